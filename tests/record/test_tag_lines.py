"""A tag as a line: names, quotes, and any Unicode between them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahe.record import BadTag, GarbledRecord, format_record, parse_record, record_game
from mahe.record.tags import format_tag, parse_tag
from mahe.rules import TINY, Turned
from tests.record.text import assert_refused, text

SHAPE = 'a tag looks like [Name "value"], and the tags end with an empty line'

NAMES = [
    "",
    " ",
    "  two  spaces  ",
    '"',
    "\\",
    '\\"',
    '"\\',
    "\\\\",
    '"] [Seat2 "Eve"]',
    "[x]",
    "\u05de\u05d0\u05d4 \u202eright to left\u200f",
    "🐢👩‍👩‍👧🇸🇨",
    "e\u0301 and \u00e9",
    "a\u2028b\u2029c",
    "\ufeffmark",
    "\u00a0\u200b\u00ad",
    "\U0010ffff\ue000",
    "ᚠ" * 500,
]

CONTROLS = ["\0", "\t", "\x0b", "\x0c", "\x1b", "\x1c", "\x7f", "\x85", "\x9f"]
SURROGATES = ["\ud800", "\udfff"]


@pytest.mark.parametrize("name", NAMES)
def test_any_name_can_be_written_and_read_again(name: str) -> None:
    written = format_record(record_game(TINY, [name, "Ben"], [Turned(2)]))
    assert parse_record(written).names == (name, "Ben")
    assert written.splitlines(keepends=True)[0] == '[Mahe "1"]\n'


@pytest.mark.parametrize(
    ("value", "line"),
    [
        ("plain", '[Seat1 "plain"]'),
        ("", '[Seat1 ""]'),
        ('say "hi"', r'[Seat1 "say \"hi\""]'),
        ("back\\slash", r'[Seat1 "back\\slash"]'),
        ('\\"', r'[Seat1 "\\\""]'),
        ("[1]", '[Seat1 "[1]"]'),
    ],
)
def test_quotes_and_backslashes_are_escaped_and_nothing_else(value: str, line: str) -> None:
    assert format_tag(("Seat1", value)) == line
    assert parse_tag(line) == ("Seat1", value)


@given(st.from_regex("[A-Z][A-Za-z0-9]*", fullmatch=True), st.text(st.characters(exclude_categories=["Cc", "Cs"])))
def test_every_tag_that_can_be_written_is_read_again(name: str, value: str) -> None:
    assert parse_tag(format_tag((name, value))) == (name, value)


@given(st.text() | st.from_regex(r'\[[A-Z]\w* "[^\n]*"\]', fullmatch=True))
def test_every_line_that_is_a_tag_is_written_the_same(line: str) -> None:
    tag = parse_tag(line)
    assert tag is None or format_tag(tag) == line


@pytest.mark.parametrize("character", [*CONTROLS, "\n", "\r", *SURROGATES])
def test_control_characters_and_lone_surrogates_are_not_written(character: str) -> None:
    with pytest.raises(BadTag) as caught:
        format_record(record_game(TINY, [f"A{character}b", "Ben"], [Turned(2)]))
    assert caught.value.name == "Seat1"
    assert caught.value.reason == f"a value cannot hold the character U+{ord(character):04X}"


@pytest.mark.parametrize("character", [*CONTROLS, *SURROGATES])
def test_control_characters_and_lone_surrogates_are_not_read(character: str) -> None:
    line = f'[Seat1 "A{character}b"]'
    assert_refused(text().replace('[Seat1 "Ada"]', f"«{line}»"), SHAPE, GarbledRecord)


def test_a_line_feed_in_a_value_breaks_its_line() -> None:
    assert_refused(text().replace('[Seat1 "Ada"]', '«[Seat1 "A»\nda"]'), SHAPE, GarbledRecord)


@pytest.mark.parametrize("name", ["", "a", "1", "Ä", "Élan", "Two Words", "With-dash", "Under_score", "X\n", "X٣"])
def test_other_names_are_not_written(name: str) -> None:
    with pytest.raises(BadTag) as caught:
        format_tag((name, ""))
    assert caught.value.name == name
    assert str(caught.value) == f"{name}: a tag's name is a capital letter, then letters and digits"


@pytest.mark.parametrize(
    "line",
    [
        "Event",
        "[Event]",
        "[Event tea]",
        "[Event 'tea']",
        "[Event “tea”]",
        '[Event"tea"]',
        '[Event  "tea"]',
        '[Event\t"tea"]',
        '[ Event "tea"]',
        '[Event "tea" ]',
        '[Event "tea"] ',
        ' [Event "tea"]',
        '[Event "tea"]; a comment',
        '[Event "tea"][Round "1"]',
        '[Event "tea"',
        'Event "tea"]',
        '[Event "tea]',
        '[Event tea"]',
        '[event "tea"]',
        '[1 "tea"]',
        '[ "tea"]',
        '["tea"]',
        '[Évent "tea"]',
        '[Ev_ent "tea"]',
        '[Event "a "quoted" word"]',
        r'[Event "\tea"]',
        r'[Event "\n"]',
        r'[Event "tea\"]',
        r'[Event "\\\"]',
        "1. A1=1",
        "% comment",
    ],
)
def test_a_line_that_is_no_tag_is_refused_among_the_tags(line: str) -> None:
    assert_refused(text().replace("\n\n", f"\n«{line}»\n\n"), SHAPE, GarbledRecord)
