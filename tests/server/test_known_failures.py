"""What has gone wrong in other servers of games, each as a test."""

import asyncio
from pathlib import Path

import pytest

from mahe.server.messages.inbound import Decide, StartEvent
from mahe.server.messages.outbound import Accepted
from mahe.server.service import Stale
from tests.server.clients import (
    BOT,
    OPEN,
    Client,
    at_table,
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
from tests.server.kit import Clock, FailingStorage, Json, Server, restarted, until, wait_until

pytestmark = pytest.mark.anyio
START: Json = {"type": "start", "turtle": "A"}


async def test_a_double_submit_on_a_bad_link_counts_once(server: Server) -> None:
    table, ada, _ = await two_people(server)
    async with at_table(server, table, ada) as client:
        decision = client.decision(1, START)
        for _ in range(3):
            await client.send(**decision)
        answers = [await client.get("accepted") for _ in range(3)]
        assert answers[0] == answers[1] == answers[2]
        await client.settle()
        assert kinds(client.entries) == ["start", "rolled"]
        # A roll sent again is legal in this game: only the command shows that it is the same one.
        roll = client.decision(1, {"type": "roll"})
        await asyncio.gather(client.send(**roll), client.send(**roll))
        await client.get("accepted")
        await client.get("accepted")
        await client.settle()
    assert kinds(await log(server, table)).count("roll") == 1


async def test_a_reconnect_does_not_lose_ones_own_move() -> None:
    storage = FailingStorage()
    with Server(storage=storage) as server:
        table, ada, _ = await two_people(server)
        async with at_table(server, table, ada) as client:
            decision = client.decision(1, START)
            known = client.seq
            storage.held = True
            await client.send(**decision)
            await asyncio.to_thread(wait_until, lambda: storage.waiting)
        # The link broke before the answer came. What was sent is carried out all the same.
        storage.held = False
        async with at_table(server, table, ada, seq=known) as client:
            await client.until_entry("rolled")
            first = list(client.entries)
            answer = await client.answer_to(decision)
            assert (answer["type"], answer["seq"]) == ("accepted", known + 1)
            await client.settle()
            assert client.entries == first, "the same dice after a retry, and nothing twice"


async def test_a_snapshot_and_live_news_fit_together_without_gap_or_double(server: Server) -> None:
    opened = await open_table(server, BOT, BOT, rules={"deck": [2, 2, 2, 2, 0, 0]})
    table = opened["table"]
    clients: list[Client] = []

    async def look_on() -> None:
        async with at_table(server, table) as client:
            clients.append(client)
            start = client.seq
            await client.until(lambda: client.phase == "over")
            seqs = [entry["seq"] for entry in client.entries]
            assert seqs == list(range(start + 1, client.seq + 1))

    await post(server, f"/api/tables/{table}/start", opened["owner"])
    async with asyncio.TaskGroup() as group:
        for _ in range(8):
            group.create_task(look_on())
            await asyncio.sleep(0.03)
    assert len({client.seq for client in clients}) == 1
    assert len({len(client.entries) for client in clients}) > 1, "they came at different moments"


async def test_of_two_tabs_on_one_seat_one_may_close(server: Server) -> None:
    table, ada, ben = await two_people(server)
    async with at_table(server, table, ben) as other, at_table(server, table, ada) as first:
        async with at_table(server, table, ada) as second:
            await second.decide(1)
            await first.until(lambda: first.seq == second.seq)
        await other.get("presence", lambda message: message["seats"] == [1, 2])
        assert (await view(server, table))["seats"][0]["connected"]
        assert (await first.decide(1))["type"] == "accepted"
    await until(lambda: _is_disconnected(server, table))


async def _is_disconnected(server: Server, table: str) -> bool:
    return not any(seat["connected"] for seat in (await view(server, table))["seats"])


@pytest.mark.parametrize("first", ["decision", "time-out"])
async def test_of_a_decision_and_a_time_out_at_the_same_moment_exactly_one_wins(first: str) -> None:
    clock = Clock()
    storage = FailingStorage()
    storage.delay = 0.01
    with Server(storage=storage, clock=clock) as server:
        service, clocks = server.application.service, server.application.clocks
        for _ in range(5):
            table, ada, _ = await two_people(server, pace="live", seconds=5)
            request = Decide(seat=1, seq=(await view(server, table))["seq"], command="late", event=StartEvent(**START))

            async def clash(table: str = table, ada: str = ada, request: Decide = request) -> Accepted | BaseException:
                clock.now += 5
                works = [service.decide(table, ada, request), clocks.act(table)]
                done = await asyncio.gather(*works[:: 1 if first == "decision" else -1], return_exceptions=True)
                answer = done[0 if first == "decision" else 1]
                assert answer is not None
                return answer

            answer = server.do(clash())
            entries = await log(server, table)
            winner = entries[request.seq]
            if isinstance(answer, Stale):
                assert winner["body"] == {"type": "away", "seat": 1}
                assert {entry["seat"] for entry in entries} == {0}, "nothing of the late decision is in the log"
            else:
                assert isinstance(answer, dict)
                assert (winner["body"], winner["seat"], winner["seq"]) == (START, 1, answer["seq"])
                assert "away" not in kinds(entries)


async def test_a_bot_is_not_stuck_after_a_restart(tmp_path: Path) -> None:
    with restarted(tmp_path / "tables.sqlite3") as start:
        server = start()
        opened = await open_table(server, BOT, BOT, rules={}, start=True)
        before = (await view(server, opened["table"]))["seq"]
        server = start()

        # Nobody looks at the table: it must go on by itself.
        async def is_over() -> bool:
            return bool((await view(server, opened["table"]))["phase"] == "over")

        assert (await view(server, opened["table"]))["seq"] >= before
        await until(is_over, 30)


async def test_a_bot_does_not_play_the_persons_turn_after_a_restart(tmp_path: Path) -> None:
    with restarted(tmp_path / "tables.sqlite3") as start:
        server = start()
        opened = await open_table(server, person("Ada"), BOT, start=True)
        table, token = opened["table"], opened["tokens"]["1"]
        async with at_table(server, table, token) as client:
            await client.decide(1)
            await client.until(lambda: client.position["actor"] == 1)
            seq = client.seq
        server = start()
        server.tick()
        assert (await view(server, table))["seq"] == seq
        live = server.application.tables.peek(table)
        assert live is not None
        assert live.bot_task is None, "no bot is at work"
        async with at_table(server, table, token, seq=seq) as client:
            assert client.seq == seq
            await client.play(1)
        entries = await log(server, table)
    deciders = {entry["seat"] for entry in entries if entry["body"]["type"] in ("start", "roll", "stop")}
    assert deciders == {0, 1}


async def test_a_refresh_before_the_old_socket_closes_keeps_the_seat(server: Server) -> None:
    table, ada, _ = await two_people(server)
    async with at_table(server, table) as watcher, connected(server) as old, connected(server) as new:
        await old.hello(table, ada)
        await new.hello(table, ada)
        await watcher.settle()
        await old.socket.close()
        await watcher.get("presence")
        assert (await view(server, table))["seats"][0]["connected"]
        assert (await new.decide(1))["type"] == "accepted"


async def test_who_joins_during_a_move_disturbs_nobody(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN)
    table, ada = opened["table"], opened["tokens"]["1"]
    ben = await sit(server, table, 2, "Ben")
    async with at_table(server, table, ada) as client:
        await post(server, f"/api/tables/{table}/start", ada)
        await client.until(lambda: client.phase == "playing")
        decision = client.decision(1, START)
        async with asyncio.TaskGroup() as group:
            sending = group.create_task(client.answer_to(decision))
            joining = [group.create_task(_join(server, table, ben)) for _ in range(10)]
        assert sending.result()["type"] == "accepted", "who joins does not make the move stale"
        await client.settle()
        for task in joining:
            seq, entries = task.result()
            assert seq == client.seq
            assert entries == client.entries[-len(entries) :] if entries else True


async def _join(server: Server, table: str, token: str) -> tuple[int, list[object]]:
    async with at_table(server, table, token) as client:
        await client.until(lambda: client.position["mover"] is not None)
        return client.seq, list(client.entries)
