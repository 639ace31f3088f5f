"""Messages as WebSocket frames."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=16)
def frame(text: str) -> bytes:
    """Return a whole frame. All clients of a table get the same bytes, so it is encoded only once."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return b"\x81" + size.to_bytes(1) + data
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2) + data
    return b"\x81\x7f" + size.to_bytes(8) + data
