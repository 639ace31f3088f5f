"""What a connected client says beside its decisions, and how it is answered, whatever carries the messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol
from weakref import WeakValueDictionary

from mahe.server.allowance import Allowance
from mahe.server.audience import Viewer
from mahe.server.errors import Code, Refusal, unavailable, unexpected
from mahe.server.frames import frame
from mahe.server.json_text import to_json
from mahe.server.live_table import LiveTable
from mahe.server.logs import LOG
from mahe.server.messages.outbound import PongMessage
from mahe.server.metrics import Metrics
from mahe.server.service import TableService
from mahe.server.storage.interface import StorageTrouble

if TYPE_CHECKING:
    from mahe.rules import Seat
    from mahe.server.messages.inbound import Hello, SocketMessage


class Client(Viewer, Protocol):
    """One connected client; a `Viewer` of one table at a time."""

    address: str
    """Whose allowance it uses up."""

    request: str
    """The id by which the log tells about it."""

    table: str | None
    advice: asyncio.Task[None] | None
    """What works out the advice that was asked for."""


class Conversations:
    """Answers the messages of all clients."""

    def __init__(self, service: TableService, metrics: Metrics, answers: Allowance, now: Callable[[], float]) -> None:
        """*answers* is what each address may be sent of what it asks for, in bytes, at the time *now*."""
        self._service = service
        self._metrics = metrics
        self._answers = answers
        self._now = now
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by whoever of an address is being welcomed."""

    async def answer(self, client: Client, request: SocketMessage) -> None:
        """Do what a message asks for; decisions at a table go straight to the service.

        Raises Refusal, or whatever goes wrong; see `fail`.
        """
        # By the type that it names: asking for the class of a model is slow.
        if request.type == "hello":
            await self._hello(client, request)
        elif request.type == "ping":
            pong: PongMessage = {"type": "pong"}
            client.send(to_json(pong))
        else:
            await self._at_table(client, request)

    async def leave(self, client: Client) -> None:
        """Let a client go."""
        _stop_advice(client)
        if client.table is not None:
            await self._service.unwatch(client.table, client)

    async def _at_table(self, client: Client, request: SocketMessage) -> None:
        table = client.table
        if table is None:
            raise Refusal(Code.NOT_NOW, "The first message is a hello that names the table.")
        if request.type == "react":
            await self._service.react(table, client, request.seat, request.reaction)
        elif request.type == "back":
            await self._service.back(table, client, request.seat)
        elif request.type == "advise":
            if client.advice is not None:
                raise Refusal(Code.TOO_MANY, "The advice that was asked for last is still being worked out.")
            # Whoever waits for it may decide all the same.
            client.advice = asyncio.create_task(self._advise(client, table, request.seat))
        elif request.type == "tip":
            await self._service.set_tip(table, client, request.seat, request.tip)

    async def _advise(self, client: Client, table: str, seat: Seat) -> None:
        try:
            await self._service.advise(table, client, seat)
        except Exception as error:
            self.fail(client, error, None)
        finally:
            if client.advice is asyncio.current_task():
                client.advice = None

    async def _hello(self, client: Client, request: Hello) -> None:
        # One at a time for each address, and others in between: many at once would make everybody wait for all of them.
        turn = self._turns.setdefault(client.address, asyncio.Lock())
        async with turn:
            await self._welcome(client, request)
            await asyncio.sleep(0)

    async def _welcome(self, client: Client, request: Hello) -> None:
        answers, now = self._answers, self._now()
        if not answers.take(client.address, now):
            raise Refusal(Code.TOO_MANY, "Too much was asked for from this address; wait a moment.")
        _stop_advice(client)
        if client.table is not None:
            await self._service.unwatch(client.table, client)
            client.table, client.presence = None, ""

        def welcome(live: LiveTable, missed: Sequence[str]) -> None:
            frames = live.table_frames(client.seats)
            if missed:
                frames += frame(live.entries_text(missed))
            answers.charge(client.address, now, len(frames))
            client.send_frames(frames)

        await self._service.watch(request.table, request.tokens, client, request.seq, welcome)
        client.table = request.table

    def fail(self, client: Client, error: Exception, command: str | None) -> None:
        """Say why a message cannot be carried out."""
        if isinstance(error, Refusal):
            self.refuse(client, error, command)
        elif isinstance(error, StorageTrouble):
            self._metrics.count_error("storage")
            self.refuse(client, unavailable(), command)
        else:
            self._metrics.count_error("socket")
            LOG.error("a message cannot be answered", exc_info=error, extra={"table": client.table})
            self.refuse(client, unexpected(client.request), command)

    def refuse(self, client: Client, refusal: Refusal, command: str | None) -> None:
        """Send that something is refused, and about which command."""
        self._metrics.refusals.labels(refusal.code).inc()
        about = {} if command is None else {"command": command}
        client.send(to_json({"type": "refused", **refusal.as_json(**about)}))


def _stop_advice(client: Client) -> None:
    """Have nothing more worked out for a client that has gone, or gone on to another table."""
    if client.advice is not None:
        client.advice.cancel()
        client.advice = None
