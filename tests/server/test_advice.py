"""Advice goes to whoever must decide, where the table has it, and to nobody else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from mahe.record import parse_record
from mahe.review import judge
from mahe.server.storage.sql import open_storage
from mahe.server.worker import Worker
from tests.server.clients import (
    BOT,
    OPEN,
    Client,
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
from tests.server.kit import Clock, Json, Server, SharedStorage, restarted, until
from tests.server.postgres import fresh_database, running_postgres
from tests.server.test_reviews import Gate

pytestmark = pytest.mark.anyio


async def ask(client: Client, seat: int) -> Json:
    """Ask for advice, and return what the server says to that."""
    await client.send(type="advise", seat=seat)
    while (message := await client.next())["type"] not in ("advice", "refused"):
        pass
    return message


async def assert_refused(client: Client, seat: int, part: str) -> None:
    """Assert that a client is refused advice for a seat, in one sentence."""
    refused = await ask(client, seat)
    assert (refused["type"], refused["code"]) == ("refused", "forbidden")
    assert part in refused["sentence"]


def assert_never_advised(*clients: Client) -> None:
    assert not [text for client in clients for text in client.texts if '"advice",' in text or "gives_away" in text]


async def until_choice(client: Client, seat: int) -> None:
    """Play until *seat* has more than one option."""
    while client.position["actor"] != seat or len(client.position["options"]) < 2:
        actor = client.position["actor"]
        await (client.decide(actor) if actor == seat else client.next())


async def test_alone_against_bots_one_is_advised(server: Server) -> None:
    opened = await open_table(server, person("Ada"), BOT, BOT, rules={}, start=True)
    assert (await view(server, opened["table"]))["advice"]
    async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
        await until_choice(ada, 1)
        advice = await ask(ada, 1)
        assert advice["seq"] == ada.seq
        assert advice["seat"] == 1
        assert [option["event"] for option in advice["options"]] == [
            option["event"] for option in ada.position["options"]
        ]
        best = max(option["worth"] for option in advice["options"])
        for option in advice["options"]:
            assert option["gives_away"] == pytest.approx(best - option["worth"])
        assert kinds(ada.entries)[-1] == "advised", "it is in the log before it is sent"
        seq = ada.seq
        assert (await ask(ada, 1))["options"] == advice["options"]
        assert ada.seq == seq, "the log says so once for a seat"
        assert (await ada.decide(1))["type"] == "accepted", "the position is the same as before"
    async with server.http() as http:
        record = (await http.get(f"/api/tables/{opened['table']}/record")).text
    *_, state = parse_record(record).states()
    assert '[Advice "1"]' in record
    assert state.rules.players == 3


async def test_a_game_that_begins_at_a_position_is_advised(server: Server) -> None:
    rules = {"turtles_each": 1}
    opened = await open_table(server, person("Ada"), BOT, rules=rules, position="2x1/4BA/5/13./1:A2", start=True)
    async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
        advice = await ask(ada, 1)
        assert [option["event"]["type"] for option in advice["options"]] == ["roll", "stop"]
        assert (await ada.decide(1))["type"] == "accepted"


async def test_its_worths_are_those_of_the_review(server: Server) -> None:
    opened = await open_table(server, person("Ada"), BOT, rules={}, start=True)
    async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
        await until_choice(ada, 1)
        advice = await ask(ada, 1)
    async with server.http() as http:
        *_, state = parse_record((await http.get(f"/api/tables/{opened['table']}/record")).text).states()
    judgement = judge(state)
    assert advice["source"] == judgement.source.value
    assert [option["worth"] for option in advice["options"]] == pytest.approx(
        [option.worth for option in judgement.options], abs=1e-6
    )


async def test_at_a_table_with_advice_everyone_may_ask_in_their_turn_and_all_see_that_they_did(server: Server) -> None:
    table, ada_token, ben_token = await two_people(server, advice=True)
    assert (await view(server, table))["advice"]
    async with (
        at_table(server, table, ada_token) as ada,
        at_table(server, table, ben_token) as ben,
        at_table(server, table) as spectator,
    ):
        assert ada.messages[0]["table"]["advice"]
        assert (await ask(ada, 1))["type"] == "advice"
        await assert_refused(ben, 2, "nothing to decide")
        await assert_refused(ben, 1, "whoever sits there")
        while ben.position["actor"] != 2:
            await ada.decide(1)
            await ben.until(lambda: ben.seq >= ada.seq)
        assert (await ask(ben, 2))["type"] == "advice"
        await spectator.until_entry("advised", 2)
        assert [entry["body"]["seat"] for entry in spectator.entries if entry["body"]["type"] == "advised"] == [1, 2]
        assert_never_advised(spectator)
    async with server.http() as http:
        assert '[Advice "1 2"]' in (await http.get(f"/api/tables/{table}/record")).text


async def test_at_other_tables_nobody_is_ever_advised(server: Server) -> None:
    table, ada_token, ben_token = await two_people(server)
    assert not (await view(server, table))["advice"]
    async with (
        at_table(server, table, ada_token) as ada,
        at_table(server, table, ben_token) as ben,
        at_table(server, table, ada_token, ben_token) as both,
        at_table(server, table) as spectator,
    ):
        clients = (ada, ben, both, spectator)
        for _ in range(6):
            for client in clients:
                for seat in (1, 2):
                    refused = await ask(client, seat)
                    assert (refused["type"], refused["code"]) == ("refused", "forbidden")
            actor = both.position["actor"]
            await both.decide(actor)
            for client in clients:
                await client.until(lambda client=client: client.seq >= both.seq)  # type: ignore[misc]
        await assert_refused(both, both.position["actor"], "plays without advice")
        assert_never_advised(*clients)
    assert "advised" not in kinds(await log(server, table))
    async with server.http() as http:
        assert "Advice" not in (await http.get(f"/api/tables/{table}/record")).text


async def test_the_owner_a_spectator_and_a_strangers_token_speak_for_no_seat(server: Server) -> None:
    opened = await open_table(server, person("Ada"), BOT, start=True)
    other = await open_table(server, person("Eve"), BOT, start=True)
    for tokens in ([opened["owner"]], [], [other["tokens"]["1"]]):
        async with at_table(server, opened["table"], *tokens) as client:
            await assert_refused(client, 1, "whoever sits there")
            assert_never_advised(client)
    async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
        await assert_refused(ada, 2, "whoever sits there")
        await assert_refused(ada, 7, "whoever sits there")


async def test_where_somebody_may_still_sit_down_nobody_is_alone(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN, BOT)
    assert not (await view(server, opened["table"]))["advice"]
    ben = await sit(server, opened["table"], 2, "Ben")
    await post(server, f"/api/tables/{opened['table']}/start", opened["tokens"]["1"])
    assert not (await view(server, opened["table"]))["advice"]
    async with (
        at_table(server, opened["table"], opened["tokens"]["1"]) as ada,
        at_table(server, opened["table"], ben) as other,
    ):
        await assert_refused(ada, 1, "plays without advice")
        assert_never_advised(ada, other)


async def test_seats_that_are_filled_with_bots_leave_one_alone(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN)
    await post(server, f"/api/tables/{opened['table']}/start", opened["tokens"]["1"], fill=True)
    async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
        assert ada.messages[0]["table"]["advice"]
        assert (await ask(ada, 1))["type"] == "advice"


async def test_a_stand_in_is_somebody_who_may_come_back_and_asks_for_no_advice() -> None:
    clock = Clock()
    with Server(clock=clock) as server:
        table, ada_token, ben_token = await two_people(server, pace="live", seconds=30, rules={})
        async with at_table(server, table, ada_token) as ada:
            server.advance(31)
            server.tick()
            await ada.until_entry("away", 1)
            await assert_refused(ada, 1, "plays without advice")
            await ada.send(type="back", seat=1)
            await ada.until_entry("back", 1)
        async with at_table(server, table, ben_token) as ben:
            await assert_refused(ben, 1, "whoever sits there")
            assert_never_advised(ada, ben)


async def test_whoever_is_stood_in_for_has_nothing_to_decide() -> None:
    clock = Clock()
    held = asyncio.Event()

    async def pause(_: float) -> None:
        await held.wait()

    with Server(clock=clock, pause=pause, stand_in_seconds=1) as server:
        opened = await open_table(server, person("Ada"), BOT, pace="live", seconds=30, start=True)
        async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
            server.advance(31)
            server.tick()
            await ada.until_entry("away", 1)
            await assert_refused(ada, 1, "nothing to decide")
            await ada.send(type="back", seat=1)
            await ada.until_entry("back", 1)
            assert (await ask(ada, 1))["type"] == "advice"

        async def let() -> None:
            held.set()

        server.do(let())


async def test_when_the_others_have_left_for_good_one_is_alone(server: Server) -> None:
    table, ada_token, ben_token = await two_people(server)
    async with at_table(server, table, ada_token) as ada:
        await assert_refused(ada, 1, "plays without advice")
        async with server.http() as http:
            await http.delete(f"/api/tables/{table}/seats/2", headers=bearer(ben_token))
        await ada.until_entry("left", 2)
        assert (await ask(ada, 1))["type"] == "advice"
        async with at_table(server, table, ben_token) as ben:
            await assert_refused(ben, 2, "whoever sits there")


async def test_a_game_that_has_not_begun_is_over_or_closed_has_nothing_to_decide(server: Server) -> None:
    opened = await open_table(server, person("Ada"), BOT)
    async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
        await assert_refused(ada, 1, "nothing to decide")
        await post(server, f"/api/tables/{opened['table']}/start", opened["tokens"]["1"])
        await ada.play(1)
        await assert_refused(ada, 1, "nothing to decide")
    async with connected(server) as client:
        await client.send(type="advise", seat=1)
        assert (await client.get("refused"))["code"] == "not_now"


async def test_a_rematch_keeps_the_advice_and_forgets_who_had_it(server: Server) -> None:
    table, ada_token, ben_token = await two_people(server, advice=True)
    async with at_table(server, table, ada_token, ben_token) as client:
        await ask(client, 1)
        await client.play(1, 2)
        for token in (ada_token, ben_token):
            again = (await post(server, f"/api/tables/{table}/rematch", token))["table"]
    assert (await view(server, again))["advice"]
    assert "advised" not in kinds(await log(server, again))
    async with at_table(server, again, ada_token, ben_token) as client:
        assert (await ask(client, 1))["type"] == "advice"


async def test_a_decision_does_not_wait_for_advice_and_makes_it_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch, 0)
    with Server() as server:
        opened = await open_table(server, person("Ada"), BOT, start=True)
        async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
            await ada.send(type="advise", seat=1)
            await ada.send(type="advise", seat=1)
            busy = await ada.get("refused")
            assert (busy["code"], busy["sentence"]) == (
                "too_many",
                "The advice that was asked for last is still being worked out.",
            )
            assert (await ada.decide(1))["type"] == "accepted"
            gate.allowed = 10**6
            assert (await ada.get("refused"))["code"] == "stale"
            assert_never_advised(ada)
        assert "advised" not in kinds(await log(server, opened["table"])), "what never came is not noted"


async def test_whoever_goes_on_to_another_table_gets_no_advice_from_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch, 0)
    with Server() as server:
        solo = await open_table(server, person("Ada"), BOT, start=True)
        table, ada_token, _ = await two_people(server)
        async with at_table(server, solo["table"], solo["tokens"]["1"]) as ada:
            await ada.send(type="advise", seat=1)
            await ada.hello(table, ada_token)
            gate.allowed = 10**6
            await assert_refused(ada, 1, "plays without advice")
            await ada.hello(solo["table"], solo["tokens"]["1"])
            assert (await ask(ada, 1))["type"] == "advice"
            assert len([text for text in ada.texts if '"type":"advice"' in text]) == 1


async def test_whoever_disconnects_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    Gate(monkeypatch, 0)
    with Server() as server:
        opened = await open_table(server, person("Ada"), BOT, start=True)

        async def waits() -> bool:
            return server.application.worker.waiting == 1

        async def has_gone() -> bool:
            return server.application.worker.waiting == 0

        async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
            await ada.send(type="advise", seat=1)
            await until(waits)
        await until(has_gone)


async def test_the_same_position_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch, 10**6)
    with Server() as server:
        found = []
        for _ in range(2):
            opened = await open_table(
                server, person("Ada"), BOT, rules={"deck": [0, 0, 0, 0, 0, 2], "set_aside": 0}, start=True
            )
            async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
                found.append((await ask(ada, 1))["options"])
    assert found[0] == found[1]
    assert gate.begun == 1


async def test_what_cannot_be_worked_out_is_refused(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def stumble(*_: Any) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(Worker, "run", stumble)
    with Server() as server:
        opened = await open_table(server, person("Ada"), BOT, start=True)
        async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
            assert (await ask(ada, 1))["code"] == "unexpected"
            assert (await ada.decide(1))["type"] == "accepted"
    assert [record.message for record in caplog.records] == ["a message cannot be answered"]


async def test_it_is_known_to_all_servers_and_noted_once() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as here, Server(storage=storage) as there:
        table, ada_token, ben_token = await two_people(here, advice=True)
        async with at_table(here, table, ada_token) as ada, at_table(there, table, ada_token, ben_token) as both:
            assert both.messages[0]["table"]["advice"]
            found = await asyncio.gather(ask(ada, 1), ask(both, 1))
            assert [one["type"] for one in found] == ["advice", "advice"]
            await ada.until_entry("advised", 1)
            await both.until_entry("advised", 1)
            await both.decide(1)
            await ada.until(lambda: ada.seq == both.seq)
        assert kinds(await log(there, table)).count("advised") == 1


async def test_servers_on_one_postgresql_note_it_once() -> None:
    with running_postgres() as postgres:
        url = fresh_database(postgres)
        with Server(storage=open_storage(url)) as here, Server(storage=open_storage(url)) as there:
            table, ada_token, ben_token = await two_people(here, advice=True)
            async with at_table(here, table, ada_token) as ada, at_table(there, table, ada_token, ben_token) as both:
                found = await asyncio.gather(ask(ada, 1), ask(both, 1))
                assert [one["type"] for one in found] == ["advice", "advice"]
                await ada.until_entry("advised", 1)
                await both.until_entry("advised", 1)
                await both.decide(1)
                await ada.until(lambda: ada.seq == both.seq)
            for server in (here, there):
                assert kinds(await log(server, table)).count("advised") == 1
                async with server.http() as http:
                    assert '[Advice "1"]' in (await http.get(f"/api/tables/{table}/record")).text


async def test_it_is_kept_over_a_restart_and_when_only_the_record_is_left(tmp_path: Path) -> None:
    clock = Clock()
    with restarted(tmp_path / "tables.sqlite3", clock, log_hours=1) as start:
        server = start()
        table, *tokens = await two_people(server, advice=True)
        async with at_table(server, table, *tokens) as client:
            await ask(client, 1)
        server = start()
        async with at_table(server, table, *tokens) as client:
            assert client.messages[0]["table"]["advice"]
            await ask(client, 1)
            await client.play(1, 2)
        assert kinds(await log(server, table)).count("advised") == 1
        async with server.http() as http:
            record = (await http.get(f"/api/tables/{table}/record")).text
        clock.now += 2 * 3600
        server = start()

        async def is_archived() -> bool:
            return server.stored(table).archive is not None

        await until(is_archived)
        entries = await log(server, table)
        assert [entry["body"] for entry in entries if entry["body"]["type"] == "advised"] == [
            {"type": "advised", "seat": 1}
        ]
        async with server.http() as http:
            assert (await http.get(f"/api/tables/{table}/record")).text == record
        assert json.loads(server.stored(table).archive or "")["record"] == record
        assert '[Advice "1"]' in record
