"""The main screens are those that somebody has looked at."""

from __future__ import annotations

import re

import pytest

from tests.terminal.make import FOLDER, screen
from tests.terminal.pictures import SHOWN
from tests.terminal.whole_game import heard_review, whole_game


def _blurred(text: str) -> str:
    """Return a text without the last digits of chances: a machine that adds up in another order may round otherwise."""
    return re.sub(r"(\d[.,])\d", r"\1_", text)


@pytest.mark.parametrize("name", SHOWN)
def test_a_screen_is_drawn_as_it_was_approved(name: str) -> None:
    assert _blurred(screen(name)) == _blurred((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


def test_a_whole_plain_game_reads_as_it_was_approved() -> None:
    assert whole_game() == (FOLDER / "plain.txt").read_text(encoding="utf-8")


def test_a_review_is_read_out_as_it_was_approved() -> None:
    assert _blurred(heard_review()) == _blurred((FOLDER / "plain_review.txt").read_text(encoding="utf-8"))


def test_every_golden_screen_is_still_one() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*SHOWN, "plain", "plain_review"}
