"""Moves that look right and are not: each is refused at its place, with what would be right."""

from __future__ import annotations

import pytest

from tests.record.text import COMPLETE, accepted, assert_refused, text

TWO = {"Turtles": "2"}
CARDS = {"CardsAsDice": "yes", "FirstClutch": "2"}
ON_TOP = ("1. A24=12", "2. B24=12")
"""B sits on A."""

HOLDING_4_AND_1 = ("1. A214=21+4/1", "2. B1=1", "3. A214=21+1/5", "4. B1=2")
"""Seat 1 holds a 4 and a 1, and A is on the beach."""


@pytest.mark.parametrize(
    ("marked", "reason"),
    [
        ("1. «B1=1»", "seat 1 is to move, with A"),
        ("1. «G1=1»", "seat 1 is to move, with A"),
        ("1. A1=1\n2. «A1=2»", "seat 2 is to move, with B"),
    ],
)
def test_a_turtle_moves_only_in_its_owners_turn(marked: str, reason: str) -> None:
    assert_refused(text(*marked.split("\n")), reason)


@pytest.mark.parametrize(
    ("marked", "reason"),
    [
        ("1. «C1=1»", "seat 1 is to move, with A or B"),
        ("1. A1=1 «A1=2»", "seat 1 is to move, with B"),
        ("1. B1=1 «C1=1»", "seat 1 is to move, with A"),
        ("1. A1=1 B2=2\n2. «B1=1»", "seat 2 is to move, with C or D"),
    ],
)
def test_of_two_turtles_each_moves_once_a_turn(marked: str, reason: str) -> None:
    assert_refused(text(*marked.split("\n"), **TWO), reason)


@pytest.mark.parametrize(
    ("token", "right", "wrong"),
    [
        ("A1=2", "=1", "=2"),
        ("A1=01", "=1", "=01"),
        ("A1=0", "=1", "=0"),
        ("A1=22", "=1", "=22"),
        ("A34=7", "=14", "=7"),
        ("A24=6", "=12", "=6"),
        ("A222=6", "=18", "=6"),
        ("A65=21", "x", "=21"),
        ("A214=20+4/1", "=21+4", "=20+4"),
    ],
)
def test_a_move_ends_where_the_dice_lead(token: str, right: str, wrong: str) -> None:
    assert_refused(text(f"1. «{token}»"), f"this move ends {right}, not {wrong}")


def test_a_move_past_the_beach_is_counted_on_from_1() -> None:
    accepted(text("1. A6=6", "2. B1=1", "3. A222=3+4/6"))
    assert_refused(text("1. A6=6", "2. B1=1", "3. «A222=24+4/6»"), "this move ends =3+4, not =24+4")


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("A34", "the throw is over: =14 is missing"),
        ("A222", "the throw is over: =18 is missing"),
        ("A214", "the throw is over: =21+4 is missing"),
        ("A214/5", "the throw is over: =21+4 is missing"),
        ("A65", "the throw is over: x is missing"),
        ("A65/5", "the throw is over: x is missing"),
    ],
)
def test_a_throw_that_is_over_has_its_end(token: str, reason: str) -> None:
    assert_refused(text(f"1. «{token}»"), reason)
    assert_refused(text(f"1. «{token}»", "2. B1=1"), reason)


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("A1x", "no bust: the total is 1"),
        ("A6x", "no bust: the total is 6"),
        ("A24x", "no bust: the total is 6"),
        ("A34x", "this move ends =14, not x"),
        ("A115x", "this move ends =21+4, not x"),
    ],
)
def test_only_a_bust_is_marked_as_one(token: str, reason: str) -> None:
    assert_refused(text(f"1. «{token}»"), reason)


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("A341=24", "the throw was over before the last 1"),
        ("A341x", "the throw was over before the last 1"),
        ("A652x", "the throw was over before the last 2"),
        ("A1111=16", "the throw was over before the last 1"),
        ("A111c1=16", "the throw was over before the last c1"),
        ("A65c1x", "the throw was over before the last c1"),
        ("A1112345", "the throw was over before the last 2"),
    ],
)
def test_no_die_follows_a_throw_that_is_over(token: str, reason: str) -> None:
    assert_refused(text(f"1. «{token}»"), reason)


def test_a_third_die_on_seven_is_a_matter_of_the_house() -> None:
    house = {"ThirdDieAtSeven": "yes"}
    accepted(text("1. A34=14", **house))
    accepted(text("1. A346x", **house))
    accepted(text("1. A34", **house))
    assert_refused(text("1. «A34x»", **house), "no bust: the total is 7")
    assert_refused(text("1. «A346»", **house), "the throw is over: x is missing")


@pytest.mark.parametrize(
    ("token", "right", "wrong"),
    [
        ("A214=21+5/1", "=21+4", "=21+5"),
        ("A214=21+0/1", "=21+4", "=21+0"),
        ("A214=21+7", "=21+4", "=21+7"),
        ("A214=21+9", "=21+4", "=21+9"),
        ("A214=21", "=21+4", "=21"),
        ("A214=21/1", "=21+4", "=21"),
        ("A1=1+4", "=1", "=1+4"),
        ("A1=1+4/1", "=1", "=1+4"),
    ],
)
def test_eggs_are_those_of_the_clutch_that_was_won(token: str, right: str, wrong: str) -> None:
    assert_refused(text(f"1. «{token}»"), f"this move ends {right}, not {wrong}")


def test_the_next_card_must_be_told() -> None:
    assert_refused(text("1. «A214=21+4»"), "the next card is missing: a slash and its eggs")


@pytest.mark.parametrize("eggs", [0, 5, 7, 9])
def test_the_next_card_must_be_one_that_is_left(eggs: int) -> None:
    deck = {"Deck": "3 3 5 5 0 3"}
    assert_refused(text(f"1. «A214=21+4/{eggs}»", **deck), f"no card with {eggs} eggs is left to turn up")


def test_a_card_that_was_the_only_one_does_not_come_again() -> None:
    deck = {"Deck": "1 0 0 1 0 0", "SetAside": "0"}
    accepted(text("1. A214=21+4/1", **deck))
    assert_refused(text("1. «A214=21+4/4»", **deck), "no card with 4 eggs is left to turn up")


@pytest.mark.parametrize("token", ["A1=1/5", "A34=14/5", "A65x/5"])
def test_no_card_is_turned_up_unless_one_was_won(token: str) -> None:
    assert_refused(text(f"1. «{token}»"), "no card is turned up after this move, so /5 is wrong")


def test_no_card_is_turned_up_after_the_last_of_the_pile() -> None:
    wrong = COMPLETE.replace("A15=21+1", "«A15=21+1/3»")
    assert_refused(wrong, "no card is turned up after this move, so /3 is wrong")


def test_no_card_is_turned_up_after_the_last_clutch() -> None:
    wrong = COMPLETE.replace("B214=21+7", "«B214=21+7/3»")
    assert_refused(wrong, "no card is turned up after this move, so /3 is wrong")


def test_two_turns_do_not_share_a_line() -> None:
    assert_refused(text("1. A1=1 «B1=1»"), "turn 1 is over: the next move begins a new line")
    assert_refused(text("1. A1=1 «2.» B1=1"), "turn 1 is over: the next move begins a new line")
    assert_refused(text("1. A1=1 B2=2 «C3=3»", **TWO), "turn 1 is over: the next move begins a new line")


def test_a_turn_is_not_cut_in_two_lines() -> None:
    assert_refused(text("1. «A1=1»", "2. B2=2", **TWO), "turn 1 is not over: B has still to move")
    assert_refused(text("1. A1=1 B2=2", "2. «D3=3»", "C4=4", **TWO), "turn 2 is not over: C has still to move")


def test_a_first_bust_ends_the_turn_only_where_the_house_says_so() -> None:
    house = {"Turtles": "2", "BustEndsTurn": "yes"}
    accepted(text("1. A65x", "2. C1=1 D65x", "3. A1=1", **house))
    assert_refused(text("1. A65x «B1=1»", **house), "turn 1 is over: the next move begins a new line")
    assert_refused(text("1. «A65x»", "2. C1=1", **TWO), "turn 1 is not over: B has still to move")


def test_nothing_follows_the_end_of_the_game() -> None:
    reason = "the game was over before this move"
    assert_refused(COMPLETE + "9. «A1=2»\n", reason)
    assert_refused(COMPLETE + "9. «»\n", reason)
    assert_refused(COMPLETE.replace("B214=21+7", "B214=21+7 «A1=2»"), reason)
    assert_refused(COMPLETE.replace("B214=21+7", "B214=21+7«» "), reason)


def test_a_turn_whose_first_move_ends_the_game_has_no_second() -> None:
    short = {"Turtles": "2", "Deck": "0 0 0 1 0 0", "SetAside": "0"}
    accepted(text("1. A214=21+4 B1=1", "2. C214=21+7", **short))
    assert_refused(text("1. A214=21+4 B1=1", "2. C214=21+7 «D1=1»", **short), "the game was over before this move")
    assert_refused(
        text("1. A214=21+4 B1=1", "2. C214=21+7", "3. «A1=1»", **short), "the game was over before this move"
    )


def test_the_game_may_end_with_the_second_move_of_a_turn() -> None:
    short = {"Turtles": "2", "Deck": "0 0 0 1 0 0", "SetAside": "0"}
    accepted(text("1. A214=21+4 B214=21+7", **short, Result="1", Eggs="11 0"))
    wrong = text("1. A214=21+4 B214=21+7", "2. «C1=1»", **short)
    assert_refused(wrong, "the game was over before this move")


def test_only_the_last_token_may_be_open() -> None:
    reason = "the throw is not over, and yet the record goes on"
    assert_refused(text("1. «A1»", "2. B1=1"), reason)
    assert_refused(text("1. «A1» B1=1"), reason)
    assert_refused(text("1. «A1» B1=1", **TWO), reason)
    assert_refused(text("1. «A1»", "2. C1=1", **TWO), reason)


def test_an_open_throw_for_the_second_turtle_must_also_be_the_last() -> None:
    reason = "the throw is not over, and yet the record goes on"
    assert_refused(text("1. A1=1 «B2»", "2. C1=1", **TWO), reason)


def test_an_open_token_has_no_next_card() -> None:
    assert_refused(text("1. «A1/5»"), "the throw is over: =1 is missing")


def test_a_card_is_played_only_in_the_variant() -> None:
    reason = "a card with 1 eggs cannot be played here, and no other card either"
    assert_refused(text(*HOLDING_4_AND_1, "5. «A2c1=6»"), reason)


def test_a_card_must_be_held() -> None:
    variant = {"CardsAsDice": "yes"}
    accepted(text(*HOLDING_4_AND_1, "5. A2c1=6", **variant))
    accepted(text(*HOLDING_4_AND_1, "5. A2c4=12", **variant))
    nothing = "a card with 1 eggs cannot be played here, and no other card either"
    assert_refused(text("1. «A2c1=6»", **variant), nothing)
    other = "a card with 3 eggs cannot be played here, only 1, 4"
    assert_refused(text(*HOLDING_4_AND_1, "5. «A2c3=10»", **variant), other)


def test_a_card_must_not_be_a_bust() -> None:
    variant = {"CardsAsDice": "yes"}
    reason = "a card with 4 eggs cannot be played here, only 1"
    assert_refused(text(*HOLDING_4_AND_1, "5. «A5c4x»", **variant), reason)
    reason = "a card with 4 eggs cannot be played here, and no other card either"
    third_die = {"CardsAsDice": "yes", "ThirdDieAtSeven": "yes"}
    assert_refused(text(*HOLDING_4_AND_1, "5. «A34c4x»", **third_die), reason)


def test_a_card_is_played_once_a_throw() -> None:
    reason = "a card with 1 eggs cannot be played here, and no other card either"
    assert_refused(text(*HOLDING_4_AND_1, "5. «A2c4c1=21+5/5»", CardsAsDice="yes"), reason)


def test_a_card_is_played_once_a_turn_also_with_two_turtles() -> None:
    turns = ("1. A214=21+2/1 B124=21+1/3", "2. C1=1 D2=2")
    accepted(text(*turns, "3. A1c2=6 B1=7", **TWO, **CARDS))
    accepted(text(*turns, "3. A1=1 B1c2=7", **TWO, **CARDS))
    reason = "a card with 1 eggs cannot be played here, and no other card either"
    assert_refused(text(*turns, "3. A1c2=6 «B1c1=10»", **TWO, **CARDS), reason)


def test_the_cards_are_those_of_the_one_who_decides() -> None:
    turns = ("1. A1=1", "2. B214=21+2/1", "3. A1=2", "4. B2=2")
    accepted(text(*turns, "5. A1c2=8", **CARDS))
    reason = "a card with 3 eggs cannot be played here, only 2"
    assert_refused(text(*turns, "5. «A1c3=10»", **CARDS), reason)


def test_a_card_that_was_played_is_gone() -> None:
    turns = ("1. A214=21+2/1", "2. B1=1", "3. A1c2=6", "4. B1=2")
    reason = "a card with 2 eggs cannot be played here, and no other card either"
    assert_refused(text(*turns, "5. «A1c2=12»", **CARDS), reason)


def test_a_rider_takes_the_clutch() -> None:
    accepted(text(*ON_TOP, "3. A321=9+4/1", Eggs="0 4"))
    wrong = text(*ON_TOP, "3. A321=9+4/1", Eggs="4 0").replace('[Eggs "4 0"]', '«[Eggs "4 0"]»')
    assert_refused(wrong, "by the moves it should be 0 4")
