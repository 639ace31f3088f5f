"""How a server is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).with_name("page")
"""The folder of the page that comes with the package."""


def _option(
    what: str, *, least: float = 0, most: float = 10**9, above: bool = True, flag: str = ""
) -> Mapping[str, object]:
    """Return all that the option of `mahe serve` for a field needs: *what* it is, and between which limits.

    With *above*, a number must be above *least*, not equal to it. *flag* is the option, unless it is called like the
    field.
    """
    return {"what": what, "least": least, "most": most, "above": above, "flag": flag}


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a host can choose. The defaults suit a server on the open internet.

    Every field but the database has an option of `mahe serve` and an environment variable (cli/setting_options.py),
    and a row in docs/hosting.md.
    """

    database: str
    """A file's path, `sqlite:///path` or `postgresql://…`."""

    origins: frozenset[str] = field(
        default=frozenset(),
        metadata=_option(
            "A further origin that pages may connect from; the server's own is always allowed. Repeatable.",
            flag="--origin",
        ),
    )
    trusted_proxies: frozenset[str] = field(
        default=frozenset(),
        metadata=_option("An address whose X-Forwarded-For counts. Repeatable.", flag="--trusted-proxy"),
    )
    page: Path | None = field(default=PAGE, metadata=_option("The folder of the page."))
    contact: str = field(
        default="", metadata=_option("How to reach you, for the page on privacy: an address, or a link.")
    )
    public_url: str = field(
        default="", metadata=_option("Where people find the page, for previews of links: https://… with its path.")
    )
    push_contact: str = field(
        default="",
        metadata=_option(
            "How push services reach you, mailto:… or https://…; without it nobody can ask for notifications."
        ),
    )
    metrics_host: str = field(
        default="127.0.0.1", metadata=_option("The address for metrics to listen on; keep it private.")
    )
    metrics_port: int = field(
        default=0,
        metadata=_option(
            "The port for metrics, under /metrics and nowhere else; 0 for no metrics.", most=65535, above=False
        ),
    )
    tables_per_hour: int = field(
        default=60, metadata=_option("Tables that one address may open in an hour, rematches among them.")
    )
    requests_per_second: float = field(
        default=20, metadata=_option("HTTP requests that one address may make, sustained; bursts of ten times as many.")
    )
    messages_per_second: float = field(
        default=20, metadata=_option("Messages that one socket may send, sustained; bursts of five times as many.")
    )
    bytes_per_second: float = field(
        default=1_000_000,
        metadata=_option("Bytes that one address may ask for, sustained; bursts of ten times as many.", most=10**12),
    )
    sockets_per_address: int = field(default=200, metadata=_option("Sockets that one address may hold."))
    readings_per_address: int = field(
        default=2, metadata=_option("Replays, reviews and positions that one address may have under way at once.")
    )
    connections_per_address: int = field(
        default=400,
        metadata=_option(
            "Connections that one address may hold, sockets among them; trusted proxies may hold any number."
        ),
    )
    header_seconds: float = field(default=10, metadata=_option("How long the headers of a request may take to arrive."))
    largest_message: int = field(
        default=8192, metadata=_option("Bytes that a message from a client may have.", least=1024, above=False)
    )
    idle_hours: float = field(
        default=24 * 14, metadata=_option("Hours without a move after which an unfinished table is deleted.")
    )
    log_hours: float = field(
        default=24 * 7,
        metadata=_option("Hours after which the log of a finished table gives way to the record of its game."),
    )
    kept_hours: float = field(default=24 * 90, metadata=_option("Hours after which a finished table is deleted."))
    slow_seconds: float = field(default=8, metadata=_option("How long a client may leave a message unread."))
    stand_in_seconds: float = field(
        default=3,
        metadata=_option("How long the stand-in of someone who is away takes for each decision.", above=False),
    )
