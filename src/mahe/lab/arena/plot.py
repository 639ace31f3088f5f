"""An arena as a plot: for each table the ratings, and who wins how often against whom."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any, Final

from mahe.lab.arena.contest import Contest
from mahe.lab.arena.line_up import LineUp
from mahe.lab.arena.verdict import Report
from mahe.lab.figures import COLOURS, INK, MARKERS, PAPER, QUIET, colour_map, drawing
from mahe.lab.words import games_words, table_words

_BETTER, _WORSE = COLOURS[0], COLOURS[1]
_FAR: Final = log(12)
"""The odds, compared with even ones, at which the colours end."""


def plot_arena(path: Path, contest: Contest, reports: Sequence[Report]) -> None:
    """Write the plot of *reports* to *path*."""
    longest = max(map(len, contest.bots))
    cells = max(2, len(contest.bots)) * max(1.15, 0.45 + 0.085 * longest)
    height = 0.8 + len(reports) * (1.0 + 0.5 * len(contest.bots))
    _, comma, options = table_words(contest.tables[0]).partition(", ")
    subtitle = f"{games_words(contest.played)}{comma}{options}, seed {contest.seed}, with 95% intervals"
    with drawing(
        path, "How strong are the bots?", subtitle, width=4.9 + 0.17 * longest + cells, height=height
    ) as figure:
        axes = figure.subplots(len(reports), 2, squeeze=False, width_ratios=(3.5, cells))
        for (left, right), report in zip(axes, reports, strict=True):
            _draw_ratings(left, report)
            _draw_shares(right, report)
        _align([left for left, _ in axes])


def _draw_ratings(axes: Any, report: Report) -> None:
    names = [rating.bot for rating in report.ratings]
    for index, (_, value, low, high) in enumerate(report.ratings):
        axes.errorbar(value, index, xerr=[[value - low], [high - value]], color=_BETTER, marker=MARKERS[0], capsize=4)
        axes.annotate(f"{value:.0f}", (value, index), (0, 7), textcoords="offset points", ha="center", size=9)
    axes.set_title(table_words(report.rules).partition(", ")[0])
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.6)
    axes.grid(axis="y", visible=False)
    axes.set_xlabel("rating: 400 more is ten times the odds")


def _align(columns: Sequence[Any]) -> None:
    """Give all ratings the same scale."""
    bounds = [axes.get_xlim() for axes in columns]
    low, high = min(low for low, _ in bounds), max(high for _, high in bounds)
    room = max(30.0, 0.06 * (high - low))
    for axes in columns:
        axes.set_xlim(low - room, high + room)


def _draw_shares(axes: Any, report: Report) -> None:
    shades = colour_map([_WORSE, PAPER, _BETTER])
    names = [rating.bot for rating in report.ratings]
    others = report.rules.players - 1
    even = 1 / report.rules.players
    axes.set_title(f"Wins ({_percent(even)} is even)")
    for row, one in enumerate(names):
        for column, rest in enumerate(names):
            if one == rest:
                axes.text(column, row, "–", ha="center", va="center", color=QUIET)
                continue
            share = report.shares[LineUp(report.rules, one, rest)]
            low, high = share.interval
            lead = max(-1.0, min(1.0, (_odds(share.value) - _odds(even)) / _FAR))
            axes.fill_between([column - 0.47, column + 0.47], row - 0.46, row + 0.46, color=shades((lead + 1) / 2))
            colour = PAPER if lead > 0.45 else INK
            axes.text(column, row - 0.12, f"{share.value:.1%}", ha="center", va="center", color=colour, weight="bold")
            axes.text(
                column,
                row + 0.22,
                f"{100 * low:.1f} – {100 * high:.1f}",
                ha="center",
                va="center",
                color=colour,
                size=8,
            )
    axes.set_xticks(range(len(names)), [name if others == 1 else f"{others} × {name}" for name in names])
    axes.set_yticks(range(len(names)), names)
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(visible=False)
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


def _odds(share: float) -> float:
    """Return the logarithm of the odds, for a share of nothing or all as for one just beside it."""
    inside = min(0.999, max(0.001, share))
    return log(inside / (1 - inside))


def _percent(share: float) -> str:
    return f"{100 * share:.3g}%"
