"""Who sits at a table and who plays for a seat; the match begins when all are there."""

from voltige.bots.registry import make_bot
from voltige.core.errors import VoltigeError
from voltige.match import steps
from voltige.tables.errors import ForbiddenError, RequestError, UnusableError
from voltige.tables.table.chairs import AUTOPILOT, OPEN, PERSON
from voltige.tables.table.draft import Draft
from voltige.tables.table.playing import running
from voltige.tables.table.votes import carry_out


def resign(draft: Draft, seat: int) -> None:
    """Give up; the match ends when one seat or no person is left."""
    table = draft.table
    running(table)
    if table.chairs[seat].resigned:
        raise RequestError("has_resigned")
    draft.add(steps.Resign(), seat)
    if len(table.resigned) >= table.row.seats - 1 or not table.persons:
        draft.add(steps.End("resign"))
    else:
        change(draft, seat, AUTOPILOT)
        carry_out(draft)


def leave(draft: Draft, seat: int) -> None:
    """Stand up."""
    table = draft.table
    if table.match is None:
        draft.left += [(holder, seat) for holder in table.chairs[seat].holders]
        draft.add(steps.Leave(), seat)
        return
    running(table)
    change(draft, seat, AUTOPILOT)


def replace(draft: Draft, seat: int, controller: str, *, holder: bool) -> None:
    """Let a bot sit in, or the holder come back."""
    table = draft.table
    running(table)
    chair = table.chairs[seat]
    if controller == PERSON:
        if not holder:
            raise ForbiddenError("not_your_seat", seat=seat)
        if chair.resigned:
            raise RequestError("has_resigned")
        controller = f"remote:{chair.program}" if chair.program else PERSON
    elif not chair.person:
        raise RequestError("not_a_person", seat=seat)
    else:
        check_controller(controller, table.row.game)
    change(draft, seat, controller)


def change(draft: Draft, seat: int, controller: str) -> None:
    """Change who plays for a seat."""
    table = draft.table
    assert table.match is not None  # noqa: S101  (the callers have looked)
    if table.chairs[seat].controller != controller:
        draft.add_entry(table.match.change_seat(seat, table.chairs[seat].name, controller))


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
    if target >= draft.table.row.seats:
        raise UnusableError("no_such_seat", seat=target, seats=draft.table.row.seats)
    draft.add(steps.Mute(muted), target)


def give_nonce(draft: Draft, seat: int, nonce: str) -> None:
    """Add to the luck, or say that the seat has no wish to; only before the first draw."""
    table = draft.table
    if table.match is not None:
        raise RequestError("nonce_too_late")
    if table.chairs[seat].nonce:
        raise RequestError("nonce_given")
    draft.add(steps.GiveNonce(nonce), seat)
    begin_if_full(draft)


def begin_if_full(draft: Draft) -> None:
    """Start the match when every seat is taken and every person has added to the luck."""
    chairs = draft.table.chairs
    if draft.table.match is not None or any(chair.controller == OPEN for chair in chairs):
        return
    if all(chair.nonce for chair in chairs if chair.person):
        draft.add(steps.Begin(draft.table.row.practice))
