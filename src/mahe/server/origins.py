"""Where a request comes from: the page that sent it, and the client's address."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.types import Scope


def header(scope: Scope, name: bytes) -> str | None:
    """Return the value of a header, or None if it is absent; several values are joined with commas."""
    values = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return ", ".join(values) if values else None


def is_own_origin(scope: Scope, further: AbstractSet[str]) -> bool:
    """Return whether a request comes from the server's own page, one of *further* origins, or no page at all."""
    origin = header(scope, b"origin")
    if origin is None:
        return True
    if origin in further:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == header(scope, b"host")


def rate_limit_key(address: str) -> str:
    """Return the key for rate limits: an IPv4 address, or the IPv6 network that belongs to one subscriber."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return address
    mapped = parsed.ipv4_mapped
    return str(mapped) if mapped is not None else str(IPv6Network((parsed, 64), strict=False))


def client_address(scope: Scope, trusted: AbstractSet[str]) -> str:
    """Return the address of the client; forwarding headers count only when a trusted proxy sent them."""
    client: Any = scope.get("client")
    address = str(client[0]) if client else "unknown"
    if address not in trusted:
        return address
    hops = [hop.strip() for hop in (header(scope, b"x-forwarded-for") or "").split(",") if hop.strip()]
    for hop in reversed(hops):
        if hop not in trusted:
            return hop[:64]
    return address
