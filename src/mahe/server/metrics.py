"""What /metrics counts."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """Counters of one server, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.tables = Counter("mahe_tables_opened", "Tables opened.", registry=self._registry)
        self.decisions = Counter("mahe_decisions", "Decisions stored.", registry=self._registry)
        self.solved = Counter("mahe_solved", "Positions of the solved game told.", registry=self._registry)
        self.refusals = Counter("mahe_refusals", "Requests refused, by code.", ["code"], registry=self._registry)
        self.sockets = Gauge("mahe_sockets", "Sockets connected.", registry=self._registry)
        self.dropped = Counter(
            "mahe_sockets_dropped", "Sockets dropped, by reason.", ["reason"], registry=self._registry
        )

    def text(self) -> bytes:
        """Return all of them in Prometheus's text format."""
        return generate_latest(self._registry)
