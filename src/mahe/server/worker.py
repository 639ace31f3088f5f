"""What keeps a processor busy: reading and reviewing records, and what positions are worth.

`worker_process` has it done in a process of its own. The work comes in pieces, so that nobody waits for long: records
are worked on one after the other, and between two pieces of a record whoever asks about a position has their turn.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, Protocol, TypeVar, TypeVarTuple

from mahe.server.errors import Code, Refusal

_MOST_RECORDS: Final = 16
_MOST_POSITIONS: Final = 64
"""How many of each may wait."""

_REMEMBERED: Final = 4_000_000
"""How many characters of answers are remembered."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Lane:
    """A queue of bounded length, in which one at a time has its turn."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._turn = asyncio.Lock()
        self.waiting = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn, and keep it inside the block. Raises Refusal if too many wait already."""
        if self.waiting >= self._most:
            raise Refusal(Code.TOO_MANY, "Too much is being worked out at the moment; try again soon.")
        self.waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self.waiting -= 1


class Answers:
    """Answers by what was asked; those not asked for the longest time are forgotten."""

    def __init__(self) -> None:
        self._texts: OrderedDict[str | bytes, str] = OrderedDict()
        self._size = 0

    def find(self, key: str | bytes) -> str | None:
        """Return the answer if it is remembered."""
        if key not in self._texts:
            return None
        self._texts.move_to_end(key)
        return self._texts[key]

    def add(self, key: str | bytes, text: str) -> None:
        """Remember an answer."""
        if key not in self._texts:
            self._texts[key] = text
            self._size += len(key) + len(text)
        while self._size > _REMEMBERED:
            key, text = self._texts.popitem(last=False)
            self._size -= len(key) + len(text)


class CarryOut(Protocol):
    """Where work is done: returns what a function returns. Raises Refusal if it does or if it takes too long."""

    async def __call__(self, function: Callable[[*Ts], T], *args: *Ts) -> T:
        """Have *function* called."""
        ...


class Worker:
    """Has functions carried out, one at a time."""

    def __init__(self, carry_out: CarryOut) -> None:
        self._carry_out = carry_out
        self._turn = asyncio.Lock()
        self.records = Lane(_MOST_RECORDS)
        self.positions = Lane(_MOST_POSITIONS)
        self.answers = Answers()

    @property
    def waiting(self) -> int:
        """How many records and positions wait, or are being worked on."""
        return self.records.waiting + self.positions.waiting

    async def answer(self, lane: Lane, key: str | bytes, function: Callable[[*Ts], str], *args: *Ts) -> str:
        """Return what *function* returns; asked again with the same *key*, it is remembered.

        Raises Refusal if it does, if too many wait, or if it takes too long.
        """
        found = self.answers.find(key)
        if found is None:
            async with lane.turn():
                # Someone before us may have asked the same.
                found = self.answers.find(key)
                if found is None:
                    found = await self.run(function, *args)
                    self.answers.add(key, found)
        return found

    async def run(self, function: Callable[[*Ts], T], *args: *Ts) -> T:
        """Return what *function* returns. Raises Refusal if it does or if it takes too long.

        A piece that has begun is finished, even if nobody waits for it any more: to end it would cost more.
        """
        await self._turn.acquire()
        piece = asyncio.create_task(self._carry_out(function, *args))
        piece.add_done_callback(lambda _: self._turn.release())
        return await asyncio.shield(piece)
