"""Whose bot thinks next: people's tables never wait for shows, and tables take turns."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.bots.packages import install, seen
from tests.server.clients import at_table, open_table, person
from tests.server.kit import Json, Server, until

pytestmark = pytest.mark.anyio

WAITING = '''
import queue
import threading

begun = queue.SimpleQueue()
"""The name of each bot that has begun to think, in order."""

may_end = {name: threading.Semaphore(0) for name in ("one", "two", "three", "show")}


class Bot:
    def __init__(self, rng):
        pass

    def choose(self, state, options):
        begun.put(self.name)
        may_end[self.name].acquire()
        return options[0]


class One(Bot):
    name = "one"


class Two(Bot):
    name = "two"


class Three(Bot):
    name = "three"


class Show(Bot):
    name = "show"
'''


@pytest.fixture
def bots(tmp_path: Path) -> Iterator[ModuleType]:
    """Bots that think until they are allowed to end."""
    names = ("One", "Two", "Three", "Show")
    install(tmp_path, "waiting_bots", WAITING, {name.lower(): f"waiting_bots:{name}" for name in names})
    with seen(tmp_path):
        yield __import__("waiting_bots")
        assert "waiting_bots" in sys.modules


def let_all_end(bots: ModuleType) -> None:
    for gate in bots.may_end.values():
        gate.release(10_000)


def against(name: str) -> list[Json]:
    """Return a table where a person waits for many bots."""
    return [*({"kind": "bot", "bot": name} for _ in range(3)), person("Ada")]


async def next_thought(bots: ModuleType) -> str:
    """Return who begins to think next."""
    async with asyncio.timeout(10):
        return str(await asyncio.to_thread(bots.begun.get, timeout=10))


async def test_tables_of_people_take_turns(bots: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahe.server.bot_runner._THINKERS", 1)
    with Server() as server:
        order = []
        for name in ("one", "two", "three"):
            await open_table(server, *against(name), start=True)

        async def others_wait() -> bool:
            return server.application.bots.waiting == 2

        for _ in range(9):
            order.append(await next_thought(bots))
            await until(others_wait)  # The table that thought before waits again, behind the others.
            bots.may_end[order[-1]].release()
        let_all_end(bots)
    assert order == ["one", "two", "three"] * 3


async def test_people_never_wait_for_shows(bots: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahe.server.bot_runner._THINKERS", 1)
    with Server() as server:
        shows = [await open_table(server, *[{"kind": "bot", "bot": "show"}] * 2, start=True) for _ in range(3)]
        async with at_table(server, shows[0]["table"]), at_table(server, shows[1]["table"]):
            assert await next_thought(bots) == "show"
            opened = await open_table(server, person("Ada"), {"kind": "bot", "bot": "swimmer"}, start=True)
            async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
                await ada.play(1)
            # Whoever comes to a show whose turn it is not sees it at once.
            async with at_table(server, shows[1]["table"]) as watcher:
                assert watcher.phase == "playing"
            assert bots.begun.empty()
            let_all_end(bots)
