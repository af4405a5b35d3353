"""Limits on how much one address or one connection may ask for."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from voltige.tables.clock import Clock
from voltige.tables.errors import TooOftenError

MOST_ADDRESSES = 50_000
WINDOW_MS = 10_000
RETRY_S = 10  # when somebody who holds too many lines may try again


class Bucket:
    """A bucket that refills steadily: ``burst`` at once, ``burst`` per window on average."""

    def __init__(self, burst: int, now: int, window_ms: int = WINDOW_MS) -> None:
        """Start full."""
        self.burst = burst
        self.left = float(burst)
        self.at = now
        self.per_ms = burst / window_ms

    def take(self, now: int) -> bool:
        """Take one; tell whether there was one."""
        self.left = min(self.burst, self.left + (now - self.at) * self.per_ms)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def seconds(self) -> int:
        """Tell how long to wait for the next one."""
        return max(1, int((1 - self.left) / self.per_ms / 1000) + 1)


class Lines:
    """Open connections by address: sockets and streams alike."""

    def __init__(self, most: int) -> None:
        """Take how many one address may hold open."""
        self.most = most
        self.open: dict[str, int] = {}

    @contextmanager
    def hold(self, address: str) -> Iterator[None]:
        """Count a connection as long as it is open, or raise TooOftenError."""
        if self.open.get(address, 0) >= self.most:
            raise TooOftenError("too_many_lines", most=self.most, seconds=RETRY_S)
        self.open[address] = self.open.get(address, 0) + 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]


class Limiter:
    """One bucket per name; those unused for longest are forgotten."""

    def __init__(self, clock: Clock, burst: int, window_ms: int = WINDOW_MS) -> None:
        """Take how many are allowed per window."""
        self.clock = clock
        self.burst = burst
        self.window_ms = window_ms
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, name: str) -> None:
        """Take one from a name's bucket, or raise TooOftenError."""
        now = self.clock.now()
        bucket = self.buckets.pop(name, None) or Bucket(self.burst, now, self.window_ms)
        self.buckets[name] = bucket
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        if not bucket.take(now):
            raise TooOftenError("too_often", seconds=bucket.seconds())
