"""How strong a player is, exactly: its chance to win against another, computed over the layers of the solution."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from mahe.bots.layers import (
    BOARDS,
    EGG,
    Group,
    board_number,
    check_table,
    face_ups,
    group,
    groups,
    layers,
    leads,
    moves,
    takings,
    with_card,
)
from mahe.bots.layers import result as result_of
from mahe.kernel.solver import LANES, ROWS, settle_played
from mahe.lab.solve.game import PRECISION, Progress, change_allowed, in_threads
from mahe.lab.solve.players import Player
from mahe.lab.solve.taking import MOST_PASSES, Solver, pad
from mahe.rules import LAST_CLUTCH, RAFT, Counts, Rules

Array: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class Strength:
    """What a player reaches against another."""

    first: float
    """Its chance to win if it begins."""
    second: float
    """Its chance to win if the other begins."""
    decisions: float
    """How often it decides in a game, on average, while the game is open."""

    @property
    def score(self) -> float:
        """Its chance to win if lots are drawn for who begins."""
        return (self.first + self.second) / 2

    @property
    def loss(self) -> float:
        """What it gives away with each decision on average: its part of what is missing to one half.

        This is exact against perfect play, where what is missing is the sum of all that was given away.
        """
        return (0.5 - self.score) / self.decisions


@dataclass(frozen=True, slots=True)
class _After:
    """By board and the player's lead, before a card is turned up."""

    own: Array
    """Its chance to win if it is to move."""
    other: Array
    """Its chance to win if the other is."""
    own_decisions: Array
    other_decisions: Array


class _Match:
    """One player against another, taking by taking."""

    def __init__(self, rules: Rules, one: Player, other: Player, goal: float) -> None:
        self._rules = rules
        self._players = one, other
        self._goal = goal
        self._solver = Solver(rules, goal, keep=False)
        self._moves = moves(third_die_at_seven=rules.third_die_at_seven)
        self._mine = (self._moves.signs > 0)[:, None, None]

    def play(
        self, taken: Counts, best: Mapping[Counts, Array], following: Mapping[Counts, _After]
    ) -> tuple[Array, _After, int]:
        """Return what perfect play and the player reach with these cards taken, and how many leads that took."""
        rules, count = self._rules, len(leads(taken))
        for player in self._players:
            player.prepare(taken)
        after = _After(*(np.zeros((BOARDS, count)) for _ in range(4)))
        unseen = np.array(rules.deck) - taken
        weights = {
            face_up: 1.0 if face_up == LAST_CLUTCH else unseen[face_up - 1] / unseen.sum()
            for face_up in face_ups(rules, taken)
        }

        def visit(some: Group, lanes: Array, for_x: Array, for_y: Array) -> None:
            (x, y), (other_x, other_y) = (player.rolls(some, lanes, for_x, for_y) for player in self._players)
            weight = weights[some.face_up]
            # The player is X, then it is Y, whose lead is the other way round.
            turns = np.where(self._mine, x, other_x), np.where(self._mine, other_y, y)
            self._settle(some, pad(lanes), turns, following, after, weight, len(lanes))
            mirrored = count - 1 - pad(lanes)
            width = int((mirrored[: len(lanes)] != lanes).sum())
            turns = np.where(self._mine, y, other_y), np.where(self._mine, other_x, x)
            self._settle(some, mirrored, turns, following, after, weight, width)

        taking = self._solver.solve(taken, best, visit)
        for face_up, weight in weights.items():
            decided = group(rules, taken, face_up).first
            for side in (after.own, after.other):
                side[:, count - decided :] += weight
        return taking.after, after, taking.leads

    def _settle(
        self,
        some: Group,
        places: Array,
        turns: tuple[Array, Array],
        following: Mapping[Counts, _After],
        after: _After,
        weight: float,
        width: int,
    ) -> None:
        """Add to *after* what the player reaches with leads of these places, of which the first *width* count."""
        lead = leads(some.taken)[places]
        step = EGG * some.face_up + 1
        signs = self._moves.signs
        nothing: Array = np.zeros(BOARDS)
        seven = float(self._rules.third_die_at_seven)
        own_won, other_won = slice(BOARDS, 2 * BOARDS), slice(2 * BOARDS, ROWS)
        for is_count in (False, True):
            own, other = np.empty((ROWS, LANES)), np.empty((ROWS, LANES))
            for sign, in_own, in_other in ((1, own_won, other_won), (-1, other_won, own_won)):
                if some.face_up == LAST_CLUTCH:
                    own[in_own] = other[in_other] = 0 if is_count else result_of(lead + sign * step)
                else:
                    known = following[with_card(some.taken, some.face_up)]
                    columns = np.searchsorted(leads(with_card(some.taken, some.face_up)), lead + sign * step)
                    own[in_own] = (known.other_decisions if is_count else known.other)[:, columns]
                    other[in_other] = (known.own_decisions if is_count else known.own)[:, columns]
            own[:BOARDS] = 0.5
            counted = ((signs > 0) * 1.0, (signs < 0) * 1.0) if is_count else (nothing, nothing)
            last = settle_played(own, other, self._moves.rows, *turns, *counted, seven, self._goal, MOST_PASSES)
            assert last <= self._goal
            targets = (after.own_decisions, after.other_decisions) if is_count else (after.own, after.other)
            targets[0][:, places[:width]] += weight * other[:BOARDS, :width]
            targets[1][:, places[:width]] += weight * own[:BOARDS, :width]


def strength(
    rules: Rules, one: Player, other: Player, *, precision: float = PRECISION, progress: Progress, label: str
) -> Strength:
    """Return what *one* reaches against *other*, to *precision*."""
    check_table(rules)
    match = _Match(rules, one, other, change_allowed(rules, precision))
    best: dict[Counts, Array] = {}
    after: dict[Counts, _After] = {}
    total = sum(some.count for count in layers(rules) for some in groups(rules, count))
    with progress(total, label) as advance:
        for count in layers(rules):
            work = partial(match.play, best=best, following=after)
            best, after = {}, {}
            with closing(in_threads(work, takings(rules, count))) as played:
                for taken, (values, found, solved) in played:
                    best[taken], after[taken] = values, found
                    advance(solved)
    (start,) = after.values()
    board = board_number(RAFT, RAFT, False)
    decisions = (start.own_decisions[board, 0] + start.other_decisions[board, 0]) / 2
    return Strength(float(start.own[board, 0]), float(start.other[board, 0]), float(decisions))
