"""Counts what happens, for Prometheus or nobody: plain numbers, without the lock that prometheus_client takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator


class Count:
    """A number that goes up, or for a gauge also down."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0.0

    def inc(self) -> None:
        """Count one more."""
        self.value += 1

    def dec(self) -> None:
        """Count one less."""
        self.value -= 1

    def set(self, value: float) -> None:
        """Make it *value*."""
        self.value = value


class Counter(Count):
    """What Prometheus calls a counter: how often something has happened."""

    __slots__ = ("name", "what")

    def __init__(self, name: str, what: str) -> None:
        super().__init__()
        self.name = name
        self.what = what


class Gauge(Counter):
    """What Prometheus calls a gauge: how much of something there is."""

    __slots__ = ("_figure",)

    def __init__(self, name: str, what: str, figure: Callable[[], float] | None = None) -> None:
        """With *figure*, it is what that returns whenever it is asked for."""
        super().__init__(name, what)
        self._figure = figure

    def read(self) -> float:
        """Return its value now."""
        return self.value if self._figure is None else self._figure()


class CounterByLabel:
    """A counter for each of several labels."""

    def __init__(self, name: str, what: str, *labels: str) -> None:
        self.name = name
        self.what = what
        self.label_names = labels
        self._counts: dict[tuple[str, ...], Count] = {}

    def labels(self, *labels: str) -> Count:
        """Return the counter of these labels."""
        count = self._counts.get(labels)
        if count is None:
            count = self._counts[labels] = Count()
        return count

    def all(self) -> Iterator[tuple[tuple[str, ...], float]]:
        """Give each with its labels."""
        return ((labels, count.value) for labels, count in self._counts.items())
