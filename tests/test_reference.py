"""The reference: every public name has a docstring and its place there, and every example does what it says."""

from __future__ import annotations

import doctest
import inspect
from importlib import import_module
from pathlib import Path

import pytest

import mahe
from tools.reference import Kind, Public, everything_public, linked, pages, parts

ROOT = Path(__file__).parents[1]
MODULES = sorted({one.module for one in everything_public()} | {"mahe", *parts()})

CALLED_FIRST = [
    *("begin", "actor", "options", "chance", "apply", "landing", "standing", "Rules", "State"),
    *("parse_record", "format_record", "parse_position", "format_position", "replay"),
    *("Table", "SeededDice", "make_bot", "value", "judge", "study", "review"),
    *("observe", "env", "SoloEnv", "MaheVectorEnv", "draw_position", "describe"),
]


def own_docstring(value: type) -> str:
    """Return the docstring of a class, unless a dataclass or a named tuple has made it from its fields."""
    doc = value.__doc__ or ""
    return "" if doc.startswith(f"{value.__name__}(") else doc


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_docstrings_do_what_they_say(module: str) -> None:
    assert doctest.testmod(import_module(module)).failed == 0


@pytest.mark.parametrize("page", ["index.md", "reference.md"])
def test_the_examples_of_the_first_pages_do_what_they_say(page: str) -> None:
    failures, tried = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert tried > 1
    assert failures == 0


def test_what_people_call_first_has_an_example() -> None:
    found = {one.name: one.doc for one in everything_public()}
    assert [name for name in CALLED_FIRST if ">>> " not in found[name]] == []


@pytest.mark.parametrize("part", parts())
def test_every_public_name_has_a_docstring(part: str) -> None:
    assert import_module(part).__doc__
    assert [one.path for one in everything_public() if one.part == part and not one.doc.strip()] == []


def public_classes() -> list[Public]:
    return [one for one in everything_public() if one.kind in (Kind.CLASS, Kind.ERROR)]


@pytest.mark.parametrize("one", public_classes(), ids=lambda one: one.path)
def test_every_public_class_says_what_it_is_and_what_its_methods_do(one: Public) -> None:
    found = getattr(import_module(one.part), one.name)
    assert own_docstring(found)
    own = {name: value for name, value in vars(found).items() if not name.startswith("_")}
    described = [value for value in own.values() if inspect.isfunction(value) or isinstance(value, property)]
    assert [value for value in described if not value.__doc__] == []


def test_every_public_name_is_in_the_reference() -> None:
    found = pages()
    assert [*found] == [f"reference/{name}.rst" for name in mahe.__all__]
    for one in everything_public():
        page = found[f"reference/{one.part.removeprefix('mahe.')}.rst"]
        entries = (f":: {one.path}\n", f":: {one.name}\n   :module: {one.part}\n")
        assert sum(page.count(entry) for entry in entries) == 1, one.path


def test_the_page_before_the_reference_lists_every_part() -> None:
    text = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    for part in parts():
        assert f"\n| [{part}](../src/{part.replace('.', '/')}/__init__.py) | " in text, f"{part} has no row"


def test_a_name_in_a_docstring_is_a_link_if_it_is_public_and_code_otherwise() -> None:
    doc = "See `actor` and `Table.decide`, not ``this``, `--preset` or `A214=21+5/3`."
    assert linked(doc, "mahe.rules") == (
        "See :py:obj:`actor <mahe.rules.actor>` and :py:obj:`Table.decide <mahe.play.Table.decide>`, "
        "not ``this``, ``--preset`` or ``A214=21+5/3``."
    )
