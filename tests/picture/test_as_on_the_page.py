"""A picture is the page's own: the same shapes in the same places. The page's tests write down what it draws."""

from __future__ import annotations

import json

import pytest

from mahe.picture.board import draw_pieces
from mahe.picture.shapes import expand
from tests.picture.boards import BOARDS, DRAWN, FILE, boards

DRAWN_BY_THE_PAGE: list[str] = json.loads(DRAWN.read_text(encoding="utf-8"))


def test_the_boards_that_the_page_draws_are_these() -> None:
    assert FILE.read_text(encoding="utf-8") == boards(), "run `python -m tests.picture.boards`"
    assert len(DRAWN_BY_THE_PAGE) == len(BOARDS), "run `python tools/web.py shapes`"


@pytest.mark.parametrize("index", range(len(BOARDS)), ids=lambda index: BOARDS[index].text)
def test_pictures_have_everything_as_the_page_draws_it(index: int) -> None:
    board, drawn = BOARDS[index], DRAWN_BY_THE_PAGE[index]
    ours = draw_pieces(board.state, board.look, board.throw if board.throw.dice else None)
    if expand(ours) != expand(drawn):
        assert ours == drawn
        pytest.fail("the shapes differ")
