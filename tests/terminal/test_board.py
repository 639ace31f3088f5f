"""The board, compared with pictures."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahe.locales import LANGUAGES, Words
from mahe.rules import Rules, State
from mahe.terminal.board import SMALLEST, Scene, draw_board, marks
from mahe.terminal.players import cast_of
from tests.kit import A, B, C, position
from tests.kit.strategies import positions

USUAL = (50, 18)
"""The room for the board in a terminal of 80 by 24."""


def drawn(state: State, size: tuple[int, int] = SMALLEST, language: str = "en", **more: object) -> str:
    cast = cast_of(state.rules, ["Ada"] * state.rules.players, Words(language))
    scene = Scene(cast, state, state.dice, marks=marks(state), **more)  # type: ignore[arg-type]
    return str(draw_board(scene, *size))


def test_a_throw_shows_the_dice_and_where_each_choice_leads() -> None:
    picture = drawn(position("13: A B | open 4 | A threw 5"), USUAL)
    assert re.findall(r"(\d+) \[(.)\]", picture) == [("18", "S"), ("4", "1"), ("6", "2")]
    assert "│ ●   ● │" in picture


def test_the_smallest_board_shows_the_same() -> None:
    picture = drawn(position("13: A B | open 4 | A threw 2 4"))
    assert re.findall(r"(\d+)\[(.)\]", picture) == [("13", "1"), ("4", "S")]
    for shown in ("4 eggs", "() () () ()", " 2    4 ", "(2 + 4) × 2 = 12", "beach", "A<B"):
        assert shown in picture


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("12: A", "(A)"),
        ("12: A B", "A<B"),
        ("12: A B C", "A<B<C"),
        ("12: D C B A", "DCBA"),
        ("12: G A B F D C E", "GABFDCE"),
    ],
)
def test_a_stack_is_written_from_the_bottom_up(text: str, shown: str) -> None:
    assert shown in drawn(position(text, Rules(players=7))).split("\n")[1]


def test_where_there_is_room_a_stack_is_a_tower() -> None:
    rows = drawn(position("18: A B C"), (92, 36)).split("\n")
    heights = {letter: next(y for y, row in enumerate(rows) if f"( {letter} )" in row) for letter in "ABC"}
    assert heights["C"] < heights["B"] < heights["A"]


def test_turtles_on_their_way_are_drawn_where_they_are() -> None:
    state = position("3: A B C | A threw 4")
    picture = drawn(state, party=(B, C), at=12)
    assert "B<C" in picture.split("\n")[1]
    assert "(A)" in picture
    assert A in state.stacks[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_in_the_middle(language: str) -> None:
    rules = Rules(deck=(1, 0, 0, 0, 0, 0), set_aside=0)
    state = position("nest: C | 4: A | 11: B | held 1: 1 | C's turn", rules)
    words = " ".join(drawn(state, language=language).split())
    assert "C" in words
    assert "(C)" not in words


def test_the_last_clutch_has_seven_eggs_and_no_pile() -> None:
    rules = Rules(deck=(1, 0, 0, 0, 0, 0), set_aside=0)
    picture = drawn(position("21: A | 19: B C | 8: D | held 1: 1", rules))
    assert "() () () () () () ()" in picture
    assert "≈" not in picture


@settings(max_examples=50)
@given(positions(), st.sampled_from([SMALLEST, (56, 12), (43, 20), USUAL, (60, 20), (82, 30), (120, 45)]))
def test_every_turtle_is_drawn_once_and_inside(state: State, size: tuple[int, int]) -> None:
    picture = drawn(state, size)
    lines = picture.split("\n")
    assert len(lines) == size[1]
    assert max(map(len, lines)) <= size[0]
    if state.face_up:
        for turtle in state.rules.turtles:
            assert picture.count(turtle) == 1
