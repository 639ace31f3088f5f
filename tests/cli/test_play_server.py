"""`mahe play`: a server of one's own and the page in a browser."""

from __future__ import annotations

import os
import re
import signal
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mahe.cli.play import FAVOURITE
from mahe.server.serve import listen
from tests.cli.run import assert_refused, call
from tests.cli.test_processes import on_posix
from tests.kit.processes import INTERRUPTIBLE, environment

pytestmark = [on_posix, pytest.mark.process]


@contextmanager
def playing(home: Path, *arguments: str, browser: str = "", **more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run `mahe` in a process and home of its own; give the process and the address that it prints."""
    env = environment(HOME=str(home), XDG_DATA_HOME=str(home / "data"), BROWSER=browser, **more)
    command = [sys.executable, "-c", INTERRUPTIBLE, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:[0-9]+/", line)
            if found is None:
                process.kill()
                pytest.fail(f"no address in {line!r}; {process.communicate()[1]}")
            yield process, found[0]
        finally:
            process.kill()


@contextmanager
def taken_for_good(port: int) -> Iterator[None]:
    """Keep a port taken, by us or by somebody who keeps it longer than another test does."""
    holder = None
    until = time.monotonic() + 30
    while holder is None and time.monotonic() < until:
        try:
            holder = listen("127.0.0.1", port)
        except OSError:
            time.sleep(0.1)
    try:
        yield
    finally:
        if holder is not None:
            holder.close()


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        text: str = answer.read().decode()
    return text


def interrupt(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (0, "")


def test_the_page_is_at_the_address_it_prints_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    with playing(tmp_path, "play", "--no-browser") as (process, address):
        page = fetch(address)
        assert "<title>Mahé</title>" in page
        script = re.search(r'src="\./(assets/[^"]+\.js)"', page)
        assert script is not None
        assert fetch(address + script[1])
        interrupt(process)


def test_mahe_alone_plays_too(tmp_path: Path) -> None:
    with playing(tmp_path, browser="true %s") as (process, address):
        assert "<title>Mahé</title>" in fetch(address)
        interrupt(process)


def test_tables_are_kept_in_a_folder_that_is_nobody_elses(tmp_path: Path) -> None:
    with playing(tmp_path, "play", "--no-browser") as (process, address):
        fetch(address)
        interrupt(process)
    (file,) = tmp_path.rglob("tables.sqlite3")
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_a_file_of_ones_own_choice_holds_the_tables(tmp_path: Path) -> None:
    file = tmp_path / "ours.sqlite3"
    with playing(tmp_path, "play", "--no-browser", "--database", str(file), "--port", "0") as (process, address):
        fetch(address)
        interrupt(process)
    assert file.exists()
    assert not list(tmp_path.rglob("tables.sqlite3"))


def test_the_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    os.mkfifo(opened)
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    with playing(tmp_path, "play", browser=f"{browser} %s", DISPLAY="", WAYLAND_DISPLAY="") as (process, address):
        assert opened.read_text(encoding="utf-8") == address
        assert "<title>Mahé</title>" in fetch(address)
        interrupt(process)


def test_where_no_browser_can_be_opened_it_says_what_to_do(tmp_path: Path) -> None:
    # No program can be found there, so no browser either.
    with playing(tmp_path, "play", PATH=str(tmp_path), DISPLAY="", WAYLAND_DISPLAY="") as (process, address):
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(2)]
        assert lines[-1] == f"No browser can be opened here. Open {address} in one yourself.\n"
        assert "<title>Mahé</title>" in fetch(address)
        interrupt(process)


def test_when_the_favourite_port_is_taken_another_one_does(tmp_path: Path) -> None:
    with taken_for_good(FAVOURITE), playing(tmp_path, "play", "--no-browser") as (process, address):
        assert f":{FAVOURITE}/" not in address
        fetch(address)
        interrupt(process)


def test_a_port_that_is_taken_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        answer = call("play", "--no-browser", "--port", str(port), "--database", str(tmp_path / "t.sqlite3"))
    assert_refused(answer, f"mahe: cannot listen on port {port}: address already in use")


@pytest.mark.thorough
def test_a_second_one_leads_to_the_first(tmp_path: Path) -> None:
    with playing(tmp_path, "play", "--no-browser") as (first, address):
        env = environment(HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path / "data"), BROWSER="echo opened %s")
        command = [sys.executable, "-m", "mahe.cli", "play"]
        second = subprocess.run(command, capture_output=True, text=True, env=env, timeout=60, check=False)
        assert (second.returncode, second.stderr) == (0, "")
        assert second.stdout.splitlines()[0] == f"Mahé is running already, at {address}"
        assert fetch(address)
        first.kill()
    with playing(tmp_path, "play", "--no-browser") as (_, again):
        assert fetch(again), "a server that was killed leaves nothing locked"
