"""Fixed policies: every decision follows from the position, so that results can be computed, not sampled.

A policy is asked for blocks of positions: in which of them it would throw another die. X and Y are the two sides of a
block, as in `mahe.kernel.solver`; the policy answers for both.
"""

from __future__ import annotations

from functools import cache
from random import Random
from threading import Event, local
from typing import Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mahe.arrays import Floats, Ints
from mahe.bots import Bot, make_bot
from mahe.bots.learned_solution import LearnedSolution, learned_solution
from mahe.bots.lookahead import Boards, Hands
from mahe.bots.navigator import RuleOfThumb
from mahe.bots.solution_index import (
    MOVER_WON,
    RIDER_WON,
    STILL_OPEN,
    Group,
    all_boards,
    face_ups,
    lead_step,
    leads,
    moves,
    next_cards,
    result,
    with_card,
)
from mahe.bots.solved_position import solved_position
from mahe.bots.swimmer import DEFAULT_RISKS
from mahe.kernel.solver import CHOICES, ROWS, decide
from mahe.lab.solve.value_iteration import Block, pad
from mahe.rules import FACES, LAST_CLUTCH, LIMIT, RAFT, TURTLES, Counts, MaheError, Roll, Rules, State, Stop
from mahe.rules.landings import bust_faces
from mahe.rules.solved_game import BOARDS, LANES

Cases: TypeAlias = NDArray[np.int8]
"""By board, choice and lane: in how many cases of 2 another die is thrown."""

Rolls: TypeAlias = tuple[Cases, Cases]
"""The same in X's moves and in Y's."""

THROWS: Final = [(1, total) for total in FACES] + [(2, total) for total in range(2, LIMIT + 1)]
"""Dice and total of each choice, in the order of `mahe.kernel.solver`."""


class FixedPolicy(Protocol):
    """A policy whose decision in every position is known."""

    def prepare(self, taken: Counts) -> None:
        """Get ready for positions with these cards taken; those with one more have been asked for."""
        ...

    def rolls(self, block: Block, /) -> Rolls:
        """Return the decisions in a block, which perfect play has settled."""
        ...

    def forget(self, taken: Counts) -> None:
        """Positions with these cards taken are not asked for any more."""
        ...

    def cancel(self) -> None:
        """Make calls that run in other threads end soon: their results are not needed any more."""
        ...


class _Stateless:
    """Needs no preparation and remembers nothing."""

    def prepare(self, taken: Counts) -> None:
        """Nothing to do."""

    def forget(self, taken: Counts) -> None:
        """Nothing to do."""

    def cancel(self) -> None:
        """Nothing to do: it is quick."""


class PerfectPolicy(_Stateless):
    """Plays its best, and expects the same of the other."""

    def __init__(self, rules: Rules) -> None:
        self._moves = moves(third_die_at_seven=rules.third_die_at_seven)

    def rolls(self, block: Block, /) -> Rolls:
        """Return what is best."""
        x = np.empty((BOARDS, CHOICES, LANES), np.int8)
        y = np.empty((BOARDS, CHOICES, LANES), np.int8)
        decide(block.for_x, self._moves.rows, self._moves.signs, x)
        decide(block.for_y, self._moves.rows, -self._moves.signs, y)
        return x, y


class DiceOnlyPolicy(_Stateless):
    """Looks at nothing but its dice: given in how many cases of 2 it throws, by choice."""

    def __init__(self, cases: list[int]) -> None:
        rolls = np.empty((BOARDS, CHOICES, LANES), np.int8)
        rolls[:] = np.array(cases)[:, None]
        self._rolls = rolls

    def rolls(self, _block: Block, /) -> Rolls:
        """Return the same everywhere."""
        return self._rolls, self._rolls


class LookaheadPolicy:
    """Looks through the rest of the turn by an evaluation, as navigator and ancient do."""

    def __init__(self, rules: Rules, evaluation: RuleOfThumb | LearnedSolution) -> None:
        self._rules = rules
        self._evaluation = evaluation
        self._moves = moves(third_die_at_seven=rules.third_die_at_seven)
        self._after: dict[Counts, Floats] = {}
        self._here = local()

    def prepare(self, taken: Counts) -> None:
        """Value all positions with these cards taken."""
        unseen = np.array(self._rules.deck) - taken
        count = len(leads(taken))
        held = np.empty((count, 3, len(FACES)), np.int64)
        held[:, 1] = [mine for _, (mine, _) in sorted(shares(taken).items())]
        held[:, 2] = np.array(taken) - held[:, 1]
        # By whose chance it is (the one to move, the other), board and lead of the one to move.
        after = np.zeros((2, BOARDS, count))
        self._here.open = {}
        for face_up, weight in next_cards(self._rules, taken).items():
            held[:, 0] = unseen - (np.arange(1, 7) == face_up)
            hands = Hands(held, np.zeros((count, 2), bool), np.full(count, face_up))
            values = self._evaluation.all_values(self._rules, _boards(), hands, 0)
            chances = np.ascontiguousarray(np.moveaxis(values, 2, 0), np.float64)
            self._here.open[face_up] = chances
            after += chances * weight
        self._after[taken] = after

    def rolls(self, block: Block, /) -> Rolls:
        """Return what looks best to the evaluation."""
        some, places = block.group, pad(block.lanes)
        return self._turn(some, places), self._turn(some, len(leads(some.taken)) - 1 - places)

    def forget(self, taken: Counts) -> None:
        """Drop the values of positions with these cards taken."""
        self._after.pop(taken, None)

    def cancel(self) -> None:
        """Nothing to do: it is quick."""

    def _turn(self, some: Group, places: Ints) -> Cases:
        """Return the decisions in the turn of one with leads of these places, theirs and those of who rides on them."""
        found = np.empty((2, BOARDS, CHOICES, LANES), np.int8)
        lead, step = leads(some.taken)[places], lead_step(some.face_up)
        # After the move the other is to move. Who decides looks at their own chance: a rider is the other.
        for rider, sign in ((0, 1), (1, -1)):
            buffer = np.empty((ROWS, LANES))
            buffer[STILL_OPEN] = self._here.open[some.face_up][1 - rider][:, len(leads(some.taken)) - 1 - places]
            for rows, taker in ((MOVER_WON, 1), (RIDER_WON, -1)):
                won = lead + taker * step
                if some.face_up == LAST_CLUTCH:
                    buffer[rows] = result(sign * won)
                else:
                    taken = with_card(some.taken, some.face_up)
                    columns = np.searchsorted(leads(taken), -won)
                    buffer[rows] = self._after[taken][1 - rider][:, columns]
            decide(buffer, self._moves.rows, np.ones(BOARDS), found[rider])
        by_decider: Cases = np.where((self._moves.signs > 0)[:, None, None], found[0], found[1])
        return by_decider


class InconsistentBot(MaheError):
    """A bot whose choices depend on more than a position's board, open card, eggs and cards."""


class Cancelled(Exception):
    """Raised in a thread whose result is not needed any more."""


class BotPolicy(_Stateless):
    """Any deterministic bot, asked in every position: for short decks.

    It is asked twice, on either seat and with other cards that make the same eggs, and must choose the same.
    """

    def __init__(self, rules: Rules, name: str) -> None:
        self._rules = rules
        self._name = name
        self._here = local()
        self._is_cancelled = Event()
        # A bot that cannot play this table says so before the work begins.
        nothing = (0,) * len(FACES)
        throws_on(self._bot(), state_on(rules, 1, 0, face_ups(rules, nothing)[0], nothing, nothing), 1, 1)

    def rolls(self, block: Block, /) -> Rolls:
        """Return what the bot says."""
        some = block.group
        found = np.zeros((2, BOARDS, CHOICES, LANES), np.int8)
        for lane, place in enumerate(block.lanes):
            hands = shares(some.taken)[int(leads(some.taken)[place])]
            for side in range(2):
                for board in range(BOARDS):
                    if self._is_cancelled.is_set():
                        raise Cancelled
                    # X is on the first seat, then on the second.
                    one, two = (
                        self._choices(1 + (side + seat) % 2, board, some, mine, side) for seat, mine in enumerate(hands)
                    )
                    if one != two:
                        raise InconsistentBot(
                            f"{self._name} does not choose alike with the same board, eggs and cards, "
                            "so what it reaches cannot be computed"
                        )
                    found[side, board, :, lane] = one
        return found[0], found[1]

    def cancel(self) -> None:
        """Ask no more: it can take hours."""
        self._is_cancelled.set()

    def _choices(self, mover: int, board: int, some: Group, mine: Counts, side: int) -> list[int]:
        """Return in how many cases of 2 another die is thrown, by choice, in the turn of X, who has *mine*, or of Y."""
        others = tuple(all_ - one for all_, one in zip(some.taken, mine, strict=True))
        hands = (others, mine) if side else (mine, others)
        state = state_on(self._rules, mover, board, some.face_up, *hands)
        return [2 * throws_on(self._bot(), state, *throw) for throw in THROWS]

    def _bot(self) -> Bot:
        """Return a bot of this thread's own."""
        if not hasattr(self._here, "bot"):
            self._here.bot = make_bot(self._name, Random(0))
        bot: Bot = self._here.bot
        return bot


def state_on(rules: Rules, mover: int, board: int, face_up: int, mine: Counts, others: Counts) -> State:
    """Return a position at the start of a turn of the seat *mover*, who holds the cards *mine*."""
    own, other, is_below = _boards_as_numbers()[board]
    places, hands, is_second_on_top = (own, other), (mine, others), is_below
    if mover == 2:
        places, hands, is_second_on_top = (other, own), (others, mine), not is_below
    return solved_position(rules, mover, places, is_second_on_top=is_second_on_top, face_up=face_up, hands=hands)


def throws_on(bot: Bot, state: State, dice: int, total: int) -> bool:
    """Return whether *bot* throws another die where *dice* dice make *total* in the turn that begins in *state*."""
    if dice == 2 and total > state.rules.highest_open:
        return False
    throw = total if dice == 1 else 10 * (total // 2) + total - total // 2
    thrown = state._replace(mover=TURTLES[state.turn - 1], throw=throw)
    return isinstance(bot.choose(thrown, (Roll(), Stop())), Roll)


def fixed_policy(rules: Rules, name: str) -> FixedPolicy:
    """Return the bot of this name as a policy: our own by what is known of them, any other by asking it."""
    match name:
        case "hatchling":
            return DiceOnlyPolicy([1] * CHOICES)
        case "swimmer":
            return DiceOnlyPolicy([2 * (bust_faces(total) <= DEFAULT_RISKS[dice - 1]) for dice, total in THROWS])
        case "navigator":
            return LookaheadPolicy(rules, RuleOfThumb())
        case "ancient":
            return LookaheadPolicy(rules, learned_solution())
    return BotPolicy(rules, name)


@cache
def shares(taken: Counts) -> dict[int, tuple[Counts, Counts]]:
    """Return for each lead cards that whoever has it may hold, and others, if there are any."""
    found: dict[int, tuple[Counts, Counts]] = {0: ((), ())}
    for eggs, count in zip(FACES, taken, strict=True):
        before, found = found, {}
        for lead, (low, high) in before.items():
            for mine in range(count + 1):
                hands = (*low, mine), (*high, mine)
                key = lead + lead_step(eggs) * (2 * mine - count)
                found[key] = min(found.get(key, hands)[0], hands[0]), max(found.get(key, hands)[1], hands[1])
    return found


@cache
def _boards_as_numbers() -> list[tuple[int, int, bool]]:
    """Return the places of the own turtle and of the other, and whether the own one is below, by board."""
    return list(zip(*(column.tolist() for column in all_boards()), strict=True))


@cache
def _boards() -> Boards:
    """Return all boards as the look-ahead represents them, the first player to move."""
    own, other, is_below = all_boards()
    is_stack = (own == other) & (own != RAFT)
    level = np.stack([is_stack & ~is_below, is_stack & is_below], axis=1).astype(np.int64)
    return Boards(np.stack([own, other], axis=1), level)
