"""A record as clients get it: the same log that a table has, so that they show both in one way."""

from __future__ import annotations

from dataclasses import asdict
from itertools import pairwise
from typing import Any, Final

from mahe.play import WrongDice, check_dice
from mahe.record import (
    GarbledRecord,
    NotARecord,
    Record,
    RecordError,
    WrongRecord,
    format_event,
    move_made,
    parse_record,
)
from mahe.rules import Nature, actor
from mahe.server.errors import Code, Refusal
from mahe.server.hosted import COLOURS
from mahe.server.messages.outbound import DiceView, EntryView, ReplayView
from mahe.server.position import view_move, view_standing

LARGEST_RECORD = 65536
"""Bytes of text; the longest games that people play take a tenth."""

_BOT = "bot:"
_KINDS: Final = {NotARecord: "other", GarbledRecord: "garbled", WrongRecord: "wrong"}


def view_record(text: bytes) -> ReplayView:
    """Return the game that *text* records. Raises Refusal with what is wrong with it, and where."""
    try:
        record = parse_record(text.decode())
    except UnicodeDecodeError as error:
        raise Refusal(Code.BAD_REQUEST, "This is no text in UTF-8.") from error
    except RecordError as error:
        raise Refusal(
            Code.IMPOSSIBLE, f"{error}.", record=_KINDS[type(error)], line=error.line, token=error.token
        ) from error
    states = list(record.states())
    over = actor(states[-1]) is None
    entries = _preface(record)
    for (before, after), event in zip(pairwise(states), record.events, strict=True):
        who = actor(before)
        seat = 0 if who is None or isinstance(who, Nature) else who
        entry: EntryView = {"seq": len(entries) + 1, "seat": seat, "at": 0.0, "body": dict(format_event(event))}
        move = move_made(before, event, after)
        if move is not None:
            entry["move"] = view_move(record.rules, move)
        entries.append(entry)
    return {
        "tags": dict(record.tags),
        "entries": entries,
        "standing": view_standing(states[-1]) if over else None,
        "dice": _check(record),
    }


def _preface(record: Record) -> list[EntryView]:
    """Return what a table's log holds before the first card: how it is played, and by whom."""
    rules = record.rules
    each = rules.turtles_each
    seats = [
        {
            "kind": "bot" if name.startswith(_BOT) else "open",
            "bot": name.removeprefix(_BOT) if name.startswith(_BOT) else None,
            "colours": list(COLOURS[index * each : (index + 1) * each]),
        }
        for index, name in enumerate(record.names)
    ]
    bodies: list[dict[str, Any]] = [
        {"type": "opened", "rules": asdict(rules), "seats": seats, "open_clutches": True},
        *(
            {"type": "sat", "seat": seat, "name": name, "tip": ""}
            for seat, name in enumerate(record.names, 1)
            if not name.startswith(_BOT)
        ),
        {"type": "started"},
    ]
    return [{"seq": seq, "seat": 0, "at": 0.0, "body": body} for seq, body in enumerate(bodies, 1)]


def _check(record: Record) -> DiceView | None:
    """Return whether the dice follow from the record's chains, None if it carries none."""
    try:
        found = check_dice(record)
    except WrongDice as error:
        return {"fair": False, "checked": 0, "alone": 0, "problem": f"{error}."}
    return None if found is None else {"fair": True, "checked": found.draws, "alone": found.alone, "problem": None}
