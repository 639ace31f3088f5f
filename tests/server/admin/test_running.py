"""`mahe admin` beside a running server: whoever is at a table hears of it within seconds."""

from __future__ import annotations

import asyncio
import json

import pytest

from mahe.record import parse_record
from tests.cli.run import Answer, run
from tests.server.admin.conftest import Hosted
from tests.server.clients import at_table, bearer, kinds, log, open_table, person, sit, two_people, view
from tests.server.kit import Json, until

pytestmark = [pytest.mark.anyio, pytest.mark.process, pytest.mark.thorough]


async def admin(hosted: Hosted, *arguments: str, stdin: bytes = b"") -> Answer:
    """Run `mahe admin` on the database of a server, as its host would."""
    database = {"MAHE_DATABASE": hosted.url}
    answer = await asyncio.to_thread(run, "admin", *arguments, stdin=stdin, env=database)
    assert "Traceback" not in answer.err
    return answer


async def test_a_closed_table_ends_for_all_who_are_there(hosted: Hosted) -> None:
    table, ada, ben = await two_people(hosted.server)
    async with at_table(hosted.server, table, ada, ben) as player, at_table(hosted.server, table) as watcher:
        await player.decide(1)
        assert await admin(hosted, "close", table) == (0, "Closed 1 table.\n", "")
        for client in (player, watcher):
            await client.until_entry("closed")
            assert (client.position["actor"], client.position["options"]) == (None, [])
        refused = await player.answer_to(player.decision(1, {"type": "roll"}))
        assert (refused["type"], refused["code"]) == ("refused", "not_now")
    seen = await view(hosted.server, table)
    assert (seen["phase"], seen["position"]["actor"], seen["standing"], seen["due"]) == ("closed", None, None, None)


async def test_a_closed_table_keeps_its_record_and_takes_nothing_more(hosted: Hosted) -> None:
    opened = await open_table(hosted.server, person("Ada"), person("Ben"), start=True)
    table = opened["table"]
    await admin(hosted, "close", table)
    await until(lambda: _is_closed(hosted, table))
    async with hosted.server.http() as http:
        record = await http.get(f"/api/tables/{table}/record")
        assert parse_record(record.text).names == ("Ada", "Ben")
        token = bearer(opened["tokens"]["1"])
        for request in (
            http.post(f"/api/tables/{table}/start", json={}, headers=token),
            http.post(f"/api/tables/{table}/rematch", headers=token),
            http.post(f"/api/tables/{table}/away", json={"seat": 2}, headers=token),
            http.put(f"/api/tables/{table}/host", json={"seat": 2}, headers=token),
            http.delete(f"/api/tables/{table}/seats/1", headers=token),
            http.put(f"/api/tables/{table}/seats/1", json={"name": "Cleo"}),
        ):
            answer = await request
            assert (answer.status_code, answer.json()["code"]) == (409, "not_now")
    assert kinds(await log(hosted.server, table))[-1] == "closed"


async def test_a_table_closed_before_its_game_has_no_record(hosted: Hosted) -> None:
    opened = await open_table(hosted.server, person("Ada"), {"kind": "open"}, public=True)
    table = opened["table"]
    await admin(hosted, "close", table)
    await until(lambda: _is_closed(hosted, table))
    async with hosted.server.http() as http:
        assert (await http.get(f"/api/tables/{table}/record")).json()["code"] == "not_now"
        listed = [(await http.get(f"/api/tables?phase={phase}")).json() for phase in ("open", "playing", "over")]
        assert listed == [[], [], []]
        refused = await http.put(f"/api/tables/{table}/seats/2", json={"name": "Ben"})
        assert refused.json()["sentence"] == "Whoever runs this server has closed this table."


async def test_a_deleted_table_is_gone_for_all_who_are_there(hosted: Hosted) -> None:
    table, ada, _ = await two_people(hosted.server)
    other, *_ = await two_people(hosted.server)
    async with at_table(hosted.server, table, ada) as client, at_table(hosted.server, other) as elsewhere:
        assert await admin(hosted, "delete", table) == (0, "Deleted 1 table.\n", "")
        await client.get("gone")
        assert "gone" not in [message["type"] for message in await elsewhere.settle()]
    async with hosted.server.http() as http:
        assert (await http.get(f"/api/tables/{table}")).status_code == 404
    assert (await view(hosted.server, other))["phase"] == "playing"


async def test_an_erased_name_is_nowhere_any_more(hosted: Hosted) -> None:
    opened = await open_table(hosted.server, {"kind": "open"}, person("Ben"), {"kind": "open"})
    table = opened["table"]
    ada = await sit(hosted.server, table, 1, "Jo Smith")
    async with hosted.server.http() as http:
        await http.delete(f"/api/tables/{table}/seats/1", headers=bearer(ada))
    other = await sit(hosted.server, table, 1, "Player 3")
    token = await sit(hosted.server, table, 3, "Jo Smith")
    async with at_table(hosted.server, table, token, other, opened["tokens"]["2"], seq=0) as client:
        dry = await admin(hosted, "erase", "Jo Smith", "--dry-run")
        assert dry == (0, "The name Jo Smith would be erased at 1 table.\n", "")
        answer = await admin(hosted, "erase", " Jo  Smith ", stdin=b"y\n")
        assert (answer.status, answer.out) == (0, "Erased the name Jo Smith at 1 table.\n")
        renamed = await client.until_entry("renamed")
        assert renamed["body"] == {"type": "renamed", "seat": 3, "name": "Player 3-2"}
        # What it did before still counts.
        async with hosted.server.http() as http:
            started = await http.post(f"/api/tables/{table}/start", json={}, headers=bearer(opened["tokens"]["2"]))
            assert started.status_code == 204, started.text
        await client.until(lambda: client.phase == "playing")
        await client.play(1, 2, 3)
    async with hosted.server.http() as http:
        texts = [(await http.get(f"/api/tables/{table}{rest}")).text for rest in ("", "/log?limit=1000", "/record")]
    assert all("Player 3-2" in text and "Jo Smith" not in text for text in texts)
    assert (await admin(hosted, "erase", "Jo Smith")).out == "Nobody called Jo Smith has sat at any table.\n"


async def test_a_name_is_erased_in_the_snapshots_of_a_long_game(hosted: Hosted) -> None:
    opened = await open_table(hosted.server, person("Jo Smith"), person("Ben"), rules={}, start=True)
    table, tokens = opened["table"], (opened["tokens"]["1"], opened["tokens"]["2"])
    async with at_table(hosted.server, table, *tokens) as client:
        while client.seq < 150:
            await client.decide(client.position["actor"])
        await admin(hosted, "erase", "Jo Smith", "--yes")
        await client.until_entry("renamed")
        while client.seq < 200:
            await client.decide(client.position["actor"])
    stored = hosted.server.do(hosted.server.application.tables.storage.load(table, 0))
    assert stored is not None
    snapshots = [entry.snapshot for entry in stored.entries if entry.snapshot]
    assert len(snapshots) == 3
    assert all("Player 1" in text and "Jo Smith" not in text for text in snapshots)
    async with hosted.server.http() as http:
        for rest in ("", "/log?limit=1000", "/log?after=70&limit=5", "/record"):
            assert "Jo Smith" not in (await http.get(f"/api/tables/{table}{rest}")).text


async def test_a_name_is_erased_in_an_old_game_that_a_server_has_in_memory(hosted: Hosted) -> None:
    opened = await open_table(hosted.server, person("Jo Smith"), person("Ben"), start=True)
    table, tokens = opened["table"], (opened["tokens"]["1"], opened["tokens"]["2"])
    async with at_table(hosted.server, table, *tokens) as client:
        await client.play(1, 2)
    tables = hosted.server.application.tables
    hosted.server.do(tables._archive(tables.now() + 1))
    assert (await view(hosted.server, table))["seats"][0]["name"] == "Jo Smith"
    assert (await admin(hosted, "erase", "Jo Smith", "--yes")).out == "Erased the name Jo Smith at 1 table.\n"

    async def is_erased() -> bool:
        return bool((await view(hosted.server, table))["seats"][0]["name"] == "Player 1")

    await until(is_erased)
    async with hosted.server.http() as http:
        for rest in ("", "/log?limit=1000", "/record"):
            assert "Jo Smith" not in (await http.get(f"/api/tables/{table}{rest}")).text


async def test_a_purge_leaves_only_what_has_ended(hosted: Hosted) -> None:
    under_way, *_ = await two_people(hosted.server)
    waiting = (await open_table(hosted.server, person("Ada"), {"kind": "open"}))["table"]
    closed = (await open_table(hosted.server, person("Ada"), {"kind": "open"}))["table"]
    over, *tokens = await two_people(hosted.server)
    await admin(hosted, "close", closed)
    async with at_table(hosted.server, over, *tokens) as client:
        await client.play(1, 2)
    async with at_table(hosted.server, under_way) as client, at_table(hosted.server, waiting) as other:
        refused = await admin(hosted, "purge", stdin=b"n\n")
        assert (refused.status, refused.out) == (2, "")
        assert (await admin(hosted, "purge", "--yes")).out == "Deleted 2 tables.\n"
        await client.get("gone")
        await other.get("gone")
    left: list[Json] = json.loads((await admin(hosted, "tables", "--json")).out)
    assert {one["table"] for one in left} == {closed, over}


async def _is_closed(hosted: Hosted, table: str) -> bool:
    return bool((await view(hosted.server, table))["phase"] == "closed")
