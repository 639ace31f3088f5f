"""Who gets in: origins, sizes, compression, rates, quotas, forwarding headers, and the headers of every answer."""

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from mahe.server.websocket_protocol import WebSocketProtocol
from tests.server.clients import OPEN, at_table, bearer, connected, open_table, two_people
from tests.server.kit import PATIENCE, SHORT, Clock, Json, Server, restarted, until

pytestmark = pytest.mark.anyio
TABLE: Json = {"rules": SHORT, "seats": [OPEN, OPEN]}


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "http://evil.example",
        "https://127.0.0.1",
        "http://127.0.0.1:1",
        "file://",
        "",
        "http://{host}.evil.example",
    ],
)
async def test_a_foreign_or_null_origin_is_refused_before_the_socket_is_accepted(server: Server, origin: str) -> None:
    origin = origin.format(host=server.host)
    with pytest.raises(InvalidStatus) as refusal:
        await connect(f"ws://{server.host}/api/socket", additional_headers={"Origin": origin}, proxy=None)
    assert refusal.value.response.status_code == 403
    async with server.http() as http:
        answer = await http.post("/api/tables", json=TABLE, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")


async def test_two_origins_are_no_origin_of_ours(server: Server) -> None:
    headers = [("Origin", server.url), ("Origin", "http://evil.example")]
    with pytest.raises(InvalidStatus):
        await connect(f"ws://{server.host}/api/socket", additional_headers=headers, proxy=None)


async def test_the_servers_own_page_programs_and_allowed_origins_get_in() -> None:
    with Server(origins=frozenset({"https://play.example"})) as server:
        for origin in (None, Origin(server.url), Origin("https://play.example")):
            async with connected(server, origin=origin) as client:
                await client.settle()


async def test_a_socket_anywhere_else_is_refused(server: Server) -> None:
    for path in ("/", "/api", "/api/socket/", "/api/tables", "/socket", "/%ff"):
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{server.host}{path}", proxy=None)


@pytest.mark.parametrize("fragmented", [False, True])
async def test_a_message_over_8_KiB_closes_the_socket_with_1009(server: Server, *, fragmented: bool) -> None:
    table, ada, _ = await two_people(server)
    async with at_table(server, table, ada) as other, connected(server) as client:
        allowed = json.dumps({"type": "ping"}).ljust(8192)
        await client.socket.send([allowed[:4000], allowed[4000:]] if fragmented else allowed)
        await client.get("pong")
        too_long = allowed + " "
        await client.socket.send([too_long[:4000], too_long[4000:]] if fragmented else too_long)
        assert await client.closed() == 1009
        await other.settle()


async def test_a_request_over_8_KiB_is_refused(server: Server) -> None:
    async with server.http() as http:
        for body in (b"x" * 8193, b'{"seats": [' + b" " * 100_000 + b"]}"):
            answer = await http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


@pytest.mark.parametrize(
    "lines",
    [
        b"Sec-WebSocket-Version: 13\r\n",
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n",
        b"Sec-WebSocket-Version: 7\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n",
        b"",
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX: " + b"x" * 9000 + b"\r\n",
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" + b"X: x\r\n" * 200,
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nContent-Length: 5\r\n",
    ],
    ids=["no key", "a short key", "another version", "nothing", "a long line", "many lines", "a body"],
)
async def test_a_bad_handshake_is_refused_and_not_logged(
    server: Server, lines: bytes, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[object] = []
    come_apart = WebSocketProtocol._come_apart

    def note(connection: WebSocketProtocol) -> None:
        ended.append(connection)
        come_apart(connection)

    async def has_ended() -> bool:
        return bool(ended)

    monkeypatch.setattr("mahe.server.websocket_protocol._DONE_AFTER", 0.01)
    monkeypatch.setattr(WebSocketProtocol, "_come_apart", note)
    with server.raw() as connection:
        connection.sendall(
            b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + lines + b"\r\n"
        )
        assert re.match(rb"HTTP/1.1 (400|426) ", read_all(connection))
    await until(has_ended)
    await connected_once(server)
    assert [record.getMessage() for record in caplog.records] == []


async def test_no_compression_is_agreed_on(server: Server) -> None:
    async with connect(f"ws://{server.host}/api/socket", compression="deflate", proxy=None) as socket:
        assert socket.response is not None
        assert "Sec-WebSocket-Extensions" not in socket.response.headers
        assert socket.protocol.extensions == []


async def test_a_socket_that_sends_too_fast_is_slowed_and_then_closed() -> None:
    stopwatch = Clock()
    with Server(messages_per_second=2, stopwatch=stopwatch) as server:
        table, ada, _ = await two_people(server)
        async with at_table(server, table, ada) as client, connected(server) as other:
            for _ in range(12):
                await client.send(type="ping")
            refused = await client.get("refused")
            assert refused["code"] == "too_many"
            stopwatch.now += 1
            await client.send(type="ping")
            await client.get("pong")
            await other.settle()
            for _ in range(60):
                await client.send(type="ping")
            assert await client.closed() == 1008
            await other.settle()


async def test_an_address_that_asks_too_often_is_slowed() -> None:
    stopwatch = Clock()
    with Server(requests_per_second=1, stopwatch=stopwatch) as server:
        async with server.http() as http:
            answers = [await http.get("/healthz") for _ in range(14)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert len(refused) == 4
            assert refused[0].json()["code"] == "too_many"
            stopwatch.now += 0.9
            assert (await http.get("/healthz")).status_code == 429
            stopwatch.now += 0.1
            assert (await http.get("/healthz")).status_code == 200


async def test_an_address_opens_only_so_many_tables() -> None:
    with Server(tables_per_hour=3) as server:
        async with server.http() as http:
            statuses = [(await http.post("/api/tables", json=TABLE)).status_code for _ in range(5)]
            assert statuses == [201, 201, 201, 429, 429]
            assert (await http.get("/api/tables")).status_code == 200


async def test_a_rematch_is_a_table_like_any_other_and_its_answers_are_none() -> None:
    with Server(tables_per_hour=2) as server:
        table, ada, ben = await two_people(server)
        async with server.http() as http:

            async def again(table: str, token: str) -> httpx.Response:
                return await http.post(f"/api/tables/{table}/rematch", headers=bearer(token))

            statuses = [(await again(table, ada)).status_code for _ in range(3)]
            assert statuses == [409, 409, 409], "nothing is opened while the game goes on"
            async with at_table(server, table, ada, ben) as client:
                await client.play(1, 2)
                await client.settle()
                answers = [await again(table, ada) for _ in range(5)]
                assert [answer.json()["awaited"] for answer in answers] == [[2]] * 5
                following = (await again(table, ben)).json()["table"]
            async with at_table(server, following, ada, ben) as client:
                await client.play(1, 2)
                refused = await again(following, ada)
            assert refused.status_code == 429, "or it would begin when Ben leaves"
            assert refused.json()["sentence"] == "Too many tables opened from this address; try again later."
            assert (await http.get(f"/api/tables/{following}")).json()["answers"] == []


async def test_an_address_may_ask_for_only_so_many_bytes_by_sockets_and_over_http_together() -> None:
    stopwatch = Clock()
    with Server(bytes_per_second=1000, stopwatch=stopwatch) as server:
        table, ada, _ = await two_people(server)
        async with at_table(server, table, ada) as client, server.http() as http:
            for _ in range(20):
                await client.send(type="hello", table=table, tokens=[ada], seq=0)
            refused = await client.get("refused")
            assert (refused["code"], refused["sentence"]) == (
                "too_many",
                "Too much was asked for from this address; wait a moment.",
            )
            await client.settle()
            assert (await http.get(f"/api/tables/{table}")).status_code == 429
            stopwatch.now += 60
            await client.hello(table, ada, seq=0)
            assert (await http.get(f"/api/tables/{table}/log")).status_code == 200


async def test_an_address_has_only_so_many_sockets() -> None:
    with Server(sockets_per_address=2) as server:
        async with connected(server), connected(server):
            with pytest.raises(InvalidStatus):
                await connect(f"ws://{server.host}/api/socket", proxy=None)
        async with connected(server) as client:
            await client.settle()


async def connected_once(server: Server) -> None:
    """Have the server do something, so that what it was about to do is done."""
    async with connected(server) as client:
        await client.settle()


def read_all(connection: socket.socket) -> bytes:
    """Return what comes until the server ends the connection."""
    answer = b""
    with suppress(ConnectionResetError):
        while data := connection.recv(4096):
            answer += data
    return answer


@pytest.mark.parametrize("framing", [b"Content-Length: 10\r\n", b"Transfer-Encoding: chunked\r\n"])
async def test_a_body_that_does_not_come_is_not_waited_for(framing: bytes) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + framing + b"\r\n"
    with Server(header_seconds=0.2, connections_per_address=1) as server:
        with server.raw() as connection:
            connection.sendall(head + b"5\r\nabcde" if b"chunked" in framing else head + b"abcde")
            assert read_all(connection).startswith(b"HTTP/1.1 408 ")
        assert server.application.limits.connections.take("127.0.0.1")
        server.application.limits.connections.give_back("127.0.0.1")
        with server.raw() as connection:  # Others may take their time, as long as each request comes soon enough.
            for _ in range(3):
                connection.sendall(b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhm")
                assert connection.recv(4096).startswith(b"HTTP/1.1 409 ")
                await asyncio.sleep(0.15)


@pytest.mark.parametrize("pieces", [1, 50])
async def test_headers_without_end_are_refused(server: Server, pieces: int) -> None:
    with server.raw() as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
        with suppress(OSError):
            for _ in range(pieces):
                connection.sendall(b"X-Long: " + b"x" * (20_000 // pieces) + b"\r\n")
        assert read_all(connection).startswith(b"HTTP/1.1 431 ")


async def test_a_long_body_is_no_long_header(server: Server) -> None:
    text = b"x" * 40_000
    with server.raw() as connection:
        connection.sendall(
            b"POST /api/replay HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(text)
            + text
        )
        assert read_all(connection).startswith(b"HTTP/1.1 409 ")


async def test_headers_that_take_too_long_are_not_waited_for() -> None:
    with Server(header_seconds=0.2) as server:
        with server.raw() as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
            assert read_all(connection).startswith(b"HTTP/1.1 408 ")
        with server.raw() as connection:
            assert read_all(connection) == b""
        with server.raw() as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\n")
            assert b"HTTP/1.1 408 " in read_all(connection)
        async with server.http() as http:
            assert (await http.get("/healthz")).status_code == 200


async def test_an_address_has_only_so_many_connections_of_any_kind() -> None:
    with Server(connections_per_address=3) as server:
        async with connected(server) as first, connected(server):
            with server.raw() as third:
                with server.raw() as fourth:
                    assert read_all(fourth) == b""
                third.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                assert read_all(third).startswith(b"HTTP/1.1 200 ")
            await first.settle()

        async def is_let_in() -> bool:
            with server.raw() as connection:
                connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                return read_all(connection).startswith(b"HTTP/1.1 200 ")

        await until(is_let_in)
        async with connected(server) as client:
            await client.settle()


async def test_a_trusted_proxy_has_any_number_of_connections() -> None:
    with Server(connections_per_address=1, trusted_proxies=frozenset({"127.0.0.1"})) as server:
        async with connected(server), connected(server) as client:
            await client.settle()


async def test_when_no_more_connections_are_possible_it_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with Server() as server:
        server.application.limits.most_connections = 1
        async with connected(server) as client:
            for _ in range(3):
                with server.raw() as connection:
                    assert read_all(connection) == b""
            await client.settle()
        assert [record.message for record in caplog.records if "connections" in record.message] == [
            "no more connections are possible"
        ]


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Real-IP", "Forwarded"])
async def test_forged_forwarding_headers_are_ignored(header: str) -> None:
    with Server(tables_per_hour=1) as server:
        async with server.http() as http:
            statuses = [
                (await http.post("/api/tables", json=TABLE, headers={header: f"10.0.0.{n}"})).status_code
                for n in range(3)
            ]
    assert statuses == [201, 429, 429]


async def test_a_trusted_proxys_last_hop_counts_and_nothing_before_it() -> None:
    with Server(tables_per_hour=1, trusted_proxies=frozenset({"127.0.0.1", "10.9.9.9"})) as server:
        async with server.http() as http:

            async def status(forwarded: str) -> int:
                headers = {"X-Forwarded-For": forwarded}
                return (await http.post("/api/tables", json=TABLE, headers=headers)).status_code

            assert [await status("10.0.0.1"), await status("10.0.0.2")] == [201, 201]
            assert await status("1.2.3.4, 10.0.0.1") == 429, "what the client forged before it does not count"
            assert await status("10.0.0.2, 10.9.9.9") == 429


async def test_tables_left_alone_expire(tmp_path: Path) -> None:
    clock = Clock()
    with restarted(tmp_path / "tables.sqlite3", clock, idle_hours=1, kept_hours=10) as start:
        server = start()
        left = (await open_table(server, OPEN, OPEN))["table"]
        finished, *tokens = await two_people(server)
        async with at_table(server, finished, *tokens) as client:
            await client.play(1, 2)

        async def statuses() -> list[int]:
            async with server.http() as http:
                return [(await http.get(f"/api/tables/{one}")).status_code for one in (left, finished)]

        async def come_to(*expected: int) -> None:
            async def have_come() -> bool:
                return await statuses() == list(expected)

            await until(have_come)

        clock.now += 3599
        server = start()
        assert await statuses() == [200, 200]
        clock.now += 2
        server = start()
        await come_to(404, 200)
        clock.now += 10 * 3600
        server = start()
        await come_to(404, 404)


@pytest.fixture(scope="module")
def with_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("<!doctype html><script src='/a.js'></script>")
    (page / "a.js").write_text("1")
    (page / "assets").mkdir()
    (page / "assets" / "type.woff2").write_bytes(b"wOF2")
    (page / "python").mkdir()
    (page / "python" / "worker-1.js").write_text("1;" * 1000)
    (page / "python" / "mahe-1.pack.gz").write_bytes(b"\x1f\x8b" + bytes(1000))
    with Server(page.parent / "tables.sqlite3", page=page, requests_per_second=10**6) as running:
        yield running


ASKED = [
    ("GET", "/", 200),
    ("GET", "/a.js", 200),
    ("GET", "/no/such/page", 404),
    ("POST", "/", 405),
    ("GET", "/healthz", 200),
    ("GET", "/metrics", 404),
    ("GET", "/docs", 404),
    ("GET", "/redoc", 404),
    ("GET", "/api/openapi.json", 200),
    ("GET", "/api/tables", 200),
    ("GET", "/api/tables/none", 404),
    ("GET", "/api/tables/not%20an%20id", 400),
    ("PATCH", "/api/tables", 405),
    ("POST", "/api/tables", 400),
    ("DELETE", "/api/tables/none", 401),
    ("GET", "/../../etc/passwd", 404),
    ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404),
]


async def test_fonts_are_told_to_be_fonts(with_page: Server) -> None:
    async with with_page.http() as http:
        answer = await http.get("/assets/type.woff2")
    assert answer.headers["Content-Type"] == "font/woff2"
    assert "immutable" in answer.headers["Cache-Control"]


async def test_only_the_worker_that_runs_python_may_use_webassembly(with_page: Server) -> None:
    async with with_page.http() as http:
        worker = await http.get("/python/worker-1.js")
        packed = await http.get("/python/mahe-1.pack.gz")
        page = await http.get("/")
    (policy,) = worker.headers.get_list("content-security-policy")
    assert "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'" in policy
    assert worker.headers["x-content-type-options"] == "nosniff"
    assert "unsafe" not in page.headers["content-security-policy"]
    assert all("immutable" in answer.headers["Cache-Control"] for answer in (worker, packed))
    # What is compressed already is not compressed again.
    assert worker.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in packed.headers


@pytest.mark.parametrize(("method", "path", "status"), ASKED)
async def test_every_answer_keeps_pages_safe(with_page: Server, method: str, path: str, status: int) -> None:
    async with with_page.http() as http:
        answer = await http.request(method, path)
    assert answer.status_code == status
    assert_safe(answer)


async def test_refusals_at_the_door_keep_pages_safe_too() -> None:
    with Server(requests_per_second=0.1, tables_per_hour=1) as server:
        async with server.http() as http:
            foreign = await http.post("/api/tables", json=TABLE, headers={"Origin": "null"})
            too_many = await http.get("/healthz")
    assert (foreign.status_code, too_many.status_code) == (403, 429)
    assert_safe(foreign)
    assert_safe(too_many)


def assert_safe(answer: httpx.Response) -> None:
    policy = answer.headers["content-security-policy"]
    directives = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert directives["default-src"] == "'none'"
    assert directives["script-src"] == "'self'"
    assert directives["base-uri"] == directives["form-action"] == directives["frame-ancestors"] == "'none'"
    assert not re.search(r"unsafe|\*|https?:|data:(?!$|;)", policy.replace("img-src 'self' data:", ""))
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers.get_list("content-security-policy") == [policy]
    assert "access-control-allow-origin" not in answer.headers
    assert "server" not in answer.headers


async def test_people_are_told_who_runs_the_server_and_what_it_keeps_for_how_long() -> None:
    with Server(contact="host@example.org", idle_hours=48, log_hours=12, kept_hours=24.5) as server:
        async with server.http() as http:
            told = (await http.get("/api/host")).json()
            page = await http.get("/privacy")
    assert told == {"contact": "host@example.org", "idle_hours": 48.0, "log_hours": 12.0, "kept_hours": 24.5}
    assert (page.status_code, page.headers["location"]) == (307, "./#/privacy")


async def test_metrics_are_at_a_port_of_their_own_and_nothing_else_is(server: Server) -> None:
    metrics = await server.metrics()
    assert (metrics.status_code, metrics.headers["content-type"]) == (200, "text/plain; version=0.0.4; charset=utf-8")
    port = server.application.settings.metrics_port
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as http:
        for path in ("/", "/api/tables", "/healthz", "/metrics/x"):
            assert (await http.get(path)).status_code == 404
        assert (await http.post("/metrics")).status_code == 405
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{port}/api/socket", proxy=None)


@pytest.mark.parametrize(
    "headers", [{"Host": "127.0.0.1:8001"}, {"X-Forwarded-For": "127.0.0.1"}, {"X-Forwarded-Port": "1"}]
)
async def test_no_header_opens_the_metrics(server: Server, headers: dict[str, str]) -> None:
    port = str(server.application.settings.metrics_port)
    given = {name: value.replace("8001", port) for name, value in headers.items()}
    async with server.http() as http:
        for path in ("/metrics", "//metrics", "/%6detrics", "/metrics/"):
            answer = await http.get(path, headers=given)
            assert answer.status_code == 404
            assert "mahe_" not in answer.text
