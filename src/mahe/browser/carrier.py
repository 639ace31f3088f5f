"""Carries messages between the page and the tables: what HTTP and WebSockets are to a server."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar, TypeVarTuple

from mahe.browser.requests import read_request
from mahe.browser.routes import Answer, answer
from mahe.browser.storage import BrowserStorage, Store
from mahe.rules import Seat
from mahe.server.allowance import NoLimit
from mahe.server.conversations import Conversations
from mahe.server.errors import HTTP_STATUS, Code, Refusal, unavailable
from mahe.server.frames import texts_of
from mahe.server.game_host import GameHost
from mahe.server.json_text import to_json
from mahe.server.log_texts import record_text, unarchived_text
from mahe.server.logs import LOG
from mahe.server.messages.outbound import Accepted
from mahe.server.metrics import Metrics
from mahe.server.settings import Settings
from mahe.server.storage.interface import StorageTrouble

Post = Callable[..., None]
"""Takes a message to the page: its type, the number of a request or socket, and up to three texts."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_YEAR: Final = 24 * 365.0
_LONGEST_REVIEW: Final = 600.0
"""Seconds: nobody else waits for it, and a phone may be slow."""

SETTINGS: Final = Settings(
    database="", page=None, idle_hours=_YEAR, kept_hours=5 * _YEAR, review_seconds=_LONGEST_REVIEW
)
"""A device keeps its games until they are deleted there, or nobody has looked at them for years."""

_LEARNED: Final = "ancient"
"""The bot that needs what is in the package's files of data."""

_BARE: Final[tuple[Callable[..., object], ...]] = (record_text, unarchived_text)
"""Work that needs none of them."""

_HERE: Final = "this page"


class PageSocket:
    """A client in this page; a `Viewer` of one table at a time."""

    def __init__(self, number: int, post: Post) -> None:
        self.number = number
        self.address = self.request = _HERE
        self.seats: frozenset[Seat] = frozenset()
        self.presence = ""
        self.table: str | None = None
        self.advice: asyncio.Task[None] | None = None
        self.messages: asyncio.Queue[str | None] = asyncio.Queue()
        """What it says; None when it hangs up."""

        self._post = post

    def send(self, text: str) -> None:
        """Send a message."""
        self._post("hear", self.number, text)

    def send_frames(self, frames: bytes) -> None:
        """Send messages that many are sent."""
        for text in texts_of(frames):
            self.send(text)

    def accept(self, accepted: Accepted) -> None:
        """Send that a decision is stored."""
        self.send(to_json(accepted))


class Carrier:
    """Takes what the page says, and posts the answers."""

    def __init__(
        self,
        post: Post,
        storage: BrowserStorage,
        data: Callable[[], Awaitable[None]],
        *,
        clock: Callable[[], float] = time.time,
        stopwatch: Callable[[], float] = time.monotonic,
    ) -> None:
        """Put it together. *data* waits for the files that come last: what bots learned, solved games, puzzles."""
        self._post = post
        self._data = data
        metrics = Metrics()
        self.games = GameHost(SETTINGS, storage, metrics, self._carry_out, clock=clock, stopwatch=stopwatch)
        self.games.bots.before_thinking = self._before_thinking
        self._conversations = Conversations(self.games.service, metrics, NoLimit(), stopwatch)
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._sockets: dict[int, PageSocket] = {}

    def receive(
        self, kind: str, number: int, a: str | None = None, b: str = "", c: str = "", d: str | None = None
    ) -> None:
        """Take a message: ask (method, path, token, content), abort, connect, say (text) or hang_up."""
        if kind == "ask":
            self._spawn(("ask", number), self._ask(number, a or "", b, c, d))
        elif kind == "abort":
            if task := self._tasks.get(("ask", number)):
                task.cancel()
        elif kind == "connect":
            socket = self._sockets[number] = PageSocket(number, self._post)
            self._spawn(("socket", number), self._serve(socket))
        elif number in self._sockets:
            self._sockets[number].messages.put_nowait(a if kind == "say" else None)

    def _spawn(self, key: tuple[str, int], work: Coroutine[Any, Any, None]) -> None:
        task = self._tasks[key] = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _before_thinking(self, bot: str) -> None:
        if bot == _LEARNED:
            await self._data()

    async def _carry_out(self, function: Callable[[*Ts], T], *args: *Ts) -> T:
        """Do long work here: the page goes on meanwhile, since this is a worker of its own."""
        if function not in _BARE:
            await self._data()
        await asyncio.sleep(0)
        return function(*args)

    async def _ask(self, number: int, method: str, path: str, token: str, content: str | None) -> None:
        try:
            found = await answer(self.games, SETTINGS, method, path, token, content)
        except Exception as error:
            refusal = _as_refusal(error)
            found = Answer(HTTP_STATUS[refusal.code], to_json(refusal.as_json()))
        self._post("answer", number, found.status, found.content_type, found.text)
        if found.pieces is not None:
            try:
                async for piece in found.pieces:
                    self._post("piece", number, piece)
            finally:
                await found.pieces.aclose()
        self._post("end", number)

    async def _serve(self, socket: PageSocket) -> None:
        try:
            while (message := await socket.messages.get()) is not None:
                await self._hear(socket, message)
        finally:
            del self._sockets[socket.number]
            await self._conversations.leave(socket)
            self._post("closed", socket.number)

    async def _hear(self, socket: PageSocket, message: str) -> None:
        command: str | None = None
        try:
            request = read_request("SocketMessage", message)
            if request.type == "decide" and socket.table is not None:
                command = request.command
                await self.games.service.decide(socket.table, socket.seats, request, accept=socket.accept)
            else:
                await self._conversations.answer(socket, request)
        except Exception as error:
            if not isinstance(error, Refusal | StorageTrouble):
                error = _as_refusal(error)
            self._conversations.fail(socket, error, command)


def _as_refusal(error: Exception) -> Refusal:
    """Return what the page is told of an error."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StorageTrouble):
        return unavailable()
    LOG.error("a request cannot be answered", exc_info=error)
    return Refusal(Code.UNEXPECTED, "Something went wrong in this page; load it again.", request=os.urandom(4).hex())


async def start(post: Post, store: Store) -> Callable[..., None]:
    """Open the tables of this browser; return what takes the page's messages. The worker calls it, once."""
    import mahe_page  # noqa: PLC0415 - the worker's own module
    from pyodide.ffi import create_proxy  # noqa: PLC0415

    async def data() -> None:
        try:
            await mahe_page.data()
        except Exception as error:
            raise Refusal(Code.UNAVAILABLE, "A part of the game is not on this device yet.") from error

    carrier = Carrier(post, BrowserStorage(store, create_proxy), data)
    await carrier.games.open()
    return carrier.receive
