"""`python -m tests.faults.skewed_server`: `mahe`, on a machine whose clock is wrong.

It also notes what its bots think about, since the log shows only the one of several servers that was the first.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

SKEW: Final = "MAHE_TEST_SKEW"
"""The variable that says by how many seconds the clock is fast."""

THOUGHTS: Final = "MAHE_TEST_THOUGHTS"
"""The variable that names the file for a line about each decision that a bot thinks about; empty for none."""


def main() -> None:
    """Run `mahe`."""
    skew = float(os.environ[SKEW])
    right = time.time
    time.time = lambda: right() + skew
    _note_thoughts(os.environ[THOUGHTS])
    from mahe.cli.main import main as mahe  # noqa: PLC0415  # what asks for the time is imported after it is wrong

    mahe()


def _note_thoughts(path: str) -> None:
    if not path:
        return
    from mahe.server import bot_runner  # noqa: PLC0415  # as above

    think: Callable[[Any, Any], Any] = vars(bot_runner)["after_bot"]
    notes = Path(path).open("a", encoding="ascii", buffering=1)  # noqa: SIM115  # until it is killed

    def think_and_note(table: Any, dealer: Any) -> Any:
        notes.write(f"{table.id} {table.seq}\n")
        return think(table, dealer)

    vars(bot_runner)["after_bot"] = think_and_note


if __name__ == "__main__":
    main()
