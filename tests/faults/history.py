"""What happened in a run, as its clients saw it and as the database kept it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Literal

from mahe.rules import Seat
from tests.faults.logs import Entry

Outcome = Literal["ok", "refused", "unknown"]


@dataclass(slots=True)
class Invocation:
    """One sending of a command. The same command may be sent again."""

    client: str
    table: str
    seat: Seat
    command: str
    seq: int
    """The last entry that the client knew."""

    event: Mapping[str, Any]
    honest: bool
    """Whether the client knew it to be on offer."""

    sent: float
    outcome: Outcome = "unknown"
    """Unknown if the connection ended before an answer came."""

    answered: float | None = None
    stored_as: int | None = None
    """The seq in the answer, if it was "ok"."""

    code: str | None = None
    """The code in the answer, if it was "refused"."""


@dataclass(slots=True)
class View:
    """What one client was told of a table, over all its connections."""

    client: str
    table: str
    entries: list[dict[str, Any]] = field(default_factory=list)
    """In the order they came, as they came."""

    snapshots: list[tuple[int, int]] = field(default_factory=list)
    """For each greeting: the last seq that the client had, and the seq of the table that it was shown."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Someone was told that they sit."""

    table: str
    seat: Seat
    name: str
    tip: str


@dataclass(slots=True)
class History:
    """Everything that the checker looks at."""

    tables: list[str] = field(default_factory=list)
    """Those that somebody was told are open."""

    before: dict[str, int] = field(default_factory=dict)
    """How many entries a table had already when the run began."""

    seatings: list[Seating] = field(default_factory=list)
    invocations: list[Invocation] = field(default_factory=list)
    views: list[View] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    """What a client or a server noticed by itself, a sentence each."""

    logs: dict[str, list[Entry]] = field(default_factory=dict)
    """The tables' entries at the end, from the database itself."""

    witnessed: dict[str, dict[int, float]] = field(default_factory=dict)
    """When each entry was stored, by the database's time, where it was asked to note that."""

    records: dict[str, str] = field(default_factory=dict)
    """The games at the end, as the server gives them to anyone."""

    def count(self, outcome: Outcome) -> int:
        """Return how many invocations ended so."""
        return sum(one.outcome == outcome for one in self.invocations)

    @property
    def retries(self) -> int:
        """How often a command was sent that had been sent before."""
        return len(self.invocations) - len({(one.table, one.seat, one.command) for one in self.invocations})

    def write(self, path: Path) -> None:
        """Write everything as JSON, for someone to look into."""
        path.write_text(json.dumps(asdict(self), ensure_ascii=False, indent=1), encoding="utf-8")
