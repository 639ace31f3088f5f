"""An engine's process: asked a line at a time, never waited for beyond a limit, and gone when we are."""

from __future__ import annotations

import os
import select
import shlex
import signal
import subprocess
import weakref
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic
from typing import Final, NamedTuple

from mahe.lab.engine.lines import LONGEST, VERSION, quoted
from mahe.rules import MaheError
from mahe.sentences import printable, reason_of

_MOST: Final = 1 << 20
"""How many bytes an engine may say before it answers."""

_CHUNK: Final = 1 << 16
_INFO: Final = b"info"
_TAIL: Final = 2000
_NAME: Final = 31

_GUARD: Final = "read _; kill -9 0"
"""Waits until the other end of its input is closed, by us or by our end, and kills its process group."""


class EngineFault(MaheError):
    """An engine that does not do what an engine must. Carries the reason, which is half a sentence."""

    def __init__(self, engine: str, reason: str) -> None:
        super().__init__(f"the engine {engine} fails: {reason}")
        self.engine = engine
        self.reason = reason


class Limits(NamedTuple):
    """How long an engine may take, in seconds."""

    answer: float = 5.0
    start: float = 10.0
    """To be started and to say its name."""

    leave: float = 1.0
    """To end when it is told to, before it is killed."""

    @classmethod
    def with_answer(cls, seconds: float) -> Limits:
        """Return the limits of an engine that has so long for an answer, and twice that to start."""
        return cls(seconds, 2 * seconds)


USUAL_LIMITS: Final = Limits()


class EngineProcess:
    """A program that answers lines. Raises EngineFault when it does not; then it has been killed."""

    def __init__(self, command: str, limits: Limits) -> None:
        self.command = command
        self.limits = limits
        self.name = printable(command)
        """What it calls itself; its command until it has said so."""
        self.author = ""
        self.table = ""
        """The table that was announced last."""

        self._lines: deque[bytes] = deque()
        self._begun = b""
        """What it has said after its last whole line."""

        self._complaints = b""
        self._start()
        self._greet()

    def ask(self, line: str, limit: float | None = None) -> str:
        """Return the answer to *line*, all `info` before it left out."""
        return self._converse(line, ("",), self.limits.answer if limit is None else limit)[-1]

    def announce(self, line: str) -> None:
        """Say something that is answered by `ok` and nothing else."""
        if (answer := self.ask(line)) != "ok":
            raise self.fault(f"its answer to {quoted(line)} is {quoted(answer)}, not ok")

    def close(self) -> None:
        """Tell it to leave, wait for that a moment, and kill what is left of its process group."""
        if not self._finish.alive:
            return
        with suppress(OSError, EngineFault):
            self._write(b"quit\n", monotonic() + self.limits.leave)
            self._stdin.close()
            self._until_end(monotonic() + self.limits.leave)
        self.kill()

    def kill(self) -> None:
        """End it at once, with all that it has started in its process group."""
        self._finish()

    @property
    def is_running(self) -> bool:
        """Whether it can be asked."""
        return self._finish.alive

    def fault(self, reason: str) -> EngineFault:
        """Kill it, and return the error that says why."""
        self.kill()
        return EngineFault(self.name, reason)

    def leaves(self, word: str) -> bool:
        """Return whether it ends by itself when it hears *word*, or if that is empty when its input ends."""
        with suppress(OSError):
            self._write(f"{word}\n".encode() if word else b"", monotonic() + self.limits.leave)
            if not word:
                self._stdin.close()
        has_left = self._until_end(monotonic() + self.limits.leave)
        self.kill()
        return has_left

    def _start(self) -> None:
        if not hasattr(os, "killpg"):
            raise EngineFault(self.name, "engines need process groups, which this system does not have")
        try:
            words = shlex.split(self.command)
        except ValueError as error:
            raise EngineFault(self.name, f"its command cannot be read ({error})".lower()) from error
        if not words:
            raise EngineFault(self.name, "its command is empty")
        reading, self._lifeline = os.pipe()
        try:
            guard = subprocess.Popen(["/bin/sh", "-c", _GUARD], stdin=reading, process_group=0)
        except OSError as error:
            os.close(self._lifeline)
            raise EngineFault(self.name, f"its guard cannot be started ({reason_of(error)})") from error
        finally:
            os.close(reading)
        try:
            process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                process_group=guard.pid,
                bufsize=0,
            )
        except (OSError, ValueError) as error:
            _end((guard,), self._lifeline, ())
            raise EngineFault(self.name, f"it cannot be started ({reason_of(error)})") from error
        assert process.stdin and process.stdout and process.stderr
        self._process = process
        self._stdin, self._stdout, self._stderr = process.stdin, process.stdout, process.stderr
        for stream in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(stream.fileno(), False)
        closers = tuple(stream.close for stream in (self._stdin, self._stdout, self._stderr))
        self._finish = weakref.finalize(self, _end, (guard, process), self._lifeline, closers)

    def _greet(self) -> None:
        *said, version = self._converse(f"mahe {VERSION}", ("name ", "author "), self.limits.start)
        if version != f"mahe {VERSION}":
            wanted = f"; we speak version {VERSION}" if version.startswith("mahe ") else f", not mahe {VERSION}"
            raise self.fault(f"its answer to the greeting is {quoted(version)}{wanted}")
        for line in said:
            word, _, value = line.partition(" ")
            value = " ".join(printable(value).split())[:_NAME].rstrip()
            if word == "author":
                self.author = value
            elif value:
                self.name = value

    def _converse(self, line: str, before: tuple[str, ...], limit: float) -> list[str]:
        """Return the lines that answer *line*, up to the first that begins with none of *before*."""
        if not self.is_running:
            raise EngineFault(self.name, "it is not running any more")
        end = monotonic() + limit
        room = [_MOST]
        self._check_silent()
        try:
            self._write(f"{line}\n".encode(), end)
        except BrokenPipeError as error:
            raise self._lost(end, "it closes its input") from error
        except TimeoutError as error:
            raise self.fault("it does not read what it is asked") from error
        found = []
        while True:
            answer = self._line(end, limit, room)
            if not answer or answer == "info" or answer.startswith("info "):
                continue
            found.append(answer)
            if before == ("",) or not answer.startswith(before):
                return found

    def _check_silent(self) -> None:
        """Refuse what was said without being asked: it would be taken for the next answer."""
        self._hear()
        begun = self._begun if not _INFO.startswith(self._begun[: len(_INFO)]) else b""
        for line in (*self._lines, begun):
            if line.strip() and not line.startswith(_INFO):
                raise self.fault(f"it says {quoted(_text(line))} without being asked")
        self._lines.clear()

    def _line(self, end: float, limit: float, room: list[int]) -> str:
        """Return the next line that it says before *end*; *room* is how much more it may say."""
        while not self._lines:
            if len(self._begun) > LONGEST:
                raise self.fault(f"it says a line of more than {LONGEST:,} bytes")
            if room[0] < 0:
                raise self.fault(f"it says more than {_MOST:,} bytes and no answer")
            if not self._wait(end):
                raise self.fault(f"it does not answer within {limit:g} s")
            heard = self._hear()
            if heard == 0:
                raise self._lost(end, "it closes its output")
            room[0] -= heard or 0
        line = self._lines.popleft()
        if len(line) > LONGEST:
            raise self.fault(f"it says a line of more than {LONGEST:,} bytes")
        return _text(line)

    def _hear(self) -> int | None:
        """Take in what it says now; return how many bytes that were, None if it may say more, 0 if it cannot."""
        with suppress(BlockingIOError):
            heard = os.read(self._stdout.fileno(), _CHUNK)
            *lines, self._begun = (self._begun + heard).split(b"\n")
            self._lines.extend(lines)
            return len(heard)
        return None

    def _write(self, data: bytes, end: float) -> None:
        while data:
            if not self._wait(end, to_write=True):
                raise TimeoutError
            with suppress(BlockingIOError):
                data = data[os.write(self._stdin.fileno(), data) :]

    def _wait(self, end: float, *, to_write: bool = False) -> bool:
        """Wait until it says something, or listens; return whether that is before *end*. Note complaints meanwhile."""
        heard, may_write = ([], [self._stdin]) if to_write else ([self._stdout], [])
        complaints = [self._stderr]
        while (left := end - monotonic()) > 0:
            ready, writable, _ = select.select([*heard, *complaints], may_write, [], left)
            if self._stderr in ready and not self._note_complaint():
                complaints = []
            if writable or self._stdout in ready:
                return True
        return False

    def _note_complaint(self) -> bool:
        with suppress(BlockingIOError):
            noted = os.read(self._stderr.fileno(), _CHUNK)
            self._complaints = (self._complaints + noted)[-_TAIL:]
            return bool(noted)
        return True

    def _lost(self, end: float, reason: str) -> EngineFault:
        """Return the error about an engine that is gone, or else the *reason*, with what it complained of last."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(max(0.0, min(end - monotonic(), self.limits.leave)))
        for _ in range(_MOST // _CHUNK):
            before = self._complaints
            if not self._note_complaint() or self._complaints == before:
                break
        status = self._process.poll()
        if status is not None:
            reason = f"it is ended by {_signal_name(-status)}" if status < 0 else f"it ends with status {status}"
        last = [line for line in _text(self._complaints).splitlines() if line.strip()][-1:]
        return self.fault(f"{reason}: {quoted(last[0].strip())}" if last else reason)

    def _until_end(self, end: float) -> bool:
        """Wait until it has closed its output, and return whether that is before *end*."""
        while self._wait(end):
            with suppress(BlockingIOError):
                if not os.read(self._stdout.fileno(), _CHUNK):
                    return True
        return False


def _end(processes: Iterable[subprocess.Popen[bytes]], lifeline: int, closers: Iterable[Callable[[], None]]) -> None:
    """Kill a process group, whose leader comes first, and see the last of its processes off."""
    guard, *others = processes
    # Not waited for yet, the guard keeps the number of the group its own.
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(guard.pid, signal.SIGKILL)
    for process in (guard, *others):
        process.kill()
        process.wait()
    os.close(lifeline)
    for close in closers:
        with suppress(OSError):
            close()


def _text(line: bytes) -> str:
    return line.decode(errors="replace").strip()


def _signal_name(number: int) -> str:
    with suppress(ValueError):
        return signal.Signals(number).name
    return f"signal {number}"
