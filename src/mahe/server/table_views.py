"""What clients see of a table and of its log."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from pydantic_core import to_json as write_json

from mahe.record import format_rules
from mahe.rules import Seat
from mahe.server.messages.outbound import EntriesMessage, EntryView, HandMessage, SeatView, TableView
from mahe.server.position import view_move, view_position, view_standing
from mahe.server.storage.interface import Entry
from mahe.tablelog import BodyJson, LoggedTable
from mahe.tablelog.entries_json import RulesJson


def view_table(table: LoggedTable, due: float | None, present: Collection[Seat]) -> TableView:
    """Return a table as anyone with its link may see it."""
    opening = table.opening
    return {
        "table": table.id,
        "phase": table.phase,
        "seq": table.seq,
        "rules": cast("RulesJson", format_rules(table.rules)),
        "seats": [_view_seat(table, seat, connected=seat in present) for seat in table.rules.seats],
        "pace": opening.pace,
        "seconds": opening.seconds,
        "due": due,
        "stand_in": opening.stand_in,
        "public": opening.public,
        "open_clutches": opening.open_clutches,
        "tip": opening.tip.hex(),
        "position": view_position(table.state),
        "standing": view_standing(table.state) if table.phase == "over" else None,
        "rematch": table.rematch,
    }


def _view_seat(table: LoggedTable, seat: Seat, *, connected: bool) -> SeatView:
    status = table.seats[seat - 1]
    return {
        "seat": seat,
        "kind": status.kind,
        "name": status.name,
        "turtles": list(table.rules.turtles_of(seat)),
        "colours": list(table.opening.seats[seat - 1].colours),
        "away": status.away,
        "connected": connected,
    }


def view_entries(table: LoggedTable, entries: Sequence[Entry]) -> list[EntryView]:
    """Return some of a table's *entries*, with the moves that they complete."""
    views = [view_entry(entry) for entry in entries]
    for view in views:
        move = table.moves.get(view["seq"])
        if move is not None:
            view["move"] = view_move(table.rules, move)
    return views


def view_entry(entry: Entry) -> EntryView:
    """Return one line of the log."""
    body = cast("BodyJson", entry.body)  # stored as `format_body` wrote it
    return {"seq": entry.seq, "seat": entry.seat, "at": entry.at, "body": body}


def entries_text(table: LoggedTable, entries: Sequence[Entry], due: float | None) -> str:
    """Return the message with *entries*, after which the table is as it is now."""
    message: EntriesMessage = {
        "type": "entries",
        "entries": view_entries(table, entries),
        "position": view_position(table.state),
        "due": due,
    }
    return to_json(message)


def hand_text(seat: Seat, cards: Sequence[int]) -> str:
    """Return the message that shows a seat its own cards."""
    message: HandMessage = {"type": "hand", "seat": seat, "cards": list(cards)}
    return to_json(message)


def to_json(message: Mapping[str, Any]) -> str:
    """Return a message as text."""
    return write_json(message).decode()
