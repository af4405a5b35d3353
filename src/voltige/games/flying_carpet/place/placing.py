"""Making a position from plain data; what the data leaves open takes the set-up's values.

Hands that are not full get cards from what is left, kind by kind, unless the draw pile is named card
by card. A draw pile given as a number leaves the rest to the discard pile. So a scenario names only
what it is about.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.position import prove
from voltige.core.state import CHANCE, NOBODY
from voltige.games.flying_carpet.edition import (
    DIRECTION_CARDS,
    CarpetEdition,
    read_carpet_data,
)
from voltige.games.flying_carpet.landscape.checks import is_legal
from voltige.games.flying_carpet.landscape.panels import read_placements
from voltige.games.flying_carpet.options import SEED_DIGITS, CarpetSetup
from voltige.games.flying_carpet.place.cards import place_cards
from voltige.games.flying_carpet.place.reader import Reader
from voltige.games.flying_carpet.state import CarpetState
from voltige.games.flying_carpet.terms import (
    ARRIVED,
    CELL,
    DRAFT,
    DRAFT_ROW,
    DRAW_ONE,
    FIELDS,
    FIRST_PLAYER,
    HELD,
    LANDING,
    LEFT_CARDS,
    NO_DRAW,
    NO_PANEL,
    NO_SEAT,
    OFF_BOARD,
    OVER,
    PHASE_NAMES,
    PLACE,
    REFILL,
    STAMP,
    TURN,
)

KEYS: Final = [
    "phase",
    "to_act",
    "active",
    "first",
    "round",
    "landscape",
    "number",
    "digits",
    "draft",
    "cells",
    "stacks",
    "held",
    "directions",
    "places",
    "hands",
    "draw_pile",
    "discard_pile",
    "pending",
]
DERIVED: Final = [
    "winner",
    "target",
    "spent_directions",
    "hand_sizes",
    "draw_pile_size",
    "discard_pile_size",
]
DRAFT_KEYS: Final = ["passed", "panel", "mirrored", "column"]
MOST: Final = 1_000_000


def place_state(setup: CarpetSetup, data: dict[str, Any]) -> CarpetState:
    """Make the position that ``data`` describes; raise PositionError when there is none."""
    reader = Reader(setup, data)
    reader.refuse_unknown([*KEYS, *DERIVED])
    state = CarpetState(setup, setup.first_carpets[:], setup.first_cards[:])
    place_scalars(state, reader)
    place_landscape(state, reader)
    place_carpets(state, reader)
    place_stacks(state, reader)
    place_cards(state, reader)
    prove(state)
    reader.compare(DERIVED, state.to_dict())
    return state


def place_scalars(state: CarpetState, reader: Reader) -> None:
    setup = state.setup
    seats = int(setup.seats)
    phase = PHASE_NAMES.index(reader.word("phase", PHASE_NAMES, "turn"))
    first = NO_SEAT if phase == FIRST_PLAYER else int(setup.youngest)
    state.phase = phase
    state.first = reader.whole("first", NO_SEAT, seats - 1, first)
    named = reader.data.get("to_act", 0)
    seat = named if isinstance(named, int) and not isinstance(named, bool) else 0
    playing = phase >= TURN
    active = seat if 0 <= seat < seats and playing else int(state.first) if playing else NO_SEAT
    state.active = reader.whole("active", NO_SEAT, seats - 1, active)
    actor: int = CHANCE
    if phase == TURN or phase == LANDING:
        actor = int(state.active)
    elif DRAFT <= phase <= DRAFT_ROW:
        actor = int(state.first)
    elif phase == OVER:
        actor = NOBODY
    state.to_act = reader.whole("to_act", NOBODY, seats - 1, actor)
    state.round_no = reader.whole("round", 0, MOST, 1 if playing else 0)
    pending = reader.word("pending", ["", "draw", *setup.edition.ids], default_pending(phase))
    if pending == "draw":
        state.pending = DRAW_ONE
    elif pending:
        state.pending = setup.edition.ids.index(pending)
    else:
        state.pending = NO_DRAW


def default_pending(phase: int) -> str:
    """Say what is due where the data does not."""
    return "draw" if phase == REFILL else ""


def place_landscape(state: CarpetState, reader: Reader) -> None:
    """Put the panels up; those of a fixed landscape need not be named."""
    setup = state.setup
    edition = setup.edition
    made = setup.draws_landscape and state.phase > DRAFT_ROW
    digits = SEED_DIGITS if made else 0
    state.digits = reader.whole("digits", 0, SEED_DIGITS, digits)
    state.seed = reader.whole("number", 0, 10**SEED_DIGITS - 1, 0)
    if "landscape" in reader.data:
        placements = read_placements(reader.data["landscape"], edition.panels)
        if placements is None or not is_legal(setup.checks, placements):
            raise reader.wrong("landscape", "[[panel, column, row]]")
        state.land = edition.landscape(placements)
        if state.phase > DRAFT_ROW:
            state.sky = edition.sky_over(state.land, setup.winds)
    draft = reader.data.get("draft", {})
    if not isinstance(draft, dict) or any(key not in DRAFT_KEYS for key in draft):
        raise reader.wrong("draft", "{passed, panel, mirrored, column}")
    if not DRAFT <= state.phase <= DRAFT_ROW:
        if draft:
            raise reader.wrong("draft", "{}")
        return
    asked = Reader(setup, draft)
    state.passes = vec[i64]([int(passed) for passed in asked.flags("passed")])
    panel = asked.word("panel", ["", *edition.panel_ids], "")
    mirrored = draft.get("mirrored", False)
    if not isinstance(mirrored, bool):
        raise reader.wrong("draft.mirrored", "true | false")
    state.chosen = NO_PANEL
    if panel:
        state.chosen = 2 * edition.panel_ids.index(panel) + int(mirrored)
        if int(state.chosen) not in [int(known) for known in setup.table.panel]:
            raise reader.wrong("draft.mirrored", "false")
    elif mirrored:
        raise reader.wrong("draft.mirrored", "false")
    state.column = asked.whole("column", 0, int(setup.board.width), 0)


def place_carpets(state: CarpetState, reader: Reader) -> None:
    setup = state.setup
    cells = reader.per_seat("cells", [])
    held = reader.flags("held")
    directions = reader.wholes("directions", DIRECTION_CARDS, DIRECTION_CARDS)
    places = reader.wholes("places", int(setup.seats), 0)
    for seat in range(int(setup.seats)):
        row = seat * FIELDS
        cell = reader.cell(f"cells.{seat}", cells[seat])
        if cell == OFF_BOARD and places[seat] > 0:
            cell = ARRIVED
        elif cell == OFF_BOARD and state.phase >= TURN and seat == state.active:
            cell = int(setup.board.start)
        state.carpets[row + CELL] = cell
        state.carpets[row + LEFT_CARDS] = directions[seat]
        state.carpets[row + HELD] = int(held[seat])
        state.carpets[row + PLACE] = places[seat]
        if places[seat] > 0:
            state.arrivals += 1
            if places[seat] == 1:
                state.winner = seat


def place_stacks(state: CarpetState, reader: Reader) -> None:
    """Take the order of the stacks; where it is not named, seats lie in their order."""
    setup = state.setup
    stacks = reader.data.get("stacks", {})
    if not isinstance(stacks, dict):
        raise reader.wrong("stacks", "{cell = [seat]}")
    order: list[int] = []
    for key, seats in stacks.items():
        if not isinstance(seats, list) or not seats:
            raise reader.wrong("stacks", "{cell = [seat]}")
        for seat in seats:
            if not isinstance(seat, int) or isinstance(seat, bool) or seat in order:
                raise reader.wrong(f"stacks.{str(key)[:20]}", "[seat]")
            if not 0 <= seat < int(setup.seats) or not lies_on(state, seat, str(key)):
                raise reader.wrong(f"stacks.{str(key)[:20]}", "[seat]")
            order.append(seat)
    for seat in range(int(setup.seats)):
        cell = state.carpets[seat * FIELDS + CELL]
        arriving = state.phase == LANDING and seat == state.active
        lies = cell >= 0 and cell != setup.board.start and not arriving
        if lies and seat not in order:
            order.append(seat)
        elif not lies and seat in order:
            raise reader.wrong("stacks", "{cell = [seat]}")
    for seat in order:
        state.clock += 1
        state.carpets[seat * FIELDS + STAMP] = state.clock


def lies_on(state: CarpetState, seat: int, key: str) -> bool:
    """Return whether a carpet is on the cell that a key of the stacks names."""
    cell = int(state.carpets[seat * FIELDS + CELL])
    if cell < 0:
        return False
    column, row = state.setup.board.place(cell)
    return key == f"{column},{row}"


def restore_state(
    edition: dict[str, Any], seats: int, values: dict[str, Any], data: dict[str, Any]
) -> CarpetState:
    """Unpickle a state."""
    printing: CarpetEdition = read_carpet_data(edition, "pickle")
    return place_state(CarpetSetup(printing, seats, values), data)
