"""Records are read beside the server: one after the other, within limits, and each only once."""

import asyncio
import os
import signal
from contextlib import suppress

import pytest
from anyio import BrokenWorkerProcess, to_process

from mahe.server import record_reader
from mahe.server.errors import Code, Refusal
from mahe.server.record_reader import RecordReader
from tests.server.kit import Server, until
from tests.server.test_replay import GAMES, send

pytestmark = pytest.mark.anyio

GAME = GAMES[0].read_bytes()
OTHER = GAMES[1].read_bytes()


class Slow(RecordReader):
    """Reads when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.may = asyncio.Event()

    async def read(self, text: bytes) -> str:
        self.asked += 1
        await self.may.wait()
        return await super().read(text)


def refuse_to_work(*_: object, **__: object) -> None:
    raise BrokenWorkerProcess


async def test_what_was_read_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = RecordReader()
    first = await reader.read(GAME)
    monkeypatch.setattr(to_process, "run_sync", refuse_to_work)
    assert await reader.read(GAME) == first
    with pytest.raises(Refusal, match="cannot be read at the moment") as caught:
        await reader.read(OTHER)
    assert caught.value.code is Code.UNAVAILABLE


async def test_only_so_much_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = RecordReader()
    monkeypatch.setattr(record_reader, "_REMEMBERED", len(await reader.read(GAME)))
    await reader.read(OTHER)
    monkeypatch.setattr(to_process, "run_sync", refuse_to_work)
    with pytest.raises(Refusal):
        await reader.read(GAME)


async def test_a_reader_that_dies_is_replaced() -> None:
    reader = RecordReader()
    pid = await to_process.run_sync(os.getpid, limiter=reader._one_at_a_time)
    os.kill(pid, signal.SIGKILL)
    with suppress(Refusal):  # whether it has noticed yet is a matter of moments
        await reader.read(OTHER)
    assert await reader.read(GAME)


async def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_reader, "_MOST_WAITING", 2)
    reader = RecordReader()
    outcomes = await asyncio.gather(*(reader.read(GAME + b" " * spaces) for spaces in range(3)), return_exceptions=True)
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refusal) and outcome.code is Code.TOO_MANY]
    assert len(refused) == 1


async def test_an_address_has_only_so_many_read_at_once() -> None:
    with Server() as server:

        async def slow() -> Slow:
            reader = server.application.web.state.reader = Slow()
            return reader

        reader = server.do(slow())

        async def are_asked() -> bool:
            return reader.asked == 2

        waiting = [asyncio.create_task(send(server, text)) for text in (GAME, OTHER)]
        await until(are_asked)
        refused = await send(server, GAME)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")

        async def let() -> None:
            reader.may.set()

        server.do(let())
        assert [(await answer).status_code for answer in waiting] == [200, 200]
        assert (await send(server, GAME)).status_code == 200
