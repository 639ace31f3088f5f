"""A network's inputs beside the board: each has a place of its own, and holds what its name says."""

from __future__ import annotations

from math import sqrt, tanh

import pytest

from mahe import network_layout as layout
from mahe.bots.lookahead import as_arrays
from mahe.bots.network import fact_inputs
from mahe.rules import FACES, Rules
from mahe.rules.rules import TABLE_SIZES
from tests.kit import position


def _places(*spans: tuple[int, int]) -> list[int]:
    return [place for first, count in spans for place in range(first, first + count)]


def test_each_input_has_a_place_of_its_own() -> None:
    shared = _places(
        (layout.OPEN_CLUTCH, 7),
        (layout.CLUTCHES_LEFT, 1),
        (layout.TWO_LEFT, 1),
        (layout.THREE_LEFT, 1),
        (layout.MEAN_UNSEEN, 1),
        (layout.UNSEEN, 6),
        (layout.CARDS_AS_DICE, 1),
        (layout.THIRD_DIE_AT_SEVEN, 1),
        (layout.BUST_ENDS_TURN, 1),
    )
    assert shared == list(range(layout.FACTS))
    of_a_seat = _places(
        (layout.SEAT_EGGS, 1),
        (layout.SEAT_CARDS, 1),
        (layout.SEAT_LEAD, 1),
        (layout.SEAT_LEAD_HELD, 1),
        (layout.SEAT_IS_AHEAD, 1),
        (layout.SEAT_WOULD_BE_AHEAD, 1),
        (layout.SEAT_HAND, 6),
        (layout.SEAT_CARDED, 1),
        (layout.SEAT_MOVED, 1),
    )
    assert of_a_seat == list(range(layout.SEAT_FACTS))


def test_an_input_holds_what_its_name_says() -> None:
    rules = Rules(players=2, cards_as_dice=True, bust_ends_turn=True, deck=(0, 1, 1, 0, 2, 2), set_aside=2)
    state = position("open 3 | held 1: 2 | held 2: 6", rules)
    facts = fact_inputs(rules, as_arrays(state)[1], turn=1)[0]

    assert facts[layout.OPEN_CLUTCH :][:7].tolist() == [0, 0, 1, 0, 0, 0, 0]
    # One card comes from the pile, after the open one and before the last clutch.
    assert facts[layout.CLUTCHES_LEFT] == pytest.approx(3 / layout.MOST_CLUTCHES)
    assert (facts[layout.TWO_LEFT], facts[layout.THREE_LEFT]) == (0, 1)
    assert facts[layout.MEAN_UNSEEN] == pytest.approx(16 / 3 / 6 - 0.5)
    assert facts[layout.UNSEEN :][:6].tolist() == pytest.approx([0, 0, 0, 0, 2 / 3, 1 / 3])
    assert (facts[layout.CARDS_AS_DICE], facts[layout.THIRD_DIE_AT_SEVEN], facts[layout.BUST_ENDS_TURN]) == (1, 0, 1)

    second, first = facts[layout.FACTS :].reshape(2, layout.SEAT_FACTS)
    for seat, eggs in ((first, 2), (second, 6)):
        lead = 2 * eggs - 8
        assert seat[layout.SEAT_EGGS] == pytest.approx(eggs / layout.EGGS_SCALE)
        assert seat[layout.SEAT_CARDS] == pytest.approx(1 / layout.CARDS_SCALE)
        assert seat[layout.SEAT_LEAD] == pytest.approx(lead / layout.LEAD_SCALE)
        assert seat[layout.SEAT_LEAD_HELD] == pytest.approx(tanh(lead / (1.5 + 3.5 * sqrt(3))))
        assert seat[layout.SEAT_IS_AHEAD] == (lead > 0)
        assert seat[layout.SEAT_WOULD_BE_AHEAD] == (lead > -3)
        assert seat[layout.SEAT_HAND :][:6].tolist() == [0.5 * (card == eggs) for card in FACES]
        assert (seat[layout.SEAT_CARDED], seat[layout.SEAT_MOVED]) == (0, 0)


@pytest.mark.parametrize(("players", "each"), TABLE_SIZES)
def test_the_key_of_a_table_tells_its_size(players: int, each: int) -> None:
    assert layout.parse_table_key(layout.table_key(Rules(players=players, turtles_each=each))) == (players, each)
