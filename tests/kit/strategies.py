"""Hypothesis strategies: tables of every kind, games played at them, and positions out of those games."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from mahe.rules import STANDARD_DECK, Rules, State
from tests.kit.games import Game, play_out


@st.composite
def decks(draw: st.DrawFn) -> tuple[int, ...]:
    """Decks of 1 to 24 cards: the standard one, or any counts."""
    if draw(st.booleans()):
        return STANDARD_DECK
    values = draw(st.lists(st.integers(1, 6), min_size=1, max_size=24))
    return tuple(values.count(eggs) for eggs in range(1, 7))


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """Every kind of table."""
    players = draw(st.integers(2, 7))
    deck = draw(decks())
    return Rules(
        players=players,
        turtles_each=draw(st.integers(1, 2)) if players <= 3 else 1,
        cards_as_dice=draw(st.booleans()),
        third_die_at_seven=draw(st.booleans()),
        bust_ends_turn=draw(st.booleans()),
        deck=deck,
        set_aside=draw(st.integers(0, min(4, sum(deck) - 1))),
    )


def games() -> st.SearchStrategy[Game]:
    """Whole games, every choice at random."""
    return st.builds(play_out, rules(), st.builds(Random, st.integers(0, 2**32 - 1)))


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Positions out of whole games, the beginning and the end among them."""
    return draw(st.sampled_from(draw(games()).states))
