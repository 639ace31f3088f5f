"""Tables whose games begin at a position."""

import asyncio
import os
from typing import Any

import pytest
from httpx import Response

from mahe.play.fair import Chain
from mahe.play.fair_record import check_dice
from mahe.record import parse_position, parse_record
from tests.server.clients import BOT, OPEN, at_table, bearer, kinds, log, open_table, person, post, sit, view
from tests.server.kit import SHORT, Json, Server

pytestmark = pytest.mark.anyio

DECIDING = "2x1d1-1-1-0-0-0s1/4BA/2/1./2:B2"
STARTING = "2x1d1-1-1-0-0-0s1/4A18B/2/1./2"
IN_THE_AIR = "2x1d1-1-1-0-0-0s1/4A18B/2/1./2:B2r"
TURNING = "2x1d1-1-1-0-0-0s1/4A18B/0/1./2"
OVER = "2x1d1-1-1-0-0-0s1/3B22A/0/1.2/1"


async def ask(server: Server, **body: Any) -> Response:
    async with server.http() as http:
        return await http.post("/api/tables", json={"rules": SHORT, "seats": [BOT, OPEN], **body})


async def record(server: Server, table: str) -> str:
    async with server.http() as http:
        answer = await http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize("position", [STARTING, DECIDING, IN_THE_AIR, TURNING])
async def test_two_people_play_on_from_a_position(server: Server, position: str) -> None:
    chains = [Chain(os.urandom(32)), Chain(os.urandom(32))]
    opened = await open_table(server, person("Ada", tip=chains[0].tip.hex()), OPEN, position=position)
    table = opened["table"]
    tokens = [opened["tokens"]["1"], await sit(server, table, 2, "Ben", chains[1].tip.hex())]
    async with at_table(server, table, *tokens, seq=0) as both:
        both.chains = {1: chains[0], 2: chains[1]}
        assert both.messages[0]["hands"] == {"1": [1, 0, 0, 0, 0, 0], "2": [0] * 6}
        await post(server, f"/api/tables/{table}/start", tokens[0])
        async with asyncio.timeout(60):
            await both.play(1, 2)
        assert both.entries[0]["body"]["position"] == position
    text = await record(server, table)
    game = parse_record(text)
    assert dict(game.tags)["Position"] == position
    check = check_dice(game)
    assert check is not None
    assert check.alone == (position in (IN_THE_AIR, TURNING))
    standing = (await view(server, table))["standing"]
    assert dict(game.tags)["Eggs"] == " ".join(map(str, standing["eggs"]))
    async with server.http() as http:
        replayed = await http.post("/api/replay", content=text, headers={"Content-Type": "text/plain"})
    assert replayed.status_code == 200, replayed.text
    assert replayed.json()["entries"][0]["body"]["position"] == position
    assert replayed.json()["dice"] == {"fair": True, "checked": check.draws, "alone": check.alone, "problem": None}
    assert kinds(replayed.json()["entries"]) == kinds(await log(server, table))


async def test_before_the_start_the_board_is_shown_and_nobody_decides(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN, position=DECIDING)
    shown = (await view(server, opened["table"]))["position"]
    assert shown["stacks"] == {"4": ["B", "A"]}
    assert (shown["turn"], shown["mover"], shown["dice"], shown["face_up"]) == (2, "B", [2], 2)
    assert (shown["actor"], shown["options"]) == (None, [])
    async with at_table(server, opened["table"], opened["tokens"]["1"]) as client:
        await sit(server, opened["table"], 2, "Ben")
        await client.until_entry("sat", 2)
        assert (client.position["actor"], client.position["options"]) == (None, [])
        refused = await client.answer_to(client.decision(1, {"type": "stop"}))
        assert refused["code"] == "not_now"
        await post(server, f"/api/tables/{opened['table']}/start", opened["tokens"]["1"])
        await client.until_entry("started")
        assert client.position["actor"] == 1
        game = parse_record(await record(server, opened["table"]))
    assert (game.events, game.first) == ((), parse_position(DECIDING))


async def test_bots_play_on_from_a_position(server: Server) -> None:
    opened = await open_table(server, BOT, person("Ben"), position=DECIDING, start=True)
    async with at_table(server, opened["table"], opened["tokens"]["2"]) as client:
        async with asyncio.timeout(60):
            await client.play(2)
    assert check_dice(parse_record(await record(server, opened["table"]))) is not None


async def test_a_rematch_begins_there_again_with_sides_changed(server: Server) -> None:
    opened = await open_table(server, person("Ada"), person("Ben"), position=STARTING, start=True)
    tokens = [opened["tokens"]["1"], opened["tokens"]["2"]]
    async with at_table(server, opened["table"], *tokens) as both:
        await both.play(1, 2)
    async with server.http() as http:
        answer = await http.post(f"/api/tables/{opened['table']}/rematch", headers=bearer(tokens[0]))
    again = await view(server, answer.json()["table"])
    assert [seat["name"] for seat in again["seats"]] == ["Ben", "Ada"]
    assert (again["phase"], again["position"]["stacks"]) == ("playing", {"4": ["A"], "18": ["B"]})
    assert (await log(server, again["table"]))[0]["body"]["position"] == STARTING


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (
            {"position": "2x1/4A18B/2/1./2"},
            "No game can begin at this position: its table is 2x1, and the table of this game is 2x1d1-1-1-0-0-0s1.",
        ),
        (
            {"position": STARTING, "rules": {**SHORT, "cards_as_dice": True}},
            "No game can begin at this position: its table is 2x1d1-1-1-0-0-0s1, and the table of this game is "
            "2x1cd1-1-1-0-0-0s1.",
        ),
        (
            {"position": OVER},
            "No game can begin at this position: the game is over in this position, so none can begin there.",
        ),
    ],
)
async def test_a_position_of_another_table_or_after_the_end_is_refused(
    server: Server, body: Json, sentence: str
) -> None:
    answer = await ask(server, **body)
    assert (answer.status_code, answer.json()["code"], answer.json()["sentence"]) == (409, "impossible", sentence)


async def test_text_that_is_no_position_is_refused_with_its_column(server: Server) -> None:
    problem = (await ask(server, position="2x1d1-1-1-0-0-0s1/4A18B/2/1./2:B26")).json()
    assert problem["code"] == "impossible"
    assert problem["column"] == 34
    assert problem["sentence"] == "The position cannot be: column 34: a total of 8 is a bust, so the throw is over."


@pytest.mark.parametrize("position", ["", "x" * 501, 3, ["2x1"]])
async def test_a_position_of_the_wrong_form_is_a_bad_request(server: Server, position: object) -> None:
    answer = await ask(server, position=position)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
