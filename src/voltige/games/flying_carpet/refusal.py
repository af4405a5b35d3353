"""Why an attempt is refused (docs/rules/flying-carpet.md, "Refusals")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.action import Action, Json
from voltige.core.errors import IllegalActionError
from voltige.core.state import CURRENT
from voltige.core.verbs import Verb, forms_of
from voltige.games.flying_carpet.actions import FLIGHTS
from voltige.games.flying_carpet.attempt import Attempt, find_action, read_attempt
from voltige.games.flying_carpet.holdings import holds
from voltige.games.flying_carpet.landscape.checks import Flaw, find_flaw
from voltige.games.flying_carpet.landscape.paths import action_end, path_cells, trace_action
from voltige.games.flying_carpet.legal import can_place, fill_turn, fits_column, with_panel
from voltige.games.flying_carpet.terms import (
    CELL,
    EJECTED,
    FIELDS,
    HELD,
    LANDING,
    LEFT,
    LEFT_CARDS,
    NO_CARD,
    NOT_FLOWN,
    OVER,
    RIGHT,
    TURN,
)

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def refuse(state: CarpetState, seat: i64, data: Json, seen: i64) -> IllegalActionError | None:
    """Name the first check that an attempt fails, in the order of the document, or None.

    Who is not in turn is told so, whatever the rest of the attempt says.
    """
    found = wrong_time(state, seat, forms_of(state.setup.table.verbs, data)[0], seen)
    if found is not None:
        return found
    attempt = read_attempt(state.setup.edition, data)
    if state.phase == LANDING:
        return None
    if state.phase != TURN:
        return wrong_draft(state, attempt)
    if attempt.verb == "fly":
        return wrong_path(state, attempt)
    return wrong_cards(state, seat, attempt) or wrong_flight(state, attempt)


def wrong_time(state: CarpetState, seat: i64, verb: Verb, seen: i64) -> IllegalActionError | None:
    if state.phase == OVER:
        return IllegalActionError("game_over", "FC-89")
    if seen != CURRENT:
        return IllegalActionError("stale_state", "FC-15")
    if seat != state.to_act:
        if state.carpets[seat * FIELDS + HELD] != 0:
            return IllegalActionError("held", "FC-72")
        return IllegalActionError("not_your_turn", "FC-13", seat=int(state.active))
    if int(state.phase) in verb.phases:
        return None
    if state.phase == LANDING:
        return IllegalActionError("must_choose_landing", "FC-70")
    if state.phase == TURN and verb.name == "force_down":
        return IllegalActionError("cannot_force_down", "FC-77")
    return IllegalActionError("not_now", "FC-15", verb=verb.name)


def wrong_cards(state: CarpetState, seat: i64, attempt: Attempt) -> IllegalActionError | None:
    setup = state.setup
    ids = setup.edition.ids
    if len(attempt.cards) > 1:
        return IllegalActionError("two_wind_cards", "FC-16")
    if len(attempt.directions) > 1:
        return IllegalActionError("two_direction_cards", "FC-17")
    if attempt.swaps and attempt.verb != "no_card":
        return IllegalActionError("swap_not_allowed", "FC-20")
    for name in attempt.cards:
        if name not in ids or not holds(state, seat, ids.index(name)):
            if attempt.verb == "no_card":
                return IllegalActionError("swap_card_not_in_hand", "FC-21", card=name[:40])
            return IllegalActionError("card_not_in_hand", "FC-16", card=name[:40])
    if attempt.verb == "play" and flight_of(state, attempt) < 0:
        return IllegalActionError(
            "no_such_arrow", "FC-36", card=attempt.cards[0], arrow=attempt.arrow[:40]
        )
    if attempt.directions and state.carpets[seat * FIELDS + LEFT_CARDS] == 0:
        return IllegalActionError("no_direction_card", "FC-69")
    return None


def flight_of(state: CarpetState, attempt: Attempt) -> int:
    """Return which of a card's four flights an arrow means, or -1."""
    edition = state.setup.edition
    face = edition.faces[edition.ids.index(attempt.cards[0])]
    for flight in range(FLIGHTS):
        if face.arrow(flight) == attempt.arrow:
            if face.up_goes or face.wind_first(flight) == attempt.wind_first:
                return flight
    return -1


def wrong_flight(state: CarpetState, attempt: Attempt) -> IllegalActionError | None:
    setup = state.setup
    if attempt.verb == "no_card":
        return None
    sideways = bool(attempt.directions) and attempt.directions[0] in {LEFT, RIGHT}
    if attempt.wind_first and is_odd_wind(state, attempt, sideways):
        return IllegalActionError("no_wind_first", "FC-54")
    code = find_action(setup.edition, attempt).code
    cell = state.carpets[state.to_act * FIELDS + CELL]
    if attempt.verb == "play":
        vertical = setup.edition.vectors.vertical[setup.table.card[code]] != 0
        if vertical and sideways and not setup.winds.new_axis:
            return IllegalActionError("direction_not_on_card", "FC-65")
    if action_end(state.sky, setup.table, cell, code) != NOT_FLOWN:
        return None
    return stopped_flight(state, int(cell), code)


def is_odd_wind(state: CarpetState, attempt: Attempt, sideways: bool) -> bool:
    """Return whether the wind cannot come first: no option, a diagonal card, a sideways single."""
    if not state.setup.winds.wind_first:
        return True
    if attempt.verb == "direction_only":
        return sideways
    edition = state.setup.edition
    return edition.faces[edition.ids.index(attempt.cards[0])].up_goes != 0


def stopped_flight(state: CarpetState, cell: int, code: int) -> IllegalActionError:
    """Name what stops a flight (FC-38 to FC-44)."""
    trace = trace_action(state.sky, state.setup.table, cell, code)
    if trace.stopped == "blocked":
        where = state.setup.board.text(trace.blocked)
        return IllegalActionError("blocked", "FC-38", cell=where)
    if trace.stopped == "below_ground":
        return IllegalActionError("below_ground", "FC-41")
    if trace.stopped == "above_sky":
        return IllegalActionError("above_sky", "FC-42")
    if trace.stopped == "left_edge":
        return IllegalActionError("left_edge", "FC-43")
    if trace.stopped == "overshoot_refused":
        return IllegalActionError("overshoot_refused", "FC-44")
    return IllegalActionError("no_wind_first", "FC-54")  # the same path as without


def wrong_path(state: CarpetState, attempt: Attempt) -> IllegalActionError | None:
    """Judge a path that was drawn by hand (FC-29, FC-37)."""
    here = state.setup.board.place(int(state.carpets[state.to_act * FIELDS + CELL]))
    legs: list[tuple[int, int]] = []
    for cell in attempt.path:
        step = (cell[0] - here[0], cell[1] - here[1])
        if abs(step[0]) + abs(step[1]) != 1:
            return IllegalActionError("no_such_flight", "FC-29")
        if not legs or legs[-1] != step:
            legs.append(step)
        here = cell
    across = sum(1 for leg in legs if leg[0])
    if across > 1 or len(legs) - across > 1:
        return IllegalActionError("zigzag", "FC-37")
    if code_with_path(state, attempt.path) == NO_CARD:
        return IllegalActionError("no_such_flight", "FC-29")
    return None


def code_with_path(state: CarpetState, path: list[list[int]]) -> int:
    """Return the first legal flight that takes exactly this path, or NO_CARD."""
    setup = state.setup
    cell = state.carpets[state.to_act * FIELDS + CELL]
    wanted = [setup.board.cell(column, row) for column, row in path]
    codes = setup.no_codes[:]
    n = fill_turn(state, codes)
    for i in range(int(n)):
        code = codes[i]
        if code < setup.table.no_card and action_end(state.sky, setup.table, cell, code) != EJECTED:
            if path_cells(state.sky, setup.table, int(cell), int(code)) == wanted:
                return int(code)
    return NO_CARD


def wrong_draft(state: CarpetState, attempt: Attempt) -> IllegalActionError | None:
    """Judge a step of the building of the landscape (FC-6 to FC-11)."""
    setup = state.setup
    if attempt.verb == "pass_draft":
        return None
    if attempt.verb == "place":
        panel = setup.edition.panels[attempt.number]
        if any(placement.panel == attempt.number for placement in state.land.placements):
            return bad_landscape(state, Flaw("LS-1", panel.id, []))
        if attempt.mirrored and not (setup.mirrors and panel.has_mirror):
            return bad_landscape(state, Flaw("LS-3", panel.id, []))
        if not can_place(state, 2 * attempt.number + attempt.mirrored):
            return IllegalActionError("no_room", "FC-11", panel=panel.id)
        return None
    panel = setup.edition.panels[int(state.chosen) // 2]
    if attempt.verb == "column" and panel.cloud:
        if not fits_column(state, state.chosen, attempt.number + 1):
            return IllegalActionError("no_room", "FC-11", panel=panel.id)
        return None
    column = attempt.number + 1 if attempt.verb == "column" else int(state.column)
    row = attempt.number + 1 if attempt.verb == "row" else 1
    flaw = find_flaw(setup.checks, with_panel(state, state.chosen, column, row))
    return None if flaw is None else bad_landscape(state, flaw)


def bad_landscape(state: CarpetState, flaw: Flaw) -> IllegalActionError:
    """Say which check a landscape fails, and where."""
    cells = state.setup.board.texts(flaw.cells)
    return IllegalActionError(
        "bad_landscape", flaw.rule, check=flaw.check, panel=flaw.panel, cells=cells
    )


def meant_action(state: CarpetState, attempt: Attempt) -> Action:
    """Return the action that an attempt without flaw means."""
    if attempt.verb == "fly":
        return state.setup.table.actions[code_with_path(state, attempt.path)]
    return find_action(state.setup.edition, attempt)
