"""The plot of `mahe review`: every player's chances over the turns of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from babel.numbers import format_percent

from mahe.cli.review_answer import heading
from mahe.lab.figures import COLOURS, MARKERS, QUIET, drawing
from mahe.locales import Words
from mahe.record import Record
from mahe.review import Review
from mahe.review.report import seat_names, turn_chances
from mahe.review.words import source_words


def plot_review(path: Path, title: str, record: Record, found: Review, language: str) -> None:
    """Draw the chances turn by turn, with a mark for each mistake of the player it belongs to."""
    words = Words(language)
    subtitle = " ".join((words("review-plot"), source_words(words, found)))
    with drawing(path, heading(title, record, found, words), subtitle, width=9.5, height=4.8) as figure:
        axes: Any = figure.subplots()
        chances = turn_chances(found)
        for index, name in enumerate(seat_names(found, words)):
            heights = [one[index] for one in chances]
            colour = COLOURS[index % len(COLOURS)]
            axes.plot(range(len(heights)), heights, color=colour, linewidth=1.8, label=name)
            turns = sorted({mistake.turn for mistake in found.mistakes if mistake.seat == index + 1})
            axes.plot(
                turns,
                [heights[turn] for turn in turns],
                MARKERS[index % len(MARKERS)],
                color=colour,
                markersize=6,
                markeredgecolor="white",
            )
        axes.set_ylim(-0.02, 1.02)
        axes.set_xlim(0, max(len(chances) - 1, 1))
        axes.yaxis.set_major_formatter(lambda value, _: format_percent(value, locale=language))
        axes.set_xlabel(words("review-plot-turn"), color=QUIET)
        figure.legend(loc="outside lower left", ncols=4)
