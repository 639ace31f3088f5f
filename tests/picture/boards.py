"""Write boards for the page's tests to draw, so that pictures can be held to them: `python -m tests.picture.boards`.

web/src/board/boards.test.ts draws them, and writes down in `drawn.json` what it has drawn.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from mahe.picture.board import Throw
from mahe.picture.look import Look
from mahe.record import COLOURS, Colour, parse_position
from mahe.rules import State, standing

ROOT: Final = Path(__file__).parents[2]
FILE: Final = ROOT / "web" / "src" / "test" / "boards.json"
DRAWN: Final = Path(__file__).with_name("drawn.json")
PAINTED: Final[tuple[Colour, ...]] = ("pink", "green", "yellow", "red", "blue", "purple", "orange")


@dataclass(frozen=True)
class Board:
    """A position and how it is to be drawn."""

    text: str
    clockwise: bool = False
    colours: tuple[Colour, ...] = COLOURS
    throw: Throw = field(default_factory=Throw)

    @property
    def state(self) -> State:
        """The position."""
        return parse_position(self.text)

    @property
    def look(self) -> Look:
        """How it looks."""
        return Look(clockwise=self.clockwise, colours=self.colours)

    @property
    def shown(self) -> Throw:
        """The dice on the table."""
        return self.throw if self.throw.dice else Throw(self.state.dice)


BOARDS: Final = (
    Board("4x1/-/0/.../1"),
    Board("7x1/-/6/....../3"),
    Board("4x1/4BA17C/5/13..55.2/2:B24"),
    Board("4x1/4BA17C/5/13..55.2/2:B24", clockwise=True, colours=PAINTED),
    Board("4x1/21D/1/.../4:D3r"),
    Board("2x2/9A/2/./1-A:B3r"),
    Board("3x2/3FE8DC15BA/3/45.44.66/2:C5"),
    Board("4x1c/4AB/2/...!4/1:A14c2", throw=Throw((1, 4), frozenset({1}))),
    Board("4x1/-/2/.../2", throw=Throw((6, 5), is_old=True)),
    Board("4x1/14A/2/.../2", throw=Throw((2, 1, 4), frozenset({2}), is_old=True)),
    *(Board(f"7x1/{space}GFEDCBA/6/....../7:Gr", clockwise=space % 2 == 0) for space in range(1, 22)),
    Board("7x1/1BA2DC3FE4G/4/....../1"),
    Board("7x1/10AB11CD12EFG/4/....../1", colours=PAINTED),
    Board("7x1/19ABCD20EF21G/4/....../1", clockwise=True),
    Board("6x1/5A6B7CDEF/4/...../1"),
    Board("3x1/7A/7/1112233333.4444455566./1"),
    Board("3x1/7A20B/7/1112233333.4444455566./3:C51"),
    Board("3x1/22A/0/1112233333.4444455566./1"),
    Board("3x1/7A22B/0/1112233333.4444455566./1", clockwise=True),
    Board("2x2/7AB22C/0/4444455566.1112233333/1"),
)
"""Every place of a tower of seven, crowds, few and many on the raft, cards as dice, a bust, and the end."""


def boards() -> str:
    """Return the file's text."""
    return "[\n" + ",\n".join(json.dumps(_scene(board)) for board in BOARDS) + "\n]\n"


def _scene(board: Board) -> dict[str, Any]:
    state = board.state
    rules = state.rules
    places = [
        {
            "seat": seat,
            "kind": "person",
            "name": "",
            "turtles": rules.turtles_of(seat),
            "colours": [board.colours[rules.turtles.index(turtle)] for turtle in rules.turtles_of(seat)],
            "away": False,
        }
        for seat in rules.seats
    ]
    throw = board.shown
    dice = [{"pips": pips, "card": index in throw.cards} for index, pips in enumerate(throw.dice)]
    scene = {
        "places": places,
        "stacks": {space: stack for space, stack in enumerate(state.stacks, 1) if stack},
        "raft": state.raft,
        "nest": state.nest,
        "mover": state.mover,
        "dice": [] if throw.is_old else dice,
        "faceUp": state.face_up,
        "pile": state.pile,
    }
    winner = None
    if state.nest is not None:
        ours = rules.turtles_of(standing(state).winners[0])
        winner = state.nest if state.nest in ours else ours[0]
    return {"scene": scene, "dice": dice, "old": throw.is_old, "clockwise": board.clockwise, "winner": winner}


if __name__ == "__main__":
    FILE.write_text(boards(), encoding="utf-8")
