"""What hosts do, votes, answers to a rematch and the score of a series survive `kill -9`, and hold at every server."""

from collections.abc import Iterator
from pathlib import Path
from signal import SIGKILL

import pytest

from tests.server.clients import OPEN, at_table, bearer, open_table, person, post, sit, view
from tests.server.kit import Json, Server, until
from tests.server.postgres import fresh_database, running_postgres
from tests.server.test_operation import served

pytestmark = [pytest.mark.anyio, pytest.mark.thorough]

KEPT = ("phase", "seq", "host", "votes", "series", "answers", "rematch")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    return fresh_database(request.getfixturevalue("postgres"))


def kept(table: Json) -> Json:
    """Return what must be the same again, without who is connected."""
    return {name: table[name] for name in KEPT}


async def lobby(server: Server) -> tuple[str, list[str]]:
    """Return a table that Ada opened and Ben and Cleo sit at, and their tokens."""
    opened = await open_table(server, person("Ada"), OPEN, OPEN)
    table = opened["table"]
    others = [await sit(server, table, seat, name) for seat, name in ((2, "Ben"), (3, "Cleo"))]
    return table, [opened["tokens"]["1"], *others]


async def remove(server: Server, table: str, seat: int, token: str) -> int:
    async with server.http() as http:
        return (await http.delete(f"/api/tables/{table}/seats/{seat}", headers=bearer(token))).status_code


async def choose_host(server: Server, table: str, seat: int, token: str) -> int:
    async with server.http() as http:
        path = f"/api/tables/{table}/host"
        return (await http.put(path, json={"seat": seat}, headers=bearer(token))).status_code


async def here(server: Server, table: str, *seats: int) -> None:
    async def are_there() -> bool:
        found = (await view(server, table))["seats"]
        return [one["seat"] for one in found if one["connected"]] == list(seats)

    await until(are_there)


async def test_what_a_host_did_and_who_was_voted_for_survives_a_kill(database: str) -> None:
    with served(database) as server:
        table, (ada, _, _) = await lobby(server)
        assert await remove(server, table, 3, ada) == 204
        cleo = await sit(server, table, 3, "Cleo")
        assert await choose_host(server, table, 2, ada) == 204
        async with at_table(server, table, ada), at_table(server, table, cleo):
            await here(server, table, 1, 3)
            assert await choose_host(server, table, 3, cleo) == 204
            before = kept(await view(server, table))
            server.end(SIGKILL)
    assert (before["host"], before["votes"]) == (2, [{"seat": 3, "host": 3}])
    with served(database) as server:
        assert kept(await view(server, table)) == before
        async with at_table(server, table, ada), at_table(server, table, cleo):
            await here(server, table, 1, 3)
            assert await choose_host(server, table, 3, ada) == 204
        assert (await view(server, table))["host"] == 3
        assert await remove(server, table, 2, ada) != 204
        assert await remove(server, table, 2, cleo) == 204


async def test_answers_to_a_rematch_and_the_score_survive_a_kill(database: str) -> None:
    with served(database) as server:
        opened = await open_table(server, person("Ada"), person("Ben"), start=True)
        table, (ada, ben) = opened["table"], opened["tokens"].values()
        async with at_table(server, table, ada, ben) as client:
            await client.play(1, 2)
            assert (await post(server, f"/api/tables/{table}/rematch", ada))["awaited"] == [2]
            before = kept(await view(server, table))
            server.end(SIGKILL)
    assert before["answers"] == [{"seat": 1, "agrees": True}]
    assert before["series"]["games"] == 1
    with served(database) as server:
        assert kept(await view(server, table)) == before
        following = (await post(server, f"/api/tables/{table}/rematch", ben))["table"]
        server.end(SIGKILL)
    with served(database) as server:
        assert (await view(server, table))["rematch"] == following
        scores = before["series"]["scores"]
        assert (await view(server, following))["series"] == {"games": 1, "scores": [scores[1], scores[0]]}


async def test_two_servers_on_one_postgresql_ask_all_who_are_there_and_have_one_host(postgres: str) -> None:
    url = fresh_database(postgres)
    with served(url) as one, served(url) as two:
        opened = await open_table(one, person("Ada"), person("Ben"), start=True)
        table, (ada, ben) = opened["table"], opened["tokens"].values()
        async with at_table(one, table, ada, ben) as client:
            await client.play(1, 2)
        async with at_table(one, table, ada) as client, at_table(two, table, ben):
            await here(one, table, 1, 2)
            assert (await post(one, f"/api/tables/{table}/rematch", ada))["awaited"] == [2]
            following = (await post(two, f"/api/tables/{table}/rematch", ben))["table"]
            assert (await client.until_entry("rematch"))["body"]["table"] == following
        async with at_table(one, following, ada), at_table(two, following, ben):
            assert await choose_host(one, following, 1, ada) == 204

            async def is_host() -> bool:
                return bool((await view(two, following))["host"] == 1)

            await until(is_host)
            assert await choose_host(one, following, 2, ada) != 204
