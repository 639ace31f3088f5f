"""The connection: reconnects whenever it breaks, and leaves the global random generator alone."""

from __future__ import annotations

import random
import socket
import threading

from mahe.terminal.connection import BROKEN, Connection, Json


def test_it_tries_again_and_again_without_touching_the_global_generator() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        heard: list[Json] = []
        twice = threading.Event()

        def hear(message: Json) -> None:
            heard.append(message)
            if len(heard) == 2:
                twice.set()

        before = random.getstate()
        connection = Connection(f"ws://127.0.0.1:{port}/", dict, hear)
        assert twice.wait(60)
        connection.close()
        assert random.getstate() == before
        assert heard[:2] == [BROKEN, BROKEN]
