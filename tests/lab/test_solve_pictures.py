"""The pictures of perfect play show what oracle would do, and are the same bytes each time."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from mahe.bots.oracle import Oracle
from mahe.bots.solution import Solution
from mahe.bots.solution_index import board_number
from mahe.lab.solve.pictures import draw_all, rolls, typical_taken_set
from mahe.rules import Roll, options
from mahe.rules.score import EGG
from tests.kit import position
from tests.kit.solved import SHORT, SOLVED


@pytest.mark.parametrize(
    ("text", "own", "other", "choice"),
    [
        ("5: A | 9: B | A threw 3 | open 6 | held 1: 2 | held 2: 4", 5, 9, 2),
        ("5: A | 9: B | A threw 6 | open 6 | held 1: 2 | held 2: 4", 5, 9, 5),
        ("18: A | 9: B | A threw 4 | open 6 | held 1: 2 | held 2: 4", 18, 9, 3),
        ("18: A | 9: B | A threw 1 1 | open 6 | held 1: 2 | held 2: 4", 18, 9, 6),
        ("3: A | 9: B | A threw 2 3 | open 6 | held 1: 2 | held 2: 4", 3, 9, 9),
    ],
)
def test_what_is_drawn_is_what_oracle_does(text: str, own: int, other: int, choice: int) -> None:
    state = position(text, SHORT)
    drawn = rolls(Solution(SOLVED), (0, 1, 0, 1, 0, 0), 6, EGG * (2 - 4))
    chosen = Oracle(Random(1), SOLVED).choose(state, options(state))
    assert drawn[board_number(own, other, False), choice] == isinstance(chosen, Roll)


def test_a_typical_taking_is_like_the_deck() -> None:
    solution = Solution(SOLVED)
    assert [sum(typical_taken_set(solution, count)) for count in range(4)] == [0, 1, 2, 3]
    assert max(typical_taken_set(solution, 3)) == 1


def test_pictures_are_drawn_alike_each_time(tmp_path: Path) -> None:
    solution = Solution(SOLVED)
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        draw_all(solution, tmp_path / name)
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == ["solved-leads.svg", "solved-rides.svg", "solved-throws.svg"]
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "other" / name).read_bytes()
