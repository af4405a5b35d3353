"""Numbers for Prometheus; one registry per server, so that tests can run several."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        """Start at nought."""
        self.registry = CollectorRegistry()
        self.counted: dict[tuple[str, str], Counter] = {}
        registry = self.registry
        self.tables = Counter("voltige_tables", "tables created", registry=registry)
        self.entries = Counter("voltige_entries", "rows written to logs", registry=registry)
        self.conflicts = Counter(
            "voltige_conflicts", "writes that another process was faster with", registry=registry
        )
        self.requests = Counter(
            "voltige_requests", "requests to tables", ["type", "result"], registry=registry
        )
        self.seconds = Histogram(
            "voltige_request_seconds",
            "from request to answer, commit included",
            buckets=LATENCIES,
            registry=registry,
        )
        self.viewers = Gauge("voltige_viewers", "open sockets and streams", registry=registry)
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

    def count(self, kind: str, result: str) -> None:
        """Count a request."""
        found = self.counted.get((kind, result))
        if found is None:
            found = self.counted[kind, result] = self.requests.labels(kind, result)
        found.inc()

    def text(self) -> bytes:
        """Write them as Prometheus reads them."""
        return generate_latest(self.registry)
