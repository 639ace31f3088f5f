"""What can be wrong with a game or a position as text, or with an event as JSON."""

from __future__ import annotations

from mahe.rules import MaheError
from mahe.sentences import printable


class BadEvent(MaheError):
    """JSON that is not an event."""

    def __init__(self, value: object, reason: str) -> None:
        super().__init__(f"not an event: {reason}")
        self.value = value
        self.reason = reason


class BadPosition(MaheError):
    """Text that is no position, or one that no game can come to, with the column (from 1) where that shows."""

    def __init__(self, column: int, reason: str) -> None:
        super().__init__(f"column {column}: {reason}")
        self.column = column
        self.reason = reason


class RecordError(MaheError):
    """Something wrong in a record, with its line (from 1) and its token, empty if it is the whole line."""

    def __init__(self, line: int, token: str, reason: str) -> None:
        where = f"line {line}, {_shown(token)}" if token else f"line {line}"
        super().__init__(f"{where}: {reason}")
        self.line = line
        self.token = token
        self.reason = reason


class NotARecord(RecordError):
    """Text that does not even begin as a Mahé record."""


class GarbledRecord(RecordError):
    """Text that does not follow the notation."""


class WrongRecord(RecordError):
    """Well-formed text that breaks the law of the game or misreports what follows from it."""


def _shown(token: str) -> str:
    """Return *token* made printable, and not too long for a sentence."""
    shown = printable(token)
    return shown if len(shown) <= 40 else shown[:39] + "…"
