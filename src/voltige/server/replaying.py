"""A match step by step, as one viewer may see it."""

from voltige.core.state import SEVERAL, SPECTATOR
from voltige.match.log import Entry, Seat
from voltige.match.luck import GivenLuck
from voltige.match.match import Match
from voltige.match.record import follow
from voltige.server.cards import cards_of
from voltige.server.room.phrases import UNDONE, undone_by, wire_event
from voltige.server.room.told import hears
from voltige.server.wire.bodies import Replay, Step
from voltige.server.wire.parts import WireEvent
from voltige.wording import make_wording
from voltige.wording.story import tell
from voltige.wording.wording import Wording


def replay_of(match: Match, seat: int, *, opened: bool, position: bool = False) -> Replay:
    """Replay a match; while it runs, secret answers of others are left out or without a name.

    With ``position`` every step tells its position in words, too.
    """
    table = match.table
    names = [holder.name for holder in match.seats]
    words = make_wording(table, names)
    seats = [Seat(holder.name, holder.controller) for holder in match.seats]
    again = Match(table, seats, GivenLuck(match.log[0].luck))
    steps = [step_of(again, match.log[0], seat, words, hidden=False)]
    for entry in match.log[1:]:
        answering = again.state.view(SPECTATOR).to_act == SEVERAL
        follow(again, entry)
        secret = not opened and entry.seat != seat and entry.kind != "seat"
        if secret and entry.secret:
            continue
        steps.append(step_of(again, entry, seat, words, hidden=secret and answering))
    if position:
        for step in steps:
            step.position = words.position(step.view)
    return Replay(
        game=table.game.name,
        edition=table.edition.name,
        options=table.changed_options(),
        seats=names,
        seat=seat,
        steps=steps,
        cards=cards_of(table.edition),
        sheet=words.sheet(steps[-1].view) if again.is_over else None,
    )


def step_of(again: Match, entry: Entry, seat: int, words: Wording, *, hidden: bool) -> Step:
    """Give one step; ``hidden`` leaves out who did what."""
    mover = SPECTATOR if hidden else entry.seat
    events = [
        wire_event(words, line, seat, mover, undone=entry.undone)
        for line in tell(words, again.log[entry.version].events)
        if hears(line.event, seat)
    ]
    if entry.kind == "undo" and not hidden:
        undo = {"event": UNDONE, "seat": entry.seat}
        events.append(WireEvent(undo, undone_by(words, entry.seat, seat), seat=entry.seat))
    view = again.state.view(seat).to_json()
    return Step(
        version=entry.version,
        seat=mover,
        kind="act" if hidden else entry.kind,
        notation="" if hidden else entry.text,
        undone=entry.undone,
        events=events,
        view=view,
        seats=words.seats(view),
    )
