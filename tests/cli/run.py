"""The command line, run in this process or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from io import BytesIO, TextIOWrapper
from typing import NamedTuple
from unittest.mock import patch

from mahe.cli.main import main
from tests.kit.processes import environment

NAMES = ("stdin", "stdout", "stderr")


class Answer(NamedTuple):
    """What a command said, and its exit status."""

    status: int
    out: str
    err: str


def call(*arguments: str, stdin: str = "") -> Answer:
    """Run `mahe` with *arguments* in this process."""
    streams = [TextIOWrapper(BytesIO(data), "utf-8", newline="") for data in (stdin.encode(), b"", b"")]
    for stream, errors in zip(streams, ("strict", "strict", "backslashreplace"), strict=True):
        stream.reconfigure(errors=errors, write_through=True)
    stdin_, stdout, stderr = (patch(f"sys.{name}", one) for name, one in zip(NAMES, streams, strict=True))
    with stdin_, stdout, stderr, patch.dict(os.environ, COLUMNS="80"):
        try:
            main(arguments)
        except SystemExit as end:
            status = end.code
    out, err = (stream.buffer.getvalue().decode() for stream in streams[1:])
    if status is None:
        status = 0
    assert isinstance(status, int)
    return Answer(status, out, err)


def run(*arguments: str | bytes, stdin: bytes = b"", env: Mapping[str, str] | None = None) -> Answer:
    """Run `mahe` with *arguments* in a process of its own."""
    command: Sequence[str | bytes] = [sys.executable, "-m", "mahe.cli", *arguments]
    done = subprocess.run(command, input=stdin, capture_output=True, env=environment(**env or {}), check=False)
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


def assert_refused(answer: Answer, *words: str) -> None:
    """Check that *answer* is bad input's: one sentence with *words* on stderr, nothing on stdout, status 2."""
    assert answer.status == 2
    assert answer.out == ""
    assert "Traceback" not in answer.err
    sentence, *rest = answer.err.split("\n")
    assert rest == [""]
    assert sentence.isprintable()
    for word in words:
        assert word in sentence
