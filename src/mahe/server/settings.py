"""How a server is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from mahe.record.record import LARGEST_UPLOAD

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
        default=20, metadata=_option("HTTP requests that one address may make, sustained.")
    )
    messages_per_second: float = field(default=20, metadata=_option("Messages that one socket may send, sustained."))
    bytes_per_second: float = field(
        default=1_000_000,
        metadata=_option("Bytes that one address may ask for, sustained.", most=10**12),
    )
    burst_seconds: float = field(
        default=10,
        metadata=_option("For how many seconds' worth of requests and bytes an address may ask at once.", least=1),
    )
    message_burst_seconds: float = field(
        default=5, metadata=_option("For how many seconds' worth of messages a socket may send at once.", least=1)
    )
    sockets_per_address: int = field(default=200, metadata=_option("Sockets that one address may hold."))
    readings_per_address: int = field(
        default=2,
        metadata=_option("Records, reviews and positions that one address may have under way at once."),
    )
    work_seconds_per_minute: float = field(
        default=30,
        metadata=_option("Seconds that the process beside the server may work for one address in a minute."),
    )
    records_waiting: int = field(
        default=16, metadata=_option("Records that may wait for the process beside the server.")
    )
    positions_waiting: int = field(
        default=128, metadata=_option("Positions, and games of tables, that may wait for it, of each so many.")
    )
    piece_seconds: float = field(default=20, metadata=_option("Seconds that a piece of its work may take."))
    review_seconds: float = field(default=30, metadata=_option("Seconds that the review of one game may take."))
    remembered: int = field(default=4_000_000, metadata=_option("Characters of its answers that are remembered."))
    connections_per_address: int = field(
        default=400,
        metadata=_option(
            "Connections that one address may hold, sockets among them; trusted proxies may hold any number."
        ),
    )
    header_seconds: float = field(
        default=10, metadata=_option("How long the headers of a request may take to arrive, and then its body.")
    )
    largest_head: int = field(
        default=16384, metadata=_option("Bytes that the headers of a request may have.", least=1024, above=False)
    )
    largest_message: int = field(
        default=8192, metadata=_option("Bytes that a message from a client may have.", least=1024, above=False)
    )
    largest_record: int = field(
        default=LARGEST_UPLOAD,
        metadata=_option(
            "Bytes that a record to be replayed or reviewed may have.", least=1024, most=LARGEST_UPLOAD, above=False
        ),
    )
    most_unsent: int = field(
        default=1_000_000,
        metadata=_option("Bytes that may wait for a client that does not read.", least=1024, above=False),
    )
    idle_hours: float = field(
        default=24 * 14, metadata=_option("Hours without a move after which an unfinished table is deleted.")
    )
    log_hours: float = field(
        default=24 * 7,
        metadata=_option("Hours after which the log of a finished table gives way to the record of its game."),
    )
    kept_hours: float = field(default=24 * 90, metadata=_option("Hours after which a finished table is deleted."))
    rest_seconds: float = field(
        default=600, metadata=_option("Seconds after which a table that nobody looks at leaves memory.")
    )
    slow_seconds: float = field(default=8, metadata=_option("How long a client may leave a message unread."))
    absent_minutes: float = field(
        default=10,
        metadata=_option(
            "How long the stand-in plays for someone before the host may remove them for good.", above=False
        ),
    )
    stand_in_seconds: float = field(
        default=3,
        metadata=_option("How long the stand-in of someone who is away takes for each decision.", above=False),
    )
