"""What is true of every position as text, and of any text that might be one.

`HYPOTHESIS_PROFILE=fuzz` tries far more of it.
"""

from __future__ import annotations

import re
from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

from mahe.record import BadPosition, format_position, parse_position
from mahe.rules import State, actor, apply, chance, options
from tests.kit import Game, flaws
from tests.kit.strategies import games, positions

CHARACTERS = "0123456789ABCDEFGHabcdrstx-/.:!"
PIECES = [
    "2x1",
    "3x2c",
    "tb",
    "d1-1-1-0-0-0s1",
    "/-/0/",
    "4BA17C",
    "22A",
    ".",
    "..",
    "13",
    "!4",
    "1-A",
    ":B24r",
    "c12",
    "/",
]


@given(games())
def test_every_position_of_every_game_comes_back_from_its_text(game: Game) -> None:
    for state in (*game.states[::3], game.end):
        assert parse_position(format_position(state)) == state


@given(positions())
def test_a_link_can_hold_a_position_as_it_is(state: State) -> None:
    """Only characters that RFC 3986 allows in a query and a fragment without escaping, and not many of them."""
    text = format_position(state)
    assert re.fullmatch(r"[A-Za-z0-9./:!-]+", text)
    assert len(text) <= 120


def tried(text: str) -> State | BadPosition:
    """Return the position of *text*, or what is wrong with it."""
    try:
        return parse_position(text)
    except BadPosition as error:
        return error


def assert_understood_or_refused(text: str) -> None:
    result = tried(text)
    if isinstance(result, State):
        assert format_position(result) == text
        assert flaws(result) == []
        for event in chain(options(result), (outcome for outcome, _ in chance(result))):
            after = apply(result, event)
            assert parse_position(format_position(after)) == after
        assert (actor(result) is None) == (result.nest is not None)
    else:
        assert 1 <= result.column <= len(text) + 1
        assert result.reason
        assert str(result).isprintable()


@given(st.text())
def test_fuzz_any_text_is_understood_or_refused(text: str) -> None:
    assert_understood_or_refused(text)


@given(st.lists(st.sampled_from(PIECES) | st.text(CHARACTERS, max_size=3)).map("".join))
def test_fuzz_pieces_of_positions_are_understood_or_refused(text: str) -> None:
    assert_understood_or_refused(text)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """Positions with one to three slices of them replaced."""
    text = format_position(draw(positions()))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 3)))
        text = text[:start] + draw(st.text(CHARACTERS, max_size=2) | st.text(max_size=2)) + text[end:]
    return text


@given(damaged())
def test_fuzz_a_damaged_position_is_understood_or_refused(text: str) -> None:
    assert_understood_or_refused(text)


@given(positions(), positions(), st.integers(1, 31))
def test_fuzz_fields_of_two_positions_are_understood_or_refused(one: State, other: State, choice: int) -> None:
    pairs = zip(format_position(one).split("/"), format_position(other).split("/"), strict=True)
    assert_understood_or_refused("/".join(pair[choice >> index & 1] for index, pair in enumerate(pairs)))


@given(positions(), st.data())
def test_a_position_cut_short_is_refused_or_another(state: State, data: st.DataObject) -> None:
    text = format_position(state)
    assert_understood_or_refused(text[: data.draw(st.integers(0, len(text) - 1))])
