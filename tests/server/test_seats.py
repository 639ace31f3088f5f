"""Those at a table: leaving, coming back, spectators, one browser with several seats, reactions, presence."""

from pathlib import Path

import pytest

from tests.server.clients import (
    BOT,
    OPEN,
    at_table,
    bearer,
    connected,
    kinds,
    log,
    open_table,
    person,
    post,
    sit,
    two_people,
    view,
)
from tests.server.kit import Clock, Server, SharedStorage, restarted, until

pytestmark = pytest.mark.anyio


async def test_a_server_that_missed_the_news_looks_again_before_it_refuses() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as here, Server(storage=storage) as there:
        opened = await open_table(here, person("Ada"), {"kind": "open"})
        table = opened["table"]
        storage.loses = 1  # as while the database restarts
        await sit(there, table, 2, "Ben")
        async with here.http() as http:
            answer = await http.post(f"/api/tables/{table}/start", json={}, headers=bearer(opened["tokens"]["1"]))
        assert answer.status_code == 204, answer.text
        assert (await view(here, table))["phase"] == "playing"


async def test_who_leaves_before_the_start_leaves_an_open_seat(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN)
    token = await sit(server, opened["table"], 2, "Ben")
    path = f"/api/tables/{opened['table']}/seats/2"
    async with server.http() as http:
        assert (await http.delete(path, headers=bearer(token))).status_code == 204
        assert (await view(server, opened["table"]))["seats"][1]["kind"] == "open"
        assert (await http.delete(path, headers=bearer(token))).status_code == 404
    await sit(server, opened["table"], 2, "Ben")


async def test_who_leaves_during_the_game_is_played_by_the_stand_in_to_the_end(server: Server) -> None:
    table, ada, ben = await two_people(server, stand_in="hatchling")
    async with at_table(server, table, ada) as client:
        async with server.http() as http:
            path = f"/api/tables/{table}/seats/2"
            assert (await http.delete(path, headers=bearer(ben))).status_code == 204
        await client.until_entry("left", 2)
        await client.play(1)
        seat = (await view(server, table))["seats"][1]
        assert (seat["kind"], seat["name"]) == ("bot", "hatchling")
        async with server.http() as http:
            answer = await http.delete(f"/api/tables/{table}/seats/1", headers=bearer(ada))
        assert (answer.status_code, answer.json()["code"]) == (409, "not_now")


async def test_the_one_who_opened_the_table_may_free_a_seat(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN)
    await sit(server, opened["table"], 2, "Ben")
    async with server.http() as http:
        path = f"/api/tables/{opened['table']}/seats/2"
        assert (await http.delete(path, headers=bearer(opened["owner"]))).status_code == 204
    assert (await view(server, opened["table"]))["seats"][1]["kind"] == "open"


async def test_who_comes_back_with_the_token_has_the_seat_and_the_game(server: Server) -> None:
    table, ada, _ = await two_people(server)
    async with at_table(server, table, ada) as client:
        await client.decide(1)
        await client.settle()
        seq, position = client.seq, client.position
    async with at_table(server, table, ada) as client:
        message = client.messages[0]
        assert message["yours"] == [1]
        assert (message["table"]["seq"], message["table"]["position"]) == (seq, position)
        assert (await client.decide(1))["type"] == "accepted"


async def test_anyone_with_the_link_may_watch(server: Server) -> None:
    table, ada, _ = await two_people(server)
    async with at_table(server, table) as watcher, at_table(server, table, ada) as client:
        assert watcher.messages[0]["yours"] == []
        assert watcher.messages[0]["hands"] == watcher.messages[0]["links"] == {}
        await client.decide(1)
        await watcher.until(lambda: watcher.seq == client.seq)
        assert watcher.position == client.position
        refused = await watcher.answer_to(watcher.decision(1, {"type": "roll"}))
        assert refused["code"] == "not_yours"


async def test_several_seats_of_one_browser_share_a_socket(server: Server) -> None:
    table, ada, ben = await two_people(server)
    async with at_table(server, table, ada, ben) as client:
        assert client.messages[0]["yours"] == [1, 2]
        assert sorted(client.messages[0]["hands"]) == ["1", "2"]
        await client.play(1, 2)
    assert (await view(server, table))["standing"]["winners"]


async def test_the_owner_takes_a_seat_from_nobody_who_may_come_back(tmp_path: Path) -> None:
    clock = Clock()
    with restarted(tmp_path / "tables.sqlite3", clock, absent_minutes=10) as start:
        server = start()
        opened = await open_table(server, person("Ada"), OPEN)
        table, owner = opened["table"], opened["owner"]
        await sit(server, table, 2, "Ben")
        path = f"/api/tables/{table}/seats/2"

        async def remove() -> tuple[int, str]:
            async with server.http() as http:
                answer = await http.delete(path, headers=bearer(owner))
            return answer.status_code, answer.json()["code"] if answer.content else ""

        async def let_play() -> None:
            async with server.http() as http:
                answer = await http.post(f"/api/tables/{table}/away", json={"seat": 2}, headers=bearer(owner))
            assert answer.status_code == 204

        async def is_absent() -> bool:
            return not (await view(server, table))["seats"][1]["connected"]

        assert await remove() == (204, ""), "before the start a guest may go"
        ben = await sit(server, table, 2, "Ben")
        await post(server, f"/api/tables/{table}/start", owner)
        async with at_table(server, table, ben):
            assert await remove() == (403, "not_yours")
            assert (await view(server, table))["seats"][1]["kind"] == "person"
        await until(is_absent)
        server.advance(3600)
        assert await remove() == (409, "not_now"), "nobody has tried the stand-in yet"
        await let_play()
        server.advance(599)
        assert await remove() == (409, "not_now")
        async with at_table(server, table, ben) as client:
            assert not client.messages[0]["table"]["seats"][1]["away"]
        await until(is_absent)
        await let_play()
        server.advance(599)
        assert await remove() == (409, "not_now"), "Ben was back"
        server = start()
        assert await remove() == (409, "not_now")
        server.advance(2)
        assert await remove() == (204, "")
        assert (await view(server, table))["seats"][1]["kind"] == "bot"


async def test_presence_tells_who_is_connected(server: Server) -> None:
    table, ada, ben = await two_people(server)
    async with at_table(server, table, ada) as client:
        assert (await client.get("presence"))["seats"] == [1]
        async with at_table(server, table, ben):
            assert await client.get("presence") == {"type": "presence", "seats": [1, 2], "watchers": 0}
            assert [seat["connected"] for seat in (await view(server, table))["seats"]] == [True, True]
        assert (await client.get("presence"))["seats"] == [1]
        async with at_table(server, table):
            assert await client.get("presence") == {"type": "presence", "seats": [1], "watchers": 1}
        assert (await client.get("presence"))["watchers"] == 0


async def test_whoever_comes_and_goes_all_the_time_burdens_nobody(server: Server) -> None:
    table, ada, ben = await two_people(server)
    async with at_table(server, table, ada) as client, at_table(server, table, ben) as restless:
        for _ in range(50):
            await restless.hello(table, ben)
        await restless.hello(table)
        await client.get("presence", lambda message: (message["seats"], message["watchers"]) == ([1], 1))
        assert sum(message["type"] == "presence" for message in client.messages) < 20


async def test_one_socket_may_go_from_table_to_table(server: Server) -> None:
    first, ada, _ = await two_people(server)
    second, cem, _ = await two_people(server)
    async with at_table(server, first) as watcher, at_table(server, first, ada) as client:
        await watcher.get("presence", lambda message: message["seats"] == [1])
        await client.hello(second, ada, cem)
        assert client.messages[-1]["yours"] == [1]
        assert (await watcher.get("presence"))["seats"] == []
        assert (await client.decide(1))["type"] == "accepted"
    assert len(await log(server, first)) == len(await log(server, second)) - 2


async def test_reactions_are_shown_to_everyone_and_not_stored(server: Server) -> None:
    table, ada, _ = await two_people(server)
    before = await log(server, table)
    async with at_table(server, table) as watcher, at_table(server, table, ada) as client:
        await client.send(type="react", seat=1, reaction="wow")
        expected = {"type": "reaction", "seat": 1, "reaction": "wow"}
        assert await client.get("reaction") == await watcher.get("reaction") == expected
        for seat, reaction, code in ((2, "wow", "not_yours"), (1, "free text", "bad_request")):
            await client.send(type="react", seat=seat, reaction=reaction)
            assert (await client.get("refused"))["code"] == code
        await watcher.send(type="react", seat=1, reaction="wow")
        assert (await watcher.get("refused"))["code"] == "not_yours"
    assert await log(server, table) == before


async def test_the_first_message_names_the_table(server: Server) -> None:
    async with connected(server) as client:
        await client.send(type="react", seat=1, reaction="wow")
        assert (await client.next())["code"] == "not_now"
        assert (await client.hello("nowhere"))["code"] == "not_found"
        await client.send(type="back", seat=1)
        assert (await client.next())["code"] == "not_now"


async def test_bots_may_have_any_seat_and_even_all(server: Server) -> None:
    opened = await open_table(server, BOT, person("Ada"), {"kind": "bot", "bot": "hatchling"}, start=True)
    async with at_table(server, opened["table"], opened["tokens"]["2"]) as client:
        await client.play(2)
    opened = await open_table(server, BOT, BOT)
    async with at_table(server, opened["table"]) as client, server.http() as http:
        path = f"/api/tables/{opened['table']}/start"
        assert (await http.post(path, json={}, headers=bearer(opened["owner"]))).status_code == 204
        await client.until(lambda: client.phase == "over")
        assert kinds(client.entries)[0] == "started"


async def test_who_is_connected_to_another_server_is_there_too_until_that_one_is_silent() -> None:
    storage, stopwatch = SharedStorage(), Clock()
    with Server(storage=storage, stopwatch=stopwatch) as here, Server(storage=storage) as there:
        table, ada, ben = await two_people(here)
        async with at_table(here, table, ada) as client, at_table(there, table, ben) as other:
            await client.get("presence", lambda message: message["seats"] == [1, 2])
            await other.get("presence", lambda message: message["seats"] == [1, 2])
            assert [seat["connected"] for seat in (await view(here, table))["seats"]] == [True, True]
            await other.send(type="react", seat=2, reaction="nice")
            assert await client.get("reaction") == {"type": "reaction", "seat": 2, "reaction": "nice"}
            async with at_table(there, table):
                await client.get("presence", lambda message: message["watchers"] == 1)
            await client.get("presence", lambda message: message["watchers"] == 0)

            async def wait_in_vain() -> None:
                stopwatch.now += 16
                here.application.signals.beat()

            here.do(wait_in_vain())
            await client.get("presence", lambda message: message["seats"] == [1])
        async with at_table(there, table, ben) as other:
            await other.get("presence", lambda message: message["seats"] == [2])


async def test_whoever_is_connected_to_another_server_cannot_be_replaced_where_nobody_watches() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as here, Server(storage=storage) as there:
        opened = await open_table(there, person("Ada"), person("Ben"), start=True)
        path = f"/api/tables/{opened['table']}/seats/2"
        async with here.http() as http:
            async with at_table(there, opened["table"], opened["tokens"]["2"]) as ben:
                refused = await http.delete(path, headers=bearer(opened["owner"]))
                assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
                await ben.send(type="react", seat=2, reaction="wow")  # Ben's seat is Ben's.
                await ben.get("reaction")

            async def ben_is_gone() -> bool:
                return not there.application.sockets.connected

            await until(ben_is_gone)
            refused = await http.delete(path, headers=bearer(opened["owner"]))
            assert (refused.status_code, refused.json()["code"]) == (409, "not_now")


async def test_a_server_that_has_just_been_started_knows_the_others_at_once() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as there:
        opened = await open_table(there, person("Ada"), person("Ben"), start=True)
        path = f"/api/tables/{opened['table']}/seats/2"
        async with at_table(there, opened["table"], opened["tokens"]["2"]):
            with Server(storage=storage) as here:
                async with here.http() as http:
                    refused = await http.delete(path, headers=bearer(opened["owner"]))
                    assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
