"""The page's own store, run by Node, as Python inside a page sees it."""

from __future__ import annotations

import asyncio
import json
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

from mahe.browser.storage import Store
from tools.web import WEB, find_node

HOST: Final = Path(__file__).with_name("store_host.mjs")
LIMIT: Final = 2**24
"""How many bytes an answer may have."""


class StoreHost:
    """A Node in which windows share one IndexedDB."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self.hearing: dict[str, Callable[[str, str], None]] = {}

    def window(self, database: str) -> Store:
        """Return the store of a database as a new window has it."""
        return _Window(self, database, f"window {next(self._numbers)}")

    def call(self, *words: Any) -> asyncio.Future[Any]:
        """Call a method of a window's store: its database, the window, the method and the arguments."""
        number = next(self._numbers)
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        assert self._process.stdin
        self._process.stdin.write(json.dumps([number, *words]).encode() + b"\n")
        return answer

    async def listen(self) -> None:
        """Hand out the answers."""
        assert self._process.stdout
        while line := await self._process.stdout.readline():
            number, *rest = json.loads(line)
            if number == "hear":
                window, table, text = rest
                self.hearing[window](table, text)
                continue
            answer = self._waiting.pop(number)
            if answer.cancelled():  # Nobody waits for it any more.
                continue
            if len(rest) > 1:
                answer.set_exception(RuntimeError(rest[1]))
            else:
                answer.set_result(rest[0])


class _Window:
    def __init__(self, host: StoreHost, database: str, name: str) -> None:
        self._host = host
        self._database = database
        self._name = name

    def subscribe(self, hear: Callable[[str, str], None]) -> None:
        self._host.hearing[self._name] = hear
        self._host.call(self._database, self._name, "subscribe", ())

    def __getattr__(self, method: str) -> Callable[..., asyncio.Future[Any]]:
        return lambda *args: self._host.call(self._database, self._name, method, args)


@asynccontextmanager
async def store_host() -> AsyncIterator[StoreHost]:
    """Have such a Node inside the block."""
    process = await asyncio.create_subprocess_exec(
        find_node(), str(HOST), str(WEB), stdin=PIPE, stdout=PIPE, limit=LIMIT
    )
    host = StoreHost(process)
    listening = asyncio.create_task(host.listen())
    try:
        yield host
    finally:
        assert process.stdin
        process.stdin.close()
        await process.wait()
        await listening
