"""Events as JSON objects, the same everywhere: `{"type": "rolled", "pips": 4}`."""

from __future__ import annotations

from typing import assert_never

from mahe.record.errors import BadEvent
from mahe.rules import FACES, TURTLES, Event, PlayCard, Roll, Rolled, Start, Stop, Turned

_KEYS = {
    "start": {"type", "turtle"},
    "roll": {"type"},
    "stop": {"type"},
    "card": {"type", "eggs"},
    "rolled": {"type", "pips"},
    "turned": {"type", "eggs"},
}


def format_event(event: Event) -> dict[str, str | int]:
    """Return *event* as a JSON object.

    >>> format_event(Rolled(4))
    {'type': 'rolled', 'pips': 4}
    """
    match event:
        case Start(turtle):
            return {"type": "start", "turtle": turtle}
        case Roll():
            return {"type": "roll"}
        case Stop():
            return {"type": "stop"}
        case PlayCard(eggs):
            return {"type": "card", "eggs": eggs}
        case Rolled(pips):
            return {"type": "rolled", "pips": pips}
        case Turned(eggs):
            return {"type": "turned", "eggs": eggs}
        case _:
            assert_never(event)


def parse_event(value: object) -> Event:
    """Return the event that a decoded JSON *value* stands for; raise BadEvent if it stands for none.

    >>> parse_event({"type": "start", "turtle": "A"})
    Start(turtle='A')
    >>> parse_event({"type": "rolled", "pips": 7})
    Traceback (most recent call last):
        ...
    mahe.record.errors.BadEvent: not an event: pips must be a whole number from 1 to 6
    """
    if not isinstance(value, dict):
        raise BadEvent(value, "an event is a JSON object")
    kind = value.get("type")
    if not isinstance(kind, str) or kind not in _KEYS:
        raise BadEvent(value, f"its type must be one of {', '.join(_KEYS)}")
    if value.keys() != _KEYS[kind]:
        raise BadEvent(value, f"{kind!r} takes the keys {', '.join(sorted(_KEYS[kind]))}")
    match kind:
        case "start":
            for turtle in TURTLES:
                if value["turtle"] == turtle:
                    return Start(turtle)
            raise BadEvent(value, f"a turtle is one of {', '.join(TURTLES)}")
        case "roll":
            return Roll()
        case "stop":
            return Stop()
        case "card":
            return PlayCard(_face(value, "eggs"))
        case "rolled":
            return Rolled(_face(value, "pips"))
        case _:
            return Turned(_face(value, "eggs"))


def _face(value: dict[object, object], key: str) -> int:
    number = value[key]
    if isinstance(number, bool) or not isinstance(number, int) or number not in FACES:
        raise BadEvent(value, f"{key} must be a whole number from 1 to 6")
    return number
