"""Parts of sentences that several layers use."""

from __future__ import annotations

from pathlib import Path

import pytest

from mahe.sentences import closest, did_you_mean, printable, reason_of


@pytest.mark.parametrize(
    ("value", "text"),
    [("Ada's game.mahe", "Ada's game.mahe"), (Path("a/é"), "a/é"), ("a\x1b\n", "a\\x1b\\n"), ("\udcff", "\\udcff")],
)
def test_what_cannot_be_printed_is_escaped(value: object, text: str) -> None:
    assert printable(value) == text


def test_a_reason_is_the_systems_words_or_the_errors_own() -> None:
    with pytest.raises(OSError, match="absent") as caught:
        Path("absent").open()  # noqa: SIM115  # it never opens
    assert reason_of(caught.value) == "no such file or directory"
    assert reason_of(RuntimeError("Nobody's home")) == "nobody's home"
    assert reason_of(OSError("Odd")) == "odd"


def test_a_word_that_resembles_another_is_asked_about() -> None:
    words = ("swimmer", "ancient")
    assert (closest("Swimer", words), closest("x", words)) == ("swimmer", None)
    assert (did_you_mean("swimer", words), did_you_mean("x", words)) == (" (did you mean 'swimmer'?)", "")
