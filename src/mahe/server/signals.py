"""What servers tell each other that is not stored: who is connected where, and reactions."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final

from mahe.server.audience import Connected
from mahe.server.json_text import to_json
from mahe.server.live_table import LiveTable
from mahe.server.live_tables import LiveTables
from mahe.server.messages.outbound import ReactionMessage

_SILENCE: Final = 15.0
"""Seconds without a sign of life after which a server counts as gone, and those connected to it with it."""

_ANSWERS: Final = 0.5
"""Seconds that the other servers are given to say who is connected to them."""

_EVERY_TABLE: Final = "*"
NOBODY: Final = Connected(frozenset(), 0)


class Signals:
    """Sends to all other servers of the database, and hears them. What gets lost is sent again when it changes."""

    def __init__(self, tables: LiveTables, stopwatch: Callable[[], float]) -> None:
        self._tables = tables
        self._stopwatch = stopwatch
        self._heard: dict[str, float] = {}
        """When each of the other servers was last heard."""

    @property
    def has_others(self) -> bool:
        """Whether there are other servers."""
        return bool(self._heard)

    def send_presence(self, live: LiveTable) -> None:
        """Tell the others who is connected here, if it has changed."""
        here = live.connected_here
        if here != live.signalled:
            if live.signalled in (None, NOBODY):
                self._send(live.table.id, {"type": "who"})
            self._answer(live)

    async def ask_who(self, live: LiveTable) -> None:
        """Let the others say who is connected to them: what they said while *live* was not in memory is not known."""
        if self._heard:
            self._send(live.table.id, {"type": "who"})
            await asyncio.sleep(_ANSWERS)

    def send_reaction(self, live: LiveTable, message: ReactionMessage) -> None:
        """Pass a reaction on."""
        self._send(live.table.id, message)

    def beat(self) -> None:
        """Show the others that this server is alive, and forget those that are silent."""
        self._show_life()
        now = self._stopwatch()
        for server in [one for one, heard in self._heard.items() if heard < now - _SILENCE]:
            del self._heard[server]
            for live in self._tables.all():
                if live.connected_elsewhere.pop(server, None) is not None:
                    live.announce_presence()

    def hear(self, server: str, table: str, text: str) -> None:
        """Take in what another server says about a table."""
        if server not in self._heard:
            self._show_life()  # It may have been started just now, and not have heard of this one.
        self._heard[server] = self._stopwatch()
        live = self._tables.peek(table)
        if live is None:
            return
        signal: dict[str, Any] = json.loads(text)
        match signal["type"]:
            case "presence":
                connected = Connected(frozenset(signal["seats"]), signal["watchers"])
                if connected == NOBODY:
                    live.connected_elsewhere.pop(server, None)
                else:
                    live.connected_elsewhere[server] = connected
                live.announce_presence()
            case "who" if live.viewers:
                self._answer(live)
            case "reaction":
                live.send(to_json(signal))

    def _show_life(self) -> None:
        self._send(_EVERY_TABLE, {"type": "alive"})

    def _answer(self, live: LiveTable) -> None:
        live.signalled = here = live.connected_here
        self._send(live.table.id, {"type": "presence", "seats": sorted(here.seats), "watchers": here.watchers})

    def _send(self, table: str, signal: Any) -> None:
        self._tables.storage.signal(table, to_json(signal))
