"""What clients see of a table and of its log."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Final, cast

from mahe.record import Move, format_rules
from mahe.rules import Rules, Seat
from mahe.server.json_text import to_json
from mahe.server.messages.outbound import HandMessage, ListedTable, SeatView, TableMessage, TableView
from mahe.server.position import PositionView, view_position, view_standing
from mahe.server.position_text import move_text, position_text
from mahe.tablelog import LoggedTable
from mahe.tablelog.entries_json import RulesJson, format_series

if TYPE_CHECKING:  # The worker's process needs no database.
    from mahe.server.storage.interface import Entry, Listed

_UNDER_WAY: Final = ("playing", "over")


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
        "advice": table.has_advice,
        "tip": opening.tip.hex(),
        "position": view_position_of(table),
        "standing": view_standing(table.state) if table.phase == "over" else None,
        "host": table.host,
        "votes": [{"seat": seat, "host": host} for seat, host in table.votes],
        "series": None if (series := table.series) is None else format_series(series),
        "answers": [{"seat": seat, "agrees": agrees} for seat, agrees in table.answers],
        "rematch": table.rematch,
    }


def table_message(table: LoggedTable, view: TableView, seats: Collection[Seat]) -> TableMessage:
    """Return the message that shows a table to a client that acts for *seats*."""
    yours = sorted(seats)
    return {
        "type": "table",
        "table": view,
        "yours": yours,
        "hands": {str(seat): list(table.state.cards[seat]) for seat in yours if seat},
        "links": {str(seat): table.seats[seat - 1].link.hex() for seat in yours if seat},
    }


def view_position_of(table: LoggedTable) -> PositionView:
    """Return the position at a table; before the start and at a closed one nobody has anything to decide."""
    view = view_position(table.state)
    if table.phase not in _UNDER_WAY:
        view["actor"], view["options"] = None, []
    return view


def _view_seat(table: LoggedTable, seat: Seat, *, connected: bool) -> SeatView:
    status = table.seats[seat - 1]
    view: SeatView = {
        "seat": seat,
        "kind": status.kind,
        "name": status.name,
        "turtles": list(table.rules.turtles_of(seat)),
        "colours": list(table.opening.seats[seat - 1].colours),
        "away": status.away,
        "connected": connected,
    }
    if called := table.bot_name(seat):
        view["called"] = called
    return view


def view_listed(one: Listed) -> ListedTable:
    """Return a public table as lists have it."""
    return {
        "table": one.table,
        "phase": one.phase,
        "created": one.created,
        "changed": one.changed,
        "rules": one.opening["rules"],
        "pace": one.opening["pace"],
    }


def entry_text(rules: Rules, entry: Entry, move: Move | None) -> str:
    """Return one line of the log, an `EntryView`, as text; *move* is the one that it completes.

    What it says is text already, and goes to the storage and to all viewers as it is.
    """
    moved = "" if move is None else f',"move":{move_text(rules, move)}'
    return f'{{"seq":{entry.seq},"seat":{entry.seat},"at":{entry.at!r},"body":{entry.body}{moved}}}'


def entries_text(table: LoggedTable, entries: Iterable[str], due: float | None) -> str:
    """Return the message with *entries*, an `EntriesMessage`, after which the table is as it is now."""
    position = position_text(table.state) if table.phase in _UNDER_WAY else to_json(view_position_of(table))
    until = "null" if due is None else repr(due)
    return f'{{"type":"entries","entries":[{",".join(entries)}],"position":{position},"due":{until}}}'


def hand_text(seat: Seat, cards: Sequence[int]) -> str:
    """Return the message that shows a seat its own cards."""
    message: HandMessage = {"type": "hand", "seat": seat, "cards": list(cards)}
    return to_json(message)
