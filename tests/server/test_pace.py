"""Clocks: when time runs out the stand-in plays, until the person is back; downtime never counts."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mahe.server.clocks import ServerClock
from mahe.server.storage.memory import MemoryStorage
from mahe.tablelog import Dealer, LoggedTable, Step, after_bot
from tests.server.clients import BOT, Client, at_table, bearer, kinds, log, open_table, person, sit, two_people, view
from tests.server.kit import Clock, Server, SharedStorage, restarted, wait_until

pytestmark = pytest.mark.anyio


async def test_when_the_live_clock_runs_out_the_stand_in_plays_until_the_person_is_back() -> None:
    clock = Clock()
    with Server(clock=clock) as server:
        table, ada, ben = await two_people(server, pace="live", seconds=30, stand_in="hatchling")
        async with at_table(server, table, ben) as client:
            assert client.due == clock.now + 30
            server.advance(29.5)
            server.tick()
            assert "away" not in kinds(await log(server, table))
            server.advance(0.5)
            await client.until_entry("away", 1)
            await client.until(lambda: client.position["actor"] == 2)
            assert (await view(server, table))["seats"][0]["away"]
            moves = [entry for entry in client.entries if entry["body"]["type"] in ("start", "roll", "stop")]
            assert {entry["seat"] for entry in moves} == {0}
            # As long as they are away their turns are played at once.
            while client.position["actor"] == 2:
                await client.decide(2)
            await client.until(lambda: client.position["actor"] == 2 or client.phase == "over")
            async with at_table(server, table, ada) as back:
                assert not back.messages[0]["table"]["seats"][0]["away"]
                await client.until_entry("back", 1)
                await asyncio.gather(back.play(1), client.play(2))


async def test_who_is_connected_and_away_comes_back_by_saying_so() -> None:
    clock = Clock()
    with Server(clock=clock) as server:
        table, ada, ben = await two_people(server, pace="live", seconds=5)
        async with at_table(server, table, ada) as client, at_table(server, table, ben) as other:
            server.advance(5)
            await client.until_entry("away", 1)
            await client.until(lambda: client.position["actor"] == 2)
            await client.send(type="back", seat=1)
            await client.until_entry("back", 1)
            await client.send(type="back", seat=1)
            await client.settle()
            assert kinds(client.entries).count("back") == 1
            await other.until(lambda: other.seq == client.seq)
            while other.position["actor"] == 2:
                await other.decide(2)
            await client.until(lambda: client.position["actor"] == 1)
            assert (await client.decide(1))["type"] == "accepted"


class Pause:
    """A pause that lasts until it is ended."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self._over = threading.Event()

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)
        await asyncio.to_thread(self._over.wait)

    def end(self) -> None:
        self._over.set()


@asynccontextmanager
async def away_from_a_bot() -> AsyncIterator[tuple[Client, Pause]]:
    """Give Ada, whose clock has run out, while her stand-in takes its time."""
    pause = Pause()
    with Server(clock=Clock(), stand_in_seconds=3, pause=pause) as server:
        try:
            opened = await open_table(server, person("Ada"), BOT, pace="live", seconds=5, start=True)
            async with at_table(server, opened["table"], opened["tokens"]["1"]) as client:
                server.advance(5)
                await client.until_entry("away", 1)
                await asyncio.to_thread(wait_until, lambda: pause.asked == [3])
                yield client, pause
        finally:
            pause.end()


async def comes_back(client: Client) -> None:
    await client.send(type="back", seat=1)
    await client.until_entry("back", 1)


async def test_a_stand_in_takes_its_time_so_that_whoever_comes_back_still_finds_a_game() -> None:
    async with away_from_a_bot() as (client, pause):
        await comes_back(client)
        assert "start" not in kinds(client.entries)
        assert (await client.decide(1))["type"] == "accepted"
        pause.end()


async def test_after_its_time_a_stand_in_plays() -> None:
    async with away_from_a_bot() as (client, pause):
        pause.end()
        await client.until(lambda: "start" in kinds(client.entries))
        await comes_back(client)
        await client.until(lambda: client.position["actor"] == 1)
        assert (await client.decide(1))["type"] == "accepted"


async def test_without_a_pace_nobody_is_ever_away() -> None:
    clock = Clock()
    with Server(clock=clock) as server:
        table, _, _ = await two_people(server)
        before = await view(server, table)
        assert before["due"] is None
        server.advance(20_000)
        server.tick()
        assert await view(server, table) == before


async def test_a_daily_pace_gives_a_day_for_each_decision() -> None:
    clock = Clock()
    with Server(clock=clock) as server:
        table, ada, ben = await two_people(server, pace="daily")
        assert (await view(server, table))["due"] == clock.now + 86400
        server.advance(80_000)
        async with at_table(server, table, ada) as client:
            await client.decide(1)
            assert client.due == clock.now + 86400
        server.advance(86_300)
        server.tick()
        assert "away" not in kinds(await log(server, table))
        async with at_table(server, table, ben) as client:
            server.advance(100)
            await client.until_entry("away", 1)


async def test_a_clock_survives_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    with restarted(tmp_path / "tables.sqlite3", clock) as start:
        server = start()
        table, _, ben = await two_people(server, pace="live", seconds=20)
        due = (await view(server, table))["due"]
        server.advance(8)
        server = start()
        assert (await view(server, table))["due"] == due
        server.advance(11)
        server.tick()
        assert "away" not in kinds(await log(server, table))
        async with at_table(server, table, ben) as client:
            server.advance(1)
            await client.until_entry("away", 1)


async def test_the_time_without_a_server_does_not_count(tmp_path: Path) -> None:
    clock = Clock()
    with restarted(tmp_path / "tables.sqlite3", clock) as start:
        server = start()
        table, _, ben = await two_people(server, pace="live", seconds=20)
        due = (await view(server, table))["due"]
        server.advance(5)
        clock.now += 100_000
        server = start()
        assert (await view(server, table))["due"] == due + 100_000
        server.tick()
        assert "away" not in kinds(await log(server, table))
        async with at_table(server, table, ben) as client:
            server.advance(15)
            await client.until_entry("away", 1)


async def test_the_time_in_which_the_machine_sleeps_does_not_count() -> None:
    clock = Clock()
    with Server(clock=clock) as server:
        table, _, _ = await two_people(server, pace="live", seconds=20)
        due = (await view(server, table))["due"]
        clock.now += 5000
        server.tick()
        assert "away" not in kinds(await log(server, table))
        assert (await view(server, table))["due"] == due + 5000


async def test_who_comes_or_goes_does_not_give_others_more_time() -> None:
    clock = Clock()
    with Server(clock=clock) as server:
        opened = await open_table(server, person("Ada"), person("Ben"), person("Cem"), pace="live", seconds=9)
        table, tokens = opened["table"], opened["tokens"]
        async with server.http() as http:
            await http.post(f"/api/tables/{table}/start", json={}, headers=bearer(tokens["1"]))
            due = (await view(server, table))["due"]
            assert due == clock.now + 9
            server.advance(4)
            assert (await http.delete(f"/api/tables/{table}/seats/3", headers=bearer(tokens["3"]))).status_code == 204
            async with at_table(server, table, tokens["2"]) as client:
                await client.send(type="tip", seat=2, tip="00" * 32)
                await client.until_entry("tip", 2)
                assert client.due == due
                assert (await view(server, table))["due"] == due
                server.advance(5)
                await client.until_entry("away", 1)


async def test_no_clock_runs_before_the_start_or_after_the_end() -> None:
    clock = Clock()
    with Server(clock=clock) as server:
        opened = await open_table(server, person("Ada"), {"kind": "open"}, pace="live", seconds=5)
        table = opened["table"]
        server.advance(1000)
        server.tick()
        assert (await view(server, table))["due"] is None
        ben = await sit(server, table, 2, "Ben")
        async with at_table(server, table, opened["tokens"]["1"], ben) as client, server.http() as http:
            await http.post(f"/api/tables/{table}/start", json={}, headers=bearer(opened["tokens"]["1"]))
            await client.play(1, 2)
            assert client.due is None
        before = await log(server, table)
        server.advance(1000)
        server.tick()
        assert await log(server, table) == before


async def test_one_table_that_cannot_go_on_does_not_hold_up_the_others() -> None:
    clock = Clock()
    storage = MemoryStorage()
    with Server(storage=storage, clock=clock) as server:
        spoilt, _, _ = await two_people(server, pace="live", seconds=5)
        table, _, ben = await two_people(server, pace="live", seconds=6)
        server.do(_spoil(server, spoilt))
        async with at_table(server, table, ben) as client:
            server.advance(6)
            await client.until_entry("away", 1)


async def _spoil(server: Server, table: str) -> None:
    live = await server.application.tables.find(table)
    del live.table.opening


async def test_a_clock_that_is_set_back_gives_nobody_more_time() -> None:
    clock = Clock()
    with Server(clock=clock) as server:
        opened = await open_table(server, person("Ada"), person("Ben"), pace="live", seconds=20, start=True)
        server.advance(10)
        clock.now -= 3600
        server.tick()
        server.advance(9)
        server.tick()
        assert not (await view(server, opened["table"]))["seats"][0]["away"]
        server.advance(2)
        server.tick()
        assert (await view(server, opened["table"]))["seats"][0]["away"]


def test_servers_go_by_the_databases_time_whatever_their_own_says() -> None:
    wall, stopwatch = Clock(5000.0), Clock(7.0)
    clock = ServerClock(wall, stopwatch)
    assert clock() == 5000.0
    clock.follow(1000.0)
    wall.now += 3600
    stopwatch.now += 2
    assert clock() == 1002.0


class Choices:
    """Counts who is asked to decide."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[int] = []

        def note(table: LoggedTable, dealer: Dealer) -> list[Step]:
            self.asked.append(table.seq)
            return after_bot(table, dealer)

        monkeypatch.setattr("mahe.server.bot_runner.after_bot", note)


async def test_of_several_servers_one_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = Choices(monkeypatch)
    storage = SharedStorage()
    with Server(storage=storage) as here, Server(storage=storage) as there, Server(storage=storage) as yonder:
        opened = await open_table(here, person("Ada"), BOT, start=True)
        table, token = opened["table"], opened["tokens"]["1"]
        async with (
            at_table(here, table, token) as ada,
            at_table(there, table) as ben,
            at_table(yonder, table) as cem,
        ):
            await ada.play(1)
            await ben.until(lambda: ben.phase == "over")
            await cem.until(lambda: cem.phase == "over")
        for server in (there, yonder):
            server.tick()
    assert len(choices.asked) == len(set(choices.asked)), "no move was thought about twice"


async def test_bots_go_on_where_they_are_watched_when_they_rest_elsewhere() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as there, Server(storage=storage) as here:
        table = (await open_table(here, BOT, BOT, rules={}, start=True))["table"]
        async with at_table(there, table) as watcher:
            async with at_table(here, table) as other:
                await other.until(lambda: other.seq > 10)
            await watcher.until(lambda: watcher.phase == "over")
