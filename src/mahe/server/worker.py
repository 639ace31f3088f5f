"""What keeps a processor busy: reading and reviewing records, whole logs, and what positions are worth.

`worker_process` has it done in a process of its own. The work comes in pieces, so that nobody waits for long: records
are worked on one after the other, and between two pieces of a record whoever asks about a table or a position has
their turn. Addresses take turns, and each has only so much worked out.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, Protocol, TypeVar, TypeVarTuple

from mahe.server.allowance import Allowance, NoLimit
from mahe.server.current_request import ADDRESS
from mahe.server.errors import Code, Refusal
from mahe.server.settings import Settings

_DEFAULTS: Final = Settings(database="")

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Lane:
    """A queue of bounded length, in which one at a time has its turn.

    Addresses take turns, however much each asks for, and none takes more than half of the places.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._is_taken = False
        self._places: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Those who wait, by address; whose turn is next comes first."""

        self.waiting = 0

    @asynccontextmanager
    async def turn(self, address: str = "") -> AsyncIterator[None]:
        """Wait for a turn, and keep it inside the block. Raises Refusal if too many wait already."""
        if self.waiting >= self._most or 2 * len(self._places.get(address, ())) >= self._most:
            raise Refusal(Code.TOO_MANY, "Too much is being worked out at the moment; try again soon.")
        self.waiting += 1
        try:
            await self._wait(address)
            try:
                yield
            finally:
                self._pass_on()
        finally:
            self.waiting -= 1

    async def _wait(self, address: str) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        place = asyncio.get_running_loop().create_future()
        self._places.setdefault(address, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():
                self._pass_on()  # Its turn had come just now.
            raise

    def _pass_on(self) -> None:
        while self._places:
            address, places = self._places.popitem(last=False)
            place = places.popleft()
            if places:
                self._places[address] = places
            if not place.done():
                place.set_result(None)
                return
        self._is_taken = False


class Answers:
    """Answers by what was asked; those not asked for the longest time are forgotten."""

    def __init__(self, most: int) -> None:
        """Remember at most so many characters."""
        self._most = most
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
        while self._size > self._most:
            key, text = self._texts.popitem(last=False)
            self._size -= len(key) + len(text)


class CarryOut(Protocol):
    """Where work is done: returns what a function returns. Raises Refusal if it does or if it takes too long."""

    async def __call__(self, function: Callable[[*Ts], T], *args: *Ts) -> T:
        """Have *function* called."""
        ...


class Worker:
    """Has functions carried out, one at a time."""

    def __init__(
        self,
        carry_out: CarryOut,
        allowance: Allowance | None = None,
        stopwatch: Callable[[], float] = time.monotonic,
        settings: Settings = _DEFAULTS,
    ) -> None:
        """Put it together. *allowance* is how many milliseconds of work each address may ask for, None any number."""
        self._carry_out = carry_out
        self._allowance = allowance or NoLimit()
        self._stopwatch = stopwatch
        self._turn = asyncio.Lock()
        self.records = Lane(settings.records_waiting)
        """For records that clients send in, and reviews, which take longest."""

        self.logs = Lane(settings.positions_waiting)
        """For the games of tables."""

        self.positions = Lane(settings.positions_waiting)
        self.answers = Answers(settings.remembered)

    @property
    def waiting(self) -> int:
        """How much waits, or is being worked on."""
        return self.records.waiting + self.logs.waiting + self.positions.waiting

    async def answer(self, lane: Lane, key: str | bytes, function: Callable[[*Ts], str], *args: *Ts) -> str:
        """Return what *function* returns; asked again with the same *key*, it is remembered.

        Raises Refusal if it does, if too many wait, if it takes too long, or if the address has asked for too much.
        """
        return await self.remembered(lane, key, partial(self.run, function, *args))

    async def remembered(self, lane: Lane, key: str | bytes, work: Callable[[], Awaitable[str]]) -> str:
        """Return what *work* gives, which has its turn in *lane*, as `answer` does."""
        found = self.answers.find(key)
        if found is None:
            async with self.turn(lane):
                # Someone before us may have asked the same.
                found = self.answers.find(key)
                if found is None:
                    found = await work()
                    self.answers.add(key, found)
        return found

    @asynccontextmanager
    async def turn(self, lane: Lane) -> AsyncIterator[None]:
        """Wait for a turn in *lane*, and keep it inside the block.

        Raises Refusal if too many wait, or if the address has had too much worked out.
        """
        address = ADDRESS.get()
        if address and not self._allowance.take(address, self._stopwatch()):
            raise Refusal(Code.TOO_MANY, "Much was worked out for this address, and others come first; wait a moment.")
        async with lane.turn(address):
            yield

    async def run(self, function: Callable[[*Ts], T], *args: *Ts) -> T:
        """Return what *function* returns. Raises Refusal if it does or if it takes too long.

        A piece that has begun is finished, even if nobody waits for it any more: to end it would cost more.
        """
        await self._turn.acquire()
        address, start = ADDRESS.get(), self._stopwatch()
        piece = asyncio.create_task(self._carry_out(function, *args))

        def end(_: object) -> None:
            self._turn.release()
            now = self._stopwatch()
            self._allowance.charge(address, now, (now - start) * 1000)

        piece.add_done_callback(end)
        return await asyncio.shield(piece)
