"""The study of decks as a plot: all of them as a cloud, the front, and the few that met on fresh seeds."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from mahe.lab.figures import COLOURS, INK, MARKERS, SHADES, colour_map, drawing
from mahe.lab.studies.deck import DeckStudy
from mahe.lab.words import games_words
from mahe.record.tags import format_numbers
from mahe.rules import STANDARD

_BINS: Final = (90, 60)


def plot_decks(path: Path, study: DeckStudy) -> None:
    """Draw how open a deck leaves the game against how much skill counts with it."""
    predictions, final = study.predictions, study.found()
    assert predictions is not None
    subtitle = (
        f"All {len(predictions.decks):,} decks as {predictions.played} of them predict; those that met on fresh seeds, "
        f"with 95% intervals; {games_words(study.played)}, seed {study.seed}"
    )
    with drawing(
        path, "Which deck makes the closest and the most skilful game?", subtitle, width=10, height=5.6
    ) as figure:
        axes = figure.subplots()
        counts, across, up = np.histogram2d(100 * predictions.is_open, 100 * predictions.skill, bins=_BINS)
        shades = colour_map(SHADES[:3]).with_extremes(bad="none")
        axes.imshow(
            np.ma.masked_equal(np.log1p(counts.T), 0),
            origin="lower",
            aspect="auto",
            extent=(across[0], across[-1], up[0], up[-1]),
            cmap=shades,
            interpolation="nearest",
        )
        line = predictions.front
        axes.plot(
            100 * predictions.is_open[line],
            100 * predictions.skill[line],
            color=COLOURS[0],
            linewidth=1.4,
            label="front",
        )
        for one in final:
            is_ours = one.deck == STANDARD.deck
            is_open, skill = one.is_open.times(100), one.skill.times(100)
            axes.errorbar(
                is_open.value,
                skill.value,
                xerr=[[is_open.value - is_open.low], [is_open.high - is_open.value]],
                yerr=[[skill.value - skill.low], [skill.high - skill.value]],
                color=COLOURS[1] if is_ours else COLOURS[4],
                marker=MARKERS[1] if is_ours else MARKERS[0],
                capsize=2.5,
            )
            axes.annotate(
                f"{'ours: ' if is_ours else ''}{format_numbers(one.deck)}",
                (is_open.value, skill.low if is_ours else skill.high),
                (6, -2) if is_ours else (-3, 5),
                textcoords="offset points",
                rotation=0 if is_ours else 78,
                rotation_mode="anchor",
                size=8.5,
                color=INK,
                weight="bold" if is_ours else "normal",
            )
        axes.set_xlabel("games that the last clutch decides, among swimmers, %")
        axes.set_ylabel("what a navigator wins among swimmers beyond 25%, points")
        axes.legend(loc="lower left", fontsize=9)
        left, right = axes.get_xlim()
        axes.set_xlim(left, right + 0.05 * (right - left))
        low, high = axes.get_ylim()
        axes.set_ylim(low, high + 0.16 * (high - low))  # For what stands above the intervals.
