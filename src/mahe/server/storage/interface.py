"""What the server needs from a storage. `memory.py` and `sql.py` implement it, and share one conformance suite."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from mahe.rules import MaheError, Seat
from mahe.server.storage.timings import Timings

JsonObject: TypeAlias = Mapping[str, Any]


class Entry(NamedTuple):
    """One line of a table's log."""

    seq: int
    """From 1, without gaps."""

    seat: Seat
    """Who caused it; 0 for the table itself."""

    command: str | None
    """The client's own id for the command that caused it; None for what the server adds."""

    body: str
    """What it says, as JSON text."""

    at: float
    """When it was stored, in seconds since 1970."""

    snapshot: str | None = None
    """The table right after it, as JSON text: some entries have it, so that few need to be read to know the table."""


@dataclass(frozen=True, slots=True)
class Key:
    """The seat that a token acts for. Only the token's hash is stored."""

    digest: bytes
    """SHA-256 of the token."""

    seat: Seat
    """0 for the table's owner."""


class Status(NamedTuple):
    """The fields by which the server finds tables; everything else follows from the log."""

    phase: str
    """"open", "playing", "over", or "closed" by the host."""

    public: bool
    """Whether it appears in lists."""

    due: float | None
    """When the server must act on its own, in seconds since 1970: a clock runs out, or it is a bot's turn."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A whole table as it was stored."""

    table: str
    secret: bytes
    """What its dice are derived from, perhaps with landmarks of its first chain.

    Never leaves the server, except as links that have been revealed."""

    status: Status
    keys: tuple[Key, ...]
    entries: tuple[Entry, ...]
    archive: str | None = None
    """What has taken the place of the log of a finished game; then only its first entry is left."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    table: str
    phase: str
    created: float
    changed: float
    """When the last entry that came with a status was stored."""

    opening: JsonObject
    """The body of its first entry."""


class Subscription(NamedTuple):
    """Where and how a browser is told that a table waits for a seat."""

    endpoint: str
    """The address that its push service has given it."""

    browser: bytes
    """Its public key."""

    secret: bytes
    """What it shares with us alone."""

    language: str


MOST_SUBSCRIPTIONS: Final = 5
"""Browsers that one seat may have told; the oldest gives way."""

ENDED: Final = ("over", "closed")
"""The phases of tables at which nobody plays any more."""


class StorageTrouble(MaheError):
    """The storage cannot be reached or is full. Whether something was stored only the next load can show."""


class SeqTaken(MaheError):
    """Someone else has stored an entry with this number: the decision is stale."""


class CommandTaken(MaheError):
    """This seat's command has already been stored."""


News: TypeAlias = Callable[[str], None]
"""Called with a table's id when another process has stored something for it, or has deleted it.

Called with "*" when notifications may have been missed: everything must be checked again.
"""


class Addition(NamedTuple):
    """What another server has appended to a table's log."""

    status: Status | None
    """None if it is as before."""

    entries: tuple[Entry, ...]
    """Without their snapshots."""


Added: TypeAlias = Callable[[str, Callable[[], Addition]], None]
"""Called instead of `News` where a notification brings the entries: with a table's id and what reads them."""


Signal: TypeAlias = Callable[[str, str, str], None]
"""Called with another server's name, a table's id and a text about it that is not stored."""


def ignore(*_: str) -> None:
    """Do nothing with a signal."""


class Storage(Protocol):
    """Where tables are stored. Every method may raise StorageTrouble."""

    timings: Timings

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        ...

    async def close(self) -> None:
        """Finish pending work and disconnect."""
        ...

    async def create(self, stored: Stored) -> None:
        """Store a new table with its first entries."""
        ...

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        status: Status | None,
        keys: Sequence[Key] = (),
        dropped: Sequence[Seat] = (),
    ) -> None:
        """Store *entries*, the new status and new keys, and delete all keys of the seats *dropped*, atomically.

        Without a status it stays as it is, and so does the time of the last change: most decisions need no more than
        their entries. When it returns, they survive a crash of the machine. Raises SeqTaken or CommandTaken, and then
        stores nothing.
        """
        ...

    async def load(self, table: str, after: int | None = None) -> Stored | None:
        """Return a table with its entries in order; None if there is no such table.

        These are the ones whose number is above *after*; without it, those from the last snapshot on.
        """
        ...

    async def read(self, table: str, start: int, end: int) -> Stored | None:
        """Return a table with the entries from the last snapshot before number *start* on, up to number *end*."""
        ...

    async def find_command(self, table: str, seat: Seat, command: str) -> int | None:
        """Return the number of the entry that a seat's command was stored under, if it was."""
        ...

    async def unarchived(self, before: float, limit: int) -> tuple[str, ...]:
        """Return tables whose game is over, unchanged since *before*, and whose log is still there."""
        ...

    async def archive(self, table: str, text: str) -> None:
        """Store *text* in place of the log of a finished game, of which only the first entry stays."""
        ...

    async def listed(self, phase: str, limit: int) -> tuple[Listed, ...]:
        """Return public tables in a phase, the most recently changed first."""
        ...

    async def due(self, now: float, limit: int) -> tuple[str, ...]:
        """Return tables whose due time has come, the longest due first."""
        ...

    async def claim(self, names: Sequence[str], now: float, until: float) -> tuple[str, ...]:
        """Return those tables of *names* that no server has claimed, and claim them until then."""
        ...

    async def push_key(self, new: bytes) -> bytes:
        """Return the private key by which all servers send notifications: *new*, unless there is one."""
        ...

    async def subscribe(self, table: str, seat: Seat, one: Subscription, at: float) -> None:
        """Have a browser told when *table* waits for *seat*; it may be known already."""
        ...

    async def unsubscribe(self, table: str, seat: Seat, endpoint: str | None = None) -> None:
        """Have a browser told no more, or all that a seat has."""
        ...

    async def claim_pushes(self, table: str, seat: Seat, seq: int) -> tuple[Subscription, ...]:
        """Return the browsers that are to be told of entry *seq*, and that no server has claimed for it."""
        ...

    async def forget_endpoint(self, endpoint: str) -> None:
        """Forget a browser everywhere: it wants no more."""
        ...

    async def delete(self, table: str) -> None:
        """Delete a table and everything that belongs to it."""
        ...

    async def expire(self, open_before: float, over_before: float) -> int:
        """Delete unfinished tables unchanged since *open_before*, finished and closed ones since *over_before*."""
        ...

    async def beat(self, now: float) -> float:
        """Record a heartbeat, and return how long there was none: 0 unless the last one is over 15 s old.

        After such a gap every due time is postponed by it, so that no clock ran while nobody could play. If the last
        one is over 15 s in the future, the clock was set back: the gap is negative.
        """
        ...

    async def time(self) -> float | None:
        """Return the time that all servers go by, in seconds since 1970; None if only one server can be here."""
        ...

    async def probe(self) -> None:
        """Write something that changes nothing, to see that it can be done."""
        ...

    def signal(self, table: str, text: str) -> None:
        """Send the other servers, if there are any, a short *text* about a table, soon. It may get lost."""
        ...

    def listen(self, news: News, signal: Signal = ignore, added: Added | None = None) -> None:
        """Call *news* for whatever other processes store or delete, and *signal* for what other servers send.

        If *added* is given, it is called for what they append, if a notification brings it. What is stored at a table
        may be heard of only while that is followed; that it has been deleted is always heard of.
        """
        ...

    async def follow(self, table: str) -> None:
        """Return when everything that others store for *table* from now on will be heard of."""
        ...

    def unfollow(self, table: str) -> None:
        """Take back one `follow`, soon."""
        ...
