"""Where a server can be found, as an address for a browser."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

_ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that documents use: nothing is ever sent to them."""


def address_of(host: str, listening: socket.socket) -> str:
    """Return the address of what *listening* serves under the name or number *host*."""
    name = f"[{host.replace('%', '%25')}]" if ":" in host else host
    return f"http://{name}:{listening.getsockname()[1]}/"


def addresses_of(host: str, listening: socket.socket) -> list[str]:
    """Return where a server is that was told to listen on *host*: the address for this machine first.

    A server that listens everywhere has one for other machines too, if this one is in a network.
    """
    if not _is_everywhere(listening.getsockname()[0]):
        return [address_of(host, listening)]
    here = "::1" if listening.family == socket.AF_INET6 else "127.0.0.1"
    outside = _outside(listening.family)
    return [address_of(name, listening) for name in (here, outside) if name is not None]


def _is_everywhere(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def _outside(family: socket.AddressFamily) -> str | None:
    """Return this machine's number in its network, or None if it is in none."""
    with socket.socket(family, socket.SOCK_DGRAM) as question:
        try:
            # Looks for the way there, and sends nothing.
            question.connect((_ELSEWHERE[family], 9))
        except OSError:
            return None
        found = str(question.getsockname()[0])
    return None if ip_address(found).is_loopback else found
