"""Ranks, prestige, bets, the end of the race, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import NOBODY
from voltige.games.hydroracers.events import (
    AircoinsConverted,
    BetSettled,
    GameEnded,
    HeatEnded,
)
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    BET_PLANE,
    BET_SLOT,
    CRASHED,
    NO_BET,
    OUT,
    OVER,
    POSITION,
    PRESTIGE,
    RANK,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def finishes_before(state: HydroracersState, one: i64, other: i64) -> bool:
    """Return whether seat ``one`` is ranked before ``other`` (HR-57, HR-94 to HR-97).

    Planes that missed the heat come last, in the order in which they were ranked before.
    """
    if state.of(one, OUT) != state.of(other, OUT):
        return state.of(one, OUT) < state.of(other, OUT)
    if state.of(one, OUT) == 1:
        return state.of(one, RANK) < state.of(other, RANK)
    if state.of(one, CRASHED) == 0 and state.of(other, CRASHED) == 0:
        return state.of(one, POSITION) > state.of(other, POSITION)
    if state.of(one, CRASHED) == 0 or state.of(other, CRASHED) == 0:
        return state.of(one, CRASHED) == 0
    return state.of(one, CRASHED) > state.of(other, CRASHED)


def score_heat(state: HydroracersState, reason: str, journal: Journal | None) -> None:
    """Rank the planes, hand out prestige, then settle the bets (HR-95, HR-100, HR-101)."""
    setup = state.setup
    ranks = setup.no_ranks[:]
    seat: i64 = 0
    while seat < setup.seats:
        rank: i64 = 1
        other: i64 = 0
        while other < setup.seats:
            if other != seat and finishes_before(state, other, seat):
                rank += 1
            other += 1
        ranks[seat] = rank
        seat += 1
    seat = 0
    while seat < setup.seats:
        state.set(seat, RANK, ranks[seat])
        if state.of(seat, OUT) == 0:
            state.add(seat, PRESTIGE, setup.prestige[ranks[seat] - 1])
        seat += 1
    if journal is not None:
        listed = [int(ranks[told]) for told in range(int(setup.seats))]
        journal.note(HeatEnded(int(state.heat), listed, heat_points(state), reason))
    settle_bets(state, journal)


def heat_points(state: HydroracersState) -> list[int]:
    """List the prestige that each seat gains for its rank."""
    setup = state.setup
    points: list[int] = []
    for seat in range(int(setup.seats)):
        missed = state.of(seat, OUT) == 1
        points.append(0 if missed else int(setup.prestige[state.of(seat, RANK) - 1]))
    return points


def payout(setup: HydroracersSetup, stake: i64, rank: i64) -> i64:
    """Return what a bet pays (HR-85 to HR-87)."""
    numbers = setup.numbers
    if rank == 1:
        return stake * numbers.winner_times + numbers.winner_plus
    if rank == 2:
        return numbers.second
    if rank == 3:
        return numbers.third
    return 0


def settle_bets(state: HydroracersState, journal: Journal | None) -> None:
    """Turn all bets over and pay them (HR-84); an autopilot gets nothing by default (HR-230)."""
    setup = state.setup
    seat: i64 = 0
    while seat < setup.seats:
        slot = state.of(seat, BET_SLOT)
        if slot != NO_BET:
            rank = state.of(setup.seat_of[state.of(seat, BET_PLANE)], RANK)
            paid = payout(setup, setup.edition.stakes[slot], rank)
            if setup.autopilot[seat] == 1 and not setup.autopilots_win:
                paid = 0
            state.add(seat, AIRCOINS, paid)
            if journal is not None:
                plane = setup.edition.plane_ids[state.of(seat, BET_PLANE)]
                stake = int(setup.edition.stakes[slot])
                journal.note(BetSettled(int(seat), stake, plane, int(paid)))
        seat += 1


def end_race(state: HydroracersState, journal: Journal | None) -> None:
    """Change AIRCOINS into points and end the game (HR-104)."""
    convert(state, journal)
    state.phase = OVER
    state.to_act = NOBODY
    if journal is not None:
        journal.note(GameEnded(places(state)))


def convert(state: HydroracersState, journal: Journal | None) -> None:
    """Change AIRCOINS into points; the remainder is kept (HR-104, HR-127)."""
    setup = state.setup
    rate = setup.numbers.aircoins_per_point
    seat: i64 = 0
    while seat < setup.seats:
        points = state.of(seat, AIRCOINS) // rate
        state.add(seat, PRESTIGE, points)
        state.add(seat, AIRCOINS, -(points * rate))
        if journal is not None and points > 0:
            journal.note(AircoinsConverted(int(seat), int(points), int(state.of(seat, AIRCOINS))))
        seat += 1


def goes_before(state: HydroracersState, one: i64, other: i64) -> bool:
    """Return whether a seat's result is better (HR-3, HR-105, HR-240, HR-241)."""
    setup = state.setup
    if not setup.teams:
        return seat_result(state, one) > seat_result(state, other)
    if setup.mate[one] == other:
        return False
    return team_result(state, one) > team_result(state, other)


def seat_result(state: HydroracersState, seat: i64) -> list[int]:
    """List what decides for one seat: points, AIRCOINS left, rank in the last heat (HR-105)."""
    return [
        int(state.of(seat, PRESTIGE)),
        int(state.of(seat, AIRCOINS)),
        -int(state.of(seat, RANK)),
    ]


def team_result(state: HydroracersState, seat: i64) -> list[int]:
    """List what decides for a team: lower plane, higher plane, AIRCOINS, best rank (HR-240, HR-241)."""
    own = seat_result(state, seat)
    mate = seat_result(state, state.setup.mate[seat])
    points = sorted([own[0], mate[0]])
    return [*points, own[1] + mate[1], max(own[2], mate[2])]


def places(state: HydroracersState) -> list[int]:
    """Return each seat's place; team mates share it."""
    seats = int(state.setup.seats)
    ranking: list[int] = []
    for seat in range(seats):
        ahead = 0
        for other in range(seats):
            if other != seat and goes_before(state, other, seat):
                ahead += 1
        ranking.append(ahead + 1)
    return ranking
