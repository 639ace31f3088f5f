"""Who sits where: the server, the terminal and the page read the same log alike. web/src/table/model.test.ts too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mahe.locales import LANGUAGES, Words
from mahe.tablelog import LoggedTable, parse_body
from mahe.terminal.game import Said
from mahe.terminal.log_reader import LogReader

STEPS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "test" / "seats.json").read_text(encoding="utf-8")
)


def test_the_server_reads_the_seats_of_a_log_so() -> None:
    table = LoggedTable("table")
    for step in STEPS:
        table.add(parse_body(step["body"]))
        assert [[one.kind, one.name, one.away] for one in table.seats] == step["places"], step["why"]
        assert table.host == step["host"], step["why"]
    assert (table.phase, table.decider, table.bot) == (STEPS[-1]["phase"], None, None) == ("closed", None, None)


def test_the_terminal_reads_the_seats_of_a_log_as_the_server_does() -> None:
    story = LogReader(Words("en"))
    for step in STEPS:
        story.add(step["body"], quick=False)
        assert [[one.kind, one.name, one.away] for one in story.cast.places] == step["places"], step["why"]
    assert story.phase == "closed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_leaves_is_called_by_name_and_the_bot_plays_on(language: str) -> None:
    words = Words(language)
    story = LogReader(words)
    said = [story.add(step["body"], quick=False) for step in STEPS]
    assert said[-2:] == [
        [Said(words("narration-seat", what="left", name="Player 2"))],
        [Said(words("narration-closed"))],
    ]
    assert story.cast.who(2) == words("table-bot", level="navigator", letters="B")


@pytest.mark.parametrize("advice", [True, False])
def test_a_table_that_was_opened_with_advice_says_so(advice: bool) -> None:
    story = LogReader(Words("en"))
    said = story.add({**STEPS[0]["body"], "advice": advice}, quick=False)
    assert said == ([Said("With advice: everyone may ask what each choice is worth.")] if advice else [])
    assert story.with_advice == advice


def test_a_log_from_before_there_was_advice_has_none() -> None:
    story = LogReader(Words("en"))
    story.add({key: value for key, value in STEPS[0]["body"].items() if key != "advice"}, quick=False)
    assert not story.with_advice
