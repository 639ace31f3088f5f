"""Where compiled code is kept between starts: in a folder named by a hash of the sources that it was compiled from.

Numba by itself compares only the file that a function stands in with what it kept, and would miss a change in another
file that the function calls or takes a constant from.
"""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import platformdirs

import mahe.arrays
import mahe.card_gain
import mahe.network_layout
import mahe.observation_layout
import mahe.rules
import mahe.seat_counts
import mahe.solution_inputs

KERNEL: Final = Path(__file__).parent
CONSTANTS: Final = ("landings.py", "pieces.py", "score.py", "solved_game.py", "stakes.py")
"""The files of mahe.rules whose constants compiled code takes in."""

PREFIX: Final = "mahe-"


def sources() -> list[Path]:
    """Return all files that compiled code depends on."""
    rules = Path(mahe.rules.__file__).parent
    shared = (
        mahe.arrays.__file__,
        mahe.card_gain.__file__,
        mahe.network_layout.__file__,
        mahe.observation_layout.__file__,
        mahe.seat_counts.__file__,
        mahe.solution_inputs.__file__,
    )
    return [*sorted(KERNEL.glob("*.py")), *(rules / name for name in CONSTANTS), *map(Path, shared)]


def folder_name(files: Iterable[Path]) -> str:
    """Return the name of the folder for what is compiled from *files*."""
    digest = hashlib.sha256()
    for path in files:
        text = path.read_bytes()
        digest.update(f"{path.name} {len(text)}\n".encode() + text)
    return PREFIX + digest.hexdigest()[:16]


def cache_folder(chosen: str) -> Path | None:
    """Return a folder that can be written to, or None if there is none.

    *chosen* is what NUMBA_CACHE_DIR says. Left empty, the folder is beside the sources, or among the user's caches.
    Beside the sources, where nobody else keeps anything, the folders of earlier sources are removed.
    """
    try:
        name = folder_name(sources())
    except OSError:  # There are no sources to read.
        return None
    beside = KERNEL / "__pycache__"
    parents = [Path(chosen)] if chosen else [beside, Path(platformdirs.user_cache_dir("mahe", appauthor=False))]
    for parent in parents:
        folder = parent / name
        is_new = not folder.exists()
        if _is_writable(folder):
            if is_new and parent == beside:
                _remove_others(folder)
            return folder
    return None


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


def _remove_others(folder: Path) -> None:
    for other in folder.parent.glob(f"{PREFIX}*"):
        if other != folder:
            # A process that still runs the earlier sources makes its folder again when it next compiles something.
            shutil.rmtree(other, ignore_errors=True)
