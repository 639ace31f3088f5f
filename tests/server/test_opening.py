"""Opening a table, and sitting down at it."""

import asyncio

import pytest

from tests.server.clients import BOT, OPEN, at_table, bearer, kinds, log, open_table, person, post, sit, view
from tests.server.kit import SHORT, Json, Server

pytestmark = pytest.mark.anyio


async def test_a_table_has_seats_for_people_bots_and_whoever_comes(server: Server) -> None:
    opened = await open_table(server, person("Ada"), BOT, OPEN, {"kind": "bot", "bot": "hatchling"})
    table = await view(server, opened["table"])
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [
        ("person", "Ada"),
        ("bot", "swimmer"),
        ("open", ""),
        ("bot", "hatchling"),
    ]
    assert list(opened["tokens"]) == ["1"]
    assert table["phase"] == "open"
    assert kinds(await log(server, opened["table"])) == ["opened", "sat"]


async def test_the_rules_asked_for_are_the_tables(server: Server) -> None:
    rules = {
        "players": 3,
        "turtles_each": 2,
        "cards_as_dice": True,
        "third_die_at_seven": True,
        "bust_ends_turn": True,
        "deck": [2, 2, 2, 2, 2, 2],
        "set_aside": 3,
    }
    opened = await open_table(server, BOT, BOT, BOT, rules=rules)
    assert (await view(server, opened["table"]))["rules"] == rules


async def test_without_rules_four_play_the_standard_game(server: Server) -> None:
    opened = await post(server, "/api/tables", seats=[OPEN] * 4)
    rules = (await view(server, opened["table"]))["rules"]
    assert (rules["players"], rules["turtles_each"], rules["deck"]) == (4, 1, [3, 3, 5, 5, 5, 3])


@pytest.mark.parametrize(
    "wrong",
    [
        {"rules": {"players": 8}, "seats": [OPEN] * 7},
        {"rules": {"players": True}, "seats": [OPEN] * 2},
        {"rules": {"players": "2"}, "seats": [OPEN] * 2},
        {"rules": {"players": 2.5}, "seats": [OPEN] * 2},
        {"rules": {"players": 2}, "seats": [OPEN, {"kind": "ghost"}]},
        {"rules": {"players": 2}, "seats": [OPEN, OPEN], "pace": "slow"},
        {"rules": {"players": 2}, "seats": [OPEN, OPEN], "pace": "live", "seconds": 4},
        {"rules": {"players": 2}, "seats": [OPEN, OPEN], "extra": 1},
        {"seats": []},
        {},
    ],
)
async def test_a_request_of_the_wrong_form_is_refused_in_a_sentence(server: Server, wrong: Json) -> None:
    async with server.http() as http:
        answer = await http.post("/api/tables", json=wrong)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert answer.json()["sentence"].endswith(".")


@pytest.mark.parametrize(
    "wrong",
    [
        {"rules": {"players": 4, "turtles_each": 2}, "seats": [OPEN] * 4},
        {"rules": {"players": 2, "deck": [0, 0, 0, 0, 0, 0]}, "seats": [OPEN] * 2},
        {"rules": {"players": 2, "deck": [24, 24, 0, 0, 0, 0]}, "seats": [OPEN] * 2},
        {"rules": {"players": 3}, "seats": [OPEN] * 2},
        {"rules": {"players": 2}, "seats": [OPEN, {"kind": "bot", "bot": "shark"}]},
        {"rules": {"players": 2}, "seats": [OPEN, OPEN], "stand_in": "shark"},
        {"rules": {"players": 2}, "seats": [person("\u202e\u200b"), OPEN]},
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_a_sentence(server: Server, wrong: Json) -> None:
    async with server.http() as http:
        answer = await http.post("/api/tables", json=wrong)
    assert (answer.status_code, answer.json()["code"]) == (409, "impossible")
    assert answer.json()["sentence"].endswith(".")


async def test_every_turtle_has_a_colour_and_those_asked_for_are_kept(server: Server) -> None:
    rules = {**SHORT, "turtles_each": 2}
    seats = [{**OPEN, "colours": ["pink", "blue"]}, {**OPEN, "colours": ["red"]}, OPEN]
    opened = await open_table(server, *seats, rules=rules)
    colours = [seat["colours"] for seat in (await view(server, opened["table"]))["seats"]]
    assert colours[0] == ["pink", "blue"]
    assert colours[1][0] == "red"
    everyones = [colour for pair in colours for colour in pair]
    assert len(set(everyones)) == 6


async def test_two_turtles_of_one_colour_are_refused(server: Server) -> None:
    seats = [{**OPEN, "colours": ["pink"]}, {**OPEN, "colours": ["pink"]}]
    async with server.http() as http:
        answer = await http.post("/api/tables", json={"rules": SHORT, "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (409, "impossible")


@pytest.mark.parametrize(("pace", "seconds"), [("none", None), ("live", 30), ("daily", 86400)])
async def test_the_pace_says_how_long_a_decision_may_take(server: Server, pace: str, seconds: int | None) -> None:
    opened = await open_table(server, person("Ada"), BOT, pace=pace, seconds=30)
    table = await view(server, opened["table"])
    assert (table["pace"], table["seconds"], table["due"]) == (pace, seconds, None)


async def test_people_sit_down_by_the_link(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN)
    async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
        token = await sit(server, opened["table"], 2, "Ben")
        assert (await ada.until_entry("sat", 2))["body"]["name"] == "Ben"
        async with at_table(server, opened["table"], token) as ben:
            assert ben.messages[-1]["yours"] == [2]


async def test_a_seat_is_taken_only_once(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN, BOT)
    await sit(server, opened["table"], 2, "Ben")
    before = await log(server, opened["table"])
    async with server.http() as http:
        for seat in (1, 2, 3):
            answer = await http.put(f"/api/tables/{opened['table']}/seats/{seat}", json={"name": "Cem"})
            assert (answer.status_code, answer.json()["code"]) == (409, "seat_taken")
        answer = await http.put(f"/api/tables/{opened['table']}/seats/4", json={"name": "Cem"})
        assert answer.status_code == 404
    assert await log(server, opened["table"]) == before


async def test_one_of_two_who_sit_down_at_the_same_moment_gets_the_seat(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN)
    async with server.http() as http:
        path = f"/api/tables/{opened['table']}/seats/2"
        answers = await asyncio.gather(*(http.put(path, json={"name": name}) for name in ("Ben", "Cem", "Dora")))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409]


async def test_a_game_starts_when_every_seat_is_taken(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN)
    path = f"/api/tables/{opened['table']}/start"
    async with server.http() as http:
        early = await http.post(path, json={}, headers=bearer(opened["tokens"]["1"]))
    assert (early.status_code, early.json()["code"]) == (409, "not_now")
    token = await sit(server, opened["table"], 2, "Ben")
    await post(server, path, token)
    table = await view(server, opened["table"])
    assert (table["phase"], table["position"]["actor"]) == ("playing", 1)
    assert table["position"]["face_up"] in range(1, 7)
    async with server.http() as http:
        again = await http.post(path, json={}, headers=bearer(token))
    assert (again.status_code, again.json()["code"]) == (409, "not_now")


async def test_bots_fill_the_open_seats_if_asked(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN, OPEN, stand_in="hatchling")
    await post(server, f"/api/tables/{opened['table']}/start", opened["owner"], fill=True)
    seats = (await view(server, opened["table"]))["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats[1:]] == [("bot", "hatchling")] * 2


async def test_a_table_may_start_as_it_is_opened(server: Server) -> None:
    opened = await open_table(server, person("Ada"), BOT, start=True)
    assert (await view(server, opened["table"]))["phase"] == "playing"
    async with server.http() as http:
        answer = await http.post("/api/tables", json={"rules": SHORT, "seats": [person("Ada"), OPEN], "start": True})
    assert (answer.status_code, answer.json()["code"]) == (409, "not_now")


@pytest.mark.parametrize(
    ("cards", "asked", "are_open"), [(False, False, False), (False, True, True), (True, False, True)]
)
async def test_clutches_that_may_be_played_as_dice_are_open(
    server: Server, *, cards: bool, asked: bool, are_open: bool
) -> None:
    opened = await open_table(server, OPEN, OPEN, rules={"cards_as_dice": cards}, open_clutches=asked)
    assert (await view(server, opened["table"]))["open_clutches"] is are_open
