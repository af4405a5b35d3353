"""Doing an action: to each phase its own function."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.flying_carpet.apply.draft import apply_draft
from voltige.games.flying_carpet.apply.flight import apply_turn
from voltige.games.flying_carpet.apply.landing import apply_landing
from voltige.games.flying_carpet.terms import LANDING, TURN

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def apply_action(state: CarpetState, code: i64, journal: Journal | None) -> None:
    """Do ``code``. The caller has made sure that it is legal."""
    if state.phase == TURN:
        apply_turn(state, code, journal)
    elif state.phase == LANDING:
        apply_landing(state, code, journal)
    else:
        apply_draft(state, code, journal)
