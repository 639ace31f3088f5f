"""Who may do what: every action by the wrong one is refused, and nothing has changed."""

from typing import Any

import pytest

from tests.server.clients import at_table, bearer, log, open_table, person, post, sit, two_people, view
from tests.server.kit import Json, Server

pytestmark = pytest.mark.anyio
OPEN = {"kind": "open"}
START = {"type": "start", "turtle": "A"}


async def everything(server: Server, table: str) -> tuple[Any, ...]:
    """Return all of a table that an action could change."""
    stored = server.stored(table)
    return stored.entries, stored.keys, stored.status, (await view(server, table))["seats"]


ACTIONS: list[tuple[str, str, Json | None]] = [
    ("POST", "/start", {}),
    ("POST", "/start", {"fill": True}),
    ("POST", "/decisions", {"seat": 1, "seq": 5, "command": "x", "event": START}),
    ("POST", "/rematch", None),
    ("POST", "/rematch", {"agrees": False}),
    ("POST", "/away", {"seat": 2}),
    ("PUT", "/host", {"seat": 2}),
    ("DELETE", "/seats/1", None),
    ("DELETE", "", None),
]


@pytest.mark.parametrize(("method", "path", "body"), ACTIONS)
async def test_no_token_a_wrong_one_and_another_tables_open_nothing(
    server: Server, method: str, path: str, body: Json | None
) -> None:
    table, ada, _ = await two_people(server)
    _, stranger, _ = await two_people(server)
    before = await everything(server, table)
    async with server.http() as http:
        wrong: list[tuple[Any, int]] = [
            ({}, 401),
            ({"Authorization": f"Basic {ada}"}, 401),
            ({"Authorization": "Bearer"}, 401),
            (bearer("wrong"), 404),
            (bearer(stranger), 404),
            (bearer(ada[:-1]), 404),
            ({b"Authorization": b"Bearer \xff\xfe"}, 404),
        ]
        for headers, status in wrong:
            answer = await http.request(method, f"/api/tables/{table}{path}", json=body, headers=headers)
            assert answer.status_code == status
            assert answer.json()["code"] == {401: "no_token", 404: "not_found"}[status]
    assert await everything(server, table) == before


async def test_a_seat_speaks_only_for_itself(server: Server) -> None:
    table, ada, ben = await two_people(server)
    before = await everything(server, table)
    async with server.http() as http:
        body = {"seat": 1, "seq": before[0][-1].seq, "command": "x", "event": START}
        for token in (ben,):
            answer = await http.post(f"/api/tables/{table}/decisions", json=body, headers=bearer(token))
            assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
            answer = await http.delete(f"/api/tables/{table}/seats/1", headers=bearer(token))
            assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
        answer = await http.delete(f"/api/tables/{table}", headers=bearer(ada))
        assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
    assert await everything(server, table) == before


async def test_the_one_who_opened_the_table_does_not_decide_for_others(server: Server) -> None:
    opened = await open_table(server, person("Ada"), person("Ben"), start=True)
    before = server.stored(opened["table"])
    async with at_table(server, opened["table"], opened["owner"]) as client:
        assert client.messages[0]["yours"] == [0]
        assert (await client.decide(1))["code"] == "not_yours"
        for message in ({"type": "back", "seat": 1}, {"type": "tip", "seat": 1, "tip": "00" * 32}):
            await client.send(**message)
            assert (await client.get("refused"))["code"] == "not_yours"
    assert server.stored(opened["table"]) == before


@pytest.mark.parametrize("who", ["watcher", "other seat", "stranger", "wrong token"])
async def test_sockets_act_only_for_their_own_seats(server: Server, who: str) -> None:
    table, _, ben = await two_people(server)
    _, stranger, _ = await two_people(server)
    tokens = {"watcher": [], "other seat": [ben], "stranger": [stranger], "wrong token": ["x" * 32]}[who]
    before = server.stored(table)
    async with at_table(server, table, *tokens) as client:
        assert client.messages[0]["yours"] == ([2] if who == "other seat" else [])
        assert (await client.decide(1))["code"] == "not_yours"
        for message in (
            {"type": "react", "seat": 1, "reaction": "wow"},
            {"type": "back", "seat": 1},
            {"type": "tip", "seat": 1, "tip": "00" * 32},
        ):
            await client.send(**message)
            assert (await client.get("refused"))["code"] == "not_yours"
        await client.send(type="react", seat=0, reaction="wow")
        assert (await client.get("refused"))["code"] == "bad_request"
    assert server.stored(table) == before


async def test_a_former_player_has_no_say_any_more(server: Server) -> None:
    table, ada, ben = await two_people(server)
    async with at_table(server, table, ada) as client, server.http() as http:
        assert (await http.delete(f"/api/tables/{table}/seats/1", headers=bearer(ada))).status_code == 204
        await client.until_entry("left", 1)
        await client.until(lambda: client.position["actor"] == 2)
        await client.settle()
        before = server.stored(table)
        assert (await client.decide(1))["code"] == "not_yours"
        await client.send(type="react", seat=1, reaction="wow")
        assert (await client.get("refused"))["code"] == "not_yours"
        for method, path, body in ACTIONS:
            answer = await http.request(method, f"/api/tables/{table}{path}", json=body, headers=bearer(ada))
            assert answer.status_code == 404
        await client.hello(table, ada)
        assert client.messages[-1]["yours"] == []
        assert server.stored(table) == before
    async with at_table(server, table, ben) as client:
        await client.play(2)


async def test_who_left_before_the_start_cannot_use_the_seat_of_the_next(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN)
    table = opened["table"]
    ben = await sit(server, table, 2, "Ben")
    async with at_table(server, table, ben) as client, server.http() as http:
        await http.delete(f"/api/tables/{table}/seats/2", headers=bearer(ben))
        cem = await sit(server, table, 2, "Cem")
        await post(server, f"/api/tables/{table}/start", cem)
        await client.until(lambda: client.phase == "playing")
        await client.send(type="react", seat=2, reaction="bye")
        assert (await client.get("refused"))["code"] == "not_yours"
        assert (await http.delete(f"/api/tables/{table}/seats/2", headers=bearer(ben))).status_code == 404


async def test_what_is_not_on_offer_is_refused_with_a_code(server: Server) -> None:
    table, ada, ben = await two_people(server)
    before = await log(server, table)
    async with at_table(server, table, ada, ben) as client:
        for seat, event, code in [
            (1, {"type": "roll"}, "illegal"),
            (1, {"type": "stop"}, "illegal"),
            (1, {"type": "start", "turtle": "B"}, "illegal"),
            (1, {"type": "card", "eggs": 3}, "illegal"),
            (1, {"type": "rolled", "pips": 6}, "bad_request"),
            (1, {"type": "turned", "eggs": 6}, "bad_request"),
            (1, {"type": "start"}, "bad_request"),
            (1, {"type": "start", "turtle": "A", "pips": 6}, "bad_request"),
            (1, {"type": "card", "eggs": True}, "bad_request"),
            (1, {}, "bad_request"),
            (2, {"type": "start", "turtle": "B"}, "not_now"),
        ]:
            await client.send(**{**client.decision(seat, START), "event": event, "link": ""})
            assert (await client.get("refused"))["code"] == code, event
    assert await log(server, table) == before


OWN = ("date", "x-request-id")
"""Headers that are each answer's own."""


async def test_unknown_and_forbidden_look_alike(server: Server) -> None:
    table, _, _ = await two_people(server)
    unknown = "A" * len(table)
    async with server.http() as http:
        for method, path, body in ACTIONS:
            answers = [
                await http.request(method, f"/api/tables/{one}{path}", json=body, headers=bearer("wrong"))
                for one in (table, unknown)
            ]
            hidden = [
                (answer.status_code, answer.content, {k: v for k, v in answer.headers.items() if k not in OWN})
                for answer in answers
            ]
            assert hidden[0] == hidden[1]
