"""Building the landscape together before the game (FC-6, option ``landscape = draft``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.games.flying_carpet import events, terms
from voltige.games.flying_carpet.apply.turns import start_deal
from voltige.games.flying_carpet.legal import with_panel

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def start_landscape(state: CarpetState, journal: Journal | None) -> None:
    """Begin with what makes the landscape: luck, the players, or nothing more to do."""
    setup = state.setup
    if setup.draws_landscape:
        state.phase = terms.DRAW_LANDSCAPE
        state.to_act = CHANCE
    elif setup.drafts and setup.draft_limit > 0:
        start_draft_turn(state, state.first, journal)
    else:
        start_deal(state, journal)


def start_draft_turn(state: CarpetState, seat: i64, journal: Journal | None) -> None:
    state.phase = terms.DRAFT
    state.to_act = seat
    if journal is not None:
        journal.note(events.draft_turn_started(seat))


def apply_draft(state: CarpetState, code: i64, journal: Journal | None) -> None:
    """Choose a panel, a column or a row, or pass."""
    table = state.setup.table
    seat = state.to_act
    if code == table.pass_draft:
        passes = state.passes[:]
        passes[seat] = 1
        state.passes = passes
        if journal is not None:
            journal.note(events.draft_passed(seat))
        next_drafter(state, seat, journal)
    elif state.phase == terms.DRAFT:
        state.chosen = table.panel[code]
        state.mirrored = code >= table.mirrored
        state.phase = terms.DRAFT_COLUMN
        if journal is not None:
            panel = state.setup.edition.panel_ids[state.chosen]
            journal.note(events.panel_chosen(seat, panel, state.mirrored))
    elif state.phase == terms.DRAFT_ROW:
        put_panel(state, code - table.row + 1, journal)
    else:
        state.column = code - table.column + 1
        if state.setup.edition.panels[state.chosen].cloud:
            state.phase = terms.DRAFT_ROW
            if journal is not None:
                journal.note(events.column_chosen(seat, state.column))
        else:
            put_panel(state, 1, journal)


def put_panel(state: CarpetState, row: i64, journal: Journal | None) -> None:
    edition = state.setup.edition
    placements = with_panel(state, state.chosen, state.mirrored, state.column, row)
    state.land = edition.landscape(placements)
    seat = state.to_act
    if journal is not None:
        journal.note(events.panel_placed(seat, placements[-1].data(edition.panels)))
    next_drafter(state, seat, journal)


def next_drafter(state: CarpetState, seat: i64, journal: Journal | None) -> None:
    """Go on with the next seat that has not passed, or end the draft."""
    setup = state.setup
    standing = len(state.land.placements)
    state.chosen = terms.NO_PANEL
    state.mirrored = False
    state.column = 0
    if standing < setup.draft_limit and standing < len(setup.edition.panels):
        following = seat
        for _ in range(int(setup.seats)):
            following = (following + 1) % setup.seats
            if state.passes[following] == 0:
                start_draft_turn(state, following, journal)
                return
    state.sky = setup.edition.sky_over(state.land, setup.winds)
    start_deal(state, journal)
