"""Long games cost no more than short ones, and finished ones become their records."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mahe.server.live_table import SNAPSHOT_EVERY
from mahe.tablelog import DrawChecker
from tests.server.clients import at_table, bearer, log, two_people, view
from tests.server.kit import Clock, Json, Server, SharedStorage, restarted, wait_until

pytestmark = pytest.mark.anyio

LONG: Json = {"players": 2, "turtles_each": 1, "set_aside": 0}
WEEK = 7 * 24 * 3600


async def test_a_long_game_is_the_same_for_whoever_comes_and_however_often_the_server_starts(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with restarted(path, Clock()) as start:
        server = start()
        table, *tokens = await two_people(server, rules=LONG)
        async with at_table(server, table, *tokens, seq=0) as player, at_table(server, table, seq=0) as watcher:
            for _ in range(110):
                await player.decide(int(player.position["actor"]))
            seen = player.entries
            await watcher.until(lambda: watcher.seq == player.seq)
            assert watcher.entries == seen
        assert len(seen) > 3 * SNAPSHOT_EVERY
        assert await log(server, table) == seen
        record = await _record(server, table)
        for _ in range(2):
            server = start()
            assert (await view(server, table))["seq"] == len(seen)
            for seq in (0, 1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, len(seen) - 1):
                async with at_table(server, table, seq=seq) as client:
                    assert (await client.get("entries"))["entries"] == seen[seq:]
            assert await log(server, table) == seen
            assert await _record(server, table) == record
        async with at_table(server, table, *tokens, seq=len(seen)) as player:
            await player.play(1, 2)
            assert player.phase == "over"
            assert await log(server, table) == seen + player.entries
    with closing(sqlite3.connect(path)) as file:
        rows = file.execute("SELECT seq FROM events WHERE snapshot IS NOT NULL ORDER BY seq").fetchall()
    assert [seq for (seq,) in rows] == list(range(SNAPSHOT_EVERY, len(seen + player.entries) + 1, SNAPSHOT_EVERY))


async def test_opening_a_long_game_reads_little_of_it() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as here:
        table, *tokens = await two_people(here, rules=LONG)
        async with at_table(here, table, *tokens) as player:
            for _ in range(110):
                await player.decide(int(player.position["actor"]))
            seq = player.seq
        with Server(storage=storage) as there:
            async with at_table(there, table, *tokens, seq=seq) as player:
                assert (await player.decide(int(player.position["actor"])))["type"] == "accepted"
    stored = await storage.load(table)
    assert stored is not None
    assert len(stored.entries) <= SNAPSHOT_EVERY


async def test_a_command_of_long_ago_gets_its_first_answer_again(tmp_path: Path) -> None:
    with restarted(tmp_path / "tables.sqlite3", Clock()) as start:
        server = start()
        table, *tokens = await two_people(server, rules=LONG)
        async with at_table(server, table, *tokens) as player:
            first = player.decision(1, {"type": "start", "turtle": "A"})
            answer = await player.answer_to(first)
            assert answer["type"] == "accepted"
            await player.settle()
            for _ in range(100):
                await player.decide(int(player.position["actor"]))
            seq = player.seq
            assert await player.answer_to(first) == answer
            assert await player.answer_to({**first, "seq": seq}) == answer
        server = start()
        async with at_table(server, table, *tokens) as player:
            assert await player.answer_to(first) == answer
            assert await player.answer_to({**first, "seq": seq}) == answer
            stale = await player.answer_to({**first, "command": "never-sent"})
            assert (stale["type"], stale["code"]) == ("refused", "stale")
            assert player.seq == seq


async def test_a_finished_game_becomes_its_record(tmp_path: Path) -> None:
    clock = Clock()
    path = tmp_path / "tables.sqlite3"
    with restarted(path, clock, log_hours=24) as start:
        server = start()
        table, *tokens = await two_people(server)
        going_on, *_ = await two_people(server)
        async with at_table(server, table, *tokens, seq=0) as player:
            await player.play(1, 2)
            seen = player.entries
        before, record = await view(server, table), await _record(server, table)
        clock.now += 24 * 3600 - 10
        server = start()
        assert await log(server, table) == seen
        clock.now += 20
        server = start()

        def is_archived() -> bool:
            with closing(sqlite3.connect(path)) as file:
                left = dict(file.execute("SELECT table_id, count(*) FROM events GROUP BY table_id").fetchall())
            return bool(left[table] == 1 and left[going_on] > 1)

        wait_until(is_archived)
        server = start()
        after = await view(server, table)
        assert {**after, "seq": 0} == {**before, "seq": 0}
        assert await _record(server, table) == record
        entries = await log(server, table)
        assert [entry["seq"] for entry in entries] == list(range(1, after["seq"] + 1))
        checker = DrawChecker(table, before["tip"], lambda _: None)
        for entry in entries:
            checker.add(entry)
        assert checker.problems == []
        assert _game(entries) == _game(seen)
        async with at_table(server, table, tokens[0], seq=0) as client:
            await client.until(lambda: client.seq == after["seq"] and bool(client.entries))
            assert client.entries == entries
        async with server.http() as http:
            answer = await http.post(f"/api/tables/{table}/rematch", headers=bearer(tokens[0]))
        assert answer.status_code == 409
        assert "only its record is kept" in answer.json()["sentence"]


async def test_a_log_that_cannot_be_read_holds_up_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    path = tmp_path / "tables.sqlite3"
    with restarted(path, clock, log_hours=1) as start:
        server = start()
        tables = []
        for _ in range(2):
            table, *tokens = await two_people(server)
            tables.append(table)
            async with at_table(server, table, *tokens) as player:
                await player.play(1, 2)
        server.stop()
        with closing(sqlite3.connect(path)) as file:
            file.execute("UPDATE events SET body = '{}' WHERE seq = 5 AND table_id = ?", (tables[0],))
            file.commit()
        clock.now += 3700
        server = start()

        def archived() -> list[str]:
            with closing(sqlite3.connect(path)) as file:
                return [name for (name,) in file.execute("SELECT id FROM tables WHERE archive IS NOT NULL")]

        wait_until(lambda: archived() == [tables[1]])
    assert [one.__dict__["table"] for one in caplog.records if "archived" in one.message] == [tables[0]]


async def _record(server: Server, table: str) -> str:
    async with server.http() as http:
        return (await http.get(f"/api/tables/{table}/record")).text


def _game(entries: list[Json]) -> list[str]:
    """Return what happened in the game itself, as text."""
    return [json.dumps([entry["seat"], entry["body"], entry.get("move")]) for entry in entries if _is_event(entry)]


def _is_event(entry: Json) -> bool:
    return entry["body"]["type"] in ("start", "roll", "stop", "card", "rolled", "turned")
