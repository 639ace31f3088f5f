"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).with_name("page")
"""The folder of the page that comes with the package."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a host can choose. The defaults suit a server on the open internet."""

    database: str
    """A file's path, `sqlite:///path` or `postgresql://…`."""

    origins: frozenset[str] = frozenset()
    """Further origins that pages may connect from; the server's own is always allowed."""

    trusted_proxies: frozenset[str] = frozenset()
    """Addresses whose X-Forwarded-For is trusted."""

    page: Path | None = PAGE
    """The folder of the page; None serves no page."""

    tables_per_hour: int = 60
    """Tables that one address may open in an hour."""

    requests_per_second: float = 20
    """HTTP requests that one address may make, sustained; bursts of ten times as many."""

    messages_per_second: float = 20
    """Messages that one socket may send, sustained; bursts of five times as many."""

    bytes_per_second: float = 1_000_000
    """Bytes that one address may ask for by the interface, sustained; bursts of ten times as many."""

    sockets_per_address: int = 200
    readings_per_address: int = 2
    """Records that one address may have read at once."""

    connections_per_address: int = 400
    """Connections that one address may hold, sockets among them; trusted proxies may hold any number."""

    header_seconds: float = 10
    """How long the headers of a request may take to arrive."""

    largest_message: int = 8192
    """Size limit for a message from a client, in bytes."""

    idle_hours: float = 24 * 14
    """After which an unfinished table is deleted."""

    log_hours: float = 24 * 7
    """After which the log of a finished table gives way to the record of its game."""

    kept_hours: float = 24 * 90
    """After which a finished table is deleted."""

    slow_seconds: float = 8
    """How long a client may leave a message unread."""

    stand_in_seconds: float = 3
    """How long the stand-in takes for each decision, so that someone who comes back finds something left to decide."""
