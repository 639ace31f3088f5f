"""The real command in a real terminal: the first screen, Ctrl-C, and processes that are killed."""

from __future__ import annotations

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from mahe.record import parse_record
from mahe.terminal.saved import interrupted
from tests.kit.processes import environment

COMMAND = [sys.executable, "-m", "mahe.cli", "terminal"]
ESCAPES = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b[^\[]")
COLOURS = re.compile(rb"\x1b\[[0-9;]*[34]8;[25]")
PATIENCE = 60.0


class Terminal:
    """A process that believes it is in a terminal of 80 by 24."""

    def __init__(self, state: Path, *options: str, command: Sequence[str] = COMMAND, **env: str) -> None:
        self._screen, there = os.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        # Tests run by nohup do not hear this one, and would hand that on.
        heard = signal.signal(signal.SIGHUP, signal.SIG_DFL)
        self.process = subprocess.Popen(
            [*command, *options],
            stdin=there,
            stdout=there,
            stderr=there,
            start_new_session=True,
            env=environment(
                **{"XDG_STATE_HOME": str(state), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "COLORTERM": "", **env}
            ),
        )
        signal.signal(signal.SIGHUP, heard)
        os.close(there)
        self.output = b""

    def wait_for(self, text: str) -> None:
        """Read on until *text* has been drawn."""
        end = time.monotonic() + PATIENCE
        while text.encode() not in ESCAPES.sub(b"", self.output):
            assert time.monotonic() < end, self.output[-2000:]
            self._read(0.2)

    def _read(self, seconds: float) -> None:
        if select.select([self._screen], [], [], seconds)[0]:
            try:
                self.output += os.read(self._screen, 65536)
            except OSError:
                # The process has ended.
                time.sleep(0.05)

    def type(self, keys: str) -> None:
        """Press keys, forgetting what was drawn before."""
        self.output = b""
        os.write(self._screen, keys.encode())

    def end(self) -> int:
        """Return its exit status."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end
            self._read(0.05)
        self._read(0)
        return self.process.returncode

    def close(self) -> None:
        """Make sure that it is gone."""
        self.process.kill()
        self.process.wait()
        os.close(self._screen)


@contextmanager
def terminal(state: Path, *options: str, command: Sequence[str] = COMMAND, **env: str) -> Iterator[Terminal]:
    running = Terminal(state, *options, command=command, **env)
    try:
        yield running
    finally:
        running.close()


def test_the_first_screen_is_drawn_and_q_leaves_it(tmp_path: Path) -> None:
    with terminal(tmp_path) as one:
        one.wait_for("Turtles race round the island.")
        assert COLOURS.search(one.output)
        one.type("q")
        assert one.end() == 0


def test_without_colours_none_is_drawn(tmp_path: Path) -> None:
    with terminal(tmp_path, "--players", "2", NO_COLOR="1") as one:
        one.wait_for("Which turtle first?")
        assert not COLOURS.search(one.output)
        one.type("\x03")
        one.wait_for("Quit the game?")
        one.type("1")
        assert one.end() == 0
        assert b"The game is kept." in one.output
    assert len(interrupted(tmp_path / "mahe")) == 1


@pytest.mark.parametrize("env", [{"TERM": "dumb"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}])
def test_where_no_board_can_be_drawn_there_is_the_prompt(env: dict[str, str], tmp_path: Path) -> None:
    with terminal(tmp_path, "--players", "2", **env) as one:
        one.wait_for("Captain (1 or 2): ")
        one.type("1\n")
        one.wait_for("Stop on")
        one.type("q\n")
        one.wait_for("Quit the game? (1 to 3): ")
        one.type("2\n")
        assert one.end() == 0
    assert interrupted(tmp_path / "mahe") == []


@pytest.mark.parametrize("env", [{"LC_ALL": "C"}, {"LANG": "C", "LC_ALL": ""}, {"TERM": ""}])
def test_the_board_is_drawn_whatever_the_locale_is_called(env: dict[str, str], tmp_path: Path) -> None:
    with terminal(tmp_path, "--players", "2", **env) as one:
        one.wait_for("Which turtle first?")
        one.wait_for("►")
        one.type("Q")
        one.wait_for("Quit the game?")
        one.type("2")
        assert one.end() == 0


IN_A_SHELL = (
    "import fcntl, os, sys, termios;"
    "fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "os.execvp('sh', ['sh', '-mc', '\"$@\"; echo stopped $?; fg; echo ended $?', *sys.argv])"
)
"""Runs a command in the foreground of a shell that says when it stops, and has it go on."""


def test_ctrl_z_stops_it_and_fg_goes_on(tmp_path: Path) -> None:
    with terminal(tmp_path, *COMMAND, "--players", "2", command=[sys.executable, "-c", IN_A_SHELL]) as one:
        one.wait_for("Which turtle first?")
        one.type("\x1a")
        one.wait_for("stopped 1")
        one.wait_for("Which turtle first?")
        one.type("1")
        one.wait_for("Roll again")
        one.type("\x03")
        one.wait_for("Quit the game?")
        one.type("1")
        one.wait_for("ended 0")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGHUP])
def test_a_killed_game_is_offered_again(how: signal.Signals, tmp_path: Path) -> None:
    with terminal(tmp_path, "--players", "2", "--turtles", "1", "--speed", "instant", "--seed", "1") as one:
        one.wait_for("Roll for A")
        one.type("1")
        one.wait_for("Roll again")
        assert interrupted(tmp_path / "mahe") == []
        os.kill(one.process.pid, how)
        one.end()
    (kept,) = interrupted(tmp_path / "mahe")
    assert len(kept.record.events) == 3


def test_a_game_at_the_prompt_survives_a_kill(tmp_path: Path) -> None:
    env = environment(XDG_STATE_HOME=str(tmp_path), LC_ALL="C.UTF-8")
    with subprocess.Popen([*COMMAND, "--seed", "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1\n")
        process.stdin.flush()
        while "Stop on" not in process.stdout.readline().decode():
            pass
        process.kill()
    (kept,) = interrupted(tmp_path / "mahe")
    assert len(kept.record.events) == 3


def test_a_game_is_open_in_one_window_only_until_that_one_is_killed(tmp_path: Path) -> None:
    options = ("--players", "2", "--turtles", "1", "--people", "Ada,Ben", "--speed", "instant", "--seed", "1")
    with terminal(tmp_path, *options) as one:
        one.wait_for("Roll for A")
        one.type("1")
        one.wait_for("Roll again")
        one.type("q")
        one.wait_for("Quit the game?")
        one.type("1")
        assert one.end() == 0
    with terminal(tmp_path) as first, terminal(tmp_path) as second, terminal(tmp_path) as third:
        for window in (first, second):
            window.wait_for("Go on: 20")
        first.type("\r")
        first.wait_for("Roll again")
        # Its screen still says that the game can be had.
        second.type("\r")
        second.wait_for("This game is open in another window.")
        second.wait_for("In another window: 20")
        first.type("s")
        first.wait_for("Hand it to Ben")
        (kept,) = (tmp_path / "mahe" / "games").glob("*.mahe")
        moves = parse_record(kept.read_text(encoding="utf-8")).events
        first.process.kill()
        first.end()
        # Drawn before the first one moved: it goes on from where the first one was, all the same.
        third.wait_for("20")
        third.type("\r")
        third.wait_for("Roll for B")
        third.type("r")
        third.wait_for("Roll again")
        assert parse_record(kept.read_text(encoding="utf-8")).events[: len(moves)] == moves
        second.type("\x1b[B\r")
        second.wait_for("Roll for A")
    assert len(interrupted(tmp_path / "mahe")) == 2


def test_at_the_prompt_a_game_that_is_open_elsewhere_is_told_so(tmp_path: Path) -> None:
    with terminal(tmp_path, "--players", "2", "--people", "Ada,Ben") as one:
        one.wait_for("Which turtle first?")
        env = environment(XDG_STATE_HOME=str(tmp_path), LC_ALL="C.UTF-8")
        asked = subprocess.run([*COMMAND], input=b"2\n", capture_output=True, env=env, check=False)
        out = asked.stdout.decode()
        assert "  2  In another window: 20" in out
        assert "This game is open in another window. Go on there, or begin a new one here." in out
        assert asked.returncode == 130


def test_a_review_of_a_game_is_opened_and_left_in_a_terminal_without_colours(tmp_path: Path) -> None:
    game = Path(__file__).parents[1] / "golden" / "games" / "tiny.mahe"
    with terminal(tmp_path, str(game), NO_COLOR="1") as one:
        one.wait_for("R review")
        one.type("r")
        one.wait_for("luck")
        one.wait_for("How they played")
        one.type("\x1b[F")
        one.wait_for("Mistakes")
        one.type("g")
        one.wait_for("N P moments")
        assert not COLOURS.search(one.output)
        one.type("q")
        one.wait_for("Esc back")
        one.type("q")
        one.wait_for("R review")
        one.type("q")
        assert one.end() == 0


@pytest.mark.parametrize(("answers", "status"), [(400, 0), (3, 130)])
def test_a_script_that_plays_to_the_end_ends_well(answers: int, status: int, tmp_path: Path) -> None:
    env = environment(XDG_STATE_HOME=str(tmp_path), LC_ALL="C.UTF-8")
    options = ["--players", "2", "--turtles", "1", "--deck", "1 1 1 0 0 0", "--set-aside", "1", "--seed", "1"]
    asked = subprocess.run([*COMMAND, *options], input=b"1\n" * answers, capture_output=True, env=env, check=False)
    assert asked.returncode == status
    assert ("2  Hear the review" in asked.stdout.decode()) == (status == 0)
    assert len(interrupted(tmp_path / "mahe")) == (status != 0)
