"""The counts on file are those that the law gives."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from mahe.rules import Rules
from tests.kit import flaws
from tests.perft.perft import SHEETS, perft, position_of, read, walk

files = pytest.mark.parametrize("file", SHEETS, ids=[file.stem for file in SHEETS])


@files
def test_the_counts_on_file_are_right(file: Path) -> None:
    sheet = read(file)
    assert perft(position_of(sheet), len(sheet["counts"])) == sheet["counts"]


@files
def test_walking_every_sequence_gives_the_same_counts(file: Path) -> None:
    sheet = read(file)
    for depth, count in enumerate(sheet["counts"], start=1):
        if count > 5_000:
            break
        assert walk(position_of(sheet), depth) == count


@files
def test_a_sheet_is_complete_and_its_numbers_are_fit_for_any_reader(file: Path) -> None:
    sheet = read(file)
    assert list(sheet) == ["description", "rules", "events", "counts"]
    assert set(sheet["rules"]) == {field.name for field in fields(Rules)}
    assert flaws(position_of(sheet)) == []
    assert max(sheet["counts"]) < 2**53


def test_there_are_sheets() -> None:
    assert len(SHEETS) >= 10
