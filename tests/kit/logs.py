"""A table's log that grows without a server."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from mahe.record import Colour, Record
from mahe.rules import Decision, Rules, Seat
from mahe.server.live_table import LiveTable, TableContext
from mahe.server.log_texts import entry_texts
from mahe.server.storage.interface import Entry, Status, Stored
from mahe.server.storage.memory import MemoryStorage
from mahe.tablelog import (
    Body,
    Drawn,
    Opened,
    OpenedSeat,
    Step,
    after_bot,
    after_decision,
    after_start,
    record_of,
)

_OPEN: Final = Status("open", False, None)


class GrowingLog:
    """The entries of a log, and the table that follows from them. *clock* says when entry number N is stored."""

    def __init__(self, table: str, secret: bytes, clock: Callable[[int], float] = lambda _: 0.0) -> None:
        self.live = LiveTable(Stored(table, secret, _OPEN, (), ()), TableContext(MemoryStorage(), float, 0.0))
        self.table = self.live.table
        self.dealer = self.live.dealer
        self.entries: list[Entry] = []
        self.bodies: list[Body] = []
        self._clock = clock

    def open(
        self,
        rules: Rules,
        bots: Sequence[str | None],
        colours: Sequence[Colour] = (),
        stand_in: str = "swimmer",
        position: str | None = None,
    ) -> None:
        """Open the table, with a bot on each seat that has one; *colours* are those of the turtles in order."""
        each = rules.turtles_each
        painted = [tuple(colours[index * each : (index + 1) * each]) for index in range(rules.players)]
        seats = [OpenedSeat("open" if bot is None else "bot", bot, one) for bot, one in zip(bots, painted, strict=True)]
        tip = self.dealer.chain(0).tip
        self.add(
            Opened(
                rules,
                tuple(seats),
                pace="none",
                seconds=None,
                stand_in=stand_in,
                public=False,
                open_clutches=False,
                tip=tip,
                position=position,
            )
        )

    def add(self, *bodies: Body) -> None:
        """Add what the table itself says."""
        self.add_steps(map(Step, bodies))

    def add_steps(self, steps: Iterable[Step], seat: Seat = 0, command: str | None = None) -> None:
        """Add *steps*; what is decided in them *seat* decided by *command*."""
        for step in steps:
            self.bodies.append(step.body)
            self.entries += self.live.write([step], self._clock(self.table.seq + 1), seat, command)

    @property
    def alone(self) -> list[int]:
        """The numbers of the draws that the server made alone."""
        return [body.number for body in self.bodies if isinstance(body, Drawn) and not body.player]

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return sum('"move":' in text for text in self._texts())

    def _texts(self) -> list[str]:
        return entry_texts(Stored(self.table.id, b"", _OPEN, (), tuple(self.entries)), 0, len(self.entries))

    def views(self) -> list[dict[str, Any]]:
        """Return the entries as clients get them."""
        return list(map(json.loads, self._texts()))

    def record(self, date: str) -> Record:
        """Return the game so far."""
        return record_of(self.table, self.bodies, date)

    def after_start(self) -> list[Step]:
        """Return what happens when the game starts."""
        return after_start(self.table, self.dealer)

    def after_decision(self, seat: Seat, decision: Decision, link: bytes = b"") -> list[Step]:
        """Return what happens if *seat* decides so."""
        return after_decision(self.table, self.dealer, seat, decision, link)

    def after_bot(self) -> list[Step]:
        """Return what the bot that must decide does."""
        return after_bot(self.table, self.dealer)
