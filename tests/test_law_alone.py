"""The law, the record, the table and two bots need the standard library alone: `pip install --no-deps mahe`."""

from __future__ import annotations

import re
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import mahe

ROOT = Path(__file__).parents[1]
SOURCE = Path(mahe.__file__).parents[1]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of an environment in which nothing is installed, not even pip, but ours can be imported."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False, symlinks=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "ours.pth").write_text(f"{SOURCE}\n", encoding="utf-8")
    return folder / "bin" / "python"


def test_the_example_of_the_docs_runs_where_nothing_else_is_installed(python: Path, tmp_path: Path) -> None:
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    done = subprocess.run([python, "-I", "-c", example], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert re.search(r'^\[Result "[12]"\]$', done.stdout, re.MULTILINE)


@pytest.mark.parametrize(
    "name", ["mahe.rules", "mahe.record", "mahe.play", "mahe.bots", "mahe.bots.hatchling", "mahe.bots.swimmer"]
)
def test_it_imports_nothing_but_the_standard_library(name: str, python: Path, tmp_path: Path) -> None:
    code = f"""
import sys
before = set(sys.modules)  # some systems load a sitecustomize of their own
import {name}
print(*sorted({{module.partition(".")[0] for module in set(sys.modules) - before}} - sys.stdlib_module_names))
"""
    done = subprocess.run([python, "-I", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.stdout.split(), done.stderr) == (["mahe"], "")


def test_the_command_says_what_is_missing(python: Path, tmp_path: Path) -> None:
    done = subprocess.run([python, "-I", "-m", "mahe"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == 'mahe: the package click is missing: "pip install mahe" brings all it takes to play\n'


def test_where_all_is_there_the_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "mahe", "-V"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"mahe {mahe.__version__}\n", "")
