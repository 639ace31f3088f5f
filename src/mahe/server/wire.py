"""One step closer to the wire than ASGI: a socket that can be written to at once, measured, and cut off."""

from __future__ import annotations

from functools import lru_cache

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which gives itself to the application as `scope["state"]["wire"]`."""

    def handle_connect(self, event: Request) -> None:
        """Begin a connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["wire"] = self

    held = b""
    """What goes out with the next message."""

    def hold_text(self, text: str) -> None:
        """Send a message together with the next one: to write to a socket costs more than what is written."""
        self.held += _frame(text)

    def write_text(self, text: str) -> None:
        """Send a message without waiting; nothing happens if the connection is closing."""
        self._write(_frame(text))

    def write_held(self) -> None:
        """Send what is held, if nothing has come that it could go with."""
        if self.held:
            self._write(b"")

    def _write(self, frame: bytes) -> None:
        if self.held:
            frame, self.held = self.held + frame, b""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    @property
    def unsent(self) -> int:
        """How many bytes the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End the connection at once, whatever is unsent."""
        if not self.disconnected:
            self.transport.abort()


@lru_cache(maxsize=16)
def _frame(text: str) -> bytes:
    """Return a whole frame. All clients of a table get the same bytes, so it is made once."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
