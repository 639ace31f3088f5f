"""What /metrics counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from mahe.server.counters import Counter, CounterByLabel, Gauge
from mahe.server.errors import Code
from mahe.server.histogram import SECONDS, Histogram

ERRORS: Final = ("http", "socket", "background", "clock", "bot", "loop", "storage")
"""Where unexpected errors happen; the last is what the database's trouble is counted under."""

DROPPED: Final = ("slow", "too_many")
_THOUGHTS: Final = (*SECONDS, 60.0)
_PAUSES: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Metrics:
    """Counters, gauges and histograms of one server. `prometheus_text` writes them out."""

    def __init__(self) -> None:
        self.tables = Counter("mahe_tables_opened", "Tables opened.")
        self.decisions = Counter("mahe_decisions", "Decisions stored.")
        self.solved = Counter("mahe_solved", "Positions of the solved game told.")
        self.reviews = Counter("mahe_reviews", "Reviews of games asked for.")
        self.positions = Counter("mahe_positions", "Positions asked about, beside tables.")
        self.advice = Counter("mahe_advice", "Advice given at tables.")
        self.refusals = CounterByLabel("mahe_refusals", "Requests refused, by code.", "code")
        self.sockets = Gauge("mahe_sockets", "Sockets connected.")
        self.dropped = CounterByLabel("mahe_sockets_dropped", "Sockets dropped, by reason.", "reason")
        self.errors = CounterByLabel("mahe_errors", "Unexpected errors, by where they happened.", "kind")
        self.responses = CounterByLabel("mahe_http_responses", "Answers to HTTP requests.", "route", "status")
        self.ready = Gauge("mahe_ready", "Whether something could be stored just now.")
        self.decision_seconds = Histogram("mahe_decision_seconds", "From a decision's arrival until it is accepted.")
        self.bot_wait_seconds = Histogram("mahe_bot_wait_seconds", "How long a bot waited for its turn.", _THOUGHTS)
        self.bot_think_seconds = Histogram("mahe_bot_think_seconds", "How long a bot thought.", _THOUGHTS)
        self.worker_seconds = Histogram("mahe_worker_seconds", "How long the process beside the server was busy.")
        self.loop_lag_seconds = Histogram("mahe_loop_lag_seconds", "How late the event loop does what is due.")
        self.gc_pause_seconds = Histogram("mahe_gc_pause_seconds", "Pauses for garbage collection.", _PAUSES)
        every = tuple(vars(self).values())
        self.counters = tuple(one for one in every if type(one) is Counter)
        self.counters_by_label = tuple(one for one in every if isinstance(one, CounterByLabel))
        self.gauges = [one for one in every if isinstance(one, Gauge)]
        self.histograms = [one for one in every if isinstance(one, Histogram)]
        # What has not happened yet is exposed as 0: a rate needs a value to rise from.
        for counter, labels in ((self.errors, ERRORS), (self.dropped, DROPPED), (self.refusals, Code)):
            for label in labels:
                counter.labels(label)

    def add_gauge(self, name: str, what: str, figure: Callable[[], float]) -> None:
        """Expose what *figure* returns whenever it is asked for."""
        self.gauges.append(Gauge(name, what, figure))

    def add_histograms(self, histograms: Iterable[Histogram]) -> None:
        """Expose *histograms* that something else fills."""
        self.histograms.extend(histograms)

    def count_error(self, kind: str) -> None:
        """Count an error of one of the kinds in `ERRORS`."""
        self.errors.labels(kind).inc()
