"""Records as text: one to start from, a way to write others, and a check of what is said about a wrong one."""

from __future__ import annotations

import re

from mahe.record import Record, RecordError, WrongRecord, format_record, parse_record

TAGS = {
    "Mahe": "1",
    "Seat1": "Ada",
    "Seat2": "Ben",
    "Turtles": "1",
    "CardsAsDice": "no",
    "ThirdDieAtSeven": "no",
    "BustEndsTurn": "no",
    "Deck": "3 3 5 5 5 3",
    "SetAside": "4",
    "FirstClutch": "4",
}

COMPLETE = """\
[Mahe "1"]
[Date "2026-11-15"]
[Seat1 "Ada"]
[Seat2 "Ben"]
[Turtles "1"]
[Deck "1 1 1 0 0 0"]
[SetAside "1"]
[FirstClutch "2"]
[Eggs "1 9"]
[Result "2"]

1. A24=12
2. B24=12
3. A321=9+2/1
4. B5=14
5. A15=21+1
6. B45x
7. A1=1
8. B214=21+7
"""
"""The complete game of docs/notation.md."""


def text(*turns: str, **tags: str | None) -> str:
    """Return a record with *turns* for its lines; *tags* replace those of TAGS, follow them, or with None drop them."""
    values = {name: value for name, value in (TAGS | tags).items() if value is not None}
    return "\n".join([*(f'[{name} "{value}"]' for name, value in values.items()), "", *turns, ""])


def accepted(written: str) -> Record:
    """Return the record of *written*, having seen that it is written the same way again."""
    record = parse_record(written)
    assert format_record(record) == written
    return record


def tried(written: str) -> Record | RecordError:
    """Return the record of *written*, or what is wrong with it."""
    try:
        return parse_record(written)
    except RecordError as error:
        return error


def assert_refused(marked: str, reason: str, kind: type[RecordError] = WrongRecord) -> None:
    """Check that the text is refused for *reason*, at the place that is marked «so» in it."""
    place = re.search("«(.*?)»", marked, re.DOTALL)
    assert place is not None
    error = tried(marked.replace("«", "").replace("»", ""))
    assert isinstance(error, RecordError)
    line = marked.count("\n", 0, place.start()) + 1
    assert (error.line, error.token, error.reason, type(error)) == (line, place[1], reason, kind)
