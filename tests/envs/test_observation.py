"""A position as numbers: each has a place of its own, and holds what its name says."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from mahe import observation_layout as layout
from mahe.envs.observation import IllegalAction, action_of, decision_of, highest, mask, observe, offered
from mahe.rules import BEACH, FACES, NEST, PlayCard, Roll, Rules, Start, State, Stop, Turtle, actor, options, standing
from mahe.rules.rules import TABLE_SIZES
from tests.kit import position, strategies
from tests.kit.games import play_out


def _places(*spans: tuple[int, int]) -> list[int]:
    return [place for first, count in spans for place in range(first, first + count)]


@pytest.mark.parametrize(("players", "each"), TABLE_SIZES)
def test_each_number_has_a_place_of_its_own(players: int, each: int) -> None:
    rules = Rules(players=players, turtles_each=each)
    shared = _places(
        (layout.OPEN_CLUTCH, 7),
        (layout.UNSEEN, 6),
        (layout.CLUTCHES_LEFT, 1),
        (layout.TOTAL, 8),
        (layout.DICE, 3),
        (layout.CARDS_AS_DICE, 1),
        (layout.THIRD_DIE_AT_SEVEN, 1),
        (layout.BUST_ENDS_TURN, 1),
    )
    assert shared == list(range(layout.FACTS))
    of_a_seat = _places(
        (layout.SEAT_EGGS, 1),
        (layout.SEAT_CARDS, 1),
        (layout.SEAT_HAND, 6),
        (layout.SEAT_CARDED, 1),
        (layout.SEAT_TURN, 1),
    )
    assert of_a_seat == list(range(layout.SEAT_FACTS))
    of_a_turtle = _places(
        (layout.TURTLE_PLACE, BEACH + 1),
        (layout.TURTLE_LEVEL, 1),
        (layout.TURTLE_RIDERS, 1),
        (layout.TURTLE_MOVER, 1),
        (layout.TURTLE_MOVED, 1),
        (layout.TURTLE_DECIDER, players + players * each),
    )
    assert of_a_turtle == list(range(layout.turtle_facts(rules)))
    assert [layout.ROLL, layout.STOP, *(layout.CARD + eggs for eggs in FACES), layout.START, layout.START + 1] == [
        *range(layout.ACTIONS)
    ]


def test_a_number_is_what_its_name_says() -> None:
    rules = Rules(players=2, cards_as_dice=True, bust_ends_turn=True, deck=(0, 1, 1, 0, 2, 2), set_aside=2)
    # Seat 2 decides on the turn of seat 1: its turtle C rides on A, whose dice are 2 and 1.
    state = position("4: B | 9: D A C | B moved | A threw 2 1 | open 3 | held 1: 2 | held 2: 6", rules)
    assert actor(state) == 2
    seen = observe(state)
    assert seen.dtype == np.float32
    assert len(seen) == layout.observation_size(rules)

    assert seen[layout.OPEN_CLUTCH :][:7].tolist() == [0, 0, 1, 0, 0, 0, 0]
    assert seen[layout.UNSEEN :][:6].tolist() == pytest.approx([0, 0, 0, 0, 0.4, 0.2])
    # One card comes from the pile, after the open one and before the last clutch.
    assert seen[layout.CLUTCHES_LEFT] == pytest.approx(3 / 21)
    assert seen[layout.TOTAL :][:8].tolist() == [0, 0, 0, 1, 0, 0, 0, 0]
    assert seen[layout.DICE :][:3].tolist() == [0, 0, 1]
    assert (seen[layout.CARDS_AS_DICE], seen[layout.THIRD_DIE_AT_SEVEN], seen[layout.BUST_ENDS_TURN]) == (1, 0, 1)

    second, first = seen[layout.FACTS :][: 2 * layout.SEAT_FACTS].reshape(2, layout.SEAT_FACTS)
    for seat, eggs in ((first, 2), (second, 6)):
        assert seat[layout.SEAT_EGGS] == pytest.approx(eggs / 20)
        assert seat[layout.SEAT_CARDS] == pytest.approx(1 / 8)
        assert seat[layout.SEAT_HAND :][:6].tolist() == pytest.approx([0.2 * (card == eggs) for card in FACES])
        assert seat[layout.SEAT_CARDED] == 0
    assert (first[layout.SEAT_TURN], second[layout.SEAT_TURN]) == (1, 0)

    turtles = seen[layout.FACTS + 2 * layout.SEAT_FACTS :].reshape(4, layout.turtle_facts(rules))
    assert turtles[:, : BEACH + 1].argmax(axis=1).tolist() == [9, 9, 9, 4]  # C, D, A, B
    assert turtles[:, : BEACH + 1].sum(axis=1).tolist() == [1, 1, 1, 1]
    assert turtles[:, layout.TURTLE_LEVEL].tolist() == pytest.approx([2 / 6, 0, 1 / 6, 0])
    assert turtles[:, layout.TURTLE_RIDERS].tolist() == pytest.approx([0, 2 / 6, 1 / 6, 0])
    assert turtles[:, layout.TURTLE_MOVER].tolist() == [0, 0, 1, 0]
    assert turtles[:, layout.TURTLE_MOVED].tolist() == [0, 0, 0, 1]
    deciders = turtles[:, layout.TURTLE_DECIDER :][:, :2]
    assert deciders.tolist() == [[1, 0], [1, 0], [1, 0], [0, 1]]
    carriers = turtles[:, layout.TURTLE_DECIDER + 2 :]
    assert carriers.tolist() == [[0, 0, 1, 0], [0, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0]]


def test_a_card_that_was_played_shows_until_the_turn_is_over() -> None:
    rules = Rules(players=2, turtles_each=1, cards_as_dice=True)
    state = position("3: A | A threw 1 2 | held 2: 4 | played 2 by 1", rules)
    one, other = observe(state)[layout.FACTS :][: 2 * layout.SEAT_FACTS].reshape(2, layout.SEAT_FACTS)
    assert (one[layout.SEAT_CARDED], other[layout.SEAT_CARDED]) == (1, 0)
    assert [*offered(state)] == [layout.ROLL, layout.STOP]


def test_at_the_end_no_clutch_is_left_and_the_last_counts() -> None:
    state = play_out(Rules(players=3), Random(5)).end
    seen = observe(state)
    assert seen[layout.CLUTCHES_LEFT] == 0
    assert not seen[layout.OPEN_CLUTCH :][:7].any()
    eggs = seen[layout.FACTS + layout.SEAT_EGGS :][: 3 * layout.SEAT_FACTS : layout.SEAT_FACTS] * 20
    order = [(state.turn - 1 + offset) % 3 for offset in range(3)]
    assert eggs.tolist() == pytest.approx([standing(state).eggs[seat] for seat in order])
    assert NEST in state.perches
    assert not mask(state).any()


@given(strategies.positions())
@settings(max_examples=25)
def test_every_position_is_within_the_bounds_and_seen_alike_by_all(state: State) -> None:
    bounds = highest(state.rules)
    seen = [observe(state, seat) for seat in state.rules.seats]
    for one in seen:
        assert ((one >= 0) & (one <= bounds)).all()
        assert sorted(one.tolist()) == pytest.approx(sorted(seen[0].tolist()))
    who = actor(state)
    assert np.array_equal(observe(state), seen[(who if isinstance(who, int) else state.turn) - 1])


@given(strategies.positions())
@settings(max_examples=25)
def test_actions_and_decisions_are_the_same_thing(state: State) -> None:
    decisions = options(state)
    assert [decision_of(state, action_of(state, decision)) for decision in decisions] == [*decisions]
    assert [*offered(state)] == sorted(action_of(state, decision) for decision in decisions)
    assert np.flatnonzero(mask(state)).tolist() == [*offered(state)]
    for action in {*range(-1, layout.ACTIONS + 1)} - offered(state).keys():
        with pytest.raises(IllegalAction, match=rf"^action {action} is not on offer: "):
            decision_of(state, action)


def test_an_action_that_is_not_on_offer_is_answered_with_those_that_are() -> None:
    rules = Rules(players=2, cards_as_dice=True)
    state = position("4: A | A threw 2 | held 1: 3", rules)
    with pytest.raises(IllegalAction) as caught:
        decision_of(state, 9)
    assert str(caught.value) == (
        "action 9 is not on offer: seat 1 may choose 0 (Roll()), 1 (Stop()), 4 (PlayCard(eggs=3))"
    )
    begun = position("B moved", rules)
    assert [*offered(begun).values()] == [Start(Turtle("A"))]
    assert [action_of(state, one) for one in (Roll(), Stop(), PlayCard(6))] == [0, 1, 7]
