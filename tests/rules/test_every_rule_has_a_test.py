"""docs/rules.md and these tests name the same rules."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules.md"

LAST = {"C": 6, "S": 3, "T": 5, "M": 5, "K": 5, "B": 4, "E": 4, "P": 6, "V": 5, "X": 7}
RULES = {f"{chapter}{number}" for chapter, last in LAST.items() for number in range(1, last + 1)}
RULINGS = {"C5 ruling", "T3 ruling", "V4 ruling", "V5 ruling"}


def documented() -> set[str]:
    """Return the ids of the rules, rulings and worked examples that the page states."""
    page = PAGE.read_text(encoding="utf-8")
    rules = re.findall(r"^(?:- )?\*\*([A-Z]\d+(?: ruling)?)\*\*", page, re.MULTILINE)
    examples = re.findall(r"^\| ([A-Z]\d+) \|", page, re.MULTILINE)
    found = [*rules, *examples]
    assert len(found) == len(set(found)), "the page states a rule twice"
    return set(found)


def covered() -> set[str]:
    """Return the ids that tests in this directory are named after."""
    names = [
        node.name
        for file in sorted(HERE.glob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    ids = set()
    for name in names:
        if named := re.match(r"test_([A-Z]\d+)_(ruling_)?", name):
            ids |= {named[1], f"{named[1]} ruling"} if named[2] else {named[1]}
    return ids


def test_the_page_tells_every_rule() -> None:
    assert documented() == RULES | RULINGS


def test_every_rule_and_ruling_has_a_test() -> None:
    assert sorted(documented() - covered()) == []


def test_no_test_names_a_rule_that_is_not_told() -> None:
    assert sorted(covered() - documented()) == []
