"""Plots of a search for thresholds. Importing this needs the extra `lab`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mahe.kernel.policy import SITUATIONS
from mahe.lab.figures import COLOURS, INK, PAPER, QUIET, SHADES, colour_map, drawing
from mahe.lab.tune import LimitsTuning, Matchup, RisksTuning, Showdown
from mahe.lab.words import opponent_words, table_words


def plot_risks(path: Path, matchup: Matchup, risks: RisksTuning) -> None:
    """Draw the wins of all pairs of risks as a map, and the final beside it."""
    title = f"How bold to be: risks {risks.best}"
    with drawing(path, title, _subtitle(matchup), width=9.5, height=4.9) as figure:
        heat, final = figure.subplots(1, 2, width_ratios=(5, 3.4))
        seconds, thirds = (sorted({pair[die] for pair in risks.shares}) for die in (0, 1))
        shares = [[risks.shares[second, third] for third in thirds] for second in seconds]
        _draw_map(heat, shares, [[f"{share:.1%}" for share in row] for row in shares])
        heat.set_xticks(range(len(thirds)), thirds)
        heat.set_yticks(range(len(seconds)), seconds)
        heat.set(xlabel="risk before the third die, in faces of six", ylabel="risk before the second die")
        heat.set_title("Share of the wins of each pair")
        second, third = risks.best
        heat.add_patch(_frame(third - 0.5, second - 0.5))
        _draw_final(final, risks.final, 1 / matchup.rules.players)


def plot_limits(path: Path, matchup: Matchup, limits: LimitsTuning) -> None:
    """Draw the thresholds by situation as a map, and the final beside it."""
    title = "How bold to be, by situation"
    with drawing(path, title, _subtitle(matchup), width=9.5, height=5.8) as figure:
        *dice, final = figure.subplots(1, 3, width_ratios=(2.6, 2.6, 3.2))
        half = len(SITUATIONS) // 2
        for number, axes in enumerate(dice):
            found = limits.policy.limits[number * half : (number + 1) * half]
            rows = [found[first : first + 3] for first in range(0, half, 3)]
            words = [["never" if limit < number else str(limit) for limit in row] for row in rows]
            _draw_map(axes, rows, words, vmin=-1, vmax=6)
            axes.set_xticks(range(3), [situation.clutch for situation in SITUATIONS[:3]])
            axes.set_title(f"After {'one die' if number == 0 else 'two dice'}")
            axes.set_xlabel("open clutch")
            for line in (2.5, 5.5):
                axes.axhline(line, color=INK, linewidth=1.2)
        names = [f"{situation.mover}, {situation.reach}" for situation in SITUATIONS[:half:3]]
        dice[0].set_yticks(range(len(names)), names)
        dice[1].set_yticks([])
        _draw_final(final, limits.final, 1 / matchup.rules.players)


def _subtitle(matchup: Matchup) -> str:
    return f"{table_words(matchup.rules)}, {opponent_words(matchup.opponents)}; seed {matchup.seed}, compiled kernel"


def _draw_map(axes: Any, values: list[Any], words: list[list[str]], **bounds: float) -> None:
    shown = axes.imshow(values, cmap=colour_map(SHADES), aspect="auto", **bounds)
    for row, line in enumerate(words):
        for column, word in enumerate(line):
            is_dark = shown.norm(values[row][column]) > 0.72
            axes.text(column, row, word, ha="center", va="center", size=9, color=PAPER if is_dark else INK)
    axes.grid(visible=False)
    axes.tick_params(length=0, labelcolor=INK)
    axes.spines[:].set_visible(False)


def _frame(left: float, top: float) -> Any:
    from matplotlib.patches import Rectangle

    return Rectangle((left, top), 1, 1, fill=False, edgecolor=COLOURS[1], linewidth=2.5, zorder=3)


def _draw_final(axes: Any, final: Showdown, fair: float) -> None:
    axes.axvline(fair, color=QUIET, linestyle=(0, (4, 3)), linewidth=1)
    for number, finalist in enumerate(final.finalists):
        colour = COLOURS[1] if number == 0 else COLOURS[0]
        axes.errorbar(
            finalist.share.value, number, xerr=finalist.share.margin, fmt="o", color=colour, capsize=3, markersize=7
        )
        label = f"{finalist.name}  {finalist.share.value:.1%}"
        axes.annotate(label, (finalist.share.value, number), (0, 10), ha="center", textcoords="offset points")
    axes.set_yticks([])
    axes.set_ylim(len(final.finalists) - 0.5, -0.7)
    axes.spines["left"].set_visible(False)
    axes.margins(x=0.3)
    axes.xaxis.set_major_formatter(
        lambda value, _: f"{value:.0%}" if axes.get_xlim()[1] - fair > 0.05 else f"{value:.1%}"
    )
    axes.set_xlabel("95% intervals; dashed: an even share")
    axes.set_title(f"The final, {final.games:,} games each")
