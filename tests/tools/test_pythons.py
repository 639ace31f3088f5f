"""The Pythons that `make pythons` and `make release` use are found by name, and a missing one is reported."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools.pythons import find_python, find_pythons, main, named_pythons

PYENV = """#!/bin/sh
[ "$1 $2" = "whence python3.99" ] && echo 3.99.1
"""
SHIM = """#!/bin/sh
[ "$PYENV_VERSION" = 3.99.1 ] || exit 127
exec "$REAL_PYTHON" "$@"
"""


def command(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text, encoding="utf-8")
    (folder / name).chmod(0o755)


def test_pyproject_says_which_pythons_there_are() -> None:
    assert named_pythons() == ["python3.11", "python3.12", "python3.13"]


def test_a_python_is_found_by_its_path_and_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_python(sys.executable) == Path(sys.executable)
    command(tmp_path, "python3.99", f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_python("python3.99") == Path(sys.executable)


def test_a_python_that_pyenv_has_and_has_not_chosen_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command(tmp_path, "pyenv", PYENV)
    command(tmp_path, "python3.99", SHIM)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("REAL_PYTHON", sys.executable)
    monkeypatch.delenv("PYENV_VERSION", raising=False)
    assert find_python("python3.99") == Path(sys.executable)
    assert find_python("python3.98") is None


def test_all_that_are_missing_are_told_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit) as left:
        find_pythons([sys.executable, "python3.98", "python3.99"])
    assert str(left.value).startswith("There is no python3.98 and no python3.99 here: install it")


def test_no_test_runs_if_a_python_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=r"There is no python3\.99 here"):
        main([sys.executable, "python3.99", "--", "--no-such-option"])
