"""Who may ask for what at a table, and what is then done."""

from voltige.tables.callers import NO_SEAT, Asking, Caller
from voltige.tables.errors import ForbiddenError, NobodyError
from voltige.tables.simultaneous.opening import check_fault
from voltige.tables.simultaneous.orders import give_order
from voltige.tables.table import moves, seats, votes
from voltige.tables.table.draft import Draft
from voltige.tables.table.playing import in_play
from voltige.tables.table.table import TableInMemory
from voltige.tables.wire.requests import (
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


def seat_of(table: TableInMemory, request: AnyRequest, asking: Asking) -> int:
    """Find the seat that asks, and refuse whoever may not ask for it."""
    caller = asking.caller
    if caller.kind == "nobody":
        raise NobodyError("nobody")
    caller.need("chat" if isinstance(request, Say) else "play")
    own = table.seats_of(caller.holder)
    is_owner = caller.holder == table.row.owner
    if isinstance(request, Mute):
        if not is_owner:
            raise ForbiddenError("owner_only")
        return NO_SEAT
    seat = request.seat
    if isinstance(request, Look) and seat is None:
        return NO_SEAT
    if seat is None:
        seat = asking.seat if asking.seat in own else next(iter(own), NO_SEAT)
    if isinstance(request, Replace) and is_owner and 0 <= seat < table.row.seats:
        return seat
    if seat not in own:
        raise ForbiddenError("not_your_seat", seat=seat)
    return seat


def perform(draft: Draft, seat: int, request: AnyRequest, caller: Caller) -> None:
    """Do a request on a table."""
    table = draft.table
    if isinstance(request, Act):
        attempt = moves.find_attempt(table, request.action, request.code)
        if table.measured_at >= 0:
            check_fault(table, in_play(table), seat, attempt, request.version)
        moves.act(draft, seat, attempt, request.version)
    elif isinstance(request, Undo):
        moves.undo(draft, seat)
    elif isinstance(request, GiveNonce):
        seats.give_nonce(draft, seat, request.nonce)
    elif isinstance(request, Propose):
        votes.propose(draft, seat, request.what)
    elif isinstance(request, Vote):
        votes.vote(draft, seat, agree=request.agree)
    elif isinstance(request, Resume):
        votes.resume(draft, seat)
    elif isinstance(request, Resign):
        seats.resign(draft, seat)
    elif isinstance(request, Leave):
        seats.leave(draft, seat)
    elif isinstance(request, Replace):
        holder = caller.holder in table.chairs[seat].holders
        seats.replace(draft, seat, request.controller, holder=holder)
    elif isinstance(request, Order):
        give_order(draft, seat, request.standing)
    elif isinstance(request, Mute):
        seats.mute(draft, request.target, muted=request.muted)
