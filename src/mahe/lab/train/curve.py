"""The learning curve as a plot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from mahe.lab.figures import COLOURS, MARKERS, QUIET, drawing
from mahe.lab.train.training import Lesson


def plot_curve(path: Path, lessons: Mapping[str, Sequence[Lesson]]) -> None:
    """Draw how strong each table's network was after each generation, beside navigator, into *path*."""
    with drawing(
        path,
        "How ancient learned",
        "Wins of one network among navigators, as a multiple of an even share (1 is as strong as navigator), "
        "by generation of games against itself. Filled: plain rules. Hollow: cards as dice.",
        width=9,
        height=5,
    ) as figure:
        axes = figure.subplots()
        axes.axhline(1, color=QUIET, linewidth=1, linestyle=":")
        for index, (key, taught) in enumerate(lessons.items()):
            players = int(key.split("x")[0])
            numbers = [lesson.generation for lesson in taught]
            colour, marker = COLOURS[index % len(COLOURS)], MARKERS[index % len(MARKERS)]
            look = {"color": colour, "marker": marker, "markersize": 4, "linewidth": 1.4}
            name = f"{players} players" + (", two turtles each" if "x" in key else "")
            axes.plot(numbers, [players * lesson.share for lesson in taught], label=name, **look)
            cards = [players * lesson.share_cards for lesson in taught]
            axes.plot(numbers, cards, **look | {"linewidth": 0.8, "linestyle": "--", "markerfacecolor": "none"})
        axes.set_xlabel("generation")
        axes.set_ylabel("wins, as a multiple of an even share")
        axes.legend(ncols=2, fontsize=8)
