"""A site as players reach it, through TLS and a proxy, and what must hold there."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.clients import BOT, OPEN, Client, open_table, person, post, sit
from tests.server.kit import PATIENCE, SHORT, Json, Server

CLIENTS: Final = ("192.0.2.11", "192.0.2.12", "192.0.2.13")
"""Addresses of this machine, from which players come."""

PRIVATE: Final = (
    "/metrics",
    "/metrics/",
    "/metrics?x=1",
    "//metrics",
    "/./metrics",
    "/%6detrics",
    "/METRICS",
    "/docs",
    "/redoc",
    "/openapi.json",
)


class Site(Server):
    """A site that someone else runs. *at* is the machine that answers to its name."""

    def __init__(self, host: str, at: str, certificate: str, *, source: str = CLIENTS[0], path: str = "") -> None:
        self.host = host
        self.path = path
        self.at = at
        self.source = source
        self.trust = ssl.create_default_context(cadata=certificate)
        self.certificate = certificate

    @property
    def origin(self) -> str:
        """What a browser says of a page of this site."""
        return f"https://{self.host}"

    def seen_from(self, source: str) -> Site:
        """Return the same site for someone at another address."""
        return Site(self.host, self.at, self.certificate, source=source, path=self.path)

    def http(self, **headers: str) -> httpx.AsyncClient:
        name, _, port = self.host.partition(":")
        return httpx.AsyncClient(
            base_url=f"https://{self.at}:{port or 443}{self.path}",
            headers={"Host": self.host, "Origin": self.origin, **headers},
            transport=_Named(name, verify=self.trust, local_address=self.source),
            timeout=PATIENCE,
        )

    @asynccontextmanager
    async def connected(self, *, origin: str | None = None) -> AsyncIterator[Client]:
        """Give a socket."""
        _, _, port = self.host.partition(":")
        async with connect(
            f"wss://{self.host}{self.path}/api/socket",
            ssl=self.trust,
            host=self.at,
            port=int(port or 443),
            local_addr=(self.source, 0),
            origin=origin or self.origin,  # type: ignore[arg-type]
            proxy=None,
        ) as socket:
            yield Client(socket)


class _Named(httpx.AsyncHTTPTransport):
    """Asks an address for a site by its name, as someone does whose name server knows it."""

    def __init__(self, name: str, **more: Any) -> None:
        super().__init__(**more)
        self._name = name

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions = {**request.extensions, "sni_hostname": self._name}
        return await super().handle_async_request(request)


async def answers(site: Site) -> None:
    """Wait until the site is well; what stands before it may be there sooner than the server."""
    end = asyncio.get_running_loop().time() + 60
    while True:
        try:
            async with site.http() as http:
                answer = await http.get("/healthz")
            if (answer.status_code, answer.text) == (200, "well\n"):
                return
            reason = answer.text
        except httpx.TransportError as error:
            reason = repr(error)
        assert asyncio.get_running_loop().time() < end, reason
        await asyncio.sleep(0.2)


async def check_page(site: Site) -> None:
    async with site.http() as http:
        page = await http.get("/")
    assert "<title>Mahé" in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]


async def begin_game(site: Site) -> tuple[str, str, str]:
    """Open a table for two people with browsers of their own, and return it and their tokens."""
    opened = await open_table(site, person("Ada"), OPEN, start=False)
    table, ada = opened["table"], opened["tokens"]["1"]
    ben = await sit(site, table, 2, "Ben")
    await post(site, f"/api/tables/{table}/start", opened["owner"])
    return table, ada, ben


async def check_game(site: Site) -> str:
    """Play a game of two people to its end, each on a socket of their own; return its table."""
    table, ada, ben = await begin_game(site)
    async with site.connected() as one, site.seen_from(CLIENTS[1]).connected() as two:
        await one.hello(table, ada)
        await two.hello(table, ben)
        await asyncio.gather(one.play(1), two.play(2))
    async with site.http() as http:
        record = (await http.get(f"/api/tables/{table}/record")).text
    assert '[Seat1 "Ada"]' in record
    assert '[Result "' in record
    return table


async def check_bots(site: Site) -> None:
    """Play against every kind of bot: they work with what the sandbox leaves them."""
    bots = [{**BOT, "bot": bot} for bot in ("navigator", "ancient")]
    opened = await open_table(site, person("Ada"), *bots, start=True)
    async with site.connected() as client:
        await client.hello(opened["table"], opened["tokens"]["1"])
        await client.play(1)


async def check_origins(site: Site) -> None:
    """Pages of other sites change nothing and get no socket."""
    body: Json = {"rules": {**SHORT}, "seats": [person("Ada"), BOT]}
    for origin in ("https://evil.example", f"{site.origin}0", "null"):
        async with site.http(Origin=origin) as http:
            answer = await http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_yours"), origin
        with pytest.raises(InvalidStatus) as refused:
            async with site.connected(origin=origin):
                pass
        assert refused.value.response.status_code == 403
    async with site.http() as http:
        assert (await http.post("/api/tables", json=body)).status_code == 201


async def check_private(site: Site) -> None:
    """What is for the host alone cannot be had, however it is spelt."""
    for path in PRIVATE:
        async with site.http() as http:
            request = http.build_request("GET", "/")
            request.url = request.url.copy_with(raw_path=(site.path + path).encode())
            answer = await http.send(request, follow_redirects=True)
        assert answer.status_code == 404, path
        assert "mahe_tables" not in answer.text, path


async def check_addresses(site: Site) -> None:
    """Limits count players and not the proxy: whoever opens too many tables stops only themselves."""
    greedy, other = site.seen_from(CLIENTS[2]), site.seen_from(CLIENTS[1])
    body: Json = {"rules": {**SHORT}, "seats": [person("Ada"), BOT]}

    async def status(at: Site, **headers: str) -> int:
        async with at.http(**headers) as http:
            return (await http.post("/api/tables", json=body)).status_code

    statuses = [await status(greedy) for _ in range(65)]
    assert statuses[:60] == [201] * 60
    assert statuses[-1] == 429
    assert await status(greedy, **{"X-Forwarded-For": "203.0.113.9"}) == 429
    assert await status(other) == 201
