"""What the server asks of a storage. `memory.py` and `sql.py` give it; one conformance suite holds them to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias

from mahe.rules import MaheError, Seat

JsonObject: TypeAlias = Mapping[str, Any]


class Entry(NamedTuple):
    """One line of a table's log."""

    seq: int
    """From 1, without gaps."""

    seat: Seat
    """Who caused it; 0 for the table itself."""

    command: str | None
    """The client's own id of the command that caused it, None for what the server adds."""

    body: JsonObject
    at: float
    """When it was stored, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Key:
    """Whom a token lets speak. Only its hash is kept."""

    digest: bytes
    """SHA-256 of the token."""

    seat: Seat
    """0 for the one who opened the table."""


class Status(NamedTuple):
    """What the server must find tables by; the log says the rest."""

    phase: str
    """"open", "playing" or "over"."""

    public: bool
    """Whether lists show it."""

    due: float | None
    """When the server must act by itself, in seconds since 1970: a clock that runs out, or a bot's turn."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A whole table as it was stored."""

    table: str
    secret: bytes
    """What its dice come from. Never leaves the server before its links do."""

    status: Status
    keys: tuple[Key, ...]
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    table: str
    phase: str
    created: float
    changed: float
    """When its last entry was stored."""

    opening: JsonObject
    """The body of its first entry."""


class StorageTrouble(MaheError):
    """The storage cannot be reached or is full. Whether something was stored is for the next load to say."""


class SeqTaken(MaheError):
    """Someone else has stored an entry with this number: what was decided is stale."""


class CommandTaken(MaheError):
    """This seat's command has been stored before."""


News: TypeAlias = Callable[[str], None]
"""Called with a table's id when another server has stored something for it.

Called with "*" when news may have been missed: look at everything again.
"""


class Storage(Protocol):
    """Where tables live. Every method may raise StorageTrouble."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        ...

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        ...

    async def create(self, stored: Stored) -> None:
        """Store a new table with its first entries."""
        ...

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        status: Status,
        keys: Sequence[Key] = (),
        dropped: Sequence[Seat] = (),
    ) -> None:
        """Store *entries*, the new status and new keys, and drop all keys of the seats *dropped*, all or nothing.

        When it returns they survive a crash of the machine. Raises SeqTaken or CommandTaken, and then stores nothing.
        """
        ...

    async def load(self, table: str, after: int = 0) -> Stored | None:
        """Return a table with the entries whose number is above *after*, in order; None if there is no such table."""
        ...

    async def listed(self, phase: str, limit: int) -> tuple[Listed, ...]:
        """Return public tables in a phase, the last changed first."""
        ...

    async def due(self, now: float, limit: int) -> tuple[str, ...]:
        """Return tables whose due time has come, the longest due first."""
        ...

    async def delete(self, table: str) -> None:
        """Forget a table and all that belongs to it."""
        ...

    async def expire(self, open_before: float, over_before: float) -> int:
        """Delete tables not over that nothing changed since *open_before*, and finished ones since *over_before*."""
        ...

    async def beat(self, now: float) -> float:
        """Note that a server is alive *now*, and return how long none was: 0 unless the last beat is over 15 s old.

        After such a gap every due time is put off by it, so that no clock ran while nobody could play.
        """
        ...

    def listen(self, news: News) -> None:
        """Have *news* called for what other servers store; storages that one server has to itself never call it."""
        ...
