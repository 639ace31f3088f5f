"""What this user needs to return to tables on servers: tokens, the secrets of chains, the server's tips."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final

from mahe.file_lock import locked
from mahe.rules import Seat
from mahe.terminal.saved import write_whole

_MOST: Final = 40
"""How many tables are remembered; the least recently visited go first."""


class Seats:
    """The seats at one table, kept in a file that only the user can read."""

    def __init__(self, folder: Path, link: str) -> None:
        self._path = folder / "tables.json"
        self._link = link
        known = self._read().get(link, {})
        self.tokens: dict[Seat, str] = _by_seat(known.get("tokens"))
        self.secrets: dict[Seat, str] = _by_seat(known.get("secrets"))
        self.tip: str = str(known.get("tip", ""))
        """The server's tip as it was first seen: it must never change."""

    def take(self, seat: Seat, token: str, secret: str) -> None:
        """Remember a seat."""
        self.tokens[seat] = token
        if secret:
            self.secrets[seat] = secret
        self._write()

    def keep_secret(self, seat: Seat, secret: str) -> None:
        """Remember the secret of a seat's chain."""
        self.secrets[seat] = secret
        self._write()

    def pin(self, tip: str) -> None:
        """Remember the server's tip, for a table where we sit."""
        self.tip = tip
        if self.tokens:
            self._write()

    def forget(self) -> None:
        """Forget the table."""
        self.tokens, self.secrets = {}, {}
        self._store(lambda tables: tables.pop(self._link, None))

    def _write(self) -> None:
        known = {"tokens": self.tokens, "secrets": self.secrets, "tip": self.tip, "seen": time.time()}
        self._store(lambda tables: tables.update({self._link: known}))

    def _store(self, change: Any) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # Another window may be writing a seat of its own at the same time.
            with locked(self._path):
                tables = self._read()
                change(tables)
                newest = sorted(tables, key=lambda link: float(tables[link].get("seen", 0)), reverse=True)[:_MOST]
                write_whole(self._path, json.dumps({link: tables[link] for link in newest}), private=True)
        except OSError:
            # Then the seats are lost when the terminal is closed, but not before.
            return

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return (
            {link: known for link, known in found.items() if isinstance(known, dict)} if isinstance(found, dict) else {}
        )


def _by_seat(found: Any) -> dict[Seat, str]:
    if not isinstance(found, dict):
        return {}
    return {int(seat): str(value) for seat, value in found.items() if str(seat).isdecimal()}
