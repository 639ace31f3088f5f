"""A position as text and as pixels."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from mahe.arrays import Octets
from mahe.envs.drawing import SIZE, draw
from mahe.envs.text import describe
from mahe.rules import Rules
from mahe.rules.rules import TABLE_SIZES
from tests.kit import position
from tests.kit.games import play_out

RED, GOLD = (179, 34, 27), (245, 185, 46)


def share(picture: Octets, colour: tuple[int, int, int]) -> int:
    """Return how many pixels have just this colour."""
    return int((picture == colour).all(axis=2).sum())


def test_text_tells_the_turn_the_board_and_who_has_what() -> None:
    state = position("4: A B | 9: D C E | 21: F | E threw 2 4 | open 3 | held 1: 2 3 3 | held 2: 1", Rules(players=3))
    assert describe(state).splitlines() == [
        "Turn of seat 3, turtle E, dice 2 4: seat 3 decides.",
        "Open clutch: 3. Clutches left: 17.",
        "",
        "    4 A(1) < B(1)",
        "    9 D(2) < C(2) < E(3)",
        "beach F(3)",
        "",
        "seat 1:  8 eggs 2 3 3",
        "seat 2:  1 egg  1",
        "seat 3:  0 eggs",
    ]


def test_text_tells_who_decides_on_anothers_turn_and_when_chance_acts() -> None:
    assert describe(position("4: A B | A threw 2")).startswith("Turn of seat 1, turtle A, dice 2: seat 2 decides.\n")
    assert describe(position("A throws")).startswith("Turn of seat 1, turtle A: chance acts.\n")
    assert "Open clutch: not turned up yet. Clutches left: 21." in describe(position("open none"))


def test_text_tells_who_has_won() -> None:
    one = play_out(Rules(players=2), Random(3)).end
    assert describe(one).startswith("The game is over: seat 1 wins.\n\nraft  D(2)\n")
    rules = Rules(players=2, turtles_each=1, deck=(1, 1, 0, 0, 0, 1), set_aside=0)
    shared = position("nest: A | held 1: 1 | held 2: 2 6", rules)
    assert describe(shared).startswith("The game is over: seat 1 and seat 2 share the win.\n")


@pytest.mark.parametrize(("players", "each"), TABLE_SIZES)
def test_every_position_can_be_drawn(players: int, each: int) -> None:
    states = play_out(Rules(players=players, turtles_each=each, deck=(1, 0, 0, 0, 0, 1), set_aside=0), Random(1)).states
    for state in (*states[:: max(1, len(states) // 5)], states[-1]):
        picture = draw(state)
        assert picture.shape == (SIZE, SIZE, 3)
        assert picture.dtype == np.uint8
        describe(state)


def test_a_picture_shows_where_a_turtle_is_and_who_decides() -> None:
    there, elsewhere = draw(position("4: A")), draw(position("9: A"))
    assert not np.array_equal(there, elsewhere)
    assert share(there, RED) == pytest.approx(share(elsewhere, RED), rel=0.1)
    mine, anothers = draw(position("4: A B | A threw 2")), draw(position("4: B A | A threw 2"))
    assert share(mine[-50:, :120], GOLD) == 0  # the boxes of seats are below, that of seat 1 on the left
    assert share(anothers[-50:, :120], GOLD) > 1000


def test_seven_on_a_stack_are_all_in_the_picture() -> None:
    picture = draw(position("5: A B C D E F G | A threw 2", Rules(players=7)))
    assert len({tuple(pixel) for pixel in picture[20:200, 200:300].reshape(-1, 3).tolist()}) > 12
