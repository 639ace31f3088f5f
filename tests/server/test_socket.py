"""What goes over the socket: every message of its type, nothing missed, nothing twice, the same answer again."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from mahe.server.messages.inbound import MESSAGE
from mahe.server.storage.interface import Stored
from mahe.tablelog import Away, Back, Step
from tests.server.clients import (
    BOT,
    OUTBOUND,
    at_table,
    bearer,
    connected,
    kinds,
    log,
    open_table,
    person,
    post,
    two_people,
    view,
)
from tests.server.kit import Clock, FailingStorage, Json, Server, SharedStorage, restarted, until, wait_until

pytestmark = pytest.mark.anyio
START = {"type": "start", "turtle": "A"}


async def test_every_kind_of_message_is_sent_and_matches_its_type() -> None:
    seen: set[str] = set()
    with Server() as server:
        opened = await open_table(server, person("Ada"), person("Ben"), advice=True, start=True)
        table, ada, ben = opened["table"], opened["tokens"]["1"], opened["tokens"]["2"]
        async with at_table(server, table, ada, ben) as client:
            await client.send(type="react", seat=1, reaction="hello")
            await client.send(type="ping")
            await client.send(type="nonsense")
            await client.send(type="advise", seat=1)
            await client.get("advice")
            await client.play(1, 2)
            async with server.http() as http:
                await http.delete(f"/api/tables/{table}", headers=bearer(opened["owner"]))
            await client.get("gone")
            seen = {message["type"] for message in client.messages}
    assert seen == set(OUTBOUND)


def test_every_inbound_message_is_documented_by_its_type() -> None:
    schema = MESSAGE.json_schema()
    assert set(schema["discriminator"]["mapping"]) == {"hello", "decide", "react", "back", "advise", "tip", "ping"}


async def test_hello_with_a_seq_gets_exactly_what_was_missed(server: Server) -> None:
    table, ada, ben = await two_people(server)
    async with at_table(server, table, ada, ben) as client:
        await client.play(1, 2)
    everything = await log(server, table)
    for seq in (0, 1, 5, len(everything) - 1):
        async with at_table(server, table, seq=seq) as client:
            await client.settle()
            assert client.entries == everything[seq:]
    for known in (len(everything), len(everything) + 5, None):
        async with at_table(server, table, seq=known) as client:
            assert [message["type"] for message in await client.settle()] == ["presence"]


async def test_clients_that_come_and_go_have_no_gap_and_no_double(server: Server) -> None:
    table, ada, ben = await two_people(server, rules={"deck": [2, 2, 2, 0, 0, 0], "turtles_each": 2})

    async def restless(pause: float) -> list[Json]:
        entries: list[Json] = []
        phase = ""
        while phase != "over":
            async with at_table(server, table, seq=len(entries)) as client:
                client.entries = entries
                try:
                    async with asyncio.timeout(pause):
                        await client.until(lambda: client.phase == "over" and client.seq == len(client.entries))
                except TimeoutError:
                    pass
                entries = [entry for entry in client.entries if entry["seq"] <= client.seq]
                phase = client.phase if len(entries) == client.seq else ""
        return entries

    async with at_table(server, table, ada, ben) as client:
        _, *found = await asyncio.gather(client.play(1, 2), *(restless(0.03 * n) for n in range(1, 6)))
    everything = await log(server, table)
    for entries in found:
        assert entries == everything


async def test_accepted_comes_before_the_news_and_the_hand_after_it(server: Server) -> None:
    table, ada, ben = await two_people(server)
    async with at_table(server, table, ada, ben) as client:
        await client.play(1, 2)
        kinds_seen = [message["type"] for message in client.messages if message["type"] != "presence"]
    for before, after in pairwise(kinds_seen):
        assert (before == "accepted") == (after == "entries")
        assert after != "hand" or before in ("entries", "hand")
    hands = {message["seat"]: message["cards"] for message in client.messages if message["type"] == "hand"}
    standing = (await view(server, table))["standing"]
    for seat, cards in hands.items():
        assert cards == standing["cards"][seat - 1]


async def test_the_same_command_gets_the_first_answer_wherever_it_comes_again(tmp_path: Path) -> None:
    with restarted(tmp_path / "tables.sqlite3") as start:
        server = start()
        table, ada, ben = await two_people(server)
        async with at_table(server, table, ada) as client:
            decision = client.decision(1, START)
            first = await client.answer_to(decision)
            await client.decide(1, {"type": "roll"})
            assert await client.answer_to(decision) == first
        before = await log(server, table)
        async with at_table(server, table, ada) as client:
            assert await client.answer_to(decision) == first
        server = start()
        async with at_table(server, table, ada) as client:
            assert await client.answer_to(decision) == first
            assert await client.answer_to({**decision, "event": {"type": "stop"}, "seq": 1}) == first
        body = {key: value for key, value in decision.items() if key != "type"}
        assert await post(server, f"/api/tables/{table}/decisions", ada, **body) == first
        assert await log(server, table) == before
        # The id is the seat's own: another seat may use the same.
        async with at_table(server, table, ben) as client:
            answer = await client.answer_to({**decision, "seat": 2, "seq": client.seq})
            assert answer["code"] == "not_now"
        assert await log(server, table) == before


async def test_a_stale_decision_is_refused_with_code_seq_and_position(server: Server) -> None:
    table, ada, _ = await two_people(server)
    async with at_table(server, table, ada) as client:
        old = client.seq
        await client.decide(1)
        refused = await client.answer_to(client.decision(1, {"type": "roll"}, seq=old))
        assert (refused["code"], refused["seq"], refused["position"]) == ("stale", client.seq, client.position)
        ahead = await client.answer_to(client.decision(1, {"type": "roll"}, seq=client.seq + 1))
        assert (ahead["code"], ahead["seq"]) == ("stale", client.seq)
        assert (await client.decide(1, {"type": "roll"}))["type"] == "accepted"


async def test_when_nothing_can_be_stored_it_is_said_and_nothing_has_happened() -> None:
    storage = FailingStorage()
    with Server(storage=storage) as server:
        table, ada, _ = await two_people(server)
        async with at_table(server, table, ada) as client, at_table(server, table) as watcher, server.http() as http:
            before = await log(server, table)
            decision = client.decision(1, START)
            storage.broken, storage.delay = True, 0.05
            # The second one waits for the first: it must not take for stored what was not.
            await client.send(**decision)
            body = {key: value for key, value in decision.items() if key != "type"}
            second = await http.post(f"/api/tables/{table}/decisions", json=body, headers=bearer(ada))
            assert (second.status_code, second.json()["code"]) == (503, "unavailable")
            assert (await client.get("refused"))["code"] == "unavailable"
            health = await http.get("/healthz")
            assert (health.status_code, health.text) == (503, "the disk is full\n")
            assert (await http.get("/livez")).status_code == 200
            storage.broken, storage.delay = False, 0.0
            assert await log(server, table) == before
            assert (await client.answer_to(decision))["type"] == "accepted"
            await watcher.until_entry("rolled")
            assert kinds(watcher.entries) == ["start", "rolled"]


async def test_what_was_stored_although_the_connection_broke_is_told_and_counts_once() -> None:
    storage = FailingStorage()
    with Server(storage=storage) as server:
        table, ada, _ = await two_people(server)
        async with at_table(server, table, ada) as client:
            decision = client.decision(1, START)
            storage.forgetful = True
            assert (await client.answer_to(decision))["code"] == "unavailable"
            storage.forgetful = False
            await client.until_entry("rolled")
            answer = await client.answer_to(decision)
            assert answer["type"] == "accepted"
            await client.settle()
            assert kinds(client.entries) == ["start", "rolled"]


@pytest.mark.parametrize("brings_entries", [False, True])
async def test_two_servers_share_a_table_and_nobody_notices(brings_entries: bool) -> None:
    storage = SharedStorage()
    storage.brings_entries = brings_entries
    with Server(storage=storage) as one, Server(storage=storage) as other:
        table, ada, ben = await two_people(one)
        async with at_table(one, table, ada) as first, at_table(other, table, ben) as second:
            await asyncio.gather(first.play(1), second.play(2))
            await asyncio.gather(first.settle(), second.settle())
            assert first.entries == second.entries
        answers = await asyncio.gather(
            post(one, f"/api/tables/{table}/rematch", ada), post(other, f"/api/tables/{table}/rematch", ben)
        )
        assert len({answer["table"] for answer in answers} - {None}) == 1


async def test_of_two_who_sit_down_through_two_servers_one_gets_the_seat() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as one, Server(storage=storage) as other:
        for _ in range(10):
            table = (await open_table(one, person("Ada"), {"kind": "open"}))["table"]
            async with one.http() as here, other.http() as there:
                path = f"/api/tables/{table}/seats/2"
                answers = await asyncio.gather(
                    here.put(path, json={"name": "Ben"}), there.put(path, json={"name": "Cem"})
                )
            assert sorted(answer.status_code for answer in answers) == [201, 409]


async def test_who_left_through_one_server_has_no_say_at_another() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as one, Server(storage=storage) as other:
        table, ada, _ = await two_people(one)
        async with at_table(other, table, ada) as client, one.http() as http:
            await http.delete(f"/api/tables/{table}/seats/1", headers=bearer(ada))
            await client.until_entry("left", 1)
            await client.send(type="react", seat=1, reaction="bye")
            assert (await client.get("refused"))["code"] == "not_yours"
        async with at_table(other, table) as client:
            await one_deletes(one, table, storage)
            await client.get("gone")


async def one_deletes(server: Server, table: str, storage: SharedStorage) -> None:
    server.do(storage.delete(table))


async def test_a_client_ahead_of_its_server_gets_no_double() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as one, Server(storage=storage) as other:
        table, ada, _ = await two_people(one)
        await view(other, table)
        async with at_table(one, table, ada, seq=0) as client:
            await client.until(lambda: len(client.entries) == client.seq)
            await client.decide(1)
            known = list(client.entries)
        async with at_table(other, table, ada, seq=len(known)) as client:
            assert client.messages[0]["table"]["seq"] == len(known)
            assert (await client.decide(1, {"type": "roll"}))["type"] == "accepted"
            assert client.entries[0]["seq"] == len(known) + 1


async def test_of_what_another_server_stores_only_the_new_entries_are_read() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as one, Server(storage=storage) as other:
        table, ada, _ = await two_people(one)
        async with at_table(one, table, ada) as player, at_table(other, table) as watcher:
            live = other.application.tables.peek(table)
            assert live is not None
            dealer = live.dealer
            storage.loaded.clear()
            await player.decide(1, START)
            await watcher.until(lambda: watcher.seq == player.seq)
            first = live.table.seq - len(player.entries)
            assert storage.loaded == [(table, first)]
            assert other.application.tables.peek(table) is live
            assert live.dealer is dealer


async def test_what_another_server_appends_is_not_read_if_the_notification_brings_it() -> None:
    storage = SharedStorage()
    storage.brings_entries = True
    with Server(storage=storage) as one, Server(storage=storage) as other:
        table, ada, _ = await two_people(one)
        async with at_table(one, table, ada) as player, at_table(other, table) as watcher:
            storage.loaded.clear()
            await player.decide(1, START)
            await watcher.until(lambda: watcher.seq == player.seq)
            assert watcher.entries == player.entries
            assert storage.loaded == []


async def test_what_a_lost_notification_would_have_brought_is_read_when_the_next_one_comes() -> None:
    storage = SharedStorage()
    storage.brings_entries = True
    with Server(storage=storage) as one, Server(storage=storage) as other:
        table, ada, _ = await two_people(one)
        async with at_table(one, table, ada) as player, at_table(other, table) as watcher:
            storage.loaded.clear()
            known, storage.loses = player.seq, 1
            await player.decide(1, START)
            await player.decide(1, {"type": "stop"})
            await watcher.until(lambda: watcher.seq == player.seq)
            assert watcher.entries == player.entries
            assert storage.loaded == [(table, known)]


async def test_whoever_watches_at_a_server_that_was_far_behind_misses_nothing() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as one, Server(storage=storage) as other:
        table, _, _ = await two_people(one)

        async def store_much() -> None:
            async with one.application.tables.at(table) as live:
                await live.store([Step(body) for _ in range(100) for body in (Away(2), Back(2))])

        async with at_table(other, table, seq=0) as watcher:
            one.do(store_much())
            await watcher.until(lambda: len(watcher.entries) >= 200)
            assert [entry["seq"] for entry in watcher.entries] == list(range(1, watcher.seq + 1))


class SlowlyLoading(SharedStorage):
    """A storage whose answers may be old by the time they come."""

    def __init__(self) -> None:
        super().__init__()
        self.answers_held = False
        self.answers_waiting = 0

    async def load(self, table: str, after: int | None = None) -> Stored | None:
        stored = await super().load(table, after)
        self.answers_waiting += 1
        while self.answers_held:
            await asyncio.sleep(0.001)
        self.answers_waiting -= 1
        return stored


async def test_what_another_server_stores_is_read_only_where_somebody_watches() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as here, Server(storage=storage) as there:
        table, ada, _ = await two_people(here)
        assert (await view(there, table))["phase"] == "playing"
        storage.loaded.clear()
        async with at_table(here, table, ada) as client:
            await client.decide(1)
        assert storage.loaded == []
        assert await log(there, table) == await log(here, table)
        assert len(storage.loaded) == 1


@pytest.mark.parametrize("brings_entries", [False, True])
async def test_a_server_follows_a_table_until_it_hears_of_it_and_nobody_there_needs_it(brings_entries: bool) -> None:
    storage = SharedStorage()
    storage.brings_entries = brings_entries
    with Server(storage=storage) as here, Server(storage=storage) as there:
        table, ada, ben = await two_people(here)
        assert storage.followers(table) == 1
        async with at_table(there, table, ada) as player:
            assert storage.followers(table) == 2
            await player.decide(1, START)
            await asyncio.to_thread(wait_until, lambda: storage.followers(table) == 1)
            await player.decide(1, {"type": "stop"})
            assert await log(here, table) == await log(there, table)
            assert storage.followers(table) == 2
            async with at_table(here, table) as watcher, at_table(there, table, ben) as second:
                await second.decide(2)
                await watcher.until(lambda: watcher.seq == second.seq)
                assert storage.followers(table) == 2


async def test_a_table_that_leaves_memory_or_is_none_is_followed_no_more() -> None:
    storage = SharedStorage()
    clock = Clock()
    with Server(storage=storage, clock=clock, rest_seconds=60) as server:
        table, _, _ = await two_people(server)
        assert storage.followers(table) == 1
        clock.now += 59
        server.do(server.application.tables._sweep())
        assert storage.followers(table) == 1
        clock.now += 2
        server.do(server.application.tables._sweep())
        assert storage.followers(table) == 0
        assert (await view(server, table))["phase"] == "playing"
        assert storage.followers(table) == 1
        async with server.http() as http:
            assert (await http.get("/api/tables/none")).status_code == 404
        assert storage.followers("none") == 0


async def test_what_another_server_stores_while_a_table_is_first_loaded_is_not_missed() -> None:
    storage = SlowlyLoading()
    with Server(storage=storage) as one, Server(storage=storage) as other:
        table, ada, _ = await two_people(one)
        async with at_table(one, table, ada) as player:
            storage.answers_held = True
            looking = asyncio.create_task(view(other, table))
            await asyncio.to_thread(wait_until, lambda: storage.answers_waiting)
            await player.decide(1, START)
            storage.answers_held = False
            assert (await looking)["seq"] == player.seq


async def test_a_table_that_is_deleted_while_it_is_first_loaded_is_gone() -> None:
    storage = SlowlyLoading()
    with Server(storage=storage) as one, Server(storage=storage) as other:
        opened = await open_table(one, person("Ada"), person("Ben"))
        path = f"/api/tables/{opened['table']}"
        async with one.http() as here, other.http() as there:
            storage.answers_held = True
            looking = asyncio.create_task(there.get(path))
            await asyncio.to_thread(wait_until, lambda: storage.answers_waiting)
            assert (await here.delete(path, headers=bearer(opened["owner"]))).status_code == 204
            storage.answers_held = False
            assert (await looking).status_code == 404


async def test_a_table_deleted_while_others_wait_for_it_is_gone_for_them() -> None:
    storage = FailingStorage()
    with Server(storage=storage, clock=Clock()) as server:
        opened = await open_table(server, person("Ada"), person("Ben"), start=True)
        path = f"/api/tables/{opened['table']}"
        async with server.http() as http, connected(server) as client:
            await client.hello(opened["table"], opened["tokens"]["1"])
            storage.held = True
            sending = asyncio.create_task(client.answer_to(client.decision(1, START)))
            await asyncio.to_thread(wait_until, lambda: storage.waiting)
            live = server.application.tables.peek(opened["table"])
            assert live is not None
            deleting = asyncio.create_task(http.delete(path, headers=bearer(opened["owner"])))
            await asyncio.to_thread(wait_until, lambda: len(live.lock._waiters or ()) == 1)
            late = asyncio.create_task(http.post(f"{path}/start", json={}, headers=bearer(opened["owner"])))
            await asyncio.to_thread(wait_until, lambda: len(live.lock._waiters or ()) == 2)
            storage.held = False
            assert (await sending)["type"] == "accepted"
            assert (await deleting).status_code == 204
            assert (await late).status_code == 404

            async def is_gone() -> bool:
                return (await http.get(path)).status_code == 404

            await until(is_gone)


async def test_a_decision_of_the_wrong_form_is_refused_by_its_name(server: Server) -> None:
    opened = await open_table(server, person("Ada"), BOT, start=True)
    async with at_table(server, opened["table"], opened["tokens"]["1"]) as client:
        await client.send(type="decide", seat=1, seq="two", command="c-7", event={"type": "roll"})
        assert (await client.get("refused"))["command"] == "c-7"
        await client.send(type="decide", seat=1, seq="two", command=["c-7"])
        assert "command" not in await client.get("refused")
