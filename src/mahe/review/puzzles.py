"""Positions with a choice that is easily got wrong, and the five of each day. docs/puzzles.md says how they were made.

A file of puzzles has one on each line, as JSON, in the order of the days.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final

from mahe.record import format_position, parse_position
from mahe.review.evaluation import Source
from mahe.review.reasons import Kind, Reason
from mahe.review.review_json import format_reason
from mahe.rules import TURTLES, Decision, Seat, State, actor, options

A_DAY: Final = 5
"""How many puzzles there are on a day."""

DIGITS: Final = 4
"""To how many digits chances are kept."""

_FILE: Final = "puzzles.jsonl"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which somebody must decide, with what each option is worth."""

    state: State

    chances: tuple[tuple[float, ...], ...]
    """Every seat's winning chance after each option, in the order of the law."""

    reason: Reason
    """Why the obvious option is not the best one."""

    source: Source

    lead: tuple[float, float] | None
    """Where the best option's lead on the next best lies, by games played on from both; None if it is exact."""

    @property
    def text(self) -> str:
        """The position as text."""
        return format_position(self.state)

    @property
    def name(self) -> str:
        """What tells it from all other puzzles, however the file is arranged."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:8]

    @property
    def kind(self) -> Kind:
        """What it is about."""
        return self.reason.kind

    @property
    def seat(self) -> Seat:
        """Who decides."""
        seat = actor(self.state)
        assert isinstance(seat, int)
        return seat

    @property
    def options(self) -> tuple[Decision, ...]:
        """What there is to choose from."""
        return options(self.state)

    @property
    def worths(self) -> tuple[float, ...]:
        """The chance of whoever decides after each option."""
        return tuple(chances[self.seat - 1] for chances in self.chances)

    @property
    def best(self) -> int:
        """The place of the best option among all."""
        return self.worths.index(max(self.worths))

    @property
    def is_about_riding(self) -> bool:
        """Whether somebody sits on the turtle that moves, or would sit on another's by the best option."""
        mover = self.state.mover
        return self.kind is Kind.WOULD_RIDE or (mover is not None and bool(self.state.riders(mover)))


def format_puzzle(puzzle: Puzzle) -> str:
    """Return a puzzle as a line of a file."""
    line: dict[str, Any] = {
        "text": puzzle.text,
        "chances": [[round(chance, DIGITS) for chance in chances] for chances in puzzle.chances],
        "reason": format_reason(puzzle.reason),
        "source": puzzle.source.value,
    }
    if puzzle.lead is not None:
        line["lead"] = [round(end, DIGITS) for end in puzzle.lead]
    return json.dumps(line, separators=(",", ":"))


def parse_puzzle(line: str) -> Puzzle:
    """Return the puzzle that `format_puzzle` wrote."""
    read = json.loads(line)
    reason, lead = read["reason"], read.get("lead")
    turtle = next((turtle for turtle in TURTLES if turtle == reason.get("turtle")), None)
    return Puzzle(
        parse_position(read["text"]),
        tuple(tuple(chances) for chances in read["chances"]),
        Reason(Kind(reason["kind"]), reason.get("eggs", 0), reason.get("faces", 0), turtle),
        Source(read["source"]),
        None if lead is None else (lead[0], lead[1]),
    )


@cache
def shipped_lines() -> tuple[str, ...]:
    """Return the lines of the file that ships with the package."""
    return tuple(files("mahe.review").joinpath(_FILE).read_text(encoding="utf-8").splitlines())


def shipped_puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles that ship with the package, day by day."""
    return tuple(map(parse_puzzle, shipped_lines()))


def puzzles_of(day: date) -> tuple[Puzzle, ...]:
    """Return the five of *day*, the same everywhere. They come round again when all have had their day."""
    lines = shipped_lines()
    start = day.toordinal() % (len(lines) // A_DAY) * A_DAY
    return tuple(map(parse_puzzle, lines[start : start + A_DAY]))


def format_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Return a file of puzzles."""
    return "".join(f"{format_puzzle(puzzle)}\n" for puzzle in puzzles)
