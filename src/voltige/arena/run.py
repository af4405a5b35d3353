"""Playing the games of a plan: in this process, by workers beside it, or on a cluster."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from voltige.arena.plan import Plan
from voltige.arena.play import Result
from voltige.arena.playing import Playing, play_each
from voltige.arena.ray_cluster import ray_results
from voltige.arena.workers import Crew, Tell

HEAD_START_S = 0.5  # alone; what is done by then needs no workers

Keep = Callable[[Result], None]


@dataclass(frozen=True)
class Hands:
    """Who plays."""

    workers: int = 1
    ray: str | None = None  # the address of a cluster instead


def run_games(
    plan: Plan, numbers: Sequence[int], hands: Hands, keep: Keep, tell: Tell, records: str = ""
) -> None:
    """Play games; ``keep`` gets each result as soon as it is there."""
    for result in results(plan, numbers, hands, tell, records):
        keep(result)


def results(
    plan: Plan, numbers: Sequence[int], hands: Hands, tell: Tell, records: str
) -> Iterator[Result]:
    """Give the results in the order in which they are ready."""
    if hands.ray is not None:
        yield from ray_results(plan.order(), numbers, hands.ray, records)
    elif hands.workers <= 1:
        yield from play_each(plan, numbers, records)
    else:
        until = time.monotonic() + HEAD_START_S
        alone = 0
        with Playing(plan, records) as playing:
            while alone < len(numbers) and time.monotonic() < until:
                yield playing.play(numbers[alone])
                alone += 1
        if alone < len(numbers):
            crew = Crew(plan.order(), records, tell)
            yield from crew.play(numbers[alone:], hands.workers, at_once=alone)
