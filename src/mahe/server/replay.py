"""A record as clients get it: the same log that a table has, so that they can show both in the same way."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, cast

from mahe.play import WrongDice, check_dice
from mahe.record import (
    GarbledRecord,
    NotARecord,
    Record,
    RecordError,
    WrongRecord,
    format_position,
    format_rules,
    move_made,
    parse_bot,
    parse_record,
)
from mahe.rules import Nature, actor
from mahe.server.errors import Code, Refusal
from mahe.server.json_text import to_json
from mahe.server.messages.outbound import DiceView, RecordEntryView, ReplayView
from mahe.server.position import view_move, view_standing
from mahe.tablelog.entries_json import OpenedSeatJson, RecordBodyJson, RecordOpenedJson, RulesJson, format_bare_event

_KINDS: Final = {NotARecord: "other", GarbledRecord: "garbled", WrongRecord: "wrong"}


def read_record(text: bytes) -> Record:
    """Return the game that *text* records. Raises Refusal with what is wrong with it, and where."""
    try:
        return parse_record(text.decode())
    except UnicodeDecodeError as error:
        raise Refusal(Code.BAD_REQUEST, "This is no text in UTF-8.") from error
    except RecordError as error:
        raise Refusal(
            Code.IMPOSSIBLE, f"{error}.", record=_KINDS[type(error)], line=error.line, token=error.token
        ) from error


def replay_text(text: bytes) -> str:
    """Return the game that *text* records, a `ReplayView`, as JSON. This runs in the worker's process."""
    return to_json(view_record(read_record(text)))


def view_record(record: Record) -> ReplayView:
    """Return a game for clients."""
    states = list(record.states())
    over = actor(states[-1]) is None
    entries = _preface(record)
    entries[-1]["text"] = format_position(states[0])
    for (before, after), event in zip(pairwise(states), record.events, strict=True):
        who = actor(before)
        seat = 0 if who is None or isinstance(who, Nature) else who
        entry: RecordEntryView = {
            "seq": len(entries) + 1,
            "seat": seat,
            "at": 0.0,
            "body": format_bare_event(event),
            "text": format_position(after),
        }
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


def _preface(record: Record) -> list[RecordEntryView]:
    """Return what a table's log holds before the first card: how it is played, and by whom."""
    rules = record.rules
    each, colours = rules.turtles_each, record.colours
    bots = [parse_bot(name) for name in record.names]
    seats: list[OpenedSeatJson] = [
        {
            "kind": "open" if bot is None else "bot",
            "bot": bot,
            "colours": list(colours[index * each : (index + 1) * each]),
        }
        for index, bot in enumerate(bots)
    ]
    opened: RecordOpenedJson = {
        "type": "opened",
        "rules": cast("RulesJson", format_rules(rules)),
        "seats": seats,
        "open_clutches": True,
    }
    if (position := dict(record.tags).get("Position")) is not None:
        opened["position"] = position
    if record.bot_names:
        opened["bot_names"] = list(record.bot_names)
    people: list[RecordBodyJson] = [
        {"type": "sat", "seat": seat, "name": name, "tip": ""}
        for seat, (name, bot) in enumerate(zip(record.names, bots, strict=True), 1)
        if bot is None
    ]
    bodies: list[RecordBodyJson] = [opened, *people, {"type": "started"}]
    return [{"seq": seq, "seat": 0, "at": 0.0, "body": body} for seq, body in enumerate(bodies, 1)]


def _check(record: Record) -> DiceView | None:
    """Return whether the dice follow from the record's chains, None if it carries none."""
    try:
        found = check_dice(record)
    except WrongDice as error:
        return {"fair": False, "checked": 0, "alone": 0, "problem": f"{error}."}
    return None if found is None else {"fair": True, "checked": found.draws, "alone": found.alone, "problem": None}
