"""The parts of a report on a game as lines of text: who won, the table of luck and choices, the graph."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from mahe.locales import Words
from mahe.record import Record
from mahe.review.review import Review
from mahe.review.words import player_words, points_words
from mahe.rules import State, standing

BARS: Final = " ▁▂▃▄▅▆▇█"
EIGHTHS: Final = len(BARS) - 1
WIDEST_TURN: Final = 3
"""The most columns that a graph has for a turn."""


def seat_names(found: Review, words: Words) -> tuple[str, ...]:
    """Return what the players are called; those of one name by their seats' numbers as well."""
    names = [player_words(words, seat.name, found.rules, seat.seat) for seat in found.seats]
    return tuple(
        f"{name} {seat.seat}" if names.count(name) > 1 else name for name, seat in zip(names, found.seats, strict=True)
    )


def outcome_words(words: Words, found: Review, end: State, names: Sequence[str]) -> str:
    """Return how long a game was and who won, or that it is not finished; *end* is its last position."""
    winners = standing(end).winners
    who = words("review-open")
    if winners:
        who = words("review-won", names=words.list(names[seat - 1] for seat in winners), count=len(winners))
    turns = words("review-turns", count=found.steps[-1].turn)
    return f"{turns}, {who}"


def advised_words(words: Words, record: Record, names: Sequence[str]) -> str:
    """Return who played with advice; empty if nobody did."""
    advised = [names[seat - 1] for seat in record.advised]
    return words("review-advised", names=words.list(advised)) if advised else ""


def unit_words(words: Words, found: Review) -> str:
    """Return what the numbers of the table are, and of a game that is not finished what its results are."""
    unit = words("review-unit")
    return unit if found.is_finished else " ".join((unit, words("review-unit-open")))


def seats_table(found: Review, names: Sequence[str], words: Words, gap: int = 2) -> list[str]:
    """Return a heading and a line for each seat, with what its result is made of."""
    return aligned(seats_rows(found, names, words), gap=gap)


def seats_rows(found: Review, names: Sequence[str], words: Words) -> list[list[str]]:
    """Return the cells of that table."""
    rows = [
        [
            words("review-player"),
            words("review-first"),
            words("review-luck"),
            words("review-own"),
            words("review-others"),
            words("review-revision"),
            words("review-result"),
        ]
    ]
    for seat, name in zip(found.seats, names, strict=True):
        changes = (seat.luck, seat.own_choices, seat.others_choices, seat.revision)
        cells = [points_words(words, change, is_change=True) for change in changes]
        rows.append([name, points_words(words, seat.first), *cells, points_words(words, seat.result)])
    return rows


def aligned(rows: Sequence[Sequence[str]], texts: tuple[int, ...] = (0,), gap: int = 2) -> list[str]:
    """Return *rows* as lines, numbers to the right and the columns *texts* to the left."""
    wide = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    return [
        (" " * gap)
        .join(
            padded(cell, width) if index in texts else f"{cell:>{width}}"
            for index, (cell, width) in enumerate(zip(row, wide, strict=True))
        )
        .rstrip()
        for row in rows
    ]


def padded(text: str, width: int) -> str:
    """Return *text* with spaces up to so many columns of a terminal, of which some letters take two."""
    return text + " " * (width - cell_len(text))


def turn_chances(found: Review) -> list[tuple[float, ...]]:
    """Return every seat's chance at the beginning of the game and of each turn from the first on, and at the end."""
    firsts = {step.turn: step.before for step in reversed(found.steps)}
    # A game that begins at a position has nothing before its first turn.
    return [found.steps[0].before, *(firsts[turn] for turn in sorted(firsts) if turn), found.steps[-1].after]


def graph_turns(found: Review, width: int) -> list[int]:
    """Return which of `turn_chances` each column of a graph shows, in at most *width* columns.

    In a long game some turns are left out, in a short one each has several columns.
    """
    count = len(turn_chances(found))
    if count <= width:
        return [turn for turn in range(count) for _ in range(min(width // count, WIDEST_TURN))]
    return [round(column * (count - 1) / max(width - 1, 1)) for column in range(width)]


def bars(found: Review, seat: int, width: int, height: int) -> list[str]:
    """Return one seat's chances over the turns of the game as bars from 0 to 100 per cent, the highest line first."""
    chances = turn_chances(found)
    tops = [round(chances[turn][seat - 1] * EIGHTHS * height) for turn in graph_turns(found, width)]
    return [
        "".join(BARS[min(max(top - line * EIGHTHS, 0), EIGHTHS)] for top in tops) for line in reversed(range(height))
    ]
