"""Simulated games as records: the same games, each with its log."""

from collections.abc import Sequence

from voltige.arena.plan import Plan
from voltige.arena.play import Result, Streams, Tally
from voltige.arena.players.names import word_of
from voltige.bots.bot import Bot
from voltige.bots.registry import AUTOPILOT
from voltige.core.rng import Rng
from voltige.core.state import SEAT_LETTERS, State
from voltige.match.log import Seat
from voltige.match.luck import Luck, Weights
from voltige.match.match import Match
from voltige.match.record import Record
from voltige.match.table import Table


class StreamLuck(Luck):
    """Luck from the stream of a simulated game."""

    def __init__(self, stream: Rng) -> None:
        self.stream = stream

    def draw(self, state: State, outcomes: Weights) -> int | None:
        """Draw as the simulation does."""
        return int(state.sample_chance(self.stream))


def record_game(plan: Plan, bots: Sequence[Bot], number: int) -> tuple[Result, Record]:
    """Play game ``number`` of a plan, as ``play_game`` does, and keep its log."""
    streams = Streams(plan, number)
    seating = plan.seating(number)
    table = Table(plan.game, plan.edition, len(bots), plan.options_of(number))
    match = Match(table, seats_of(plan, seating), StreamLuck(streams.luck))
    tally = Tally()
    while not match.is_over:
        seat = int(match.state.to_act)
        who = seating[seat]
        code, answered = tally.decide(match.state, bots[who], streams.thoughts[who])
        if answered:
            match.submit(seat, match.state.table().actions[code])
        else:
            match.time_out(seat)
    return tally.result(plan, number, match.state), Record(match, None, hashes=True)


def seats_of(plan: Plan, seating: list[int]) -> list[Seat]:
    """Seat the bots; the rules fly an autopilot themselves."""
    seats = []
    for letter, who in zip(SEAT_LETTERS, seating, strict=False):
        name = word_of(plan.bots[who])
        kind = AUTOPILOT.rstrip(":") if name.startswith(AUTOPILOT) else f"bot:{name}"
        shown = name.removeprefix(AUTOPILOT).replace("_", " ").capitalize()
        seats.append(Seat(f"{shown} {letter}", kind))
    return seats
