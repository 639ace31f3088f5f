"""Who has a seat, as a record writes it: a person's name, or a bot's with the prefix "bot:"."""

from __future__ import annotations

from typing import Final

_MARK: Final = "bot:"


def format_bot(bot: str) -> str:
    """Return the name that a record gives to a seat played by *bot*."""
    return f"{_MARK}{bot}"


def parse_bot(name: str) -> str | None:
    """Return the bot at a seat of this *name*, or None if a person sits there."""
    return name.removeprefix(_MARK) if name.startswith(_MARK) else None
