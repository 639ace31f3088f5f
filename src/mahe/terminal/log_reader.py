"""The log of a table as the terminal shows it: who sits where, every position, and what is new."""

from __future__ import annotations

from typing import Any, Literal

from mahe.locales import Words
from mahe.rules import Event, Seat, State
from mahe.tablelog import Decided, Drawn, LoggedTable, Phase, parse_body
from mahe.terminal.game import Happened, News, Said
from mahe.terminal.players import Cast, Place

Json = dict[str, Any]


class LogReader:
    """What follows from the entries of a log so far. They must come in order, from the first on."""

    def __init__(self, words: Words) -> None:
        self.cast = Cast((), words)
        self.states: list[State] = []
        self.events: list[Event] = []
        """All events so far."""

        self._table = LoggedTable("")

    @property
    def phase(self) -> Phase | Literal[""]:
        """Empty until the first entry has come."""
        return self._table.phase if self._table.seq else ""

    @property
    def rematch(self) -> str:
        """The table of the rematch, if there is one."""
        return self._table.rematch or ""

    @property
    def host(self) -> Seat:
        """Who looks after the table; 0 while nobody sits there."""
        return self._table.host

    @property
    def with_advice(self) -> bool:
        """Whether the table was opened with advice for everyone."""
        return self._table.opening.advice

    @property
    def has_advice(self) -> bool:
        """Whether whoever must decide may ask for advice."""
        return self._table.has_advice

    def add(self, body: Json, *, quick: bool) -> list[News]:
        """Apply the body of the next entry, and return what is new."""
        table = self._table
        old, old_host = self.cast.places, table.host
        entry = parse_body(body)
        table.add(entry)
        self.cast = Cast(tuple(self._places()), self.cast.words)
        if isinstance(entry, Decided | Drawn):
            self.states.append(table.state)
            self.events.append(entry.event)
            return [Happened(len(self.events) - 1, quick)]
        words = self.cast.words
        match body["type"]:
            case "opened":
                self.states = [table.state]
                series = table.opening.series
                said = [] if series is None else [words("friends-game", number=series.games + 1)]
                return [Said(text) for text in (*said, *([words("terminal-with-advice")] if self.with_advice else ()))]
            case "started":
                return [Said(words("narration-started"))]
            case "vote":
                name, host = self.cast.who(body["seat"]), self.cast.who(body["host"])
                own = "yes" if body["seat"] == body["host"] else "no"
                return [Said(words("friends-votes", name=name, host=host, own=own))]
            case "host":
                if table.host == old_host:
                    return []
                return [Said(words("friends-is-host", name=self.cast.who(table.host)))]
            case "again":
                answer = "yes" if body["agrees"] else "no"
                return [Said(words("friends-said", name=self.cast.who(body["seat"]), answer=answer))]
            case "rematch":
                return [Said(words("narration-rematch"))]
            case "closed":
                return [Said(words("narration-closed"))]
            case "sat" | "left" | "filled" | "away" | "back" as what:
                seat = body["seat"]
                name = old[seat - 1].name if what == "left" else self.cast.who(seat)
                return [Said(words("narration-seat", what=what, name=name))]
        return []

    def _places(self) -> list[Place]:
        table = self._table
        return [
            Place(
                seat,
                one.kind,
                one.name,
                table.rules.turtles_of(seat),
                opened.colours,
                away=one.away,
                called=table.bot_name(seat),
            )
            for seat, one, opened in zip(table.rules.seats, table.seats, table.opening.seats, strict=True)
        ]
