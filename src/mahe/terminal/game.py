"""A game as the screens follow it, wherever it is played: its events, who decides here, and the news of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from mahe.rules import Decision, Event, Seat, State
from mahe.terminal.advice import Advice
from mahe.terminal.players import Cast


@dataclass(frozen=True, slots=True)
class Happened:
    """An event of the game: the one at *index*."""

    index: int
    quick: bool = False
    """Whether it happened earlier, and is to be shown without motion."""


@dataclass(frozen=True, slots=True)
class Said:
    """A line for the log that is not a move."""

    text: str


@dataclass(frozen=True, slots=True)
class Notice:
    """A message to be shown at once, such as why a decision was refused."""

    text: str


@dataclass(frozen=True, slots=True)
class Changed:
    """Something else must be redrawn: the seats, the connection, the hands."""


@dataclass(frozen=True, slots=True)
class Gone:
    """The table no longer exists."""

    text: str


News: TypeAlias = Happened | Said | Notice | Changed | Gone


class Game(Protocol):
    """What a screen needs from a game."""

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
        """All events so far."""
        ...

    @property
    def yours(self) -> Sequence[Seat]:
        """The seats that are played at this keyboard."""
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
        """How to come back to a server's table; empty for a game on this terminal."""
        ...

    @property
    def is_closed(self) -> bool:
        """Whether nobody may play on although the game is not over."""
        ...

    @property
    def note(self) -> str:
        """A message that stays visible, such as that the connection is lost."""
        ...

    @property
    def with_advice(self) -> bool:
        """Whether the table was opened with advice for everyone, which everyone is told."""
        ...

    @property
    def has_advice(self) -> bool:
        """Whether whoever decides may ask for advice."""
        ...

    def decide(self, decision: Decision) -> None:
        """Take one of the options of the seat that must decide."""
        ...

    def ask_advice(self) -> Callable[[], Advice]:
        """Note that the seat which must decide is advised, and return what finds the advice.

        That blocks, so that it is for a thread, and raises Refused, another MaheError or OSError.
        """
        ...

    def back(self) -> None:
        """Take back seats that a stand-in is playing for."""
        ...

    def news(self) -> AsyncIterator[News]:
        """Yield what happens from now on, until the game is over."""
        ...

    def record(self) -> str:
        """Return the game so far as a `.mahe` text."""
        ...

    def leave(self, *, keep: bool) -> None:
        """Leave the game; with *keep* it can be resumed, where that makes a difference."""
        ...
