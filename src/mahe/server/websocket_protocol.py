"""One level below ASGI: messages go both ways immediately and with little overhead."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from mahe.server.client_frames import is_whole_text, payload
from mahe.server.frames import LARGEST_HEAD, frame, frame_size

_MOST_WAITING: Final = 16
"""How many messages of a client may be queued before reading from it is paused."""

_NOT_UTF8: Final = 1007
_BAD_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

_DONE_AFTER: Final = 30.0
"""Seconds after its end by which nothing uses a connection any more."""


class _Inbox:
    """Unread messages of a client. Replaces uvicorn's queue, for a single reader and at less cost."""

    __slots__ = ("_items", "_loop", "_reader")

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._items: list[Any] = []  # Few are queued, and an empty deque takes 600 bytes.
        self._reader: Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        """Return whether nothing is queued."""
        return not self._items

    def put_nowait(self, item: Any) -> None:
        """Add a message, or a mapping that describes a change of the connection."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def arrival(self) -> Future[None]:
        """Return what is done when there is a message."""
        self._reader = self._loop.create_future()
        return self._reader

    def pop(self) -> Any:
        """Return the oldest message."""
        return self._items.pop(0)

    async def get(self) -> Any:
        """Return the oldest message, waiting for one if necessary."""
        while not self._items:
            await self.arrival()
        return self.pop()


class _Writable:
    """Whether writing is possible. Replaces uvicorn's event, for a single waiter and with less memory."""

    __slots__ = ("_is_set", "_loop", "_waiter")

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._is_set = True
        self._waiter: Future[None] | None = None

    def set(self) -> None:
        """Note that it is."""
        self._is_set = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def clear(self) -> None:
        """Note that it is not."""
        self._is_set = False

    async def wait(self) -> bool:
        """Wait until it is."""
        while not self._is_set:
            self._waiter = self._loop.create_future()
            await self._waiter
        return True


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which passes itself to the application as `scope["state"]["protocol"]`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._inbox = _Inbox(self.loop)
        self.queue = self._inbox  # type: ignore[assignment]  # it has everything that uvicorn uses of its own queue
        self.writable = _Writable(self.loop)  # type: ignore[assignment]  # as the queue
        self._held = b""
        self._unread = b""
        """The beginning of a frame whose end has not come yet."""

        self._when_lost: list[Callable[[], None]] = []

    def when_lost(self, act: Callable[[], None]) -> None:
        """Call *act* when the connection has ended."""
        self._when_lost.append(act)

    # From the client.

    def data_received(self, data: bytes) -> None:
        """Take in a part of what the client sends; the whole handshake comes at once.

        The usual frame, a whole message of text, is read here: the library takes ten times as long for it. It gets all
        other frames, each as a whole.
        """
        if not self.handshake_initiated:
            self._shake_hands(data)
            return
        largest = self.config.ws_max_size
        data = self._unread + data
        while data:
            size = frame_size(data)
            if len(data) < size <= largest + LARGEST_HEAD:
                break  # The rest is still to come. Frames that are too large are refused when their beginning is seen.
            first, data = data[:size], data[size:]
            if size <= largest and is_whole_text(first) and not self.frames and self.conn.state is OPEN:
                self._take_text(payload(first))
            else:
                super().data_received(first)
                if self.transport.is_closing():
                    return
        self._unread = data

    def _shake_hands(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(_BAD_HANDSHAKE)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        """Begin a connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["protocol"] = self

    def forget_handshake(self) -> None:
        """Drop all that came with a handshake that is complete: thousands of sockets would keep it until they close."""
        self.request = self.response = None  # type: ignore[assignment]  # nobody asks for them any more
        cast("dict[str, Any]", self.scope).clear()

    def send_receive_event_to_app(self) -> None:
        """Queue a complete message. uvicorn would pause reading after each, at the cost of two system calls."""
        data = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "text":
            self._take_text(data)
        else:
            self._take(data)

    def _take_text(self, data: bytes) -> None:
        try:
            self._take(data.decode())
        except UnicodeDecodeError:
            if not self.close_sent:
                self.conn.send_close(_NOT_UTF8)
                self.handle_parser_exception()

    def _take(self, message: str | bytes) -> None:
        if self.close_sent:
            return
        self._inbox.put_nowait(message)
        if len(self._inbox) >= _MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def next_message(self) -> str | bytes | None:
        """Return the client's next message, or None once it has disconnected."""
        inbox = self._inbox
        while not inbox:
            await inbox.arrival()
        message: str | bytes | dict[str, Any] = inbox.pop()
        if self.read_paused and not inbox:
            self.read_paused = False
            self.transport.resume_reading()
        return None if isinstance(message, dict) else message

    def connection_lost(self, exc: Exception | None) -> None:
        """Schedule the cleanup of a connection that has ended."""
        super().connection_lost(exc)
        while self._when_lost:
            self._when_lost.pop()()
        self.loop.call_later(_DONE_AFTER, self._come_apart)

    def _come_apart(self) -> None:
        """Break the connection's many reference cycles, so that it is freed without the garbage collector."""
        self.conn.parser.close()
        if hasattr(self, "scope"):  # not after a bad handshake
            cast("dict[str, Any]", self.scope).clear()
        del self.transport

    # To the client.

    def hold_text(self, text: str) -> None:
        """Hold a message back, to be sent together with the next one: each write to a socket is expensive."""
        self._held += frame(text)

    def write_text(self, text: str) -> None:
        """Send a message without waiting; nothing happens if the connection is closing."""
        self.write_frames(frame(text))

    def write_held(self) -> None:
        """Send what is held back, if no other message has taken it along."""
        if self._held:
            self.write_frames(b"")

    def write_frames(self, frames: bytes) -> None:
        """Send messages that are encoded already, without waiting."""
        if self._held:
            frames, self._held = self._held + frames, b""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    @property
    def unsent(self) -> int:
        """How many bytes have not been sent to the client yet."""
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """Close the connection at once, even if something is unsent."""
        if not self.disconnected:
            self.transport.abort()
