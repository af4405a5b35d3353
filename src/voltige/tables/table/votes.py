"""Proposals and votes: what all persons at a table must agree to."""

from voltige.match import steps
from voltige.match.errors import UndoError
from voltige.tables.errors import RequestError
from voltige.tables.simultaneous.opening import check_pause
from voltige.tables.table.draft import Draft
from voltige.tables.table.playing import in_play, running
from voltige.tables.table.table import PAUSED


def propose(draft: Draft, seat: int, what: str) -> None:
    """Put something to the vote; done at once where nobody else has a voice."""
    table = draft.table
    match = running(table)
    if table.vote is not None:
        raise RequestError("vote_open", what=table.vote.what)
    if what == "pause" and table.status == PAUSED:
        raise RequestError("table_paused")
    if what == "pause":
        check_pause(table)
    if what == "undo":
        in_play(table)
        if match.agreed_from(seat) is None:
            code = "nothing_to_undo" if match.own_last_move(seat) is None else "undo_wall"
            raise UndoError(code)
    draft.add(steps.Propose(what), seat)
    carry_out(draft)


def vote(draft: Draft, seat: int, *, agree: bool) -> None:
    """Take a voice, or the proposal back from the one who made it."""
    table = draft.table
    running(table)
    withdrawn = table.vote is not None and table.vote.seat == seat and not agree
    if table.vote is None or (seat not in table.voters() and not withdrawn):
        raise RequestError("no_vote")
    draft.add(steps.Vote(agree), seat)
    carry_out(draft)


def carry_out(draft: Draft) -> None:
    """Do what was proposed once every voice is for it."""
    table = draft.table
    if table.vote is None or table.voters():
        return
    what, seat = table.vote.what, table.vote.seat
    if what == "pause":
        draft.add(steps.Pause(), seat)
    elif what == "end":
        draft.add(steps.End("agreement"))
    elif table.match is not None:
        draft.add_entry(table.match.undo(seat, agreed=True))
        table.vote = None


def resume(draft: Draft, seat: int) -> None:
    """Go on after a pause."""
    if draft.table.status != PAUSED:
        raise RequestError("not_paused")
    draft.add(steps.Resume(), seat)
