"""A table at one point of its log, as JSON: whoever has it needs nothing that came before."""

from __future__ import annotations

import json
from typing import Any

from mahe.rules import Rules, State
from mahe.tablelog.entries import Opened
from mahe.tablelog.entries_json import parse_body, write_body, write_json
from mahe.tablelog.table import LoggedTable, SeatStatus


def write_snapshot(table: LoggedTable) -> str:
    """Return *table* as JSON text."""
    fields: dict[str, Any] = {
        "seq": table.seq,
        "phase": table.phase,
        "decider": table.decider,
        "seats": [[kind, name, tip.hex(), link.hex(), away] for kind, name, tip, link, away in table.seats],
        "state": table.state[1:],
        "events": table.events,
        "draws": table.draws,
        "server": [[tip.hex(), link.hex()] for tip, link in table.server],
        "thrower_link": table.thrower_link.hex(),
        "rematch": table.rematch,
        "advised": table.advised,
        "host": table.host,
        "is_handed_over": table.is_handed_over,
        "votes": table.votes,
        "rides": table.rides,
        "answers": table.answers,
    }
    return f'{{"opening":{write_body(table.opening)},{write_json(fields)[1:]}'


def read_snapshot(name: str, text: str) -> LoggedTable:
    """Return the table called *name* as `write_snapshot` wrote it."""
    fields: dict[str, Any] = json.loads(text)
    opening = parse_body(fields["opening"])
    assert isinstance(opening, Opened)
    table = LoggedTable(name)
    table.opening = opening
    table.seq, table.phase, table.decider = fields["seq"], fields["phase"], fields["decider"]
    table.seats = tuple(
        SeatStatus(kind, name, bytes.fromhex(tip), bytes.fromhex(link), away)
        for kind, name, tip, link, away in fields["seats"]
    )
    table.state = _read_state(opening.rules, fields["state"])
    table.events, table.draws = fields["events"], fields["draws"]
    table.server = tuple((bytes.fromhex(tip), bytes.fromhex(link)) for tip, link in fields["server"])
    table.thrower_link = bytes.fromhex(fields["thrower_link"])
    table.rematch = fields["rematch"]
    table.advised = tuple(fields.get("advised", ()))  # Older snapshots know of no advice.
    _read_people(table, fields)
    return table


def _read_people(table: LoggedTable, fields: dict[str, Any]) -> None:
    """Take over who is the host and who rode how far. Older snapshots know neither."""
    first = next((seat for seat in table.rules.seats if table.seats[seat - 1].kind == "person"), 0)
    table.host, table.is_handed_over = fields.get("host", first), fields.get("is_handed_over", False)
    table.votes = tuple((seat, host) for seat, host in fields.get("votes", ()))
    table.rides = tuple(fields.get("rides", (0,) * table.rules.players))
    table.answers = tuple((seat, agrees) for seat, agrees in fields.get("answers", ()))
    table.is_asking_again = table.rematch is None and any(agrees for _, agrees in table.answers)


def _read_state(rules: Rules, values: list[Any]) -> State:
    turn, moved, mover, throw, rolling, perches, face_up, cards, carded = values
    return State(
        rules, turn, moved, mover, throw, rolling, tuple(perches), face_up, tuple(map(tuple, cards)), tuple(carded)
    )
