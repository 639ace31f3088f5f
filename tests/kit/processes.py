"""Processes that tests start: alike on every machine, whatever its environment says to Python."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

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
