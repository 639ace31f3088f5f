"""The end: E1 to E4."""

import pytest

from mahe.rules import (
    CHANCE,
    NEST,
    IllegalEvent,
    Roll,
    Rolled,
    Rules,
    Start,
    Stop,
    Turned,
    actor,
    apply,
    chance,
    options,
    standing,
)
from tests.kit import A, B, move, position

SHORT = Rules(deck=(0, 0, 2, 1, 0, 0), set_aside=1)
"""Two cards in the pile."""

TWENTY = "held 1: 1 1 2 2 3 | held 2: 3 3 3 4 4 | held 3: 4 4 5 5 6 | held 4: 1 2 4 5"
"""All the cards of a standard pile but one, a 3."""


def test_E1_when_the_20th_card_is_taken_the_clutch_space_shows() -> None:
    state = move(position(f"20: A | open 3 | {TWENTY}"), A, 1)
    assert sum(map(sum, state.cards[1:])) == 20
    assert state.face_up == 7
    assert actor(state) == 2
    assert chance(state) == ()
    assert state.unseen == (0, 0, 0, 0, 2, 2)


def test_E1_before_the_20th_card_is_taken_another_card_is_turned() -> None:
    state = move(position("20: A | open 3", SHORT), A, 1)
    assert actor(state) is CHANCE
    assert apply(state, Turned(4)) == position("21: A | open 4 | held 1: 3 | B to throw", SHORT)


def test_E1_the_7_wins_for_the_topmost_turtle_and_ends_the_game_at_once() -> None:
    before = position("20: A | open 7 | held 2: 3 3 | A threw 1", SHORT)
    state = apply(before, Stop())
    assert state == position("nest: A | held 2: 3 3 | A's turn", SHORT)
    assert actor(state) is None
    assert options(state) == ()
    assert chance(state) == ()
    assert standing(state).eggs == (7, 6, 0, 0)
    assert (before.nest, state.nest) == (None, A)


@pytest.mark.parametrize("event", [Start(A), Start(B), Roll(), Stop(), Rolled(1), Turned(4)])
def test_E1_nothing_happens_after_the_end(event: Start | Roll | Stop | Rolled | Turned) -> None:
    with pytest.raises(IllegalEvent, match="the game is over"):
        apply(position("nest: A | held 2: 3 3", SHORT), event)


def test_E1_a_topmost_rider_is_put_in_the_nest_and_the_rest_of_its_stack_lands() -> None:
    before = position("19: D A C B | open 7 | held 2: 3 3 | A threw 3", SHORT)
    state = apply(before, Stop())
    assert state == position("19: D | 1: A C | nest: B | held 2: 3 3 | A's turn", SHORT)
    assert standing(state).winners == (2,)
    assert standing(state).eggs == (0, 13, 0, 0)


def test_E1_the_rest_of_the_stack_lands_on_what_is_there() -> None:
    before = position("20: A C | 1: D B | open 7 | held 2: 3 3 | A threw 2", SHORT)
    assert apply(before, Stop()) == position("1: D B A | nest: C | held 2: 3 3 | A's turn", SHORT)


def test_E1_after_21_steps_the_rest_of_the_stack_stays_where_it_was() -> None:
    before = position("9: D A C | open 7 | held 2: 3 3 | A throws after 2 1", SHORT)
    assert apply(before, Rolled(4)) == position("9: D A | nest: C | held 2: 3 3 | A's turn", SHORT)


def test_E1_a_mover_that_leaves_others_goes_to_the_nest_alone() -> None:
    before = position("20: D C A | open 7 | held 2: 3 3 | A threw 2", SHORT)
    assert apply(before, Stop()) == position("20: D C | nest: A | held 2: 3 3 | A's turn", SHORT)


def test_E1_a_move_that_does_not_reach_21_leaves_the_7_where_it_is() -> None:
    before = position("19: A | open 7 | held 2: 3 3", SHORT)
    assert move(before, A, 1) == position("20: A | open 7 | held 2: 3 3 | B to throw", SHORT)
    before = position("21: A | open 7 | held 2: 3 3", SHORT)
    assert move(before, A, 1) == position("1: A | open 7 | held 2: 3 3 | B to throw", SHORT)


def test_E1_a_bust_does_not_win_the_7() -> None:
    before = position("20: A B | open 7 | held 2: 3 3", SHORT)
    assert move(before, A, 6, 2) == position("open 7 | held 2: 3 3 | B to throw", SHORT)


def test_E1_a_pile_of_one_card_shows_the_7_next() -> None:
    rules = Rules(deck=(0, 0, 0, 0, 0, 1), set_aside=0)
    state = move(position("20: A | open 6", rules), A, 1)
    assert state == position("21: A | open 7 | held 1: 6 | B to throw", rules)
    assert NEST in move(state, B, 2, 1, 4).perches


def test_E2_most_eggs_wins() -> None:
    state = position(
        "nest: D | held 1: 4 4 3 | held 2: 6 6 | held 3: 1 1 1 2 2", Rules(deck=(3, 2, 1, 2, 0, 2), set_aside=0)
    )
    assert standing(state).eggs == (11, 12, 7, 7)
    assert standing(state).winners == (2,)


def test_E2_nobody_has_won_before_the_end() -> None:
    assert standing(position("held 1: 6 6 6 | held 2: 1")).winners == ()
    assert standing(position("held 1: 3 3 | open 7", SHORT)).winners == ()


def test_E2_eggs_are_counted_card_by_card_while_the_game_lasts() -> None:
    state = position("held 1: 1 2 3 4 5 6 | held 2: 6 6 | held 4: 1")
    assert standing(state).eggs == (21, 12, 0, 1)
    assert standing(state).cards == (6, 2, 0, 1)


def test_E3_a_tie_goes_to_most_clutch_cards() -> None:
    state = position("nest: D | held 1: 4 3 | held 2: 5 1 1", Rules(deck=(2, 0, 1, 1, 1, 0), set_aside=0))
    assert standing(state).eggs == (7, 7, 0, 7)
    assert standing(state).cards == (2, 3, 0, 1)
    assert standing(state).winners == (2,)


def test_E3_more_cards_do_not_beat_more_eggs() -> None:
    state = position("nest: D | held 1: 1 1 1 1", Rules(deck=(4, 0, 0, 0, 0, 0), set_aside=0))
    assert standing(state).winners == (4,)


def test_E3_the_7_egg_clutch_counts_as_one_card() -> None:
    state = position("nest: C | held 1: 6 3 | held 3: 2", Rules(deck=(0, 1, 1, 0, 0, 1), set_aside=0))
    assert standing(state).eggs == (9, 0, 9, 0)
    assert standing(state).cards == (2, 0, 2, 0)
    assert standing(state).winners == (1, 3)


def test_E4_those_still_tied_share_the_win() -> None:
    state = position("nest: A | held 3: 3 4 | held 1: 1 | held 2: 6 2", Rules(deck=(1, 1, 1, 1, 0, 1), set_aside=0))
    assert standing(state).eggs == (8, 8, 7, 0)
    assert standing(state).winners == (1, 2)


@pytest.mark.parametrize(("nest", "first", "second"), [("A", "2 3", "6 5 1"), ("B", "6 5 1", "2 3")])
def test_E4_all_may_share_the_win_whoever_ended_the_game(nest: str, first: str, second: str) -> None:
    rules = Rules(players=2, turtles_each=1, deck=(1, 1, 1, 0, 1, 1), set_aside=0)
    state = position(f"nest: {nest} | held 1: {first} | held 2: {second}", rules)
    assert standing(state).eggs == (12, 12)
    assert standing(state).cards == (3, 3)
    assert standing(state).winners == (1, 2)
