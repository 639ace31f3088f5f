"""Run the tests with every Python that pyproject.toml names: `python -m tools.pythons [PYTHON...] [-- PYTEST OPTIONS]`.

Each gets an environment of its own in build/, with what requirements/ pins. One that is missing is reported before any
test runs, and is a failure: nothing is left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
BUILD: Final = ROOT / "build"
PARTS: Final = ("rules", "record", "play", "bots", "cli", "server")
"""The folders of tests/ that every Python must pass. The others hold what no version of Python changes."""

NAMED: Final = "Programming Language :: Python :: 3."


class Interpreter(NamedTuple):
    """A Python of this machine."""

    name: str
    """As it was asked for: `python3.12`."""

    path: Path


def named_pythons() -> list[str]:
    """Return the commands of all Pythons that pyproject.toml names: `python3.11` and so on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [f"python3.{line.removeprefix(NAMED)}" for line in project["classifiers"] if line.startswith(NAMED)]


def find_pythons(names: Sequence[str]) -> list[Interpreter]:
    """Return the interpreters of these names; leave with one sentence if any is missing."""
    found = {name: find_python(name) for name in names}
    missing = [name for name, path in found.items() if path is None]
    if missing:
        sys.exit(f'There is no {" and no ".join(missing)} here: install it, or name those to use with PYTHONS="...".')
    return [Interpreter(name, path) for name, path in found.items() if path]


def find_python(name: str) -> Path | None:
    """Return the executable of the interpreter that *name* starts, or would if pyenv were asked for that version."""
    return _executable(name) or next(
        (path for version in _versions(name) if (path := _executable(name, version))), None
    )


def _executable(name: str, pyenv_version: str | None = None) -> Path | None:
    """Start *name*, and return where it really lives; None if it does not run."""
    environment = {**os.environ, **({"PYENV_VERSION": pyenv_version} if pyenv_version else {})}
    command = [name, "-c", "import sys; print(sys.executable)"]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return Path(done.stdout.strip()) if done.returncode == 0 and done.stdout.strip() else None


def _versions(name: str) -> list[str]:
    """Return pyenv's versions that have *name*: its command is there for all of them, and runs only for the chosen."""
    if shutil.which("pyenv") is None:
        return []
    done = subprocess.run(["pyenv", "whence", name], capture_output=True, text=True, check=False)
    return done.stdout.split()[::-1]


def run_tests(python: Interpreter, options: Sequence[str]) -> bool:
    """Run the tests with one Python, and return whether all passed."""
    venv = (BUILD / python.name).relative_to(ROOT)
    set_up = ["make", "--no-print-directory", f"PYTHON={python.path}", f"VENV={venv}", f"{venv}/.kernel"]
    tests = [str(ROOT / venv / "bin" / "pytest"), "-q", "-n", "auto", "-m", "not slow", *options]
    steps = (set_up, [str(ROOT / venv / "bin" / "pip"), "check"], [*tests, *(f"tests/{part}" for part in PARTS)])
    environment = {
        name: value for name, value in os.environ.items() if name != "MAKEFLAGS"
    }  # of the make that calls us
    return all(subprocess.run(step, cwd=ROOT, env=environment, check=False).returncode == 0 for step in steps)


def main(words: Sequence[str]) -> None:
    """Run the tests with each Python, and leave with one sentence if any of them failed."""
    cut = words.index("--") if "--" in words else len(words)
    pythons = find_pythons(words[:cut] or named_pythons())
    failed = []
    for python in pythons:
        print(f"== {python.name}: tests of {', '.join(PARTS)}", flush=True)
        if not run_tests(python, words[cut + 1 :]):
            failed.append(python.name)
    if failed:
        sys.exit(f"The tests fail with {' and '.join(failed)}.")
    print(f"The tests pass with {', '.join(python.name for python in pythons)}.")


if __name__ == "__main__":
    main(sys.argv[1:])
