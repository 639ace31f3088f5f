"""Bots at a table have names of their own, the same for everyone, in rematches and in records."""

from __future__ import annotations

import pytest

from mahe.record import parse_record
from mahe.tablelog.bot_names import NAMES, name_bots
from tests.server.clients import at_table, bearer, open_table, view
from tests.server.kit import SHORT, Json, Server

pytestmark = pytest.mark.anyio


async def seats_of(server: Server, table: str) -> list[Json]:
    seats: list[Json] = (await view(server, table))["seats"]
    return seats


async def test_no_two_bots_of_a_table_are_called_the_same_and_none_like_a_person() -> None:
    for number in range(50):
        names = name_bots(f"table{number}", 7, [NAMES[number % len(NAMES)].upper()])
        assert len(set(names)) == 7
        assert NAMES[number % len(NAMES)] not in names
        assert names == name_bots(f"table{number}", 7, [NAMES[number % len(NAMES)]])
    assert len({name_bots(f"table{number}", 3) for number in range(20)}) > 10


async def test_everyone_sees_the_same_names(server: Server) -> None:
    seats: list[Json] = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot"}] * 3, {"kind": "open"}]
    opened = await open_table(server, *seats, rules={"players": 5})
    called = [seat.get("called") for seat in await seats_of(server, opened["table"])]
    assert called[0] is None
    assert called[4] is None
    assert len({*called[1:4]} & {*NAMES}) == 3
    async with server.http() as http:
        entries = (await http.get(f"/api/tables/{opened['table']}/log")).json()
        assert entries[0]["body"]["bot_names"][1:4] == called[1:4]
        # A person may have the name that a bot has; then that bot is called by its kind.
        path = f"/api/tables/{opened['table']}/seats/5"
        assert (await http.put(path, json={"name": called[1]})).status_code == 201
    assert [seat.get("called") for seat in await seats_of(server, opened["table"])] == [None, None, *called[2:4], None]


async def test_a_rematch_and_the_record_keep_the_names(server: Server) -> None:
    rules = {**SHORT, "players": 3}
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot", "bot": "hatchling"}]
    opened = await open_table(server, *seats, rules=rules, start=True)
    table, token = opened["table"], opened["tokens"]["1"]
    called = [seat.get("called", "") for seat in await seats_of(server, table)]
    async with at_table(server, table, token) as ada:
        await ada.play(1)
    async with server.http() as http:
        text = (await http.get(f"/api/tables/{table}/record")).text
        assert f'[BotNames "- {called[1]} {called[2]}"]' in text
        assert parse_record(text).bot_names == tuple(called)
        replay = (await http.post("/api/replay", content=text, headers={"Content-Type": "text/plain"})).json()
        assert replay["entries"][0]["body"]["bot_names"] == called
        again = (await http.post(f"/api/tables/{table}/rematch", headers=bearer(token))).json()["table"]
    assert [seat.get("called", "") for seat in await seats_of(server, again)] == [called[1], called[2], called[0]]


@pytest.mark.parametrize(
    ("value", "names"),
    [("Coco", ()), ("Coco Momo", ("Coco", "Momo")), ("- <b>", ("", "")), ("A B C", ()), ("x" * 13 + " Ö", ("", "Ö"))],
)
async def test_a_record_that_says_something_else_is_read_all_the_same(value: str, names: tuple[str, ...]) -> None:
    seats = '[Seat1 "A"]\n[Seat2 "bot:swimmer"]\n[Turtles "1"]'
    text = f'[Mahe "1"]\n{seats}\n[Deck "3 3 5 5 5 3"]\n[FirstClutch "4"]\n[BotNames "{value}"]\n\n'
    assert parse_record(text).bot_names == names
