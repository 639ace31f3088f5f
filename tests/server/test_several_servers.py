"""What servers that share a database owe their clients, whichever of them these are connected to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clients import at_table, open_table, person, post, two_people, view
from tests.server.kit import Json, Server, SharedStorage, until
from tests.server.postgres import fresh_database, running_postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


async def test_whoever_watches_a_deleted_table_at_another_server_is_told_so(postgres: str) -> None:
    url = fresh_database(postgres)
    with Server(url) as here, Server(url) as there:
        opened = await open_table(here, person("Ada"), person("Ben"), start=True)
        table, ada = opened["table"], opened["tokens"]["1"]
        async with at_table(there, table) as watcher, at_table(there, table, ada) as player:
            async with here.http() as http:
                headers = {"Authorization": f"Bearer {opened['owner']}"}
                assert (await http.delete(f"/api/tables/{table}", headers=headers)).status_code == 204
            for client in (watcher, player):
                await client.get("gone")
        async with there.http() as http:
            assert (await http.get(f"/api/tables/{table}")).status_code == 404
        # Nothing is left of it: the server goes on.
        assert (await view(there, (await two_people(there))[0]))["phase"] == "playing"


async def test_after_a_lost_connection_only_the_tables_that_are_watched_are_read_again() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as server:
        seats: list[Json] = [{"kind": "open"}, {"kind": "open"}]
        tables = [(await post(server, "/api/tables", rules={"players": 2}, seats=seats))["table"] for _ in range(200)]
        async with at_table(server, tables[5]), at_table(server, tables[50]), at_table(server, tables[150]):
            assert len(server.application.tables.all()) == 200
            storage.loaded.clear()

            async def miss() -> None:
                server.application.tables._hear("*")

            server.do(miss())

            async def are_read() -> bool:
                return len(storage.loaded) >= 3

            await until(are_read)
            for table in tables[:3]:
                await view(server, table)
        found = [table for table, _ in storage.loaded]
        assert sorted(found[:3]) == sorted([tables[5], tables[50], tables[150]])
        assert sorted(found[3:]) == sorted(tables[:3])
