"""Clients that do not read, and peers that are dead: dropped in time, and nobody else notices."""

import asyncio
import socket
import time

import pytest
from websockets.asyncio.client import connect

from mahe.server.serve import server_config
from tests.server.clients import at_table, connected, two_people, view
from tests.server.kit import Clock, Server, until

pytestmark = pytest.mark.anyio


def handshake(server: Server) -> socket.socket:
    """Return a bare socket, past the handshake, that takes in next to nothing."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = server.host.split(":")
    connection.settimeout(5)
    connection.connect((host, int(port)))
    connection.sendall(
        b"GET /api/socket HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n" % server.host.encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connection.recv(1)
    assert answer.startswith(b"HTTP/1.1 101 ")
    return connection


def text_frame(text: str) -> bytes:
    """Return a masked frame."""
    data = text.encode()
    assert len(data) < 65536
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return b"\x81" + length + b"\0\0\0\0" + data


async def test_a_client_that_does_not_read_is_dropped_after_8_seconds_and_stops_nobody() -> None:
    stopwatch = Clock()
    with Server(stopwatch=stopwatch) as server:
        table, ada, ben = await two_people(server)
        elsewhere, _, _ = await two_people(server)

        async def is_there() -> bool:
            return bool((await view(server, table))["seats"][1]["connected"])

        async def is_gone() -> bool:
            return not await is_there()

        async with at_table(server, table, ada) as client:
            with handshake(server) as deaf:
                asked = 0
                while not server.do(_unsent(server)):
                    deaf.sendall(text_frame(f'{{"type":"hello","table":"{elsewhere}","seq":0}}') + text_frame("{}"))
                    asked += 1
                    while server.application.metrics.refusals.labels("bad_request").value < asked:
                        await asyncio.sleep(0.001)  # more than it takes would be too much unread
                deaf.sendall(text_frame(f'{{"type":"hello","table":"{table}","tokens":["{ben}"]}}'))
                await until(is_there)
                for passed in (0, 4, 4):
                    stopwatch.now += passed
                    server.do(_drop_slow(server))
                    await client.send(type="react", seat=1, reaction="laugh")
                    await client.get("reaction")
                    assert await is_there()
                stopwatch.now += 0.1
                server.do(_drop_slow(server))
                await until(is_gone)
            assert server.application.metrics.dropped.labels("slow").value == 1
            assert (await client.decide(1))["type"] == "accepted"


async def _unsent(server: Server) -> bool:
    return any(one.protocol.unsent for one in server.application.sockets.connected)


async def _drop_slow(server: Server) -> None:
    server.application.sockets.drop_slow_now()


async def test_a_client_that_leaves_a_mountain_unread_is_dropped_at_once(server: Server) -> None:
    table, ada, _ = await two_people(server)
    hello = text_frame(f'{{"type":"hello","table":"{table}","seq":0}}')
    with handshake(server) as deaf, pytest.raises(ConnectionError):
        await _flood(deaf, hello * 100)
    async with at_table(server, table, ada) as client:
        assert (await client.decide(1))["type"] == "accepted"


async def _flood(connection: socket.socket, data: bytes) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        connection.sendall(data)
        await asyncio.sleep(0.01)


async def test_a_flood_that_is_not_read_cannot_hold_its_connection_open() -> None:
    with Server(messages_per_second=10, slow_seconds=1) as server:
        deaf = handshake(server)
        deaf.setblocking(False)
        frame = text_frame('{"type":"' + "x" * 8000 + '"}')
        try:
            async with asyncio.timeout(10):
                while True:
                    try:
                        deaf.send(frame)
                    except BlockingIOError:
                        await asyncio.sleep(0.05)
                    except ConnectionError:
                        break
        finally:
            deaf.close()


async def test_dead_peers_are_noticed() -> None:
    with Server(ping=(0.5, 0.5)) as server:
        table, ada, _ = await two_people(server)
        dead = handshake(server)
        try:
            dead.sendall(text_frame(f'{{"type":"hello","table":"{table}","tokens":["{ada}"]}}'))

            async def connected_there() -> bool:
                return bool((await view(server, table))["seats"][0]["connected"])

            async def gone() -> bool:
                return not await connected_there()

            await until(connected_there)
            async with connect(f"ws://{server.host}/api/socket", proxy=None) as alive:
                await until(gone)
                await alive.send('{"type":"ping"}')
                assert "pong" in str(await alive.recv())
        finally:
            dead.close()


async def test_the_real_pings_notice_a_dead_peer_within_40_seconds(server: Server) -> None:
    config = server_config(server.application)
    assert config.ws_ping_interval is not None
    assert config.ws_ping_timeout is not None
    assert config.ws_ping_interval + config.ws_ping_timeout < 40


async def test_a_socket_that_is_cut_leaves_nothing_behind(server: Server) -> None:
    table, ada, _ = await two_people(server)
    async with at_table(server, table) as watcher:
        for _ in range(5):
            async with connected(server) as client:
                await client.hello(table, ada)
                await watcher.get("presence", lambda message: message["seats"] == [1])
                client.socket.transport.abort()
            await watcher.get("presence", lambda message: message["seats"] == [])
