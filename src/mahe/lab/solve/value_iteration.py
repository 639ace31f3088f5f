"""One step of the solution: all positions in which the same cards have been taken, by value iteration.

What they are worth depends on what those with one more card taken are worth *after* the next card is turned up, and on
each other, because turtles go back to the raft. The second is settled by sweeps. How far the values may be from the
truth follows from how much the last sweep changed them, and from how long at most it takes until a clutch is won.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.bots.solution import pack_block
from mahe.bots.solution_index import (
    MOVER_WON,
    RIDER_WON,
    STILL_OPEN,
    Group,
    after_winning,
    group,
    lead_step,
    leads,
    moves,
    next_cards,
    result,
)
from mahe.kernel.solver import LEAVES, ROWS, settle, value_move
from mahe.rules import LAST_CLUTCH, Counts, MaheError, Rules
from mahe.rules.solved_game import BOARDS, LANES

ROUNDING: Final = 2e-14
"""More than the sums and products of one sweep can lose in 64-bit floating point."""

MOST_PASSES: Final = 10_000


@dataclass(frozen=True, slots=True)
class Block:
    """Leads of a group that have been settled side by side."""

    group: Group
    lanes: Ints
    """Their places among the leads."""
    for_x: Floats
    for_y: Floats
    """The buffers of `mahe.kernel.solver`, at rest."""


Visit: TypeAlias = Callable[[Block], None]


class NotSettled(MaheError):
    """Values that do not converge."""


@dataclass(frozen=True, slots=True)
class TakenValues:
    """What positions with the same cards taken are worth."""

    after: Floats
    """By board and lead, of whoever is to move: before the next card is turned up."""
    blocks: tuple[bytes, ...]
    """The values with each card open, as the file keeps them; none if they were not asked for."""
    change: float
    """How much the last sweep changed at most."""
    passes: int
    """Of all blocks together."""
    settled: int
    """How many blocks there were."""
    leads: int
    """How many were solved."""


@cache
def longest_wait(*, third_die_at_seven: bool) -> float:
    """Return a bound on the moves until a clutch is won, on average, if both sides did all they can to win none."""
    rows = moves(third_die_at_seven=third_die_at_seven).rows
    wait = np.zeros((ROWS, LANES))
    longer = np.empty((BOARDS, LANES))

    def move_once_more() -> None:
        for board in range(BOARDS):
            value_move(wait, longer, board, rows, 1.0, None, 0.0, 0.0, None, np.empty(LEAVES * LANES), np.zeros(LANES))
        np.add(longer, 1, out=longer)

    move_once_more()
    while (longer - wait[STILL_OPEN]).max() >= 1e-9:
        wait[STILL_OPEN] = longer
        move_once_more()
    wait *= 1 + 1e-6
    move_once_more()
    # What is no less than one move more than itself is no less than the truth.
    assert (longer <= wait[STILL_OPEN]).all()
    return float(wait.max())


class Solver:
    """Solves the taken sets of one table, any number at once in threads."""

    def __init__(self, rules: Rules, goal: float, *, keep: bool) -> None:
        self._rules = rules
        self._goal = goal
        self._keep = keep
        self._moves = moves(third_die_at_seven=rules.third_die_at_seven)

    def solve(self, taken: Counts, following: Mapping[Counts, Floats], visit: Visit | None = None) -> TakenValues:
        """Return what positions with these cards taken are worth, given `TakenValues.after` of those with one more.

        *visit* is shown every block when it is settled.
        """
        rules, table = self._rules, self._moves
        count = len(leads(taken))
        after = np.zeros((BOARDS, count))
        guess = np.empty((2, BOARDS, (count + 1) // 2))
        is_guessed = np.zeros(guess.shape[2], bool)
        blocks: list[bytes] = []
        change, passes, settled, solved = 0.0, 0, 0, 0
        for face_up, weight in next_cards(rules, taken).items():
            some = group(rules, taken, face_up)
            solved += some.count
            after[:, count - some.first :] += weight
            for first in range(some.first, some.end, LANES):
                lanes = np.arange(first, min(first + LANES, some.end))
                padded = pad(lanes)
                for_x, for_y = won_buffers(some, padded, following)
                fresh = ~is_guessed[lanes]
                either = (for_x[MOVER_WON] + for_y[MOVER_WON])[:, : len(lanes)] / 2
                guess[:, :, lanes[fresh]] = either[:, fresh]
                is_guessed[lanes] = True
                for_y[STILL_OPEN], for_x[STILL_OPEN] = guess[:, :, padded]
                last, used = settle(for_x, for_y, table.rows, table.order, table.signs, self._goal, MOST_PASSES)
                check_settled(last, self._goal, for_x[STILL_OPEN], for_y[STILL_OPEN])
                change, passes, settled = max(change, last), passes + used, settled + 1
                mine, others = for_y[STILL_OPEN, : len(lanes)], for_x[STILL_OPEN, : len(lanes)]
                guess[:, :, lanes] = mine, others
                after[:, lanes] += weight * mine
                mirrored = count - 1 - lanes
                is_other = mirrored != lanes
                after[:, mirrored[is_other]] += weight * (1 - others[:, is_other])
                if visit:
                    visit(Block(some, lanes, for_x, for_y))
                if self._keep:
                    blocks.append(pack_block(np.stack([mine, others])))
        return TakenValues(after, tuple(blocks), change, passes, settled, solved)


def check_settled(last: float, goal: float, *values: Floats) -> None:
    """Raise NotSettled if values changed by more than their goal in the last pass, or are no numbers at all."""
    if not (last <= goal and all(np.isfinite(some).all() for some in values)):
        raise NotSettled(f"values still change by {last:g} after {MOST_PASSES:,} passes")


def pad(lanes: Ints) -> Ints:
    """Return as many places as there are lanes, the last one again and again."""
    padded: Ints = np.minimum(lanes[0] + np.arange(LANES), lanes[-1])
    return padded


def won_buffers(some: Group, lanes: Ints, following: Mapping[Counts, Floats]) -> tuple[Floats, Floats]:
    """Return both buffers with what winning the clutch is worth filled in, for the leads of these places."""
    for_x, for_y = np.empty((ROWS, LANES)), np.empty((ROWS, LANES))
    won = MOVER_WON, RIDER_WON
    lead, step = leads(some.taken)[lanes], lead_step(some.face_up)
    # X takes the clutch first: as the mover in X's turn, as the rider in Y's.
    if some.face_up == LAST_CLUTCH:
        for slot, changed in enumerate((lead + step, lead - step)):
            for_x[won[slot]] = for_y[won[1 - slot]] = result(changed)
        return for_x, for_y
    taken, *columns = after_winning(some, lead)
    values = following[taken]
    for slot, places in enumerate(columns):
        for_x[won[slot]] = 1 - values[:, len(leads(taken)) - 1 - places]
        for_y[won[1 - slot]] = values[:, places]
    return for_x, for_y
