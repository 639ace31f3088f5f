"""What `mahe admin` says about tables, for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from mahe.sentences import printable
from mahe.server.admin import Report
from mahe.server.table_views import view_position_of

_HEADINGS: Final = ("TABLE", "PHASE", "PLAYERS", "TAKEN", "ENTRIES", "AGE", "CHANGED", "DUE", "STUCK")
_UNITS: Final = ((86400, "d"), (3600, "h"), (60, "min"), (1, "s"))


def list_json(report: Report) -> dict[str, Any]:
    """Return a table of a list for programs. Times are in seconds since 1970."""
    row, table = report.row, report.table
    return {
        "table": row.table,
        "phase": row.phase,
        "public": bool(row.public),
        "players": None if table is None else len(table.seats),
        "taken": None if table is None else _taken(report),
        "entries": row.entries,
        "created": row.created,
        "changed": row.changed,
        "due": row.due,
        "stuck": report.problem or None,
    }


def table_json(report: Report) -> dict[str, Any]:
    """Return all that may be known about a table for programs."""
    table = report.table
    if table is None:
        return list_json(report)
    return {
        **list_json(report),
        "pace": table.opening.pace,
        "seconds": table.opening.seconds,
        "seats": [
            {"seat": number, "kind": seat.kind, "name": seat.name, "away": seat.away}
            for number, seat in enumerate(table.seats, 1)
        ],
        "decider": table.decider,
        "bot": table.bot,
        "draws": table.draws,
        "rematch": table.rematch,
        "position": {key: value for key, value in view_position_of(table).items() if key != "options"},
    }


def describe_list(reports: Sequence[Report], now: float) -> list[str]:
    """Return a list of tables in columns."""
    rows = [_HEADINGS, *(_cells(report, now) for report in reports)]
    # The last column may be long, and is mostly empty.
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADINGS) - 1)]
    return [
        "  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[-1]]).rstrip()
        for row in rows
    ]


def describe_table(report: Report, now: float) -> list[str]:
    """Return what there is to know about a table, line by line."""
    row, table = report.row, report.table
    lines = [
        ("table", row.table),
        ("phase", row.phase),
        ("listed", "public" if row.public else "by its link alone"),
        ("opened", f"{_moment(row.created)}, {_length(now - row.created)} ago"),
        ("changed", f"{_moment(row.changed)}, {_length(now - row.changed)} ago"),
        ("entries", str(row.entries)),
    ]
    if table is not None:
        limit = "" if table.opening.seconds is None else f", {_length(table.opening.seconds)} for a decision"
        lines.append(("pace", f"{table.opening.pace}{limit}"))
        for number, seat in enumerate(table.seats, 1):
            away = ", away" if seat.away else ""
            who = {"open": "free", "bot": f"bot {seat.name}", "person": printable(seat.name)}[seat.kind]
            lines.append((f"seat {number}", f"{who}{away}"))
        lines.append(("decides", _decider(report)))
    lines.append(("due", _due(row.due, now) or "never"))
    if table is not None and table.rematch:
        lines.append(("rematch", table.rematch))
    if report.problem:
        lines.append(("stuck", printable(report.problem)))
    width = max(len(label) for label, _ in lines)
    return [f"{label.ljust(width)}  {value}" for label, value in lines]


def _cells(report: Report, now: float) -> tuple[str, ...]:
    row, table = report.row, report.table
    return (
        row.table,
        row.phase,
        "?" if table is None else str(len(table.seats)),
        "?" if table is None else str(_taken(report)),
        str(row.entries),
        _length(now - row.created),
        f"{_length(now - row.changed)} ago",
        _due(row.due, now),
        printable(report.problem),
    )


def _taken(report: Report) -> int:
    assert report.table is not None
    return sum(seat.kind != "open" for seat in report.table.seats)


def _decider(report: Report) -> str:
    table = report.table
    if table is None or table.decider is None:
        return "nobody"
    name = table.seats[table.decider - 1].name
    if table.is_stood_in:
        return f"seat {table.decider}, bot {table.bot} for {printable(name)}"
    return f"seat {table.decider}, {f'bot {name}' if table.bot else printable(name)}"


def _due(due: float | None, now: float) -> str:
    if due is None:
        return ""
    return f"in {_length(due - now)}" if due >= now else f"{_length(now - due)} ago"


def _length(seconds: float) -> str:
    """Return a length of time in its largest whole unit."""
    for size, unit in _UNITS:
        if seconds >= size:
            return f"{int(seconds // size)} {unit}"
    return "0 s"


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
