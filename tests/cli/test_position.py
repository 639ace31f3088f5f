"""`mahe position`: a board, what each choice is worth, and one sentence for text that is no position."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from mahe.cli.position_answer import position_text
from mahe.locales import LANGUAGES
from mahe.record import format_position, parse_event, parse_position
from mahe.review import judge, study, value
from mahe.rules import Turned, apply, begin, options
from tests.cli.run import assert_refused, call
from tests.kit.solved import SHORT as SOLVED_TABLE

DECIDING = "4x1/4BA17C/5/13..55.2/2:B24"
STARTING = "2x2/9A/2/./1"
IN_THE_AIR = "7x1c/4BA17CEFG/5/13..55.2...!4/2:B3r"
TURNING = "2x2/9A/0/3./1-A"
BEGINNING = "7x1/-/0/....../1"
LAST_CLUTCH = "2x1d0-0-2-0-0-0s1/3A/7/3./1"
OVER = "2x1d1-1-1-0-0-0s1/3B22A/0/1.2/1"
EVERY_KIND = [DECIDING, STARTING, IN_THE_AIR, TURNING, BEGINNING, LAST_CLUTCH, OVER]


def told(text: str) -> list[str]:
    """Return what the command says in English, in lines."""
    answer = call("position", text, "--lang", "en")
    assert (answer.status, answer.err) == (0, "")
    return answer.out.split("\n")


def test_a_decision_shows_board_options_reasons_and_where_the_dice_lead() -> None:
    lines = told(DECIDING)
    assert lines[0] == DECIDING
    assert "B<A" in lines[18]
    assert [line.split() for line in lines[21:23]] == [
        ["player", "cards", "eggs", "chance"],
        ["A", "1", "3", "4", "19.6%"],
    ]
    start = lines.index("A decides for Orange B.")
    assert re.match(r"Roll again +17\.2% +2\.4$", lines[start + 2])
    assert lines[start + 3] == "    Too risky: 5 of the six faces were too much."
    assert re.match(r"Stop on 16 +19\.6% +best$", lines[start + 4])
    assert lines[start + 6] == "Roll again: what the die may bring"
    assert [line[:10].split() for line in lines[start + 8 : start + 10]] == [["1", "4", "+5"], ["2", "raft"]]
    assert lines.count("Estimated by the bot Ancient.") == 1


def test_a_terminal_gets_the_same_board_in_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    found = study(parse_position(DECIDING))
    coloured = position_text(found, "en", in_colour=True)
    assert "\x1b[" in coloured
    plain = [line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", coloured).split("\n")]
    assert plain == position_text(found, "en", in_colour=False).split("\n")


def test_who_has_two_turtles_sees_both_first_dice() -> None:
    lines = told(STARTING)
    assert [line for line in lines if line.endswith("what the die may bring")] == [
        "A goes first: what the die may bring",
        "B goes first: what the die may bring",
    ]


def test_a_die_in_the_air_shows_its_faces() -> None:
    lines = told(IN_THE_AIR)
    start = lines.index("A die is in the air.")
    assert lines[start + 1].split() == ["die", "leads", "to", *"ABCDEFG"]
    assert [line[:10].split() for line in lines[start + 2 : start + 8]] == [
        ["1", "12"],
        ["2", "14"],
        ["3", "16"],
        ["4", "18"],
        ["5", "raft"],
        ["6", "raft"],
    ]


def test_a_card_to_be_turned_up_shows_all_that_may_come() -> None:
    lines = told(TURNING)
    start = lines.index("The next clutch card is about to be turned up.")
    assert [line.split()[:2] for line in lines[start + 2 : start + 8]] == [
        ["1", "3×"],
        ["2", "3×"],
        ["3", "4×"],
        ["4", "5×"],
        ["5", "5×"],
        ["6", "3×"],
    ]


def test_a_solved_position_is_said_to_be_exact() -> None:
    text = format_position(apply(begin(SOLVED_TABLE), Turned(3)))
    assert "Exact: this game is solved." in told(text)
    assert json.loads(call("position", text, "--json").out)["source"] == "exact"


def test_a_finished_game_has_a_winner_and_nothing_to_decide() -> None:
    lines = told(OVER)
    assert lines[-2] == "The game is over: A wins."
    assert ["A", "1", "7", "8", "100.0%"] in [line.split() for line in lines]
    answer = json.loads(call("position", OVER, "--json").out)
    assert (answer["decider"], answer["options"], answer["outcomes"]) == (None, [], [])
    assert answer["chances"] == [1, 0]
    assert answer["standing"]["winners"] == [1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", EVERY_KIND)
def test_everything_fits_in_80_columns_in_every_language(text: str, language: str) -> None:
    answer = call("position", text, "--lang", language)
    assert (answer.status, answer.err) == (0, "")
    assert max(map(cell_len, answer.out.split("\n"))) <= 80
    assert "\x1b" not in answer.out


@pytest.mark.parametrize("text", EVERY_KIND)
def test_json_says_where_everything_leads(text: str) -> None:
    answer = json.loads(call("position", text, "--json").out)
    state = parse_position(text)
    assert answer["text"] == text
    assert answer["chances"] == pytest.approx(value(state).chances)
    for one in (*answer["options"], *answer["outcomes"]):
        assert one["text"] == format_position(apply(state, parse_event(one["event"])))
        assert sum(one["chances"]) == pytest.approx(1)
    if options(state):
        judged = judge(state)
        assert answer["decider"] == judged.seat
        assert [one["gives_away"] for one in answer["options"]] == pytest.approx(
            [one.gives_away for one in judged.options]
        )
    elif answer["outcomes"]:
        total = sum(one["weight"] for one in answer["outcomes"])
        for seat, chance in enumerate(answer["chances"]):
            weighed = sum(one["weight"] * one["chances"][seat] for one in answer["outcomes"])
            assert weighed / total == pytest.approx(chance)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "column 1: a position is the table"),
        ("hello", "column 6: a position is the table"),
        ("4x1/4BA17C/5/13..55.2/2:B26", "column 27: a total of 8 is a bust, so the throw is over."),
        ("\0", "column 2"),
        ("4x1/\n/", "column 7"),
    ],
)
def test_text_that_is_no_position_is_refused_with_one_sentence(text: str, words: str) -> None:
    assert_refused(call("position", text), "TEXT", words)


def test_the_example_of_the_docs_is_what_the_command_says() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "review.md").read_text(encoding="utf-8")
    ((text, example),) = re.findall(r"```sh\nmahe position (\S+)\n.*?```\n\n```\n(.*?)```", docs, re.DOTALL)
    # The last digit may be another on a machine that adds up in another order.
    blurred = [re.sub(r"\.\d", "", line) for line in told(text)]
    assert [re.sub(r"\.\d", "", line) for line in example.split("\n")] == blurred


def test_a_game_that_is_over_is_not_played_on() -> None:
    assert_refused(call("position", OVER, "--rollouts", "10"), "--rollouts", "the game is over")
