"""A table that this server has in memory, and its viewers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, cast

from pydantic_core import to_json as write_json

from mahe.rules import Counts, Seat
from mahe.server.errors import Code, Refusal
from mahe.server.messages.outbound import EntriesMessage, EntryView, HandMessage, PresenceMessage, SeatView, TableView
from mahe.server.position import view_move, view_position, view_standing
from mahe.server.storage.interface import Entry, Key, Status, Stored
from mahe.server.tokens import digest
from mahe.tablelog import BodyJson, Dealer, Decided, Left, LoggedTable, Mark, Step, format_body, parse_body

BOT_PATIENCE: Final = 2.0
"""Seconds after which a bot's overdue move is made by any server that notices."""


class Viewer(Protocol):
    """A client connected to a table: a player or a spectator."""

    seats: frozenset[Seat]
    """The seats that it acts for; 0 stands for the table's owner."""

    def send(self, text: str) -> None:
        """Send a message, without waiting."""
        ...


class LiveTable:
    """A table in memory. Hold its lock to read or change it."""

    def __init__(self, stored: Stored) -> None:
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.used = 0.0
        self.lost = False
        """Whether the copy in memory may differ from what is stored."""

        self.table = LoggedTable(stored.table)
        self.dealer = Dealer(stored.table, stored.secret)
        self.entries: list[Entry] = []
        self.commands: dict[tuple[Seat, str], int] = {}
        """The number of the entry that each client's command was stored under."""

        self.broadcast_seq = 0
        """The number of the last entry that was sent to the viewers."""

        self._hands: tuple[Counts, ...] = ()
        self.catch_up(stored)
        self.mark_broadcast()

    def catch_up(self, stored: Stored) -> None:
        """Apply the stored entries that are not in memory yet."""
        self.keys = {key.digest: key.seat for key in stored.keys}
        self.due = stored.status.due
        for entry in stored.entries:
            body = parse_body(entry.body)
            self.add(entry, Step(body))
            if isinstance(body, Left):
                self._take_from_viewers([body.seat])
        self.lost = False

    def add(self, entry: Entry, step: Step) -> None:
        """Append the next entry of the log, which says *step*."""
        assert entry.seq == self.table.seq + 1
        self.table.add(*step)
        self.entries.append(entry)
        if entry.command is not None:
            self.commands[entry.seat, entry.command] = entry.seq

    def write(self, steps: Iterable[Step], now: float, seat: Seat = 0, command: str | None = None) -> list[Entry]:
        """Apply *steps*, and return them as entries to store. Decisions in them were made by *seat* with *command*."""
        first = len(self.entries)
        for step in steps:
            is_theirs = isinstance(step.body, Decided)
            by, sent = (seat, command) if is_theirs else (0, None)
            self.add(Entry(self.table.seq + 1, by, sent, format_body(step.body), now), step)
        return self.entries[first:]

    def take_back(self, mark: Mark) -> None:
        """Undo what was added since *mark*."""
        for entry in self.entries[mark.seq :]:
            if entry.command is not None:
                del self.commands[entry.seat, entry.command]
        del self.entries[mark.seq :]
        self.table.take_back(mark)

    @property
    def opened(self) -> float:
        """When the table was opened, in seconds since 1970."""
        return self.entries[0].at

    @property
    def changed(self) -> float:
        """When something last happened."""
        return self.entries[-1].at

    def status(self, now: float, stand_in_seconds: float) -> Status:
        """Return the fields by which the storage finds this table. A stand-in waits for *stand_in_seconds*."""
        table = self.table
        due = None
        if table.bot is not None:
            due = now + BOT_PATIENCE + (stand_in_seconds if table.is_stood_in else 0.0)
        elif table.decider is not None and table.opening.seconds is not None:
            due = now + table.opening.seconds
        return Status(table.phase, table.opening.public, due)

    def seats_of(self, tokens: Sequence[str]) -> frozenset[Seat]:
        """Return the seats that *tokens* are for; tokens that are not valid here are ignored."""
        digests = [digest(token) for token in tokens]
        return frozenset(self.keys[one] for one in digests if one in self.keys)

    def seat_of(self, token: str) -> Seat:
        """Return the seat that *token* is for. Raises Refusal as for a table that does not exist."""
        seat = self.keys.get(digest(token))
        if seat is None:
            raise no_such_table()
        return seat

    def drop_keys(self, seats: Sequence[Seat]) -> None:
        """Revoke all tokens of *seats*, also for those who are connected with them."""
        self.keys = {one: seat for one, seat in self.keys.items() if seat not in seats}
        self._take_from_viewers(seats)

    def _take_from_viewers(self, seats: Sequence[Seat]) -> None:
        for viewer in self.viewers:
            viewer.seats -= frozenset(seats)

    def add_keys(self, keys: Sequence[Key]) -> None:
        """Add new tokens."""
        self.keys.update({key.digest: key.seat for key in keys})

    @property
    def present(self) -> list[Seat]:
        """The seats whose players are connected."""
        return sorted({seat for viewer in self.viewers for seat in viewer.seats if seat})

    # What clients see.

    def view(self) -> TableView:
        """Return the table as anyone with its link may see it."""
        table = self.table
        opening = table.opening
        present = self.present
        return {
            "table": table.id,
            "phase": table.phase,
            "seq": table.seq,
            "rules": self.entries[0].body["rules"],
            "seats": [self._view_seat(seat, connected=seat in present) for seat in table.rules.seats],
            "pace": opening.pace,
            "seconds": opening.seconds,
            "due": self.clock,
            "stand_in": opening.stand_in,
            "public": opening.public,
            "open_clutches": opening.open_clutches,
            "tip": opening.tip.hex(),
            "position": view_position(table.state),
            "standing": view_standing(table.state) if table.phase == "over" else None,
            "rematch": table.rematch,
        }

    @property
    def clock(self) -> float | None:
        """When the person who must decide runs out of time, if there is a limit."""
        return self.due if self.table.bot is None else None

    def _view_seat(self, seat: Seat, *, connected: bool) -> SeatView:
        status = self.table.seats[seat - 1]
        return {
            "seat": seat,
            "kind": status.kind,
            "name": status.name,
            "turtles": list(self.table.rules.turtles_of(seat)),
            "colours": list(self.table.opening.seats[seat - 1].colours),
            "away": status.away,
            "connected": connected,
        }

    def view_entries(self, after: int, limit: int | None = None) -> list[EntryView]:
        """Return the entries whose number is above *after*, at most *limit* of them."""
        end = None if limit is None else after + limit
        moves = self.table.moves
        views = [view_entry(entry) for entry in self.entries[after:end]]
        for view in views:
            if view["seq"] in moves:
                view["move"] = view_move(self.table.rules, moves[view["seq"]])
        return views

    def entries_text(self, after: int) -> str:
        """Return the message with the entries whose number is above *after*."""
        message: EntriesMessage = {
            "type": "entries",
            "entries": self.view_entries(after),
            "position": view_position(self.table.state),
            "due": self.clock,
        }
        return to_json(message)

    def broadcast(self) -> None:
        """Send all viewers the entries they have not been sent yet."""
        if self.broadcast_seq == self.table.seq:
            return
        if self.viewers:
            text = self.entries_text(self.broadcast_seq)
            for viewer in self.viewers:
                viewer.send(text)
            if self._hands != self.table.state.cards:
                self._send_hands()
        self.mark_broadcast()

    def mark_broadcast(self) -> None:
        """Note that the viewers, if there are any, are up to date."""
        self._hands = self.table.state.cards if self.entries else ()
        self.broadcast_seq = self.table.seq

    def _send_hands(self) -> None:
        cards = self.table.state.cards
        changed = [seat for seat in self.table.rules.seats if self._hands[seat:] and cards[seat] != self._hands[seat]]
        for seat in changed:
            for viewer in self.viewers:
                if seat in viewer.seats:
                    viewer.send(hand_text(seat, cards[seat]))

    def send_presence(self) -> None:
        """Send all viewers who is connected."""
        message: PresenceMessage = {
            "type": "presence",
            "seats": self.present,
            "watchers": sum(1 for viewer in self.viewers if not viewer.seats - {0}),
        }
        self.send(to_json(message))

    def send(self, text: str) -> None:
        """Send the same message to all viewers."""
        for viewer in self.viewers:
            viewer.send(text)


def view_entry(entry: Entry) -> EntryView:
    """Return one line of the log for clients."""
    body = cast("BodyJson", entry.body)  # stored as `format_body` wrote it
    return {"seq": entry.seq, "seat": entry.seat, "at": entry.at, "body": body}


def hand_text(seat: Seat, cards: Sequence[int]) -> str:
    """Return the message that shows a seat its own cards."""
    message: HandMessage = {"type": "hand", "seat": seat, "cards": list(cards)}
    return to_json(message)


def to_json(message: Mapping[str, Any]) -> str:
    """Return a message as text."""
    return write_json(message).decode()


def no_such_table() -> Refusal:
    """Return the refusal for a table that does not exist, or an invalid token: the two look alike."""
    return Refusal(Code.NOT_FOUND, "There is no such table, or this link does not open it.")
