"""Signals, pipes, terminals and shells: the command in a process of its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.run import call, run
from tests.cli.test_verify import GAME
from tests.kit.processes import INTERRUPTIBLE, environment

pytestmark = pytest.mark.process

COMMAND = [sys.executable, "-m", "mahe.cli"]

on_posix = pytest.mark.skipif(os.name != "posix", reason="signals, pipes and terminals of POSIX")


@on_posix
def test_ctrl_c_during_a_long_simulation_exits_130_without_a_traceback(tmp_path: Path) -> None:
    options = ["simulate", "--games", "1000000000", "--records", str(tmp_path)]
    command = [sys.executable, "-c", INTERRUPTIBLE, *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        while process.poll() is None and not any(tmp_path.iterdir()):
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == b""
    # Each game that is counted has been written, and each is whole.
    files = [str(path) for path in tmp_path.iterdir()]
    assert out.decode().startswith(f"{len(files):,} game{'s' * (len(files) > 1)} of 1,000,000,000, stopped early, ")
    assert call("verify", *files).status == 0


@pytest.mark.thorough
@on_posix
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_solving_goes_on_where_it_was_stopped(tmp_path: Path, end: signal.Signals) -> None:
    options = ["solve", "--players", "2", "--turtles", "1", "--deck", "1 1 1 1 1 1", "--set-aside", "2", "--out"]
    command = [sys.executable, "-c", INTERRUPTIBLE, *options, str(tmp_path / "stopped")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        while process.poll() is None and not (tmp_path / "stopped.part" / "state").exists():
            time.sleep(0.01)
        process.send_signal(end)
        _, err = process.communicate(timeout=60)
    if end == signal.SIGINT:
        assert process.returncode == 130
        assert err.strip() == b"stopped; the same command goes on from here"
    assert not (tmp_path / "stopped").exists()
    for name in ("stopped", "whole"):
        assert call(*options, str(tmp_path / name)).status == 0
    assert (tmp_path / "stopped").read_bytes() == (tmp_path / "whole").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["stopped", "whole"]


EVERY_OUTPUT = [
    "--help",
    "--version",
    "rules",
    "rules --help",
    "simulate --games 2",
    "simulate --games 2 --json",
    "arena swimmer hatchling --games 2 --jobs 1",
    "tune --players 2 --games 1000",
    "solve --players 2 --turtles 1 --deck 0,1,1,0,0,1 --set-aside 1 --precision 1e-3",
    "verify game.mahe",
    "terminal --plain",
    "play --no-browser --port 0 --database tables.sqlite3",
    "serve --port 0 --database tables.sqlite3",
]
"""Something that each command says on its standard output."""


def status_and_complaint(arguments: str, folder: Path, stdout: int, **env: str) -> tuple[int, bytes]:
    """Run `mahe` in *folder*, with what it answers going to *stdout*."""
    (folder / "game.mahe").write_text(GAME, encoding="utf-8")
    done = subprocess.run(
        [*COMMAND, *arguments.split()],
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env=environment(**env),
        cwd=folder,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.mark.thorough
@on_posix
@pytest.mark.parametrize("arguments", EVERY_OUTPUT)
def test_a_pipe_that_nobody_reads_is_no_error(arguments: str, tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        assert status_and_complaint(arguments, tmp_path, writing) == (0, b"")
    finally:
        os.close(writing)


@on_posix
def test_the_first_line_of_many_can_be_taken_with_head(tmp_path: Path) -> None:
    (tmp_path / "game.mahe").write_text(GAME, encoding="utf-8")
    line = f"{sys.executable} -m mahe.cli verify {'game.mahe ' * 2000} | head -1"
    done = subprocess.run(["sh", "-c", line], capture_output=True, env=environment(), cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"game.mahe: right, ")
    assert done.stdout.count(b"\n") == 1


@on_posix
@pytest.mark.parametrize("arguments", ["shark", "rules --lang xx", "verify none.mahe"])
def test_a_complaint_that_nobody_reads_leaves_its_status(arguments: str, tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [*COMMAND, *arguments.split()], stderr=writing, env=environment(), cwd=tmp_path, check=False
        )
    finally:
        os.close(writing)
    assert done.returncode == 2


@pytest.mark.thorough
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("arguments", EVERY_OUTPUT)
@pytest.mark.parametrize("buffered", [True, False], ids=["buffered", "unbuffered"])
def test_a_full_disk_is_told_in_one_sentence(arguments: str, buffered: bool, tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        answer = status_and_complaint(arguments, tmp_path, full.fileno(), PYTHONUNBUFFERED="" if buffered else "1")
    assert answer == (2, b"mahe: no space left on device\n")


def test_a_simulation_keeps_quiet_in_a_pipe() -> None:
    answer = run("simulate", "--games", "20")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.startswith("20 games, ")


@on_posix
def test_a_simulation_shows_its_progress_on_a_terminal_and_not_in_its_output() -> None:
    master, slave = os.openpty()
    try:
        command = [*COMMAND, "simulate", "--games", "20"]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=slave, env=environment(), check=False)
        shown = os.read(master, 100_000)
    finally:
        os.close(slave)
        os.close(master)
    assert done.returncode == 0
    assert b"playing" in shown
    assert done.stdout == run("simulate", "--games", "20").out.encode()


@pytest.mark.thorough
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
@pytest.mark.parametrize("arguments", [["rules"], ["simulate", "--games", "1"], ["terminal"], ["--help"]])
def test_a_terminal_without_our_characters_is_no_error(encoding: str, arguments: list[str]) -> None:
    command = [*COMMAND, *arguments]
    env = environment(PYTHONIOENCODING=encoding)
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, env=env, check=False)
    assert done.returncode == (130 if arguments == ["terminal"] else 0)
    assert done.stderr == b""
    assert done.stdout


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_bash_gets_a_completion_script_that_it_can_read() -> None:
    answer = run(env={"_MAHE_COMPLETE": "bash_source"})
    assert (answer.status, answer.err) == (0, "")
    assert "_mahe_completion" in answer.out
    assert subprocess.run(["bash", "-n"], input=answer.out.encode(), check=False).returncode == 0


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_get_a_completion_script(shell: str) -> None:
    answer = run(env={"_MAHE_COMPLETE": f"{shell}_source"})
    assert (answer.status, answer.err) == (0, "")
    assert "_mahe_completion" in answer.out


@pytest.mark.parametrize(
    ("words", "completions"),
    [
        ("mahe sim", ["plain,simulate"]),
        ("mahe simulate --third", ["plain,--third-die-at-seven"]),
        ("mahe terminal --bot s", ["plain,swimmer", "plain,surfer"]),
        ("mahe rules --lang e", ["plain,en"]),
    ],
)
def test_commands_options_and_values_are_completed(words: str, completions: list[str]) -> None:
    last = str(len(words.split()) - 1)
    answer = run(env={"_MAHE_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": last})
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.splitlines() == completions
