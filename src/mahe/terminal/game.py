"""A game as the screens follow it, wherever it is played: its events, who decides here, and the news of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from mahe.rules import Decision, Event, Seat, State
from mahe.terminal.players import Cast


@dataclass(frozen=True, slots=True)
class Happened:
    """An event of the game: the one at *index*."""

    index: int
    quick: bool = False
    """Whether it is old news, to be shown without motion."""


@dataclass(frozen=True, slots=True)
class Said:
    """A line for the log that is no move."""

    text: str


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to be told at once, such as why a decision was refused."""

    text: str


@dataclass(frozen=True, slots=True)
class Changed:
    """Something else is to be drawn anew: the seats, the connection, the hands."""


@dataclass(frozen=True, slots=True)
class Gone:
    """The table is there no more."""

    text: str


News: TypeAlias = Happened | Said | Notice | Changed | Gone


class Game(Protocol):
    """What a screen needs of a game."""

    @property
    def cast(self) -> Cast:
        """Who plays."""
        ...

    @property
    def states(self) -> Sequence[State]:
        """The first position, and the one after each event."""
        ...

    @property
    def events(self) -> Sequence[Event]:
        """All that has happened."""
        ...

    @property
    def yours(self) -> Sequence[Seat]:
        """The seats that are decided for at this keyboard."""
        ...

    @property
    def open_clutches(self) -> bool:
        """Whether everyone may see everyone's eggs."""
        ...

    @property
    def deciding(self) -> Seat | None:
        """The seat at this keyboard that must decide now."""
        ...

    @property
    def link(self) -> str:
        """How to come back to a server's table; nothing for a game on this terminal."""
        ...

    @property
    def note(self) -> str:
        """What is to be said all the time, such as that the connection is broken."""
        ...

    def decide(self, decision: Decision) -> None:
        """Take one of the options of the seat that must decide."""
        ...

    def back(self) -> None:
        """Take seats back that somebody else plays for."""
        ...

    def news(self) -> AsyncIterator[News]:
        """Yield what happens from now on, until the game is over."""
        ...

    def record(self) -> str:
        """Return the game so far as a `.mahe` text."""
        ...

    def leave(self, *, keep: bool) -> None:
        """Leave the game; *keep* it to be taken up again, where that makes a difference."""
        ...
