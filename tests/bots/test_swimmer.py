"""Swimmer throws on while the risk is small, and plays a card that brings more than it costs."""

from __future__ import annotations

from random import Random

import pytest

from mahe.bots.swimmer import Swimmer
from mahe.rules import Decision, PlayCard, Roll, Rules, Start, State, Stop, options
from tests.kit import A, B, position

CARDS = Rules(cards_as_dice=True)
RICH = Rules(cards_as_dice=True, deck=(1, 1, 0, 0, 0, 20))
"""Clutches are worth so much that a card of 2 pays too."""


def choice(state: State, risks: tuple[int, int] | None = None) -> Decision:
    swimmer = Swimmer(Random(1)) if risks is None else Swimmer(Random(1), risks)
    return swimmer.choose(state, options(state))


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_it_throws_a_second_die_while_at_most_three_faces_bust(first: int) -> None:
    assert choice(position(f"5: A | A threw {first}")) == Roll()


@pytest.mark.parametrize("first", [5, 6])
def test_it_stops_after_one_die_when_four_faces_or_more_bust(first: int) -> None:
    assert choice(position(f"5: A | A threw {first}")) == Stop()


@pytest.mark.parametrize("dice", ["1 1", "1 2", "2 1"])
def test_it_throws_a_third_die_while_at_most_two_faces_bust(dice: str) -> None:
    assert choice(position(f"5: A | A threw {dice}")) == Roll()


@pytest.mark.parametrize("dice", ["1 3", "2 2", "3 1", "4 1", "1 5", "3 3"])
def test_it_stops_after_two_dice_when_three_faces_or_more_bust(dice: str) -> None:
    assert choice(position(f"5: A | A threw {dice}")) == Stop()


@pytest.mark.parametrize("dice", ["1 6", "2 5", "3 4", "4 3", "5 2", "6 1"])
def test_it_never_throws_a_third_die_at_seven(dice: str) -> None:
    assert choice(position(f"5: A | A threw {dice}", Rules(third_die_at_seven=True))) == Stop()


@pytest.mark.parametrize(
    ("dice", "risks", "expected"),
    [
        ("6", (5, 0), Roll()),
        ("1", (0, 0), Roll()),
        ("2", (0, 0), Stop()),
        ("3 3", (0, 5), Roll()),
        ("3 3", (5, 4), Stop()),
    ],
)
def test_the_risks_it_takes_can_be_set(dice: str, risks: tuple[int, int], expected: Decision) -> None:
    assert choice(position(f"5: A | A threw {dice}"), risks) == expected


@pytest.mark.parametrize("dice", ["5", "6", "1 3", "2 3", "3 3"])
def test_it_plays_a_card_of_one_egg_where_it_would_stop(dice: str) -> None:
    assert choice(position(f"5: A | A threw {dice} | held 1: 1 2", CARDS)) == PlayCard(1)


@pytest.mark.parametrize("dice", ["1", "4", "1 1", "1 2"])
def test_it_keeps_its_cards_where_it_would_roll(dice: str) -> None:
    assert choice(position(f"5: A | A threw {dice} | held 1: 1", CARDS)) == Roll()


@pytest.mark.parametrize(("dice", "cards"), [("5", "2"), ("1 3", "2 3"), ("2 2", "3"), ("4 1", "2"), ("6", "2 6")])
def test_it_never_plays_a_card_that_costs_more_than_it_brings(dice: str, cards: str) -> None:
    assert choice(position(f"5: A | A threw {dice} | held 1: {cards}", CARDS)) == Stop()


def test_what_a_card_brings_depends_on_the_deck() -> None:
    assert choice(position("5: A | A threw 5 | held 1: 2", CARDS)) == Stop()
    assert choice(position("5: A | A threw 5 | held 1: 2", RICH)) == PlayCard(2)


def test_of_two_cards_that_pay_it_plays_the_one_that_pays_more() -> None:
    assert choice(position("5: A | A threw 5 | held 1: 1 2", RICH)) == PlayCard(1)


def test_it_plays_the_riders_card_and_not_the_movers() -> None:
    assert choice(position("5: A B | A threw 5 | held 2: 1", CARDS)) == PlayCard(1)
    assert choice(position("5: A B | A threw 5 | held 1: 1", CARDS)) == Stop()


def test_it_starts_with_either_turtle_at_random() -> None:
    state = position("5: A | 9: B", Rules(players=2))
    swimmer = Swimmer(Random(3))
    assert {swimmer.choose(state, options(state)) for _ in range(30)} == {Start(A), Start(B)}
