"""What to show first, and with which settings."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from mahe.locales import Words
from mahe.record import Record
from mahe.rules import Rules
from mahe.terminal.record_file import RecordFile
from mahe.terminal.saved import state_folder

if TYPE_CHECKING:
    from mahe.terminal.address import Address


@dataclass(frozen=True)
class StartOptions:
    """How the terminal begins: with a record, a server's table, a table that starts at once, or the set-up."""

    words: Words
    root: int
    """The seed of dice and bots; the same one gives the same game."""

    speed: str = "calm"
    folder: Path = field(default_factory=state_folder)
    """Where games and seats are kept."""

    file: RecordFile | None = None
    """Where the record of the first game goes."""

    record: Record | None = None
    """A game to watch."""

    address: Address | None = None
    """A table on a server."""

    rules: Rules | None = None
    """The rules of a table that starts at once, with *names*."""

    names: tuple[str, ...] = ()
    """Who sits at it; a bot's name begins with "bot:"."""

    visitor: str = ""
    """Who sits down at a server's table."""
