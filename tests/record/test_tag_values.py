"""What the tags of a record must say, and what their absence means."""

from __future__ import annotations

import pytest

from mahe.record import GarbledRecord, NotARecord
from mahe.rules import Rules
from tests.record.text import COMPLETE, accepted, assert_refused, text

CHECKED = COMPLETE.replace("\n\n", '\n[Check "d49b736a"]\n\n')
SHORT = {"Deck": "1 1 1 0 0 0", "SetAside": "1", "FirstClutch": "2"}


def assert_value_refused(name: str, value: str, reason: str) -> None:
    """Check that *value* is refused at the line of the tag, with the whole tag for its token."""
    wrong = f'[{name} "{value}"]'
    assert_refused(text(**{name: value}).replace(wrong, f"«{wrong}»"), reason)


def test_the_game_of_the_documentation_is_read() -> None:
    record = accepted(COMPLETE)
    assert record.names == ("Ada", "Ben")
    assert record.rules == Rules(players=2, turtles_each=1, deck=(1, 1, 1, 0, 0, 0), set_aside=1)


def test_all_tags_together_are_read() -> None:
    assert accepted(CHECKED).events == accepted(COMPLETE).events


@pytest.mark.parametrize(
    ("name", "option"),
    [
        ("CardsAsDice", "cards_as_dice"),
        ("ThirdDieAtSeven", "third_die_at_seven"),
        ("BustEndsTurn", "bust_ends_turn"),
    ],
)
def test_a_house_rule_is_off_unless_its_tag_says_yes(name: str, option: str) -> None:
    assert getattr(accepted(text(**{name: "yes"})).rules, option) is True
    assert getattr(accepted(text(**{name: "no"})).rules, option) is False
    assert getattr(accepted(text(**{name: None})).rules, option) is False
    for value in ("", "Yes", "true", "1", " yes", "on", "ja"):
        assert_value_refused(name, value, f"the value must be yes or no, not {value!r}")


def test_four_cards_are_set_aside_unless_a_tag_says_otherwise() -> None:
    assert accepted(text(SetAside=None)).rules.set_aside == 4
    assert accepted(text(SetAside="0")).rules.set_aside == 0


def test_no_more_than_the_required_tags_are_required() -> None:
    optional = ["CardsAsDice", "ThirdDieAtSeven", "BustEndsTurn", "SetAside"]
    record = accepted(text("1. A1=1", **dict.fromkeys(optional)))
    assert record.rules == Rules(players=2, turtles_each=1)
    assert [name for name, _ in record.tags] == ["Mahe", "Seat1", "Seat2", "Turtles", "Deck", "FirstClutch"]


@pytest.mark.parametrize("name", ["Seat1", "Seat2", "Turtles", "Deck", "FirstClutch"])
def test_each_required_tag_that_is_missing_is_named(name: str) -> None:
    without = text(**{name: None}).replace("\n\n", "«»\n\n")
    assert_refused(without, f"this tag is missing ({name})", GarbledRecord)


def test_mahe_must_be_the_first_tag() -> None:
    reason = 'a record begins with the tag [Mahe "1"]'
    assert_refused(text().replace('[Mahe "1"]\n[Seat1 "Ada"]', '«[Seat1 "Ada"]»\n[Mahe "1"]'), reason, NotARecord)
    assert_refused(text(Mahe=None).replace('[Seat1 "Ada"]', '«[Seat1 "Ada"]»'), reason, NotARecord)


@pytest.mark.parametrize("version", ["2", "", "01", "1.0", "one"])
def test_other_versions_of_the_notation_are_refused(version: str) -> None:
    marked = text(Mahe=version).replace(f'[Mahe "{version}"]', f'«[Mahe "{version}"]»')
    assert_refused(marked, "this program reads version 1 of the notation", NotARecord)


def test_the_other_tags_may_stand_in_any_order() -> None:
    head, turns = COMPLETE.split("\n\n")
    mahe, *others = head.split("\n")
    accepted("\n".join([mahe, *reversed(others), "", turns]))


def test_unknown_tags_are_kept_in_their_place() -> None:
    written = text().replace('[Seat1 "Ada"]', '[Event "Tea"]\n[Seat1 "Ada"]\n[seat "x"]').replace("seat", "SEAT1")
    written = written.replace("\n\n", '\n[Seat "no number"]\n[SeatX1 ""]\n[Seat1a "1"]\n[X9 "\\"\\\\"]\n\n')
    tags = accepted(written).tags
    assert tags[:4] == (("Mahe", "1"), ("Event", "Tea"), ("Seat1", "Ada"), ("SEAT1", "x"))
    assert tags[-4:] == (("Seat", "no number"), ("SeatX1", ""), ("Seat1a", "1"), ("X9", '"\\'))


@pytest.mark.parametrize("line", ['[Seat1 "Ada"]', '[Seat1 "Eve"]', '[Deck ""]', '[Mahe "1"]', '[Mahe "2"]'])
def test_a_tag_stands_only_once(line: str) -> None:
    name = line[1:].split(" ", maxsplit=1)[0]
    reason = f"the tag {name} stands here a second time"
    assert_refused(text().replace("\n\n", f"\n«{line}»\n\n"), reason, GarbledRecord)


def test_an_unknown_tag_too_stands_only_once() -> None:
    marked = text(Event="Tea").replace("\n\n", '\n«[Event "Cake"]»\n\n')
    assert_refused(marked, "the tag Event stands here a second time", GarbledRecord)


@pytest.mark.parametrize("players", range(2, 8))
def test_the_seats_say_how_many_play(players: int) -> None:
    seats = {f"Seat{seat}": f"player {seat}" for seat in range(3, players + 1)}
    record = accepted(text(**seats))
    assert record.rules.players == len(record.names) == players


def test_eight_seats_are_too_many() -> None:
    seats = {f"Seat{seat}": "x" for seat in range(3, 9)}
    marked = text(**seats).replace('[Seat1 "Ada"]', '«[Seat1 "Ada"]»')
    assert_refused(marked, "players must be 2 to 7, not 8")


@pytest.mark.parametrize("name", ["Seat0", "Seat4", "Seat01", "Seat10"])
def test_seats_have_no_gaps(name: str) -> None:
    marked = text(**{name: "Eve"}).replace("\n\n", "«»\n\n")
    assert_refused(marked, "this tag is missing (Seat3)", GarbledRecord)


@pytest.mark.parametrize("name", ["Turtles", "SetAside", "FirstClutch", "Deck"])
@pytest.mark.parametrize("number", ["", " ", "-1", "+1", "01", "1.0", "one", "1000", "١", "²", "1_0", "0x1", "1 "])
def test_numbers_are_decimal_without_sign_or_leading_zeros(name: str, number: str) -> None:
    value = f"3 3 5 5 5 {number}" if name == "Deck" else number
    shown = "" if name == "Deck" and number in (" ", "1 ") else number
    assert_value_refused(name, value, f"{shown!r} is not a whole number below 1000")


@pytest.mark.parametrize("value", ["0", "3", "999"])
def test_turtles_each_are_one_or_two(value: str) -> None:
    assert_value_refused("Turtles", value, f"turtles each must be 1 or 2, not {value}")


def test_two_turtles_each_are_for_two_or_three_seats() -> None:
    tags = {"Seat3": "Cat", "Seat4": "Dan", "Turtles": "2"}
    marked = text(**tags).replace('[Turtles "2"]', '«[Turtles "2"]»')
    assert_refused(marked, "two turtles each are for 2 or 3 players; 4 players have one each")


@pytest.mark.parametrize("value", ["3", "3 3 5 5 5", "3 3 5 5 5 3 0"])
def test_a_deck_is_six_counts(value: str) -> None:
    counts = tuple(map(int, value.split(" ")))
    reason = f"a deck is six counts, of the cards with 1 to 6 eggs, none below 0; not {counts}"
    assert_value_refused("Deck", value, reason)


@pytest.mark.parametrize("value", ["3,3,5,5,5,3", "335553", "a b c d e f", "3 3 5 5 5 \t3", "(3 3 5 5 5 3)"])
def test_a_deck_is_written_with_single_spaces(value: str) -> None:
    wrong = next(word for word in value.split(" ") if not (word.isdigit() and len(word) < 4))
    if "\t" in value:
        assert_refused(
            text(Deck=value).replace(f'[Deck "{value}"]', f'«[Deck "{value}"]»'),
            'a tag looks like [Name "value"], and the tags end with an empty line',
            GarbledRecord,
        )
    else:
        assert_value_refused("Deck", value, f"{wrong!r} is not a whole number below 1000")


def test_a_deck_has_no_more_cards_than_the_box() -> None:
    assert_value_refused("Deck", "3 3 5 5 5 4", "the box has 24 cards; this deck has 25")


def test_not_all_cards_can_be_set_aside() -> None:
    reason = "with 24 cards set aside a deck needs at least 25; this one has 24"
    assert_value_refused("SetAside", "24", reason)


def test_a_small_deck_must_say_that_fewer_than_four_cards_were_set_aside() -> None:
    reason = "with 4 cards set aside a deck needs at least 5; this one has 3 (SetAside)"
    marked = text(Deck="1 1 1 0 0 0", SetAside=None, FirstClutch="2").replace("\n\n", "«»\n\n")
    assert_refused(marked, reason, GarbledRecord)


@pytest.mark.parametrize("value", ["0", "7", "10", "999"])
def test_the_first_clutch_has_one_to_six_eggs(value: str) -> None:
    assert_value_refused("FirstClutch", value, "a clutch card shows 1 to 6 eggs")


def test_the_first_clutch_must_be_a_card_of_the_deck() -> None:
    assert_refused(
        text(**SHORT | {"FirstClutch": "4"}).replace('[FirstClutch "4"]', '«[FirstClutch "4"]»'),
        "the deck has no card with 4 eggs",
    )


@pytest.mark.parametrize("value", ["2026-11-15", "2024-02-29", "0001-01-01", "9999-12-31"])
def test_a_date_is_a_day(value: str) -> None:
    assert ("Date", value) in accepted(text(Date=value)).tags


@pytest.mark.parametrize(
    "value",
    [
        "",
        "????.??.??",
        "2026-11",
        "2026-11-31",
        "2025-02-29",
        "0000-01-01",
        "2026-13-01",
        "26-11-15",
        "2026-11-5",
        "20261115",
        "2026-W46-7",
        "2026.11.15",
        "15.11.2026",
        "2026-11-15 ",
        "2026-11-15T12:00",
        "２０２６-11-15",
        "today",
    ],
)
def test_what_is_no_day_is_refused(value: str) -> None:
    assert_value_refused("Date", value, "a date looks like 2026-11-15")


@pytest.mark.parametrize("value", ["", "1", "9 1", "1 9 0", "01 9", "1  9", "1 9 ", "1,9", "8 9", "* *"])
def test_eggs_must_be_those_that_were_won(value: str) -> None:
    marked = COMPLETE.replace('[Eggs "1 9"]', f'«[Eggs "{value}"]»')
    assert_refused(marked, "by the moves it should be 1 9")


@pytest.mark.parametrize("value", ["", "*", "1", "1 2", "2 1", "02", "Ben", "2 "])
def test_the_result_must_be_the_seats_that_won(value: str) -> None:
    marked = COMPLETE.replace('[Result "2"]', f'«[Result "{value}"]»')
    assert_refused(marked, "by the moves it should be 2")


@pytest.mark.parametrize("value", ["", "1", "1 2", "?"])
def test_an_unfinished_game_has_no_winner(value: str) -> None:
    assert_refused(
        text("1. A1=1", Result=value).replace(f'[Result "{value}"]', f'«[Result "{value}"]»'),
        "by the moves it should be *",
    )


def test_eggs_and_result_of_an_unfinished_game_are_those_so_far() -> None:
    accepted(text("1. A214=21+4/1", Eggs="4 0", Result="*"))


def test_a_shared_win_lists_its_seats_in_order() -> None:
    deck = {"Deck": "1 0 0 2 0 0", "SetAside": "0", "Eggs": "8 8"}
    turns = (
        "1. A214=21+4/4",
        "2. B1=1",
        "3. A214=21+4/1",
        "4. B1=2",
        "5. A1=1",
        "6. B322=2+1",
        "7. A2=3",
        "8. B322=2+7",
    )
    accepted(text(*turns, **deck, Result="1 2"))
    for value in ("1", "2", "2 1", "1,2", "12", "*"):
        marked = text(*turns, **deck, Result=value).replace(f'[Result "{value}"]', f'«[Result "{value}"]»')
        assert_refused(marked, "by the moves it should be 1 2")


@pytest.mark.parametrize("value", ["", "0", "d49b7360", "D49B736A", "d49b736", "0d49b736a", "0xd49b736a"])
def test_the_check_must_be_that_of_the_turns(value: str) -> None:
    marked = CHECKED.replace('[Check "d49b736a"]', f'«[Check "{value}"]»')
    assert_refused(marked, "by the moves it should be d49b736a")


def test_a_game_in_which_nothing_was_thrown_has_a_check_of_nothing() -> None:
    accepted(text(Check="00000000"))
