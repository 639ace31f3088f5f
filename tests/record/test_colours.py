"""The turtles of a record have the colours that they had at the table."""

from typing import Final

import pytest

from mahe.record import COLOURS, BadTag, Colour, WrongRecord, format_record, parse_record, record_game
from mahe.record.colours import colour_tags
from mahe.rules import Rules, Turned

PAIR = Rules(players=2)
NAMES = ["Ada", "Ben"]
USUAL = format_record(record_game(PAIR, NAMES, [Turned(4)]))
PAINTED: Final[tuple[Colour, ...]] = ("pink", "blue", "red", "green")


def with_colours(value: str) -> str:
    return USUAL.replace("[Check ", f'[Colours "{value}"]\n[Check ')


def test_colours_other_than_the_usual_ones_are_written_and_read() -> None:
    record = record_game(PAIR, NAMES, [Turned(4)], extra=colour_tags(PAINTED))
    text = format_record(record)
    assert '[Colours "pink blue red green"]' in text
    assert parse_record(text).colours == record.colours == PAINTED
    assert format_record(parse_record(text)) == text


def test_usual_colours_need_no_tag() -> None:
    assert colour_tags(COLOURS[:4]) == ()
    assert parse_record(USUAL).colours == COLOURS[:4]
    assert parse_record(with_colours("red orange yellow green")).colours == COLOURS[:4]


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("", "4 turtles have 4 colours, separated by single spaces, not 1"),
        ("pink blue red", "4 turtles have 4 colours, separated by single spaces, not 3"),
        ("pink blue  red green", "4 turtles have 4 colours, separated by single spaces, not 5"),
        ("pink blue red teal", "'teal' is not one of red, orange, yellow, green, blue, purple, pink"),
        ("pink blue red Green", "'Green' is not one of red, orange, yellow, green, blue, purple, pink"),
        ("pink blue red blue", "every turtle has a colour of its own, and blue stands here twice"),
    ],
)
def test_a_wrong_list_of_colours_is_rejected_with_its_line(value: str, reason: str) -> None:
    with pytest.raises(WrongRecord) as caught:
        parse_record(with_colours(value))
    assert (caught.value.line, caught.value.token) == (13, f'[Colours "{value}"]')
    assert caught.value.reason == reason


def test_a_game_is_not_written_in_colours_that_could_not_be_read() -> None:
    with pytest.raises(BadTag, match="4 turtles have 4 colours"):
        record_game(PAIR, NAMES, [Turned(4)], extra=[("Colours", "red")])
