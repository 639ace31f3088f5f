"""Reviews of games: worked out beside the server, and sent as they are found to all who ask for the same one."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncGenerator

from mahe.server.background import Background
from mahe.server.current_request import ADDRESS
from mahe.server.errors import Code, Refusal
from mahe.server.logs import LOG
from mahe.server.metrics import Metrics
from mahe.server.review_lines import failed_line, review_piece
from mahe.server.worker import Worker


class Reviews:
    """The reviews that are being worked out."""

    def __init__(self, worker: Worker, background: Background, metrics: Metrics, longest: float) -> None:
        """*longest* is how many seconds the review of one game may take, once it has begun."""
        self._worker = worker
        self._background = background
        self._metrics = metrics
        self._running: dict[bytes, _Running] = {}
        self.longest = longest

    @property
    def running(self) -> int:
        """How many are being worked out, or wait for their turn."""
        return len(self._running)

    async def pieces(self, text: bytes) -> AsyncGenerator[str, None]:
        """Give the review of a record as it is found, each piece some whole lines.

        Raises Refusal, before anything else, if it is no record or too many wait. A review that nobody listens to any
        more is given up.
        """
        self._metrics.reviews.inc()
        key = hashlib.sha256(b"review " + text).digest()
        whole = self._worker.answers.find(key)
        if whole is not None:
            yield whole
            return
        running = self._running.get(key)
        if running is None:
            running = self._running[key] = _Running()
            running.task = self._background.spawn(self._work_out(key, text, running, ADDRESS.get()))
        running.listeners += 1
        try:
            given = 0
            while True:
                while given < len(running.pieces):
                    given += 1
                    yield running.pieces[given - 1]
                if running.is_done:
                    break
                await running.news.wait()
            if running.error is not None and not given:
                raise running.error
        finally:
            running.listeners -= 1
            if not running.listeners and not running.is_done:
                running.task.cancel()
                self._forget(key, running)

    async def _work_out(self, key: bytes, text: bytes, running: _Running, address: str) -> None:
        ADDRESS.set(address)
        try:
            async with self._worker.turn(self._worker.records), asyncio.timeout(self.longest):
                while piece := await self._worker.run(review_piece, text, len(running.pieces)):
                    running.add(piece)
            self._worker.answers.add(key, "".join(running.pieces))
        except TimeoutError:
            running.fail(Refusal(Code.UNAVAILABLE, "This review takes too long; try again later."))
        except Refusal as refusal:
            running.fail(refusal)
        except Exception as error:
            if running.pieces:  # Else whoever asked gets it, and it is logged with the request.
                self._metrics.count_error("background")
                LOG.exception("a review failed")
            running.fail(error)
        finally:
            running.end()
            self._forget(key, running)

    def _forget(self, key: bytes, running: _Running) -> None:
        if self._running.get(key) is running:
            del self._running[key]


class _Running:
    """A review as far as it has come, and those who listen to it."""

    task: asyncio.Task[None]

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self.listeners = 0
        self.is_done = False
        self.error: Exception | None = None
        self.news = asyncio.Event()

    def add(self, piece: str) -> None:
        self.pieces.append(piece)
        self._announce()

    def fail(self, error: Exception) -> None:
        """Note why there is no more; whoever has heard something is told in the last line."""
        self.error = error
        if self.pieces:
            sentence = error.sentence if isinstance(error, Refusal) else "Something went wrong in the server."
            self.pieces.append(failed_line(sentence))

    def end(self) -> None:
        self.is_done = True
        self._announce()

    def _announce(self) -> None:
        self.news.set()
        self.news = asyncio.Event()
