"""Numba's cache looks no further than one file: docs/decisions/numba-in-one-cache.md."""

import ast
from pathlib import Path

import pytest

import mahe.kernel

FOLDER = Path(mahe.kernel.__file__).parent
COMPILED = [path for path in sorted(FOLDER.glob("*.py")) if "@compiled" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: path.name)
def test_compiled_code_takes_nothing_but_constants_from_other_files(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("mahe"):
            names = [alias.name for alias in node.names]
            assert node.module == "mahe.kernel.jit" or all(name.isupper() for name in names), (node.module, names)
        elif isinstance(node, ast.Import):
            assert [alias.name for alias in node.names] in (["numpy"], ["math"])


def test_the_files_that_are_compiled_are_found() -> None:
    assert {"compiled.py", "search.py", "solver.py"} <= {path.name for path in COMPILED}
