"""A record that is sent in comes back as the log of a table, or with what is wrong with it."""

from pathlib import Path

import pytest
from httpx import Response

from mahe.record import parse_position, parse_record
from mahe.record.record import LARGEST_UPLOAD
from tests.server.clients import BOT, at_table, kinds, log, open_table, person
from tests.server.kit import SHORT, Server

pytestmark = pytest.mark.anyio

GAMES = sorted((Path(__file__).parents[1] / "golden" / "games").glob("*.mahe"))


async def send(server: Server, text: str | bytes) -> Response:
    async with server.http() as http:
        return await http.post("/api/replay", content=text, headers={"Content-Type": "text/plain"})


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
async def test_every_golden_game_can_be_replayed(server: Server, path: Path) -> None:
    answer = await send(server, path.read_bytes())
    assert answer.status_code == 200, answer.text
    game = answer.json()
    assert [entry["seq"] for entry in game["entries"]] == list(range(1, len(game["entries"]) + 1))
    assert max(game["standing"]["eggs"]) == max(map(int, game["tags"]["Eggs"].split()))
    moves = [entry["move"] for entry in game["entries"] if "move" in entry]
    assert moves[-1]["eggs"] == 7
    assert game["dice"] is None


async def test_every_event_has_the_position_after_it(server: Server) -> None:
    text = GAMES[0].read_text(encoding="utf-8")
    entries = (await send(server, text)).json()["entries"]
    started = kinds(entries).index("started")
    assert not any("text" in entry for entry in entries[:started])
    states = list(parse_record(text).states())
    assert [parse_position(entry["text"]) for entry in entries[started:]] == states


@pytest.mark.parametrize("mark", ["", "\ufeff"])
async def test_a_record_that_came_by_way_of_windows_is_replayed(server: Server, mark: str) -> None:
    text = GAMES[0].read_text(encoding="utf-8")
    plain, windows = await send(server, text), await send(server, mark + text.replace("\n", "\r\n"))
    assert plain.status_code == windows.status_code == 200
    assert plain.json() == windows.json()


async def test_a_tables_record_gives_back_its_log(server: Server) -> None:
    opened = await open_table(server, person("Ada"), BOT, rules=SHORT, start=True)
    async with at_table(server, opened["table"], opened["tokens"]["1"]) as client:
        await client.play(1)
    async with server.http() as http:
        record = (await http.get(f"/api/tables/{opened['table']}/record")).text
    game = (await send(server, record)).json()
    entries = await log(server, opened["table"])
    assert kinds(game["entries"]) == kinds(entries)
    assert [entry.get("move") for entry in game["entries"]] == [entry.get("move") for entry in entries]
    assert game["dice"]["fair"]
    assert game["dice"]["checked"] == sum("draw" in entry["body"] for entry in entries)
    link = record.index('[ServerLink "') + len('[ServerLink "')
    forged = record[:link] + ("0" if record[link] != "0" else "1") + record[link + 1 :]
    assert (await send(server, forged)).json()["dice"]["fair"] is False


@pytest.mark.parametrize(
    ("text", "status", "part"),
    [
        ("", 409, "[Mahe"),
        ("hello\n", 409, "[Mahe"),
        (b"\xff\xfe", 400, "UTF-8"),
        (GAMES[0].read_text(encoding="utf-8").replace("=", "=9", 1), 409, "line"),
        ("x" * (LARGEST_UPLOAD + 1), 400, "too large"),
    ],
    ids=["empty", "no record", "no text", "wrong landing", "too large"],
)
async def test_a_bad_record_gets_one_sentence(server: Server, text: str | bytes, status: int, part: str) -> None:
    answer = await send(server, text)
    assert answer.status_code == status
    problem = answer.json()
    assert problem["code"] == {400: "bad_request", 409: "impossible"}[status]
    assert part in problem["sentence"]
    if status == 409:
        assert problem["line"] > 0
        assert problem["record"] == ("garbled" if part == "line" else "other")


async def test_turtles_keep_the_colours_of_their_table(server: Server) -> None:
    painted = [["pink", "blue"], ["red", "green"]]
    seats = [{**person("Ada"), "colours": painted[0]}, {**BOT, "colours": painted[1]}]
    opened = await open_table(server, *seats, rules={"players": 2}, start=True)
    async with server.http() as http:
        record = (await http.get(f"/api/tables/{opened['table']}/record")).text
    assert '[Colours "pink blue red green"]' in record
    game = (await send(server, record)).json()
    assert [seat["colours"] for seat in game["entries"][0]["body"]["seats"]] == painted
