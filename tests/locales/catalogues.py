"""The messages as their files have them, and where the code asks for them."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mahe
from mahe.locales import Words

PACKAGE = Path(mahe.__file__).parent
PAGE = PACKAGE.parents[1] / "web" / "src"
FILES = sorted(path.name for path in (PACKAGE / "locales" / "en").glob("*.ftl"))

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self, message: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.patterns: list[ast.Pattern] = []
        self.cases: dict[str, set[str]] = {}
        """The words that each argument is told apart by, plurals and numbers left out."""

        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.patterns.append(node)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.cases.setdefault(node.selector.id.name, set()).update(keys - PLURALS)
        self.generic_visit(node)


class Message(NamedTuple):
    """A message and its parts."""

    node: ast.Message
    parts: Parts


def read(language: str, file: str) -> str:
    """Return the text of a file."""
    return (PACKAGE / "locales" / language / file).read_text(encoding="utf-8")


@cache
def entries(language: str, file: str) -> tuple[ast.EntryType, ...]:
    """Return everything in a file, in order."""
    return tuple(FluentParser(with_spans=False).parse(read(language, file)).body)


@cache
def messages(language: str) -> dict[str, Message]:
    """Return the messages of a language by their ids."""
    found = [entry for file in FILES for entry in entries(language, file) if isinstance(entry, ast.Message)]
    return {entry.id.name: Message(entry, Parts(entry)) for entry in found}


def arguments(language: str, name: str) -> set[str]:
    """Return the arguments that a message needs, with those of the messages it refers to."""
    parts = messages(language)[name].parts
    return parts.arguments.union(*(arguments(language, other) for other in parts.messages))


def cases(language: str, name: str) -> dict[str, set[str]]:
    """Return the words that each argument is told apart by, with those of the messages it refers to."""
    parts = messages(language)[name].parts
    found = {argument: set(words) for argument, words in parts.cases.items()}
    for other in parts.messages:
        for argument, words in cases(language, other).items():
            found.setdefault(argument, set()).update(words)
    return {argument: words for argument, words in found.items() if words}


def said(language: str, number: int) -> Iterator[tuple[str, str]]:
    """Yield every message in every case, with *number* for whatever is not told apart by words; and the rules."""
    words = Words(language)
    for name in messages(language):
        known = cases("en", name)
        needed = sorted(arguments(language, name))
        values: list[list[str | int]] = [[*sorted(known[one])] if one in known else [number] for one in needed]
        for some in itertools.product(*values):
            yield name, words(name, **dict(zip(needed, some, strict=True)))
    yield "rules.md", words.rules()


@cache
def sources() -> dict[str, str]:
    """Return the code that may ask for a message, by path; tests do not count."""
    paths = [*PACKAGE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"), *PAGE.rglob("*.json")]
    return {str(path): path.read_text(encoding="utf-8") for path in paths if ".test." not in path.name}


def asked_for() -> Iterator[tuple[str, str]]:
    """Yield every id that the page hands to `t`, with the path of the file."""
    for path, text in sources().items():
        if path.endswith(".py"):
            continue
        for call in re.finditer(r"(?<![\w.])t\(", text):
            first = _first_argument(text[call.end() :])
            for quoted in re.finditer(r'([!=]==\s*)?"([^"]*)"', first):
                if not quoted[1]:
                    yield quoted[2], path


def _first_argument(text: str) -> str:
    depth = 0
    for end, character in enumerate(text):
        if depth == 0 and character in ",)":
            return text[:end]
        depth += (character in "([{") - (character in ")]}")
    return text
