"""Hatchling chooses at random, all options alike."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from mahe.bots.hatchling import Hatchling
from mahe.rules import Rules, State, options
from tests.kit import position

CARDS = Rules(cards_as_dice=True)

POSITIONS = [
    pytest.param(position("A to throw"), 1, id="one option"),
    pytest.param(position("5: A | A threw 2"), 2, id="roll or stop"),
    pytest.param(position("A to throw", Rules(players=2)), 2, id="two turtles to start with"),
    pytest.param(position("5: A | A threw 1 | held 1: 1 2 3 4 5", CARDS), 7, id="roll, stop and five cards"),
]


class Fixed(Random):
    """A generator that always says the same."""

    def __init__(self, value: float) -> None:
        super().__init__(0)
        self._value = value

    def random(self) -> float:
        return self._value


@pytest.mark.parametrize(("state", "count"), POSITIONS)
def test_equal_parts_of_the_unit_interval_belong_to_each_option(state: State, count: int) -> None:
    on_offer = options(state)
    assert len(on_offer) == count
    parts = 60 * count
    chosen = [Hatchling(Fixed((part + 0.5) / parts)).choose(state, on_offer) for part in range(parts)]
    assert chosen == [option for option in on_offer for _ in range(60)]


@pytest.mark.parametrize(("state", "count"), POSITIONS)
def test_the_ends_of_the_unit_interval_are_the_first_and_the_last_option(state: State, count: int) -> None:
    on_offer = options(state)
    assert Hatchling(Fixed(0.0)).choose(state, on_offer) == on_offer[0]
    assert Hatchling(Fixed(1 - 2**-53)).choose(state, on_offer) == on_offer[count - 1]


def test_a_seeded_hatchling_takes_each_of_seven_options_about_as_often() -> None:
    state = position("5: A | A threw 1 | held 1: 1 2 3 4 5", CARDS)
    hatchling = Hatchling(Random(7))
    counts = Counter(hatchling.choose(state, options(state)) for _ in range(7000))
    assert set(counts) == set(options(state))
    assert all(850 < count < 1150 for count in counts.values())
