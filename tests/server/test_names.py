"""Names that people sit down with."""

import pytest

from tests.server.clients import OPEN, open_table, person, view
from tests.server.kit import Server


@pytest.mark.anyio
async def test_a_confusable_double_at_a_table_is_refused(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN)
    async with server.http() as http:
        path = f"/api/tables/{opened['table']}/seats/2"
        for name in ("ada", "Аdа", "Ad\u200da", " ADA "):
            answer = await http.put(path, json={"name": name})
            assert (answer.status_code, answer.json()["code"]) == (409, "name_taken")
        assert (await http.put(path, json={"name": "\u202eBen"})).status_code == 201
        both = await http.post("/api/tables", json={"rules": {"players": 2}, "seats": [person("Ada"), person("Αda")]})
        assert (both.status_code, both.json()["code"]) == (409, "name_taken")
    assert [seat["name"] for seat in (await view(server, opened["table"]))["seats"]] == ["Ada", "Ben"]


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["bot:ancient", "Bot:ancient", "bоt\uff1aancient"])
async def test_nobody_sits_down_under_a_name_that_reads_as_a_bots(server: Server, name: str) -> None:
    opened = await open_table(server, person("Ada"), OPEN)
    async with server.http() as http:
        answer = await http.put(f"/api/tables/{opened['table']}/seats/2", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (409, "impossible")
        assert answer.json()["sentence"] == f"{name!r} is how a record calls a bot."
        opening = await http.post("/api/tables", json={"rules": {"players": 2}, "seats": [person(name), person("Ada")]})
        assert (opening.status_code, opening.json()["code"]) == (409, "impossible")
