"""Locks between processes. The operating system holds them, so that a killed process leaves none behind."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

_TRIES: Final = 20
_PAUSE: Final = 0.01


class Lock:
    """A lock on *path*, held by this process until it releases it or ends."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle = handle

    def note(self, text: str) -> None:
        """Leave a note for those who find it locked."""
        os.pwrite(self._handle, text.encode(), 0)

    def release(self) -> None:
        """Release the lock. The lock file is removed first, while nobody else can lock it."""
        if self._handle >= 0:
            _lock_path(self._path).unlink(missing_ok=True)
            os.close(self._handle)
            self._handle = -1


def try_lock(path: Path) -> Lock | None:
    """Return a lock on *path*, or None if another process or window holds it. A file beside it stands for the lock.

    Where files cannot be locked, this always succeeds.
    """
    for _ in range(_TRIES):
        handle = os.open(_lock_path(path), os.O_RDWR | os.O_CREAT, 0o600)
        if _take(handle):
            if _is_at(_lock_path(path), handle):
                return Lock(path, handle)
            # The previous holder has removed the file that we opened.
            os.close(handle)
            continue
        os.close(handle)
        # A process that checks whether it is locked holds it for a moment.
        time.sleep(_PAUSE)
    return None


def is_locked(path: Path) -> bool:
    """Return whether some process holds a lock on *path* now."""
    try:
        handle = os.open(_lock_path(path), os.O_RDWR)
    except FileNotFoundError:
        return False
    try:
        return not _take(handle)
    finally:
        os.close(handle)


def note_of(path: Path) -> str:
    """Return the note that the holder of a lock on *path* has left; empty if there is none."""
    try:
        return _lock_path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Wait for a lock on *path*, and release it at the end. For short work; goes on without a lock if it must."""
    lock = None
    with suppress(OSError):
        for _ in range(_TRIES):
            if lock := try_lock(path):
                break
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def _lock_path(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


def _take(handle: int) -> bool:
    """Lock an open file, unless somebody else has locked it."""
    if sys.platform != "win32":
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # A file system without locks.
            return True
    return True


def _is_at(path: Path, handle: int) -> bool:
    """Return whether an open file is still the one at *path*."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False
