"""Why an attempt is refused (docs/rules/hydroracers.md, "Refusals")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from voltige.core.action import Action, Json
from voltige.core.errors import IllegalActionError, NotationError, shown
from voltige.core.state import CURRENT
from voltige.games.hydroracers.actions import (
    DO_BET,
    DO_CHOOSE_PILOT,
    DO_END_TURN,
    DO_PASS,
    DO_PLACE,
    DO_PLAY,
    DO_REMOVE,
    DO_TOKENS,
    END_TURN_CODE,
    PASS_EMPTY,
)
from voltige.games.hydroracers.development import pending_card, price
from voltige.games.hydroracers.holdings import first_empty, owns
from voltige.games.hydroracers.legal.codes import is_in_race, is_pilot_free, is_slot_open
from voltige.games.hydroracers.refusal.campaign import (
    ABILITIES,
    CAMPAIGN_KEYS,
    CAMPAIGN_PHASES,
    CAMPAIGN_VERBS,
    card_index,
    refuse_campaign,
)
from voltige.games.hydroracers.terms import (
    AIR_BRAKE,
    AIRCOINS,
    BET_SLOT,
    CHOOSE_GAIN,
    CHOOSE_PILOT,
    CHOOSE_TOKENS,
    CRASH_REMOVE,
    ELEMENT_NAMES,
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

VERBS: Final = {
    "pass": DO_PASS,
    "end_turn": DO_END_TURN,
    "bet": DO_BET,
    "play": DO_PLAY,
    "place_token": DO_PLACE,
    "crash_remove": DO_REMOVE,
    "choose_pilot": DO_CHOOSE_PILOT,
    **CAMPAIGN_VERBS,
}
KEYS: Final = {
    "pass": {"do", "card"},
    "end_turn": {"do"},
    "bet": {"do", "slot", "plane"},
    "play": {"do", "card"},
    "place_token": {"do", "element"},
    "crash_remove": {"do", "element", "square"},
    "choose_pilot": {"do", "pilot"},
    **CAMPAIGN_KEYS,
}
PHASE_OF: Final = {
    DO_PASS: TURN,
    DO_PLAY: TURN,
    DO_END_TURN: LATE_BET,
    DO_PLACE: PLACE_TOKEN,
    DO_REMOVE: CRASH_REMOVE,
    DO_CHOOSE_PILOT: CHOOSE_PILOT,
    **CAMPAIGN_PHASES,
}
MOVED: Final = {PLACE_TOKEN, CRASH_REMOVE, CHOOSE_GAIN, CHOOSE_TOKENS, SUPERCHARGE, HOP, KEEP}


def read_verb(data: Json) -> int:
    """Read what kind of action an attempt is; raise NotationError when it is none."""
    verb = data.get("do")
    if not isinstance(verb, str) or verb not in VERBS:
        raise NotationError("unknown_action", text=shown(verb, 40))
    for key in data:
        if key not in KEYS[verb]:
            raise NotationError("unknown_action_key", verb=verb, key=shown(key, 40))
    return VERBS[verb]


def refuse(state: HydroracersState, seat: i64, data: Json, seen: i64) -> IllegalActionError | None:
    """Name the first check that an attempt fails, in the order of the rules, or None."""
    verb = read_verb(data)
    refused = wrong_time(state, seat, verb, seen)
    if refused is not None:
        return refused
    if verb == DO_BET:
        return wrong_bet(state, seat, data)
    if verb == DO_PLAY or verb == DO_PASS:
        return wrong_card(state, seat, verb, data)
    if verb == DO_PLACE:
        return wrong_element(state, seat, data)
    if verb == DO_REMOVE or verb == DO_TOKENS:
        return wrong_square(state, seat, verb, data)
    if verb == DO_CHOOSE_PILOT:
        return wrong_pilot(state, data)
    if verb == DO_END_TURN:
        return None
    return refuse_campaign(state, seat, verb, data)


def wrong_time(
    state: HydroracersState, seat: i64, verb: int, seen: i64
) -> IllegalActionError | None:
    if state.phase == OVER:
        return IllegalActionError("game_over", "HR-104")
    if seen != CURRENT:
        return IllegalActionError("stale_state", "HR-28")
    if seat != state.to_act:
        return IllegalActionError("not_your_decision", "HR-14")
    if verb == DO_BET:
        if state.phase == LATE_BET or state.phase == TURN:
            return None
        if state.phase in MOVED:
            return IllegalActionError("bet_too_late", "HR-78")
        return IllegalActionError("not_your_decision", "HR-77")
    if state.phase != PHASE_OF[verb]:
        if verb in ABILITIES:
            return IllegalActionError("no_such_ability", ABILITIES[verb])
        return IllegalActionError("not_your_decision", "HR-14")
    return None


def wrong_bet(state: HydroracersState, seat: i64, data: Json) -> IllegalActionError | None:
    setup = state.setup
    stakes = setup.edition.numbers.stakes
    stake, plane = data.get("slot"), data.get("plane")
    if not setup.betting:
        return IllegalActionError("bets_are_off", "HR-77")
    if state.of(seat, BET_SLOT) != NO_BET:
        return IllegalActionError("already_bet", "HR-77")
    if not is_whole(stake) or stake not in stakes:
        return IllegalActionError("bad_slot", "HR-80", slot=shown(stake, 20))
    slot: i64 = stakes.index(stake)
    if not isinstance(plane, str) or plane not in setup.edition.plane_ids:
        return IllegalActionError("bad_plane", "HR-83", plane=shown(plane, 20))
    if not is_in_race(state, setup.edition.plane_ids.index(plane)):
        return IllegalActionError("bad_plane", "HR-83", plane=plane)
    if not is_slot_open(state, slot):
        return IllegalActionError("slot_taken", "HR-80", slot=int(stakes[slot]))
    purse = int(state.of(seat, AIRCOINS))
    if purse < stakes[slot]:
        return IllegalActionError("not_enough_aircoins", "HR-80", held=purse)
    return None


def is_whole(value: Any) -> bool:
    """Return whether a JSON value is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def wrong_card(
    state: HydroracersState, seat: i64, verb: int, data: Json
) -> IllegalActionError | None:
    setup = state.setup
    empty = state.of(seat, HAND_SIZE) == 0
    if verb == DO_PASS and "card" not in data:
        if not empty:
            return IllegalActionError("pass_needs_card", "HR-65")
        return wrong_brake(state, seat, data)
    if verb == DO_PASS and empty:
        return IllegalActionError("hand_empty", "HR-68")
    card = card_index(state, data)
    held = card != NO_CARD and card != setup.edition.auto_pass
    if not held or state.in_hand(seat, card) == 0:
        return IllegalActionError("card_not_in_hand", "HR-28", card=shown(data.get("card"), 20))
    if verb == DO_PLAY and not shows_value(state, card, data):
        return IllegalActionError("bad_card_value", "HR-180", card=setup.words[card])
    return wrong_brake(state, seat, data)


def shows_value(state: HydroracersState, card: int, data: Json) -> bool:
    """Return whether a card shows the value named; only cards with several values need that."""
    edition = state.setup.edition
    values: list[int] = [0]
    if card >= edition.race_cards:
        values = edition.deck.movement[card - int(edition.race_cards)].values
    if not str(data["do"]).startswith("play_as"):
        return len(values) == 1
    return len(values) > 1 and is_whole(data.get("value")) and data["value"] in values


def wrong_brake(state: HydroracersState, seat: i64, data: Json) -> IllegalActionError | None:
    braked = str(data["do"]).endswith("_braked")
    if not braked or owns(state, seat, AIR_BRAKE):
        return None
    return IllegalActionError("no_such_ability", "HR-198")


def wrong_element(state: HydroracersState, seat: i64, data: Json) -> IllegalActionError | None:
    name = data.get("element")
    if not isinstance(name, str) or name not in ELEMENT_NAMES:
        return IllegalActionError("bad_element", "HR-108", element=shown(name, 20))
    element: i64 = ELEMENT_NAMES.index(name)
    if first_empty(state, seat, element) == NO_SQUARE:
        return IllegalActionError("element_full", "HR-117", element=name)
    return None


def wrong_square(
    state: HydroracersState, seat: i64, verb: int, data: Json
) -> IllegalActionError | None:
    name = data.get("element")
    square: Any = data.get("square")
    if isinstance(name, str) and name in ELEMENT_NAMES and is_whole(square):
        if 1 <= square <= MOST_SQUARES:
            place: i64 = ELEMENT_NAMES.index(name) * MOST_SQUARES + int(square) - 1
            if state.of(seat, TILE_AT + place) != NO_TOKEN:
                return None
    return IllegalActionError("bad_token_choice", "HR-115" if verb == DO_REMOVE else "HR-178")


def wrong_pilot(state: HydroracersState, data: Json) -> IllegalActionError | None:
    name = data.get("pilot")
    if isinstance(name, str) and name in state.setup.edition.pilot_ids:
        if is_pilot_free(state, state.setup.edition.pilot_ids.index(name)):
            return None
    return IllegalActionError("pilot_taken", "HR-6", pilot=shown(name, 20))


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
