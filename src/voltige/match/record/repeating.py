"""Repeating the entries of one log in another match."""

from voltige.core.action import Action
from voltige.core.errors import NotationError, shown
from voltige.core.state import Fault
from voltige.match.log import Entry, Seat
from voltige.match.luck import GivenLuck, Luck
from voltige.match.match import Match
from voltige.match.steps import Act, ChangeRules, ChangeSeat, Punish, Timeout, Undo, Void


def first_seats(match: Match) -> list[Seat]:
    """Copy the seats: a replay must not change those of the match."""
    return [Seat(seat.name, seat.controller) for seat in match.seats]


def action_of(match: Match, step: Act | Timeout) -> Action:
    """Find the action of a step; its JSON form outlives a renumbering of the codes."""
    action = match.state.table().from_json(step.action)
    if action is None:
        raise NotationError("unknown_action", text=shown(step.action.get("do"), 40))
    return action


def follow(match: Match, entry: Entry, luck: Luck | None = None) -> None:
    """Repeat one entry of another log, with its words of luck unless other luck is given."""
    given = GivenLuck(entry.luck)
    match.luck = given if luck is None else luck
    step = entry.step
    if isinstance(step, Undo):
        match.take_back(entry.seat, step.first)
    elif isinstance(step, ChangeSeat):
        match.change_seat(entry.seat, step.name, step.controller)
    elif isinstance(step, ChangeRules):
        match.change_rules(step)
    elif isinstance(step, Void):
        match.void(entry.seat, step, entry.luck)
        return
    elif isinstance(step, Punish):
        match.punish(Fault(entry.seat, step.code, step.cards))
    elif isinstance(step, Act | Timeout):
        match.act(step, entry.seat, action_of(match, step))
    if luck is None:
        given.finish()
