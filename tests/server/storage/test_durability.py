"""Acknowledged means that it survives `kill -9`."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.server.storage.kit import opened

pytestmark = pytest.mark.anyio


async def test_what_was_acknowledged_survives_kill_9(url: str) -> None:
    command = [sys.executable, "-m", "tests.server.storage.child", url]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    heard: Counter[str] = Counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, cwd=Path.cwd(), text=True) as child:
        assert child.stdout is not None
        for line in child.stdout:
            if not line.endswith("\n"):
                break  # Killed in the middle of a word.
            name, seq = line.split()
            heard[name] = max(heard[name], int(seq))
            if sum(heard.values()) > 400 and child.poll() is None:
                child.kill()
    assert child.returncode == -9
    assert len(heard) == 8
    async with opened(url) as (storage,):
        for name, last in heard.items():
            loaded = await storage.load(name)
            assert loaded is not None
            assert [entry.seq for entry in loaded.entries] == list(range(1, len(loaded.entries) + 1))
            assert all(json.loads(entry.body) == {"name": name} for entry in loaded.entries[1:])
            assert last <= len(loaded.entries) <= last + 1
