"""A solved game in a file: values come back as they were, and damage is found."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from mahe.bots.solution import QUANTUM, BadSolution, NotSolved, Solution, pack_block, unpack_block
from mahe.bots.solution_index import face_ups, leads, taken_sets
from mahe.rules import Counts
from mahe.rules.score import EGG
from mahe.rules.solved_game import BOARDS
from tests.kit.solved import SHORT, SOLVED


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    path = tmp_path / "short.solved"
    shutil.copy(SOLVED, path)
    return path


def _change(path: Path, place: int, data: bytes) -> None:
    content = bytearray(path.read_bytes())
    content[place : place + len(data) or None] = data
    path.write_bytes(content)


@pytest.mark.parametrize("width", [1, 5, 16])
def test_a_block_comes_back_within_its_quantum(width: int) -> None:
    values = np.random.default_rng(1).random((2, BOARDS, width))
    values[0, 0, 0], values[1, -1, -1] = 0, 1
    assert np.abs(unpack_block(pack_block(values)) / 65535 - values).max() <= QUANTUM


def test_the_file_that_ships_is_small_sound_and_for_the_short_game() -> None:
    solution = Solution(SOLVED)
    solution.check()
    assert solution.rules == SHORT
    assert SOLVED.stat().st_size < 300_000
    assert 0.5 < solution.value < 0.6
    assert solution.error < 1e-5


def test_with_a_lead_of_more_than_seven_nothing_can_be_lost_any_more() -> None:
    solution = Solution(SOLVED)
    taken = (0, 0, 0, 1, 1, 1)
    lead = int(leads(taken)[-1])
    assert lead == EGG * 15 + 3
    assert (solution.chances(taken, 7, lead) == 1).all()
    assert (solution.chances(taken, 7, -lead) == 0).all()


def test_more_eggs_are_never_worth_less() -> None:
    solution = Solution(SOLVED)
    for count in range(4):
        for taken in taken_sets(SHORT, count):
            for face_up in face_ups(SHORT, taken):
                chances = np.array([solution.chances(taken, face_up, int(lead)) for lead in leads(taken)])
                assert (np.diff(chances, axis=0) >= -2 * QUANTUM).all()


def test_a_file_that_is_no_solution_is_refused(tmp_path: Path) -> None:
    for content in (b"", b"short", b"[Mahe 1]\n" * 10):
        path = tmp_path / "other"
        path.write_bytes(content)
        with pytest.raises(BadSolution, match="is not a solved game"):
            Solution(path)


def test_another_version_is_refused(copy: Path) -> None:
    _change(copy, 8, b"\2")
    with pytest.raises(BadSolution, match="version 2"):
        Solution(copy)


@pytest.mark.parametrize("place", [12, 40])
def test_a_damaged_header_is_refused(copy: Path, place: int) -> None:
    _change(copy, place, b"\xff")
    with pytest.raises(BadSolution, match="header"):
        Solution(copy)


@pytest.mark.parametrize("size", [20, 500, 1500, -1])
def test_a_cut_file_is_refused(copy: Path, size: int) -> None:
    copy.write_bytes(copy.read_bytes()[:size])
    with pytest.raises(BadSolution, match="damaged"):
        Solution(copy)


def test_a_damaged_block_is_found_when_it_is_read(copy: Path) -> None:
    _change(copy, copy.stat().st_size - 5, b"\0\0")
    solution = Solution(copy)
    with pytest.raises(BadSolution, match="block"):
        solution.check()


@pytest.mark.parametrize(
    ("taken", "face_up", "lead"),
    [
        ((0, 0, 0, 0, 0, 0), 1, 1),
        ((1, 0, 0, 0, 0, 0), 1, EGG + 1),
        ((1, 0, 0, 0, 0, 0), 2, 0),
        ((1, 0, 0, 0, 0, 0), 2, 100 * EGG),
        ((1, 1, 1, 0, 0, 0), 4, EGG * 6 + 3),
        ((1, 0, 0, 0, 0, 0), 7, EGG + 1),
        ((1, 1, 1, 1, 0, 0), 5, EGG * 10 + 4),
        ((2, 0, 0, 0, 0, 0), 3, 2 * EGG + 2),
    ],
)
def test_what_cannot_occur_is_refused(taken: Counts, face_up: int, lead: int) -> None:
    with pytest.raises(NotSolved, match="taken"):
        Solution(SOLVED).chances(taken, face_up, lead)
