"""Whoever opened a table looks after it: the start, bots for the absent, another host; and what others may not do."""

from pathlib import Path

import pytest
from httpx import Response

from tests.server.clients import OPEN, at_table, bearer, kinds, log, open_table, person, sit, view
from tests.server.kit import Json, Server, SharedStorage, restarted, until

pytestmark = pytest.mark.anyio


async def let_play(server: Server, table: str, seat: int, token: str) -> Response:
    async with server.http() as http:
        return await http.post(f"/api/tables/{table}/away", json={"seat": seat}, headers=bearer(token))


async def hand_over(server: Server, table: str, seat: int, token: str) -> Response:
    async with server.http() as http:
        return await http.put(f"/api/tables/{table}/host", json={"seat": seat}, headers=bearer(token))


async def start(server: Server, table: str, token: str) -> Response:
    async with server.http() as http:
        return await http.post(f"/api/tables/{table}/start", json={}, headers=bearer(token))


def refusal(answer: Response) -> tuple[int, str]:
    found: Json = answer.json()
    return answer.status_code, found["code"]


async def friends(server: Server, *names: str) -> tuple[str, list[str], str]:
    """Return a table that the first of *names* opened, everyone's token, and the owner's."""
    opened = await open_table(server, person(names[0]), *[OPEN for _ in names[1:]])
    table = opened["table"]
    others = [await sit(server, table, seat, name) for seat, name in enumerate(names[1:], 2)]
    return table, [opened["tokens"]["1"], *others], opened["owner"]


async def present(server: Server, table: str, *seats: int) -> None:
    async def are_there() -> bool:
        found = await view(server, table)
        return [seat["seat"] for seat in found["seats"] if seat["connected"]] == list(seats)

    await until(are_there)


async def test_a_bot_plays_for_an_absent_friend_until_they_return(server: Server) -> None:
    table, (ada, ben), _ = await friends(server, "Ada", "Ben")
    async with at_table(server, table, ada) as client:
        assert (await start(server, table, ada)).status_code == 204
        await client.until(lambda: client.phase == "playing")
        while client.position["actor"] == 1:
            await client.decide(1)
        assert client.due is None, "there is no pace, and nobody would ever play for Ben"
        assert (await let_play(server, table, 2, ada)).status_code == 204
        await client.until_entry("away", 2)
        await client.until(lambda: client.position["actor"] == 1 or client.phase == "over")
        assert (await let_play(server, table, 2, ada)).status_code == 204
        assert kinds(await log(server, table)).count("away") == 1
        async with at_table(server, table, ben):
            await client.until_entry("back", 2)
            assert refusal(await let_play(server, table, 2, ada)) == (403, "not_yours")


async def test_nobody_but_the_host_lets_a_bot_play(server: Server) -> None:
    table, (ada, ben, cleo), owner = await friends(server, "Ada", "Ben", "Cleo")
    assert refusal(await let_play(server, table, 3, ada)) == (409, "not_now")
    assert (await start(server, table, ada)).status_code == 204
    async with at_table(server, table, ben):
        await present(server, table, 2)
        answer = await let_play(server, table, 3, ben)
        assert refusal(answer) == (403, "not_yours")
        assert answer.json()["sentence"] == "This is for Ada alone, who is the host."
        assert refusal(await let_play(server, table, 2, ada)) == (403, "not_yours")
        assert refusal(await let_play(server, table, 1, ada)) == (403, "not_yours")
        assert refusal(await let_play(server, table, 7, ada)) == (409, "impossible")
        assert refusal(await let_play(server, table, 3, "nobody")) == (404, "not_found")
        assert (await let_play(server, table, 3, owner)).status_code == 204
    assert cleo


async def test_presence_counts_at_any_server() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as here, Server(storage=storage) as there:
        for server in (here, there):
            server.do(server.application.clocks._beat())
        table, (ada, ben), _ = await friends(here, "Ada", "Ben")
        assert (await start(here, table, ada)).status_code == 204
        async with at_table(there, table, ben):
            assert refusal(await let_play(here, table, 2, ada)) == (403, "not_yours")
            assert refusal(await hand_over(there, table, 2, "nobody")) == (404, "not_found")
        await present(there, table)
        assert (await let_play(here, table, 2, ada)).status_code == 204
        async with at_table(there, table, ben):
            assert not (await view(there, table))["seats"][1]["away"]


async def test_only_the_host_starts_unless_they_are_not_there(server: Server) -> None:
    table, (ada, ben), _ = await friends(server, "Ada", "Ben")
    async with at_table(server, table, ada):
        await present(server, table, 1)
        answer = await start(server, table, ben)
        assert refusal(answer) == (403, "not_yours")
        assert answer.json()["sentence"] == "Ada is the host, and starts the game."
    await present(server, table)
    assert (await start(server, table, ben)).status_code == 204


async def test_the_host_removes_a_guest_before_the_start_and_guests_remove_nobody(server: Server) -> None:
    table, (ada, ben, cleo), _ = await friends(server, "Ada", "Ben", "Cleo")
    async with at_table(server, table, ben) as guest, server.http() as http:
        for token, seat in ((ben, 3), (cleo, 1)):
            assert (await http.delete(f"/api/tables/{table}/seats/{seat}", headers=bearer(token))).status_code == 403
        assert (await http.delete(f"/api/tables/{table}/seats/2", headers=bearer(ada))).status_code == 204
        await guest.until_entry("left", 2)
    assert [seat["kind"] for seat in (await view(server, table))["seats"]] == ["person", "open", "person"]


async def test_a_table_is_handed_over_and_its_owner_is_not_the_host_any_more(server: Server) -> None:
    table, (ada, ben), owner = await friends(server, "Ada", "Ben")
    assert (await view(server, table))["host"] == 1
    assert refusal(await hand_over(server, table, 3, ada)) == (409, "impossible")
    async with at_table(server, table, ada):
        await present(server, table, 1)
        assert refusal(await hand_over(server, table, 2, ben)) == (403, "not_yours")
        assert (await hand_over(server, table, 2, ada)).status_code == 204
        assert (await view(server, table))["host"] == 2
    async with at_table(server, table, ben):
        await present(server, table, 2)
        for token in (ada, owner):
            assert refusal(await start(server, table, token)) == (403, "not_yours")
            assert refusal(await hand_over(server, table, 1, token)) == (403, "not_yours")
        assert (await start(server, table, ben)).status_code == 204


async def test_nobody_is_host_of_a_bots_or_an_open_seat(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN, {"kind": "bot"})
    for seat in (2, 3):
        answer = await hand_over(server, opened["table"], seat, opened["tokens"]["1"])
        assert refusal(answer) == (409, "impossible")


async def test_more_than_half_of_those_who_are_there_choose_another_host(server: Server) -> None:
    table, (ada, ben, cleo, dan), _ = await friends(server, "Ada", "Ben", "Cleo", "Dan")
    assert (await start(server, table, ada)).status_code == 204
    async with at_table(server, table, ben), at_table(server, table, cleo):
        await present(server, table, 2, 3)
        assert refusal(await hand_over(server, table, 4, ben)) == (409, "not_now")  # Dan is not there.
        assert (await hand_over(server, table, 2, ben)).status_code == 204
        found = await view(server, table)
        assert (found["host"], found["votes"]) == (1, [{"seat": 2, "host": 2}])
        assert refusal(await let_play(server, table, 1, ben)) == (403, "not_yours")
        assert (await hand_over(server, table, 3, cleo)).status_code == 204
        assert (await view(server, table))["host"] == 1
        assert (await hand_over(server, table, 2, cleo)).status_code == 204
        found = await view(server, table)
        assert (found["host"], found["votes"]) == (2, [])
        assert (await let_play(server, table, 1, ben)).status_code == 204
    stored = [kind for kind in kinds(await log(server, table)) if kind in ("vote", "host", "away")]
    assert stored == ["vote", "vote", "vote", "host", "away"]
    assert dan


async def test_a_host_who_returns_ends_the_vote(server: Server) -> None:
    table, (ada, ben, cleo), _ = await friends(server, "Ada", "Ben", "Cleo")
    async with at_table(server, table, ben), at_table(server, table, cleo):
        await present(server, table, 2, 3)
        assert (await hand_over(server, table, 2, ben)).status_code == 204
        async with at_table(server, table, ada):
            await present(server, table, 1, 2, 3)
            found = await view(server, table)
            assert (found["host"], found["votes"]) == (1, [])
            assert refusal(await hand_over(server, table, 2, cleo)) == (403, "not_yours")


async def test_the_next_person_is_host_when_the_host_leaves(server: Server) -> None:
    table, (ada, _, cleo), _ = await friends(server, "Ada", "Ben", "Cleo")
    assert (await hand_over(server, table, 3, ada)).status_code == 204
    async with server.http() as http:
        assert (await http.delete(f"/api/tables/{table}/seats/3", headers=bearer(cleo))).status_code == 204
    assert (await view(server, table))["host"] == 1


async def test_votes_and_hosts_survive_a_restart(tmp_path: Path) -> None:
    with restarted(tmp_path / "tables.sqlite3") as start_server:
        server = start_server()
        table, (ada, ben, cleo), _ = await friends(server, "Ada", "Ben", "Cleo")
        assert (await start(server, table, ada)).status_code == 204
        async with at_table(server, table, ben), at_table(server, table, cleo):
            await present(server, table, 2, 3)
            assert (await hand_over(server, table, 2, ben)).status_code == 204
        server = start_server()
        assert (await view(server, table))["votes"] == [{"seat": 2, "host": 2}]
        async with at_table(server, table, ben):
            await present(server, table, 2)
            assert (await hand_over(server, table, 2, cleo)).status_code == 204
        server = start_server()
        assert (await view(server, table))["host"] == 2
