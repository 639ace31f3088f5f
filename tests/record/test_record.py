"""A record as a value: made from a game, written, and read back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mahe.record import (
    BadTag,
    GarbledRecord,
    Record,
    RecordError,
    format_record,
    format_turns,
    parse_record,
    record_game,
)
from mahe.record.record import advice_tags
from mahe.rules import TINY, IllegalEvent, MaheError, Roll, Rolled, Start, Stop, Turned, begin
from tests.kit import A, B
from tests.record.text import COMPLETE, accepted, text

NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"
OPEN_THROW = (Turned(2), Start(A), Rolled(2))


def test_a_game_under_way_is_written_with_all_tags() -> None:
    record = record_game(TINY, ["Ada", "bot:swimmer"], OPEN_THROW, date="2026-11-15", extra=[("Site", "Kitchen")])
    assert format_record(record) == (
        '[Mahe "1"]\n'
        '[Date "2026-11-15"]\n'
        '[Seat1 "Ada"]\n'
        '[Seat2 "bot:swimmer"]\n'
        '[Turtles "1"]\n'
        '[CardsAsDice "no"]\n'
        '[ThirdDieAtSeven "no"]\n'
        '[BustEndsTurn "no"]\n'
        '[Deck "1 1 1 0 0 0"]\n'
        '[SetAside "1"]\n'
        '[FirstClutch "2"]\n'
        '[Eggs "0 0"]\n'
        '[Result "*"]\n'
        '[Check "dcda1168"]\n'
        '[Site "Kitchen"]\n'
        "\n"
        "1. A2\n"
    )


def test_a_date_that_is_not_known_is_not_written() -> None:
    assert "Date" not in dict(record_game(TINY, ["Ada", "Ben"], OPEN_THROW).tags)


def test_a_finished_game_is_written_with_eggs_and_winner() -> None:
    read = parse_record(COMPLETE)
    written = record_game(read.rules, read.names, read.events, date="2026-11-15")
    assert written.events == read.events
    assert dict(read.tags).items() <= dict(written.tags).items()


def test_events_may_come_from_any_iterable() -> None:
    assert record_game(TINY, ["Ada", "Ben"], iter(OPEN_THROW)).events == OPEN_THROW


@pytest.mark.parametrize("events", [(), OPEN_THROW[:2], (*OPEN_THROW, Roll())])
def test_a_game_is_not_written_while_chance_has_to_act(events: tuple[Turned, ...]) -> None:
    with pytest.raises(ValueError, match="only when chance has acted"):
        record_game(TINY, ["Ada", "Ben"], events)


def test_a_game_that_breaks_the_rules_is_not_written() -> None:
    with pytest.raises(IllegalEvent):
        record_game(TINY, ["Ada", "Ben"], [Turned(2), Start(B)])


@pytest.mark.parametrize("names", [[], ["Ada"], ["Ada", "Ben", "Cat"]])
def test_each_player_needs_a_name(names: list[str]) -> None:
    with pytest.raises(ValueError, match=f"2 players need as many names, not {len(names)}"):
        record_game(TINY, names, OPEN_THROW)


def test_states_are_the_first_position_and_one_after_each_event() -> None:
    record = record_game(TINY, ["Ada", "Ben"], [*OPEN_THROW, Stop()])
    states = list(record.states())
    assert len(states) == 5
    assert states[0] == begin(TINY)
    assert states[-1].space(A) == 2


def test_a_record_put_together_by_hand_is_refused_if_its_tags_describe_no_game() -> None:
    with pytest.raises(BadTag, match="Seat1: this tag is missing"):
        format_record(Record((("Mahe", "1"),), ()))


def test_turns_are_lines_without_line_feeds() -> None:
    assert format_turns(begin(TINY), [Turned(2)]) == []
    assert format_turns(begin(TINY), [*OPEN_THROW, Stop(), Start(B)]) == ["1. A2=2", "2. B"]


def test_the_examples_of_the_documentation_are_read() -> None:
    examples = re.findall(r"```\n(\[Mahe .*?)```", NOTATION.read_text(encoding="utf-8"), re.DOTALL)
    assert [len(accepted(example).names) for example in examples] == [2, 2]
    assert examples[-1] == COMPLETE


def test_an_error_tells_where_and_why_in_one_sentence() -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(text("1. A1x"))
    assert isinstance(caught.value, MaheError)
    assert str(caught.value) == "line 12, A1x: no bust: the total is 1"


def test_an_error_about_no_token_tells_the_line() -> None:
    assert str(GarbledRecord(3, "", "something is wrong")) == "line 3: something is wrong"


def test_a_strange_or_long_token_is_shown_so_that_it_can_be_printed() -> None:
    assert str(GarbledRecord(1, "A\x1b[2J\n", "no")) == r"line 1, A\x1b[2J\n: no"
    assert str(GarbledRecord(1, "\ud800", "no")) == r"line 1, \ud800: no"
    assert str(GarbledRecord(1, "🐢" * 40, "no")) == f"line 1, {'🐢' * 40}: no"
    assert str(GarbledRecord(1, "🐢" * 41, "no")) == f"line 1, {'🐢' * 39}…: no"
    assert GarbledRecord(1, "🐢" * 41, "no").token == "🐢" * 41


@pytest.mark.parametrize("date", ["yesterday", "20261115", "2026-02-30", ""])
def test_a_game_is_not_written_with_a_date_that_could_not_be_read(date: str) -> None:
    with pytest.raises(BadTag, match="a date looks like"):
        record_game(TINY, ["a", "b"], [Turned(1)], date=date)


@pytest.mark.parametrize("name", ["Deck", "Seat9", "Mahe"])
def test_an_extra_tag_cannot_stand_for_one_that_is_there(name: str) -> None:
    with pytest.raises(BadTag, match="already"):
        record_game(TINY, ["a", "b"], [Turned(1)], extra=[(name, "x")])


def test_a_record_says_who_played_with_advice() -> None:
    assert advice_tags([]) == ()
    record = record_game(TINY, ["Ada", "Ben"], OPEN_THROW, extra=advice_tags({2, 1}))
    assert record.tags[-1] == ("Advice", "1 2")
    assert parse_record(format_record(record)).advised == (1, 2)
    assert record_game(TINY, ["Ada", "Ben"], OPEN_THROW).advised == ()


def test_what_another_program_says_about_advice_is_read_as_far_as_it_names_seats() -> None:
    assert record_game(TINY, ["Ada", "Ben"], OPEN_THROW, extra=[("Advice", "2 7 all")]).advised == (2,)
