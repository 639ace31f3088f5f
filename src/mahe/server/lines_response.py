"""An answer over HTTP that comes line by line, as it is worked out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

from starlette.responses import Response
from starlette.types import Receive, Scope, Send


class LinesResponse(Response):
    """Lines of JSON, sent as they come. It ends when the client goes, or does not read; *on_end* is called then."""

    media_type = "application/x-ndjson"

    def __init__(self, pieces: AsyncGenerator[str, None], slow_seconds: float, on_end: Callable[[], None]) -> None:
        super().__init__()
        del self.headers["content-length"]
        self._pieces = pieces
        self._slow_seconds = slow_seconds
        self._on_end = on_end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send them. What is refused before the first line is raised, and answered like any refusal."""
        tasks = [asyncio.create_task(self._stream(scope, send)), asyncio.create_task(_gone(receive))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if tasks[0].done():
                tasks[0].result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._on_end()

    async def _stream(self, scope: Scope, send: Send) -> None:
        async with aclosing(self._pieces) as pieces:
            has_begun = False
            async for piece in pieces:
                if not has_begun:
                    has_begun = True
                    await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                try:
                    async with asyncio.timeout(self._slow_seconds):
                        await send({"type": "http.response.body", "body": piece.encode(), "more_body": True})
                except TimeoutError:
                    scope["state"]["transport"].abort()
                    return
            await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _gone(receive: Receive) -> None:
    """Return when the client has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
