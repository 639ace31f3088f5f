"""What bots give away in the last two clutches of the game with two turtles each, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from mahe.arrays import Floats
from mahe.bots.solved_end import SolvedEnd
from mahe.kernel.end_policy import Choices, take_turn
from mahe.kernel.last_clutch import Ahead, House, Moves
from mahe.lab.solve.end_policies import EndChoices, EndPolicy, ExpectingEndPolicy, Hand
from mahe.lab.solve.fixed_policies import shares
from mahe.lab.solve.strength import Loss
from mahe.lab.solve.value_iteration import check_settled
from mahe.rules import STANDARD_DECK, Counts, Rules
from mahe.rules.stakes import OTHERS, RESULTS, Stake, worth_of

SETTLED: Final = 1e-9
"""By how much the last pass may change a value; what is given away is told to five digits."""

MOST_PASSES: Final = 5000

OPEN: Final = 3
"""The open card of the hands that bots are measured with."""

UNSEEN: Final[tuple[Counts, ...]] = ((0, 1, 1, 1, 1, 0), (0, 2, 1, 1, 1, 0))
"""The cards set aside: four as usual; five where only an odd number of cards can make the lead."""


def hand_of(stake: Stake, house: House) -> Hand:
    """Return cards of the standard deck that make a lead of this *stake*, one in the middle of those that do."""
    for unseen in UNSEEN:
        taken = tuple(
            count - gone - (eggs == OPEN)
            for eggs, (count, gone) in enumerate(zip(STANDARD_DECK, unseen, strict=True), 1)
        )
        hands = shares(taken)
        fitting = [lead for lead in sorted(hands) if worth_of(lead, OPEN) == (stake, 0.0, 1.0)]
        if fitting:
            mine = hands[fitting[len(fitting) // 2]][0]
            rules = Rules(
                players=2,
                set_aside=sum(unseen),
                third_die_at_seven=bool(house.at_seven),
                bust_ends_turn=bool(house.bust_ends),
            )
            return Hand(rules, mine, tuple(all_ - one for all_, one in zip(taken, mine, strict=True)), OPEN, stake)
    raise AssertionError(stake)


def end_losses(policy: EndPolicy, end: SolvedEnd, moves: Moves, house: House) -> Iterator[tuple[Stake, Loss]]:
    """Yield what a policy gives away against perfect play, by stake, over all boards with either player to move."""
    perfect = ExpectingEndPolicy(end, moves, house, None)
    for stake in Stake:
        if stake is Stake.LAST:
            continue
        hand = hand_of(stake, house)
        theirs = Hand(hand.rules, hand.others, hand.mine, hand.open, OTHERS[stake])
        match = _Match(moves, house)
        own, other = match.play(
            stake,
            _merged(moves, policy.choices(hand), perfect.choices(hand)),
            _merged(moves, perfect.choices(theirs), policy.choices(theirs)),
        )
        given = np.concatenate([end.values[stake] - own, 1 - end.values[OTHERS[stake]] - other])
        yield stake, Loss(float(given.mean()), float(given.max()))


class _Match:
    """One policy against another: what is reached at the end of the game, as the first player's chance."""

    def __init__(self, moves: Moves, house: House) -> None:
        self._moves = moves
        self._house = house

    def play(self, stake: Stake, mine: EndChoices, theirs: EndChoices) -> tuple[Floats, Floats]:
        """Return what is reached on boards where the player, or the other, is to move, in turns with these choices."""
        count = len(self._moves.deciders)
        firsts: list[Floats] = []
        seconds: list[Floats] = []
        for taker in range(2):
            results = np.array(RESULTS[stake][taker])[:, None]
            won = np.repeat(results, 2 * count, axis=1)
            # The other's last clutch is by who has it in the other's eyes.
            ends = (won, won[:, :count]), (won[::-1], won[::-1, :count])
            own, other, halves = self._settle((mine.last[taker], theirs.last[1 - taker]), ends)
            firsts.append(halves)
            seconds.append(np.stack([own, other]))
        # After the player's turn the other is to move, and the other way round; each sees takers from their side.
        after = tuple(
            (
                np.stack([firsts[taker][side] for taker in (side, 1 - side)]),
                np.stack([seconds[taker][1 - side] for taker in (side, 1 - side)]),
            )
            for side in range(2)
        )
        own, other, _ = self._settle((mine.two, theirs.two), (after[0], after[1]))
        return own, other

    def _settle(
        self, choices: tuple[Choices, Choices], after: tuple[tuple[Floats, Floats], tuple[Floats, Floats]]
    ) -> tuple[Floats, Floats, Floats]:
        """Return what boards are worth by who is to move, and within turns, given what follows a clutch that is won."""
        count = len(self._moves.deciders)
        values, halves = np.full((2, count), 0.5), np.empty((2, 2 * count))
        change, passes = 1.0, 0
        while change > SETTLED and passes < MOST_PASSES:
            change, passes = 0.0, passes + 1
            for side in range(2):
                ahead = Ahead(values[1 - side], *map(np.ascontiguousarray, after[side]))
                new = np.empty(count)
                take_turn(self._moves, ahead, self._house, choices[side], False, halves[side], new)
                change, values[side] = max(change, float(np.abs(new - values[side]).max())), new
        check_settled(change, SETTLED)
        return values[0], values[1], halves


def _merged(moves: Moves, decides: EndChoices, rides: EndChoices) -> EndChoices:
    """Return the decisions in turns of one who decides as the first does, while the other rides as the second does."""

    def merge(one: Choices, two: Choices) -> Choices:
        is_own = (moves.deciders > 0)[:, :, None]
        return Choices(one.start, np.where(is_own, one.first, two.first), np.where(is_own, one.second, two.second))

    return EndChoices(
        merge(decides.two, rides.two),
        (merge(decides.last[0], rides.last[0]), merge(decides.last[1], rides.last[1])),
    )
