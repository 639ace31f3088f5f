"""How an event is animated: dice land one by one, turtles hop from stone to stone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from mahe.record import move_made
from mahe.rules import RAFT, Event, PlayCard, Rolled, Start, State
from mahe.terminal.board import Scene
from mahe.terminal.players import Cast

SPEEDS: Final = {"calm": 1.0, "quick": 0.35, "instant": 0.0}
"""How long things take, by speed."""

SPEED_WORDS: Final = {"calm": "table-speed-calm", "quick": "table-speed-quick", "instant": "table-speed-instant"}
"""The message that names each speed."""

_HOP: Final = 0.13
_LONGEST_MOVE: Final = 1.6
_THROW: Final = 0.5
_BEFORE_THROW: Final = 0.35
_AFTER_BUST: Final = 0.8


async def shots(cast: Cast, before: State, event: Event, after: State) -> AsyncIterator[tuple[Scene, float]]:
    """Yield the frames of an event, each with its duration in seconds at calm speed; the last one stays."""
    match event:
        case Start():
            yield Scene(cast, after), _BEFORE_THROW
            return
        case Rolled(number) | PlayCard(number):
            dice: tuple[int, ...] = (*before.dice, number)
            yield Scene(cast, before, dice), _THROW
        case _:
            dice = before.dice
    move = move_made(before, event, after)
    if move is None:
        yield Scene(cast, after, dice), 0.0
        return
    party = (move.turtle, *move.riders)
    if move.is_bust:
        yield Scene(cast, before, dice, party, RAFT), _AFTER_BUST
    for space in move.path:
        yield Scene(cast, before, dice, party, space), min(_HOP, _LONGEST_MOVE / len(move.path))
    yield Scene(cast, after, dice), _THROW / 2


class Pace:
    """Waits as long as the speed says, or until the player skips."""

    def __init__(self, speed: str) -> None:
        self.speed = speed
        self._hurry = asyncio.Event()

    async def wait(self, seconds: float) -> None:
        """Wait for *seconds* at calm speed, less at a faster one."""
        if (wanted := seconds * SPEEDS[self.speed]) and not self._hurry.is_set():
            try:
                async with asyncio.timeout(wanted):
                    await self._hurry.wait()
            except TimeoutError:
                pass

    def skip(self) -> None:
        """Show the rest at once, until `calm_down`."""
        self._hurry.set()

    def calm_down(self) -> None:
        """Go back to the usual speed."""
        self._hurry.clear()

    def change(self) -> str:
        """Go to the next speed, and return its name."""
        names = list(SPEEDS)
        self.speed = names[(names.index(self.speed) + 1) % len(names)]
        return self.speed
