"""Our Python inside Pyodide, run by Node: one that is started and kept."""

from __future__ import annotations

import json
import subprocess
import zipfile
from pathlib import Path
from typing import Any, Final

from tools.web import ROOT, WEB, find_node

HOST: Final = Path(__file__).with_name("host.mjs")
PACKAGE: Final = ROOT / "src" / "mahe"
LEFT_OUT: Final = frozenset({"__pycache__", "page"})


class PyodideError(Exception):
    """What went wrong inside Pyodide."""


class Pyodide:
    """A Python inside Pyodide, which has our package in a zip file and the page's arithmetic."""

    def __init__(self, folder: Path) -> None:
        archive = folder / "mahe.zip"
        pack(archive)
        self._process = subprocess.Popen(
            [find_node(), str(HOST), str(WEB), str(archive)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def run(self, code: str) -> Any:
        """Return the value of the last expression in *code*, which must be something that JSON can hold."""
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps({"code": code}), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise PyodideError(f"Node ended with status {self._process.wait()}")
        answer = json.loads(line)
        if "error" in answer:
            raise PyodideError(answer["error"])
        return answer["result"]

    def close(self) -> None:
        """End it."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


def pack(archive: Path) -> None:
    """Put our package into a zip file."""
    with zipfile.ZipFile(archive, "w") as file:
        for path in sorted(PACKAGE.rglob("*")):
            inside = path.relative_to(PACKAGE.parent)
            if path.is_file() and not LEFT_OUT & {*inside.parts}:
                file.write(path, inside)
