"""The check that any engine must pass: sound ones do, and it says in one sentence what is wrong with others."""

from __future__ import annotations

import sys

import pytest

from mahe.bots.conformance import ConformanceError
from mahe.lab.engine import EngineFault, Limits
from mahe.lab.engine.check import check_engine
from mahe.rules import MaheError
from tests.lab.engine.kit import PATIENT, program


def test_a_sound_engine_passes() -> None:
    found = check_engine(program("sound"), limits=PATIENT, positions=1)
    assert (found.name, found.author) == ("Sound 1", "Ada")
    assert found.decisions > 500


@pytest.mark.parametrize(
    ("flaw", "limits", "words"),
    [
        ("not-on-offer", PATIENT, "its answer is 'choose c9', and on offer is roll stop, in 2x"),
        ("crashes-at-an-unknown-word", PATIENT, "it ends with status 3"),
        ("takes-any-word", PATIENT, "its answer to a word that it does not know is 'ok', not an error"),
        ("stays-after-quit", Limits(120, 120, 0.05), "it does not end within 0.05 s after quit"),
        ("stays-after-end", Limits(120, 120, 4), "it does not end within 4 s after the end of its input"),
        ("counts", PATIENT, "and, in another process, 'choose "),
    ],
)
def test_a_flaw_is_told_in_one_sentence(flaw: str, limits: Limits, words: str) -> None:
    with pytest.raises(MaheError) as found:
        check_engine(program(flaw), limits=limits, positions=1)
    assert words in str(found.value)
    assert str(found.value).startswith("the engine Sound 1 fails: ")
    assert "\n" not in str(found.value)


@pytest.mark.thorough
def test_what_only_the_check_of_all_bots_finds_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahe.lab.engine.check._TWICE", 0)
    with pytest.raises(EngineFault, match=r"its answer is 'choose c9', and on offer is .*, in [2-7]x[12]"):
        check_engine(program("not-on-offer"), limits=PATIENT, positions=1)
    with pytest.raises(ConformanceError, match="a bot made again from the same seed decides otherwise"):
        check_engine(program("counts"), limits=PATIENT, positions=1)


@pytest.mark.thorough
@pytest.mark.parametrize("bot", ["swimmer", "navigator"])
def test_our_own_bots_pass_behind_the_protocol(bot: str) -> None:
    found = check_engine(f"{sys.executable} -m mahe.cli engine {bot}", limits=PATIENT, positions=4)
    assert found.name == f"Mahe {bot}"
