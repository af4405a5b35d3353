"""Numbers for Prometheus; one registry per server, so that tests can run several.

What every move counts is kept in plain numbers and only shaped when somebody asks.
"""

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics(Collector):
    """What is counted."""

    def __init__(self) -> None:
        """Start at nought."""
        self.registry = CollectorRegistry()
        self.entries = 0  # rows written to logs
        self.requests: Counts[tuple[str, str]] = Counts()  # by type and result
        self.latencies = [0] * (len(LATENCIES) + 1)  # how many fell between two bounds
        self.seconds = 0.0
        self.registry.register(self)
        registry = self.registry
        self.tables = Counter("voltige_tables", "tables created", registry=registry)
        self.conflicts = Counter(
            "voltige_conflicts", "writes that another process was faster with", registry=registry
        )
        self.viewers = Gauge("voltige_viewers", "open sockets and streams", registry=registry)
        self.connections = Gauge("voltige_connections", "open connections", registry=registry)
        self.lag = Gauge(
            "voltige_loop_lag_seconds", "how late the event loop is, smoothed", registry=registry
        )
        self.write_failures = Gauge(
            "voltige_write_failures",
            "transactions that the database did not take",
            registry=registry,
        )
        self.bot_moves = Counter("voltige_bot_moves", "moves made by bots", registry=registry)
        self.bot_restarts = Gauge(
            "voltige_bot_restarts", "thinking processes that were replaced", registry=registry
        )
        self.refused = Counter(
            "voltige_refused",
            "requests refused for being too many or too large",
            ["why"],
            registry=registry,
        )

    # -- what tables count (tables/measures.py) --------------------------------------------------

    def note_table(self) -> None:
        """Count a table that was made."""
        self.tables.inc()

    def note_entries(self, count: int) -> None:
        """Count rows that were written to logs."""
        self.entries += count

    def note_conflict(self) -> None:
        """Count a write that another process was faster with."""
        self.conflicts.inc()

    def note_request(self, kind: str, result: str, seconds: float) -> None:
        """Count a request and how long it took."""
        self.requests[kind, result] += 1
        self.latencies[bisect_left(LATENCIES, seconds)] += 1
        self.seconds += seconds

    def note_bot_move(self) -> None:
        """Count a move that a bot has made."""
        self.bot_moves.inc()

    def note_connections(self, change: int) -> None:
        """Count a connection that was opened (1) or closed (-1)."""
        self.viewers.inc(change)

    # -- what Prometheus reads -------------------------------------------------------------------

    def collect(self) -> Iterator[Metric]:
        """Shape what every move counts."""
        yield CounterMetricFamily("voltige_entries", "rows written to logs", value=self.entries)
        requests = CounterMetricFamily(
            "voltige_requests", "requests to tables", labels=["type", "result"]
        )
        for names, number in self.requests.items():
            requests.add_metric(names, number)
        yield requests
        bounds = [*(str(bound) for bound in LATENCIES), "+Inf"]
        yield HistogramMetricFamily(
            "voltige_request_seconds",
            "from request to answer, commit included",
            buckets=list(zip(bounds, accumulate(self.latencies), strict=True)),
            sum_value=self.seconds,
        )

    def text(self) -> bytes:
        """Write them as Prometheus reads them."""
        return generate_latest(self.registry)
