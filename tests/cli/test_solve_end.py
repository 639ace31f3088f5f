"""`mahe solve --clutches` solves the end of two with two turtles each, keeps it, and refuses the rest in a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mahe.bots.registry import SOLVED_END
from mahe.bots.solved_end import read_end
from tests.cli.run import assert_refused, call

END = ("--players", "2", "--turtles", "2", "--clutches")


@pytest.mark.thorough
def test_the_last_clutch_alone(tmp_path: Path) -> None:
    out = tmp_path / "last.solved"
    answer = call("solve", *END, "1", "--out", str(out), "--precision", "1e-6")
    assert (answer.status, answer.err) == (0, "")
    assert "the last clutch, 75,349 boards" in answer.out
    assert "58.7" in answer.out
    assert f"{out.stat().st_size:,} bytes" in answer.out
    assert read_end(out).clutches == 1
    again = call("solve", *END, "1", "--out", str(out), "--precision", "1e-6", "--json")
    assert json.loads(again.out)["stakes"]["last"]["from_the_raft"] == pytest.approx(0.5873, abs=1e-4)


@pytest.mark.thorough
def test_the_last_two_and_what_a_bot_gives_away() -> None:
    answer = call("solve", *END, "2", "--precision", "1e-5", "--bots", "swimmer", "--json")
    assert (answer.status, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert [*found["stakes"]] == ["last", "level", "one", "both", "seven_or_half", "seven_and_half"]
    assert found["stakes"]["both"]["from_the_raft"] == pytest.approx(0.2734, abs=1e-4)
    assert 0 < found["bots"]["swimmer"]["level"]["mean"] < found["bots"]["swimmer"]["level"]["worst"] < 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((*END, "3"), "the last two (2) are solved, not 3"),
        ((*END, "0"), "not 0"),
        ((*END, "2", "--cards"), "cards are played as dice is not solved"),
        ((*END, "2", "--set-aside", "5"), "leave out --deck and --set-aside"),
        ((*END, "2", "--precision", "1e-13"), "too fine"),
        ((*END, "2", "--bots", "swimmer", "--against", "navigator"), "--against"),
        ((*END, "1", "--bots", "swimmer"), "--clutches 2"),
        ((*END, "2", "--scheduler", "here", "--out", "end.solved"), "--scheduler"),
        (("--clutches", "2"), "--turtles 2"),
        (("--players", "3", "--clutches", "2"), "two players with two turtles each"),
        ((*END, "2", "--out", __file__), "is no solved game"),
    ],
)
def test_bad_input_is_refused(arguments: tuple[str, ...], words: str) -> None:
    assert_refused(call("solve", *arguments), words)


def test_a_file_that_is_no_solved_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SOLVED_END, __file__)
    assert_refused(call("arena", "ancient", "swimmer", "--players", "2", "--games", "2"), "is not a solved end")
    assert_refused(call("train", "--out", "here", "--exact", __file__), "is not a solved end")
