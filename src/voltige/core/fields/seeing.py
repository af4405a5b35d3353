"""Views from the fields: a blank position, into which everything is copied that a seat may see."""

from __future__ import annotations

from voltige.core.fields.field import (
    ALLIES,
    EVERYONE_SEES,
    OWNER,
    SHARED,
    SIZE,
    WHEN_OVER,
    Field,
)
from voltige.core.fields.group import Group
from voltige.core.state import NOBODY, State
from voltige.core.view import View


def view_by_fields(state: State, seat: int) -> View:
    """Build what ``seat`` (or SPECTATOR) may know; nothing is copied unless its field says so."""
    layout = state.layout()
    seen = state.blank()
    show_fields(layout.stored, state, seen, seat, SHARED)
    state.show(seen, seat)
    return View(seat, int(seen.to_act), seen)


def show_fields(fields: list[Field], state: State, seen: State, viewer: int, owner: int) -> None:
    """Copy what a viewer may see of fields that belong to a seat, or to none."""
    for field in fields:
        if not field.is_meant(int(state.phase)):
            continue
        for each in range(int(state.seats())) if field.per_seat else [owner]:
            if isinstance(field.kind, Group):
                show_fields(field.kind.fields, state, seen, viewer, each)
            elif field.derived:
                continue
            elif sees(field.sight, state, viewer, each):
                field.access.show(state, seen, each)
            elif field.sight & SIZE:
                field.access.show_size(state, seen, each)


def sees(sight: int, state: State, viewer: int, owner: int) -> bool:
    """Return whether a viewer may see a field of an owner."""
    if sight & EVERYONE_SEES or (sight & WHEN_OVER and state.to_act == NOBODY):
        return True
    if viewer < 0 or owner < 0:
        return False
    if sight & OWNER and viewer == owner:
        return True
    return sight & ALLIES != 0 and owner in state.allies(viewer)
