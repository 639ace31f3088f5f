"""Strange text and strange JSON: refused with our own errors, or understood completely.

`HYPOTHESIS_PROFILE=fuzz` tries far more of it.
"""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from mahe.record import BadEvent, Record, format_event, format_record, parse_event
from tests.record.strategies import texts
from tests.record.text import tried

PIECES = [
    "[Mahe ",
    '[Mahe "1"]\n',
    '[Seat3 "Cat"]\n',
    '[Turtles "2"]\n',
    '[CardsAsDice "yes"]\n',
    '[BustEndsTurn "yes"]\n',
    '[Check "00000000"]\n',
    "\n",
    "\n\n",
    "\r\n",
    " ",
    "1. ",
    "A1=1",
    "A65x",
    "A214=21+5/3",
    "c1",
    "+7",
    "/6",
    '"',
    "\\",
    "]",
    "\ufeff",
    "\ud800",
    "\0",
    "٣",
]

Mutation = Callable[[str, int, int, str], str]


def insert(text: str, start: int, _: int, piece: str) -> str:
    return text[:start] + piece + text[start:]


def delete(text: str, start: int, end: int, _: str) -> str:
    return text[:start] + text[end:]


def replace(text: str, start: int, end: int, piece: str) -> str:
    return text[:start] + piece + text[end:]


def swap(text: str, start: int, end: int, _: str) -> str:
    return text[:start] + text[end : end + end - start] + text[start:end] + text[end + end - start :]


def duplicate(text: str, start: int, end: int, _: str) -> str:
    return text[:end] + text[start:]


def keep(text: str, start: int, end: int, _: str) -> str:
    return text[start:end]


def on_lines(mutation: Mutation) -> Mutation:
    """Return *mutation* moved to the beginnings of lines."""

    def moved(text: str, start: int, end: int, piece: str) -> str:
        return mutation(text, text.rfind("\n", 0, start) + 1, text.find("\n", end) + 1 or len(text), piece)

    return moved


MUTATIONS: list[Mutation] = [insert, delete, replace, swap, duplicate, keep]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """Records with one to four slices of them handled badly."""
    text = draw(texts())
    for _ in range(draw(st.integers(1, 4))):
        mutation = draw(st.sampled_from(MUTATIONS))
        if draw(st.booleans()):
            mutation = on_lines(mutation)
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 3) | st.integers(0, 200)))
        text = mutation(text, start, end, draw(st.sampled_from(PIECES) | st.text(max_size=3)))
    return text


def assert_understood_or_refused(text: str) -> None:
    result = tried(text)
    if isinstance(result, Record):
        assert format_record(result) == text
        assert len(list(result.states())) == len(result.events) + 1
        assert len(result.names) == result.rules.players
    else:
        assert 1 <= result.line <= text.count("\n") + 1
        assert result.token in text.split("\n")[result.line - 1]
        assert result.reason
        assert str(result).isprintable()


@given(st.text())
def test_any_text_is_understood_or_refused(text: str) -> None:
    assert_understood_or_refused(text)


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=3)).map("".join))
def test_pieces_of_records_are_understood_or_refused(text: str) -> None:
    assert_understood_or_refused(text)
    assert_understood_or_refused(f'[Mahe "1"]\n{text}\n')


@given(st.binary(), st.sampled_from(["utf-8", "utf-16", "latin-1", "cp037"]), st.sampled_from(["replace", "ignore"]))
def test_any_bytes_are_understood_or_refused(data: bytes, encoding: str, errors: str) -> None:
    assert_understood_or_refused(data.decode(encoding, errors))
    assert_understood_or_refused('[Mahe "1"]\n' + data.decode("utf-8", "surrogateescape"))


@given(mutated())
def test_a_damaged_record_is_understood_or_refused(text: str) -> None:
    assert_understood_or_refused(text)


@given(texts(), st.data())
def test_a_record_with_a_broken_byte_is_understood_or_refused(text: str, data: st.DataObject) -> None:
    stored = bytearray(text.encode())
    place = data.draw(st.integers(0, len(stored) - 1))
    stored[place] ^= 1 << data.draw(st.integers(0, 7))
    assert_understood_or_refused(stored.decode("utf-8", "surrogateescape"))


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["A", "roll", "start"])
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8)
KINDS = st.sampled_from(["start", "roll", "stop", "card", "rolled", "turned"])
NEARLY = st.fixed_dictionaries(
    {"type": KINDS | VALUES},
    optional={"turtle": st.sampled_from("ABCDEFGH") | VALUES, "eggs": st.integers(0, 7) | VALUES, "pips": VALUES},
)


@given(VALUES | NEARLY)
def test_any_json_is_an_event_or_refused(value: object) -> None:
    try:
        event = parse_event(value)
    except BadEvent as error:
        refused = error
    else:
        assert format_event(event) == value
        return
    assert refused.value is value
    assert str(refused).isprintable()
