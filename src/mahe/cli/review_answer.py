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
from mahe.review.report import aligned, bars, outcome_words, padded, seat_names, seats_table
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
    return f"{title} – {outcome_words(words, found, end, seat_names(found))}"


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


def graph(found: Review, names: Sequence[str]) -> list[str]:
    """Return bars for every player, from 0 to 100 per cent, over the turns of the game."""
    wide = max(map(cell_len, names))
    return [
        f"  {padded(label, wide)} │{line}│"
        for seat, name in enumerate(names, 1)
        for label, line in zip(("", name), bars(found, seat, GRAPH_WIDTH, GRAPH_LINES), strict=True)
    ]


def _item(text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    ")
