"""The plot of `mahe review`: every player's chances over the turns of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mahe.lab.figures import COLOURS, MARKERS, QUIET, drawing
from mahe.lab.words import table_words
from mahe.locales import Words
from mahe.review import Review, Source
from mahe.review.report import seat_names, turn_chances


def plot_review(path: Path, title: str, found: Review) -> None:
    """Draw the chances turn by turn, with a mark for each mistake of the player it belongs to."""
    source = "exact" if found.source is Source.EXACT else "by the bot ancient"
    subtitle = (
        f"{table_words(found.rules)}; winning chances at the beginning of each turn, {source}; marks are mistakes"
    )
    with drawing(path, f"Who was winning: {title}", subtitle, width=9.5, height=4.8) as figure:
        axes: Any = figure.subplots()
        chances = turn_chances(found)
        for index, name in enumerate(seat_names(found, Words("en"))):
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
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.set_xlabel("turn", color=QUIET)
        figure.legend(loc="outside lower left", ncols=4)
