"""A table that this server has in memory, and its viewers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from mahe.rules import Counts, Seat
from mahe.server.background import Throttle
from mahe.server.errors import Code, Refusal
from mahe.server.messages.outbound import EntryView, GoneMessage, PresenceMessage, TableView
from mahe.server.storage.interface import Entry, Key, Status, Storage, Stored
from mahe.server.table_views import entries_text, hand_text, to_json, view_entries, view_table
from mahe.server.tokens import digest
from mahe.tablelog import Dealer, Decided, Left, LoggedTable, Mark, Step, format_body, parse_body

BOT_PATIENCE: Final = 2.0
"""Seconds after which a bot's overdue move is made by any server that notices."""

PRESENCE_PAUSE: Final = 0.25
"""Seconds between two messages about who is connected: whoever comes and goes all the time burdens nobody."""


class Viewer(Protocol):
    """A client connected to a table: a player or a spectator."""

    seats: frozenset[Seat]
    """The seats that it acts for; 0 stands for the table's owner."""

    presence: str
    """What it was last sent of who is connected."""

    def send(self, text: str) -> None:
        """Send a message, without waiting."""
        ...


@dataclass(slots=True)
class TableContext:
    """What all tables of a server share."""

    storage: Storage
    now: Callable[[], float]
    """Seconds since 1970."""

    stand_in_seconds: float
    """How long a stand-in waits before it decides."""

    on_change: Callable[[LiveTable], None] = lambda _: None
    """Called when something has happened at a table, or a viewer has joined."""


class LiveTable:
    """A table in memory. Hold its lock to read or change it.

    No server owns a table: the storage's unique keys settle races.
    """

    def __init__(self, stored: Stored, context: TableContext) -> None:
        self._context = context
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.used = 0.0
        self.lost = False
        """Whether the copy in memory may differ from what is stored."""

        self.is_gone = False
        """Whether the table has been deleted."""

        self.table = LoggedTable(stored.table)
        self.dealer = Dealer(stored.table, stored.secret)
        self.entries: list[Entry] = []
        self.commands: dict[tuple[Seat, str], int] = {}
        """The number of the entry that each client's command was stored under."""

        self.broadcast_seq = 0
        """The number of the last entry that was sent to the viewers."""

        self.due: float | None = None
        """When the server must act on its own."""

        self._hands: tuple[Counts, ...] = ()
        self._presence = Throttle(PRESENCE_PAUSE)
        self._apply(stored)
        self.mark_broadcast()

    async def store(
        self,
        steps: Sequence[Step],
        *,
        seat: Seat = 0,
        command: str | None = None,
        keys: Sequence[Key] = (),
        dropped: Sequence[Seat] = (),
        broadcast: bool = True,
    ) -> None:
        """Store what happens at the table, then send it to the viewers. The caller holds the lock.

        Decisions in *steps* were made by *seat*, with *command*.
        """
        if not steps:
            return
        now = self._context.now()
        table = self.table
        mark, waiting_for = table.mark(), table.waiting_for
        entries = self.write(steps, now, seat, command)
        status = self.status(now)
        if table.waiting_for == waiting_for:
            # Others coming and going give no extra time to whoever must decide.
            status = status._replace(due=self.due)
        try:
            await self._context.storage.append(table.id, entries, status, keys, dropped)
        except BaseException:
            # It did not happen, or it is uncertain: only the storage knows.
            self.take_back(mark)
            await self.catch_up()
            raise
        self.due = status.due
        self.add_keys(keys)
        if dropped:
            self.drop_keys(dropped)
        if broadcast:
            self.broadcast()
        self._context.on_change(self)

    async def catch_up(self) -> None:
        """Apply the stored entries that are not in memory yet, and send them to the viewers.

        Raises StorageTrouble, and then the next caller tries again; Refusal if the table has been deleted.
        """
        self.lost = True
        stored = await self._context.storage.load(self.table.id, self.table.seq)
        if stored is None:
            self.dismiss()
            raise no_such_table()
        self._apply(stored)
        self.broadcast()

    def dismiss(self) -> None:
        """Send the viewers away from a table that has been deleted."""
        self.is_gone = True
        message: GoneMessage = {"type": "gone"}
        self.send(to_json(message))
        self.viewers.clear()

    def _apply(self, stored: Stored) -> None:
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

    def status(self, now: float) -> Status:
        """Return the fields by which the storage finds this table."""
        table = self.table
        due = None
        if table.bot is not None:
            due = now + BOT_PATIENCE + (self._context.stand_in_seconds if table.is_stood_in else 0.0)
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

    @property
    def clock(self) -> float | None:
        """When the person who must decide runs out of time, if there is a limit."""
        return self.due if self.table.bot is None else None

    # What clients see.

    def view(self) -> TableView:
        """Return the table as anyone with its link may see it."""
        return view_table(self.table, self.clock, self.present)

    def view_entries(self, after: int, limit: int) -> list[EntryView]:
        """Return the entries whose number is above *after*, at most *limit* of them."""
        return view_entries(self.table, self.entries[after : after + limit])

    def entries_text(self, after: int) -> str:
        """Return the message with the entries whose number is above *after*."""
        return entries_text(self.table, self.entries[after:], self.clock)

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

    def announce_presence(self) -> None:
        """Send all viewers who is connected, now or soon."""
        self._presence.do(lambda: self.send_presence(self.viewers))

    def send_presence(self, viewers: Iterable[Viewer]) -> None:
        """Send *viewers* who is connected, unless they know."""
        message: PresenceMessage = {
            "type": "presence",
            "seats": self.present,
            "watchers": sum(1 for viewer in self.viewers if not viewer.seats - {0}),
        }
        text = to_json(message)
        for viewer in viewers:
            if viewer.presence != text:
                viewer.presence = text
                viewer.send(text)

    def send(self, text: str) -> None:
        """Send the same message to all viewers."""
        for viewer in self.viewers:
            viewer.send(text)


def no_such_table() -> Refusal:
    """Return the refusal for a table that does not exist, or an invalid token: the two look alike."""
    return Refusal(Code.NOT_FOUND, "There is no such table, or this link does not open it.")
