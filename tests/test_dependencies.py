"""What the code imports is what pyproject.toml names, requirements/ pins and docs/dependencies.md explains."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: Final[dict[str, list[str]]] = PROJECT["project"]["optional-dependencies"]

MAY_USE: Final = {
    "mahe/cli/compiling.py": "lab",  # what Numba does is shown only where it runs
    "mahe/envs/": "rl",
    "mahe/envs/openspiel.py": "openspiel",
    "mahe/kernel/": "lab",
    "mahe/lab/": "lab",
    "mahe/lab/cluster.py": "cluster",
    "mahe/lab/train/": "train",
    "mahe/picture/": "picture",
    "mahe/server/notifications.py": "push",
    "mahe/server/storage/postgres.py": "postgres",
    "mahe/server/web_push.py": "push",
}
"""Which parts of the package may import what an extra brings; the longest match counts."""

LOADED_BY_NAME: Final = {
    "aiosqlite",  # SQLAlchemy loads it for sqlite+aiosqlite://
    "httptools",  # uvicorn takes them when they are there
    "uvloop",
}
LEARNING: Final = {"torch", "sb3-contrib"}
"""What `make learning` installs; sb3-contrib brings stable-baselines3."""

UNINSTALLED: Final = {
    "torch": ["torch"],
    "sb3_contrib": ["sb3-contrib"],
    "stable_baselines3": ["sb3-contrib"],
    "pyspiel": ["open-spiel"],
    "open_spiel": ["open-spiel"],
    "psutil": ["psutil"],
}
"""Packages of `make learning` and `make bench`, which need not be here when the tests run."""

LISTS: Final = ("base", "dev", "lab", "cluster", "rl", "picture", "bench", "node", "docs")
"""What is pinned in requirements/, for a clone."""

OURS: Final = {"mahe", "mahe_page", "pyodide", "tests", "tools", "bench"}
"""Our own; and what is there only inside a page, which `web/package.json` brings."""


def plain(name: str) -> str:
    """Return a distribution's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: list[str]) -> set[str]:
    """Return the distributions that requirements ask for, and for `mahe[x]` those of the extra x."""
    found: set[str] = set()
    for line in requirements:
        word = re.match(r"[A-Za-z0-9._-]+", line)
        extra = re.match(r"mahe\[(\w+)\]", line)
        if extra:
            found |= names(EXTRAS[extra[1]])
        elif word:
            found.add(plain(word[0]))
    return found


BASE: Final = names(PROJECT["project"]["dependencies"])


def asked_for(list_name: str) -> set[str]:
    """Return the distributions that a list of requirements/ asks for, with those of the lists that it reads."""
    lines = (ROOT / "requirements" / list_name).read_text(encoding="utf-8").splitlines()
    others = [line.split()[1] for line in lines if line.startswith("-r ")]
    own = [line for line in lines if line and not line.startswith(("#", "-"))]
    return names(own).union(*map(asked_for, others))


def pinned(lock: str) -> set[str]:
    """Return the distributions that a lock pins."""
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    return {plain(name) for name in re.findall(r"^([A-Za-z0-9._-]+)==", text, re.MULTILINE)}


def imports(file: Path) -> set[str]:
    """Return the names of the packages of others that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None
            found.add(node.module.partition(".")[0])
    return found - OURS - sys.stdlib_module_names


@cache
def bringers() -> Mapping[str, list[str]]:
    """Return which distributions bring a name that can be imported."""
    return {**packages_distributions(), **UNINSTALLED}


def undeclared(file: Path, declared: set[str]) -> Iterator[str]:
    """Yield the imports of *file* that no distribution of *declared* brings."""
    for name in sorted(imports(file)):
        if not {plain(one) for one in bringers().get(name, [name])} & declared:
            yield f"{file.relative_to(ROOT)}: {name}"


def allowed_to(file: Path) -> set[str]:
    """Return what a file of the package may import."""
    place = file.relative_to(ROOT / "src").as_posix()
    extra = max((start for start in MAY_USE if place.startswith(start)), key=len, default=None)
    return BASE | (names(EXTRAS[MAY_USE[extra]]) if extra else set())


def sources(*folders: str) -> list[Path]:
    """Return all Python files below the folders."""
    return sorted(
        file for folder in folders for file in (ROOT / folder).rglob("*.py") if "node_modules" not in file.parts
    )


def test_the_package_imports_what_pyproject_names_each_part_with_its_extra() -> None:
    files = sources("src/mahe")
    assert len(files) > 100
    assert [one for file in files for one in undeclared(file, allowed_to(file))] == []


def test_pyproject_names_nothing_that_is_not_imported() -> None:
    used = {
        plain(one) for file in sources("src/mahe") for name in imports(file) for one in bringers().get(name, [name])
    }
    assert BASE - used == LOADED_BY_NAME
    assert names([f"mahe[{extra}]" for extra in EXTRAS]) <= used


@pytest.mark.parametrize(
    ("folder", "lists"),
    [("tests", ["dev", "lab", "cluster", "rl", "picture"]), ("tools", ["dev", "lab"]), ("examples", ["dev", "rl"])],
)
def test_tests_and_tools_import_what_the_lists_ask_for(folder: str, lists: list[str]) -> None:
    declared = set().union(*(asked_for(f"{name}.in") for name in lists))
    assert [one for file in sources(folder) for one in undeclared(file, declared | LEARNING)] == []


def test_the_bench_imports_what_its_list_asks_for() -> None:
    assert [one for file in sources("bench") for one in undeclared(file, asked_for("bench.in"))] == []


def test_a_clone_gets_what_pyproject_names() -> None:
    lines = (ROOT / "requirements" / "base.in").read_text(encoding="utf-8").splitlines()
    wanted = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
    assert sorted(line for line in lines if not line.startswith("#")) == sorted(one.replace("'", '"') for one in wanted)
    lab = (ROOT / "requirements" / "lab.in").read_text(encoding="utf-8").splitlines()
    assert {*EXTRAS["lab"]} <= {*lab}
    assert names(EXTRAS["cluster"]) <= asked_for("cluster.in")
    assert names(EXTRAS["picture"]) <= asked_for("picture.in")
    rl = (ROOT / "requirements" / "rl.in").read_text(encoding="utf-8").splitlines()
    assert {*EXTRAS["rl"], *EXTRAS["openspiel"]} <= {*rl}
    assert names(EXTRAS["postgres"]) <= asked_for("dev.in")


@pytest.mark.parametrize("name", LISTS)
def test_the_locks_hold_what_the_lists_ask_for(name: str) -> None:
    assert asked_for(f"{name}.in") <= pinned(f"{name}.txt")
    assert "://" not in (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def test_a_host_gets_what_it_takes_to_play_and_postgresql() -> None:
    assert BASE | names(EXTRAS["postgres"]) <= pinned("host.txt")
    assert "://" not in (ROOT / "requirements" / "host.txt").read_text(encoding="utf-8")


def test_every_dependency_has_its_line_in_the_docs() -> None:
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    documented = {
        plain(name) for row in re.findall(r"^\| ([^|]+)", text, re.MULTILINE) for name in re.findall(r"[\w.-]+", row)
    }
    asked = BASE | names([f"mahe[{extra}]" for extra in EXTRAS])
    assert asked.union(*(asked_for(f"{name}.in") for name in LISTS)) <= documented


def test_the_pythons_that_we_name_begin_with_the_oldest_that_may_install() -> None:
    named = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if ":: 3." in line]
    assert named == ["3.11", "3.12", "3.13"]
    assert PROJECT["project"]["requires-python"] == f">={named[0]}"
    assert PROJECT["tool"]["ruff"]["target-version"] == "py" + named[0].replace(".", "")
