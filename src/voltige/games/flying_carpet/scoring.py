"""Arrivals, the end of the game, the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import NOBODY
from voltige.games.flying_carpet import events, terms
from voltige.games.flying_carpet.carpets import cell_of, place_of

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def arrive(state: CarpetState, seat: i64, journal: Journal | None) -> None:
    """Put a carpet on the finish, or off the board where the others play on (FC-89, FC-109)."""
    carpets = state.carpets
    row = seat * terms.FIELDS
    state.arrivals += 1
    carpets[row + terms.PLACE] = state.arrivals
    carpets[row + terms.HELD] = 0
    if state.winner == terms.NO_SEAT:
        state.winner = seat
    if state.setup.play_on:
        carpets[row + terms.CELL] = terms.ARRIVED
        carpets[row + terms.STAMP] = 0
    else:
        carpets[row + terms.CELL] = state.setup.board.finish
        state.clock += 1
        carpets[row + terms.STAMP] = state.clock
    if journal is not None:
        journal.note(events.carpet_arrived(seat, state.arrivals))


def note_arrivals(state: CarpetState) -> None:
    """Count who has arrived, and name the first, from the places of a position that was placed."""
    state.arrivals = 0
    state.winner = terms.NO_SEAT
    for seat in range(int(state.setup.seats)):
        place = place_of(state, seat)
        state.arrivals += int(place > 0)
        if place == 1:
            state.winner = seat


def is_decided(state: CarpetState) -> bool:
    """Return whether an arrival has ended the game."""
    if state.setup.play_on:
        return state.arrivals + 1 >= state.setup.seats
    return state.arrivals > 0


def end_game(state: CarpetState, journal: Journal | None) -> None:
    """Stop the game; nothing more is drawn or swapped (FC-93)."""
    state.phase = terms.OVER
    state.to_act = NOBODY
    state.pending = terms.NO_DRAW
    if journal is not None:
        journal.note(events.game_ended(places(state)))


def goes_before(state: CarpetState, one: int, other: int) -> bool:
    """Return whether ``one`` ranks strictly before ``other`` (FC-96, FC-108, FC-109)."""
    first = place_of(state, one)
    second = place_of(state, other)
    if first or second:
        return first > 0 and (second == 0 or first < second)
    if state.winner != terms.NO_SEAT and not state.setup.play_on:
        return False
    return distance(state, one) < distance(state, other)


def distance(state: CarpetState, seat: int) -> int:
    """Count columns and rows of a carpet to the finish; off the board is the start (FC-96)."""
    cell = cell_of(state, seat)
    board = state.setup.board
    return board.distance(int(board.start) if cell == terms.OFF_BOARD else cell)


def places(state: CarpetState) -> list[int]:
    """Return each seat's place; equal seats share it, and the next place is skipped."""
    seats = range(int(state.setup.seats))
    return [1 + sum([goes_before(state, other, seat) for other in seats]) for seat in seats]
