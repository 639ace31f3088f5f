"""Events as JSON: the six shapes of docs/notation.md, and no others."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from mahe.record import BadEvent, format_event, parse_event
from mahe.rules import FACES, TURTLES, Event, PlayCard, Roll, Rolled, Start, Stop, Turned
from tests.kit import Game
from tests.kit.strategies import games

KINDS = "start, roll, stop, card, rolled, turned"

EXACT: list[tuple[Event, str]] = [
    (Start(TURTLES[0]), '{"type":"start","turtle":"A"}'),
    (Roll(), '{"type":"roll"}'),
    (Stop(), '{"type":"stop"}'),
    (PlayCard(2), '{"type":"card","eggs":2}'),
    (Rolled(4), '{"type":"rolled","pips":4}'),
    (Turned(5), '{"type":"turned","eggs":5}'),
]

EVERY: list[Event] = [
    *map(Start, TURTLES),
    Roll(),
    Stop(),
    *map(PlayCard, FACES),
    *map(Rolled, FACES),
    *map(Turned, FACES),
]

NOT_FACES = [0, 7, -1, 10**30, True, False, 4.0, 4.5, float("nan"), "4", "", None, [4], [], {"eggs": 4}, {}]
NOT_TURTLES = ["H", "a", "", "AB", " A", "Α", 0, 1, True, 1.0, None, ["A"], {"turtle": "A"}]
NOT_KINDS = ["", "Roll", "ROLL", "throw", " roll", "roll ", 0, 1.5, True, None, [], ["roll"], {"type": "roll"}]


@pytest.mark.parametrize(("event", "written"), EXACT)
def test_each_event_is_written_exactly_so(event: Event, written: str) -> None:
    assert json.dumps(format_event(event), separators=(",", ":")) == written
    assert parse_event(json.loads(written)) == event


@pytest.mark.parametrize("event", EVERY, ids=repr)
def test_every_event_comes_back_from_its_json(event: Event) -> None:
    assert parse_event(json.loads(json.dumps(format_event(event)))) == event


@given(games())
def test_a_whole_game_comes_back_from_its_json(game: Game) -> None:
    assert tuple(map(parse_event, json.loads(json.dumps(list(map(format_event, game.events)))))) == game.events


def test_the_order_of_members_is_free() -> None:
    assert parse_event({"eggs": 2, "type": "card"}) == PlayCard(2)


def assert_refused(value: object, reason: str) -> None:
    with pytest.raises(BadEvent) as caught:
        parse_event(value)
    assert caught.value.value is value
    assert caught.value.reason == reason
    assert str(caught.value) == f"not an event: {reason}"


@pytest.mark.parametrize("value", [None, True, 1, 1.5, "roll", '{"type":"roll"}', [], [{"type": "roll"}], ("type",)])
def test_what_is_no_object_is_refused(value: object) -> None:
    assert_refused(value, "an event is a JSON object")


@pytest.mark.parametrize("kind", NOT_KINDS)
def test_an_unknown_type_is_refused(kind: object) -> None:
    assert_refused({"type": kind}, f"its type must be one of {KINDS}")


@pytest.mark.parametrize("value", [{}, {"turtle": "A"}, {"Type": "roll"}, {None: "roll"}])
def test_a_missing_type_is_refused(value: object) -> None:
    assert_refused(value, f"its type must be one of {KINDS}")


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ({"type": "start"}, "'start' takes the keys turtle, type"),
        ({"type": "card"}, "'card' takes the keys eggs, type"),
        ({"type": "card", "pips": 2}, "'card' takes the keys eggs, type"),
        ({"type": "rolled"}, "'rolled' takes the keys pips, type"),
        ({"type": "rolled", "eggs": 2}, "'rolled' takes the keys pips, type"),
        ({"type": "turned"}, "'turned' takes the keys eggs, type"),
        ({"type": "turned", "Eggs": 2}, "'turned' takes the keys eggs, type"),
    ],
)
def test_a_missing_member_is_refused(value: object, reason: str) -> None:
    assert_refused(value, reason)


@pytest.mark.parametrize(("event", "_"), EXACT)
@pytest.mark.parametrize("key", ["seat", "", "Type", None, 1])
def test_an_unknown_member_is_refused(event: Event, _: str, key: object) -> None:
    known = format_event(event)
    value = dict[object, object](known.items()) | {key: 1}
    assert_refused(value, f"{known['type']!r} takes the keys {', '.join(sorted(known))}")


@pytest.mark.parametrize("turtle", NOT_TURTLES)
def test_what_is_no_turtle_is_refused(turtle: object) -> None:
    assert_refused({"type": "start", "turtle": turtle}, "a turtle is one of A, B, C, D, E, F, G")


@pytest.mark.parametrize("number", NOT_FACES)
@pytest.mark.parametrize(("kind", "key"), [("card", "eggs"), ("rolled", "pips"), ("turned", "eggs")])
def test_only_a_whole_number_from_1_to_6_is_taken(kind: str, key: str, number: object) -> None:
    assert_refused({"type": kind, key: number}, f"{key} must be a whole number from 1 to 6")
