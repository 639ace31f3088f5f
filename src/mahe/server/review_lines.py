"""A review as clients get it: JSON objects, one on each line. All of this runs in the worker's process."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from mahe.record import format_rules
from mahe.server.errors import Code, Refusal
from mahe.server.json_text import to_json
from mahe.server.replay import read_record

MOST_EVENTS: Final = 5000
"""How many events a game may have to be reviewed: five times as many as the longest that bots play at random."""

_Begun = tuple[bytes | None, int, Iterator[str]]
"""The record, how many pieces of its review have been given, and the rest."""

_begun: list[_Begun] = []
"""The review that this process is at, if any: what it has found so far need not be found again for the next piece."""


def review_piece(text: bytes, number: int) -> str:
    """Return piece *number* of the review of a record, from 0, as whole lines; nothing once there are no more.

    Raises Refusal if it is no record.
    """
    record, given, pieces = _begun.pop() if _begun else (None, 0, iter(()))
    if (record, given) != (text, number):
        pieces = islice(_pieces(text), number, None)
    piece = next(pieces, "")
    if piece:
        _begun.append((text, number + 1, pieces))
    return piece


def _pieces(text: bytes) -> Iterator[str]:
    from mahe.review import reviewing  # noqa: PLC0415 - NumPy is slow to import, and the server itself never needs it
    from mahe.review.review_json import format_step, format_summary  # noqa: PLC0415

    record = read_record(text)
    events = len(record.events)
    if events > MOST_EVENTS:
        sentence = f"This game is too long to be reviewed: it has {events} events, and {MOST_EVENTS} is the most."
        raise Refusal(Code.IMPOSSIBLE, sentence)
    yield _line("begin", rules=format_rules(record.rules), names=list(record.names), events=events)
    pieces = reviewing(record)
    while True:
        try:
            steps = next(pieces)
        except StopIteration as end:
            yield _line("end", **format_summary(end.value))
            return
        yield _line("steps", steps=[*map(format_step, steps)])


def _line(kind: str, **more: Any) -> str:
    return to_json({"type": kind, **more}) + "\n"


def failed_line(sentence: str) -> str:
    """Return the line that ends a review which cannot be finished."""
    return _line("failed", sentence=sentence)
