"""The end of the game of two with two turtles each, solved: the last clutch, or one open card and then the 7."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from mahe.arrays import Ints
from mahe.bots.last_clutch import board_keys
from mahe.bots.solution_index import CannotSolve
from mahe.bots.solved_end import CLUTCHES, SolvedEnd, pack_end
from mahe.kernel.last_clutch import House
from mahe.lab.solve.end_checkpoint import EndCheckpoint
from mahe.lab.solve.end_systems import SYSTEMS, Bounds, moves_on, solve_system
from mahe.lab.solve.last_clutch import all_boards
from mahe.lab.solve.value_iteration import ROUNDING
from mahe.lab.solve.whole_game import Progress, TooFine
from mahe.rules import Rules
from mahe.rules.stakes import Stake

FINER: Final = 100
"""How much more precisely the last clutch is solved than what is built on it."""

FINEST: Final = 1e-11
"""The precision that can be asked for."""

STEPS: Final = 20
"""How many steps of progress a system makes."""


@dataclass(frozen=True, slots=True)
class SolvedSystem:
    """What solving a system took."""

    stakes: tuple[Stake, ...]
    passes: int
    error: float
    """By how much its values may be wrong."""
    seconds: float


@dataclass(frozen=True, slots=True)
class EndAnswer:
    """The solved end, and how it was found."""

    end: SolvedEnd
    systems: tuple[SolvedSystem, ...]

    @property
    def error(self) -> float:
        """By how much any value may be wrong."""
        return max(system.error for system in self.systems)


def check_end(rules: Rules, clutches: int) -> None:
    """Raise CannotSolve unless the last *clutches* of a game by these *rules* can be solved."""
    if rules.players != 2 or rules.turtles_each != 2:
        raise CannotSolve(
            "the last clutches are solved for two players with two turtles each (--players 2 --turtles 2), "
            f"not for {rules.players} with {rules.turtles_each}"
        )
    if rules.cards_as_dice:
        raise CannotSolve("the variant in which cards are played as dice is not solved")
    if clutches not in CLUTCHES:
        raise CannotSolve(f"with two turtles each the last clutch (1) or the last two (2) are solved, not {clutches}")
    standard = Rules()
    if (rules.deck, rules.set_aside) != (standard.deck, standard.set_aside):
        raise CannotSolve("the last clutches are the same with every deck: leave out --deck and --set-aside")


def house_of(rules: Rules) -> House:
    """Return the house rules as the kernel takes them."""
    return House(int(rules.third_die_at_seven), int(rules.bust_ends_turn))


def all_keys() -> Ints:
    """Return the keys of all boards, in order."""
    return np.unique(board_keys(all_boards(), 0))


def solve_end(
    rules: Rules, clutches: int, *, precision: float, out: Path | None = None, progress: Progress
) -> EndAnswer:
    """Return the end of the game, right to *precision*; with *out*, write it to that file.

    With *out*, work that was interrupted is resumed after the last system that was finished.
    """
    check_end(rules, clutches)
    if precision < FINEST:
        raise TooFine(f"a precision of {precision:g} is too fine: for the end of the game the finest is {FINEST:g}")
    if out is None:
        return _solve(rules, clutches, precision, None, progress)
    with closing(EndCheckpoint(out, house_of(rules), precision)) as checkpoint:
        answer = _solve(rules, clutches, precision, checkpoint, progress)
        checkpoint.finish(pack_end(answer.end))
    return answer


def _solve(
    rules: Rules, clutches: int, precision: float, checkpoint: EndCheckpoint | None, progress: Progress
) -> EndAnswer:
    wanted = SYSTEMS[: 1 if clutches == 1 else None]
    keys, house = all_keys(), house_of(rules)
    moves = moves_on(keys)
    found: list[Bounds] = []
    about: list[SolvedSystem] = []
    with progress(STEPS * len(wanted), "solving") as advance:
        for number, system in enumerate(wanted):
            began = time.perf_counter()
            steps = _Steps(precision / FINER if number == 0 else precision)
            solved = checkpoint.load(_name(number)) if checkpoint else None
            if solved is None:
                last = found[0] if found else None
                solved = solve_system(system, moves, house, last, steps.goal, partial(_note, advance, steps))
                if checkpoint:
                    checkpoint.keep(_name(number), solved)
            advance(STEPS - steps.done)
            found.append(solved)
            error = float((solved.high - solved.low).max()) / 2 + solved.passes * ROUNDING
            about.append(SolvedSystem(system, solved.passes, error, time.perf_counter() - began))
    values = np.concatenate([solved.values for solved in found])
    error = max(system.error for system in about)
    return EndAnswer(SolvedEnd(rules.third_die_at_seven, rules.bust_ends_turn, error, keys, values), tuple(about))


def _note(advance: Callable[[int], None], steps: _Steps, gap: float) -> None:
    advance(steps.more(gap))


class _Steps:
    """How far a system is, by the digits that are known of its values."""

    def __init__(self, goal: float) -> None:
        self.goal = goal
        self.done = 0

    def more(self, gap: float) -> int:
        """Return how many more steps are done when the bounds are *gap* apart."""
        share = math.log(min(1, gap)) / math.log(self.goal) if gap > 0 else 1
        before, self.done = self.done, max(self.done, min(STEPS, int(STEPS * share)))
        return self.done - before


def _name(number: int) -> str:
    return f"system-{number}"
