"""Moves at a table: what a seat attempts, what is done for it, what it undoes."""

from voltige.core.action import Action, Attempt, Json
from voltige.match.errors import UndoError
from voltige.match.steps import End
from voltige.tables.errors import UnusableError
from voltige.tables.table.draft import Draft
from voltige.tables.table.playing import in_play, plays_itself
from voltige.tables.table.table import TableInMemory
from voltige.tables.table.votes import propose


def find_attempt(table: TableInMemory, data: Json | None, code: int | None) -> Attempt:
    """Read what is attempted: an action by its code or its JSON form, or data to be explained."""
    if (data is None) == (code is None):
        raise UnusableError("action_or_code")
    actions = (table.agreed.first_state() if table.match is None else table.match.state).table()
    if data is not None:
        return actions.attempt(data)
    assert code is not None  # noqa: S101  (one of the two is there)
    if code >= len(actions.actions):
        raise UnusableError("unknown_action", text=str(code))
    return actions.actions[code]


def act(draft: Draft, seat: int, attempt: Attempt, version: int | None) -> None:
    """Do what a seat attempts."""
    match = in_play(draft.table)
    plays_itself(draft.table, seat)
    draft.add_entry(match.submit(seat, attempt, version))


def play_for(draft: Draft, seat: int, action: Action) -> None:
    """Do what a bot has chosen."""
    match = in_play(draft.table)
    draft.add_entry(match.submit(seat, action))


def time_out(draft: Draft, seat: int) -> None:
    """Do the default action of a seat: its time has run out, or the autopilot flies."""
    match = in_play(draft.table)
    draft.add_entry(match.time_out(seat))


def undo(draft: Draft, seat: int) -> None:
    """Take a step back freely, or as agreed where only bots sit there, or put it to the vote."""
    table = draft.table
    match = in_play(table)
    if table.measured_at >= 0:
        raise UndoError("undo_wall")
    if match.undo_from(seat) is not None:
        draft.add_entry(match.undo(seat))
    elif table.persons == [seat]:
        draft.add_entry(match.undo(seat, agreed=True))
    else:
        propose(draft, seat, "undo")


def end_if_full(draft: Draft, most: int) -> None:
    """End a match whose log has become as long as a log may be."""
    table = draft.table
    if draft.rows and table.number >= most and table.match is not None and not table.is_done:
        draft.add(End("length"))
