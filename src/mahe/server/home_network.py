"""The second way in of `mahe play`, for the home network: closed until somebody at this computer opens it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from ipaddress import ip_address

import uvicorn
from starlette.types import Scope

from mahe.sentences import reason_of
from mahe.server.errors import Code, Refusal
from mahe.server.local_addresses import home_addresses
from mahe.server.origins import header

_OWN_NAMES = frozenset({"127.0.0.1", "localhost", "[::1]"})


class HomeNetwork:
    """One address of the network that is listened on beside the computer's own, or none."""

    def __init__(self, port: int, find: Callable[[], list[str]] = home_addresses) -> None:
        """*port* is preferred there as well; *find* looks for addresses each time it is asked."""
        self._port = port
        self._find = find
        self._uvicorn: uvicorn.Server | None = None
        self._listening: asyncio.Server | None = None
        self._open: tuple[str, int] | None = None

    def attach(self, server: uvicorn.Server) -> None:
        """Have *server* serve whoever comes this way."""
        self._uvicorn = server

    @property
    def address(self) -> str:
        """The URL under which others reach the page, or empty."""
        return "http://{}:{}/".format(*self._open) if self._open else ""

    async def choices(self) -> list[str]:
        """Return the addresses that can be opened. One that this computer no longer has is closed."""
        found = await asyncio.to_thread(self._find)
        if self._open and self._open[0] not in found:
            self.close()
        return found

    async def open(self, address: str) -> None:
        """Listen on *address* and no other of the network. Raises Refusal."""
        if address not in await self.choices():
            raise Refusal(Code.IMPOSSIBLE, "This computer does not have that address on a home network.")
        if self._open and self._open[0] == address:
            return
        self.close()
        try:
            self._listening = await self._listen(address)
        except OSError as error:
            sentence = f"It is not possible to listen on {address}: {reason_of(error)}."
            raise Refusal(Code.IMPOSSIBLE, sentence) from error
        self._open = self._listening.sockets[0].getsockname()[:2]

    async def _listen(self, address: str) -> asyncio.Server:
        server = self._uvicorn
        assert server is not None

        def protocol() -> asyncio.Protocol:
            return server.config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn makes them
                config=server.config, server_state=server.server_state, app_state=server.lifespan.state
            )

        loop = asyncio.get_running_loop()
        try:
            listening = await loop.create_server(protocol, address, self._port)
        except OSError:
            listening = await loop.create_server(protocol, address, 0)
        server.servers.append(listening)
        return listening

    def close(self) -> None:
        """Listen there no longer, and hang up on whoever came that way."""
        if self._listening is None or self._uvicorn is None:
            return
        self._uvicorn.servers.remove(self._listening)
        self._listening.close()
        for connection in list(self._uvicorn.server_state.connections):
            transport = connection.transport
            if transport.get_extra_info("sockname")[:2] == self._open:
                transport.abort()
        self._listening = self._open = None

    def admits(self, scope: Scope) -> bool:
        """Return whether a request names the address at which it came in.

        A page elsewhere could otherwise have its own name stand for our address, and read what we say.
        """
        server = tuple(scope.get("server") or ())
        return server != self._open or header(scope, b"host") == "{}:{}".format(*server)


def is_from_here(scope: Scope) -> bool:
    """Return whether a request comes from this computer, and from a page that knows it is on this computer."""
    ends = [scope.get(end) or ("",) for end in ("client", "server")]
    name = (header(scope, b"host") or "").rpartition(":")[0]
    return name in _OWN_NAMES and all(_is_loopback(end[0]) for end in ends)


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
