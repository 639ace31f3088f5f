"""What clients send, cut into frames and packets in every way that WebSocket allows, and in some that it does not."""

import socket

import pytest

from mahe.server.client_frames import is_whole_text, payload
from mahe.server.frames import frame, frame_size, texts_of
from tests.server.kit import Server
from tests.server.test_slow_clients import handshake

PING = b'{"type":"ping"}'
PONG = b'{"type":"pong"}'
TEXT, REST, BYTES, CLOSE, ASK, ANSWER = 1, 0, 2, 8, 9, 10
LAST = 0x80


def sent(kind: int, data: bytes, *, mask: bytes = b"\x0f\xf0\x55\x01") -> bytes:
    """Return a client's frame."""
    size = len(data)
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2) if size < 65536 else b"\x7f" + size.to_bytes(8)
    masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
    return bytes([kind, length[0] | 0x80]) + length[1:] + mask + masked


def received(connection: socket.socket) -> tuple[int, bytes]:
    """Return the kind and the payload of the server's next short frame."""
    head = _exactly(connection, 2)
    assert head[1] < 126
    return head[0], _exactly(connection, head[1])


def _exactly(connection: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        part = connection.recv(size - len(data))
        assert part, data
        data += part
    return data


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536])
def test_the_beginning_of_a_frame_tells_its_size(size: int) -> None:
    frame = sent(LAST | TEXT, b"x" * size)
    head = len(frame) - size
    for start in range(head):
        assert frame_size(frame[:start]) > start
    for start in (head, len(frame)):
        assert frame_size(frame[:start] + b"more"[: len(frame) - start]) == len(frame)
    assert frame_size(frame + frame) == len(frame)
    assert is_whole_text(frame)
    assert payload(frame) == b"x" * size


def test_our_own_frames_can_be_read_again() -> None:
    texts = ["", "Mahé", "x" * 125, "x" * 126, "x" * 65535, "x" * 65536, "last"]
    assert list(texts_of(b"".join(map(frame, texts)))) == texts


def test_a_message_may_come_byte_by_byte(server: Server) -> None:
    with handshake(server) as connection:
        for message in (PING, PING.ljust(200)):
            for byte in sent(LAST | TEXT, message):
                connection.sendall(bytes([byte]))
            assert received(connection) == (LAST | TEXT, PONG)


def test_several_messages_may_come_at_once_and_the_last_in_part(server: Server) -> None:
    with handshake(server) as connection:
        message = sent(LAST | TEXT, PING)
        connection.sendall(message * 3 + message[:7])
        for _ in range(3):
            assert received(connection) == (LAST | TEXT, PONG)
        connection.sendall(message[7:] + message)
        for _ in range(2):
            assert received(connection) == (LAST | TEXT, PONG)


def test_a_message_in_parts_may_be_interrupted_by_a_ping(server: Server) -> None:
    with handshake(server) as connection:
        connection.sendall(sent(TEXT, PING[:5]) + sent(LAST | ASK, b"there?") + sent(REST, PING[5:9]))
        assert received(connection) == (LAST | ANSWER, b"there?")
        connection.sendall(sent(LAST | REST, PING[9:]) + sent(LAST | TEXT, PING))
        for _ in range(2):
            assert received(connection) == (LAST | TEXT, PONG)


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (sent(TEXT, PING[:5]) + sent(LAST | TEXT, PING), 1002),
        (sent(LAST | REST, PING), 1002),
        (sent(LAST | 0x40 | TEXT, PING), 1002),
        (sent(LAST | 3, PING), 1002),
        (sent(ASK, b"in parts"), 1002),
        (b"\x81\x0f" + PING, 1002),
        (sent(LAST | TEXT, b'{"type":"\xff"}'), 1007),
        (b"\x81\xfe\x30\x00", 1009),
        (b"\x81\xff" + b"\xff" * 8, 1009),
    ],
)
def test_what_websocket_does_not_allow_closes_the_connection_and_stops_nobody(
    server: Server, frames: bytes, code: int
) -> None:
    with handshake(server) as bad, handshake(server) as good:
        bad.sendall(frames)
        kind, reason = received(bad)
        assert (kind, int.from_bytes(reason[:2])) == (LAST | CLOSE, code)
        good.sendall(sent(LAST | TEXT, PING))
        assert received(good) == (LAST | TEXT, PONG)


def test_what_comes_after_a_broken_frame_is_ignored(server: Server) -> None:
    with handshake(server) as connection:
        connection.sendall(sent(LAST | 3, PING) + sent(LAST | TEXT, PING) * 2)
        kind, reason = received(connection)
        assert (kind, int.from_bytes(reason[:2])) == (LAST | CLOSE, 1002)
        assert connection.recv(100) == b""


def test_bytes_are_refused_as_a_message_and_the_socket_goes_on(server: Server) -> None:
    with handshake(server) as connection:
        connection.sendall(sent(LAST | BYTES, PING) + sent(LAST | TEXT, PING))
        kind, data = received(connection)
        assert kind == LAST | TEXT
        assert b"not bytes" in data
        assert received(connection) == (LAST | TEXT, PONG)
