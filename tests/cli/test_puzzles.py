"""`mahe puzzles`: the five of a day, and the work of making new ones."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from mahe.review.puzzle_search import TABLES, share_out
from mahe.review.puzzles import format_puzzle, parse_puzzle, puzzles_of, shipped_puzzles
from tests.cli.run import assert_refused, call


def test_a_day_is_printed_as_positions() -> None:
    answer = call("puzzles", "--day", "2026-11-17")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.split() == [puzzle.text for puzzle in puzzles_of(date(2026, 11, 17))]


def test_today_is_the_day_that_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1794873600")
    answer = call("puzzles", "--today")
    assert answer.out == call("puzzles", "--day", "2026-11-17").out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "give either --out FILE to make puzzles, or --today or --day to see some"),
        (("--today", "--out", "x"), "give either"),
        (("--day", "2026-02-30"), "a day is written as 2026-11-17, not '2026-02-30'"),
        (("--count", "7", "--out", "x"), "must be a multiple of 5, not 7"),
        (("--count", "0", "--out", "x"), "0 is not in the range"),
        (("--seed", "x", "--out", "x"), "'x' is not a valid integer"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert_refused(call("puzzles", *arguments), sentence)


def finished_but_for_one(path: Path, count: int, seed: int) -> list[str]:
    """Leave the work as it is when all tables are done but the first; return the lines of the others."""
    shipped = shipped_puzzles()
    part = [json.dumps({"count": count, "seed": seed})]
    lines: list[str] = []
    for number, quota in enumerate(share_out(count)):
        if not number:
            continue
        ours = [puzzle for puzzle in shipped if puzzle.state.rules == TABLES[number].rules][:quota]
        lines += map(format_puzzle, ours)
        part.append(json.dumps({"table": number, "puzzles": [format_puzzle(puzzle) for puzzle in ours]}))
    path.write_text("\n".join(part) + "\n")
    return lines


def test_interrupted_work_is_resumed(tmp_path: Path) -> None:
    out, part = tmp_path / "five.jsonl", tmp_path / "five.jsonl.part"
    others = finished_but_for_one(part, 40, 3)
    answer = call("puzzles", "--count", "40", "--seed", "3", "--out", str(out))
    assert (answer.status, answer.out, answer.err) == (0, "", "")
    lines = out.read_text().splitlines()
    assert len(lines) == 40
    assert set(others) < set(lines)
    new = [parse_puzzle(line) for line in lines if line not in others]
    assert {puzzle.state.rules for puzzle in new} == {TABLES[0].rules}
    assert not part.exists()


def test_other_work_is_not_resumed(tmp_path: Path) -> None:
    out, part = tmp_path / "five.jsonl", tmp_path / "five.jsonl.part"
    for text in ("", "{}", '{"count": 40, "seed": 4}\n', '{"count": 40, "seed": 3}\n{"table": 1}\n', "\x00"):
        part.write_text(text)
        answer = call("puzzles", "--count", "40", "--seed", "3", "--out", str(out))
        assert_refused(answer, "this is not what the same --count and --seed left")
        assert part.read_text() == text
        assert not out.exists()


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "five.jsonl"
    assert_refused(call("puzzles", "--count", "5", "--out", str(out)), "no such file or directory")
