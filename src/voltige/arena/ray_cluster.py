"""The same games on a Ray cluster: the same work items, so the same results."""

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec

from voltige.arena.errors import ArenaError
from voltige.arena.extras import needed
from voltige.arena.plan import Order, plan_of
from voltige.arena.play import Result
from voltige.arena.playing import play_numbers
from voltige.core.errors import VoltigeError, shown

AUTO = "auto"  # the cluster that RAY_ADDRESS names, or else one of our own for as long as we play
LOCAL = "local"  # what Ray calls a new cluster on this machine
PARTS_EACH = 8  # work items for each core
MOST_AT_ONCE = 8  # games of an item; they may be long
REACH_S = 10.0
PATIENT = ("RAY_raylet_start_wait_time_s", "300")  # a setting of Ray


def play_part(
    order: bytes, numbers: list[int], records: str
) -> tuple[list[bytes], str, dict[str, Any]]:
    """Play some games on some machine; give the results, and an error that has stopped it."""
    plan = plan_of(msgspec.json.decode(order, type=Order))
    try:
        return [msgspec.json.encode(one) for one in play_numbers(plan, numbers, records)], "", {}
    except VoltigeError as error:
        return [], error.code, error.params


def ray_results(
    order: Order, numbers: Sequence[int], address: str, records: str
) -> Iterator[Result]:
    """Play games on a cluster; results come in the order in which they are ready."""
    ray = needed("ray", "ray")
    started = not ray.is_initialized()
    if started:
        connect(ray, address)
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        size = max(1, min(MOST_AT_ONCE, len(numbers) // (cores * PARTS_EACH)))
        parts = [list(numbers[at : at + size]) for at in range(0, len(numbers), size)]
        task = ray.remote(max_retries=3)(play_part)
        plan = msgspec.json.encode(order)
        running = [task.remote(plan, part, records) for part in parts[: 2 * cores]]
        rest = parts[2 * cores :]
        while running:
            ready, running = ray.wait(running)
            found, code, params = taken(ray, ready[0])
            if code:
                raise ArenaError(code, **params)
            if rest:
                running.append(task.remote(plan, rest.pop(0), records))
            yield from (msgspec.json.decode(one, type=Result) for one in found)
    finally:
        if started:
            ray.shutdown()


def connect(ray: Any, address: str) -> None:
    """Find the cluster, or start one here; it may be slow to start on a busy machine."""
    known = os.environ.get("RAY_ADDRESS", LOCAL) if address == AUTO else address
    os.environ.setdefault(*PATIENT)
    try:
        if known != LOCAL:
            reach(known)
        ray.init(
            address=known,
            log_to_driver=False,
            logging_level=logging.ERROR,
            include_dashboard=False if known == LOCAL else None,
        )
    except Exception as error:
        ray.shutdown()  # what was half begun
        raise ArenaError("no_ray", address=address, reason=shown(str(error), 200)) from error


def reach(address: str) -> None:
    """Knock at an address: Ray itself would try for minutes."""
    parts = urlsplit(address if "://" in address else f"ray://{address}")
    with socket.create_connection((parts.hostname or "", parts.port or 0), REACH_S):
        pass


def taken(ray: Any, ready: Any) -> tuple[list[bytes], str, dict[str, Any]]:
    """Fetch what an item has brought."""
    try:
        found: tuple[list[bytes], str, dict[str, Any]] = ray.get(ready)
    except ray.exceptions.RayError as error:
        reason = shown(str(error).strip().splitlines()[-1], 200)
        return [], "ray_failed", {"reason": reason}
    return found
