"""Notifications by Web Push: whoever asked for it is told that a daily table waits for them."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from typing import Final

from mahe.locales import Words
from mahe.rules import MaheError, Seat
from mahe.server.background import Background
from mahe.server.errors import Code, Refusal
from mahe.server.live_table import LiveTable
from mahe.server.live_tables import LiveTables
from mahe.server.logs import LOG
from mahe.server.messages.inbound import Subscribe
from mahe.server.metrics import Metrics
from mahe.server.push_delivery import Delivery, Undeliverable, check_endpoint
from mahe.server.storage.interface import Subscription

_MOST_WAITING: Final = 1000
"""Messages that wait to be sent; what comes beyond is dropped, and the page shows it anyway."""

_SENDERS: Final = 4
_DAY: Final = 24 * 3600
_GONE: Final = (404, 410)
"""What a push service answers when the browser wants no more."""


class NoPush(MaheError):
    """Notifications are asked for, but a package that they need is not installed."""


class Notifications:
    """All that this server sends, through a bounded queue. Without a *subject* nothing is ever sent."""

    def __init__(
        self,
        tables: LiveTables,
        background: Background,
        metrics: Metrics,
        *,
        subject: str,
        delivery: Delivery | None = None,
    ) -> None:
        """*subject* is how push services reach the host. Raises NoPush if they cannot work here."""
        self._tables = tables
        self._background = background
        self._metrics = metrics
        self._subject = subject
        self._delivery = delivery or Delivery()
        self._key = b""
        self._waiting: asyncio.Queue[tuple[str, Seat, int]] = asyncio.Queue(_MOST_WAITING)
        self._last: dict[str, Seat] = {}
        """Whom each daily table waited for when it was last looked at."""

        if subject:
            try:
                import cryptography  # noqa: F401, PLC0415  # an extra
            except ModuleNotFoundError as error:
                raise NoPush("notifications need the package cryptography: install mahe[push]") from error

    @property
    def key_text(self) -> str:
        """The public key of all servers that share the database, for browsers; empty if nothing is sent."""
        if not self._key:
            return ""
        from mahe.server.web_push import encode, public_key  # noqa: PLC0415  # an extra

        return encode(public_key(self._key))

    async def open(self) -> None:
        """Find the key, and begin to send."""
        if not self._subject:
            return
        from mahe.server.web_push import new_key  # noqa: PLC0415  # an extra

        self._key = await self._tables.storage.push_key(new_key())
        for _ in range(_SENDERS):
            self._background.repeat(0, self._send_next)

    def checked(self, asked: Subscribe) -> Subscription:
        """Return what a browser asks for; Refusal if none can have asked for it."""
        if not self._key:
            raise Refusal(Code.FORBIDDEN, "This server sends no notifications.")
        from mahe.server.web_push import decode, is_point  # noqa: PLC0415  # an extra

        try:
            check_endpoint(asked.endpoint)
        except Undeliverable as error:
            raise Refusal(Code.IMPOSSIBLE, f"Nothing can be sent there: {error}.") from error
        browser, secret = decode(asked.p256dh.rstrip("=")), decode(asked.auth.rstrip("="))
        if not is_point(browser):
            raise Refusal(Code.IMPOSSIBLE, "This is no key of a browser.")
        return Subscription(asked.endpoint, browser, secret, asked.language)

    def consider(self, live: LiveTable) -> None:
        """Note that a table has changed: if it now waits for somebody who is not there, they are to be told."""
        if not self._key or live.table.opening.pace != "daily":
            return
        table, seat = live.table, live.table.decider
        if seat is None or table.seats[seat - 1].kind != "person":
            self._last.pop(table.id, None)
            return
        if self._last.get(table.id) == seat or seat in live.present:
            return
        if len(self._last) >= _MOST_WAITING:
            self._last.pop(next(iter(self._last)))
        self._last[table.id] = seat
        try:
            self._waiting.put_nowait((table.id, seat, table.seq))
        except asyncio.QueueFull:
            self._metrics.count_error("push")

    async def _send_next(self) -> None:
        table, seat, seq = await self._waiting.get()
        # Of several servers the first gets them.
        for one in await self._tables.storage.claim_pushes(table, seat, seq):
            await self._send(table, one)

    async def _send(self, table: str, one: Subscription) -> None:
        from mahe.server.web_push import authorization, encrypt  # noqa: PLC0415  # an extra

        words = await asyncio.to_thread(Words, one.language)
        # Nothing about anyone, and not even which table: the page knows which of them wait.
        text = json.dumps({"title": words("home-title"), "body": words("push-your-turn")}, ensure_ascii=False).encode()
        headers = {
            "TTL": str(_DAY),
            "Urgency": "normal",
            "Topic": sha256(f"{table} {one.endpoint}".encode()).hexdigest()[:32],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Authorization": authorization(self._key, one.endpoint, self._subject, self._tables.now()),
        }
        try:
            body = encrypt(text, one.browser, one.secret)
            status = await asyncio.to_thread(self._delivery.send, one.endpoint, headers, body)
        except Undeliverable as error:
            self._metrics.count_error("push")
            LOG.info("a notification cannot be delivered", extra={"reason": str(error)})
            return
        if status in _GONE:
            await self._tables.storage.forget_endpoint(one.endpoint)
        elif status >= 400:
            self._metrics.count_error("push")
            LOG.info("a push service has refused", extra={"status": status})
