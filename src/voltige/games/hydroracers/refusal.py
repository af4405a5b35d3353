"""Why an attempt is refused (docs/rules/hydroracers.md, "Refusals")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.core.action import Action, Json
from voltige.core.errors import IllegalActionError, NotationError, Refusal, shown
from voltige.core.state import CURRENT
from voltige.core.verbs import Verb, verb_of
from voltige.games.hydroracers import actions, terms
from voltige.games.hydroracers.development import can_pay, pending_card, price, rate_of
from voltige.games.hydroracers.legal.codes import is_in_race, is_pilot_free, is_slot_open
from voltige.games.hydroracers.legal.development import (
    is_victim,
    may_place,
    on_track,
    was_looked_at,
)
from voltige.games.hydroracers.zones import first_empty, owns

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

ABILITIES: Final = (actions.DO_SUPERCHARGE, actions.DO_HOP, actions.DO_MIRROR)


def refuse(state: HydroracersState, seat: i64, data: Json, seen: i64) -> Refusal:
    """Name the first check that an attempt fails, in the order of the rules, or None."""
    verb = verb_of(state.setup.table.verbs, data)
    refused = wrong_time(state, seat, verb, seen)
    if refused is not None:
        return refused
    kind = verb.kind
    if kind == actions.DO_BET:
        return wrong_bet(state, seat, verb, data)
    if kind == actions.DO_PLAY or kind == actions.DO_PASS:
        return wrong_card(state, seat, verb, data)
    if kind == actions.DO_PLACE:
        return wrong_element(state, seat, verb, data)
    if kind == actions.DO_REMOVE or kind == actions.DO_TOKENS:
        return wrong_square(state, seat, verb, data)
    if kind == actions.DO_CHOOSE_PILOT:
        return wrong_pilot(state, verb, data)
    if kind == actions.DO_END_TURN:
        return None
    return refuse_campaign(state, seat, verb, data)


def wrong_time(state: HydroracersState, seat: i64, verb: Verb, seen: i64) -> Refusal:
    if state.phase == terms.OVER:
        return IllegalActionError("game_over", "HR-104")
    if seen != CURRENT:
        return IllegalActionError("stale_state", "HR-28")
    if seat != state.to_act:
        return IllegalActionError("not_your_decision", "HR-14")
    if verb.kind == actions.DO_BET:
        if int(state.phase) in verb.phases:
            return None
        if state.phase in terms.MOVED:
            return IllegalActionError("bet_too_late", "HR-78")
        return IllegalActionError("not_your_decision", "HR-77")
    if int(state.phase) not in verb.phases:
        if verb.kind in ABILITIES:
            return IllegalActionError("no_such_ability", verb.rule)
        return IllegalActionError("not_your_decision", "HR-14")
    return None


def wrong_bet(state: HydroracersState, seat: i64, verb: Verb, data: Json) -> Refusal:
    setup = state.setup
    slot, plane = verb.number_of("slot", data), verb.number_of("plane", data)
    if not setup.betting:
        return IllegalActionError("bets_are_off", "HR-77")
    if state.of(seat, terms.BET_SLOT) != terms.NO_BET:
        return IllegalActionError("already_bet", "HR-77")
    if slot < 0:
        return IllegalActionError("bad_slot", "HR-80", slot=shown(data.get("slot"), 20))
    if plane < 0 or not is_in_race(state, plane):
        return IllegalActionError("bad_plane", "HR-83", plane=shown(data.get("plane"), 20))
    stake = setup.edition.numbers.stakes[slot]
    if not is_slot_open(state, slot):
        return IllegalActionError("slot_taken", "HR-80", slot=int(stake))
    purse = int(state.of(seat, terms.AIRCOINS))
    if purse < stake:
        return IllegalActionError("not_enough_aircoins", "HR-80", held=purse)
    return None


def wrong_card(state: HydroracersState, seat: i64, verb: Verb, data: Json) -> Refusal:
    setup = state.setup
    empty = state.of(seat, terms.HAND_SIZE) == 0
    if verb.kind == actions.DO_PASS and "card" not in data:
        if not empty:
            return IllegalActionError("pass_needs_card", "HR-65")
        return wrong_brake(state, seat, verb)
    if verb.kind == actions.DO_PASS and empty:
        return IllegalActionError("hand_empty", "HR-68")
    card = card_index(state, verb, data)
    held = card != terms.NO_CARD and card != setup.edition.auto_pass
    if not held or state.in_hand(seat, card) == 0:
        return IllegalActionError("card_not_in_hand", "HR-28", card=shown(data.get("card"), 20))
    if verb.kind == actions.DO_PLAY and not shows_value(state, card, verb, data):
        return IllegalActionError("bad_card_value", "HR-180", card=setup.words[card])
    return wrong_brake(state, seat, verb)


def shows_value(state: HydroracersState, card: int, verb: Verb, data: Json) -> bool:
    """Return whether a card shows the value named; only cards with several values need that."""
    edition = state.setup.edition
    values: list[int] = [0]
    if card >= edition.race_cards:
        values = edition.developed(card).values
    if "value" not in verb.keys:
        return len(values) == 1
    return len(values) > 1 and verb.number_of("value", data) in values


def wrong_brake(state: HydroracersState, seat: i64, verb: Verb) -> Refusal:
    if not verb.name.endswith(actions.BRAKED) or owns(state, seat, terms.AIR_BRAKE):
        return None
    return IllegalActionError("no_such_ability", "HR-198")


def wrong_element(state: HydroracersState, seat: i64, verb: Verb, data: Json) -> Refusal:
    element = verb.number_of("element", data)
    name = shown(data.get("element"), 20)
    if element < 0:
        return IllegalActionError("bad_element", "HR-108", element=name)
    if first_empty(state, seat, element) == terms.NO_SQUARE:
        return IllegalActionError("element_full", "HR-117", element=name)
    return None


def wrong_square(state: HydroracersState, seat: i64, verb: Verb, data: Json) -> Refusal:
    element, square = verb.number_of("element", data), verb.number_of("square", data)
    if element >= 0 and square >= 0:
        if state.of(seat, terms.TILE_AT + element * terms.MOST_SQUARES + square) != terms.NO_TOKEN:
            return None
    return IllegalActionError("bad_token_choice", verb.rule)


def wrong_pilot(state: HydroracersState, verb: Verb, data: Json) -> Refusal:
    pilot = verb.number_of("pilot", data)
    if pilot >= 0 and is_pilot_free(state, pilot):
        return None
    return IllegalActionError("pilot_taken", "HR-6", pilot=shown(data.get("pilot"), 20))


# -- a campaign ---------------------------------------------------------------------------------------


def refuse_campaign(state: HydroracersState, seat: i64, verb: Verb, data: Json) -> Refusal:
    """Name the first check that an attempt fails, or None; the phase is right."""
    kind = verb.kind
    if kind == actions.DO_PLACE_DEV:
        return wrong_place(state, seat, verb, data)
    if kind == actions.DO_RECYCLE:
        return wrong_recycle(state, seat, verb, data)
    if kind == actions.DO_SPY:
        return wrong_spy(state, seat, verb, data)
    if kind == actions.DO_KEEP:
        card = card_index(state, verb, data)
        if card == terms.NO_CARD or not was_looked_at(state, card):
            return IllegalActionError("card_not_seen", "HR-201", card=shown(data.get("card"), 20))
        return None
    if kind == actions.DO_LEVEL:
        return wrong_level(state, seat, verb, data)
    if kind in {actions.DO_SUPERCHARGE, actions.DO_HOP, actions.DO_MIRROR, actions.DO_RUSH}:
        if verb.number_of("answer", data) < 0:
            raise NotationError("unknown_action", text=shown(data.get("do"), 40))
        return None
    return wrong_name(state, seat, verb, data)


def wrong_name(state: HydroracersState, seat: i64, verb: Verb, data: Json) -> Refusal:
    """Refuse a circuit, a grid, a gain or a victim that there is not."""
    key = verb.parameters[0].name
    number = verb.number_of(key, data)
    if verb.kind == actions.DO_VICTIM:
        if number < 0 or not is_victim(state.setup, seat, number):
            return IllegalActionError("not_an_opponent", verb.rule)
    elif number < 0:
        name = shown(data.get(key), 20)
        if verb.kind == actions.DO_CHOOSE_CIRCUIT:
            return IllegalActionError("bad_circuit", verb.rule, circuit=name)
        if verb.kind == actions.DO_CHOOSE_GRID:
            return IllegalActionError("bad_grid", verb.rule, grid=name)
        return IllegalActionError("bad_gain", verb.rule, gain=name)
    return None


def card_index(state: HydroracersState, verb: Verb, data: Json) -> int:
    """Return the card that an attempt names, or NO_CARD; a race knows none from development."""
    card = verb.number_of("card", data)
    return card if card < len(state.setup.words) else terms.NO_CARD


def wrong_place(state: HydroracersState, seat: i64, verb: Verb, data: Json) -> Refusal:
    """Refuse a place that is not there or not open (HR-145)."""
    setup = state.setup
    numbers = [verb.number_of(parameter.name, data) for parameter in verb.parameters]
    if len(data) != len(verb.keys) or min(numbers) < 0:
        return IllegalActionError("bad_place", "HR-145")
    what, space = [*numbers, 0][:2]
    if what == actions.ON_RESERVED and setup.plane[seat] != space:
        return IllegalActionError("not_your_space", "HR-167")
    if may_place(state, seat, what, space):
        return None
    if what == actions.ON_TRACK:
        return IllegalActionError("no_card_to_spy", "HR-162")
    if what != actions.ON_CARD:
        return IllegalActionError("space_taken", "HR-168")
    kind = state.shared(terms.DISPLAY_AT + space)
    if kind == terms.NO_CARD:
        return IllegalActionError("bad_place", "HR-145")
    if kind < setup.edition.movement_devs:
        return IllegalActionError("cannot_pay_exchange", "HR-151")
    return IllegalActionError("already_owned", "HR-152", card=setup.edition.dev_words[kind])


def wrong_recycle(state: HydroracersState, seat: i64, verb: Verb, data: Json) -> Refusal:
    """Refuse a card that one has not, or whose difference one cannot pay (HR-153 to HR-158)."""
    setup = state.setup
    card = card_index(state, verb, data)
    if card == terms.NO_CARD or card == setup.edition.auto_pass or state.owned(seat, card) == 0:
        return IllegalActionError("bad_recycle", "HR-158", card=shown(data.get("card"), 20))
    rate = rate_of(setup, state.shared(terms.PENDING_SPACE))
    if price(setup, pending_card(state), card, rate) > state.of(seat, terms.AIRCOINS):
        return IllegalActionError(
            "not_enough_aircoins", "HR-155", held=int(state.of(seat, terms.AIRCOINS))
        )
    return None


def wrong_spy(state: HydroracersState, seat: i64, verb: Verb, data: Json) -> Refusal:
    """Refuse a card that is not on the track or cannot be paid for (HR-159, HR-164)."""
    card = card_index(state, verb, data)
    if card == terms.NO_CARD or not on_track(state, card):
        return IllegalActionError("not_on_track", "HR-159", card=shown(data.get("card"), 20))
    purse = state.of(seat, terms.AIRCOINS)
    if not can_pay(state, seat, card, state.setup.edition.development.spy_rate, purse):
        return IllegalActionError("not_enough_aircoins", "HR-164", held=int(purse))
    return None


def wrong_level(state: HydroracersState, seat: i64, verb: Verb, data: Json) -> Refusal:
    """Refuse an element that there is not, or whose tile cannot rise (HR-207, HR-208)."""
    element = verb.number_of("element", data)
    name = shown(data.get("element"), 20)
    if element < 0:
        return IllegalActionError("bad_element", "HR-207", element=name)
    if state.of(seat, terms.LEVEL_AT + element) >= terms.LEVELS:
        return IllegalActionError("level_highest", "HR-208", element=name)
    return None


# -- when time has run out --------------------------------------------------------------------------


def default_action(state: HydroracersState) -> Action:
    """Choose for a seat whose time has run out: pass with the lowest card, pay for nothing."""
    table = state.setup.table
    legal = state.legal_actions()
    if state.phase == terms.LATE_BET:
        return table.actions[actions.END_TURN_CODE]
    if state.phase in {terms.SUPERCHARGE, terms.HOP, terms.MIRROR, terms.RUSH}:
        return legal[-1]
    if state.phase == terms.RECYCLE:
        return cheapest_exchange(state, legal)
    if state.phase == terms.TURN:
        for action in legal:
            if action.code == actions.PASS_EMPTY or table.kind[action.code] == actions.DO_PASS:
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
