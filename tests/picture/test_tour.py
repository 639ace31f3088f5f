"""The notebook of examples/ runs, shows what it says, and is committed without what it shows."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest

from mahe.record import Record
from mahe.rules import State

TOUR = Path(__file__).parents[2] / "examples" / "tour.ipynb"
CELLS: list[dict[str, Any]] = json.loads(TOUR.read_text(encoding="utf-8"))["cells"]


def programs() -> Iterator[str]:
    """Yield the code of each cell."""
    yield from ("".join(cell["source"]) for cell in CELLS if cell["cell_type"] == "code")


def show(program: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does; return what its last line is worth."""
    tree = ast.parse(program)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, TOUR.name, "exec"), names)
    return eval(compile(ast.Expression(last.value), TOUR.name, "eval"), names) if isinstance(last, ast.Expr) else None


def test_the_tour_is_committed_without_its_answers() -> None:
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in CELLS if "outputs" in cell)
    assert TOUR.stat().st_size < 20_000


def test_the_links_of_the_tour_lead_somewhere() -> None:
    text = "".join("".join(cell["source"]) for cell in CELLS if cell["cell_type"] == "markdown")
    targets = [part.partition(")")[0] for part in text.split("](")[1:]]
    assert targets
    assert all((TOUR.parent / target).exists() for target in targets)


@pytest.mark.thorough
def test_the_tour_runs_from_its_first_cell_to_its_last(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mpl, "rcParams", mpl.rcParams.copy())
    mpl.use("agg")
    names: dict[str, Any] = {}
    shown = [show(program, names) for program in programs()]
    assert sum(isinstance(one, State) and hasattr(one, "_repr_svg_") for one in shown) == 2
    assert sum(isinstance(one, Record) and hasattr(one, "_repr_html_") for one in shown) == 1
    assert shown[-1] is True
    out = capsys.readouterr().out
    assert "seat 1 decides: (Roll(), Stop())" in out
    assert '[Mahe "1"]' in out
    assert out.count(" luck ") == 4
