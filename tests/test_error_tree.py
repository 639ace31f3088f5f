"""The tree of errors in the docstring of mahe.rules.errors shows every error of the package, and nothing else."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import mahe
from mahe.rules import errors

SOURCES = Path(mahe.__file__).parent
LINE = re.compile(r"^    (?P<branches>(?:[│├└ ][─ ]{2} )*)(?P<name>\w+) {2,}\S.*?(?: +\((?P<package>mahe\.\w+)\))?$")


class Shown(NamedTuple):
    """An error, the error that it is a kind of, and the package that has it."""

    name: str
    parent: str
    package: str


def documented() -> list[Shown]:
    """Return the errors of the docstring. A line without a package has that of the line above it in the tree."""
    path: list[Shown] = []
    found: list[Shown] = []
    for line in (errors.__doc__ or "").splitlines():
        if match := LINE.match(line):
            del path[len(match["branches"]) // 4 :]
            above = path[-1] if path else Shown("", "Exception", "mahe.rules")
            path.append(Shown(match["name"], above.name or above.parent, match["package"] or above.package))
            found.append(path[-1])
    return found


def defined() -> list[Shown]:
    """Return the errors of the sources. They are read, not imported: some need packages that may not be installed."""
    classes = [
        Shown(node.name, ast.unparse(base), f"mahe.{path.relative_to(SOURCES).parts[0].removesuffix('.py')}")
        for path in sorted(SOURCES.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
    ]
    found = [one for one in classes if one.name == errors.MaheError.__name__]
    for one in found:
        found += [other for other in classes if other.parent == one.name]
    return found


def test_the_tree_shows_every_error_where_it_belongs() -> None:
    assert sorted(documented()) == sorted(defined())


def test_the_tree_and_the_sources_are_read_as_they_are() -> None:
    assert Shown("IllegalEvent", "MaheError", "mahe.rules") in documented()
    imported = [error for error in errors.MaheError.__subclasses__() if error.__module__.startswith("mahe.")]
    assert {one.name for one in defined()} >= {error.__name__ for error in imported}
