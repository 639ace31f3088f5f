"""The exact solution: the same file each time, also after an interruption, and a bound on its error that holds."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import numpy as np
import pytest

from mahe.bots.solution import Solution
from mahe.bots.solution_index import CannotSolve, leads, taken_sets
from mahe.lab.solve import checkpoint
from mahe.lab.solve.checkpoint import CannotResume
from mahe.lab.solve.value_iteration import NotSettled, Solver, longest_wait
from mahe.lab.solve.whole_game import Answer, Progress, TooFine, change_allowed, solve
from mahe.rules import Rules
from mahe.rules.solved_game import BOARDS
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


def test_the_bound_counts_all_layers_and_how_long_a_clutch_may_take() -> None:
    answer = _solve(TWO_CARDS, precision=1e-2)
    assert answer.error == pytest.approx(sum(layer.error for layer in answer.layers))
    # The last change alone would be forty times smaller.
    assert answer.error > 2e-3


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


def _half_done(out: Path) -> Path:
    """Solve all layers but the last, and return the folder of the unfinished work."""
    with pytest.raises(_Interrupted):
        solve(TWO_CARDS, precision=COARSE, out=out, progress=_interrupted_after(12))
    folder = out.with_name(f"{out.name}.part")
    assert len(json.loads((folder / "state").read_text().split("\n")[1])["layers"]) == 2
    return folder


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-8])


def _scribble(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


def _empty(path: Path) -> None:
    path.write_bytes(b"")


@pytest.mark.parametrize("name", ["state", "layer-02.blocks", "layer-01.blocks", "layer-01.after"])
@pytest.mark.parametrize("damage", [_cut, _scribble, _empty, Path.unlink], ids=["cut", "scribbled", "empty", "gone"])
def test_damaged_work_is_not_taken_up(tmp_path: Path, name: str, damage: Callable[[Path], None]) -> None:
    out = tmp_path / "out"
    damage(_half_done(out) / name)
    if (name, damage) == ("state", Path.unlink):
        _solve(TWO_CARDS, out)
        return
    with pytest.raises(CannotResume, match=r"out\.part"):
        _solve(TWO_CARDS, out)
    assert not out.exists()


@pytest.mark.parametrize(
    "state", ["[]", "{}", "7", '{"work": {}, "layers": [{}]}', '{"work": {}, "layers": 3}', "\x00"]
)
def test_a_state_that_is_none_is_not_taken_up(tmp_path: Path, state: str) -> None:
    out = tmp_path / "out"
    (_half_done(out) / "state").write_text(state)
    with pytest.raises(CannotResume, match="remove it to begin anew"):
        _solve(TWO_CARDS, out)


def test_work_of_another_solver_is_not_taken_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "out"
    _half_done(out)
    monkeypatch.setattr(checkpoint, "SOLVER", checkpoint.SOLVER + 1)
    with pytest.raises(CannotResume, match="another version"):
        _solve(TWO_CARDS, out)


def test_two_processes_do_not_work_on_the_same_file(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with closing(checkpoint.Checkpoint(out, TWO_CARDS, COARSE)), pytest.raises(CannotResume, match="another process"):
        _solve(TWO_CARDS, out)
    _solve(TWO_CARDS, out)


def test_what_is_left_when_removing_the_folder_was_interrupted_does_no_harm(tmp_path: Path) -> None:
    whole, out = tmp_path / "whole", tmp_path / "out"
    _solve(TWO_CARDS, whole)
    folder = _half_done(out)
    (folder / "state").unlink()
    (folder / "layer-01.after").unlink()
    _solve(TWO_CARDS, out)
    assert out.read_bytes() == whole.read_bytes()


def test_progress_after_an_interruption_is_of_what_is_left(tmp_path: Path) -> None:
    out = tmp_path / "out"
    _half_done(out)
    steps: list[int] = []

    @contextmanager
    def progress(total: int, label: str) -> Iterator[Callable[[int], None]]:
        del label
        steps.append(total)
        yield lambda done: steps.append(-done)

    solve(TWO_CARDS, precision=COARSE, out=out, progress=progress)
    assert steps[0] == 3
    assert sum(steps) == 0


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "far" / "out")
    _solve(TWO_CARDS, link)
    assert link.is_symlink()
    assert Solution(link).rules == TWO_CARDS


def test_what_is_not_a_number_does_not_count_as_settled() -> None:
    following = {taken: np.full((BOARDS, len(leads(taken))), np.nan) for taken in taken_sets(TWO_CARDS, 1)}
    with pytest.raises(NotSettled):
        Solver(TWO_CARDS, 1e-6, keep=False).solve((0,) * 6, following)


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


@pytest.mark.thorough
def test_a_clutch_is_won_sooner_or_later_whatever_is_done() -> None:
    usual, at_seven = longest_wait(third_die_at_seven=False), longest_wait(third_die_at_seven=True)
    assert 5 < usual < at_seven < 1000


@pytest.mark.parametrize("rules", [Rules(), Rules(players=2), Rules(players=2, turtles_each=1, cards_as_dice=True)])
def test_other_tables_are_refused(rules: Rules) -> None:
    with pytest.raises(CannotSolve):
        _solve(rules)


def test_a_precision_beyond_floating_point_is_refused() -> None:
    with pytest.raises(TooFine, match="too fine") as refusal:
        change_allowed(SHORT, 1e-15)
    assert change_allowed(SHORT, float(str(refusal.value).split()[-1])) > 0
