"""What luck can bring, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.rng import Rng
from voltige.core.state import SEAT_LETTERS
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
from voltige.games.hydroracers.apply.secrets import tell_received
from voltige.games.hydroracers.events import (
    CardDrawn,
    CircuitDrawn,
    GridDrawn,
    OpenCardDrawn,
    PilotDrawn,
)
from voltige.games.hydroracers.holdings import take_from_deck
from voltige.games.hydroracers.legal.codes import is_pilot_free
from voltige.games.hydroracers.terms import (
    AFTER_FLIGHT,
    ALERT_TOKEN,
    AUTO_CARD,
    AUTO_DRAW,
    AUTO_PLAY,
    AUTO_TURN,
    BAG_ALERT,
    BAG_DAMAGE,
    CALENDAR,
    DAMAGE_TOKEN,
    DANGER,
    DEAL,
    DECK_SIZE,
    DRAW_CIRCUIT,
    DRAW_DEV,
    DRAW_GRID,
    DRAW_PILOT,
    DRAW_VICTIM,
    FROM_DECK,
    IN_BAG,
    LOOK,
    PILOT,
    RANK,
    REVEAL,
    START_DEAL,
    START_GRID,
    START_PILOTS,
    TOKEN_NAMES,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


TIME_WORD: Final = "time"


def drawer(state: HydroracersState) -> i64:
    """Return the seat that luck deals a card to."""
    if state.phase == DEAL:
        return state.taker
    return mover(state)


def weight(state: HydroracersState, outcome: i64) -> i64:
    """Return the weight of an outcome of the present chance node; 0 if it cannot come."""
    phase = state.phase
    chosen: i64 = 1
    if phase == DANGER:  # HR-50
        if outcome == DAMAGE_TOKEN:
            chosen = state.of(mover(state), BAG_DAMAGE)
        elif outcome == ALERT_TOKEN:
            chosen = state.of(mover(state), BAG_ALERT)
        else:
            chosen = 0
    elif phase == DRAW_GRID:  # HR-9
        if state.of(outcome, RANK) != 0:
            chosen = 0
    elif phase == DRAW_PILOT:  # HR-5
        if not is_pilot_free(state, outcome):
            chosen = 0
    elif phase > LOOK:
        chosen = campaign_weight(state, outcome)
    elif phase != DRAW_CIRCUIT:
        chosen = state.in_deck(drawer(state), outcome)
    return chosen


def outcome_count(state: HydroracersState) -> i64:
    """Count the outcomes that the present chance node could have at all."""
    setup = state.setup
    phase = state.phase
    if phase == DANGER:
        return ALERT_TOKEN + 1
    if phase == DRAW_GRID:
        return setup.seats
    if phase == DRAW_PILOT:
        return len(setup.edition.pilots)
    if phase == DRAW_CIRCUIT:
        return len(setup.edition.circuits)
    if phase == DRAW_DEV or phase == DRAW_VICTIM:
        return setup.seats + 1
    if phase > LOOK:
        return setup.edition.devs
    return setup.cards


def campaign_weight(state: HydroracersState, outcome: i64) -> i64:
    """Return the weight of a token of the cloth bag, a development card or a victim."""
    setup = state.setup
    if state.phase == DRAW_DEV:  # HR-142
        if outcome == setup.seats:
            return setup.edition.development.time - state.shared(CALENDAR)
        return state.held(outcome, IN_BAG)
    if state.phase == DRAW_VICTIM:  # HR-233
        if outcome < setup.seats and is_foremost(state, outcome):
            return 1
        return 0
    return state.in_pile(setup.deck_pile, outcome)


def outcomes(state: HydroracersState) -> list[tuple[int, int]]:
    """List the outcomes of the present chance node with their weights."""
    found: list[tuple[int, int]] = []
    for outcome in range(int(outcome_count(state))):
        share = int(weight(state, outcome))
        if share > 0:
            found.append((outcome, share))
    return found


def sample(state: HydroracersState, rng: Rng) -> i64:
    """Draw one of ``outcomes`` by its weight, without listing them."""
    phase = state.phase
    if phase == DANGER:
        seat = mover(state)
        damage = state.of(seat, BAG_DAMAGE)
        if rng.below(damage + state.of(seat, BAG_ALERT)) < damage:
            return DAMAGE_TOKEN
        return ALERT_TOKEN
    if phase == DRAW_CIRCUIT or phase == DRAW_PILOT or phase == DRAW_GRID or phase > LOOK:
        return sample_any(state, rng)
    seat = drawer(state)
    left = rng.below(state.of(seat, DECK_SIZE))
    card: i64 = 0
    while True:
        left -= state.in_deck(seat, card)
        if left < 0:
            return card
        card += 1


def sample_any(state: HydroracersState, rng: Rng) -> i64:
    """Draw one of the outcomes by adding their weights up."""
    count = outcome_count(state)
    total: i64 = 0
    outcome: i64 = 0
    while outcome < count:
        total += weight(state, outcome)
        outcome += 1
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
    if state.phase == DANGER:
        return TOKEN_NAMES[outcome]
    if state.phase == DRAW_GRID:
        return SEAT_LETTERS[outcome]
    if state.phase == DRAW_PILOT:
        return edition.pilot_ids[outcome]
    if state.phase == DRAW_CIRCUIT:
        return edition.circuit_ids[outcome]
    if state.phase == DRAW_DEV or state.phase == DRAW_VICTIM:
        return TIME_WORD if outcome == state.setup.seats else SEAT_LETTERS[outcome]
    if state.phase > LOOK:
        return edition.dev_words[outcome]
    return edition.words[outcome]


def stream_name(state: HydroracersState) -> str:
    """Name what is drawn from: a seat's bag or deck, the cloth bag, a pile."""
    phase = state.phase
    if phase == DANGER:
        return f"bag-{SEAT_LETTERS[mover(state)]}"
    if phase == DRAW_GRID:
        return "grid"
    if phase == DRAW_PILOT:
        return "pilots"
    if phase == DRAW_CIRCUIT:
        return "circuits"
    if phase == DRAW_DEV:
        return "cloth_bag"
    if phase == DRAW_VICTIM:
        return "victims"
    if phase > LOOK:
        return "development_pile"
    return f"deck-{SEAT_LETTERS[drawer(state)]}"


def resolve_outcome(state: HydroracersState, outcome: i64, journal: Journal | None) -> None:
    """Let luck bring ``outcome``, then go on."""
    phase = state.phase
    if phase == DANGER:
        draw_token(state, outcome, journal)
    elif phase == DRAW_GRID:
        resolve_grid(state, outcome, journal)
    elif phase == DRAW_PILOT:
        state.set(state.taker, PILOT, outcome)
        state.phase = START_PILOTS
        if journal is not None:
            pilot = state.setup.edition.pilot_ids[outcome]
            journal.note(PilotDrawn(int(state.taker), pilot))
    elif phase == DRAW_CIRCUIT:
        state.circuit = outcome
        state.phase = START_PILOTS
        if journal is not None:
            journal.note(CircuitDrawn(state.setup.edition.circuit_ids[outcome]))
    elif phase >= LOOK:
        resolve_campaign(state, outcome, journal)
    else:
        resolve_card(state, outcome, journal)
    advance(state, journal)


def resolve_campaign(state: HydroracersState, outcome: i64, journal: Journal | None) -> None:
    """Let luck bring a card to look at, a development card, a token or a victim."""
    phase = state.phase
    if phase == LOOK:
        resolve_look(state, mover(state), outcome, journal)
        state.phase = AFTER_FLIGHT
    elif phase == DRAW_DEV:
        resolve_token(state, outcome, journal)
    elif phase == REVEAL:
        resolve_reveal(state, outcome, journal)
    elif phase == AUTO_CARD:
        resolve_development(state, outcome, journal)
    else:
        resolve_victim(state, outcome, journal)


def resolve_grid(state: HydroracersState, seat: i64, journal: Journal | None) -> None:
    """Give a plane the first free place of the starting file (HR-9)."""
    setup = state.setup
    place: i64 = 1
    other: i64 = 0
    while other < setup.seats:
        if state.of(other, RANK) != 0:
            place += 1
        other += 1
    state.set(seat, RANK, place)
    state.phase = START_GRID
    if journal is not None:
        journal.note(GridDrawn(int(seat), int(place)))


def resolve_card(state: HydroracersState, card: i64, journal: Journal | None) -> None:
    """Give a card to who draws: face up to an autopilot, else into a hand (HR-11, HR-34, HR-216)."""
    setup = state.setup
    seat = drawer(state)
    if setup.campaign and state.phase == AUTO_DRAW:
        if cards_to_see(state, seat) > 1:
            resolve_look(state, seat, card, journal)
            state.phase = AUTO_TURN
            return
    take_from_deck(state, seat, card)
    if journal is not None:
        if setup.autopilot[seat] == 1:
            journal.note(OpenCardDrawn(int(seat), setup.edition.words[card], FROM_DECK))
        else:
            journal.note(CardDrawn(int(seat)))
            tell_received(setup, journal, seat, card)
    if state.phase == DEAL:
        state.phase = START_DEAL
    elif state.phase == AUTO_DRAW:
        state.phase = AUTO_PLAY
    else:
        state.phase = AFTER_FLIGHT
