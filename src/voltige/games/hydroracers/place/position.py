"""Making a position from plain data; what the data leaves open takes the set-up's values.

A hand left open gets the lowest cards that lie nowhere else, a deck all that is left (with a deck
named, that was played), a bag the tokens that are not on the cockpit; order and slipstream are those
of a round that starts here. So a scenario names only what it is about.
"""

from __future__ import annotations

from typing import Any, Final

from voltige.core.position import prove
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.apply.flow import order_planes
from voltige.games.hydroracers.apply.repair import prestige_leader
from voltige.games.hydroracers.edition.reading import HydroracersEdition, read_hydroracers_data
from voltige.games.hydroracers.invariants.campaign import DEVELOPMENT
from voltige.games.hydroracers.legal.movement import is_racing, plane_at, slip_bonus
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.place.campaign import CAMPAIGN_KEYS, place_campaign
from voltige.games.hydroracers.place.planes import (
    MOST,
    PLANE_DERIVED,
    has_begun,
    place_cards,
    place_plane,
)
from voltige.games.hydroracers.place.reader import Reader
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import (
    AUTO_CARD,
    AUTO_DRAW,
    CHOOSE_CIRCUIT,
    CHOOSE_GRID,
    CHOOSE_PILOT,
    DANGER,
    DRAW_DEV,
    DRAW_VICTIM,
    ELEMENT_NAMES,
    LOOK,
    MIRROR,
    MOST_LOOK,
    NO_CIRCUIT,
    NO_ELEMENT,
    NO_SEAT,
    OVER,
    PHASE_NAMES,
    PLACE_TOKEN,
    POSITION,
    REFILL,
    REVEAL,
    SETUP_PHASES,
    SLIP,
    TOKEN_NAMES,
)

KEYS: Final = ["phase", "to_act", "taker", "dangers", "token", "element", "circuit", "heat"]
MORE_KEYS: Final = ["round", "rounds_flown", "turn", "order", "planes"]
DERIVED: Final = ["leader"]


def place_state(setup: HydroracersSetup, data: dict[str, Any]) -> HydroracersState:
    """Make the position that ``data`` describes; raise PositionError when there is none."""
    reader = Reader(setup, data)
    more = [*CAMPAIGN_KEYS, "looked_size"] if setup.campaign else []
    reader.refuse_unknown([*KEYS, *MORE_KEYS, *DERIVED, *more])
    state = HydroracersState(setup, setup.first_cells[:])
    place_scalars(state, reader)
    planes = data.get("planes", [])
    if not isinstance(planes, list) or len(planes) > int(setup.seats):
        raise reader.wrong("planes", f"[{int(setup.seats)}]")
    readers: list[Reader] = []
    for seat in range(int(setup.seats)):
        plane = planes[seat] if seat < len(planes) else {}
        if not isinstance(plane, dict):
            raise reader.wrong(f"planes.{seat}", "{…}")
        readers.append(Reader(setup, plane, f"planes.{seat}."))
        place_plane(state, readers[seat], seat)
    place_order(state, reader, readers)
    looked = reader.cards("looked", MOST_LOOK) if setup.campaign else []
    for seat, plane_reader in enumerate(readers):
        mine = state.racers > 0 and seat == mover(state)
        place_cards(state, plane_reader, seat, looked if mine else [])
    if setup.campaign:
        place_campaign(state, reader, readers)
    place_actor(state, reader)
    prove(state)
    told = state.to_dict()
    reader.compare([*DERIVED, "looked_size"], told)
    for seat, plane_reader in enumerate(readers):
        plane_reader.compare(PLANE_DERIVED, told["planes"][seat])
    return state


def place_scalars(state: HydroracersState, reader: Reader) -> None:
    setup = state.setup
    state.phase = reader.index_of("phase", PHASE_NAMES, "turn")
    ids = setup.edition.circuit_ids
    default = "" if setup.circuit == NO_CIRCUIT else ids[setup.circuit]
    if not default and state.phase != 0:
        default = ids[0]
    state.circuit = reader.index_of("circuit", [*ids, ""], default)
    if state.circuit == len(ids):
        state.circuit = NO_CIRCUIT
    first = 1 if has_begun(state) else 0
    state.heat = reader.whole("heat", 0, 99, first)
    state.round_no = reader.whole("round", 0, MOST, first)
    state.rounds_flown = reader.whole("rounds_flown", 0, MOST, int(state.round_no))
    state.turn = reader.whole("turn", 0, int(setup.seats) - 1, 0)
    state.taker = reader.whole("taker", NO_SEAT, int(setup.seats) - 1, NO_SEAT)
    waiting = state.phase == DANGER or state.phase == PLACE_TOKEN
    state.dangers = reader.whole("dangers", 0, 999, int(waiting))
    state.token = reader.index_of("token", TOKEN_NAMES, "")
    element = reader.index_of("element", [*ELEMENT_NAMES, ""], "")
    state.element = NO_ELEMENT if element == len(ELEMENT_NAMES) else element


def place_order(state: HydroracersState, reader: Reader, planes: list[Reader]) -> None:
    """Set the order of the round, or let a round start here."""
    setup = state.setup
    cells = state.cells
    seats = int(setup.seats)
    if not has_begun(state) and "order" not in reader.data:
        return
    order = reader.data.get("order")
    if order is None:
        order_planes(state)
    else:
        if not isinstance(order, list) or len(order) > seats:
            raise reader.wrong("order", f"[{seats}]")
        for place in range(seats):
            seat = order[place] if place < len(order) else NO_SEAT
            low = 0 if place < len(order) else NO_SEAT
            cells[setup.order_at + place] = reader.bounded("order", seat, low, seats - 1)
        state.racers = len(order)
    for seat, plane in enumerate(planes):
        if "slip" not in plane.data and order is None and is_racing(setup, cells, seat):
            cells[seat * setup.width + SLIP] = slip_bonus(setup, cells, seat)


def place_actor(state: HydroracersState, reader: Reader) -> None:
    """Set who acts; by default who the phase says."""
    seats = int(state.setup.seats)
    phase = state.phase
    actor: int = CHANCE
    if phase == OVER:
        actor = NOBODY
    elif phase == CHOOSE_PILOT:
        actor = int(state.taker)
    elif phase == MIRROR:
        position = state.cells[mover(state) * state.setup.width + POSITION]
        actor = int(plane_at(state.setup, state.cells, position + 1))
    elif phase in {CHOOSE_CIRCUIT, CHOOSE_GRID}:
        actor = int(prestige_leader(state))
    elif phase in DEVELOPMENT:
        actor = CHANCE if phase in {AUTO_CARD, DRAW_VICTIM, REVEAL, DRAW_DEV} else int(state.taker)
    elif phase not in SETUP_PHASES and phase not in {AUTO_DRAW, DANGER, REFILL, LOOK}:
        actor = int(mover(state))
    state.to_act = reader.whole("to_act", NOBODY, seats - 1, actor)


def restore_state(
    edition: dict[str, Any], seats: int, values: dict[str, Any], data: dict[str, Any]
) -> HydroracersState:
    """Unpickle a state."""
    printing: HydroracersEdition = read_hydroracers_data(edition, "pickle")
    return place_state(HydroracersSetup(printing, seats, values), data)
