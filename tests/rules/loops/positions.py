"""Positions of LOOPS, and short ways to play on from them. A test names only what counts."""

import copy
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, cast

from voltige.core.action import Json, data_of
from voltige.core.edition import Fields
from voltige.core.event import Event, Journal
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, CURRENT, NOBODY, State
from voltige.games.loops import GAME
from voltige.games.loops.edition import LoopsEdition, take_edition
from voltige.games.loops.state import LoopsState
from voltige.match.log import Seat
from voltige.match.luck import GivenLuck
from voltige.match.match import Match
from voltige.match.table import Table

LETTERS = "ABCDEFGH"
A, B, C, D = range(4)
ALTITUDES = range(1000, 10000, 1000)
ONE_CARD_EACH = [{"alt_1000": 1}, {"alt_2000": 1}, {"alt_3000": 1}, {"alt_4000": 1}]
RACE_HANDS: list[dict[str, int]] = [
    {"speed": 1, "alt_9000": 2},
    {"alt_6000": 2},
    {"alt_7000": 2},
    {"alt_8000": 2},
]
SPECIAL_IDS = [
    "pitch",
    "direction_change",
    "speed",
    "draw_2",
    "draw_3",
    "draw_4",
    "loop",
]
POINTS = {f"alt_{value}": value // 1000 for value in ALTITUDES} | {
    "pitch": 10,
    "direction_change": 10,
    "speed": 10,
    "draw_2": 10,
    "draw_3": 15,
    "draw_4": 20,
    "loop": 20,
}
FAULTS = {"fault_mode": "pick_up"}
LAST_CARDS = {
    "alt_7000": "play 7000 x1",
    "pitch": "play pitch",
    "direction_change": "play direction",
    "speed": "play speed",
    "draw_2": "play draw2 on B",
    "draw_3": "play draw3 on C",
    "draw_4": "play draw4 on D",
    "loop": "play loop",
}
MIXED_HANDS: list[dict[str, int]] = [
    {"alt_4000": 2, "alt_7000": 1, "pitch": 2, "draw_2": 2, "speed": 1},
    {"alt_3000": 2, "alt_8000": 1, "loop": 1, "draw_3": 1, "draw_4": 1},
    {"alt_2000": 2, "alt_6000": 1, "direction_change": 1},
    {"alt_1000": 2, "alt_9000": 1},
]


def position(seats: int = 4, options: Values | None = None, **data: Any) -> LoopsState:
    """Make a position; hands left empty and what is not named are filled by the engine."""
    return cast("LoopsState", GAME.from_dict(data, seats, options))


def match_at(options: Values | None = None, **data: Any) -> Match:
    """Make a match of four that starts from a position; luck waits for ``feed``."""
    table = Table.make(GAME, 4, options, position=data)
    return Match(table, [Seat(letter) for letter in "ABCD"], GivenLuck())


def new_game(seats: int = 4, options: Values | None = None) -> LoopsState:
    """Make the position before luck names the starter."""
    return cast("LoopsState", GAME.new_state(seats, options))


def dealt(seats: int = 4, seed: int = 1, options: Values | None = None) -> LoopsState:
    """Make a new game and let luck deal."""
    state = new_game(seats, options)
    rng = Rng(seed)
    while state.to_act == CHANCE:
        state.resolve(state.sample_chance(rng))
    return state


def play(state: LoopsState, *steps: str) -> list[Event]:
    """Do legal actions (``C: …`` for a seat in a race) or bring luck; return all events."""
    journal = Journal()
    for step in steps:
        if step.startswith("luck: "):
            for word in step.removeprefix("luck: ").split():
                bring(state, word, journal)
            continue
        letter, colon, rest = step.partition(": ")
        seat = LETTERS.index(letter) if colon else int(state.to_act)
        notation = rest if colon else step
        assert notation in legal(state, seat), f"{notation} is not legal"
        state.hear(seat)
        state.apply(state.table().read(notation).code, journal)
        state.check()
    return journal.events


def bring(state: LoopsState, word: str, journal: Journal | None = None) -> None:
    """Let luck bring the outcome with this word."""
    words = {state.outcome_text(outcome): outcome for outcome, _ in state.chance_outcomes()}
    state.resolve(words[word], journal)
    state.check()


def legal(state: LoopsState, seat: int | None = None) -> list[str]:
    """List the notations of what a seat, or the one to act, may do."""
    actor = int(state.to_act) if seat is None else seat
    return [action.notation for action in state.legal_actions_of(actor)]


def fact(state: LoopsState, key: str) -> Any:
    """Look one key of the position up."""
    return state.to_dict()[key]


def view(state: LoopsState, seat: int) -> dict[str, Any]:
    """Give what a seat sees, as the wire tells it."""
    return state.view(seat).to_json()


def odds(state: LoopsState) -> dict[str, Fraction]:
    """Give the probability of each outcome of luck."""
    assert state.to_act == CHANCE
    outcomes = state.chance_outcomes()
    total = sum(weight for _, weight in outcomes)
    return {state.outcome_text(outcome): Fraction(weight, total) for outcome, weight in outcomes}


def attempt_of(state: LoopsState, attempt: str | Json) -> Json:
    """Give an attempt as JSON, from notation or as it is."""
    if isinstance(attempt, str):
        return data_of(GAME.read_attempt(attempt, state.setup.edition))
    return attempt


def refused(state: State, seat: int, attempt: str | Json, seen: int = CURRENT) -> tuple[str, str]:
    """Give code and rule of a refusal, and make sure that nothing has changed."""
    before = state.to_dict()
    error = state.refusal(seat, attempt_of(cast("LoopsState", state), attempt), seen)
    assert state.to_dict() == before
    assert error is not None, f"{attempt} is allowed"
    return error.code, error.rule


def commit_fault(state: LoopsState, seat: int, attempt: str | Json) -> list[Event]:
    """Let a seat break a rule where that is punished; return what everybody is told."""
    data = attempt_of(state, attempt)
    error = state.refusal(seat, data)
    assert error is not None, f"{attempt} is allowed"
    fault = state.fault(seat, data, error)
    assert fault is not None, f"{error.code} is merely refused"
    journal = Journal()
    state.apply_fault(fault, journal)
    state.check()
    return journal.events


def is_punished(state: LoopsState, seat: int, attempt: str | Json) -> bool:
    """Tell whether a refused attempt is a fault."""
    data = attempt_of(state, attempt)
    error = state.refusal(seat, data)
    assert error is not None, f"{attempt} is allowed"
    return state.fault(seat, data, error) is not None


def names(events: list[Event]) -> list[str]:
    """Name the classes of events."""
    return [event.name for event in events]


class Step:
    """One step of a random game: the position before and after it, and what happened."""

    def __init__(self, before: Json, events: list[Event], after: Json) -> None:
        self.before = before
        self.events = events
        self.after = after


def random_steps(seats: int, seed: int, options: Values | None = None) -> Iterator[Step]:
    """Play a game at random, step by step."""
    state = new_game(seats, options)
    rng = Rng(seed)
    before = state.to_dict()
    while state.to_act != NOBODY:
        journal = Journal()
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng), journal)
        else:
            state.apply(state.random_action(rng), journal)
        after = state.to_dict()
        yield Step(before, journal.events, after)
        before = after


def edition_data() -> dict[str, Any]:
    """Copy the data of the printed edition, to be changed by a test."""
    return copy.deepcopy(GAME.load_edition().data)


def read_edition(data: dict[str, Any]) -> LoopsEdition:
    """Read an edition from data."""
    return take_edition(Fields("test.toml", "", data))


def card_entry(data: dict[str, Any], card: str) -> dict[str, Any]:
    """Find the entry of one card."""
    entries: list[dict[str, Any]] = data["card"]
    return next(entry for entry in entries if entry["id"] == card)


def small_deck(copies: dict[str, int]) -> LoopsEdition:
    """Make an edition that holds these cards alone."""
    data = edition_data()
    for entry in data["card"]:
        entry["copies"] = copies.get(entry["id"], 0)
    return read_edition(data)


def turn_of_a(**data: Any) -> LoopsState:
    """Make A's turn, climbing on 5000."""
    given: dict[str, Any] = {"hands": MIXED_HANDS, "pile": ["alt_5000"]} | data
    return position(**given)


def free_turn_of_a() -> LoopsState:
    """Make A's turn on an empty pile."""
    return turn_of_a(pile=[])


def race_of_a() -> LoopsState:
    """Make the race of A, in which D has answered."""
    state = turn_of_a()
    play(state, "play speed", "D: decline")
    return state


def over() -> LoopsState:
    """Make a game that is over."""
    hands = [{"alt_9000": 1}, {"alt_1000": 1}, {"alt_1000": 1}, {"alt_1000": 1}]
    state = position(hands=hands, totals=[0, 200, 0, 0])
    play(state, "play 9000 x1")
    return state


def between_rounds() -> LoopsState:
    """Make the moment after a round, before the next deal."""
    hands = [{"alt_9000": 1}, {"alt_1000": 1}, {"alt_1000": 1}, {"alt_1000": 1}]
    state = position(hands=hands)
    play(state, "play 9000 x1")
    return state


def altitude(value: Any, count: Any, **more: Any) -> dict[str, Any]:
    """Make an attempt at a set of altitudes."""
    return {"do": "play_altitude", "value": value, "count": count} | more
