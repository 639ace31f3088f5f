"""The output of `mahe review`, as text."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.cells import cell_len

from mahe.locales import Words
from mahe.record import Record
from mahe.review import Review
from mahe.review.players import PlayerReview
from mahe.review.words import (
    dated_mistake_words,
    level_words,
    percent_words,
    played_words,
    player_words,
    points_words,
    source_words,
    turning_point_words,
)
from mahe.rules import standing

BARS: Final = " ▁▂▃▄▅▆▇█"
EIGHTHS: Final = len(BARS) - 1
GRAPH_LINES: Final = 2
GRAPH_WIDTH: Final = 60
WIDTH: Final = 100


def review_text(title: str, record: Record, found: Review, language: str) -> str:
    """Return the report on one game: a table, a graph, how everyone played, turning points and mistakes."""
    words = Words(language)
    names = seat_names(found)
    states = list(record.states())
    lines = [
        heading(title, record, found, words),
        source_words(words, found),
        "",
        *seats_table(found, names, words),
        "",
        *wrap(words("review-unit"), WIDTH),
        "",
        words("review-chances"),
        *graph(found, names),
        "",
        words("review-how"),
        *(
            line
            for seat, name in zip(found.seats, names, strict=True)
            for line in _item(played_words(words, seat, name))
        ),
    ]
    if found.turning_points:
        lines += ["", words("review-turning")]
        for number in found.turning_points:
            lines += _item(turning_point_words(words, found.steps[number], states[number], names))
    lines += ["", words("review-mistakes")]
    for mistake in found.mistakes:
        lines += _item(dated_mistake_words(words, mistake, states[mistake.step], names))
    if not found.mistakes:
        lines.append(f"  {words('review-no-mistakes')}")
    return "\n".join(lines) + "\n"


def heading(title: str, record: Record, found: Review, words: Words) -> str:
    """Return what game it is, how long it was and who won."""
    *_, end = record.states()
    winners = standing(end).winners
    names = seat_names(found)
    who = words("review-open")
    if winners:
        who = words("review-won", names=words.list(names[seat - 1] for seat in winners), count=len(winners))
    turns = words("review-turns", count=found.steps[-1].turn)
    return f"{title} – {turns}, {who}"


def seat_names(found: Review) -> tuple[str, ...]:
    """Return what the players are called; those of one name by their seats' numbers as well."""
    names = [player_words(seat.name, found.rules, seat.seat) for seat in found.seats]
    return tuple(
        f"{name} {seat.seat}" if names.count(name) > 1 else name for name, seat in zip(names, found.seats, strict=True)
    )


def seats_table(found: Review, names: Sequence[str], words: Words) -> list[str]:
    """Return a line for each seat, with what its result is made of."""
    columns = ("first", "luck", "own", "others", "revision", "result")
    ids = {
        "first": "review-first",
        "luck": "review-luck",
        "own": "review-own",
        "others": "review-others",
        "revision": "review-revision",
        "result": "review-result",
    }
    rows = [[words("review-player"), *(words(ids[column]) for column in columns)]]
    for seat, name in zip(found.seats, names, strict=True):
        changes = (seat.luck, seat.own_choices, seat.others_choices, seat.revision)
        cells = [points_words(words, change, is_change=True) for change in changes]
        rows.append([name, points_words(words, seat.first), *cells, points_words(words, seat.result)])
    return aligned(rows)


def players_text(players: Sequence[PlayerReview], language: str) -> str:
    """Return a table by player, of several games."""
    words = Words(language)
    head = [
        words("review-player"),
        words("review-games"),
        words("review-wins"),
        words("review-luck"),
        words("review-own"),
        words("review-per-decision"),
        words("review-level"),
    ]
    rows = [head]
    for player in players:
        rows.append(
            [
                player.name,
                str(player.games),
                percent_words(words, player.result),
                points_words(words, player.luck, is_change=True),
                points_words(words, player.own_choices, is_change=True),
                points_words(words, player.per_decision),
                level_words(words, player.level) if player.level else "–",
            ]
        )
    return "\n".join(aligned(rows, texts=(0, len(head) - 1))) + "\n"


def aligned(rows: Sequence[Sequence[str]], texts: tuple[int, ...] = (0,)) -> list[str]:
    """Return *rows* as lines, numbers to the right and the columns *texts* to the left."""
    wide = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            _padded(cell, width) if index in texts else f"{cell:>{width}}"
            for index, (cell, width) in enumerate(zip(row, wide, strict=True))
        ).rstrip()
        for row in rows
    ]


def _padded(text: str, width: int) -> str:
    """Return *text* with spaces up to so many columns of a terminal, of which some letters take two."""
    return text + " " * (width - cell_len(text))


def turn_chances(found: Review) -> list[tuple[float, ...]]:
    """Return every seat's chance at the beginning of each turn, and at the end."""
    firsts = {step.turn: step.before for step in reversed(found.steps)}
    return [*(firsts[turn] for turn in sorted(firsts)), found.steps[-1].after]


def graph(found: Review, names: Sequence[str]) -> list[str]:
    """Return bars for every player, from 0 to 100 per cent, over the turns of the game."""
    chances = turn_chances(found)
    width = min(GRAPH_WIDTH, len(chances))
    shown = [chances[round(place * (len(chances) - 1) / max(width - 1, 1))] for place in range(width)]
    wide = max(map(cell_len, names))
    lines = []
    for index, name in enumerate(names):
        heights = [round(one[index] * EIGHTHS * GRAPH_LINES) for one in shown]
        for line in reversed(range(GRAPH_LINES)):
            bars = "".join(BARS[min(max(height - line * EIGHTHS, 0), EIGHTHS)] for height in heights)
            lines.append(f"  {_padded(name if line == 0 else '', wide)} │{bars}│")
    return lines


def _item(text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    ")
