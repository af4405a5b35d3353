"""Claims with measured times: which of them counts."""

import hashlib
import math
from random import Random

from voltige.core.action import Json
from voltige.core.simultaneous import Pace
from voltige.match.rows import ClaimRow

ANTICIPATION_MS = 120
MOST_CORRECTION_MS = 200
MOST_GATHERING_MS = 250
TIE_MS = 40
LOCK_OUT_MS = 1000


class Claims:
    """The claims of the decision that is open at a table."""

    def __init__(self) -> None:
        """Begin without a decision."""
        self.begin(-1)

    def begin(self, decision: int) -> None:
        """Forget everything about an earlier decision."""
        self.decision = decision  # the log's number when it opened
        self.rows: dict[int, ClaimRow] = {}  # by seat
        self.locked: dict[int, int] = {}  # by seat: until when it may not claim
        self.settle_at: int | None = None


def effective_time(claim: ClaimRow, open_at: int) -> int:
    """Give the time that counts: arrival since the opening, less the correction."""
    return claim.arrived_at - open_at - correction(claim)


def correction(claim: ClaimRow) -> int:
    """Give what a claim is allowed for its way: the measured latency, capped; everybody is told."""
    return min(claim.latency_ms, MOST_CORRECTION_MS)


def gathering_time(latencies: list[int]) -> int:
    """Give how long to wait for others after the first claim, by their latencies."""
    return min(MOST_GATHERING_MS, max(latencies, default=0))


def fastest(claims: list[ClaimRow], waiver: Json, open_at: int, closes_at: int) -> list[ClaimRow]:
    """Give the fastest claims that arrived in time; several when they are tied."""
    real = [c for c in claims if c.action != waiver and c.arrived_at <= closes_at]
    if not real:
        return []
    best = min(effective_time(claim, open_at) for claim in real)
    return [claim for claim in real if effective_time(claim, open_at) <= best + TIE_MS]


def bot_delay(seed: bytes, version: int, seat: int, pace: Pace) -> int:
    """Give the time after the opening at which a bot answers: log-normal, the same every time."""
    digest = hashlib.sha256(seed + f"race {version} {seat}".encode()).digest()
    rng = Random(digest)  # noqa: S311  (a delay is no secret)
    drawn = rng.lognormvariate(math.log(pace.median_ms), pace.sigma)
    return max(pace.least_ms, round(drawn))
