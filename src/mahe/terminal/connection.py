"""The socket of a table, in a thread of its own: reconnects whenever the connection is lost."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from contextlib import suppress
from random import SystemRandom
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
Hear = Callable[[Json], None]

THREAD: Final = "mahe connection"

BROKEN: Final[Json] = {"type": "broken"}
"""The message passed on when the connection is lost."""

_SHORTEST_WAIT: Final = 0.3
_LONGEST_WAIT: Final = 8.0
_OPENS_WITHIN: Final = 10.0
_CHANCE: Final = SystemRandom()


class Connection:
    """Says hello, and passes every message to *hear*, which is called in the connection's thread."""

    def __init__(self, url: str, hello: Callable[[], Json], hear: Hear) -> None:
        self._url = url
        self._hello = hello
        self._hear = hear
        self._socket: ClientConnection | None = None
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name=THREAD, daemon=True)
        self._thread.start()

    def send(self, message: Json) -> None:
        """Send a message, if there is a connection."""
        socket = self._socket
        if socket is not None:
            with suppress(WebSocketException, OSError):
                socket.send(json.dumps(message))

    def greet(self) -> None:
        """Say hello again: with another token, or to get what was missed."""
        self.send(self._hello())

    def later(self, seconds: float, message: Json) -> None:
        """Send a message after a while."""

        def send() -> None:
            if not self._closed.wait(seconds):
                self.send(message)

        threading.Thread(target=send, daemon=True).start()

    def close(self) -> None:
        """Disconnect."""
        self._closed.set()
        socket = self._socket
        if socket is not None:
            with suppress(WebSocketException, OSError):
                socket.close()
        if self._thread is not threading.current_thread():
            self._thread.join(5)

    def _run(self) -> None:
        wait = _SHORTEST_WAIT
        while not self._closed.is_set():
            try:
                with connect(self._url, open_timeout=_OPENS_WITHIN, close_timeout=1, compression=None) as socket:
                    self._socket = socket
                    self.greet()
                    for text in socket:
                        wait = _SHORTEST_WAIT
                        self._deliver(json.loads(text))
                        if self._closed.is_set():
                            return
            except (WebSocketException, OSError, ValueError):
                pass
            finally:
                self._socket = None
            if not self._closed.is_set():
                self._deliver(BROKEN)
                self._closed.wait(wait * _CHANCE.uniform(0.75, 1.25))
                wait = min(2 * wait, _LONGEST_WAIT)

    def _deliver(self, message: Json) -> None:
        # The listener may be gone by now.
        with suppress(RuntimeError):
            self._hear(message)
