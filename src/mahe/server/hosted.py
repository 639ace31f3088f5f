"""A table that this server has in memory, and those who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from pydantic_core import to_json as write_json

from mahe.rules import Seat
from mahe.server.errors import Code, Refusal
from mahe.server.messages.outbound import EntriesMessage, EntryView, HandMessage, PresenceMessage, SeatView, TableView
from mahe.server.position import view_move, view_position, view_standing
from mahe.server.sitting import Sitting
from mahe.server.storage.interface import Entry, Key, Stored
from mahe.server.tokens import digest

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "pink")
"""The colours of the turtles, in the order in which they are given out."""


class Viewer(Protocol):
    """Someone who looks at a table."""

    seats: frozenset[Seat]
    """The seats that they speak for; 0 is the one who opened the table."""

    def send(self, text: str) -> None:
        """Send a message, without waiting."""
        ...


class Hosted:
    """A table in memory. Whoever reads or changes it holds its lock."""

    def __init__(self, stored: Stored) -> None:
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.bots: asyncio.Task[None] | None = None
        self.used = 0.0
        self.lost = False
        """Whether what is here may not be what is stored."""

        self.told = 0
        """The last entry that the viewers were told of."""

        self.reload(stored)
        self.told = self.sitting.seq
        self._hands = self.sitting.state.cards if stored.entries else ()

    def reload(self, stored: Stored) -> None:
        """Take everything anew from the storage."""
        self.secret = stored.secret
        self.sitting = Sitting(stored.table, stored.secret)
        self.entries: list[Entry] = []
        self.keys = {key.digest: key.seat for key in stored.keys}
        self.due = stored.status.due
        for entry in stored.entries:
            self.add(entry)
        left = [entry.body["seat"] for entry in self.entries[self.told :] if entry.body["type"] == "left"]
        self._take_from_viewers(left)
        self.lost = False

    def add(self, entry: Entry) -> None:
        """Take in the next entry of the log."""
        self.sitting.tell(entry)
        self.entries.append(entry)

    def seats_of(self, tokens: Sequence[str]) -> frozenset[Seat]:
        """Return the seats that *tokens* speak for; those that open nothing here are passed over."""
        digests = [digest(token) for token in tokens]
        return frozenset(self.keys[one] for one in digests if one in self.keys)

    def seat_of(self, token: str) -> Seat:
        """Return the seat that *token* speaks for. Raises Refusal as for a table that does not exist."""
        seat = self.keys.get(digest(token))
        if seat is None:
            raise no_such_table()
        return seat

    def drop_keys(self, seats: Sequence[Seat]) -> None:
        """Forget all tokens of *seats*, and let nobody who is connected speak for them."""
        self.keys = {one: seat for one, seat in self.keys.items() if seat not in seats}
        self._take_from_viewers(seats)

    def _take_from_viewers(self, seats: Sequence[Seat]) -> None:
        for viewer in self.viewers:
            viewer.seats -= frozenset(seats)

    def add_keys(self, keys: Sequence[Key]) -> None:
        """Take in new tokens."""
        self.keys.update({key.digest: key.seat for key in keys})

    @property
    def present(self) -> list[Seat]:
        """The seats that somebody is connected for."""
        return sorted({seat for viewer in self.viewers for seat in viewer.seats if seat})

    # What clients are told.

    def view(self) -> TableView:
        """Return the table for anyone with its link."""
        sitting = self.sitting
        opening = sitting.opening
        present = self.present
        return {
            "table": sitting.table,
            "phase": sitting.phase,  # type: ignore[typeddict-item]
            "seq": sitting.seq,
            "rules": dict(opening["rules"]),
            "seats": [self._view_seat(seat, connected=seat in present) for seat in sitting.rules.seats],
            "pace": opening["pace"],
            "seconds": opening["seconds"],
            "due": self.clock,
            "stand_in": sitting.stand_in,
            "public": opening["public"],
            "open_clutches": opening["open_clutches"],
            "tip": sitting.server[0][0].hex(),
            "position": view_position(sitting.state),
            "standing": view_standing(sitting.state) if sitting.phase == "over" else None,
            "rematch": sitting.rematch,
        }

    @property
    def clock(self) -> float | None:
        """When the person who must decide runs out of time, if they can."""
        return self.due if self.sitting.bot is None else None

    def _view_seat(self, seat: Seat, *, connected: bool) -> SeatView:
        place = self.sitting.places[seat - 1]
        turtles = self.sitting.rules.turtles_of(seat)
        return {
            "seat": seat,
            "kind": place.kind,  # type: ignore[typeddict-item]
            "name": place.name,
            "turtles": list(turtles),
            "colours": self.sitting.opening["seats"][seat - 1]["colours"],
            "away": place.away,
            "connected": connected,
        }

    def view_entries(self, after: int, limit: int | None = None) -> list[EntryView]:
        """Return the entries whose number is above *after*, or the first of them."""
        end = None if limit is None else after + limit
        moves = self.sitting.moves
        views = [view_entry(entry) for entry in self.entries[after:end]]
        for view in views:
            if view["seq"] in moves:
                view["move"] = view_move(self.sitting.rules, moves[view["seq"]])
        return views

    def entries_text(self, after: int) -> str:
        """Return the message with the entries whose number is above *after*."""
        message: EntriesMessage = {
            "type": "entries",
            "entries": self.view_entries(after),
            "position": view_position(self.sitting.state),
            "due": self.clock,
        }
        return to_json(message)

    def broadcast(self) -> None:
        """Tell all viewers what they have not been told yet."""
        if self.told == self.sitting.seq:
            return
        if self.viewers:
            text = self.entries_text(self.told)
            for viewer in self.viewers:
                viewer.send(text)
            if self._hands != self.sitting.state.cards:
                self._send_hands()
        self._hands = self.sitting.state.cards
        self.told = self.sitting.seq

    def _send_hands(self) -> None:
        cards = self.sitting.state.cards
        changed = [seat for seat in self.sitting.rules.seats if self._hands[seat:] and cards[seat] != self._hands[seat]]
        for seat in changed:
            for viewer in self.viewers:
                if seat in viewer.seats:
                    viewer.send(hand_text(seat, cards[seat]))

    def send_presence(self) -> None:
        """Tell all viewers who is there."""
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
    return {"seq": entry.seq, "seat": entry.seat, "at": entry.at, "body": dict(entry.body)}


def hand_text(seat: Seat, cards: Sequence[int]) -> str:
    """Return the message that tells a seat its own cards."""
    message: HandMessage = {"type": "hand", "seat": seat, "cards": list(cards)}
    return to_json(message)


def to_json(message: Mapping[str, Any]) -> str:
    """Return a message as text."""
    return write_json(message).decode()


def no_such_table() -> Refusal:
    """Return the refusal for a table that does not exist, or that a token does not open: the two look alike."""
    return Refusal(Code.NOT_FOUND, "There is no such table, or this link does not open it.")
