"""The viewers of a table: players are sent everything at once, many spectators in slices that hold nobody up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Final, NamedTuple, Protocol

from mahe.rules import Seat
from mahe.server.background import Throttle
from mahe.server.frames import frame

SLICE: Final = 100
"""How many spectators are sent to before the event loop may do something else: about a millisecond's work."""

_PAUSE: Final = 0.001
"""Seconds between two slices. Without a pause the database's thread would wait for Python's lock, 5 ms at a time."""

_PRESENCE_PER_SECOND: Final = 1000
"""How many messages about who is connected the spectators of a table are sent at most, all together."""

_NOTHING: Final = (0, 0, b"")


class Connected(NamedTuple):
    """Those who are connected to one server."""

    seats: frozenset[Seat]
    watchers: int


class Viewer(Protocol):
    """A client connected to a table: a player or a spectator."""

    seats: frozenset[Seat]
    """The seats that it acts for; 0 stands for the table's owner."""

    presence: str
    """What it was last sent of who is connected."""

    def send(self, text: str) -> None:
        """Send a message, without waiting."""
        ...

    def send_frames(self, frames: bytes) -> None:
        """Send messages that are encoded already, without waiting."""
        ...


class Audience:
    """The viewers of one table. Each of them gets all messages that are sent while it is here, in order."""

    __slots__ = ("_delivery", "_first", "_frames", "_joined", "_presence", "_sent", "_spectators", "players")

    def __init__(self) -> None:
        self.players: set[Viewer] = set()
        """Those who came with a seat."""

        self._spectators: dict[Viewer, int] = {}
        """The others, each with how many messages it has been sent or did not need."""

        self._sent = 0
        """How many messages there have been for many spectators."""

        self._frames: list[bytes] = []
        """The last of these messages, which some spectators have not been sent yet."""

        self._first = 0
        """How many messages came before those."""

        self._joined: tuple[int, int, bytes] = _NOTHING
        """The messages between two numbers, joined."""

        self._delivery: asyncio.Task[None] | None = None
        self._presence: Throttle | None = None

    def __iter__(self) -> Iterator[Viewer]:
        """Give all of them."""
        return chain(self.players, self._spectators)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.players) + len(self._spectators)

    def __contains__(self, viewer: object) -> bool:
        """Return whether *viewer* is here."""
        return viewer in self.players or viewer in self._spectators

    @property
    def connected(self) -> Connected:
        """Who is here."""
        seats = frozenset(seat for player in self.players for seat in player.seats if seat)
        left = sum(1 for player in self.players if not player.seats - {0})
        return Connected(seats, len(self._spectators) + left)

    def add(self, viewer: Viewer) -> None:
        """Send *viewer* everything from now on. Its seats are known by now."""
        self.discard(viewer)
        if viewer.seats - {0}:
            self.players.add(viewer)
        else:
            self._spectators[viewer] = self._sent

    def discard(self, viewer: Viewer) -> None:
        """Send *viewer* nothing more, not even what is queued."""
        self.players.discard(viewer)
        self._spectators.pop(viewer, None)

    def clear(self) -> None:
        """Let everyone go, after all that is queued."""
        for viewer in self._spectators:
            self._send_queued(viewer)
        self.players.clear()
        self._spectators.clear()

    def send(self, text: str) -> None:
        """Send the same message to all: at once to players, and to spectators if they are few."""
        frames = frame(text)
        for player in self.players:
            player.send_frames(frames)
        if self._spectators:
            self._send_to_spectators(frames)

    def send_presence(self, text: str) -> None:
        """Send all who is connected, unless they know: the more spectators there are, the less often to them."""
        frames = frame(text)
        for player in self.players:
            if player.presence != text:
                player.presence = text
                player.send_frames(frames)
        if self._presence is None:
            if not self._spectators:
                return
            self._presence = Throttle(0.0)
        self._presence.seconds = len(self._spectators) / _PRESENCE_PER_SECOND
        self._presence.do(partial(self._send_presence_to_spectators, text, frames))

    def _send_presence_to_spectators(self, text: str, frames: bytes) -> None:
        behind = [viewer for viewer in self._spectators if viewer.presence != text]
        for viewer in behind:
            viewer.presence = text
        if self._delivery is None and len(behind) <= SLICE:
            for viewer in behind:
                viewer.send_frames(frames)
        else:
            self._send_to_spectators(frames)

    def _send_to_spectators(self, frames: bytes) -> None:
        if self._delivery is None and len(self._spectators) <= SLICE:
            for viewer in self._spectators:
                viewer.send_frames(frames)
            return
        self._frames.append(frames)
        self._sent += 1
        if self._delivery is None:
            self._delivery = asyncio.create_task(self._deliver())

    async def _deliver(self) -> None:
        """Send what is queued, slice by slice; what is added meanwhile goes along."""
        try:
            while self._first < self._sent:
                goal, viewers = self._sent, tuple(self._spectators)
                for start in range(0, len(viewers), SLICE):
                    await asyncio.sleep(_PAUSE)
                    for viewer in viewers[start : start + SLICE]:
                        self._send_queued(viewer)
                del self._frames[: goal - self._first]
                self._first = goal
        finally:
            self._delivery = None
            self._joined = _NOTHING

    def _send_queued(self, viewer: Viewer) -> None:
        received = self._spectators.get(viewer, self._sent)  # It may have gone since.
        if received < self._sent:
            self._spectators[viewer] = self._sent
            if self._joined[:2] != (received, self._sent):
                self._joined = received, self._sent, b"".join(self._frames[received - self._first :])
            viewer.send_frames(self._joined[2])
