"""The file itself: lines, spaces, and what stands before and after the game."""

from __future__ import annotations

import pytest

from mahe.record import GarbledRecord, NotARecord, format_record, record_game
from mahe.rules import TINY
from tests.record.text import COMPLETE, accepted, assert_refused, text, tried

BEGINNING = 'a record begins with the tag [Mahe "1"]'
CARRIAGE_RETURN = "lines end with a line feed alone, and here is a carriage return"
CUT_SHORT = "the last line does not end with a line feed, so the text may be cut short"
MOVE = "a move looks like A24=12, A65x or A214=21+5/3"
TAG = 'a tag looks like [Name "value"], and the tags end with an empty line'


@pytest.mark.parametrize(
    "first",
    [
        "",
        " ",
        "hello",
        "1. A1=1",
        '[Event "Tea"]',
        '[mahe "1"]',
        ' [Mahe "1"]',
        '[Mahe"1"]',
        "[Mahe",
    ],
)
def test_what_does_not_begin_as_a_record_is_none(first: str) -> None:
    assert_refused(f"«{first}»", BEGINNING, NotARecord)
    assert_refused(f"«{first}»\n", BEGINNING, NotARecord)
    assert_refused(f"«{first}»\n{COMPLETE}", BEGINNING, NotARecord)


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_a_record_that_came_by_way_of_windows_is_the_same_game_and_stays_as_it_is(mark: str, line_end: str) -> None:
    record = accepted(mark + COMPLETE.replace("\n", line_end))
    assert record.layout == (mark, line_end)
    assert (record.tags, record.events) == (accepted(COMPLETE).tags, accepted(COMPLETE).events)


def test_a_check_sum_is_of_the_turns_whatever_ends_the_lines() -> None:
    record = format_record(record_game(TINY, ("Ada", "Ben"), accepted(COMPLETE).events))
    assert '[Check "' in record
    accepted(record.replace("\n", "\r\n"))


def test_a_byte_order_mark_elsewhere_is_refused() -> None:
    for rest in ("", "hello", '\ufeff[Mahe "1"]'):
        error = tried(f"\ufeff{rest}")
        assert isinstance(error, NotARecord)
        assert (error.line, error.token, error.reason) == (1, rest, BEGINNING)
    assert_refused(COMPLETE.replace('[Date "2026-11-15"]', '«\ufeff[Date "2026-11-15"]»'), TAG, GarbledRecord)


@pytest.mark.parametrize("first", ["[Mahe ]", "[Mahe 1]", '[Mahe "1]', '[Mahe "1"] ', '[Mahe  "1"]'])
def test_a_first_line_that_is_nearly_right_is_garbled(first: str) -> None:
    assert_refused(COMPLETE.replace('[Mahe "1"]', f"«{first}»"), TAG, GarbledRecord)


def test_lines_that_do_not_end_like_the_first_are_refused() -> None:
    windows = COMPLETE.replace("\n", "\r\n")
    alone = "the lines before it end with a carriage return and a line feed, and here is a line feed alone"
    returned = "the lines before it end with a carriage return and a line feed, and here is a carriage return"
    assert_refused(windows.replace("B5=14\r\n", "B5=14«»\n"), alone, GarbledRecord)
    assert_refused(windows.replace("21+7\r\n", "21+7«»\n"), alone, GarbledRecord)
    assert_refused(windows.replace("B5=14\r\n", "B5=14«»\r\r\n"), returned, GarbledRecord)
    assert_refused(windows.replace("Ada", "A«»\rda"), returned, GarbledRecord)


def test_a_text_of_windows_that_is_cut_short_is_refused() -> None:
    windows = COMPLETE.replace("\n", "\r\n")
    assert_refused(windows.removesuffix("\n") + "«»", CUT_SHORT, GarbledRecord)
    assert_refused(windows.removesuffix("\r\n") + "«»", CUT_SHORT, GarbledRecord)


def test_carriage_returns_are_refused_at_the_first() -> None:
    assert_refused(COMPLETE.replace("\n", "\r").replace("\r", "«»\r", 1), CARRIAGE_RETURN, GarbledRecord)
    assert_refused(COMPLETE.replace("B5=14\n", "B5=14«»\r\n"), CARRIAGE_RETURN, GarbledRecord)
    assert_refused(COMPLETE.replace("Ada", "A«»\rda"), CARRIAGE_RETURN, GarbledRecord)


@pytest.mark.parametrize("kept", range(1, COMPLETE.count("\n") + 1))
def test_every_line_ends_with_a_line_feed(kept: int) -> None:
    lines = COMPLETE.split("\n")[:kept]
    if lines[-1]:
        assert_refused("\n".join(lines) + "«»", CUT_SHORT, GarbledRecord)


def test_a_record_without_its_empty_line_is_refused() -> None:
    reason = "the tags must be followed by an empty line"
    assert_refused(text().removesuffix("\n").removesuffix("\n") + "«»\n", reason, GarbledRecord)


def test_turns_do_not_follow_the_tags_at_once() -> None:
    assert_refused(COMPLETE.replace("\n\n1. A24=12", "\n«1. A24=12»"), TAG, GarbledRecord)


def test_an_empty_line_among_the_tags_ends_them() -> None:
    broken = COMPLETE.replace('[Turtles "1"]\n', '[Turtles "1"]«»\n\n')
    assert_refused(broken, "this tag is missing (Deck)", GarbledRecord)


def test_a_line_of_spaces_is_not_empty() -> None:
    assert_refused(COMPLETE.replace("\n\n", "\n« »\n"), TAG, GarbledRecord)


@pytest.mark.parametrize(
    ("marked", "turn"),
    [
        ("«»\n1. A1=1", 1),
        ("1. A1=1\n«»\n2. B1=1", 2),
        ("1. A1=1\n«»", 2),
        ("1. A1=1\n2. B1=1\n«; a comment»", 3),
        ("«0. A1=1»", 1),
        ("«2. A1=1»", 1),
        ("«01. A1=1»", 1),
        ("«A1=1»", 1),
        ("« 1. A1=1»", 1),
        ("«\t1. A1=1»", 1),
        ("«1 A1=1»", 1),
        ("«1.A1=1»", 1),
        ("«1.\tA1=1»", 1),
        ("«1.\u00a0A1=1»", 1),
        ("«1»", 1),
        ("«1.»", 1),
        ("«1... A1=1»", 1),
        ("«١. A1=1»", 1),
        ("1. A1=1\n«1. B1=1»", 2),
        ("1. A1=1\n«3. B1=1»", 2),
        ("1. A1=1\n«22. B1=1»", 2),
        ("1. A1=1\n«B1=1»", 2),
        ("1. A1=1\n« 2. B1=1»", 2),
        ("1. A1=1\n2. B1=1\n«2. B1=1»", 3),
    ],
)
def test_each_turn_begins_with_its_number(marked: str, turn: int) -> None:
    reason = f"the line of turn {turn} begins with {turn}. and a space"
    assert_refused(text(*marked.split("\n")), reason, GarbledRecord)


@pytest.mark.parametrize(
    "marked",
    [
        "1. «»",
        "1. «» A1=1",
        "1. A1=1\n2. «»  B1=1",
        "1. «A1=1\t»",
        "1. «A1=1\u2028»",
        "1. «A1=1\x0c»",
        "1. «A1=1\x85»",
        "1. «A1=1.»",
        "1. «A1=1;»",
        "1. «A1=1,»",
        "1. «\tA1=1»",
        "1. «a1=1»",
        "1. «H1=1»",
        "1. «Α1=1»",
        "1. «1=1»",
        "1. «A»",
        "1. «A=1»",
        "1. «Ax»",
        "1. «A0=0»",
        "1. «A7=7»",
        "1. «A-1=1»",
        "1. «A١=1»",
        "1. «A1=»",
        "1. «A1=١»",
        "1. «A1=+1»",
        "1. «A1=001»",
        "1. «A1=raft»",
        "1. «A1X»",
        "1. «A1xx»",
        "1. «A1=1x»",
        "1. «A65x=1»",
        "1. «A1=1+»",
        "1. «A1=1/»",
        "1. «A214=21+5/»",
        "1. «A214=21+5/33»",
        "1. «A214=21/3+5»",
        "1. «A214=21+10»",
        "1. «A65x+5»",
        "1. «A1c=1»",
        "1. «Ac1=1»",
        "1. «A1cc1=4»",
        "1. «A1C1=4»",
        "1. «A1c7=4»",
        "1. «A1-1=4»",
        "1. «AB1=1»",
        "1. «A1=1?»",
        "1. «*»",
        "1. «1-0»",
        "1. «{comment}»",
        "1. «\ud800»",
    ],
)
def test_what_does_not_look_like_a_move_is_garbled(marked: str) -> None:
    assert_refused(text(*marked.split("\n")), MOVE, GarbledRecord)


@pytest.mark.parametrize("spaces", [" ", "  "])
def test_spaces_at_the_end_of_a_turn_are_refused(spaces: str) -> None:
    assert_refused(text(f"1. A1=1«»{spaces}"), "turn 1 is over: the next move begins a new line")


def test_spaces_at_the_end_of_an_open_throw_are_refused() -> None:
    assert_refused(text("1. «A1» "), "the throw is not over, and yet the record goes on")


def test_two_spaces_between_moves_are_refused() -> None:
    assert_refused(text("1. A1=1«»  B2=2", Turtles="2"), MOVE, GarbledRecord)


def test_a_space_within_the_turn_of_two_turtles_is_refused() -> None:
    assert_refused(text("1. A1=1«» ", Turtles="2"), MOVE, GarbledRecord)


def test_a_game_in_which_nothing_was_thrown_ends_after_the_empty_line() -> None:
    assert len(accepted(text()).events) == 1
