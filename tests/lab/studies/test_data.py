"""What `make studies` keeps of its answers in docs/data, and that the tables of docs/lab.md are of these."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from tools import studies
from tools.studies import ROOT, data_of

TEXT = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
COMMANDS = {words[2]: words for words in studies.studies() if words[1] == "study"}
KEPT = sorted(name for name in COMMANDS if data_of(name).exists())
CELL = re.compile(r"[+−]?([\d.,]+)(%?) \(([−\d.,]+) – ([−\d.,]+)\)")


class Interval(NamedTuple):
    """A number with its interval."""

    value: float
    low: float
    high: float


def intervals(answer: Any) -> Iterator[Interval]:
    """Yield all that are anywhere in *answer*, and what they are the other way round."""
    if isinstance(answer, list):
        for one in answer:
            yield from intervals(one)
    elif isinstance(answer, dict):
        if {"value", "low", "high"} <= answer.keys() and None not in answer.values():
            yield Interval(answer["value"], answer["low"], answer["high"])
            yield Interval(-answer["value"], -answer["high"], -answer["low"])
        for one in answer.values():
            yield from intervals(one)


def told(section: str) -> Iterator[tuple[Interval, int]]:
    """Yield the intervals in the tables of a text, and how many decimals they have."""
    for line in section.splitlines():
        for value, _, low, high in CELL.findall(line) if line.startswith("|") else ():
            numbers = [float(one.replace(",", "").replace("−", "-")) for one in (value, low, high)]
            yield Interval(*numbers), max(len(one.partition(".")[2]) for one in (value, low, high))


def is_rounded(shown: Interval, real: Interval, decimals: int) -> bool:
    """Return whether *shown* is *real*, as it is, or in parts of a hundred."""
    near = 0.51 * 10.0**-decimals
    return any(
        all(abs(abs(one) - abs(scale * other)) <= near for one, other in zip(shown, real, strict=True))
        for scale in (1, 100)
    )


def section_of(name: str) -> str:
    """Return what docs/lab.md says from the command of a study to the next heading."""
    return TEXT.partition(f"mahe study {name} ")[2].partition("\n### ")[0]


def test_the_tables_of_every_study_have_intervals_that_can_be_read() -> None:
    assert {*COMMANDS} == {"luck", "riding", "deck", "cards"}
    assert all(len([*told(section_of(name))]) >= 14 for name in COMMANDS)


def test_an_interval_is_found_in_an_answer_however_it_is_told() -> None:
    answer = {"tables": [{"ridden": {"value": -0.0652, "low": -0.0894, "high": -0.0431}}]}
    ((shown, decimals),) = told("| 2 players | −6.5 (4.3 – 8.9) |\n")
    assert any(is_rounded(shown, real, decimals) for real in intervals(answer))
    assert not any(is_rounded(shown._replace(low=4.4), real, decimals) for real in intervals(answer))


def test_the_tables_are_of_the_kept_answers() -> None:
    for name in KEPT:
        answer = json.loads(data_of(name).read_text(encoding="utf-8"))
        assert answer["command"] == shlex.join(COMMANDS[name])
        assert answer["complete"]
        real = [*intervals(answer)]
        shown = [*told(section_of(name))]
        assert [one for one, decimals in shown if not any(is_rounded(one, other, decimals) for other in real)] == []


def test_make_studies_keeps_the_answer_beside_its_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(command: list[str], **_: Any) -> Any:
        asked.append(command)
        return SimpleNamespace(returncode=0, stdout='{"seed": 1, "complete": true}\n')

    monkeypatch.setattr(studies, "ROOT", tmp_path)
    monkeypatch.setattr(subprocess, "run", run)
    (tmp_path / "docs").mkdir()
    assert studies._run_study(["mahe", "study", "luck", "--games", "400"]) == 0
    assert asked[0][-5:] == ["study", "luck", "--games", "400", "--json"]
    kept = json.loads((tmp_path / "docs" / "data" / "study-luck.json").read_text(encoding="utf-8"))
    assert kept == {"command": "mahe study luck --games 400", "seed": 1, "complete": True}
