"""Reads the WebSocket frames that clients send."""

from __future__ import annotations

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where it has been compiled


def is_whole_text(frame: bytes) -> bool:
    """Return whether a client's frame is a message by itself, and text: the first byte says all that, and no more."""
    return frame[0] == 0x81 and frame[1] >= 0x80


def payload(frame: bytes) -> bytes:
    """Return the payload of a client's frame."""
    rest = frame[1] & 0x7F
    start = 6 if rest < 126 else 8 if rest == 126 else 14
    return apply_mask(frame[start:], frame[start - 4 : start])
