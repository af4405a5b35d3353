"""When a decision with measured times can be claimed, and what can't be done meanwhile."""

from voltige.core.action import Attempt
from voltige.match.match import Match
from voltige.tables.errors import RequestError
from voltige.tables.simultaneous.messages import Claiming
from voltige.tables.table.table import TableInMemory

RUN_UP_MS = 800  # before it can be claimed (rules/loops.md 5.6)
UNDER_WAY_MS = 250  # for messages under way when it lapses


def opens_at(table: TableInMemory) -> int:
    """Give the time from which the open decision can be claimed."""
    return table.clocks.started + RUN_UP_MS


def lapses_at(table: TableInMemory) -> int:
    """Give the time at which the open decision is settled, whoever has claimed."""
    window = table.ways.rules.window_ms(table.row.options)
    return opens_at(table) + window + UNDER_WAY_MS


def opening_of(table: TableInMemory, now: int) -> Claiming:
    """Say when the open decision can be claimed."""
    return Claiming(
        version=table.version,
        open_at=opens_at(table),
        close_at=lapses_at(table) - UNDER_WAY_MS,
        now=now,
    )


def check_pause(table: TableInMemory) -> None:
    """Refuse to pause while times are measured."""
    if table.measured_at >= 0:
        raise RequestError("race_open")


def check_fault(
    table: TableInMemory, match: Match, seat: int, attempt: Attempt, version: int
) -> None:
    """Refuse what is no fault while times are measured: a fault is punished at once, a claim waits."""
    verdict = match.judge(seat, attempt, version)
    if verdict.fault is None:
        raise verdict.refused or table.ways.rules.refusal("stale_state")
