"""What the package makes public: the names of `mahe.__all__` and of each part's `__all__`, with their docstrings.

`pages` makes the reference of them, in reStructuredText for Sphinx. A new part needs nothing here.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

import mahe


class Kind(Enum):
    """What a public name stands for; the value is the heading of its section."""

    FUNCTION = "Functions"
    CLASS = "Types"
    ALIAS = "Names for types"
    CONSTANT = "Constants"
    ERROR = "Errors"


class Public(NamedTuple):
    """A public name of a part."""

    part: str
    """The package that makes it public: `mahe.rules`."""

    name: str
    module: str
    """The module that defines it."""

    kind: Kind
    doc: str
    """Its docstring; empty if it has none."""

    @property
    def path(self) -> str:
        """What to import it by."""
        return f"{self.part}.{self.name}"


_DIRECTIVES: Final[Mapping[Kind, str]] = {
    Kind.FUNCTION: "autofunction",
    Kind.CLASS: "autoclass",
    Kind.ERROR: "autoexception",
}
_LONGEST_VALUE: Final = 60
"""How many characters a constant's value may have to be shown."""


def parts() -> list[str]:
    """Return the public packages."""
    return [f"mahe.{name}" for name in mahe.__all__]


def public_names(part: str) -> list[Public]:
    """Return what a package makes public, in the order of its `__all__`."""
    package = import_module(part)
    origins = _imported_from(package)
    return [_public(part, package, name, origins.get(name, part)) for name in package.__all__]


@cache
def everything_public() -> tuple[Public, ...]:
    """Return the public names of all parts."""
    return tuple(one for part in parts() for one in public_names(part))


def _public(part: str, package: ModuleType, name: str, module: str) -> Public:
    value = getattr(package, name)
    described = _described(module).get(name)
    if inspect.isclass(value) and described is None:
        kind = Kind.ERROR if issubclass(value, BaseException) else Kind.CLASS
        return Public(part, name, value.__module__, kind, value.__doc__ or "")
    if inspect.isroutine(value) and described is None:
        return Public(part, name, value.__module__, Kind.FUNCTION, value.__doc__ or "")
    is_alias, doc = described or (False, "")
    return Public(part, name, module, Kind.ALIAS if is_alias else Kind.CONSTANT, doc)


def _imported_from(package: ModuleType) -> dict[str, str]:
    """Return for each name that a package imports the module it comes from."""
    return {
        alias.asname or alias.name: node.module
        for node in _tree(package).body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


def _described(module: str) -> dict[str, tuple[bool, str]]:
    """Return for each name that a module assigns whether it is a type, and its docstring: the text that follows it."""
    found: dict[str, tuple[bool, str]] = {}
    body = _tree(import_module(module)).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.AnnAssign(target=ast.Name(name), annotation=annotation):
                is_alias = ast.unparse(annotation) == "TypeAlias"
            case ast.Assign(targets=[ast.Name(name)], value=value):
                is_alias = ast.unparse(value).startswith("NewType(") or " | " in ast.unparse(value)
            case _:
                continue
        match after:
            case ast.Expr(ast.Constant(str(text))):
                found[name] = is_alias, inspect.cleandoc(text)
            case _:
                found[name] = is_alias, ""
    return found


@cache
def _tree(module: ModuleType) -> ast.Module:
    assert module.__file__ is not None
    return ast.parse(Path(module.__file__).read_text(encoding="utf-8"))


def pages() -> dict[str, str]:
    """Return the pages of the reference by their names, in reStructuredText."""
    return {f"reference/{part.partition('.')[2]}.rst": "\n".join(_page(part)) for part in parts()}


def _page(part: str) -> Iterator[str]:
    yield from (part, "=" * len(part), "", f".. automodule:: {part}", "   :no-members:", "")
    names = public_names(part)
    for kind in Kind:
        some = [one for one in names if one.kind is kind]
        if some:
            yield from (kind.value, "-" * len(kind.value), "")
        for one in some:
            yield from _entry(one)


def _entry(one: Public) -> Iterator[str]:
    if one.kind in _DIRECTIVES:
        yield from (f".. {_DIRECTIVES[one.kind]}:: {one.path}", "")
        return
    value = getattr(import_module(one.part), one.name)
    yield f".. py:{'type' if one.kind is Kind.ALIAS else 'data'}:: {one.name}"
    yield f"   :module: {one.part}"
    if one.kind is Kind.ALIAS:
        yield f"   :canonical: {_type_text(one)}"
    elif len(repr(value)) <= _LONGEST_VALUE:
        yield f"   :value: {value!r}"
    yield ""
    yield from (f"   {line}".rstrip() for line in linked(one.doc, one.part).splitlines())
    yield ""


def _type_text(one: Public) -> str:
    """Return what a name for a type stands for, as the source has it."""
    for node in _tree(import_module(one.module)).body:
        match node:
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value) if name == one.name:
                return ast.unparse(value)
            case ast.Assign(targets=[ast.Name(name)], value=ast.Call(args=[_, base])) if name == one.name:
                return ast.unparse(base)
            case ast.Assign(targets=[ast.Name(name)], value=value) if name == one.name:
                return ast.unparse(value)
    raise LookupError(one.path)


def linked(doc: str, part: str) -> str:
    """Return a docstring with its `names`: those of public things as links, all others as code."""
    paths = {one.name: one.path for one in (*everything_public(), *public_names(part))}

    def mark(match: re.Match[str]) -> str:
        code = match[1]
        path = paths.get(code.partition(".")[0], "")
        if path and re.fullmatch(r"\w+(\.\w+)?", code):
            return f":py:obj:`{code} <{'.'.join([path, *code.split('.')[1:]])}>`"
        return f"``{code}``"

    return re.sub(r"(?<![`:\w])`([^`\n]+)`(?![`_])", mark, doc)
