"""The exact solution: the same file each time, also after an interruption, and a bound on its error that holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mahe.bots.layers import CannotSolve
from mahe.bots.solution import Solution
from mahe.lab.solve.game import Answer, Progress, TooFine, change_allowed, solve
from mahe.lab.solve.store import CannotResume
from mahe.lab.solve.taking import longest_wait
from mahe.rules import Rules
from tests.kit.solved import SHORT, SOLVED, TWO_CARDS, quietly

COARSE = 1e-4


class _Interrupted(Exception):
    pass


def _solve(rules: Rules, out: Path | None = None, precision: float = COARSE) -> Answer:
    return solve(rules, precision=precision, out=out, progress=quietly)


def _interrupted_after(steps: int) -> Progress:
    @contextmanager
    def progress(_: int, label: str) -> Iterator[Callable[[int], None]]:
        del label
        done = 0

        def advance(more: int) -> None:
            nonlocal done
            done += more
            if done >= steps:
                raise _Interrupted

        yield advance

    return progress


def test_the_bound_on_the_error_holds_and_is_as_fine_as_was_asked_for() -> None:
    fine = _solve(TWO_CARDS, precision=1e-10)
    for precision in (1e-2, 1e-4, 1e-7):
        answer = _solve(TWO_CARDS, precision=precision)
        assert answer.error <= precision
        assert abs(answer.value - fine.value) <= answer.error + fine.error


def test_layers_are_told_from_the_last_clutch_back() -> None:
    answer = _solve(TWO_CARDS)
    assert [layer.taken for layer in answer.layers] == [2, 1, 0]
    assert [layer.combinations for layer in answer.layers] == [12, 12, 3]
    assert answer.positions == 505 * 27


def test_two_runs_give_the_same_file_which_looks_up_what_was_solved(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    answer = _solve(TWO_CARDS, one)
    assert _solve(TWO_CARDS, other).value == answer.value
    assert one.read_bytes() == other.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one", "other"]
    solution = Solution(one)
    assert solution.rules == TWO_CARDS
    assert solution.value == answer.value
    start = sum(float(solution.chances((0,) * 6, eggs, 0)[0]) for eggs in (2, 3, 6)) / 3
    assert start == pytest.approx(answer.value, abs=solution.error)


@pytest.mark.parametrize("steps", [1, 6, 7, 12])
def test_interrupted_and_resumed_gives_the_same_file(tmp_path: Path, steps: int) -> None:
    whole, resumed = tmp_path / "whole", tmp_path / "resumed"
    answer = _solve(TWO_CARDS, whole)
    with pytest.raises(_Interrupted):
        solve(TWO_CARDS, precision=COARSE, out=resumed, progress=_interrupted_after(steps))
    assert not resumed.exists()
    assert _solve(TWO_CARDS, resumed).value == answer.value
    assert whole.read_bytes() == resumed.read_bytes()
    assert not (tmp_path / "resumed.part").exists()


def test_unfinished_work_for_another_table_is_not_taken_up(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with pytest.raises(_Interrupted):
        solve(TWO_CARDS, precision=COARSE, out=out, progress=_interrupted_after(7))
    with pytest.raises(CannotResume, match=r"out\.part"):
        _solve(Rules(players=2, turtles_each=1, deck=(1, 0, 0, 0, 0, 0), set_aside=0), out)
    with pytest.raises(CannotResume, match=r"out\.part"):
        _solve(TWO_CARDS, out, precision=1e-5)


def test_the_file_that_ships_is_what_the_command_in_the_docs_makes(tmp_path: Path) -> None:
    solve(SHORT, out=tmp_path / "short.solved", progress=quietly)
    assert (tmp_path / "short.solved").read_bytes() == SOLVED.read_bytes()


def test_a_clutch_is_won_sooner_or_later_whatever_is_done() -> None:
    usual, at_seven = longest_wait(third_die_at_seven=False), longest_wait(third_die_at_seven=True)
    assert 5 < usual < at_seven < 1000


@pytest.mark.parametrize("rules", [Rules(), Rules(players=2), Rules(players=2, turtles_each=1, cards_as_dice=True)])
def test_other_tables_are_refused(rules: Rules) -> None:
    with pytest.raises(CannotSolve):
        _solve(rules)


def test_a_precision_beyond_floating_point_is_refused() -> None:
    with pytest.raises(TooFine, match="too fine"):
        change_allowed(SHORT, 1e-15)
