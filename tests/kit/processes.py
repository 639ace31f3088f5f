"""Processes that tests start: alike on every machine, whatever its environment says to Python."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import mahe

SOURCE: Final = Path(mahe.__file__).parents[1]

INTERRUPTIBLE: Final = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); import mahe.cli.__main__"
)
"""`mahe` for `python -c`: a shell in the background makes its children deaf to SIGINT; these hear it all the same."""


def environment(**more: str) -> dict[str, str]:
    """Return the environment for a process of its own: this one's without what changes how Python behaves."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {**own, "PYTHONPATH": str(SOURCE), "PYTHONWARNINGS": "error", "COLUMNS": "80", **more}


class Interrupted(NamedTuple):
    """What a command said when it was stopped."""

    status: int
    out: str
    shown: str
    """On the terminal that is its standard error."""


def interrupt(*arguments: str, when: bytes, group: bool = False, **env: str) -> Interrupted:
    """Run `mahe` on a terminal, press Ctrl-C once it shows *when*, a regular expression, and wait for its end."""
    master, slave = os.openpty()
    command = [sys.executable, "-c", INTERRUPTIBLE, *arguments]
    try:
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=slave, env=environment(**env), start_new_session=True
        ) as process:
            try:
                shown = b""
                while not re.search(when, shown):
                    assert process.poll() is None, shown
                    if select.select([master], [], [], 0.1)[0]:
                        shown += os.read(master, 10_000)
                (os.killpg if group else os.kill)(process.pid, signal.SIGINT)
                # Its output ends when the last of its processes has gone.
                out, _ = process.communicate(timeout=120)
            finally:
                process.kill()
            os.set_blocking(master, False)
            with suppress(BlockingIOError):
                shown += os.read(master, 100_000)
    finally:
        os.close(slave)
        os.close(master)
    return Interrupted(process.returncode, out.decode(), shown.decode())
