"""What is dear is bounded, remembered, done beside the server, and charged to the address that asks for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from mahe.server import log_texts
from mahe.server.errors import Code, Refusal
from mahe.server.limits import Limiter
from mahe.server.log_texts import archive_text
from mahe.server.worker import Lane, Worker
from tests.server.clients import at_table, connected, log, two_people, view
from tests.server.kit import Clock, Json, Server, SharedStorage, until
from tests.server.test_growth import LONG
from tests.server.test_replay import GAMES

pytestmark = pytest.mark.anyio

PROXY = frozenset({"127.0.0.1"})


class Gate:
    """Lets the worker go on only when it is open, and counts what came to it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.came = 0
        self.is_open = False
        run = Worker.run

        async def wait_first(*args: Any) -> Any:
            self.came += 1
            while not self.is_open:
                await asyncio.sleep(0.005)
            return await run(*args)

        monkeypatch.setattr(Worker, "run", wait_first)


async def finished(server: Server) -> str:
    """Return a table whose game is over."""
    table, *tokens = await two_people(server)
    async with at_table(server, table, *tokens) as player:
        await player.play(1, 2)
    return table


async def archived(server: Server) -> tuple[str, list[Json], Json]:
    """Return a table of which only the record is kept, and what clients saw of it before it left memory."""
    table = await finished(server)
    storage = server.application.tables.storage
    seen, before = await log(server, table), await view(server, table)

    async def archive() -> None:
        stored = await storage.load(table, 0)
        assert stored is not None
        await storage.archive(table, archive_text(stored))
        server.application.tables._drop(table)

    server.do(archive())
    return table, seen, before


async def test_records_of_tables_take_places_and_are_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    storage = SharedStorage()
    with Server(storage=storage) as server:
        table = await finished(server)
        gate = Gate(monkeypatch)
        storage.loaded.clear()
        async with server.http() as http:

            async def get() -> Any:
                return await http.get(f"/api/tables/{table}/record")

            asked = [asyncio.create_task(get()) for _ in range(20)]

            async def are_refused() -> bool:
                return sum(one.done() for one in asked) == 18

            await until(are_refused)
            assert storage.loaded == [(table, 0)]
            review = await http.get(f"/api/tables/{table}/review")
            assert (review.status_code, review.json()["code"]) == (429, "too_many")
            assert storage.loaded == [(table, 0)]
            gate.is_open = True
            answers = [await one for one in asked]
            assert sorted(one.status_code for one in answers) == [200] * 2 + [429] * 18
            again = await get()
        assert {one.text for one in answers if one.status_code == 200} == {again.text}
        assert storage.loaded == [(table, 0)]
        assert gate.came == 1


async def test_whoever_may_not_have_a_review_gives_the_place_back(server: Server) -> None:
    table, *_ = await two_people(server)
    async with server.http() as http:
        for _ in range(3):
            assert (await http.get(f"/api/tables/{table}/review")).json()["code"] == "not_now"


async def test_an_archived_game_is_read_beside_the_server_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    here = threading.get_ident()
    read: list[int] = []
    made = log_texts._unarchived

    def note(*args: Any) -> Any:
        read.append(here)
        return made(*args)

    with Server() as server:
        table, seen, before = await archived(server)
        monkeypatch.setattr(log_texts, "_unarchived", note)
        after = await view(server, table)
        assert {**after, "seq": 0} == {**before, "seq": 0}
        entries = await log(server, table)
        assert [entry["seq"] for entry in entries] == list(range(1, after["seq"] + 1))
        assert [entry["body"] for entry in entries if "move" in entry] == [
            entry["body"] for entry in seen if "move" in entry
        ]
        async with server.http() as http:
            for first in range(after["seq"]):
                answer = await http.get(f"/api/tables/{table}/log?after={first}&limit=1")
                assert answer.json() == entries[first : first + 1]
        async with at_table(server, table, seq=0) as watcher:
            await watcher.until(lambda: bool(watcher.entries))
            assert watcher.entries == entries
        assert read == []
        assert server.application.metrics.worker_seconds.buckets()[-1] == ("+Inf", 1.0)


async def test_a_game_that_is_archived_while_it_is_watched_is_read_afresh() -> None:
    with Server() as server:
        table = await finished(server)
        tables = server.application.tables
        async with at_table(server, table):

            async def archive() -> None:
                stored = await tables.storage.load(table, 0)
                assert stored is not None
                await tables.storage.archive(table, archive_text(stored))
                tables._hear(table)

            server.do(archive())

            async def is_read_afresh() -> bool:
                entries, after = await log(server, table), await view(server, table)
                return len(entries) == after["seq"] and bool((live := tables.peek(table)) and live.is_archived)

            await until(is_read_afresh)


async def test_whoever_plays_does_not_wait_for_those_who_read_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    storage = SharedStorage()
    may, reading, read = threading.Event(), threading.Event(), storage.read

    async def wait_first(*args: Any) -> Any:
        reading.set()
        while not may.is_set():
            await asyncio.sleep(0.005)
        return await read(*args)

    with Server(storage=storage) as server:
        table, *tokens = await two_people(server, rules=LONG)
        async with at_table(server, table, *tokens) as player:
            for _ in range(60):
                await player.decide(int(player.position["actor"]))
            monkeypatch.setattr(storage, "read", wait_first)
            watching = asyncio.create_task(log_by_socket(server, table))
            asked = asyncio.create_task(log(server, table))

            async def is_reading() -> bool:
                return reading.is_set()

            await until(is_reading)
            for _ in range(80):
                assert (await player.decide(int(player.position["actor"])))["type"] == "accepted"
            assert not watching.done()
            assert not asked.done()
            may.set()
            whole = await log(server, table)
            watched = await watching
            assert watched == whole[: len(watched)]
            assert len(watched) == player.seq
            assert await asked == whole[: len(await asked)]


async def log_by_socket(server: Server, table: str) -> list[Json]:
    async with at_table(server, table, seq=0) as client:
        return list((await client.get("entries"))["entries"])


async def test_what_is_asked_for_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    stopwatch = Clock()
    with Server(stopwatch=stopwatch, work_seconds_per_minute=6, trusted_proxies=PROXY) as server:
        carry_out = server.application.worker._carry_out

        async def take_four_seconds(*args: Any) -> Any:
            stopwatch.now += 4
            return await carry_out(*args)

        monkeypatch.setattr(server.application.worker, "_carry_out", take_four_seconds)
        async with server.http() as http:

            async def post(address: str, number: int) -> tuple[int, str]:
                answer = await http.post(
                    "/api/replay", content=GAMES[number].read_bytes(), headers={"X-Forwarded-For": address}
                )
                return answer.status_code, answer.json().get("code", "")

            assert [await post("10.0.0.1", number) for number in range(2)] == [(200, "")] * 2
            assert await post("10.0.0.1", 2) == (429, "too_many")
            assert await post("10.0.0.1", 1) == (200, "")  # It is remembered.
            assert await post("10.0.0.2", 2) == (200, "")
            stopwatch.now += 60
            assert await post("10.0.0.1", 3) == (200, "")


async def test_a_review_is_paid_for_by_whoever_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[str] = []
    charge = Limiter.charge

    def note(limiter: Limiter, address: str, now: float, cost: float) -> None:
        if limiter is server.application.limits.work:
            charged.append(address)
        charge(limiter, address, now, cost)

    monkeypatch.setattr(Limiter, "charge", note)
    with Server() as server:
        async with server.http() as http:
            answer = await http.post("/api/review", content=GAMES[0].read_bytes())
    assert answer.status_code == 200
    assert len(charged) > 1
    assert set(charged) == {"127.0.0.1"}


async def test_addresses_take_turns() -> None:
    lane, order = Lane(16), []
    may = asyncio.Event()

    async def work(address: str) -> None:
        async with lane.turn(address):
            await may.wait()
            order.append(address)

    tasks = [asyncio.create_task(work(address)) for address in "aaaaabbc"]
    await asyncio.sleep(0)
    may.set()
    await asyncio.gather(*tasks)
    assert "".join(order) == "aabcabaa"
    assert lane.waiting == 0


async def test_no_address_takes_all_places() -> None:
    lane = Lane(4)
    outcomes: list[object] = []
    may = asyncio.Event()

    async def work(address: str) -> None:
        try:
            async with lane.turn(address):
                await may.wait()
        except Refusal as refusal:
            outcomes.append((address, refusal.code))

    tasks = [asyncio.create_task(work(address)) for address in "aaaaab"]
    await asyncio.sleep(0)
    assert outcomes == [("a", Code.TOO_MANY)] * 2
    may.set()
    await asyncio.gather(*tasks)


@pytest.mark.parametrize("moment", ["waiting", "called"])
async def test_whoever_goes_passes_the_turn_on(moment: str) -> None:
    lane, done = Lane(4), []
    may = asyncio.Event()

    async def work(name: str, wait: Callable[[], Awaitable[object]]) -> None:
        async with lane.turn(name):
            await wait()
            done.append(name)

    async def at_once() -> None:
        pass

    first = asyncio.create_task(work("a", may.wait))
    second, third = (asyncio.create_task(work(name, at_once)) for name in "bc")
    await asyncio.sleep(0)
    if moment == "called":
        first.cancel()
        await asyncio.sleep(0)
    second.cancel()
    may.set()
    await asyncio.gather(first, second, third, return_exceptions=True)
    assert "c" in done
    assert "b" not in done
    async with lane.turn("d"):
        assert lane.waiting == 1


class Indexed(dict[str, int]):
    """A dictionary that nobody may go through: that would take longer with every address."""

    def _refuse(self, *_: object) -> Any:
        raise AssertionError("all addresses were gone through")

    __iter__ = keys = values = items = copy = __or__ = _refuse


async def test_a_mass_disconnect_goes_through_all_addresses_for_none_of_them() -> None:
    with Server(trusted_proxies=PROXY) as server:
        table, *_ = await two_people(server)
        limits = server.application.limits
        limits.sockets._taken, limits.readings._taken = Indexed(), Indexed()
        async with AsyncExitStack() as stack:
            for number in range(50):
                headers = {"X-Forwarded-For": f"10.0.0.{number}"}
                client = await stack.enter_async_context(connected(server, additional_headers=headers))
                await client.hello(table)
            assert len(limits.sockets._taken) == 50

        async def are_gone() -> bool:
            return not limits.sockets._taken

        await until(are_gone)
        assert server.application.metrics.errors.labels("socket").value == 0
