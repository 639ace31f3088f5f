"""The id of a request or a socket: who chooses it, and where it is told."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from mahe.server.live_table import LiveTable
from mahe.server.logs import LOG, JsonFormatter
from tests.server.clients import BOT, at_table, connected, open_table, person, two_people
from tests.server.kit import FailingStorage, Json, Server, until
from tests.server.test_metrics import samples

pytestmark = pytest.mark.anyio
ID = "X-Request-Id"


@pytest.fixture
def lines() -> Iterator[list[Json]]:
    """The lines of the log so far, as a host gets them."""

    class Lines(logging.StreamHandler[io.StringIO]):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(json.loads(self.format(record)))

    found: list[Json] = []
    handler = Lines(io.StringIO())
    handler.setFormatter(JsonFormatter())
    LOG.addHandler(handler)
    yield found
    LOG.removeHandler(handler)


async def test_every_answer_has_an_id_of_its_own_which_strangers_cannot_choose(server: Server) -> None:
    async with server.http() as http:
        answers = [
            await http.request(method, path, headers={ID: "chosen-by-a-stranger"})
            for method, path in (("GET", "/healthz"), ("GET", "/api/tables"), ("GET", "/nowhere"), ("POST", "/livez"))
        ]
    ids = {answer.headers[ID] for answer in answers}
    assert len(ids) == len(answers)
    assert all(len(one) == 16 and int(one, 16) >= 0 for one in ids)


@pytest.mark.parametrize(
    ("given", "is_kept"),
    [
        (["0f6c2a1be4d94a0e9d2f8a7b6c5d4e3f"], True),
        (["a8098c1a-f86e-11da-bd1a-00112444be1e"], True),
        (["short"], False),
        (["x" * 65], False),
        (["with spaces in it"], False),
        (['"},{"level":"error'], False),
        (["first-of-two", "second-of-two"], False),
        ([], False),
    ],
)
async def test_a_trusted_proxy_may_choose_it_if_it_is_well_formed(given: list[str], *, is_kept: bool) -> None:
    headers = [(ID, one) for one in given]
    with Server(trusted_proxies=frozenset({"127.0.0.1"})) as server:
        async with server.http() as http:
            answer = await http.get("/livez", headers=headers)
        async with connected(server, additional_headers=headers) as client:
            response = client.socket.response
            assert response is not None
            opening = response.headers[ID]
    for found in (answer.headers[ID], opening):
        assert (found in given) == is_kept
        assert found


async def test_a_request_that_fails_is_answered_with_the_id_under_which_the_log_tells_why(lines: list[Json]) -> None:
    storage = FailingStorage()
    with Server(storage=storage) as server:
        async with server.http() as http:
            storage.mistaken = True
            answer = await http.get("/api/tables")
        counted = await samples(server)
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (500, "unexpected")
    assert problem["request"] == answer.headers[ID]
    assert problem["request"] in problem["sentence"]
    (line,) = lines
    assert line["request"] == problem["request"]
    assert (line["event"], line["method"], line["route"]) == ("request failed", "GET", "/api/tables")
    assert "a mistake of ours" in line["trace"]
    assert counted["mahe_errors_total", ("http",)] == 1
    assert counted["mahe_http_responses_total", ("/api/tables", "5xx")] == 1


async def test_a_message_that_fails_is_refused_with_the_sockets_id_and_the_socket_goes_on(lines: list[Json]) -> None:
    storage = FailingStorage()
    with Server(storage=storage) as server:
        table, ada, ben = await two_people(server)
        async with at_table(server, table, ada, ben) as client:
            response = client.socket.response
            assert response is not None
            storage.mistaken = True
            decision = client.decision(client.position["actor"], client.position["options"][0]["event"])
            refused = await client.answer_to(decision)
            storage.mistaken = False
            again = await client.answer_to(decision)
        counted = await samples(server)
    assert (refused["code"], refused["command"]) == ("unexpected", decision["command"])
    assert refused["request"] == response.headers[ID]
    assert again["type"] == "accepted"
    (line,) = lines
    assert (line["request"], line["table"]) == (response.headers[ID], table)
    assert counted["mahe_errors_total", ("socket",)] == 1


async def test_what_goes_on_in_the_background_is_not_logged_as_the_requests_that_began_it(lines: list[Json]) -> None:
    storage = FailingStorage()
    with Server(storage=storage) as server:
        opened = await open_table(server, BOT, person("Ada"), start=False)
        async with at_table(server, opened["table"], opened["tokens"]["2"]) as client, server.http() as http:
            headers = {"Authorization": f"Bearer {opened['owner']}"}
            bots, wake = server.application.bots, server.application.tables.context.on_change

            def mistake(live: LiveTable) -> None:
                storage.mistaken = True
                wake(live)

            server.application.tables.context.on_change = mistake
            await http.post(f"/api/tables/{opened['table']}/start", json={"fill": False}, headers=headers)

            async def has_failed() -> bool:
                return bool(lines) and not bots.are_playing(opened["table"])

            await until(has_failed)
            storage.mistaken = False
            await client.settle()
        counted = await samples(server)
    assert {(line["event"], line.get("request")) for line in lines} == {("a bot cannot go on", None)}
    assert counted["mahe_errors_total", ("bot",)] >= 1
