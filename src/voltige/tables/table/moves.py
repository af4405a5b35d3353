"""What a request does to a table, or why it does nothing."""

from typing import Any

from voltige.bots.registry import make_bot
from voltige.core.errors import VoltigeError
from voltige.match.errors import UndoError
from voltige.match.match import Match
from voltige.server.errors import ForbiddenError, ServerError, UnusableError
from voltige.server.room.draft import Draft
from voltige.server.room.room import OPEN, PAUSED, Room

AUTOPILOT = "autopilot"
PERSON = "person"


def running(room: Room) -> Match:
    """Give the match of a table where one is being played."""
    if room.match is None:
        raise ServerError("not_started")
    if room.is_done:
        raise ServerError("match_over")
    return room.match


def in_play(room: Room) -> Match:
    """Give the match of a table that is not paused either."""
    match = running(room)
    if room.status == PAUSED:
        raise ServerError("table_paused")
    return match


def plays_itself(room: Room, seat: int) -> None:
    """Refuse to act for a seat that somebody else plays for now."""
    controller = room.chairs[seat].controller
    if controller != PERSON and not controller.startswith("remote:"):
        raise ServerError("seat_replaced", controller=controller)


def find_attempt(room: Room, action: dict[str, Any] | None, code: int | None) -> dict[str, Any]:
    """Give what is attempted: the JSON form, or the action with this code."""
    if (action is None) == (code is None):
        raise UnusableError("action_or_code")
    if action is not None:
        return action
    actions = (
        room.table.first_state().table().actions
        if room.match is None
        else (room.match.state.table().actions)
    )
    assert code is not None  # noqa: S101  (one of the two is there)
    if code >= len(actions):
        raise UnusableError("unknown_action", text=str(code))
    return actions[code].data


def act(draft: Draft, seat: int, attempt: dict[str, Any], version: int | None) -> None:
    """Do what a seat attempts."""
    match = in_play(draft.room)
    plays_itself(draft.room, seat)
    draft.add_entry(match.submit(seat, attempt, version))


def play_for(draft: Draft, seat: int, attempt: dict[str, Any]) -> None:
    """Do what a bot has chosen."""
    match = in_play(draft.room)
    draft.add_entry(match.submit(seat, attempt))


def time_out(draft: Draft, seat: int) -> None:
    """Do the default action of a seat: its time has run out, or the autopilot flies."""
    match = in_play(draft.room)
    draft.add_entry(match.time_out(seat))


def undo(draft: Draft, seat: int) -> None:
    """Take a step back freely, or as agreed where only bots sit there, or put it to the vote."""
    room = draft.room
    match = in_play(room)
    if room.race_at >= 0:
        raise UndoError("undo_wall")
    if match.undo_from(seat) is not None:
        draft.add_entry(match.undo(seat))
    elif room.persons == [seat]:
        draft.add_entry(match.undo(seat, agreed=True))
    else:
        propose(draft, seat, "undo")


def propose(draft: Draft, seat: int, what: str) -> None:
    """Put something to the vote; done at once where nobody else has a voice."""
    room = draft.room
    match = running(room)
    if room.vote is not None:
        raise ServerError("vote_open", what=room.vote.what)
    if what == "pause" and room.status == PAUSED:
        raise ServerError("table_paused")
    if what == "pause" and room.race_at >= 0:
        raise ServerError("race_open")
    if what == "undo":
        in_play(room)
        if match.agreed_from(seat) is None:
            code = "nothing_to_undo" if match.own_last_move(seat) is None else "undo_wall"
            raise UndoError(code)
    draft.add("propose", seat, {"what": what})
    carry_out(draft)


def vote(draft: Draft, seat: int, *, agree: bool) -> None:
    """Take a voice, or the proposal back from the one who made it."""
    room = draft.room
    running(room)
    withdrawn = room.vote is not None and room.vote.seat == seat and not agree
    if room.vote is None or (seat not in room.voters() and not withdrawn):
        raise ServerError("no_vote")
    draft.add("vote", seat, {"agree": agree})
    carry_out(draft)


def carry_out(draft: Draft) -> None:
    """Do what was proposed once every voice is for it."""
    room = draft.room
    if room.vote is None or room.voters():
        return
    what, seat = room.vote.what, room.vote.seat
    if what == "pause":
        draft.add("pause", seat)
    elif what == "end":
        draft.add("end", -1, {"by": "agreement"})
    elif room.match is not None:
        draft.add_entry(room.match.undo(seat, agreed=True))
        room.vote = None


def resume(draft: Draft, seat: int) -> None:
    """Go on after a pause."""
    if draft.room.status != PAUSED:
        raise ServerError("not_paused")
    draft.add("resume", seat)


def resign(draft: Draft, seat: int) -> None:
    """Give up; the match ends when one seat or no person is left."""
    room = draft.room
    running(room)
    if room.chairs[seat].resigned:
        raise ServerError("has_resigned")
    draft.add("resign", seat)
    if len(room.resigned) >= room.row.seats - 1 or not room.persons:
        draft.add("end", -1, {"by": "resign"})
    else:
        change(draft, seat, AUTOPILOT)
        carry_out(draft)


def leave(draft: Draft, seat: int) -> None:
    """Stand up."""
    room = draft.room
    if room.match is None:
        draft.left += [(holder, seat) for holder in room.chairs[seat].holders]
        draft.add("leave", seat)
        return
    running(room)
    change(draft, seat, AUTOPILOT)


def replace(draft: Draft, seat: int, controller: str, *, holder: bool) -> None:
    """Let a bot sit in, or the holder come back."""
    room = draft.room
    running(room)
    chair = room.chairs[seat]
    if controller == PERSON:
        if not holder:
            raise ForbiddenError("not_your_seat", seat=seat)
        if chair.resigned:
            raise ServerError("has_resigned")
        controller = f"remote:{chair.program}" if chair.program else PERSON
    elif not chair.person:
        raise ServerError("not_a_person", seat=seat)
    else:
        check_controller(controller, room.row.game)
    change(draft, seat, controller)


def change(draft: Draft, seat: int, controller: str) -> None:
    """Change who plays for a seat."""
    room = draft.room
    assert room.match is not None  # noqa: S101  (the callers have looked)
    if room.chairs[seat].controller != controller:
        draft.add_entry(room.match.change_seat(seat, room.chairs[seat].name, controller))


def check_controller(controller: str, game: str) -> None:
    """Refuse a controller that is neither the autopilot nor one of our bots."""
    if controller == AUTOPILOT:
        return
    kind, _, name = controller.partition(":")
    if kind != "bot":
        raise UnusableError("unknown_controller", controller=controller[:40])
    try:
        make_bot(name, game)
    except VoltigeError as error:
        raise UnusableError(error.code, **error.params) from error


def mute(draft: Draft, target: int, *, muted: bool) -> None:
    """Silence a seat, or let it speak."""
    if target >= draft.room.row.seats:
        raise UnusableError("no_such_seat", seat=target, seats=draft.room.row.seats)
    draft.add("mute", target, {"muted": muted})


def give_nonce(draft: Draft, seat: int, nonce: str) -> None:
    """Add to the luck, or say that the seat has no wish to; only before the first draw."""
    room = draft.room
    if room.match is not None:
        raise ServerError("nonce_too_late")
    if room.chairs[seat].nonce:
        raise ServerError("nonce_given")
    draft.add("nonce", seat, {"nonce": nonce})
    begin_if_full(draft)


def begin_if_full(draft: Draft) -> None:
    """Start the match when every seat is taken and every person has added to the luck."""
    chairs = draft.room.chairs
    if draft.room.match is not None or any(chair.controller == OPEN for chair in chairs):
        return
    if all(chair.nonce for chair in chairs if chair.person):
        draft.add("begin", data={"repeats": True} if draft.room.row.practice else {})


def end_if_full(draft: Draft, most: int) -> None:
    """End a match whose log has become as long as a log may be."""
    room = draft.room
    if draft.rows and room.number >= most and room.match is not None and not room.is_done:
        draft.add("end", -1, {"by": "length"})
