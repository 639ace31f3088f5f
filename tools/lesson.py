"""Regenerate the page's tutorial game: `python tools/lesson.py`. The dice are scripted, the rest follows by the rules.

A lesson is a list of steps. Each says what happens first, then where everything lies and what is on offer, and which
offer the learner should take. The page plays it like any other game and has the words for each step.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from mahe.record import format_event, move_made
from mahe.rules import (
    Decision,
    Event,
    Nature,
    Roll,
    Rolled,
    Rules,
    Start,
    State,
    Stop,
    Turned,
    Turtle,
    actor,
    apply,
    begin,
    options,
)
from mahe.server.position import view_move, view_position, view_standing

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "learn" / "lesson.json"

RULES: Final = Rules(players=2, turtles_each=1, deck=(0, 0, 1, 1, 1, 0), set_aside=1)
"""A short game: two cards, then the seven eggs."""

COLOURS: Final = ("red", "blue")


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the lesson."""

    name: str
    """The page's words for it are called so."""

    events: tuple[Event, ...]
    """What happens first; the learner's choice of the step before comes on top."""

    expected: Decision | None
    """What the learner should choose; None where there is nothing to choose, only to read."""


_A: Final = Start(RULES.turtles[0])
_B: Final = Start(RULES.turtles[1])

STEPS: Final = (
    Step("throw", (Turned(3),), _A),
    Step("again", (Rolled(2),), Roll()),
    Step("multiply", (Rolled(4),), Stop()),
    Step("ridden", (_B, Rolled(3), Roll(), Rolled(3), Stop()), _A),
    Step("decides", (Rolled(1),), None),
    Step("carried", (Roll(), Rolled(2), Roll(), Rolled(2), Turned(5)), None),
    Step("chase", (_B, Rolled(4), Stop()), _A),
    Step("climb", (Rolled(4),), Stop()),
    Step("ride", (_B, Rolled(3)), Roll()),
    Step("beach", (Rolled(3),), Stop()),
    Step("seven", (), _A),
    Step("greed", (Rolled(4),), Roll()),
    Step("bust", (Rolled(6),), None),
    Step("raft", (_B, Rolled(3), Stop()), _A),
    Step("dare", (Rolled(2),), Roll()),
    Step("third", (Rolled(1),), Roll()),
    Step("end", (Rolled(4),), None),
)


def lesson() -> dict[str, Any]:
    """Return what the page gets: how the table was opened, and the steps."""
    state = begin(RULES)
    opening = _opening()
    seq = len(opening)
    steps = []
    chosen: tuple[Event, ...] = ()
    for step in STEPS:
        entries = []
        for event in (*chosen, *step.events):
            seq += 1
            before, state = state, apply(state, event)
            entries.append(_entry(seq, before, event, state))
        if step.expected is not None:
            assert step.expected in options(state), f"{step.name}: {step.expected} is not on offer"
            chosen = (step.expected,)
        else:
            chosen = ()
        steps.append(
            {
                "name": step.name,
                "entries": entries,
                "position": view_position(state),
                "expected": None if step.expected is None else format_event(step.expected),
            }
        )
    assert actor(state) is None, "the lesson ends with the game"
    return {"opening": opening, "steps": steps, "standing": view_standing(state)}


def text() -> str:
    """Return the file's content."""
    return _dump(lesson()) + "\n"


def _dump(value: Any, indent: str = "") -> str:
    """Return *value* as JSON in the form that the page's formatter gives it: only lists of plain values on one line."""
    deeper = indent + "    "
    if isinstance(value, dict) and value:
        lines = [f"{deeper}{json.dumps(key)}: {_dump(one, deeper)}" for key, one in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
    if isinstance(value, list | tuple) and any(isinstance(one, dict | list | tuple) for one in value):
        return "[\n" + ",\n".join(deeper + _dump(one, deeper) for one in value) + f"\n{indent}]"
    return json.dumps(value)


def _opening() -> list[dict[str, Any]]:
    """Return the first entries of the log. The page fills in the names, in the reader's language."""
    seats = [{"kind": "person", "colours": [colour]} for colour in COLOURS]
    bodies: list[dict[str, Any]] = [
        {
            "type": "opened",
            "rules": asdict(RULES),
            "seats": seats,
            "pace": "none",
            "seconds": None,
            "stand_in": "swimmer",
            "public": False,
            "open_clutches": True,
            "tip": "",
        },
        *({"type": "sat", "seat": seat, "name": "", "tip": ""} for seat in RULES.seats),
        {"type": "started"},
    ]
    return [{"seq": seq, "seat": 0, "at": 0, "body": body} for seq, body in enumerate(bodies, 1)]


def _entry(seq: int, before: State, event: Event, after: State) -> dict[str, Any]:
    body = format_event(event)
    if isinstance(event, Rolled):
        body["by"] = before.rules.owner(_decider(before)) if before.dice else before.turn
    who = actor(before)
    seat = 0 if who is None or isinstance(who, Nature) else who
    entry: dict[str, Any] = {"seq": seq, "seat": seat, "at": 0, "body": body}
    move = move_made(before, event, after)
    if move is not None:
        entry["move"] = view_move(RULES, move)
    return entry


def _decider(state: State) -> Turtle:
    """Return the topmost of the turtles that move."""
    assert state.mover is not None
    return (state.mover, *state.riders(state.mover))[-1]


def main() -> None:
    """Write the file."""
    FILE.write_text(text(), encoding="utf-8", newline="\n")
    print(f"{len(STEPS)} steps written to {FILE.name}")


if __name__ == "__main__":
    main()
