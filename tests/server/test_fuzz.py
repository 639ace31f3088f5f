"""Strange frames, JSON and paths: never a crash, and never a disturbance for others."""

import asyncio
import json
import logging
import random
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.clients import Client, at_table, connected, two_people
from tests.server.kit import Json, Server
from tests.server.test_slow_clients import handshake, text_frame

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
ODD = JSON | st.sampled_from([0, 1, 7, 8, -1, 1_000_000, 10**30, "", "A" * 40, "0" * 64, 1.0, "\ud800", "\x00"])
MESSAGES: st.SearchStrategy[Json] = st.sampled_from(
    [
        {"type": "hello", "table": "x", "tokens": [], "seq": 0},
        {"type": "decide", "seat": 1, "seq": 5, "command": "c", "event": {"type": "roll"}, "link": ""},
        {"type": "react", "seat": 1, "reaction": "wow"},
        {"type": "back", "seat": 1},
        {"type": "advise", "seat": 1},
        {"type": "tip", "seat": 1, "tip": "0" * 64},
        {"type": "ping"},
    ]
)


@st.composite
def nearly_right(draw: st.DrawFn) -> Json:
    """A message with something wrong in it."""
    message: Json = {**draw(MESSAGES)}
    key = draw(st.sampled_from([*message, "more", "\ud800"]))
    if draw(st.booleans()):
        message[key] = draw(ODD)
    else:
        message.pop(key, None)
    return message


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that must have nothing to complain of at the end."""
    complaints: list[logging.LogRecord] = []

    class Collect(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            complaints.append(record)

    handler = Collect(logging.ERROR)
    logging.getLogger().addHandler(handler)
    with Server(tmp_path_factory.mktemp("fuzz") / "tables.sqlite3") as running:
        yield running
    logging.getLogger().removeHandler(handler)
    wrong = [record.getMessage() for record in complaints if record.exc_info or record.levelno > logging.ERROR]
    assert wrong == []


class Strangers:
    """A client that sends strange things, another at the same table, and one for HTTP, for many examples in a row."""

    def __init__(self, server: Server, stack: AsyncExitStack) -> None:
        self._server = server
        self._stack = stack

    async def sit(self) -> None:
        table, ada, ben = await two_people(self._server)
        self.other = await self._stack.enter_async_context(at_table(self._server, table, ben))
        self.client = await self._stack.enter_async_context(at_table(self._server, table, ada))
        self.http = await self._stack.enter_async_context(self._server.http())

    async def send(self, texts: list[str]) -> None:
        """Send texts, each of which must be answered, and see that the other is not disturbed."""
        for text in texts:
            await self.client.socket.send(text)
        await self.client.settle()
        received = await self.other.settle()
        assert {message["type"] for message in received} <= {"presence", "entries", "reaction", "hand"}


@pytest.fixture(scope="module")
def run(quiet_server: Server) -> Iterator[Callable[[Callable[[Strangers], Coroutine[Any, Any, None]]], None]]:
    """A function that runs a coroutine with the strangers, all in one loop."""
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        strangers = Strangers(quiet_server, stack)
        runner.run(strangers.sit())
        yield lambda work: runner.run(work(strangers))
        runner.run(stack.aclose())


Run = Callable[[Callable[[Strangers], Coroutine[Any, Any, None]]], None]


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(nearly_right() | JSON, min_size=1, max_size=15))
def test_strange_json_is_refused_and_the_socket_goes_on(run: Run, messages: list[object]) -> None:
    texts = [text for text in map(json.dumps, messages) if len(text) < 8000 and text != json.dumps({"type": "ping"})]
    run(lambda strangers: strangers.send(texts))


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(texts=st.lists(st.text(max_size=200), min_size=1, max_size=10))
def test_strange_text_is_refused_and_the_socket_goes_on(run: Run, texts: list[str]) -> None:
    run(lambda strangers: strangers.send(texts))


NOTORIOUS = ["[" * 8000, "1" * 5000, '{"type":' * 1000, "NaN", "\ufeff{}", '{"type":"\\ud800"}', '{"\\ud800":1}']


@pytest.mark.parametrize("text", NOTORIOUS, ids=range(len(NOTORIOUS)))
def test_notorious_text_is_refused_and_the_socket_goes_on(run: Run, text: str) -> None:
    run(lambda strangers: strangers.send([text]))


async def _still_well(server: Server, other: Client) -> None:
    await other.settle()
    async with connected(server) as client:
        await client.settle()


def test_strange_frames_close_only_their_own_socket(quiet_server: Server) -> None:
    rng = random.Random(3)
    hello = text_frame('{"type":"ping"}')
    frames = [
        b"\x81\x05hello",
        b"\xf1\x80\0\0\0\0",
        b"\x83\x80\0\0\0\0",
        b"\x80\x80\0\0\0\0",
        b"\x81\xfe\xff\xff\0\0\0\0",
        b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0",
        b"\x89\xfe\x01\x00\0\0\0\0" + b"x" * 256,
        b"\x88\x81\0\0\0\0\x03",
        b"\x88\x82\0\0\0\0\x00\x00",
        b"\x81\x82\0\0\0\0\xff\xfe",
        b"\x82\x82\0\0\0\0\xff\xfe",
        b"\x01\x81\0\0\0\0x" + hello,
        b"GET / HTTP/1.1\r\n\r\n",
        *(rng.randbytes(rng.randrange(1, 200)) for _ in range(60)),
        *(hello[:cut] for cut in range(1, len(hello))),
        *(_flipped(hello, rng) for _ in range(60)),
    ]

    async def go() -> None:
        table, ada, _ = await two_people(quiet_server)
        async with at_table(quiet_server, table, ada) as other:
            for frame in frames:
                with handshake(quiet_server) as connection:
                    connection.sendall(frame)
            await _still_well(quiet_server, other)

    asyncio.run(go())


def _flipped(data: bytes, rng: random.Random) -> bytes:
    changed = bytearray(data)
    changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def test_strange_requests_are_answered_or_cut_and_disturb_nobody(quiet_server: Server) -> None:
    rng = random.Random(5)
    good = b"GET /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    upgrade = (
        b"GET /api/socket%s HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    requests = [
        *(_flipped(good, rng) for _ in range(80)),
        *(_flipped(upgrade % b"", rng) for _ in range(80)),
        *(upgrade % odd for odd in (b"/\xff", b"?\xff", b"%ff", b"%00", b"?a=%ff", b"\xc3\xa9")),
        *(
            good.replace(b"/api/tables", odd)
            for odd in (b"//", b"/\xff", b"/%00", b"/%2e%2e/x", b"*", b"http://x/", b"/a?%")
        ),
        good.replace(b"Host", b"Content-Length: -1\r\nHost"),
        good.replace(b"Host", b"Transfer-Encoding: chunked\r\nHost") + b"zz\r\n",
        good.replace(b"Host: x", b"Authorization: Bearer \xff\xfe\r\nHost: \xff"),
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"\0" * 100,
        *(rng.randbytes(100) for _ in range(40)),
    ]

    async def go() -> None:
        table, ada, _ = await two_people(quiet_server)
        async with at_table(quiet_server, table, ada) as other:
            for request in requests:
                with quiet_server.raw() as connection:
                    connection.sendall(request)
                    connection.settimeout(0.05)
                    try:
                        answer = connection.recv(4096)
                    except (TimeoutError, ConnectionError):
                        continue
                    assert b" 500 " not in answer.split(b"\r\n")[0], request
            await _still_well(quiet_server, other)

    asyncio.run(go())


PARTS = ["api", "tables", "seats", "log", "..", "%2e%2e", "%00", "é", "1", "%ff", "", "\U0001f600"]
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE"]
BODIES = st.binary(max_size=200) | ODD.map(lambda value: json.dumps(value).encode()) | st.just(b"[" * 8000)
HEADERS = {"Content-Type": "application/json"}


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(method=st.sampled_from(METHODS), parts=st.lists(st.sampled_from(PARTS), max_size=6), body=BODIES)
def test_strange_paths_and_bodies_get_an_answer_below_500(run: Run, method: str, parts: list[str], body: bytes) -> None:
    async def ask(strangers: Strangers) -> None:
        answer = await strangers.http.request(method, "/x/../" + "/".join(parts), content=body, headers=HEADERS)
        assert answer.status_code < 500
        answer = await strangers.http.post("/api/tables", content=body, headers=HEADERS)
        assert answer.status_code == 400

    run(ask)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(key=st.sampled_from(["rules", "seats", "pace", "seconds", "stand_in", "public", "start", "\ud800"]), value=ODD)
def test_a_strange_table_is_refused_or_opened(run: Run, key: str, value: object) -> None:
    body = json.dumps({"rules": {"players": 2}, "seats": [{"kind": "open"}, {"kind": "open"}], key: value})

    async def ask(strangers: Strangers) -> None:
        answer = await strangers.http.post("/api/tables", content=body.encode(), headers=HEADERS)
        assert answer.status_code in (201, 400, 409)

    run(ask)
