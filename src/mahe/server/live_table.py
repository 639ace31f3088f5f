"""A table that this server has in memory, and its viewers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from mahe.record import Move
from mahe.rules import Counts, Seat
from mahe.server.audience import Audience, Connected, Viewer
from mahe.server.background import Throttle
from mahe.server.errors import Code, Refusal
from mahe.server.frames import frame
from mahe.server.json_text import to_json
from mahe.server.log_texts import bodies_of, entry_texts, start_of
from mahe.server.messages.outbound import GoneMessage, PresenceMessage, TableView
from mahe.server.storage.interface import Addition, Entry, Key, Status, Storage, Stored
from mahe.server.table_views import entries_text, entry_text, hand_text, table_message, view_table
from mahe.server.tokens import digest
from mahe.tablelog import Away, Body, Dealer, Decided, Left, Mark, Step, write_body, write_snapshot

BOT_PATIENCE: Final = 2.0
"""Seconds after which a bot's overdue move is made by any server that notices."""

ANSWER_SECONDS: Final = 60.0
"""How long those who are there may think about a rematch that somebody wants."""

SNAPSHOT_EVERY: Final = 64
"""Every so many entries the log has a snapshot: so few are read to open a table, however long its game."""

_LONGEST_TAIL: Final = 64
_SHORTEST_TAIL: Final = 32

_STATUS_EVERY: Final = 60.0
"""Seconds after which a table's status is stored again, though it is the same, to show that it is alive."""

_RENAMED: Final = '{"type":"renamed"'
"""How the body of an entry begins that erases a name."""

PRESENCE_PAUSE: Final = 0.25
"""Seconds between two messages about who is connected: whoever comes and goes all the time burdens nobody."""


@dataclass(slots=True)
class TableContext:
    """What all tables of a server share."""

    storage: Storage
    now: Callable[[], float]
    """Seconds since 1970."""

    stand_in_seconds: float
    """How long a stand-in waits before it decides."""

    absent_seconds: float = 0.0
    """How long somebody must be away before the host may remove them for good."""

    on_change: Callable[[LiveTable], None] = lambda _: None
    """Called when something has happened at a table, or a viewer has joined."""

    on_presence: Callable[[LiveTable], None] = lambda _: None
    """Called when viewers have come or gone."""

    archived_log: Callable[[str, int], Awaitable[Sequence[str]]] | None = None
    """Gives all entries of a game of which only the record is kept, by the table and the hash of its archive."""


class LiveTable:
    """A table in memory. Hold its lock to read or change it.

    No server owns a table: the storage's unique keys settle races.
    """

    def __init__(self, stored: Stored, context: TableContext) -> None:
        self._context = context
        self.lock = asyncio.Lock()
        self.viewers = Audience()
        self.bot_task: asyncio.Task[None] | None = None
        self.used = 0.0
        self.lost = False
        """Whether the copy in memory may differ from what is stored."""

        self.is_followed = True
        """Whether what other servers store is heard of; if not, the copy in memory may differ, too."""

        self.is_gone = False
        """Whether the table has been deleted."""

        self.is_archived = False
        """Whether the game is over for so long that its log has given way to its record."""

        self.archive_hash = hash(stored.archive)
        """Changes when the log gives way to the record, and when a name is erased from that."""

        self.rewritten = 0
        """How often the log was read afresh since a name was erased from it."""

        self.table, entries = start_of(stored)
        self.dealer = Dealer(stored.table, stored.secret)
        self._away_since: dict[Seat, float] = self._away_at_first(stored)
        """Since when the stand-in plays for someone, or a later time that is known without reading more of the log."""

        self._tail: list[str] = []
        """The last entries of the log, as clients get them. Those before are in the storage."""

        self.commands: dict[tuple[Seat, str], int] = {}
        """The number of the entry that each client's command was stored under, for the same entries."""

        self.changed = stored.entries[-1].at if stored.entries else 0.0
        """When something last happened."""

        self.stored_seq = 0
        """The number of the last entry that this server has stored. If it is the log's last, its bots think here."""

        self.broadcast_seq = 0
        """The number of the last entry that was sent to the viewers."""

        self.due: float | None = None
        """When the server must act on its own."""

        self._status: Status
        self._status_at: float
        """What was last stored of the status, and when."""

        self._hands: tuple[Counts, ...] = ()
        self._shown: tuple[tuple[int, float | None, list[Seat]], bytes] | None = None
        """What a table was last shown as to somebody without a seat, and at which entry, clock and presence."""

        self.connected_elsewhere: dict[str, Connected] = {}
        """By server: those connected to the others."""

        self.signalled: Connected | None = None
        """What the other servers were last told about those connected here."""

        self._presence = Throttle(PRESENCE_PAUSE)
        self._apply(stored, entries)
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
        if self.is_archived:
            raise Refusal(Code.NOT_NOW, "This game is over for long, and only its record is kept; open a new table.")
        now = self._context.now()
        table = self.table
        mark, waiting_for = table.mark(), table.waiting_for
        entries = self.write(steps, now, seat, command)
        status = self.status(now)
        if table.events == mark["events"] and table.waiting_for == waiting_for:
            # Others coming and going give no extra time to whoever must decide.
            status = Status(status.phase, status.public, self.due)
        is_news = status.due is not None or status != self._status or now > self._status_at + _STATUS_EVERY
        try:
            await self._context.storage.append(table.id, entries, status if is_news else None, keys, dropped)
        except BaseException:
            # It did not happen, or it is uncertain: only the storage knows.
            self.take_back(mark)
            await self.catch_up()
            raise
        self.due = status.due
        self.stored_seq = table.seq
        if is_news:
            self._status, self._status_at = status, now
        if keys:
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
        if not self.is_followed:
            self.is_followed = True
            await self._context.storage.follow(self.table.id)
        stored = await self._context.storage.load(self.table.id, self.table.seq)
        if stored is None:
            self.dismiss()
            raise no_such_table()
        if hash(stored.archive) != self.archive_hash:
            # The log has given way to the record, or a name has been erased from that: whoever asks next reads it.
            self.is_gone = True
            self.viewers.clear()
            return
        if any(entry.body.startswith(_RENAMED) for entry in stored.entries):
            stored, entries = await self._start_over(stored)
            self._apply(stored, entries)
        else:
            self._apply(stored, stored.entries)
        self.broadcast()

    async def _start_over(self, stored: Stored) -> tuple[Stored, Sequence[Entry]]:
        """Forget the log, in which a name has been erased, and return what is to be applied in its place."""
        stored = await self._context.storage.load(self.table.id) or stored
        self.table, entries = start_of(stored)
        self.rewritten += 1
        self._away_since = self._away_at_first(stored)
        self._tail.clear()
        self.commands.clear()
        return stored, entries

    def _away_at_first(self, stored: Stored) -> dict[Seat, float]:
        seats = self.table.rules.seats if self.table.seq else ()
        return {seat: stored.entries[0].at for seat in seats if self.table.seats[seat - 1].away}

    def may_be_removed(self, seat: Seat) -> bool:
        """Return whether the stand-in has played for *seat* for so long that the host may remove them for good."""
        now = self._context.now()
        is_away = self.table.seats[seat - 1].away
        return is_away and now - self._away_since.get(seat, now) >= self._context.absent_seconds

    def take_in(self, addition: Addition) -> bool:
        """Apply what another server has appended, and send it to the viewers; return whether nothing is missing now.

        Nobody may hold the lock.
        """
        if addition.entries[-1].seq > self.table.seq:
            is_next = addition.entries[0].seq == self.table.seq + 1
            if not is_next or any(entry.body.startswith(_RENAMED) for entry in addition.entries):
                return False
            if addition.status is not None:
                self.due = addition.status.due
                self._status, self._status_at = addition.status, addition.entries[-1].at
            self._add(addition.entries)
            self.broadcast()
        return True

    def stop_following(self) -> None:
        """Have other servers' news pass by: whoever needs the table next catches up. Nobody may hold the lock."""
        self.lost = True
        if self.is_followed:
            self.is_followed = False
            self._context.storage.unfollow(self.table.id)

    def dismiss(self) -> None:
        """Send the viewers away from a table that has been deleted."""
        self.is_gone = True
        message: GoneMessage = {"type": "gone"}
        self.send(to_json(message))
        self.viewers.clear()

    def _apply(self, stored: Stored, entries: Sequence[Entry]) -> None:
        self.keys = {key.digest: key.seat for key in stored.keys}
        self.due = stored.status.due
        self._status, self._status_at = stored.status, 0.0
        self.is_archived = stored.archive is not None
        self._add(entries)
        self.lost = False

    def _add(self, entries: Sequence[Entry]) -> None:
        for entry, body in zip(entries, bodies_of(entries), strict=True):
            assert entry.seq == self.table.seq + 1
            self._keep(entry, body, self.table.add(body))
            if isinstance(body, Left) and entry.seq > self.broadcast_seq:
                self._take_from_viewers([body.seat])

    def write(self, steps: Iterable[Step], now: float, seat: Seat = 0, command: str | None = None) -> list[Entry]:
        """Apply *steps*, and return them as entries to store. Decisions in them were made by *seat* with *command*."""
        if len(self._tail) >= _LONGEST_TAIL:
            self._trim()
        table, entries = self.table, []
        for body, after in steps:
            by, sent = (seat, command) if type(body) is Decided else (0, None)
            move = table.add(body, after)
            seq = table.seq
            entry = Entry(seq, by, sent, write_body(body), now, None if seq % SNAPSHOT_EVERY else write_snapshot(table))
            self._keep(entry, body, move)
            entries.append(entry)
        return entries

    def _keep(self, entry: Entry, body: Body, move: Move | None) -> None:
        self._shown = None
        if isinstance(body, Away):
            self._away_since[body.seat] = entry.at
        self._tail.append(entry_text(self.table.rules, entry, move))
        if entry.command is not None:
            self.commands[entry.seat, entry.command] = entry.seq
        self.changed = entry.at

    def _trim(self) -> None:
        """Leave older entries to the storage."""
        del self._tail[:-_SHORTEST_TAIL]
        self.commands = {one: seq for one, seq in self.commands.items() if seq > self.before_tail}

    @property
    def before_tail(self) -> int:
        """The number of the last entry that is not in memory."""
        return self.table.seq - len(self._tail)

    def take_back(self, mark: Mark) -> None:
        """Undo what was added since *mark*."""
        del self._tail[len(self._tail) - (self.table.seq - mark["seq"]) :]
        self.table.take_back(mark)
        self.commands = {one: seq for one, seq in self.commands.items() if seq <= self.table.seq}

    async def find_command(self, seat: Seat, command: str) -> int | None:
        """Return the number of the entry that a client's command was stored under, if it ever was."""
        seq = self.commands.get((seat, command))
        if seq is None and self.before_tail:
            seq = await self._context.storage.find_command(self.table.id, seat, command)
        return seq

    def status(self, now: float) -> Status:
        """Return the fields by which the storage finds this table."""
        table = self.table
        due = None
        if table.bot is not None:
            if table.has_people:  # A game of bots alone goes on as long as somebody watches it.
                due = now + BOT_PATIENCE + (self._context.stand_in_seconds if table.is_stood_in else 0.0)
        elif table.decider is not None and table.opening.seconds is not None:
            due = now + table.opening.seconds
        elif table.is_asking_again:
            due = now + ANSWER_SECONDS
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
        for viewer in self.viewers.players:
            viewer.seats -= frozenset(seats)

    def add_keys(self, keys: Sequence[Key]) -> None:
        """Add new tokens."""
        self.keys.update({key.digest: key.seat for key in keys})

    @property
    def connected_here(self) -> Connected:
        """Those connected to this server."""
        return self.viewers.connected

    @property
    def present(self) -> list[Seat]:
        """The seats whose players are connected, to any server."""
        return sorted(self.connected_here.seats.union(*(one.seats for one in self.connected_elsewhere.values())))

    @property
    def clock(self) -> float | None:
        """When the person who must decide runs out of time, if there is a limit."""
        return self.due if self.table.bot is None else None

    # What clients see.

    def view(self) -> TableView:
        """Return the table as anyone with its link may see it."""
        return view_table(self.table, self.clock, self.present)

    def table_frames(self, seats: Collection[Seat]) -> bytes:
        """Return the message that shows the table to a client that acts for *seats*, as frames.

        It is written once for all who come without a seat while nothing happens.
        """
        if seats:
            return frame(to_json(table_message(self.table, self.view(), seats)))
        key = self.table.seq, self.clock, self.present
        if self._shown is None or self._shown[0] != key:
            self._shown = key, frame(to_json(table_message(self.table, self.view(), seats)))
        return self._shown[1]

    async def entry_texts(self, after: int, limit: int) -> Sequence[str]:
        """Return the entries whose number is above *after*, at most *limit* of them. The caller holds the lock."""
        start = after - self.before_tail
        if start >= 0:
            return self._tail[start : start + limit]
        return await self.older_texts(after, min(after + limit, self.table.seq))

    async def older_texts(self, after: int, end: int) -> Sequence[str]:
        """Return the entries above *after* up to *end*, which are all stored. The lock need not be held."""
        if self.is_archived and self._context.archived_log is not None:
            return (await self._context.archived_log(self.table.id, self.archive_hash))[after:end]
        stored = await self._context.storage.read(self.table.id, after + 1, end)
        if stored is None:
            raise no_such_table()
        return await asyncio.to_thread(entry_texts, stored, after, end - after)

    def entries_text(self, entries: Sequence[str]) -> str:
        """Return the message with *entries*, which lead to the table as it is."""
        return entries_text(self.table, entries, self.clock)

    def broadcast(self) -> None:
        """Send all viewers the entries they have not been sent yet."""
        if self.broadcast_seq == self.table.seq:
            return
        if self.viewers:
            self.viewers.send(self.entries_text(self._tail[max(0, self.broadcast_seq - self.before_tail) :]))
            if self._hands != self.table.state.cards:
                self._send_hands()
        self.mark_broadcast()

    def mark_broadcast(self) -> None:
        """Note that the viewers, if there are any, are up to date."""
        self._hands = self.table.state.cards if self.table.seq else ()
        self.broadcast_seq = self.table.seq
        if len(self._tail) >= _LONGEST_TAIL:
            self._trim()

    def _send_hands(self) -> None:
        cards = self.table.state.cards
        changed = [seat for seat in self.table.rules.seats if self._hands[seat:] and cards[seat] != self._hands[seat]]
        for seat in changed:
            frames = frame(hand_text(seat, cards[seat]))
            for viewer in self.viewers.players:
                if seat in viewer.seats:
                    viewer.send_frames(frames)

    def announce_presence(self) -> None:
        """Send all viewers who is connected, now or soon."""
        self._presence.do(self._announce_presence)

    def _announce_presence(self) -> None:
        self.viewers.send_presence(self._presence_text())
        self._context.on_presence(self)

    def send_presence(self, viewer: Viewer) -> None:
        """Send *viewer* who is connected."""
        viewer.presence = self._presence_text()
        viewer.send(viewer.presence)

    def _presence_text(self) -> str:
        message: PresenceMessage = {
            "type": "presence",
            "seats": self.present,
            "watchers": self.connected_here.watchers + sum(one.watchers for one in self.connected_elsewhere.values()),
        }
        return to_json(message)

    def send(self, text: str) -> None:
        """Send the same message to all viewers."""
        self.viewers.send(text)


def no_such_table() -> Refusal:
    """Return the refusal for a table that does not exist, or an invalid token: the two look alike."""
    return Refusal(Code.NOT_FOUND, "There is no such table, or this link does not open it.")
