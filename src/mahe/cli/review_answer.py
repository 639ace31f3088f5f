"""The output of `mahe review`, as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final

from rich.cells import cell_len

from mahe.locales import Words
from mahe.record import Record, parse_bot
from mahe.review import Review
from mahe.review.players import PlayerReview
from mahe.review.report import advised_words, aligned, bars, outcome_words, padded, seat_names, seats_table, unit_words
from mahe.review.words import (
    dated_mistake_words,
    level_words,
    percent_words,
    played_words,
    points_words,
    source_words,
    turning_point_words,
)

GRAPH_LINES: Final = 2
GRAPH_WIDTH: Final = 60
LEAST_WIDTH, WIDTH = 40, 100
"""The fewest and the most columns that the lines of a report are wrapped to."""


def review_text(title: str, record: Record, found: Review, language: str, width: int = WIDTH) -> str:
    """Return the report on one game: a table, a graph, how everyone played, turning points and mistakes."""
    words = Words(language)
    names = seat_names(found, words)
    states = list(record.states())
    advised = advised_words(words, record, names)
    turning = [
        turning_point_words(words, found.steps[number], states[number], names) for number in found.turning_points
    ]
    mistakes = [dated_mistake_words(words, one, states[one.step], names) for one in found.mistakes]
    lines = [
        heading(title, record, found, words),
        source_words(words, found),
        *([advised] if advised else []),
        "",
        *seats_table(found, names, words),
        "",
        *wrap(unit_words(words, found), width),
        "",
        words("review-chances"),
        *graph(found, names, width),
        *_section(
            words("review-how"),
            (played_words(words, seat, name) for seat, name in zip(found.seats, names, strict=True)),
            width,
        ),
        *(_section(words("review-turning"), turning, width) if turning else ()),
        *_section(words("review-mistakes"), mistakes or [words("review-no-mistakes")], width),
    ]
    return "\n".join(lines) + "\n"


def heading(title: str, record: Record, found: Review, words: Words) -> str:
    """Return what game it is, how long it was and who won."""
    *_, end = record.states()
    return f"{title} – {outcome_words(words, found, end, seat_names(found, words))}"


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
                _name(player.name, words),
                str(player.games),
                percent_words(words, player.result),
                points_words(words, player.luck, is_change=True),
                points_words(words, player.own_choices, is_change=True),
                points_words(words, player.per_decision),
                level_words(words, player.level) if player.level else "–",
            ]
        )
    return "\n".join(aligned(rows, texts=(0, len(head) - 1))) + "\n"


def _name(name: str, words: Words) -> str:
    """Return a player's name, with what it is if it is a bot's; a dash if there is none."""
    bot = parse_bot(name)
    return f"{words('table-bot-level', level=bot)} ({words('home-kind-bot')})" if bot else name or "–"


def graph(found: Review, names: Sequence[str], width: int) -> list[str]:
    """Return bars for every player, from 0 to 100 per cent, over the turns of the game."""
    wide = max(map(cell_len, names))
    room = min(GRAPH_WIDTH, width - wide - 5)
    return [
        f"  {padded(label, wide)} │{line}│"
        for seat, name in enumerate(names, 1)
        for label, line in zip(("", name), bars(found, seat, room, GRAPH_LINES), strict=True)
    ]


def _section(title: str, items: Iterable[str], width: int) -> list[str]:
    lines = (wrap(item, width, initial_indent="  ", subsequent_indent="    ") for item in items)
    return ["", title, *(line for item in lines for line in item)]
