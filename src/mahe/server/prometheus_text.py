"""What /metrics says: the server's figures and those of its process, in Prometheus's text format."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Info, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from mahe import __version__
from mahe.server.metrics import Metrics


class PrometheusText:
    """Writes out the figures of one server."""

    def __init__(self, metrics: Metrics) -> None:
        self._registry = registry = CollectorRegistry()
        registry.register(_Figures(metrics))
        Info("mahe_build", "The version that is running.", registry=registry).info({"version": __version__})
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)

    def write(self) -> bytes:
        """Return all of them as they are now."""
        return generate_latest(self._registry)


class _Figures(Collector):
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """Give each of them."""
        for counter in self._metrics.counters:
            yield CounterMetricFamily(counter.name, counter.what, counter.value)
        for by_label in self._metrics.counters_by_label:
            family = CounterMetricFamily(by_label.name, by_label.what, labels=by_label.label_names)
            for labels, value in by_label.all():
                family.add_metric(labels, value)
            yield family
        for gauge in self._metrics.gauges:
            yield GaugeMetricFamily(gauge.name, gauge.what, gauge.read())
        for one in self._metrics.histograms:
            yield HistogramMetricFamily(one.name, one.what, buckets=one.buckets(), sum_value=one.total)
