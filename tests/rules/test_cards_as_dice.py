"""The variant of clutch cards as dice: V1 to V5."""

from itertools import product

import pytest

from mahe.rules import (
    FACES,
    IllegalEvent,
    PlayCard,
    Roll,
    Rolled,
    Rules,
    Start,
    Stop,
    Turned,
    actor,
    apply,
    options,
    standing,
)
from tests.kit import A, B, move, play, position

CARDS = Rules(cards_as_dice=True)
TWO = Rules(players=2, cards_as_dice=True)
AT_SEVEN = Rules(cards_as_dice=True, third_die_at_seven=True)
ALL = "held 1: 1 2 3 4 5 6"


def test_V1_a_card_may_be_played_in_place_of_the_second_die() -> None:
    before = position("1: A | A threw 2 | held 1: 3", CARDS)
    assert options(before) == (Roll(), Stop(), PlayCard(3))
    after = apply(before, PlayCard(3))
    assert after == position("1: A | A threw 2 3 | played 3 by 1", CARDS)
    assert options(after) == (Roll(), Stop())
    assert apply(after, Stop()) == position("11: A | played 3 | B to throw", CARDS)


def test_V1_a_card_may_be_played_in_place_of_the_third_die() -> None:
    before = position("1: A | A threw 1 2 | held 1: 3", CARDS)
    assert options(before) == (Roll(), Stop(), PlayCard(3))
    assert apply(before, PlayCard(3)) == position("19: A | played 3 | B to throw", CARDS)


def test_V1_never_in_place_of_the_first() -> None:
    before = position(f"1: A | {ALL}", CARDS)
    assert options(before) == (Start(A),)
    assert options(position(f"A throws | {ALL}", CARDS)) == ()
    with pytest.raises(IllegalEvent):
        apply(before, PlayCard(3))


def test_V1_a_die_may_follow_a_card() -> None:
    state = play(position("A threw 2 | held 1: 1", CARDS), PlayCard(1), Roll(), Rolled(4), Turned(2))
    assert state == position("21: A | held 1: 1 | open 2 | played 1 | B to throw", CARDS)


def test_V1_a_die_that_follows_a_card_may_bust() -> None:
    state = play(position("8: A | A threw 2 | held 1: 1", CARDS), PlayCard(1), Roll(), Rolled(5))
    assert state == position("raft: A | played 1 | B to throw", CARDS)


def test_V1_each_value_is_offered_once_and_in_order() -> None:
    state = position("A threw 1 | held 1: 4 2 2 1 4 4", CARDS)
    assert options(state) == (Roll(), Stop(), PlayCard(1), PlayCard(2), PlayCard(4))


def test_V1_without_the_variant_no_card_may_be_played() -> None:
    state = position("A threw 1 | held 1: 1 2 3")
    assert options(state) == (Roll(), Stop())
    with pytest.raises(IllegalEvent):
        apply(state, PlayCard(1))


@pytest.mark.parametrize("pips", FACES)
def test_V2_a_card_may_not_take_the_total_above_7_on_the_second_die(pips: int) -> None:
    state = position(f"A threw {pips} | {ALL}", CARDS)
    playable = tuple(PlayCard(eggs) for eggs in FACES if pips + eggs <= 7)
    assert options(state) == (Roll(), Stop(), *playable)
    for eggs in range(8 - pips, 8):
        with pytest.raises(IllegalEvent):
            apply(state, PlayCard(eggs))


@pytest.mark.parametrize(("first", "second"), [pair for pair in product(FACES, repeat=2) if sum(pair) < 7])
def test_V2_a_card_may_not_take_the_total_above_7_on_the_third_die(first: int, second: int) -> None:
    state = position(f"A threw {first} {second} | {ALL}", CARDS)
    playable = tuple(PlayCard(eggs) for eggs in FACES if first + second + eggs <= 7)
    assert options(state) == (Roll(), Stop(), *playable)


def test_V2_a_card_may_make_exactly_7_and_the_turtle_moves_without_being_asked() -> None:
    before = position("1: A | A threw 3 | held 1: 4", CARDS)
    assert apply(before, PlayCard(4)) == position("15: A | played 4 | B to throw", CARDS)


def test_V2_with_third_die_at_seven_a_die_may_still_follow_but_no_card() -> None:
    before = position("1: A | A threw 3 | held 1: 4 1", AT_SEVEN)
    state = apply(before, PlayCard(4))
    assert state == position("1: A | A threw 3 4 | held 1: 1 | played 4 by 1", AT_SEVEN)
    assert options(state) == (Roll(), Stop())
    assert apply(state, Stop()) == position("15: A | held 1: 1 | played 4 | B to throw", AT_SEVEN)
    assert play(state, Roll(), Rolled(1)) == position("raft: A | held 1: 1 | played 4 | B to throw", AT_SEVEN)


def test_V2_with_third_die_at_seven_no_card_fits_on_two_dice_of_7() -> None:
    assert options(position(f"A threw 3 4 | {ALL}", AT_SEVEN)) == (Roll(), Stop())


def test_V3_a_played_card_leaves_the_game() -> None:
    before = position("1: A | A threw 2 | held 1: 3 3 6", CARDS)
    after = play(before, PlayCard(3), Stop())
    assert standing(before).eggs == (12, 0, 0, 0)
    assert standing(after).eggs == (9, 0, 0, 0)
    assert standing(after).cards == (2, 0, 0, 0)
    assert after.unseen == before.unseen


def test_V3_a_played_card_never_comes_back_to_the_pile() -> None:
    rules = Rules(cards_as_dice=True, deck=(1, 1, 1, 0, 0, 0), set_aside=0)
    state = play(position("20: A | A threw 1 | held 1: 1 | open 2", rules), PlayCard(1), Stop())
    assert state.unseen == (0, 0, 1, 0, 0, 0)
    assert state.pile == 1


def test_V3_a_card_just_won_may_be_played_in_a_later_move() -> None:
    state = play(move(position("20: A | open 3", TWO), A, 1), Turned(6), Start(B), Rolled(2))
    assert options(state) == (Roll(), Stop(), PlayCard(3))


def test_V4_the_decider_plays_their_own_card_on_anothers_turn() -> None:
    before = position("1: A C | A threw 2 | held 1: 1 | held 3: 5", CARDS)
    assert actor(before) == 3
    assert options(before) == (Roll(), Stop(), PlayCard(5))
    assert apply(before, PlayCard(5)) == position("15: A C | held 1: 1 | played 5 | B to throw", CARDS)


def test_V4_nobody_can_be_made_to_play_a_card() -> None:
    for dice in ("1", "6", "1 1", "3 3"):
        assert {Roll(), Stop()} <= set(options(position(f"A threw {dice} | {ALL}", CARDS)))


def test_V4_ruling_a_carried_off_mover_has_no_say_with_or_without_cards() -> None:
    state = position("1: A C | A threw 2 | held 1: 1 2 3", CARDS)
    assert options(state) == (Roll(), Stop())
    for eggs in (1, 2, 3):
        with pytest.raises(IllegalEvent, match="seat 3 may choose"):
            apply(state, PlayCard(eggs))


def test_V4_ruling_a_rider_in_the_middle_has_no_say_either() -> None:
    state = position("1: A B C | A threw 2 | held 2: 1 2 3 | held 3: 4", CARDS)
    assert options(state) == (Roll(), Stop(), PlayCard(4))


def test_V5_at_most_one_card_a_turn() -> None:
    state = apply(position("A threw 1 | held 1: 1 2 3", CARDS), PlayCard(2))
    assert options(state) == (Roll(), Stop())
    with pytest.raises(IllegalEvent):
        apply(state, PlayCard(1))


def test_V5_the_next_turn_begins_afresh() -> None:
    state = play(position("1: B A | A threw 1 | held 1: 1 2 3 | held 2: 1", CARDS), PlayCard(2), Stop())
    assert state.carded == ()
    assert options(play(state, Start(B), Rolled(1))) == (Roll(), Stop(), PlayCard(1))


def test_V5_ruling_one_card_over_both_moves_of_a_turn() -> None:
    state = play(position("A threw 1 | held 1: 1 2 3", TWO), PlayCard(2), Stop())
    assert state == position("6: A | A moved | held 1: 1 3 | played 2 by 1", TWO)
    assert options(play(state, Start(B), Rolled(1))) == (Roll(), Stop())


def test_V5_ruling_a_card_kept_in_the_first_move_may_be_played_in_the_second() -> None:
    state = play(move(position("held 1: 2", TWO), A, 1), Start(B), Rolled(1))
    assert options(state) == (Roll(), Stop(), PlayCard(2))
    assert play(state, PlayCard(2), Stop()) == position("1: A | 6: B | played 2 | C to throw", TWO)


def test_V5_ruling_an_opponent_who_rides_both_turtles_plays_one_card_in_all() -> None:
    before = position("1: A C | 5: B D | A threw 1 | held 2: 1 2 3", TWO)
    state = play(before, PlayCard(2), Stop())
    assert state == position("7: A C | 5: B D | A moved | held 2: 1 3 | played 2 by 2", TWO)
    state = play(state, Start(B), Rolled(1))
    assert actor(state) == 2
    assert options(state) == (Roll(), Stop())


def test_V5_ruling_two_deciders_may_play_one_card_each_in_the_same_turn() -> None:
    before = position("1: A C | 5: B | A threw 1 | held 1: 4 | held 2: 1 2 3", TWO)
    state = play(before, PlayCard(2), Stop(), Start(B), Rolled(1))
    assert actor(state) == 1
    assert options(state) == (Roll(), Stop(), PlayCard(4))
    state = apply(state, PlayCard(4))
    assert state.carded == (2, 1)
    assert apply(state, Stop()) == position("7: A C | 15: B | C to throw | held 2: 1 3 | played 2 | played 4", TWO)


def test_V5_ruling_a_bust_with_the_first_turtle_does_not_give_the_card_back() -> None:
    state = play(position("A threw 1 | held 1: 1 2", TWO), PlayCard(1), Roll(), Rolled(6))
    assert state == position("A moved | held 1: 2 | played 1 by 1", TWO)
    assert options(play(state, Start(B), Rolled(1))) == (Roll(), Stop())
