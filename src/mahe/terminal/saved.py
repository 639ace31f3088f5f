"""Local games that are saved automatically, so that neither Ctrl-C nor a lost connection loses one."""

from __future__ import annotations

import os
import stat
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final, Literal

import platformdirs

from mahe.file_lock import is_locked, try_lock
from mahe.locales import Words
from mahe.record import Record, RecordError, format_record, parse_record
from mahe.rules import MaheError
from mahe.terminal.players import recorded_cast

MOST: Final = 10
"""How many games are kept; the oldest go first."""


def state_folder() -> Path:
    """Return where this user's games and seats are kept."""
    return Path(platformdirs.user_state_dir("mahe", appauthor=False))


class NotThere(MaheError):
    """A kept game that cannot be resumed: it is open in another window, or it was finished there."""

    def __init__(self, why: Literal["open", "gone"]) -> None:
        super().__init__("the game is open in another window" if why == "open" else "the game is gone")
        self.why = why

    def localized(self, words: Words) -> str:
        """Return the message for the player."""
        return words("terminal-open-elsewhere" if self.why == "open" else "terminal-gone-elsewhere")


class Kept:
    """The file of one game under way, locked while it is played; raises NotThere if another window plays it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lock = try_lock(path)
        if lock is None:
            raise NotThere("open")
        self._lock = lock

    def write(self, record: Record) -> None:
        """Write the game as it is now, atomically: the file stays whole even if the process is killed."""
        write_whole(self.path, format_record(record))

    def close(self) -> None:
        """Close the file, so that the game can be resumed."""
        self._lock.release()

    def forget(self) -> None:
        """Delete the kept game."""
        self.path.unlink(missing_ok=True)
        self.close()


@dataclass(frozen=True, slots=True)
class Interrupted:
    """A game that can be resumed."""

    path: Path
    record: Record
    changed: float
    """When it was last played, in seconds since 1970."""

    is_open: bool = False
    """Whether it is open in another window now."""


def keep(folder: Path) -> Kept | None:
    """Return a new file to keep a game in, or None where nothing can be written."""
    games = folder / "games"
    try:
        games.mkdir(parents=True, exist_ok=True)
        games.chmod(0o700)
        for old in interrupted(folder)[MOST - 1 :]:
            with suppress(NotThere):
                Kept(old.path).forget()
        stamp = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}"
        for number in count():
            with suppress(FileExistsError, NotThere):
                kept = Kept(games / f"{stamp}{f'-{number}' if number else ''}.mahe")
                kept.path.touch(exist_ok=False)
                return kept
    except OSError:
        pass
    return None


def take_up(game: Interrupted) -> tuple[Kept, Record]:
    """Return the file of a kept game and the game as it is by now; raise NotThere."""
    kept = Kept(game.path)
    try:
        return kept, parse_record(kept.path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, RecordError) as error:
        kept.close()
        raise NotThere("gone") from error


def kept_games(folder: Path) -> list[Interrupted]:
    """Return the games that are kept, the latest first, including those open in another window."""
    found = []
    for path in (folder / "games").glob("*.mahe"):
        with suppress(OSError, UnicodeDecodeError, RecordError):
            record = parse_record(path.read_text(encoding="utf-8"))
            found.append(Interrupted(path, record, path.stat().st_mtime, is_locked(path)))
    return sorted(found, key=lambda game: game.changed, reverse=True)


def interrupted(folder: Path) -> list[Interrupted]:
    """Return the games that nobody is playing now, the latest first."""
    return [game for game in kept_games(folder) if not game.is_open]


def offered(folder: Path) -> Interrupted | None:
    """Return the game to resume, or else the latest one that is open in another window."""
    games = kept_games(folder)
    return next((game for game in games if not game.is_open), games[0] if games else None)


def describe(kept: Interrupted, words: Words) -> str:
    """Return a line that describes a game that can be resumed."""
    cast = recorded_cast(kept.record, words)
    names = words.list(cast.who(place.seat) for place in cast.places)
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.changed))
    return words("terminal-resume-elsewhere" if kept.is_open else "terminal-resume", names=names, when=when)


def write_whole(path: Path, text: str, *, private: bool = False) -> None:
    """Write a file atomically: it holds either the old text or the new one."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        error.filename = str(path)
        raise
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        if not private:
            Path(name).chmod(_mode(path))
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _mode(path: Path) -> int:
    """Return the permissions for a file: its own if it exists, the usual ones otherwise."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        umask = os.umask(0)
        os.umask(umask)
        return 0o666 & ~umask
