"""Live tables: one socket per client, first a hello, then decisions one way and news the other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final

from pydantic import ValidationError
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from mahe.rules import Seat
from mahe.server.conversations import Conversations
from mahe.server.current_request import ADDRESS
from mahe.server.errors import Code, Refusal
from mahe.server.json_text import to_json
from mahe.server.limits import Bucket, Limits
from mahe.server.logs import LOG
from mahe.server.messages.inbound import COMMAND, MESSAGE, SocketMessage
from mahe.server.messages.outbound import Accepted
from mahe.server.metrics import Metrics
from mahe.server.origins import client_address, is_own_origin, rate_limit_key
from mahe.server.request_ids import HEADER, take_id
from mahe.server.service import TableService
from mahe.server.settings import Settings
from mahe.server.websocket_protocol import WebSocketProtocol

_FORBIDDEN: Final = 1008
_TOO_BUSY: Final = 1013
_FAILED: Final = 1011
_PATIENCE: Final = 20
"""How many messages over the rate limit are answered before the socket is closed."""

_read: Final[Callable[[str], SocketMessage]] = MESSAGE.validator.validate_json
"""Reads a message, or raises ValidationError. `MESSAGE.validate_json` does the same after more ado."""


class Socket:
    """One connected client; a `Viewer` of one table at a time."""

    __slots__ = ("address", "advice", "bucket", "presence", "protocol", "request", "seats", "stuck_since", "table")

    def __init__(self, protocol: WebSocketProtocol, address: str, request: str, settings: Settings, now: float) -> None:
        self.address = address
        self.request = request
        """The id by which the log tells about it."""

        self.seats: frozenset[Seat] = frozenset()
        self.presence = ""
        self.table: str | None = None
        self.advice: asyncio.Task[None] | None = None
        """What works out the advice that was asked for."""

        self.protocol = protocol
        self.stuck_since: float | None = None
        rate = settings.messages_per_second
        size = rate * settings.message_burst_seconds
        self.bucket = Bucket(rate, size, size, now)

    def send(self, text: str) -> None:
        """Send a message, without waiting."""
        self.protocol.write_text(text)

    def send_frames(self, frames: bytes) -> None:
        """Send messages that are encoded already, without waiting."""
        self.protocol.write_frames(frames)

    def accept(self, accepted: Accepted) -> None:
        """Send that a decision is stored, together with what comes next."""
        self.protocol.hold_text(to_json(accepted))


class Sockets:
    """All connected clients of this server."""

    def __init__(self, service: TableService, settings: Settings, metrics: Metrics, limits: Limits) -> None:
        self._service = service
        self._conversations = Conversations(service, metrics, limits.answers, limits.now)
        self._settings = settings
        self._metrics = metrics
        self._limits = limits
        self.connected: set[Socket] = set()

    @property
    def players(self) -> int:
        """How many of them act for a seat."""
        return sum(1 for socket in self.connected if socket.seats - {0})

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection from beginning to end."""
        await receive()
        request = take_id(scope, self._settings.trusted_proxies)
        address = rate_limit_key(client_address(scope, self._settings.trusted_proxies))
        ADDRESS.set(address)
        if scope["path"] != "/api/socket" or not is_own_origin(scope, self._settings.origins):
            await send({"type": "websocket.close", "code": _FORBIDDEN})
            return
        if not self._limits.sockets.take(address):
            await send({"type": "websocket.close", "code": _TOO_BUSY})
            return
        try:
            await send({"type": "websocket.accept", "headers": [(HEADER, request.encode())]})
            protocol = scope["state"]["protocol"]
            protocol.forget_handshake()
            await self._serve(Socket(protocol, address, request, self._settings, self._limits.now()), send)
        except ClientDisconnected:
            raise  # uvicorn expects it.
        except Exception:
            self._metrics.count_error("socket")
            LOG.exception("a socket failed")
            await send({"type": "websocket.close", "code": _FAILED})
        finally:
            self._limits.sockets.give_back(address)

    async def _serve(self, socket: Socket, send: Send) -> None:
        self.connected.add(socket)
        self._metrics.sockets.inc()
        try:
            await self._listen(socket, send)
        finally:
            self.connected.discard(socket)
            self._metrics.sockets.dec()
            # A client that does not read would otherwise keep the connection from closing.
            asyncio.get_running_loop().call_later(self._settings.slow_seconds, socket.protocol.cut)
            await self._conversations.leave(socket)

    async def drop_slow(self) -> None:
        """Forever disconnect clients that do not read what they are sent."""
        while True:
            await asyncio.sleep(0.5)
            self.drop_slow_now()

    def drop_slow_now(self) -> None:
        """Disconnect clients that have not read for too long, or that leave too much unread."""
        now = self._limits.now()
        for socket in list(self.connected):
            unsent = socket.protocol.unsent
            if not unsent:
                socket.stuck_since = None
            elif socket.stuck_since is None:
                socket.stuck_since = now
            elif unsent > self._settings.most_unsent or now - socket.stuck_since > self._settings.slow_seconds:
                self._metrics.dropped.labels("slow").inc()
                socket.protocol.cut()

    async def _listen(self, socket: Socket, send: Send) -> None:
        over_limit = 0
        request: SocketMessage | None = None
        while (message := await socket.protocol.next_message()) is not None:
            if not socket.bucket.take(self._limits.now()):
                over_limit += 1
                if over_limit > _PATIENCE:
                    self._metrics.dropped.labels("too_many").inc()
                    await send({"type": "websocket.close", "code": _FORBIDDEN})
                    return
                self._conversations.refuse(socket, Refusal(Code.TOO_MANY, "That was too fast; wait a moment."), None)
                continue
            command: str | None = None
            try:
                request = _parse(message)
                # By the type that it names: asking for the class of a model is slow.
                if request.type == "decide" and socket.table is not None:
                    command = request.command
                    await self._service.decide(socket.table, socket.seats, request, accept=socket.accept)
                    socket.protocol.write_held()
                else:
                    await self._conversations.answer(socket, request)
            except Exception as error:
                self._conversations.fail(socket, error, command or _command(message))
            message = request = None  # Thousands of sockets wait for the next, and keep nothing meanwhile.


def _parse(message: str | bytes) -> SocketMessage:
    if isinstance(message, bytes):
        raise Refusal(Code.BAD_REQUEST, "Messages are JSON text, not bytes.")
    try:
        return _read(message)
    except ValidationError as error:
        raise Refusal(Code.BAD_REQUEST, describe(error.errors(include_url=False))) from error


def _command(message: str | bytes) -> str | None:
    """Return the command that a malformed message seems to be about."""
    try:
        return COMMAND.validate_python(json.loads(message)["command"])
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def describe(errors: list[Any]) -> str:
    """Return one sentence for the first error that pydantic found."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path", "header"))
    match first["type"]:
        case "union_tag_not_found" | "union_tag_invalid":
            what = f"{first['ctx']['discriminator']} is missing, or none that we know"
        case "string_pattern_mismatch":
            what = "This does not have the right form"
        case _:
            what = first["msg"]
    return f"{where}: {what}." if where else f"{what}."
