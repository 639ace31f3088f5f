"""Local games that are kept by themselves, so that neither Ctrl-C nor a broken line loses one."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

from mahe.locales import Words
from mahe.record import Record, RecordError, format_record, parse_record
from mahe.terminal.cast import cast_of

if sys.platform != "win32":
    import fcntl

MOST: Final = 10
"""How many games are kept; the oldest go first."""


def state_folder() -> Path:
    """Return where this user's games and seats are kept."""
    return Path(platformdirs.user_state_dir("mahe", appauthor=False))


class Kept:
    """The file of one game under way, locked while it is played."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = _lock(path)

    def write(self, record: Record) -> None:
        """Write the game as it is now; the file is always whole, whenever the process is killed."""
        write_whole(self.path, format_record(record))

    def close(self) -> None:
        """Leave the game to be taken up again."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1
            _lock_path(self.path).unlink(missing_ok=True)

    def forget(self) -> None:
        """Keep the game no longer."""
        self.path.unlink(missing_ok=True)
        self.close()


@dataclass(frozen=True, slots=True)
class Interrupted:
    """A game that can be taken up again."""

    path: Path
    record: Record
    changed: float
    """When it was last played, in seconds since 1970."""


def keep(folder: Path) -> Kept | None:
    """Return a new file to keep a game in, or None where nothing can be written."""
    games = folder / "games"
    try:
        games.mkdir(parents=True, exist_ok=True)
        games.chmod(0o700)
        for old in interrupted(folder)[MOST - 1 :]:
            old.path.unlink(missing_ok=True)
            _lock_path(old.path).unlink(missing_ok=True)
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        return Kept(games / f"{stamp}-{os.getpid()}.mahe")
    except OSError:
        return None


def interrupted(folder: Path) -> list[Interrupted]:
    """Return the games that nobody is playing now, the last one first."""
    found = []
    for path in (folder / "games").glob("*.mahe"):
        with suppress(OSError, UnicodeDecodeError, RecordError):
            if not _is_locked(path):
                record = parse_record(path.read_text(encoding="utf-8"))
                found.append(Interrupted(path, record, path.stat().st_mtime))
    return sorted(found, key=lambda game: game.changed, reverse=True)


def describe(kept: Interrupted, words: Words) -> str:
    """Return what to say of a game that can be taken up again."""
    cast = cast_of(kept.record.rules, kept.record.names, words)
    names = words.list(cast.who(place.seat) for place in cast.places)
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.changed))
    return words("terminal-resume", names=names, when=when)


def write_whole(path: Path, text: str, *, private: bool = False) -> None:
    """Write a file so that it holds either the old text or the new one."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        if not private:
            umask = os.umask(0)
            os.umask(umask)
            Path(name).chmod(0o666 & ~umask)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _lock_path(path: Path) -> Path:
    return path.with_suffix(".lock")


def _lock(path: Path) -> int:
    """Return an open file that tells others of this game for as long as this process lives."""
    lock = os.open(_lock_path(path), os.O_RDWR | os.O_CREAT, 0o600)
    if sys.platform != "win32":
        with suppress(OSError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    return lock


def _is_locked(path: Path) -> bool:
    """Return whether some process plays this game now. Where files cannot be locked, none is said to."""
    if sys.platform == "win32" or not _lock_path(path).exists():
        return False
    lock = os.open(_lock_path(path), os.O_RDWR)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(lock)
    return False
