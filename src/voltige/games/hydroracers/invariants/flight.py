"""What always holds while a plane flies in a campaign: values, effects, reactions, cards looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voltige.games.hydroracers.apply.campaign_flight import opponent_at
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.apply.looking import cards_to_see
from voltige.games.hydroracers.holdings import hand_limit, owns, tokens_on_tiles
from voltige.games.hydroracers.invariants.planes import demand
from voltige.games.hydroracers.legal.flight import is_pass
from voltige.games.hydroracers.phases import EFFECTS
from voltige.games.hydroracers.terms import (
    ALERT_TOKEN,
    AUTO_DRAW,
    BASE,
    BRAKE,
    CHOOSE_GAIN,
    CHOOSE_TOKENS,
    COURSE,
    CRASHED,
    DAMAGE_TOKEN,
    DECK_SIZE,
    FLOWN,
    HAND_SIZE,
    HOP,
    KEEP,
    LOOK,
    LOOKED_SIZE,
    MIRROR,
    MOST_LOOK,
    NO_CARD,
    NO_SEAT,
    OVERTAKING,
    POSITION,
    REAR_VIEW,
    REMOVALS,
    SUPERCHARGE,
    SUPERCHARGER,
    TOP,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

MOST_BASE: Final = 99


def check_flight(state: HydroracersState) -> None:
    """Demand that what a card or a technology asks for fits the plane in turn."""
    setup = state.setup
    phase = state.phase
    seat = mover(state)
    card = state.shared(FLOWN)
    if phase in EFFECTS:
        demand(1 <= state.shared(BASE) <= MOST_BASE, "HR-180: a value")
        demand(0 <= state.shared(BRAKE) <= 1, "HR-198: braked or not")
        demand(
            card == NO_CARD or state.of(seat, TOP) == card, "HR-32: the card flown with is on top"
        )
        demand(is_pass(setup, card) or has_value(state), "HR-180: a value of the card")
        demand(state.of(seat, CRASHED) == 0, "HR-177: before the movement")
    demand(0 <= state.shared(COURSE) <= MOST_LOOK, "HR-184: cards to look at")
    if phase == CHOOSE_GAIN:
        face = setup.edition.deck.movement[max(0, int(card - setup.edition.race_cards))]
        demand(card >= setup.edition.race_cards and face.points * face.aircoins > 0, "HR-186")
    elif phase == CHOOSE_TOKENS:
        tokens = tokens_on_tiles(state, seat, DAMAGE_TOKEN)
        tokens += tokens_on_tiles(state, seat, ALERT_TOKEN)
        fits = tokens >= state.shared(REMOVALS) > 0
        demand(setup.expert[seat] == 1 and fits, "HR-178: tokens to take off")
    elif phase == SUPERCHARGE:
        demand(owns(state, seat, SUPERCHARGER), "HR-200: the technology")
    elif phase == HOP or phase == MIRROR:
        check_reaction(state)
    check_looked(state)


def has_value(state: HydroracersState) -> bool:
    """Return whether the card flown with shows the value it is flown at."""
    setup = state.setup
    card = state.shared(FLOWN)
    base = int(state.shared(BASE))
    if card < setup.edition.race_cards:
        return base == setup.edition.value[card]
    return base in setup.edition.deck.movement[card - setup.edition.race_cards].values


def check_reaction(state: HydroracersState) -> None:
    """Demand an opponent on the next cell, and the technology of who is asked (HR-195, HR-196)."""
    setup = state.setup
    seat = mover(state)
    demand(state.of(seat, CRASHED) == 0, "HR-195: not after a crash")
    other = opponent_at(state, seat, state.of(seat, POSITION) + 1)
    demand(other != NO_SEAT, "HR-195: an opponent is right ahead")
    if state.phase == HOP:
        demand(owns(state, seat, OVERTAKING), "HR-195: the technology")
        return
    demand(state.to_act == other and setup.autopilot[other] == 0, "HR-196: who is asked")
    demand(owns(state, other, REAR_VIEW), "HR-196: the technology")


def check_looked(state: HydroracersState) -> None:
    """Demand that cards are looked at only to choose one (HR-184, HR-201)."""
    seat = mover(state)
    looked = state.shared(LOOKED_SIZE)
    phase = state.phase
    if phase == KEEP or phase == LOOK:
        missing = state.of(seat, HAND_SIZE) < hand_limit(state, seat)
        demand(missing, "HR-34: a card is missing")
    wanted = cards_to_see(state, seat)
    if phase == KEEP:
        demand(1 < looked == wanted, "HR-201: cards to choose from")
    elif phase == LOOK:
        demand(looked < wanted and wanted > 1 and state.of(seat, DECK_SIZE) > 0, "HR-201: a card")
    elif phase == AUTO_DRAW:
        demand(0 <= looked < max(1, wanted), "HR-251: the higher of two")
