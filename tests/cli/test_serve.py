"""`mahe serve` says where it is."""

from __future__ import annotations

import gc
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from mahe.cli.address import address_of, addresses_of
from mahe.server.serve import listen
from tests.cli.run import assert_refused, call
from tests.cli.test_processes import on_posix
from tests.kit.processes import INTERRUPTIBLE, environment

pytestmark = pytest.mark.process


def has_ipv6() -> bool:
    try:
        with listen("::1", 0):
            return True
    except OSError:
        return False


on_ipv6 = pytest.mark.skipif(not has_ipv6(), reason="there is no IPv6")


@pytest.mark.thorough
@on_posix
@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", r"http://127\.0\.0\.1:[1-9]\d*/"),
        ("localhost", r"http://localhost:[1-9]\d*/"),
        ("0.0.0.0", r"http://127\.0\.0\.1:[1-9]\d*/"),
        pytest.param("::1", r"http://\[::1\]:[1-9]\d*/", marks=on_ipv6),
        pytest.param("::", r"http://\[::1\]:[1-9]\d*/", marks=on_ipv6),
    ],
)
def test_the_server_is_at_the_address_that_it_prints(host: str, address: str, tmp_path: Path) -> None:
    options = ["serve", "--host", host, "--port", "0", "--database", str(tmp_path / "tables.sqlite3")]
    command = [sys.executable, "-c", INTERRUPTIBLE, *options]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment()
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.match(f"Mahé is at ({address})", line)
            assert found is not None, line
            without_proxy = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            with without_proxy.open(f"{found[1]}healthz", timeout=20) as answer:
                assert answer.status == 200
            process.send_signal(signal.SIGINT)
            rest, _ = process.communicate(timeout=20)
        finally:
            process.kill()
    assert (process.returncode, rest) == (130, "")


def test_a_server_that_listens_everywhere_has_an_address_for_others() -> None:
    with listen("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        here, *others = addresses_of("0.0.0.0", listening)
    assert here == f"http://127.0.0.1:{port}/"
    for other in others:
        assert re.fullmatch(rf"http://[1-9][\d.]+:{port}/", other)
        assert other != here


@on_ipv6
def test_a_zone_is_escaped() -> None:
    with listen("::1", 0) as listening:
        port = listening.getsockname()[1]
        assert address_of("fe80::1%eth0", listening) == f"http://[fe80::1%25eth0]:{port}/"


def test_no_address_is_printed_if_the_database_cannot_be_opened(tmp_path: Path) -> None:
    answer = call("serve", "--port", "0", "--database", str(tmp_path / "none" / "tables.sqlite3"))
    assert_refused(answer, "the database cannot be used")
    assert gc.isenabled()  # It is off while a server starts, also one that fails to.


def test_a_port_is_taken_from_the_moment_that_somebody_has_it() -> None:
    with listen("127.0.0.1", 0) as first, pytest.raises(OSError, match="in use"):
        listen("127.0.0.1", first.getsockname()[1])


def test_a_port_that_is_taken_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        answer = call("serve", "--port", port, "--database", str(tmp_path / "tables.sqlite3"))
    assert_refused(answer, f"mahe: cannot listen on 127.0.0.1 port {port}: address already in use")
