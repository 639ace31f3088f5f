"""A chart for bench/results.md."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from matplotlib.figure import Figure


def draw_chart(path: Path, rates: Mapping[str, float], unit: str) -> None:
    """Draw *rates* as bars on a logarithmic scale, ours in colour."""
    figure = Figure(figsize=(9, 0.5 * len(rates) + 1.2), layout="constrained")
    axes = figure.subplots()
    names = list(rates)[::-1]
    bars = axes.barh(names, [rates[name] for name in names])
    for name, bar in zip(names, bars, strict=True):
        bar.set_color("#0b4a57" if name.startswith("Mahé, ") else "#d9c8a4")
        axes.annotate(
            f"{rates[name]:,.0f}",
            (rates[name], bar.get_y() + bar.get_height() / 2),
            (6, 0),
            va="center",
            textcoords="offset points",
        )
    axes.set_xscale("log")
    axes.set_xlim(right=max(rates.values()) * 6)
    axes.set_xlabel(unit)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None})
