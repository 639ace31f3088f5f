"""Interleaved measurements, so that a slow minute of the machine hits everyone alike."""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

Contender: TypeAlias = Callable[[int], int]
"""Plays one round with a seed, and returns how many steps that were."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Steps per CPU-second over several rounds."""

    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle one."""
        return statistics.median(self.rounds)

    def over(self, other: Rate) -> tuple[float, float, float]:
        """Return this rate as a multiple of *other*, round by round: the median, the lowest and the highest."""
        ratios = [mine / theirs for mine, theirs in zip(self.rounds, other.rounds, strict=True)]
        return statistics.median(ratios), min(ratios), max(ratios)

    def __str__(self) -> str:
        """Return the median with its range."""
        return f"{self.median:,.0f} ({min(self.rounds):,.0f} to {max(self.rounds):,.0f})"


def ratio(one: Rate, other: Rate) -> str:
    """Return *one* as a multiple of *other*, with its range."""
    middle, low, high = (f"{times:.2f}" if times >= 0.1 else f"{times:.2g}" for times in one.over(other))
    return f"{middle} ({low} to {high})"


def measure(contenders: Mapping[str, Contender], rounds: int) -> dict[str, Rate]:
    """Let all contenders play each round in turn, after one round to warm up."""
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(rounds + 1):
        for name, contender in contenders.items():
            start = time.process_time()
            steps = contender(number)
            if number:
                rates[name].append(steps / (time.process_time() - start))
    return {name: Rate(tuple(values)) for name, values in rates.items()}


def machine() -> str:
    """Return what this runs on, in a few words."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        model = f"{len(names)} x {names[0]}" if names else model
    return f"{model}, {platform.system()}, Python {platform.python_version()}"
