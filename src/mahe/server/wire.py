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

    def write_text(self, text: str) -> None:
        """Send a message without waiting; nothing happens if the connection is closing."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(_frame(text))

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
