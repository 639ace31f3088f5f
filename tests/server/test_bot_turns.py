"""Whose bot thinks next: people's tables never wait for shows, and tables take turns."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from types import ModuleType

import pytest

from tests.bots.packages import install, seen
from tests.server.clients import at_table, open_table, person
from tests.server.kit import Json, Server, SharedStorage, until

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


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that claim a table sooner, so that a test need not last long."""
    monkeypatch.setattr("mahe.server.bot_runner._CLAIM_AFTER", 0.2)
    for module in ("live_table", "bot_runner"):
        monkeypatch.setattr(f"mahe.server.{module}.BOT_PATIENCE", 1.0)


async def know_each_other(*servers: Server) -> None:
    async def do() -> bool:
        return all(server.application.signals.has_others for server in servers)

    await until(do)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("seats", [against("one"), [{"kind": "bot", "bot": "one"}] * 2], ids=["people", "show"])
async def test_what_one_server_thinks_about_no_other_does(bots: ModuleType, seats: list[Json]) -> None:
    storage = SharedStorage()
    with Server(storage=storage) as here, Server(storage=storage) as there:
        await know_each_other(here, there)
        opened = await open_table(here, *seats, start=True)
        table = opened["table"]
        async with AsyncExitStack() as stack:
            if not opened["tokens"]:  # Nobody plays, so somebody must watch.
                await stack.enter_async_context(at_table(here, table))
            assert await next_thought(bots) == "one"
            async with at_table(there, table) as watcher:
                await asyncio.sleep(2.5)
                assert bots.begun.empty()
                bots.may_end["one"].release()
                await watcher.next()
                assert await next_thought(bots) == "one"
                await asyncio.sleep(0.5)
                assert bots.begun.empty()
                let_all_end(bots)


@pytest.mark.usefixtures("quick")
async def test_a_bot_that_waits_for_its_turn_is_left_to_its_server(
    bots: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mahe.server.bot_runner._THINKERS", 1)
    storage = SharedStorage()
    with Server(storage=storage) as here, Server(storage=storage) as there:
        await know_each_other(here, there)
        await open_table(here, *against("one"), start=True)
        assert await next_thought(bots) == "one"
        waiting = (await open_table(here, *against("two"), start=True))["table"]
        async with at_table(there, waiting):
            await asyncio.sleep(2.5)
            assert bots.begun.empty()
        let_all_end(bots)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("is_claimed", [False, True])
async def test_another_server_goes_on_for_one_that_does_nothing(*, is_claimed: bool) -> None:
    storage = SharedStorage()
    with Server(storage=storage) as here, Server(storage=storage) as there:
        await know_each_other(here, there)
        here.application.tables.context.on_change = lambda _: None
        table = (await open_table(here, {"kind": "bot", "bot": "swimmer"}, person("Ada"), start=True))["table"]
        if is_claimed:
            now = here.application.tables.now()
            assert await storage.claim([table], now, now + 2) == (table,)
        async with at_table(there, table) as watcher:
            await watcher.until(lambda: watcher.position["actor"] == 2)
