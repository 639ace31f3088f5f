"""Navigator: searches its turn exhaustively, and evaluates the outcomes by a rule of thumb.

The rule of thumb is a race. `fewest_moves` says how many moves a lone turtle in a hurry needs to the beach. It moves
only in its owner's turn, so we know when it is due there if nothing happens to it; whoever sits on top of it will
collect. The sooner a turtle is due, the larger the claim of its stack's top on the clutch that lies face up. Count each
seat's eggs, add its claim's part of the open clutch and a little of what is still to come, and whoever is ahead will
win the more likely the further ahead it is, and the less there is still to come.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from mahe.arrays import Floats, Ints, np
from mahe.bots.lookahead import BLOCK, Boards, Hands, topmost, won_by
from mahe.bots.lookahead_bot import LookaheadBot
from mahe.card_gain import CARD_BONUS
from mahe.rules import BEACH, FACES, LAST_CLUTCH, LIMIT, Rules
from mahe.rules.landings import steps_of

PATIENCE: Final = 1.5
"""After how many rounds a claim has fallen to about a third."""

FORESIGHT: Final = 0.05
"""How much of a claim on the open clutch is also one on all the later ones."""

SPREAD: Final = (3.0, 1.0)
"""By how many eggs the rest of the game may change a lead: a constant, and times the root of the clutches left."""


@cache
def fewest_moves() -> tuple[float, ...]:
    """Return how many moves a lone turtle needs on average to go 0 to 21 steps, if it hurries."""
    moves = (0.0,) + (3.0,) * BEACH
    while True:
        better = (0.0, *(_moves_from(distance, moves) for distance in range(1, BEACH + 1)))
        if max(abs(one - other) for one, other in zip(moves, better, strict=True)) < 1e-9:
            return better
        moves = better


def _moves_from(distance: int, moves: tuple[float, ...]) -> float:
    """Return the moves needed for *distance* if those for what is left after this one are *moves*."""
    # Not `choose` of the look-ahead: it counts moves, for one lone turtle and once. Held to the law by
    # test_a_lone_turtle_in_a_hurry_moves_as_the_law_says.

    def left(dice: int, total: int) -> float:
        steps = steps_of(dice, total)
        return moves[max(0, distance - steps)] if steps else moves[BEACH]

    def after_two(total: int) -> float:
        third = sum(left(3, total + pips) for pips in FACES) / 6
        return min(left(2, total), third) if total < LIMIT else left(2, total)

    def after_one(total: int) -> float:
        return min(left(1, total), sum(after_two(total + pips) for pips in FACES) / 6)

    return 1 + sum(after_one(total) for total in FACES) / 6


class RuleOfThumb:
    """The race to the beach, as described above.

    To hold another's turtle in one's power is worth *booty* times what a sure claim is.
    """

    def __init__(self, booty: float = 0.0) -> None:
        self._booty = booty
        self._moves = np.array(fewest_moves())

    def values(self, rules: Rules, boards: Boards, hands: Hands, board: Ints, hand: Ints, turn: int) -> Floats:
        """Return the chances by pair and seat, for pairs of a board and a hand, if *turn* is to move."""
        claims = self.claims(rules, boards, turn)[board]
        eggs, to_come, spread = _eggs(rules, hands)
        chances = _by_eggs(eggs[hand], to_come[hand], spread[hand], claims)
        last = np.flatnonzero(hands.face_up[hand] == LAST_CLUTCH)
        if len(last):
            chances[last] = _by_taker(hands.held[hand[last]], claims[last])
        return chances

    def all_values(self, rules: Rules, boards: Boards, hands: Hands, turn: int) -> Floats:
        """Return the chances by board, hand and seat, for all pairs; quicker than by naming them."""
        claims = self.claims(rules, boards, turn)[:, None]
        holdings = _eggs(rules, hands)
        last = np.flatnonzero(hands.face_up == LAST_CLUTCH)
        chances = np.empty((len(claims), len(hands.face_up), rules.players))
        at_once = max(1, BLOCK // len(hands.face_up))
        for start in range(0, len(claims), at_once):
            some = slice(start, start + at_once)
            chances[some] = _by_eggs(*holdings, claims[some])
            if len(last):
                chances[some, last] = _by_taker(hands.held[last], claims[some])
        return chances

    def claims(self, rules: Rules, boards: Boards, turn: int) -> Floats:
        """Return by board and seat how likely it is the next to take a clutch, if *turn* is to move."""
        players, each = rules.players, rules.turtles_each
        owner = np.arange(players * each) // each
        rounds = (owner - turn) % players / players + self._moves[BEACH - boards.place % BEACH] - 1
        weight = np.exp(-rounds / PATIENCE)
        taker = topmost(boards) // each
        takes = taker[:, :, None] == np.arange(players)
        claims: Floats = (weight[:, :, None] * takes).sum(axis=1)
        claims /= claims.sum(axis=1, keepdims=True)
        if self._booty:
            claims += self._booty * (takes & (taker != owner)[:, :, None]).sum(axis=1)
        return claims


def _eggs(rules: Rules, hands: Hands) -> tuple[Floats, Floats, Floats]:
    """Return by hand the eggs of each seat, what is open and still to come, and by how much eggs may mislead."""
    unseen = hands.held[:, 0]
    count = unseen.sum(axis=-1)
    pile = np.maximum(count - rules.set_aside, 0)
    later = LAST_CLUTCH + pile * (unseen @ np.array(FACES)) / np.maximum(count, 1)
    spread = SPREAD[0] + SPREAD[1] * np.sqrt(pile + 2)
    eggs = hands.held[:, 1:] @ (np.array(FACES) + CARD_BONUS)
    return eggs, hands.face_up + FORESIGHT * later, spread


def _by_eggs(eggs: Floats, to_come: Floats, spread: Floats, claims: Floats) -> Floats:
    """Return the winning chances from the eggs held, claimed and still to come."""
    scores = (eggs + to_come[..., None] * claims) / spread[..., None]
    chances: Floats = np.exp(scores - scores.max(axis=-1, keepdims=True))
    chances /= chances.sum(axis=-1, keepdims=True)
    return chances


def _by_taker(held: Ints, claims: Floats) -> Floats:
    """Return the winning chances when only the last clutch is left: whoever takes it, the result is known."""
    players = claims.shape[-1]
    parts = (won_by(held, np.full(len(held), taker)) * claims[..., taker, None] for taker in range(players))
    return sum(parts, start=np.zeros(()))


class Navigator(LookaheadBot):
    """Looks through the rest of the turn exactly, for its own turtles and for those it rides."""

    def __init__(self, rng: Random) -> None:  # noqa: ARG002 - it leaves nothing to chance
        super().__init__(RuleOfThumb())
