"""Where a server can be found, as an address for a browser."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from mahe.server.local_addresses import ELSEWHERE, address_towards


def address_of(host: str, listening: socket.socket) -> str:
    """Return the URL of what *listening* serves under the host name or IP address *host*."""
    name = f"[{host.replace('%', '%25')}]" if ":" in host else host
    return f"http://{name}:{listening.getsockname()[1]}/"


def addresses_of(host: str, listening: socket.socket) -> list[str]:
    """Return the URLs of a server that listens on *host*: the one for this machine first.

    A server that listens on all interfaces has one for other machines too, if this one is on a network.
    """
    if not _is_everywhere(listening.getsockname()[0]):
        return [address_of(host, listening)]
    here = "::1" if listening.family == socket.AF_INET6 else "127.0.0.1"
    outside = address_towards(ELSEWHERE[listening.family], listening.family)
    return [address_of(name, listening) for name in (here, outside) if name is not None]


def _is_everywhere(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False
