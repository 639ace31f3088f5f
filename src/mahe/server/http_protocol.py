"""One level below ASGI: limits on connections, on headers and on how long a request takes to arrive."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mahe.server.limits import Limits
from mahe.server.origins import rate_limit_key
from mahe.server.settings import Settings

_BEFORE_BODIES: Final = frozenset({b"content-length", b"transfer-encoding"})
"""The headers of requests that have a body."""

_TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's own protocol, for an `Application`, whose limits it keeps."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        application: Any = self.config.app
        self._limits: Limits = application.limits
        self._settings: Settings = application.settings
        self._address: str | None = None
        self._head = 0
        """How many bytes of the current request's headers have come."""

        self._too_slow: asyncio.TimerHandle | None = None
        """Runs while headers are to come."""

        self._body_too_slow: asyncio.TimerHandle | None = None
        """Runs while the rest of a request is to come."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin a connection, unless there are too many."""
        super().connection_made(transport)
        if len(self.connections) > self._limits.most_connections:
            self._limits.note_full()
            transport.abort()
            return
        host = self.client[0] if self.client else "unknown"
        if host not in self._settings.trusted_proxies:
            address = rate_limit_key(host)
            if not self._limits.connections.take(address):
                transport.abort()
                return
            self._address = address
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """End a connection."""
        super().connection_lost(exc)
        self._stop_waiting()
        if self._address is not None:
            self._limits.connections.give_back(self._address)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; its place among the address's connections goes along."""
        self._stop_waiting()
        address, self._address = self._address, None
        super().handle_websocket_upgrade()
        # Ends a cycle of references, so that nobody has to wait for the garbage collector; uvicorn does so elsewhere.
        self.parser = None  # type: ignore[assignment]  # nobody parses any more
        if address is not None:
            successor: Any = self.transport.get_protocol()
            successor.when_lost(partial(self._limits.connections.give_back, address))  # without keeping this one alive

    def data_received(self, data: bytes) -> None:
        """Take in some of a request, unless its headers are too long."""
        if self._too_slow is not None:
            allowed = self._settings.largest_head - self._head
            self._head += len(data)
            if len(data) > allowed:
                super().data_received(data[:allowed])
                if self._too_slow is not None:
                    self._give_up(_TOO_LARGE)
                if self.transport.is_closing() or self.transport.get_protocol() is not self:
                    return
                data = data[allowed:]
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """Note that all headers have come."""
        self._stop_waiting()
        super().on_headers_complete()
        if self.scope["type"] == "http":
            self.scope["state"]["transport"] = self.transport
            if any(name in _BEFORE_BODIES for name, _ in self.headers):
                self._body_too_slow = self.loop.call_later(self._settings.header_seconds, self._give_body_up)

    def on_message_complete(self) -> None:
        """Note that a whole request has come."""
        self._stop_waiting()
        super().on_message_complete()

    def on_message_begin(self) -> None:
        """Begin to wait for the headers of a request on a connection that is kept."""
        super().on_message_begin()
        if self._too_slow is None:
            self._await_head()
            self._head = 1

    def _await_head(self) -> None:
        self._head = 0
        self._too_slow = self.loop.call_later(self._settings.header_seconds, self._give_up, _TOO_SLOW)

    def _stop_waiting(self) -> None:
        if self._too_slow is not None:
            self._too_slow.cancel()
            self._too_slow = None
        if self._body_too_slow is not None:
            self._body_too_slow.cancel()
            self._body_too_slow = None

    def _give_body_up(self) -> None:
        has_begun = getattr(self.cycle, "response_started", False)
        self._give_up(b"" if has_begun else _TOO_SLOW)

    def _give_up(self, answer: bytes) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            if self._head:  # A browser may open a connection for later, and need not be told that it is closed.
                self.transport.write(answer)
            self.transport.close()
