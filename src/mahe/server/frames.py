"""Messages as WebSocket frames."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

LARGEST_HEAD: Final = 14
"""How many bytes of a frame come before its payload at most."""


def frame(text: str) -> bytes:
    """Return a whole frame."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return b"\x81" + size.to_bytes(1) + data
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2) + data
    return b"\x81\x7f" + size.to_bytes(8) + data


def frame_size(data: bytes) -> int:
    """Return how many bytes the first frame in *data* takes; as long as that has not come, more than there are."""
    if len(data) < 2:
        return 2
    rest = data[1] & 0x7F
    masked = 4 if data[1] & 0x80 else 0
    if rest < 126:
        return 2 + masked + rest
    start = 4 if rest == 126 else 10
    return start + masked + (int.from_bytes(data[2:start]) if len(data) >= start else 0)


def texts_of(frames: bytes) -> Iterator[str]:
    """Give the messages of whole frames that `frame` made."""
    while frames:
        size = frame_size(frames)
        head = 2 if size < 128 else 4 if size < 65540 else 10
        yield frames[head:size].decode()
        frames = frames[size:]
