"""What is true of the record of every game, under all options, finished or cut at any decision."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import assume, given
from hypothesis import strategies as st

from mahe.record import Record, RecordError, format_record, move_made, parse_record, replay
from mahe.rules import State
from tests.record.strategies import played, records, texts, without_checks
from tests.record.text import tried

CHARACTERS = st.sampled_from("0123456789ABCDEFGcx=+/. \n\r\t") | st.characters()


@given(records())
def test_a_record_comes_back_from_its_text(record: Record) -> None:
    written = format_record(record)
    assert parse_record(written) == record
    assert format_record(parse_record(written)) == written


@given(records())
def test_text_survives_being_stored_as_utf_8(record: Record) -> None:
    written = format_record(record)
    assert parse_record(written.encode().decode()) == record


@given(records())
def test_what_can_be_worked_out_may_be_left_out(record: Record) -> None:
    bare = without_checks(record)
    assert parse_record(format_record(bare)) == bare


@given(played())
def test_replay_equals_play(pair: tuple[Record, tuple[State, ...]]) -> None:
    record, states = pair
    again = parse_record(format_record(record))
    assert tuple(again.states()) == states
    assert tuple(replay(again.first, again.events)) == states


@given(played())
def test_moves_end_where_the_turtles_are(pair: tuple[Record, tuple[State, ...]]) -> None:
    record, states = pair
    for (before, after), event in zip(pairwise(states), record.events, strict=True):
        move = move_made(before, event, after)
        assert (move is not None) == (before.mover is not None and after.mover is None)
        if move is not None and move.eggs != 7:
            assert {after.space(turtle) for turtle in (move.turtle, *move.riders)} == {move.space}


def changed(text: str, place: int, character: str) -> str:
    assume(text[place] != character)
    return text[:place] + character + text[place + 1 :]


def place_in_turns(data: st.DataObject, text: str) -> int:
    """Draw the place of a character of the turns."""
    first = text.index("\n\n") + 2
    assume(first < len(text))
    return data.draw(st.integers(first, len(text) - 1))


@given(records(), CHARACTERS, st.data())
def test_no_character_of_the_turns_can_be_changed_unnoticed(
    record: Record, character: str, data: st.DataObject
) -> None:
    """The error is found where the change is or further on, unless only the tags at the head show it."""
    text = format_record(record)
    place = place_in_turns(data, text)
    error = tried(changed(text, place, character))
    assert isinstance(error, RecordError)
    assert error.line <= len(record.tags) or error.line > text.count("\n", 0, place)


@given(records().map(without_checks), CHARACTERS, st.data())
def test_without_a_check_a_change_is_refused_or_makes_another_game(
    record: Record, character: str, data: st.DataObject
) -> None:
    text = format_record(record)
    other = changed(text, place_in_turns(data, text), character)
    another = tried(other)
    if isinstance(another, Record):
        assert another.tags == record.tags
        assert another.events != record.events
        assert format_record(another) == other


@given(texts(), st.data())
def test_a_text_cut_short_within_a_line_is_refused(text: str, data: st.DataObject) -> None:
    kept = data.draw(st.integers(0, len(text) - 1))
    assume(not text[:kept].endswith("\n"))
    error = tried(text[:kept])
    assert isinstance(error, RecordError)
    assert error.line == text[:kept].count("\n") + 1
