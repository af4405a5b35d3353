"""What one seat may see, built up from nothing.

See docs/rules/hydroracers.md, "What each seat may know".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.state import CHANCE, SPECTATOR
from voltige.core.view import View
from voltige.games.hydroracers.apply.flow import pending_to_dict
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.position.campaign import campaign_to_dict
from voltige.games.hydroracers.position.race import (
    circuit_name,
    leader_of,
    order_list,
    plane_to_dict,
    secrets_to_dict,
)
from voltige.games.hydroracers.terms import (
    BET_PLANE,
    ELEMENT_NAMES,
    LOOKED_AT,
    MOST_LOOK,
    NO_ELEMENT,
    NO_PLANE,
    NO_SEAT,
    OVER,
    PHASE_NAMES,
    ROW_AT,
    TOKEN_NAMES,
    UNDER_AT,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


@final
class HydroracersView(View):
    """What ``seat`` may know: cells laid out like the state's, with nothing where it can't see."""

    def __init__(self, setup: HydroracersSetup, seat: int) -> None:
        super().__init__(seat, CHANCE)
        self.setup: Final = setup
        self.cells: Final = vec[i64]([0] * len(setup.first_cells))
        self.phase: int = 0
        self.circuit: int = 0
        self.heat = 0
        self.round_no = 0
        self.rounds_flown = 0
        self.racers = 0
        self.turn = 0
        self.taker: int = NO_SEAT
        self.dangers = 0
        self.token: int = 0
        self.element: int = NO_ELEMENT

    def sees(self, seat: int) -> bool:
        """Return whether a seat's secrets are open to this one: its own, or its mate's (HR-239).

        An autopilot has no person who could see what lies under its deck (HR-D77).
        """
        if self.seat == SPECTATOR or self.setup.autopilot[seat] == 1:
            return False
        return seat == self.seat or seat == self.setup.mate[self.seat]

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain data, with the names of ``to_dict``."""
        setup = self.setup
        planes: list[dict[str, Any]] = []
        for seat in range(int(setup.seats)):
            plane = plane_to_dict(setup, self.cells, seat)
            plane["bet"] = bet_name(setup, self.cells, seat)
            plane["hand"] = {}
            plane["under"] = []
            if self.sees(seat):
                plane |= secrets_to_dict(setup, self.cells, seat)
            planes.append(plane)
        element = self.element
        told: dict[str, Any] = {
            "seat": self.seat,
            "phase": PHASE_NAMES[self.phase],
            "to_act": self.to_act,
            "taker": self.taker,
            "dangers": self.dangers,
            "token": TOKEN_NAMES[self.token],
            "element": "" if element == NO_ELEMENT else ELEMENT_NAMES[element],
            "circuit": circuit_name(setup, self.circuit),
            "heat": self.heat,
            "round": self.round_no,
            "rounds_flown": self.rounds_flown,
            "turn": self.turn,
            "order": order_list(setup, self.cells, self.racers),
            "leader": leader_of(setup, self.cells, self.racers),
            "planes": planes,
        }
        if setup.campaign:
            told |= pending_to_dict(setup, self.cells)
            told |= campaign_to_dict(setup, self.cells, self.looks())
        return told

    def looks(self) -> bool:
        """Return whether the cards looked at are open to this seat: its own, or its mate's."""
        if self.racers == 0:
            return False
        return self.sees(int(self.cells[self.setup.order_at + self.turn]))


def bet_name(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> str:
    """Name the plane of a bet where it is open to see."""
    plane = cells[seat * setup.width + BET_PLANE]
    return "" if plane == NO_PLANE else setup.edition.plane_ids[plane]


def build_view(state: HydroracersState, seat: i64) -> HydroracersView:
    """Build what ``seat`` may know of ``state``."""
    setup = state.setup
    view = HydroracersView(setup, int(seat))
    view.to_act = int(state.to_act)
    view.phase = int(state.phase)
    view.circuit = int(state.circuit)
    view.heat = int(state.heat)
    view.round_no = int(state.round_no)
    view.rounds_flown = int(state.rounds_flown)
    view.racers = int(state.racers)
    view.turn = int(state.turn)
    view.taker = int(state.taker)
    view.dangers = int(state.dangers)
    view.token = int(state.token)
    view.element = int(state.element)
    for other in range(int(setup.seats)):
        show_plane(state, view, other)
    for place in range(int(setup.seats)):
        view.cells[setup.order_at + place] = state.cells[setup.order_at + place]
    if setup.campaign:
        show_campaign(state, view)
    return view


def show_campaign(state: HydroracersState, view: HydroracersView) -> None:
    """Copy display, track, tokens and piles, which lie open, and the cards that the seat looks at."""
    setup = state.setup
    at = setup.dev_at
    copy_cells(state.cells, view.cells, at, len(state.cells) - at)
    if not view.looks():
        for place in range(MOST_LOOK):
            view.cells[at + LOOKED_AT + place] = 0
    for seat in range(int(setup.seats)):
        start = seat * setup.width + setup.own_at
        copy_cells(state.cells, view.cells, start, setup.width - setup.own_at)


def show_plane(state: HydroracersState, view: HydroracersView, seat: i64) -> None:
    """Copy what the viewer may see of a plane; a deck is seen by nobody."""
    setup = state.setup
    row = seat * setup.width
    copy_cells(state.cells, view.cells, row, BET_PLANE)  # what lies open on the table
    copy_cells(state.cells, view.cells, row + BET_PLANE + 1, UNDER_AT - BET_PLANE - 1)
    copy_cells(state.cells, view.cells, row + setup.played_at, setup.cards)
    view.cells[row + BET_PLANE] = NO_PLANE
    if setup.autopilot[seat] == 1 or state.phase == OVER or view.sees(int(seat)):  # HR-84, HR-229
        view.cells[row + BET_PLANE] = state.cells[row + BET_PLANE]
    if view.sees(int(seat)):
        copy_cells(state.cells, view.cells, row + UNDER_AT, ROW_AT - UNDER_AT)
    if setup.autopilot[seat] == 1 or view.sees(int(seat)):  # HR-216
        copy_cells(state.cells, view.cells, row + ROW_AT, setup.deck_at - ROW_AT)


def copy_cells(source: vec[i64], target: vec[i64], start: i64, count: i64) -> None:
    """Copy some cells that follow each other."""
    place = start
    while place < start + count:
        target[place] = source[place]
        place += 1
