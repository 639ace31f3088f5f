"""Whole games over sockets, their records, and what comes after them."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from mahe.play.fair import Chain
from mahe.play.fair_record import check_dice
from mahe.record import parse_record
from tests.server.clients import (
    BOT,
    OPEN,
    Client,
    at_table,
    bearer,
    kinds,
    open_table,
    person,
    post,
    sit,
    two_people,
    view,
)
from tests.server.kit import SHORT, Json, Server

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_with_chains(server: Server, **more: Any) -> AsyncIterator[tuple[str, Client, Client, list[str]]]:
    """Give a table with two people on two browsers who bring their own chains."""
    chains = [Chain(os.urandom(32)), Chain(os.urandom(32))]
    opened = await open_table(server, person("Ada", tip=chains[0].tip.hex()), OPEN, **more)
    table = opened["table"]
    tokens = [opened["tokens"]["1"], await sit(server, table, 2, "Ben", chains[1].tip.hex())]
    async with at_table(server, table, tokens[0]) as ada, at_table(server, table, tokens[1]) as ben:
        ada.chains, ben.chains = {1: chains[0]}, {2: chains[1]}
        await post(server, f"/api/tables/{table}/start", tokens[0])
        yield table, ada, ben, tokens


async def record(server: Server, table: str) -> str:
    async with server.http() as http:
        answer = await http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert f'filename="{table}.mahe"' in answer.headers["content-disposition"]
    return answer.text


@pytest.mark.parametrize(
    "rules",
    [SHORT, {**SHORT, "cards_as_dice": True}, {**SHORT, "turtles_each": 2}, {"players": 2, "third_die_at_seven": True}],
    ids=["short", "cards", "two turtles", "full"],
)
async def test_two_people_with_chains_play_a_game_whose_dice_can_be_checked(server: Server, rules: Json) -> None:
    async with two_with_chains(server, rules=rules) as (table, ada, ben, _):
        async with asyncio.timeout(60):
            await asyncio.gather(ada.play(1), ben.play(2))
        assert ada.entries == ben.entries
    game = parse_record(await record(server, table))
    check = check_dice(game)
    assert check is not None
    assert check.alone == 1, "only the first card is drawn before anyone throws"
    assert check.draws > 5
    standing = (await view(server, table))["standing"]
    assert dict(game.tags)["Result"] == " ".join(map(str, standing["winners"]))
    assert dict(game.tags)["Eggs"] == " ".join(map(str, standing["eggs"]))


async def test_people_without_chains_and_bots_draw_from_the_servers_alone(server: Server) -> None:
    opened = await open_table(server, person("Ada"), BOT, start=True)
    async with at_table(server, opened["table"], opened["tokens"]["1"]) as client:
        await client.play(1)
    check = check_dice(parse_record(await record(server, opened["table"])))
    assert check is not None
    assert check.alone == check.draws


async def test_a_link_that_does_not_continue_the_chain_is_refused(server: Server) -> None:
    async with two_with_chains(server) as (_, ada, _, _):
        await ada.until(lambda: ada.phase == "playing")
        before = ada.seq
        for link in ("00" * 32, ada.chains[1].link(2).hex(), ada.chains[1].tip.hex()):
            refused = await ada.answer_to(ada.decision(1, {"type": "start", "turtle": "A"}, link=link))
            assert refused["code"] == "bad_link"
        assert ada.seq == before
        assert (await ada.decide(1))["type"] == "accepted"


async def test_a_record_of_a_game_under_way_can_be_read_too(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN)
    async with server.http() as http:
        early = await http.get(f"/api/tables/{opened['table']}/record")
    assert (early.status_code, early.json()["code"]) == (409, "not_now")
    async with two_with_chains(server) as (table, ada, _, _):
        await ada.until(lambda: ada.phase == "playing")
        await ada.decide(1)
        game = parse_record(await record(server, table))
    assert dict(game.tags)["Result"] == "*"
    assert check_dice(game) is not None


async def test_a_rematch_has_the_same_people_and_the_next_of_them_starts(server: Server) -> None:
    async with two_with_chains(server, stand_in="hatchling", public=True) as (table, ada, ben, tokens):
        async with server.http() as http:
            path = f"/api/tables/{table}/rematch"
            early = await http.post(path, headers=bearer(tokens[0]))
            assert (early.status_code, early.json()["code"]) == (409, "not_now")
            await asyncio.gather(ada.play(1), ben.play(2))
            answers = await asyncio.gather(*(http.post(path, headers=bearer(token)) for token in tokens * 2))
        assert {answer.status_code for answer in answers} == {201}
        (again,) = {answer.json()["table"] for answer in answers} - {None}
        assert (await ada.until_entry("rematch"))["body"]["table"] == again
        old, new = await view(server, table), await view(server, again)
        assert old["rematch"] == again
        assert [seat["name"] for seat in new["seats"]] == ["Ben", "Ada"]
        assert [seat["colours"] for seat in new["seats"]] == [seat["colours"] for seat in reversed(old["seats"])]
        assert (new["phase"], new["rules"], new["stand_in"]) == ("playing", old["rules"], "hatchling")
        await ada.hello(again, tokens[0])
        await ben.hello(again, tokens[1])
        assert (ada.messages[-1]["yours"], ben.messages[-1]["yours"]) == ([2], [1])


async def test_after_a_rematch_people_bring_new_chains(server: Server) -> None:
    async with two_with_chains(server) as (table, ada, ben, tokens):
        await asyncio.gather(ada.play(1), ben.play(2))
        _, again = [(await post(server, f"/api/tables/{table}/rematch", token))["table"] for token in tokens]
    chain = Chain(os.urandom(32))
    async with at_table(server, again, *tokens) as both:
        assert both.messages[0]["links"] == {"1": "", "2": ""}
        await both.send(type="tip", seat=1, tip=chain.tip.hex())
        await both.until_entry("tip", 1)
        await both.send(type="tip", seat=1, tip="11" * 32)
        assert (await both.get("refused"))["code"] == "not_now"
        both.chains = {1: chain}
        await both.play(1, 2)
    check = check_dice(parse_record(await record(server, again)))
    assert check is not None
    assert 0 < check.alone < check.draws


async def test_a_rematch_keeps_bots_and_those_who_stood_in(server: Server) -> None:
    opened = await open_table(server, person("Ada"), BOT, OPEN, person("Dora"), stand_in="hatchling")
    table, ada, dora = opened["table"], opened["tokens"]["1"], opened["tokens"]["4"]
    await post(server, f"/api/tables/{table}/start", ada, fill=True)
    async with at_table(server, table, ada) as client:
        async with server.http() as http:
            await http.delete(f"/api/tables/{table}/seats/4", headers=bearer(dora))
        await client.until_entry("left", 4)
        await client.play(1)
        async with server.http() as http:
            refused = await http.post(f"/api/tables/{table}/rematch", headers=bearer(dora))
            assert refused.status_code == 404, "a former player opens nothing"
        again = (await post(server, f"/api/tables/{table}/rematch", ada))["table"]
        seats = (await view(server, again))["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [
            ("bot", "swimmer"),
            ("bot", "hatchling"),
            ("bot", "hatchling"),
            ("person", "Ada"),
        ]
        await client.hello(again, ada, seq=0)
        await client.play(4)


async def test_public_tables_are_listed_by_phase_and_others_never(server: Server) -> None:
    async def listed(phase: str) -> list[str]:
        async with server.http() as http:
            return [one["table"] for one in (await http.get(f"/api/tables?phase={phase}&limit=100")).json()]

    hidden, *tokens = await two_people(server)
    async with at_table(server, hidden, *tokens) as client:
        await client.play(1, 2)
    shown, *tokens = await two_people(server, public=True, start=False)
    assert shown in await listed("open")
    await post(server, f"/api/tables/{shown}/start", tokens[0])
    assert shown in await listed("playing")
    assert shown not in await listed("open")
    async with at_table(server, shown, *tokens) as client:
        await client.play(1, 2)
    assert (await listed("over"))[0] == shown
    assert hidden not in [*await listed("over"), *await listed("playing"), *await listed("open")]


async def test_a_deleted_table_is_gone_for_everyone(server: Server) -> None:
    opened = await open_table(server, person("Ada"), person("Ben"), start=True, public=True)
    table, ada = opened["table"], opened["tokens"]["1"]
    async with at_table(server, table, ada) as client, server.http() as http:
        refused = await http.delete(f"/api/tables/{table}", headers=bearer(ada))
        assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
        assert (await http.delete(f"/api/tables/{table}", headers=bearer(opened["owner"]))).status_code == 204
        await client.get("gone")
        await client.send(**client.decision(1, {"type": "start", "turtle": "A"}))
        assert (await client.get("refused"))["code"] == "not_found"
        for path in ("", "/log", "/record"):
            assert (await http.get(f"/api/tables/{table}{path}")).status_code == 404
        assert (await http.delete(f"/api/tables/{table}", headers=bearer(opened["owner"]))).status_code == 404


async def test_a_game_by_http_alone_tells_the_same_story(server: Server) -> None:
    table, ada, _ = await two_people(server)
    body = {
        "seat": 1,
        "seq": (await view(server, table))["seq"],
        "command": "one",
        "event": {"type": "start", "turtle": "A"},
    }
    accepted = await post(server, f"/api/tables/{table}/decisions", ada, **body)
    assert accepted == {"type": "accepted", "command": "one", "seq": body["seq"] + 1}
    async with server.http() as http:
        entries = (await http.get(f"/api/tables/{table}/log?after={body['seq']}&limit=1")).json()
        assert kinds(entries) == ["start"]
        stale = await http.post(f"/api/tables/{table}/decisions", json={**body, "command": "two"}, headers=bearer(ada))
    assert (stale.status_code, stale.json()["code"]) == (409, "stale")
    assert stale.json()["seq"] == body["seq"] + 2
    assert stale.json()["position"]["dice"]
