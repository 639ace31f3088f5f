"""How strong a player is, exactly: its chance to win against another, computed over the layers of the solution."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from operator import add
from typing import Final

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.bots.solution_index import (
    STILL_OPEN,
    CannotSolve,
    Group,
    after_winning,
    board_number,
    check_table,
    face_ups,
    group,
    groups,
    layers,
    lead_of,
    lead_step,
    leads,
    moves,
    needed_last,
    next_cards,
    taken_sets,
)
from mahe.bots.solution_index import result as result_of
from mahe.executors import Threads, in_order
from mahe.kernel.policy_evaluation import MoveTable, Reached, add_reached, by_decider
from mahe.lab.solve import PRECISION
from mahe.lab.solve.fixed_policies import FixedPolicy, PerfectPolicy
from mahe.lab.solve.value_iteration import MOST_PASSES, Block, Solver, check_settled, pad
from mahe.lab.solve.whole_game import Progress, change_allowed
from mahe.rules import LAST_CLUTCH, RAFT, Counts, Rules
from mahe.rules.solved_game import BOARDS

COUNTED: Final = 0.1
"""How precisely decisions are counted."""


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
class Loss:
    """What a player gives away against perfect play, in winning chances, over many positions."""

    mean: float
    worst: float


class _Match:
    """One player against another, one set of taken cards after the other."""

    def __init__(self, rules: Rules, one: FixedPolicy, other: FixedPolicy, precision: float) -> None:
        self._rules = rules
        self._players = one, other
        goal = change_allowed(rules, precision)
        self._goals = goal, change_allowed(rules, max(precision, COUNTED))
        self._solver = Solver(rules, goal, keep=False)
        known = moves(third_die_at_seven=rules.third_die_at_seven)
        self._table = MoveTable(known.rows, known.order, known.signs, float(rules.third_die_at_seven))

    def play(
        self, taken: Counts, best: Mapping[Counts, Floats], following: Mapping[Counts, Reached]
    ) -> tuple[Floats, Reached, int]:
        """Return what perfect play and the player reach with these cards taken, and how many leads that took."""
        rules, count = self._rules, len(leads(taken))
        for player in self._players:
            player.prepare(taken)
        after = Reached(*(np.zeros((BOARDS, count)) for _ in range(4)))
        weights = next_cards(rules, taken)

        def visit(block: Block) -> None:
            rolls, others = (player.rolls(block) for player in self._players)
            perfect = block.for_y[STILL_OPEN], block.for_x[STILL_OPEN]
            lanes, places = block.lanes, pad(block.lanes)
            for is_mirrored in (False, True):
                # The player is X, then it is Y, whose lead is the other way round.
                if is_mirrored:
                    rolls, others, places = rolls[::-1], others[::-1], count - 1 - places
                    perfect = 1 - perfect[1], 1 - perfect[0]
                    lanes = lanes[count - 1 - lanes != lanes]
                signs = self._table.signs
                turns = by_decider(signs, rolls[0], others[0]), by_decider(signs, others[1], rolls[1])
                later = _later(block.group, places, following)
                kept = places[: len(lanes)]
                weight = weights[block.group.face_up]
                worst = add_reached(after, kept, weight, *later, perfect, turns, self._table, self._goals, MOST_PASSES)
                check_settled(worst, 1)

        values = self._solver.solve(taken, best, visit)
        for face_up, weight in weights.items():
            decided = group(rules, taken, face_up).first
            for side in (after.own, after.other):
                side[:, count - decided :] += weight
        check_settled(0, 1, *after)
        return values.after, after, values.leads


def _later(some: Group, places: Ints, following: Mapping[Counts, Reached]) -> tuple[Reached, Ints, Ints]:
    """Return what is reached once the open clutch is taken, and the columns for these leads by who takes it."""
    lead = leads(some.taken)[places]
    if some.face_up == LAST_CLUTCH:
        step = lead_step(some.face_up)
        chances = np.tile(result_of(np.concatenate([lead + step, lead - step])), (BOARDS, 1))
        nothing = np.zeros_like(chances)
        columns = np.arange(2 * len(places))
        return Reached(chances, chances, nothing, nothing), columns[: len(places)], columns[len(places) :]
    taken, won, lost = after_winning(some, lead)
    return following[taken], won, lost


def strength(
    rules: Rules, one: FixedPolicy, other: FixedPolicy, *, precision: float = PRECISION, progress: Progress, label: str
) -> Strength:
    """Return what *one* reaches against *other*, to *precision*."""
    check_table(rules)
    match = _Match(rules, one, other, precision)
    best: dict[Counts, Floats] = {}
    after: dict[Counts, Reached] = {}
    total = sum(some.count for count in layers(rules) for some in groups(rules, count))
    with progress(total, label) as advance:
        for count in layers(rules):
            later, following = best, after
            work = partial(match.play, best=later, following=following)
            best, after = {}, {}
            tasks = ((taken,) for taken in taken_sets(rules, count))
            with Threads() as pool, _cancelling(one, other), closing(in_order(pool, work, tasks)) as played:
                for (taken,), (best[taken], after[taken], solved), _ in played:
                    advance(solved)
                    for done_with in needed_last(taken):
                        later.pop(done_with, None)
                        following.pop(done_with, None)
                        one.forget(done_with)
                        other.forget(done_with)
    (start,) = after.values()
    board = board_number(RAFT, RAFT, False)
    decisions = (start.own_decisions[board, 0] + start.other_decisions[board, 0]) / 2
    return Strength(float(start.own[board, 0]), float(start.other[board, 0]), float(decisions))


@contextmanager
def _cancelling(*players: FixedPolicy) -> Iterator[None]:
    """If this is left by an error or Ctrl-C, let what has begun end soon."""
    try:
        yield
    except BaseException:
        for player in players:
            player.cancel()
        raise


def last_clutch_loss(rules: Rules, one: FixedPolicy, mine: Counts, others: Counts) -> Loss:
    """Return what *one* gives away when only the last clutch is left and it holds *mine*, perfect play *others*.

    This is over all boards, with either of them to move. Raise CannotSolve if these cards are not all there are.
    """
    check_table(rules)
    taken = tuple(map(add, mine, others))
    if face_ups(rules, taken) != [LAST_CLUTCH]:
        raise CannotSolve(f"with {taken} cards of 1 to 6 eggs taken, the last clutch is not the only one left")
    best, reached, _ = _Match(rules, one, PerfectPolicy(rules), PRECISION).play(taken, {}, {})
    place = int(np.searchsorted(leads(taken), lead_of(mine, others)))
    own = best[:, place] - reached.own[:, place]
    other = 1 - best[:, len(leads(taken)) - 1 - place] - reached.other[:, place]
    given = np.concatenate([own, other])
    return Loss(float(given.mean()), float(given.max()))
