"""A chart for bench/results.md."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from mahe.lab.figures import COLOURS, EDGE, drawing


def draw_chart(path: Path, rates: Mapping[str, float], title: str, unit: str) -> None:
    """Draw *rates* as bars on a logarithmic scale, ours in colour."""
    with drawing(path, title, f"{unit}, on a logarithmic scale", width=9, height=0.4 * len(rates) + 1.6) as figure:
        axes = figure.subplots()
        names = list(rates)[::-1]
        bars = axes.barh(names, [rates[name] for name in names], height=0.68)
        for name, bar in zip(names, bars, strict=True):
            bar.set_color(COLOURS[0] if name.startswith("Mahé, ") else EDGE)
            middle = bar.get_y() + bar.get_height() / 2
            axes.annotate(f"{rates[name]:,.0f}", (rates[name], middle), (6, 0), va="center", textcoords="offset points")
        axes.set_xscale("log")
        axes.set_xlim(right=max(rates.values()) * 6)
        axes.grid(visible=False, axis="y")
        axes.tick_params(axis="y", length=0)
