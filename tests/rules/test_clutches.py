"""Clutches: B1 to B4."""

from itertools import product

import pytest

from mahe.rules import (
    BEACH,
    CHANCE,
    RAFT,
    STANDARD,
    IllegalEvent,
    Roll,
    Rolled,
    Rules,
    Stop,
    Turned,
    actor,
    apply,
    begin,
    chance,
    options,
    standing,
)
from tests.kit import A, B, C, move, play, position

THROWS = {
    sum(dice) * len(dice): dice
    for count in (1, 2, 3)
    for dice in product(range(1, 7), repeat=count)
    if sum(dice) <= 7 and sum(dice[:2]) < 7 + (count < 3)
}
"""A throw for every number of steps that can be made."""


def spaces_entered(origin: int, steps: int) -> list[int]:
    space = origin
    entered = []
    for _ in range(steps):
        space = 1 if space in (RAFT, BEACH) else space + 1
        entered.append(space)
    return entered


@pytest.mark.parametrize("steps", THROWS)
@pytest.mark.parametrize("origin", range(22))
def test_B1_a_move_wins_the_clutch_exactly_if_it_ends_on_or_crosses_space_21(origin: int, steps: int) -> None:
    before = position(f"{origin}: A | open 5")
    entered = spaces_entered(origin, steps)
    clutch = "open none | held 1: 5" if BEACH in entered else "open 5"
    assert move(before, A, *THROWS[steps]) == position(f"{entered[-1]}: A | B to throw | {clutch}")


def test_B1_leaving_space_21_wins_nothing_by_itself() -> None:
    for steps in set(THROWS) - {21}:
        assert standing(move(position("21: A | open 5"), A, *THROWS[steps])).eggs == (0, 0, 0, 0)


def test_B1_being_passed_on_the_beach_wins_nothing() -> None:
    state = move(position("20: A | 21: B | open 5"), A, 1)
    assert standing(state).eggs == (5, 0, 0, 0)


def test_B2_the_topmost_turtles_owner_takes_the_clutch() -> None:
    before = position("20: A C B | A threw 3 | open 5")
    assert apply(before, Stop()) == position("2: A C B | B to throw | open none | held 2: 5")


def test_B2_turtles_left_below_take_nothing() -> None:
    before = position("20: C B A | A threw 3 | open 5")
    assert apply(before, Stop()) == position("20: C B | 2: A | B to throw | open none | held 1: 5")


def test_B2_turtles_that_are_landed_on_take_nothing() -> None:
    before = position("20: A D | 21: B C | A threw 1 | open 5")
    assert apply(before, Stop()) == position("21: B C A D | B to throw | open none | held 4: 5")


def test_B2_a_clutch_is_added_to_those_held_before() -> None:
    before = position("20: A | held 1: 5 5 | held 2: 1 | open 5 | A threw 1")
    assert apply(before, Stop()) == position("21: A | held 1: 5 5 5 | held 2: 1 | open none | B to throw")


def test_B3_the_next_card_is_turned_up_at_once() -> None:
    state = move(position("20: A | open 5"), A, 1)
    assert actor(state) is CHANCE
    assert options(state) == ()
    assert state.face_up == 0
    turned = apply(state, Turned(6))
    assert turned == position("21: A | B to throw | held 1: 5 | open 6")
    assert actor(turned) == 2


def test_B3_the_next_card_is_turned_up_before_the_second_turtle_moves() -> None:
    rules = Rules(players=2)
    state = move(position("20: A | open 5", rules), A, 1)
    assert actor(state) is CHANCE
    assert apply(state, Turned(1)) == position("21: A | A moved | held 1: 5 | open 1", rules)


def test_B3_any_unseen_card_may_come_as_often_as_it_is_there() -> None:
    rules = Rules(deck=(2, 0, 3, 1, 0, 1), set_aside=1)
    state = position("open none | held 2: 3 4", rules)
    assert chance(state) == ((Turned(1), 2), (Turned(3), 2), (Turned(6), 1))
    for eggs in (0, 2, 4, 5, 7):
        with pytest.raises(IllegalEvent):
            apply(state, Turned(eggs))


def test_B3_the_cards_set_aside_stay_unseen() -> None:
    rules = Rules(deck=(1, 1, 1, 1, 0, 0), set_aside=2)
    state = apply(position("held 1: 4 | open none", rules), Turned(2))
    assert (state.unseen, state.pile) == ((1, 0, 1, 0, 0, 0), 0)
    assert move(state, A, 2, 1, 4).face_up == 7


def test_B3_no_card_is_turned_when_none_was_won() -> None:
    state = move(position("3: A | open 5"), A, 2, 5)
    assert state.face_up == 5
    assert chance(state) == ()


def test_B4_everyone_sees_how_many_clutches_each_has() -> None:
    state = position("20: B | B to throw | held 1: 2 6 | held 3: 1 | open 5")
    assert standing(state).cards == (2, 0, 1, 0)
    assert standing(move(state, B, 1)).cards == (2, 1, 1, 0)


def test_B4_everyone_saw_the_card_go_and_it_stays_with_its_owner() -> None:
    state = play(begin(STANDARD), Turned(4))
    state = play(move(state, A, 2, 1, 4), Turned(6))
    state = move(state, B, 6, 6)
    state = move(state, C, 3)
    assert state.cards[1] == (0, 0, 0, 1, 0, 0)
    assert state.unseen == (3, 3, 5, 4, 5, 2)


def test_B4_cards_are_known_as_counts_so_that_no_order_can_leak() -> None:
    one_way = position("held 1: 2 6 5 | open 3")
    another = position("held 1: 5 2 6 | open 3")
    assert one_way == another
    assert hash(one_way) == hash(another)


def test_B1_a_throw_that_is_not_yet_over_wins_nothing() -> None:
    state = play(position("20: A | open 5 | A throws"), Rolled(3), Roll())
    assert state == position("20: A | open 5 | A throws after 3")
