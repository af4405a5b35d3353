"""Ranks, prestige, bets, the end of the race, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import NOBODY
from voltige.games.hydroracers import events, terms
from voltige.games.hydroracers.options import HydroracersSetup

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def finishes_before(state: HydroracersState, one: i64, other: i64) -> bool:
    """Return whether seat ``one`` is ranked before ``other`` (HR-57, HR-94 to HR-97).

    Planes that missed the heat come last, in the order in which they were ranked before.
    """
    if state.of(one, terms.OUT) != state.of(other, terms.OUT):
        return state.of(one, terms.OUT) < state.of(other, terms.OUT)
    if state.of(one, terms.OUT) == 1:
        return state.of(one, terms.RANK) < state.of(other, terms.RANK)
    if state.of(one, terms.CRASHED) == 0 and state.of(other, terms.CRASHED) == 0:
        return state.of(one, terms.POSITION) > state.of(other, terms.POSITION)
    if state.of(one, terms.CRASHED) == 0 or state.of(other, terms.CRASHED) == 0:
        return state.of(one, terms.CRASHED) == 0
    return state.of(one, terms.CRASHED) > state.of(other, terms.CRASHED)


def score_heat(state: HydroracersState, reason: str, journal: Journal | None) -> None:
    """Rank the planes, hand out prestige, then settle the bets (HR-95, HR-100, HR-101)."""
    setup = state.setup
    ranks = setup.no_ranks[:]
    for seat in range(setup.seats):
        rank: i64 = 1
        for other in range(setup.seats):
            if other != seat and finishes_before(state, other, seat):
                rank += 1
        ranks[seat] = rank
    for seat in range(setup.seats):
        state.set(seat, terms.RANK, ranks[seat])
        if state.of(seat, terms.OUT) == 0:
            state.add(seat, terms.PRESTIGE, setup.prestige[ranks[seat] - 1])
    if journal is not None:
        listed = [int(ranks[told]) for told in range(int(setup.seats))]
        journal.note(events.heat_ended(state.heat, listed, heat_points(state), reason))
    settle_bets(state, journal)


def heat_points(state: HydroracersState) -> list[int]:
    points: list[int] = []
    for seat in range(int(state.setup.seats)):
        missed = state.of(seat, terms.OUT) == 1
        points.append(0 if missed else int(state.setup.prestige[state.of(seat, terms.RANK) - 1]))
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
    for seat in range(setup.seats):
        slot = state.of(seat, terms.BET_SLOT)
        if slot != terms.NO_BET:
            rank = state.of(setup.seat_of[state.of(seat, terms.BET_PLANE)], terms.RANK)
            paid = payout(setup, setup.edition.stakes[slot], rank)
            if setup.autopilot[seat] == 1 and not setup.autopilots_win:
                paid = 0
            state.add(seat, terms.AIRCOINS, paid)
            if journal is not None:
                plane = setup.edition.plane_ids[state.of(seat, terms.BET_PLANE)]
                stake = int(setup.edition.stakes[slot])
                journal.note(events.bet_settled(seat, stake, plane, paid))


def end_race(state: HydroracersState, journal: Journal | None) -> None:
    """Change AIRCOINS into points and end the game (HR-104)."""
    convert(state, journal)
    end_game(state, journal)


def end_game(state: HydroracersState, journal: Journal | None) -> None:
    """Say who has won (HR-3, HR-128)."""
    state.ask(terms.OVER, NOBODY)
    if journal is not None:
        journal.note(events.game_ended(places(state)))


def convert(state: HydroracersState, journal: Journal | None) -> None:
    """Change AIRCOINS into points; the remainder is kept (HR-104, HR-127)."""
    rate = state.setup.numbers.aircoins_per_point
    for seat in range(state.setup.seats):
        points = state.of(seat, terms.AIRCOINS) // rate
        state.add(seat, terms.PRESTIGE, points)
        state.add(seat, terms.AIRCOINS, -(points * rate))
        if journal is not None and points > 0:
            journal.note(events.aircoins_converted(seat, points, state.of(seat, terms.AIRCOINS)))


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
        int(state.of(seat, terms.PRESTIGE)),
        int(state.of(seat, terms.AIRCOINS)),
        -int(state.of(seat, terms.RANK)),
    ]


def team_result(state: HydroracersState, seat: i64) -> list[int]:
    """List what decides for a team: lower plane, higher plane, AIRCOINS, best rank (HR-240, HR-241)."""
    own = seat_result(state, seat)
    mate = seat_result(state, state.setup.mate[seat])
    points = sorted([own[0], mate[0]])
    return [*points, own[1] + mate[1], max(own[2], mate[2])]


def places(state: HydroracersState) -> list[int]:
    """Return each seat's place; team mates share it."""
    seats = range(int(state.setup.seats))
    return [1 + sum([goes_before(state, other, seat) for other in seats]) for seat in seats]
