"""The puzzles of a day as clients get them."""

from __future__ import annotations

import re
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from mahe.record import format_rules
from mahe.server.errors import Code, Refusal
from mahe.server.json_text import to_json
from mahe.server.messages.analysis import PuzzlesView, PuzzleView, ReasonView
from mahe.server.position import view_position
from mahe.server.worker import Worker
from mahe.tablelog.entries_json import RulesJson, format_decision

if TYPE_CHECKING:
    from mahe.review.puzzles import Puzzle

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_KEPT: Final = 128
"""How many days are remembered: more than people look back."""


def parse_day(text: str) -> date:
    """Return the day that *text* names; raise Refusal if there is none of that name."""
    try:
        # The library reads other notations too.
        if _DAY.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise Refusal(Code.BAD_REQUEST, "There is no such day; a day is written like 2026-11-17.")


async def answer_puzzles(worker: Worker, day: date) -> str:
    """Return what `view_puzzles` does."""
    return await worker.answer(worker.positions, f"puzzles {day}", view_puzzles, day)


@lru_cache(_KEPT)
def view_puzzles(day: date) -> str:
    """Return the five of *day*, a `PuzzlesView`, as JSON."""
    from mahe.review.puzzles import puzzles_of  # noqa: PLC0415 - it needs NumPy, which is slow to import

    view: PuzzlesView = {"date": day.isoformat(), "puzzles": [view_puzzle(puzzle) for puzzle in puzzles_of(day)]}
    return to_json(view)


def view_puzzle(puzzle: Puzzle) -> PuzzleView:
    """Return a puzzle with its answer."""
    from mahe.review.review_json import format_reason  # noqa: PLC0415 - it needs NumPy as well

    worths = puzzle.worths
    return {
        "id": puzzle.name,
        "kind": puzzle.kind.value,
        "text": puzzle.text,
        "rules": cast("RulesJson", format_rules(puzzle.state.rules)),
        "position": view_position(puzzle.state),
        "hands": [list(counts) for counts in puzzle.state.cards[1:]],
        "decider": puzzle.seat,
        "source": puzzle.source.value,
        "options": [
            {
                "event": format_decision(option),
                "chances": list(chances),
                "worth": worth,
                "gives_away": max(worths) - worth,
            }
            for option, chances, worth in zip(puzzle.options, puzzle.chances, worths, strict=True)
        ],
        "best": puzzle.best,
        "reason": cast("ReasonView", format_reason(puzzle.reason)),
    }
