"""What luck can bring, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.rng import Rng
from voltige.core.state import SEAT_LETTERS
from voltige.games.hydroracers import events, terms
from voltige.games.hydroracers.apply.autopilot_development import (
    is_foremost,
    resolve_development,
    resolve_victim,
)
from voltige.games.hydroracers.apply.danger import draw_token
from voltige.games.hydroracers.apply.development import resolve_reveal, resolve_token
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.apply.flow import advance
from voltige.games.hydroracers.apply.looking import cards_to_see, resolve_look
from voltige.games.hydroracers.legal.codes import is_pilot_free

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


TIME_WORD: Final = "time"


def drawer(state: HydroracersState) -> i64:
    """Return the seat that luck deals a card to."""
    if state.phase == terms.DEAL:
        return state.taker
    return mover(state)


def weight(state: HydroracersState, outcome: i64) -> i64:
    """Return the weight of an outcome of the present chance node; 0 if it cannot come."""
    phase = state.phase
    chosen: i64 = 1
    if phase == terms.DANGER:  # HR-50
        if outcome == terms.DAMAGE_TOKEN:
            chosen = state.of(mover(state), terms.BAG_DAMAGE)
        elif outcome == terms.ALERT_TOKEN:
            chosen = state.of(mover(state), terms.BAG_ALERT)
        else:
            chosen = 0
    elif phase == terms.DRAW_GRID:  # HR-9
        if state.of(outcome, terms.RANK) != 0:
            chosen = 0
    elif phase == terms.DRAW_PILOT:  # HR-5
        if not is_pilot_free(state, outcome):
            chosen = 0
    elif phase > terms.LOOK:
        chosen = campaign_weight(state, outcome)
    elif phase != terms.DRAW_CIRCUIT:
        chosen = state.in_deck(drawer(state), outcome)
    return chosen


def outcome_count(state: HydroracersState) -> i64:
    """Count the outcomes that the present chance node could have at all."""
    phase = state.phase
    if phase == terms.DANGER:
        return terms.ALERT_TOKEN + 1
    if phase == terms.DRAW_GRID:
        return state.setup.seats
    if phase == terms.DRAW_PILOT:
        return len(state.setup.edition.pilots)
    if phase == terms.DRAW_CIRCUIT:
        return len(state.setup.edition.circuits)
    if phase == terms.DRAW_DEV or phase == terms.DRAW_VICTIM:
        return state.setup.seats + 1
    if phase > terms.LOOK:
        return state.setup.edition.devs
    return state.setup.cards


def campaign_weight(state: HydroracersState, outcome: i64) -> i64:
    """Return the weight of a token of the cloth bag, a development card or a victim."""
    if state.phase == terms.DRAW_DEV:  # HR-142
        if outcome == state.setup.seats:
            return state.setup.edition.development.time - state.shared(terms.CALENDAR)
        return state.held(outcome, terms.IN_BAG)
    if state.phase == terms.DRAW_VICTIM:  # HR-233
        if outcome < state.setup.seats and is_foremost(state, outcome):
            return 1
        return 0
    return state.in_pile(state.setup.deck_pile, outcome)


def outcomes(state: HydroracersState) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for outcome in range(int(outcome_count(state))):
        share = int(weight(state, outcome))
        if share > 0:
            found.append((outcome, share))
    return found


def sample(state: HydroracersState, rng: Rng) -> i64:
    """Draw one of ``outcomes`` by its weight, without listing them."""
    phase = state.phase
    if phase == terms.DANGER:
        seat = mover(state)
        damage = state.of(seat, terms.BAG_DAMAGE)
        if rng.below(damage + state.of(seat, terms.BAG_ALERT)) < damage:
            return terms.DAMAGE_TOKEN
        return terms.ALERT_TOKEN
    if (
        phase == terms.DRAW_CIRCUIT
        or phase == terms.DRAW_PILOT
        or phase == terms.DRAW_GRID
        or phase > terms.LOOK
    ):
        return sample_any(state, rng)
    seat = drawer(state)
    return state.drawn_from_deck(seat, rng.below(state.of(seat, terms.DECK_SIZE)))


def sample_any(state: HydroracersState, rng: Rng) -> i64:
    """Draw one of the outcomes by adding their weights up."""
    total: i64 = 0
    for outcome in range(outcome_count(state)):
        total += weight(state, outcome)
    left = rng.below(total)
    outcome = 0
    while True:
        left -= weight(state, outcome)
        if left < 0:
            return outcome
        outcome += 1


def outcome_word(state: HydroracersState, outcome: i64) -> str:
    """Name an outcome: a token, a card, a seat's letter, a pilot or a circuit."""
    edition = state.setup.edition
    if state.phase == terms.DANGER:
        return terms.TOKEN_NAMES[outcome]
    if state.phase == terms.DRAW_GRID:
        return SEAT_LETTERS[outcome]
    if state.phase == terms.DRAW_PILOT:
        return edition.pilot_ids[outcome]
    if state.phase == terms.DRAW_CIRCUIT:
        return edition.circuit_ids[outcome]
    if state.phase == terms.DRAW_DEV or state.phase == terms.DRAW_VICTIM:
        return TIME_WORD if outcome == state.setup.seats else SEAT_LETTERS[outcome]
    if state.phase > terms.LOOK:
        return edition.dev_words[outcome]
    return edition.words[outcome]


def stream_name(state: HydroracersState) -> str:
    """Name what is drawn from: a seat's bag or deck, the cloth bag, a pile."""
    phase = state.phase
    if phase == terms.DANGER:
        return f"bag-{SEAT_LETTERS[mover(state)]}"
    if phase == terms.DRAW_GRID:
        return "grid"
    if phase == terms.DRAW_PILOT:
        return "pilots"
    if phase == terms.DRAW_CIRCUIT:
        return "circuits"
    if phase == terms.DRAW_DEV:
        return "cloth_bag"
    if phase == terms.DRAW_VICTIM:
        return "victims"
    if phase > terms.LOOK:
        return "development_pile"
    return f"deck-{SEAT_LETTERS[drawer(state)]}"


def resolve_outcome(state: HydroracersState, outcome: i64, journal: Journal | None) -> None:
    phase = state.phase
    if phase == terms.DANGER:
        draw_token(state, outcome, journal)
    elif phase == terms.DRAW_GRID:
        resolve_grid(state, outcome, journal)
    elif phase == terms.DRAW_PILOT:
        state.set(state.taker, terms.PILOT, outcome)
        state.phase = terms.START_PILOTS
        if journal is not None:
            pilot = state.setup.edition.pilot_ids[outcome]
            journal.note(events.pilot_drawn(state.taker, pilot))
    elif phase == terms.DRAW_CIRCUIT:
        state.circuit = outcome
        state.phase = terms.START_PILOTS
        if journal is not None:
            journal.note(events.circuit_drawn(state.setup.edition.circuit_ids[outcome]))
    elif phase >= terms.LOOK:
        resolve_campaign(state, outcome, journal)
    else:
        resolve_card(state, outcome, journal)
    advance(state, journal)


def resolve_campaign(state: HydroracersState, outcome: i64, journal: Journal | None) -> None:
    """Let luck bring a card to look at, a development card, a token or a victim."""
    phase = state.phase
    if phase == terms.LOOK:
        resolve_look(state, mover(state), outcome, journal)
        state.phase = terms.AFTER_FLIGHT
    elif phase == terms.DRAW_DEV:
        resolve_token(state, outcome, journal)
    elif phase == terms.REVEAL:
        resolve_reveal(state, outcome, journal)
    elif phase == terms.AUTO_CARD:
        resolve_development(state, outcome, journal)
    else:
        resolve_victim(state, outcome, journal)


def resolve_grid(state: HydroracersState, seat: i64, journal: Journal | None) -> None:
    """Give a plane the first free place of the starting file (HR-9)."""
    place: i64 = 1
    for other in range(state.setup.seats):
        if state.of(other, terms.RANK) != 0:
            place += 1
    state.set(seat, terms.RANK, place)
    state.phase = terms.START_GRID
    if journal is not None:
        journal.note(events.grid_drawn(seat, place))


def resolve_card(state: HydroracersState, card: i64, journal: Journal | None) -> None:
    """Give a card to who draws: face up to an autopilot, else into a hand (HR-11, HR-34, HR-216)."""
    seat = drawer(state)
    if state.setup.campaign and state.phase == terms.AUTO_DRAW:
        if cards_to_see(state, seat) > 1:
            resolve_look(state, seat, card, journal)
            state.phase = terms.AUTO_TURN
            return
    state.take_from_deck(seat, card)
    state.add_to_hand(seat, card)
    if journal is not None:
        word = state.setup.edition.words[card]
        if state.setup.autopilot[seat] == 1:
            journal.note(events.open_card_drawn(seat, word, terms.FROM_DECK))
        else:
            journal.note(events.card_drawn(seat))
            for to in state.setup.insiders(seat):
                journal.note(events.card_received(to, seat, word))
    if state.phase == terms.DEAL:
        state.phase = terms.START_DEAL
    elif state.phase == terms.AUTO_DRAW:
        state.phase = terms.AUTO_PLAY
    else:
        state.phase = terms.AFTER_FLIGHT
