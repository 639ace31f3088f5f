"""Carrying a message to a push service, and to nobody else: a client names the address, so it is not trusted."""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Callable, Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

LONGEST_ENDPOINT: Final = 1000
_PATIENCE: Final = 10.0
"""Seconds that a push service may take for each step."""


class Undeliverable(Exception):
    """An address that no push service can have, or that cannot be reached."""


def is_public(address: str) -> bool:
    """Return whether *address* is on the internet, and not in a network of ours."""
    parsed = ip_address(address)
    return parsed.is_global and not parsed.is_multicast


def check_endpoint(endpoint: str) -> tuple[str, int, str]:
    """Return host, port and path of a push service's address. Raises Undeliverable."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port or 443
    except ValueError as error:
        raise Undeliverable("this is no address") from error
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or parts.password is not None:
        raise Undeliverable("a push service has an address that begins with https:// and a host's name")
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise Undeliverable("the address is too long, or has characters that no address has")
    return parts.hostname, port, parts._replace(scheme="", netloc="", fragment="").geturl() or "/"


class Delivery:
    """Sends messages over HTTPS to hosts on the internet, without following redirects."""

    def __init__(
        self,
        *,
        allows: Callable[[str], bool] = is_public,
        context: ssl.SSLContext | None = None,
        port: int | None = 443,
    ) -> None:
        """Prepare TLS. *allows* says which IP addresses may be connected to; *port* is the only one, None for any."""
        self._allows = allows
        self._context = context or ssl.create_default_context()
        self._port = port

    def send(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a message, and return the status of the answer. Raises Undeliverable."""
        host, port, path = check_endpoint(endpoint)
        if self._port is not None and port != self._port:
            raise Undeliverable("push services use the port of HTTPS")
        try:
            connection = http.client.HTTPSConnection(host, port, timeout=_PATIENCE, context=self._context)
            # Connected by hand: the address that was checked is the one that is used, whatever a name says next time.
            connection.sock = self._context.wrap_socket(self._connect(host, port), server_hostname=host)
            try:
                connection.request("POST", path, body, dict(headers))
                return connection.getresponse().status
            finally:
                connection.close()
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise Undeliverable(str(error)) from error

    def _connect(self, host: str, port: int) -> socket.socket:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
        allowed = sorted(address for address in found if self._allows(address))
        if not allowed or len(allowed) != len(found):
            raise Undeliverable(f"{host} is not on the internet")
        return socket.create_connection((allowed[0], port), timeout=_PATIENCE)
