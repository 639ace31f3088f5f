"""The addresses of this computer on its networks, found without sending anything."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses reserved for documentation: nothing is ever sent to them."""

_ROUTERS: Final = ("192.168.0.1", "192.168.1.1", "192.168.178.1", "10.0.0.1", "172.16.0.1")
"""Where home networks often are: the way there may be another than the way to the internet."""


def address_towards(destination: str, family: socket.AddressFamily = socket.AF_INET) -> str | None:
    """Return the address that this computer would use to reach *destination*, or None if it could not."""
    with socket.socket(family, socket.SOCK_DGRAM) as question:
        try:
            # Looks up the route, and sends nothing.
            question.connect((destination, 9))
        except OSError:
            return None
        found = str(question.getsockname()[0])
    return None if ip_address(found).is_loopback else found


def home_addresses() -> list[str]:
    """Return the IPv4 addresses of this computer that only its own networks reach, the likeliest first."""
    ways = (address_towards(place) for place in (ELSEWHERE[socket.AF_INET], *_ROUTERS))
    found = dict.fromkeys(address for address in ways if address is not None and _is_at_home(address))
    return list(found) or [address for address in _addresses_by_name() if _is_at_home(address)]


def _addresses_by_name() -> list[str]:
    """Return what this computer's own name stands for, for systems that tell no routes."""
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def _is_at_home(address: str) -> bool:
    """Return whether the internet cannot reach *address*, but a neighbour can."""
    parsed = ip_address(address)
    return not (parsed.is_global or parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)
