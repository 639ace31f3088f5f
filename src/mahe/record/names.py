"""Who has a seat, as a record says it: a person's name, or a bot's with "bot:" before it."""

from __future__ import annotations

from typing import Final

_MARK: Final = "bot:"


def format_bot(bot: str) -> str:
    """Return the name that a record gives to a seat of *bot*."""
    return f"{_MARK}{bot}"


def parse_bot(name: str) -> str | None:
    """Return the bot that has a seat of this *name*, None if a person has it."""
    return name.removeprefix(_MARK) if name.startswith(_MARK) else None
