"""`mahe review --rollouts`: what it says, to people and to programs, and what it needs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from mahe.locales import LANGUAGES
from mahe.record import format_record, record_game
from mahe.rules import Rules, options
from tests.cli.run import assert_refused, call
from tests.review.records import SMALL_DECK, bots_record

ANCIENT = {"en": "Ancient", "de": "Uralte", "fr": "Vénérable", "nl": "Oeroude", "it": "Antica"}
"""What the bot that plays on is called."""
GAME = Path(__file__).parent / "game.mahe"


@pytest.fixture
def half(tmp_path: Path) -> Path:
    """Return a game of four that was broken off where somebody had to decide."""
    game = bots_record(Rules(players=4, deck=SMALL_DECK, set_aside=2), "swimmer", 4)
    end = next(number for number, state in enumerate(game.states()) if number > 20 and len(options(state)) > 1)
    path = tmp_path / "half.mahe"
    path.write_text(format_record(record_game(game.rules, ["A", "B", "C", "D"], game.events[:end])), encoding="utf-8")
    return path


@pytest.mark.thorough
def test_each_option_of_a_mistake_is_played_on() -> None:
    answer = call("review", str(GAME), "--rollouts", "40", "--json")
    assert (answer.status, answer.err) == (0, "")
    found = json.loads(answer.out)
    rolled = found["rollouts"]
    assert (rolled["games"], rolled["seed"], rolled["last"]) == (40, 1, None)
    assert [(one["step"], one["seat"]) for one in rolled["mistakes"]] == [
        (mistake["step"], mistake["seat"]) for mistake in found["mistakes"]
    ]
    for one, mistake in zip(rolled["mistakes"], found["mistakes"], strict=True):
        events = [option["event"] for option in one["options"]]
        assert mistake["chosen"] in events
        for option in one["options"]:
            low, high = option["interval"]
            assert low <= option["chance"] <= high
            assert option["plain_games"] >= 40
            if option["event"] == mistake["best"]:
                assert option["gives_away"] == 0
    assert call("review", str(GAME), "--rollouts", "40", "--json").out == answer.out


def test_the_end_of_an_unfinished_game_is_played_on(half: Path) -> None:
    found = json.loads(call("review", str(half), "--rollouts", "100", "--json").out)
    last = found["rollouts"]["last"]
    assert sum(seat["chance"] for seat in last) == pytest.approx(1, abs=1e-3)
    for seat, step in zip(last, found["steps"][-1]["after"], strict=True):
        assert seat["chance"] == pytest.approx(step, abs=0.15)
    text = call("review", str(half), "--rollouts", "100", "--lang", "en").out
    assert re.search(r"  Where the game was broken off: A \d+\.\d% \(± \d+\.\d\); B ", text)


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_tells_the_chances_and_how_many_games_counting_wins_would_have_taken(language: str) -> None:
    answer = call("review", str(GAME), "--rollouts", "30", "--lang", language)
    assert (answer.status, answer.err) == (0, "")
    *_, rolled = answer.out.partition("\n\n")
    assert ANCIENT[language] in rolled
    assert rolled.count("(± ") >= 2
    assert max(map(len, answer.out.split("\n"))) <= 100


def test_each_option_of_a_position_is_played_on() -> None:
    text = "2x1d1-1-1-0-0-0s1/3B18A/7/1.2/1:A2"
    found = json.loads(call("position", text, "--rollouts", "60", "--json").out)
    assert [one["event"] for one in found["rollouts"]["options"]] == [one["event"] for one in found["options"]]
    for rolled, judged in zip(found["rollouts"]["options"], found["options"], strict=True):
        for seat, chance in zip(rolled["chances"], judged["chances"], strict=True):
            assert seat["chance"] == pytest.approx(chance, abs=0.15)
    answer = call("position", text, "--rollouts", "60", "--lang", "en")
    assert (answer.status, answer.err) == (0, "")
    assert re.search(r"\n  Roll again: A \d+\.\d% \(± \d+\.\d\); B ", answer.out)
    in_the_air = json.loads(call("position", text + "r", "--rollouts", "10", "--json").out)["rollouts"]["options"]
    assert [one["event"] for one in in_the_air] == [None]


def test_rollouts_are_of_one_game() -> None:
    assert_refused(
        call("review", str(GAME), str(GAME), "--rollouts", "10"), "--rollouts", "needs one game, not several"
    )
    assert_refused(call("review", str(GAME), "--rollouts", "1"), "--rollouts", "1")


@pytest.mark.process
def test_without_numba_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['numba'] = None; from mahe.cli.main import main; main(sys.argv[1:])"
    done = subprocess.run(
        [sys.executable, "-c", code, "review", str(GAME), "--rollouts", "10"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == 'mahe: the compiled kernel needs Numba: pip install "mahe[lab]"\n'
