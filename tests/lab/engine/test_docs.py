"""What docs/engine.md describes can be done."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from mahe.lab.engine.answering import AnsweringEngine
from mahe.lab.engine.lines import LONGEST, SEEDS, question_line, read_question
from mahe.lab.engine.process import _MOST, Limits
from mahe.record import parse_position
from mahe.rules import options
from tests.lab.engine.kit import PATIENT

PAGE = Path(__file__).parents[3] / "docs" / "engine.md"
TEXT = PAGE.read_text(encoding="utf-8")
(TALK,) = re.findall(r"```\n(> mahe 1\n.*?)```", TEXT, re.DOTALL)


def test_the_conversation_is_what_navigator_says() -> None:
    engine = AnsweringEngine("navigator")
    *parts, last = re.findall(r"> (.*)\n((?:< .*\n)*)", TALK)
    assert last == ("quit", "")
    assert len(parts) > 6
    for line, answers in parts:
        assert "".join(f"< {answer}\n" for answer in engine.answers(line)) == answers


def test_each_question_is_written_as_the_arena_would_write_it() -> None:
    questions = re.findall(r"\b(?:decide|worth) [2-7]x.*?(?=[`\n])", TEXT)
    assert len(questions) == 5
    for line in questions:
        word, *words = line.split()
        assert question_line(word, read_question(words)) == line


def test_the_sentence_about_a_flaw_is_about_a_position() -> None:
    (offered, text) = re.findall(r"on offer is (.*), in (\S+)\n", TEXT)[0]
    assert [type(option).__name__.lower() for option in options(parse_position(text))] == offered.split()


@pytest.mark.thorough
def test_the_check_passes() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    command = f"{sys.executable} -m mahe.cli engine hatchling"
    exec(code.replace('"mahe engine hatchling"', f"{command!r}, limits={PATIENT!r}"), {"Limits": Limits})


def test_the_limits_are_those_of_the_code() -> None:
    assert f"at most {LONGEST:,} bytes" in TEXT
    assert f"below {1 << SEEDS:,}" in TEXT
    assert f"({Limits().answer:g} seconds" in TEXT
    assert 1_000_000 <= _MOST < 1_100_000


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)", TEXT):
        assert (PAGE.parent / target).exists(), target
