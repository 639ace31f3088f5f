"""The board as text, compared with pictures."""

from __future__ import annotations

import pytest
from hypothesis import given

from mahe.rules import Rules, State
from mahe.terminal.board import draw_board
from tests.kit import position
from tests.kit.strategies import positions

ONE_CARD = Rules(deck=(1, 0, 0, 0, 0, 0), set_aside=0)

OPENING = """\
19       18       17       16       15       14       13       12
·        ·        ·        ·        ·        ·        ·        ·
20                                                             11
·                             open clutch                      ·
21 beach                        o o o o                        10
·                                4 eggs                        ·
raft                         pile: 19 cards                    9
ABCD                                                           ·
1        2        3        4        5        6        7        8
·        ·        ·        ·        ·        ·        ·        ·"""

STACK_OF_SEVEN = """\
19       18       17       16       15       14       13       12
·        ·        ·        ·        ·        ·        ·        GABFDCE
20                                                             11
·                             open clutch                      ·
21 beach                           o                           10
·                                1 egg                         ·
raft                         pile: 19 cards                    9
·                                                              ·
1        2        3        4        5        6        7        8
·        ·        ·        ·        ·        ·        ·        ·"""

LAST_CLUTCH = """\
19       18       17       16       15       14       13       12
BC       ·        ·        ·        ·        ·        ·        ·
20                                                             11
·                           the last clutch                    ·
21 beach                     o o o o o o o                     10
A                      7 eggs, and the game ends               ·
raft                                                           9
·                                                              ·
1        2        3        4        5        6        7        8
·        ·        ·        ·        ·        ·        ·        D"""

END = """\
19       18       17       16       15       14       13       12
·        ·        ·        ·        ·        ·        ·        ·
20                                                             11
·                                                              B
21 beach                   C sits in the nest                  10
·                      the last 7 eggs are taken               ·
raft                                                           9
D                                                              ·
1        2        3        4        5        6        7        8
·        ·        ·        A        ·        ·        ·        ·"""


@pytest.mark.parametrize(
    ("state", "picture"),
    [
        pytest.param(position("open 4"), OPENING, id="the opening"),
        pytest.param(position("12: G A B F D C E", Rules(players=7)), STACK_OF_SEVEN, id="a stack of seven"),
        pytest.param(position("21: A | 19: B C | 8: D | held 1: 1", ONE_CARD), LAST_CLUTCH, id="the last clutch"),
        pytest.param(position("nest: C | 4: A | 11: B | held 1: 1 | C's turn", ONE_CARD), END, id="the end"),
    ],
)
def test_the_board_looks_like_its_picture(state: State, picture: str) -> None:
    assert draw_board(state) == picture


def test_one_card_in_the_pile_is_one_card() -> None:
    rules = Rules(deck=(1, 1, 0, 0, 0, 0), set_aside=0)
    picture = draw_board(position("open 1", rules))
    assert "pile: 1 card" in picture
    assert "cards" not in picture


@given(positions())
def test_every_turtle_is_drawn_once_in_ten_lines_that_fit_a_terminal(state: State) -> None:
    picture = draw_board(state)
    lines = picture.split("\n")
    assert len(lines) == 10
    assert all(len(line) <= 74 and line == line.rstrip() for line in lines)
    for turtle in state.rules.turtles:
        assert picture.count(turtle) == 1
