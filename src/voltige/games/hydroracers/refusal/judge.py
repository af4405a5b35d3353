"""Why an attempt is refused (docs/rules/hydroracers.md, "Refusals")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.core.action import Action, Json
from voltige.core.errors import IllegalActionError, shown
from voltige.core.state import CURRENT
from voltige.core.verbs import Verb, verb_of
from voltige.games.hydroracers.actions import (
    BRAKED,
    DO_BET,
    DO_CHOOSE_PILOT,
    DO_END_TURN,
    DO_HOP,
    DO_MIRROR,
    DO_PASS,
    DO_PLACE,
    DO_PLAY,
    DO_REMOVE,
    DO_SUPERCHARGE,
    DO_TOKENS,
    END_TURN_CODE,
    PASS_EMPTY,
)
from voltige.games.hydroracers.development import pending_card, price
from voltige.games.hydroracers.holdings import first_empty, owns
from voltige.games.hydroracers.legal.codes import is_in_race, is_pilot_free, is_slot_open
from voltige.games.hydroracers.refusal.campaign import (
    card_index,
    refuse_campaign,
)
from voltige.games.hydroracers.terms import (
    AIR_BRAKE,
    AIRCOINS,
    BET_SLOT,
    CHOOSE_GAIN,
    CHOOSE_TOKENS,
    CRASH_REMOVE,
    HAND_SIZE,
    HOP,
    KEEP,
    LATE_BET,
    MIRROR,
    MOST_SQUARES,
    NO_BET,
    NO_CARD,
    NO_SQUARE,
    NO_TOKEN,
    OVER,
    PLACE_TOKEN,
    RECYCLE,
    RUSH,
    SUPERCHARGE,
    TILE_AT,
    TURN,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

ABILITIES: Final = (DO_SUPERCHARGE, DO_HOP, DO_MIRROR)
MOVED: Final = {PLACE_TOKEN, CRASH_REMOVE, CHOOSE_GAIN, CHOOSE_TOKENS, SUPERCHARGE, HOP, KEEP}


def refuse(state: HydroracersState, seat: i64, data: Json, seen: i64) -> IllegalActionError | None:
    """Name the first check that an attempt fails, in the order of the rules, or None."""
    verb = verb_of(state.setup.table.verbs, data)
    refused = wrong_time(state, seat, verb, seen)
    if refused is not None:
        return refused
    kind = verb.kind
    if kind == DO_BET:
        return wrong_bet(state, seat, verb, data)
    if kind == DO_PLAY or kind == DO_PASS:
        return wrong_card(state, seat, verb, data)
    if kind == DO_PLACE:
        return wrong_element(state, seat, verb, data)
    if kind == DO_REMOVE or kind == DO_TOKENS:
        return wrong_square(state, seat, verb, data)
    if kind == DO_CHOOSE_PILOT:
        return wrong_pilot(state, verb, data)
    if kind == DO_END_TURN:
        return None
    return refuse_campaign(state, seat, verb, data)


def wrong_time(
    state: HydroracersState, seat: i64, verb: Verb, seen: i64
) -> IllegalActionError | None:
    if state.phase == OVER:
        return IllegalActionError("game_over", "HR-104")
    if seen != CURRENT:
        return IllegalActionError("stale_state", "HR-28")
    if seat != state.to_act:
        return IllegalActionError("not_your_decision", "HR-14")
    if verb.kind == DO_BET:
        if int(state.phase) in verb.phases:
            return None
        if state.phase in MOVED:
            return IllegalActionError("bet_too_late", "HR-78")
        return IllegalActionError("not_your_decision", "HR-77")
    if int(state.phase) not in verb.phases:
        if verb.kind in ABILITIES:
            return IllegalActionError("no_such_ability", verb.rule)
        return IllegalActionError("not_your_decision", "HR-14")
    return None


def wrong_bet(
    state: HydroracersState, seat: i64, verb: Verb, data: Json
) -> IllegalActionError | None:
    setup = state.setup
    slot, plane = verb.number_of("slot", data), verb.number_of("plane", data)
    if not setup.betting:
        return IllegalActionError("bets_are_off", "HR-77")
    if state.of(seat, BET_SLOT) != NO_BET:
        return IllegalActionError("already_bet", "HR-77")
    if slot < 0:
        return IllegalActionError("bad_slot", "HR-80", slot=shown(data.get("slot"), 20))
    if plane < 0 or not is_in_race(state, plane):
        return IllegalActionError("bad_plane", "HR-83", plane=shown(data.get("plane"), 20))
    stake = setup.edition.numbers.stakes[slot]
    if not is_slot_open(state, slot):
        return IllegalActionError("slot_taken", "HR-80", slot=int(stake))
    purse = int(state.of(seat, AIRCOINS))
    if purse < stake:
        return IllegalActionError("not_enough_aircoins", "HR-80", held=purse)
    return None


def wrong_card(
    state: HydroracersState, seat: i64, verb: Verb, data: Json
) -> IllegalActionError | None:
    setup = state.setup
    empty = state.of(seat, HAND_SIZE) == 0
    if verb.kind == DO_PASS and "card" not in data:
        if not empty:
            return IllegalActionError("pass_needs_card", "HR-65")
        return wrong_brake(state, seat, verb)
    if verb.kind == DO_PASS and empty:
        return IllegalActionError("hand_empty", "HR-68")
    card = card_index(state, verb, data)
    held = card != NO_CARD and card != setup.edition.auto_pass
    if not held or state.in_hand(seat, card) == 0:
        return IllegalActionError("card_not_in_hand", "HR-28", card=shown(data.get("card"), 20))
    if verb.kind == DO_PLAY and not shows_value(state, card, verb, data):
        return IllegalActionError("bad_card_value", "HR-180", card=setup.words[card])
    return wrong_brake(state, seat, verb)


def shows_value(state: HydroracersState, card: int, verb: Verb, data: Json) -> bool:
    """Return whether a card shows the value named; only cards with several values need that."""
    edition = state.setup.edition
    values: list[int] = [0]
    if card >= edition.race_cards:
        values = edition.deck.movement[card - int(edition.race_cards)].values
    if "value" not in verb.keys:
        return len(values) == 1
    return len(values) > 1 and verb.number_of("value", data) in values


def wrong_brake(state: HydroracersState, seat: i64, verb: Verb) -> IllegalActionError | None:
    if not verb.name.endswith(BRAKED) or owns(state, seat, AIR_BRAKE):
        return None
    return IllegalActionError("no_such_ability", "HR-198")


def wrong_element(
    state: HydroracersState, seat: i64, verb: Verb, data: Json
) -> IllegalActionError | None:
    element = verb.number_of("element", data)
    name = shown(data.get("element"), 20)
    if element < 0:
        return IllegalActionError("bad_element", "HR-108", element=name)
    if first_empty(state, seat, element) == NO_SQUARE:
        return IllegalActionError("element_full", "HR-117", element=name)
    return None


def wrong_square(
    state: HydroracersState, seat: i64, verb: Verb, data: Json
) -> IllegalActionError | None:
    element, square = verb.number_of("element", data), verb.number_of("square", data)
    if element >= 0 and square >= 0:
        if state.of(seat, TILE_AT + element * MOST_SQUARES + square) != NO_TOKEN:
            return None
    return IllegalActionError("bad_token_choice", verb.rule)


def wrong_pilot(state: HydroracersState, verb: Verb, data: Json) -> IllegalActionError | None:
    pilot = verb.number_of("pilot", data)
    if pilot >= 0 and is_pilot_free(state, pilot):
        return None
    return IllegalActionError("pilot_taken", "HR-6", pilot=shown(data.get("pilot"), 20))


def default_action(state: HydroracersState) -> Action:
    """Choose for a seat whose time has run out: pass with the lowest card, pay for nothing."""
    table = state.setup.table
    legal = state.legal_actions()
    if state.phase == LATE_BET:
        return table.actions[END_TURN_CODE]
    if state.phase in {SUPERCHARGE, HOP, MIRROR, RUSH}:
        return legal[-1]
    if state.phase == RECYCLE:
        return cheapest_exchange(state, legal)
    if state.phase == TURN:
        for action in legal:
            if action.code == PASS_EMPTY or table.kind[action.code] == DO_PASS:
                return action
    return legal[0]


def cheapest_exchange(state: HydroracersState, legal: list[Action]) -> Action:
    """Return the exchange that costs least, of equal ones with the lowest card."""
    setup = state.setup
    taken = pending_card(state)
    best = legal[0]
    for action in legal:
        cost = price(setup, taken, setup.table.card[action.code], 1)
        if cost < price(setup, taken, setup.table.card[best.code], 1):
            best = action
    return best
