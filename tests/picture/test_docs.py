"""docs/pictures.md: its examples give what it says, its pictures are there and up to date."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from mahe.picture import Look, draw_position
from mahe.record import parse_position

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "pictures.md").read_text(encoding="utf-8")
DRAWN = {
    "picture-day.svg": draw_position(parse_position("4x1/4BA17C/5/13..55.2/2:B24"), width=420),
    "picture-night.svg": draw_position(parse_position("7x1/13GFEDCBA/6/....../7:Gr"), Look(night=True), width=420),
}


def test_the_examples_give_what_the_page_says() -> None:
    failures, tried = doctest.testfile(str(DOCS / "pictures.md"), module_relative=False)
    assert (failures, tried > 5) == (0, True)


def test_its_pictures_are_those_that_we_draw() -> None:
    assert re.findall(r"\(images/([\w.-]+)\)", TEXT) == [*DRAWN]
    for name, svg in DRAWN.items():
        assert (DOCS / "images" / name).read_text(encoding="utf-8") == svg, "run `python -m tests.picture.test_docs`"


if __name__ == "__main__":
    for name, svg in DRAWN.items():
        (DOCS / "images" / name).write_text(svg, encoding="utf-8")
