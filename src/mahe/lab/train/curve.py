"""The learning curve as a plot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from mahe.lab.figures import COLOURS, MARKERS, QUIET, drawing
from mahe.lab.train.training import Lesson
from mahe.network_layout import parse_table_key


def plot_curve(path: Path, lessons: Mapping[str, Sequence[Lesson]]) -> None:
    """Draw how strong each table's network was after each generation, beside navigator, into *path*."""
    columns = min(4, len(lessons))
    rows = -(-len(lessons) // columns)
    with drawing(
        path,
        "How ancient learned",
        "Wins of one network among navigators after each generation of games against itself, as a multiple of an even "
        "share: 1 is as strong as navigator.",
        width=2.6 * columns + 1,
        height=2.2 * rows + 1.2,
    ) as figure:
        panels = figure.subplots(rows, columns, sharex=True, sharey=True, squeeze=False).flat
        for panel, (key, taught) in zip(panels, lessons.items(), strict=False):
            players, each = parse_table_key(key)
            numbers = [lesson.generation for lesson in taught]
            panel.axhline(1, color=QUIET, linewidth=1, linestyle=":")
            for index, (name, shares) in enumerate(
                (
                    ("plain rules", [lesson.share for lesson in taught]),
                    ("cards as dice", [lesson.share_cards for lesson in taught]),
                )
            ):
                look = {"color": COLOURS[index], "marker": MARKERS[index], "markersize": 4, "linewidth": 1.4}
                panel.plot(numbers, [players * share for share in shares], label=name, **look)
            panel.set_title(f"{players} players" + (", two turtles each" if each == 2 else ""))
        for panel in panels:
            panel.set_visible(False)
        figure.legend(*figure.axes[0].get_legend_handles_labels(), loc="outside lower right", ncols=2)
        figure.supxlabel("generation", size=10, color=QUIET)
