"""Why an attempt is refused (docs/rules/flying-carpet.md, "Refusals")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.action import Action, Json
from voltige.core.errors import IllegalActionError, Refusal
from voltige.core.state import CURRENT
from voltige.core.verbs import Verb, forms_of
from voltige.games.flying_carpet import terms
from voltige.games.flying_carpet.actions import FLIGHTS, CardFace
from voltige.games.flying_carpet.attempt import Attempt, find_action, read_attempt
from voltige.games.flying_carpet.carpets import cell_of, directions_left, is_held
from voltige.games.flying_carpet.landscape.checks import Flaw, find_flaw
from voltige.games.flying_carpet.legal import can_place, fits_column, with_panel
from voltige.games.flying_carpet.reach import end_of, trace_action
from voltige.games.flying_carpet.zones import holds

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def refuse(state: CarpetState, seat: i64, data: Json, seen: i64) -> Refusal:
    """Name the first check that an attempt fails, in the order of the document, or None.

    Who is not in turn is told so, whatever the rest of the attempt says.
    """
    found = wrong_time(state, seat, forms_of(state.setup.table.verbs, data)[0], seen)
    if found is not None:
        return found
    attempt = read_attempt(state.setup.edition, data)
    if state.phase == terms.LANDING:
        return None
    if state.phase != terms.TURN:
        return wrong_draft(state, attempt)
    if attempt.verb == "fly":
        return wrong_path(state, attempt)
    return wrong_cards(state, seat, attempt) or wrong_flight(state, attempt)


def wrong_time(state: CarpetState, seat: i64, verb: Verb, seen: i64) -> Refusal:
    if state.phase == terms.OVER:
        return IllegalActionError("game_over", "FC-89")
    if seen != CURRENT:
        return IllegalActionError("stale_state", "FC-15")
    if seat != state.to_act:
        if is_held(state, int(seat)):
            return IllegalActionError("held", "FC-72")
        return IllegalActionError("not_your_turn", "FC-13", seat=int(state.active))
    if int(state.phase) in verb.phases:
        return None
    if state.phase == terms.LANDING:
        return IllegalActionError("must_choose_landing", "FC-70")
    if state.phase == terms.TURN and verb.name == "force_down":
        return IllegalActionError("cannot_force_down", "FC-77")
    return IllegalActionError("not_now", "FC-15", verb=verb.name)


def wrong_cards(state: CarpetState, seat: i64, attempt: Attempt) -> Refusal:
    ids = state.setup.edition.ids
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
    if attempt.verb == "play":
        face = played_face(state, attempt)
        if attempt.arrow not in [face.arrow(flight) for flight in range(FLIGHTS)]:
            arrow = attempt.arrow[:40]
            return IllegalActionError("no_such_arrow", "FC-36", card=face.id, arrow=arrow)
    if attempt.directions and directions_left(state, int(seat)) == 0:
        return IllegalActionError("no_direction_card", "FC-69")
    return None


def played_face(state: CarpetState, attempt: Attempt) -> CardFace:
    edition = state.setup.edition
    return edition.faces[edition.ids.index(attempt.cards[0])]


def wrong_flight(state: CarpetState, attempt: Attempt) -> Refusal:
    if attempt.verb == "no_card":
        return None
    winds = state.setup.winds
    sideways = bool(attempt.directions) and attempt.directions[0] in {terms.LEFT, terms.RIGHT}
    vertical = attempt.verb == "play" and played_face(state, attempt).up_goes == 0
    upright = vertical or (attempt.verb == "direction_only" and not sideways)
    if attempt.wind_first and not (winds.wind_first and upright):
        return IllegalActionError("no_wind_first", "FC-54")
    if vertical and sideways and not winds.new_axis:
        return IllegalActionError("direction_not_on_card", "FC-65")
    code = find_action(state.setup.edition, attempt).code
    if end_of(state, int(state.to_act), code) != terms.NOT_FLOWN:
        return None
    return stopped_flight(state, code)


def stopped_flight(state: CarpetState, code: int) -> IllegalActionError:
    """Name what stops a flight (FC-38 to FC-44)."""
    cell = cell_of(state, int(state.to_act))
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


def wrong_path(state: CarpetState, attempt: Attempt) -> Refusal:
    """Judge a path that was drawn by hand (FC-29, FC-37)."""
    here = state.setup.board.place(cell_of(state, int(state.to_act)))
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
    if code_with_path(state, attempt.path) == terms.NO_CARD:
        return IllegalActionError("no_such_flight", "FC-29")
    return None


def code_with_path(state: CarpetState, path: list[list[int]]) -> int:
    """Return the first legal flight that takes exactly this path, or NO_CARD."""
    setup = state.setup
    cell = cell_of(state, int(state.to_act))
    wanted = [setup.board.cell(column, row) for column, row in path]
    for action in state.legal_actions():
        if action.code < setup.table.no_card:
            trace = trace_action(state.sky, setup.table, cell, action.code)
            if trace.path == wanted and not trace.ejected:
                return action.code
    return terms.NO_CARD


def wrong_draft(state: CarpetState, attempt: Attempt) -> Refusal:
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
        if not can_place(state, attempt.number, attempt.mirrored):
            return IllegalActionError("no_room", "FC-11", panel=panel.id)
        return None
    panel = setup.edition.panels[state.chosen]
    if attempt.verb == "column" and panel.cloud:
        if not fits_column(state, state.chosen, state.mirrored, attempt.number + 1):
            return IllegalActionError("no_room", "FC-11", panel=panel.id)
        return None
    column = attempt.number + 1 if attempt.verb == "column" else int(state.column)
    row = attempt.number + 1 if attempt.verb == "row" else 1
    placements = with_panel(state, state.chosen, state.mirrored, column, row)
    flaw = find_flaw(setup.checks, placements)
    return None if flaw is None else bad_landscape(state, flaw)


def bad_landscape(state: CarpetState, flaw: Flaw) -> IllegalActionError:
    return IllegalActionError("bad_landscape", flaw.rule, **flaw.params(state.setup.board))


def meant_action(state: CarpetState, attempt: Attempt) -> Action:
    """Return the action that an attempt without flaw means."""
    if attempt.verb == "fly":
        return state.setup.table.actions[code_with_path(state, attempt.path)]
    return find_action(state.setup.edition, attempt)
