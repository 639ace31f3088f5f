"""What /metrics counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Info,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from mahe import __version__
from mahe.server.errors import Code
from mahe.server.histogram import SECONDS, Histogram

ERRORS: Final = ("http", "socket", "background", "clock", "bot", "loop", "storage")
"""Where unexpected errors happen; the last is what the database's trouble is counted under."""

DROPPED: Final = ("slow", "too_many")
_THOUGHTS: Final = (*SECONDS, 60.0)
_PAUSES: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Metrics:
    """Counters and histograms of one server, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.tables = Counter("mahe_tables_opened", "Tables opened.", registry=registry)
        self.decisions = Counter("mahe_decisions", "Decisions stored.", registry=registry)
        self.solved = Counter("mahe_solved", "Positions of the solved game told.", registry=registry)
        self.reviews = Counter("mahe_reviews", "Reviews of games asked for.", registry=registry)
        self.positions = Counter("mahe_positions", "Positions asked about, beside tables.", registry=registry)
        self.advice = Counter("mahe_advice", "Advice given at tables.", registry=registry)
        self.refusals = Counter("mahe_refusals", "Requests refused, by code.", ["code"], registry=registry)
        self.sockets = Gauge("mahe_sockets", "Sockets connected.", registry=registry)
        self.dropped = Counter("mahe_sockets_dropped", "Sockets dropped, by reason.", ["reason"], registry=registry)
        self.errors = Counter("mahe_errors", "Unexpected errors, by where they happened.", ["kind"], registry=registry)
        self.responses = Counter(
            "mahe_http_responses", "Answers to HTTP requests.", ["route", "status"], registry=registry
        )
        self.ready = Gauge("mahe_ready", "Whether something could be stored just now.", registry=registry)
        self.decision_seconds = Histogram("mahe_decision_seconds", "From a decision's arrival until it is accepted.")
        self.bot_wait_seconds = Histogram("mahe_bot_wait_seconds", "How long a bot waited for its turn.", _THOUGHTS)
        self.bot_think_seconds = Histogram("mahe_bot_think_seconds", "How long a bot thought.", _THOUGHTS)
        self.worker_seconds = Histogram("mahe_worker_seconds", "How long the process beside the server was busy.")
        self.loop_lag_seconds = Histogram("mahe_loop_lag_seconds", "How late the event loop does what is due.")
        self.gc_pause_seconds = Histogram("mahe_gc_pause_seconds", "Pauses for garbage collection.", _PAUSES)
        self._histograms = _Histograms(
            [
                self.decision_seconds,
                self.bot_wait_seconds,
                self.bot_think_seconds,
                self.worker_seconds,
                self.loop_lag_seconds,
                self.gc_pause_seconds,
            ]
        )
        registry.register(self._histograms)
        Info("mahe_build", "The version that is running.", registry=registry).info({"version": __version__})
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        # What has not happened yet is exposed as 0: a rate needs a value to rise from.
        for counter, labels in ((self.errors, ERRORS), (self.dropped, DROPPED), (self.refusals, Code)):
            for label in labels:
                counter.labels(label)

    def add_gauge(self, name: str, what: str, figure: Callable[[], float]) -> None:
        """Expose what *figure* returns whenever it is asked for."""
        Gauge(name, what, registry=self._registry).set_function(figure)

    def add_histograms(self, histograms: Iterable[Histogram]) -> None:
        """Expose *histograms* that something else fills."""
        self._histograms.all.extend(histograms)

    def count_error(self, kind: str) -> None:
        """Count an error of one of the kinds in `ERRORS`."""
        self.errors.labels(kind).inc()

    def text(self) -> bytes:
        """Return all of them in Prometheus's text format."""
        return generate_latest(self._registry)


class _Histograms(Collector):
    def __init__(self, histograms: list[Histogram]) -> None:
        self.all = histograms

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Give each of them."""
        return (one.family() for one in self.all)
