"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from mahe.rules import Decision, State


class Bot(Protocol):
    """Something that decides. All of a State is public, so no bot can cheat."""

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return one of *options*, which are never empty; also for another's turtle that one's own rides."""
        ...
