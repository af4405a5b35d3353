"""Playing at random: steps, walks, sampled positions, whole matches."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from tests.conformance.tables import Case
from voltige.core.action import Action
from voltige.core.errors import IllegalActionError, VoltigeError
from voltige.core.event import Event, Journal
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, SPECTATOR, State
from voltige.match.course import repeat
from voltige.match.log import Seat
from voltige.match.luck import FairLuck, Luck, Weights
from voltige.match.match import Match

MOST_STEPS = 2_000_000  # no game may be longer; a hang would be
GAMES_KEPT, POSITIONS_KEPT = 2, 60  # of each table


def frozen(value: object) -> str:
    """Give plain data as text, so that equal texts are equal byte for byte."""
    return json.dumps(value, sort_keys=True, allow_nan=False)


def told(events: list[Event]) -> list[str]:
    """Give events as texts, each with its address."""
    return [f"{event.to} {event.reveals} {frozen(event.to_json())}" for event in events]


def seen(state: State) -> str:
    """Give all that can be seen of a position, by those who see everything and by each seat."""
    views = [state.view(seat).to_json() for seat in [SPECTATOR, *range(int(state.seats()))]]
    choices: list[object] = []
    if state.to_act == CHANCE:
        choices = [(state.outcome_text(o), weight) for o, weight in state.chance_outcomes()]
    elif state.to_act != NOBODY:
        choices = [str(action) for action in state.legal_actions()]
    return frozen([state.to_dict(), views, choices])


def asked_seats(state: State) -> list[int]:
    """List the seats whose answer is awaited."""
    return [seat for seat in range(int(state.seats())) if state.asks(seat)]


def step(state: State, rng: Rng, journal: Journal | None = None) -> None:
    """Do one random step; where several seats are asked, any of them may answer first."""
    if state.to_act == CHANCE:
        state.resolve(state.sample_chance(rng), journal)
        return
    asked = asked_seats(state)
    if len(asked) > 1:
        state.hear(asked[int(rng.below(len(asked)))])
    state.apply(state.random_action(rng), journal)


def length(case: Case, rng: Rng) -> int:
    """Count the steps of the game that ``walk`` with this stream plays."""
    state = case.start()
    steps = 0
    while state.to_act != NOBODY:
        step(state, rng)
        steps += 1
        assert steps < MOST_STEPS, f"{case}: no end after {steps} steps"
    return steps


def walk(case: Case, seed: int) -> Iterator[State]:
    """Give the one state of a random game before each step and at its end."""
    rng = Rng(seed, case.seats)
    state = case.start()
    while state.to_act != NOBODY:
        yield state
        step(state, rng)
    yield state


def positions(case: Case, seed: int, count: int) -> Iterator[State]:
    """Give copies of up to ``count`` positions spread over a random game, and of its last one."""
    kept = sample(case, seed % GAMES_KEPT)
    chosen = Rng(seed, 1_000_000)
    wanted = {len(kept) - 1} | {int(chosen.below(len(kept))) for _ in range(count)}
    for number in sorted(wanted):
        yield kept[number].clone()


@cache
def sample(case: Case, seed: int) -> list[State]:
    """Play a random game for all tests of a table; keep positions spread over it, and the last one."""
    total = length(case, Rng(seed, case.seats))
    chosen = Rng(seed, 1_000_001)
    wanted = {total} | {int(chosen.below(total)) for _ in range(POSITIONS_KEPT)}
    return [state.clone() for number, state in enumerate(walk(case, seed)) if number in wanted]


@cache
def before_each_event(case: Case, seed: int, steps: int) -> list[State]:
    """Play a random game up to so many steps; keep the positions before an event of a new class."""
    kept: list[State] = []
    classes: set[str] = set()
    state, rng = case.start(), Rng(seed, case.seats)
    for _ in range(steps):
        if state.to_act == NOBODY:
            break
        before, journal = state.clone(), Journal()
        step(state, rng, journal)
        told_now = {event.name for event in journal.events}
        if not told_now <= classes:
            kept.append(before)
            classes |= told_now
    return kept


class StreamLuck(Luck):
    """Luck from a random stream."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def draw(self, state: State, outcomes: Weights) -> int | None:
        return int(state.sample_chance(self.rng))


def new_match(case: Case, luck: Luck) -> Match:
    """Sit everybody down."""
    seats = [Seat(f"seat {number}") for number in range(case.seats)]
    return Match(case.table(), seats, luck)


def from_the_start(match: Match) -> State:
    """Do what is in force again from the first position on."""
    state = match.table.first_state()
    for entry in match.log:
        if not entry.undone:
            repeat(state, entry)
    return state


def fair_luck(case: Case, seed: int) -> FairLuck:
    """Make sealed luck that depends on a number; the first seat gives no nonce."""
    nonces = [bytes([number] * 16) if number else b"" for number in range(case.seats)]
    return FairLuck(seed.to_bytes(32, "big"), nonces)


def random_attempt(match: Match, rng: Rng) -> tuple[int, Action]:
    """Draw a legal action of a seat that is asked."""
    asked = asked_seats(match.state)
    seat = asked[int(rng.below(len(asked)))]
    legal = match.legal_actions(seat)
    return seat, legal[int(rng.below(len(legal)))]


def disturb_by_refusal(match: Match, rng: Rng) -> None:
    """Let any seat try anything; a game may refuse or punish it, or it may happen to be legal."""
    actions = match.state.table().actions
    seat = int(rng.below(match.table.seats))
    try:
        match.submit(seat, actions[int(rng.below(len(actions)))].data)
    except IllegalActionError:
        return


def disturb_by_undo(match: Match, rng: Rng) -> None:
    """Let any seat take its last step back, freely or by agreement."""
    try:
        match.undo(int(rng.below(match.table.seats)), agreed=rng.below(2) == 0)
    except VoltigeError:
        return


def disturb_by_time_out(match: Match, rng: Rng) -> None:
    """Let the time of a seat run out."""
    asked = asked_seats(match.state)
    match.time_out(asked[int(rng.below(len(asked)))])


def disturb_by_seat_change(match: Match, rng: Rng) -> None:
    """Put somebody with a difficult name on a seat."""
    names = ["Zoé", "a 'b' | # \"c\"", "line\nbreak", "", "\x7f\u2028", "'''"]
    controllers = ["person", "bot:random", "autopilot"]
    name, controller = names[int(rng.below(len(names)))], controllers[int(rng.below(3))]
    match.change_seat(int(rng.below(match.table.seats)), name, controller)


DISTURBANCES: list[Callable[[Match, Rng], None]] = [
    disturb_by_refusal,
    disturb_by_undo,
    disturb_by_time_out,
    disturb_by_seat_change,
]


@dataclass(frozen=True)
class Rounds:
    """How long a match is played and how often something other than a legal action happens."""

    decisions: int
    one_in: int  # one decision in so many is followed by a disturbance; 0 for none


def play_match(match: Match, rng: Rng, rounds: Rounds) -> None:
    """Play a match at random up to a number of decisions."""
    for number in range(rounds.decisions):
        if match.is_over:
            return
        if number and rounds.one_in and rng.below(rounds.one_in) == 0:
            DISTURBANCES[int(rng.below(len(DISTURBANCES)))](match, rng)
        else:
            match.submit(*random_attempt(match, rng))
