"""Positions and throws in words for people."""

from __future__ import annotations

import pytest

import mahe.rules
from mahe.record import parse_position
from mahe.record.throws import growing_sum, is_bust


def test_a_position_can_be_read_and_its_repr_still_pastes_back() -> None:
    state = parse_position("4x1/4BA17C/5/13..55.2/2:B24")
    assert str(state).splitlines() == [
        "turtles by space, bottom first: 4: B A | 17: C | raft: D",
        "eggs face up: 5 | cards in the pile: 14",
        "cards held by seat: 1: 1 3 | 2: - | 3: 5 5 | 4: 2",
        "seat 2 has the turn, and B is thrown for after 2 4",
    ]
    assert eval(repr(state), vars(mahe.rules)) == state


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("4x1/21D/1/.../4", "seat 4 has the turn"),
        ("4x1/21D/1/.../4:Dr", "seat 4 has the turn, and D is thrown for: a die is in the air"),
        ("4x1/21D/1/.../4:D3r", "seat 4 has the turn, and D is thrown for after 3: a die is in the air"),
        ("3x1/7A22B/0/1112233333.4444455566./1", "the game is over"),
    ],
)
def test_a_position_says_last_what_comes_next(position: str, words: str) -> None:
    assert str(parse_position(position)).splitlines()[-1] == words


def test_the_turtle_that_ended_the_game_is_in_the_nest() -> None:
    over = parse_position("3x1/7A22B/0/1112233333.4444455566./1")
    assert str(over).splitlines()[0] == "turtles by space, bottom first: 7: A | raft: C | nest: B"


@pytest.mark.parametrize(
    ("dice", "text", "bust"),
    [
        ((), "", False),
        ((2,), "2", False),
        ((2, 4), "(2 + 4) × 2 = 12", False),
        ((2, 1, 4), "(2 + 1 + 4) × 3 = 21", False),
        ((2, 6), "2 + 6 = 8", True),
    ],
)
def test_a_throw_grows_until_it_is_a_bust(dice: tuple[int, ...], text: str, bust: bool) -> None:
    assert growing_sum(dice) == text
    assert is_bust(dice) is bust
