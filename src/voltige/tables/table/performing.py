"""Who may ask for what at a table, and what is then done."""

from voltige.games.loops.refusal import illegal
from voltige.server.callers import NO_SEAT, Asking, Caller
from voltige.server.errors import ForbiddenError, NobodyError
from voltige.server.room import requests
from voltige.server.room.draft import Draft
from voltige.server.room.orders import give_order
from voltige.server.room.room import Room
from voltige.server.wire.requests import (
    Act,
    AnyRequest,
    GiveNonce,
    Leave,
    Look,
    Mute,
    Order,
    Propose,
    Replace,
    Resign,
    Resume,
    Say,
    Undo,
    Vote,
)


def seat_of(room: Room, request: AnyRequest, asking: Asking) -> int:
    """Find the seat that asks, and refuse whoever may not ask for it."""
    caller = asking.caller
    if caller.kind == "nobody":
        raise NobodyError("nobody")
    caller.need("chat" if isinstance(request, Say) else "play")
    own = room.seats_of(caller.holder)
    is_owner = caller.holder == room.row.owner
    if isinstance(request, Mute):
        if not is_owner:
            raise ForbiddenError("owner_only")
        return NO_SEAT
    seat = request.seat
    if isinstance(request, Look) and seat is None:
        return NO_SEAT
    if seat is None:
        seat = asking.seat if asking.seat in own else next(iter(own), NO_SEAT)
    if isinstance(request, Replace) and is_owner and 0 <= seat < room.row.seats:
        return seat
    if seat not in own:
        raise ForbiddenError("not_your_seat", seat=seat)
    return seat


def perform(draft: Draft, seat: int, request: AnyRequest, caller: Caller) -> None:
    """Do a request on a table."""
    room = draft.room
    if isinstance(request, Act):
        if room.race_at >= 0:  # a fault is punished at once; anything else is a claim
            match = requests.in_play(room)
            attempt = requests.find_attempt(room, request.action, request.code)
            refused = match.state.refusal(seat, attempt, match.seen_phase(request.version))
            if refused is None or match.state.fault(seat, attempt, refused) is None:
                raise refused or illegal("stale_state")
        attempt = requests.find_attempt(room, request.action, request.code)
        requests.act(draft, seat, attempt, request.version)
    elif isinstance(request, Undo):
        requests.undo(draft, seat)
    elif isinstance(request, GiveNonce):
        requests.give_nonce(draft, seat, request.nonce)
    elif isinstance(request, Propose):
        requests.propose(draft, seat, request.what)
    elif isinstance(request, Vote):
        requests.vote(draft, seat, agree=request.agree)
    elif isinstance(request, Resume):
        requests.resume(draft, seat)
    elif isinstance(request, Resign):
        requests.resign(draft, seat)
    elif isinstance(request, Leave):
        requests.leave(draft, seat)
    elif isinstance(request, Replace):
        holder = caller.holder in room.chairs[seat].holders
        requests.replace(draft, seat, request.controller, holder=holder)
    elif isinstance(request, Order):
        give_order(draft, seat, request.standing)
    elif isinstance(request, Mute):
        requests.mute(draft, request.target, muted=request.muted)
