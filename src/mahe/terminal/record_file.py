"""Records in files that the player names. Anything else in such a file is never overwritten without asking."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from itertools import count
from pathlib import Path

from mahe.locales import Words
from mahe.record import Record, RecordError, parse_record
from mahe.record.record import LARGEST_FILE
from mahe.rules import MaheError
from mahe.sentences import printable
from mahe.terminal.saved import write_whole


class NameTaken(MaheError):
    """A file that already holds something else."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} holds something else already")
        self.path = path

    def localized(self, words: Words) -> str:
        """Return the message for the player, with a name that is free."""
        free = free_name(self.path)
        return words("terminal-taken", path=printable(self.path), free=printable(free))


def save_record(path: Path, text: str, *, replace: bool = False) -> None:
    """Write a game into a file; raise NameTaken or OSError.

    An existing file is accepted if it is empty, or holds the same game up to some earlier move.
    """
    path = _real(path)
    if _is_device(path):
        path.write_text(text, encoding="utf-8", newline="\n")
    elif _create(path):
        try:
            write_whole(path, text)
        except BaseException:
            path.unlink(missing_ok=True)
            raise
    elif replace or _is_earlier(path, text):
        write_whole(path, text)
    else:
        raise NameTaken(path)


def free_name(path: Path) -> Path:
    """Return *path* if nothing is there, else the first of x-2.mahe, x-3.mahe, … that is free."""
    names = (path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


class RecordFile:
    """A file that one game is written into as it goes on; raises NameTaken or OSError if that is impossible.

    It is reserved before the first move, so that nobody plays a game that cannot be saved.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._written = ""
        self._ours = not _is_device(path) and _create(path)
        if not self._ours and not _is_device(path) and path.stat().st_size:
            raise NameTaken(path)

    def write(self, text: str) -> None:
        """Write the game as it is now; raise OSError if somebody else has written there since."""
        path = _real(self.path)
        if _is_device(path):
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        with suppress(FileNotFoundError):
            if path.read_bytes() not in (b"", self._written.encode()):
                raise FileExistsError(errno.EEXIST, "something else is in it now", str(self.path))
        write_whole(path, text)
        self._written = text

    def close(self) -> bool:
        """Return whether it holds a game; if nothing was written, the file is removed."""
        if not self._written and self._ours:
            self.path.unlink(missing_ok=True)
        return bool(self._written)


def _real(path: Path) -> Path:
    """Return the file itself if *path* is a symbolic link."""
    return Path(os.path.realpath(path))


def _is_device(path: Path) -> bool:
    """Return whether *path* is something like /dev/null, which loses nothing and must not be replaced."""
    try:
        return stat.S_ISCHR(path.stat().st_mode)
    except FileNotFoundError:
        return False


def _create(path: Path) -> bool:
    """Create an empty file; return False if there is one already. Raises OSError for anything that is not a file."""
    try:
        path.open("x").close()
    except FileExistsError:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path)) from None
        if not path.is_file():
            raise OSError(errno.EINVAL, "not an ordinary file", str(path)) from None
        return False
    return True


def _is_earlier(path: Path, text: str) -> bool:
    """Return whether nothing would be lost: the file is empty, or *text* continues the same game."""
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    if not data:
        return True
    try:
        return len(data) <= LARGEST_FILE and _goes_on(parse_record(data.decode("utf-8")), parse_record(text))
    except (UnicodeDecodeError, RecordError):
        return False


def _goes_on(old: Record, new: Record) -> bool:
    same_table = old.first == new.first and old.names == new.names
    same_tags = {name for name, _ in old.tags} <= {name for name, _ in new.tags}
    return same_table and same_tags and new.events[: len(old.events)] == old.events
