"""Where compiled code is kept, and when it is compiled again: docs/decisions/kernel-cache.md."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import mahe
from mahe.kernel.cache import CONSTANTS, KERNEL, PREFIX, cache_folder

SOURCES = Path(mahe.__file__).parent
CODE = """
import json
import mahe.kernel.throws as kernel
from numba import config
reach = kernel.situation(2, 3, 14, True, 1) % 9 // 3
print(json.dumps([kernel.__file__, reach, sum(kernel.situation.stats.cache_hits.values()), config.CACHE_DIR]))
"""
"""Asks whether two dice of 3 win the clutch from space 14 (0: yes), as compiled code sees it."""


class Answer(NamedTuple):
    file: str
    reach: int
    hits: int
    setting: str


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the kernel and the rules that may be changed."""
    package = tmp_path / "copy" / "mahe"
    for part in ("kernel", "rules"):
        shutil.copytree(SOURCES / part, package / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (
        "__init__.py",
        "arrays.py",
        "card_gain.py",
        "cores.py",
        "executors.py",
        "network_layout.py",
        "observation_layout.py",
        "seat_counts.py",
        "solution_inputs.py",
    ):
        shutil.copy(SOURCES / file, package)
    return package


def ask(package: Path, **settings: str) -> Answer:
    """Return what a new process that imports *package* answers."""
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env=environment | {"PYTHONPATH": str(package.parent)} | settings,
        capture_output=True,
        text=True,
        check=True,
    )
    answer = Answer(*json.loads(done.stdout))
    assert Path(answer.file).is_relative_to(package)
    return answer


def kept(parent: Path) -> list[str]:
    return sorted(path.name for path in parent.glob(f"{PREFIX}*"))


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.thorough
def test_what_is_unchanged_is_not_compiled_again(copy: Path) -> None:
    assert [ask(copy).hits, ask(copy).hits] == [0, 1]


@pytest.mark.thorough
def test_a_changed_constant_of_the_rules_is_noticed_in_code_that_uses_it(copy: Path) -> None:
    before = ask(copy)
    first = kept(copy / "kernel" / "__pycache__")
    change(copy / "rules" / "pieces.py", "BEACH: Final[Space] = 21", "BEACH: Final[Space] = 20")
    after = ask(copy)
    assert (before.reach, after.reach, after.hits) == (1, 0, 0)
    second = kept(copy / "kernel" / "__pycache__")
    assert (len(first), len(second)) == (1, 1)
    assert first != second


@pytest.mark.thorough
def test_a_change_in_any_file_of_the_kernel_is_noticed(copy: Path) -> None:
    ask(copy)
    with (copy / "kernel" / "solver.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert ask(copy).hits == 0


@pytest.mark.thorough
def test_where_the_user_wants_the_cache_is_respected_and_nothing_is_removed(copy: Path, tmp_path: Path) -> None:
    chosen = tmp_path / "chosen"
    (chosen / f"{PREFIX}other").mkdir(parents=True)
    answers = [ask(copy, NUMBA_CACHE_DIR=str(chosen)) for _ in range(2)]
    assert [answer.hits for answer in answers] == [0, 1]
    assert answers[0].setting == str(chosen)
    assert len(kept(chosen)) == 2
    assert not kept(copy / "kernel" / "__pycache__")


@pytest.mark.thorough
def test_without_a_place_beside_the_sources_it_is_among_the_users_caches(copy: Path, tmp_path: Path) -> None:
    (copy / "kernel" / "__pycache__").touch()
    home = {"HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "caches"), "LOCALAPPDATA": str(tmp_path)}
    assert [ask(copy, **home).hits, ask(copy, **home).hits] == [0, 1]
    assert len(list(tmp_path.glob(f"**/{PREFIX}*"))) == 1


@pytest.mark.thorough
def test_without_any_place_it_is_compiled_in_memory(copy: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    no_folder = str(tmp_path / "file")
    assert cache_folder(no_folder) is None
    answer = ask(copy, NUMBA_CACHE_DIR=no_folder)
    assert (answer.reach, answer.hits) == (1, 0)
    assert not kept(copy / "kernel" / "__pycache__")


def imports(path: Path) -> set[str]:
    """Return our own modules that a file imports from."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import) and node.names[0].name[:4] == "mahe"]
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    found = {node.module or "" for node in nodes if node.module != "mahe"}
    found |= {f"mahe.{name.name}" for node in nodes if node.module == "mahe" for name in node.names}
    return {module for module in found if module.split(".")[0] == "mahe"}


def compiled_files() -> list[Path]:
    """Return the files of the kernel with compiled functions, and those that they take something from."""
    found = {path for path in KERNEL.glob("*.py") if "@compiled" in path.read_text(encoding="utf-8")}
    new = set(found)
    while (
        new := {
            KERNEL / f"{module.rpartition('.')[2]}.py"
            for path in new
            for module in imports(path)
            if module.startswith("mahe.kernel.") and module != "mahe.kernel.jit"
        }
        - found
    ):
        found |= new
    return sorted(found)


@pytest.mark.parametrize("path", compiled_files(), ids=lambda path: path.name)
def test_compiled_code_takes_nothing_from_elsewhere_that_the_hash_leaves_out(path: Path) -> None:
    rules = (f"mahe.rules.{name.removesuffix('.py')}" for name in CONSTANTS)
    hashed = {
        "mahe.arrays",
        "mahe.card_gain",
        "mahe.network_layout",
        "mahe.observation_layout",
        "mahe.seat_counts",
        "mahe.solution_inputs",
        *rules,
    }
    assert not {module for module in imports(path) if not module.startswith("mahe.kernel.")} - hashed


def test_the_files_that_are_compiled_are_found() -> None:
    assert {"landings.py", "counts.py", "lookahead.py", "solver.py"} <= {path.name for path in compiled_files()}
