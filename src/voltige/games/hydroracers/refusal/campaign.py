"""Why an attempt of a campaign is refused (docs/rules/hydroracers.md, "Refusals")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.action import Json
from voltige.core.errors import IllegalActionError, NotationError, shown
from voltige.core.verbs import Verb
from voltige.games.hydroracers.actions import (
    DO_CHOOSE_CIRCUIT,
    DO_CHOOSE_GRID,
    DO_HOP,
    DO_KEEP,
    DO_LEVEL,
    DO_MIRROR,
    DO_PLACE_DEV,
    DO_RECYCLE,
    DO_RUSH,
    DO_SPY,
    DO_SUPERCHARGE,
    DO_VICTIM,
    ON_CARD,
    ON_RESERVED,
    ON_TRACK,
)
from voltige.games.hydroracers.development import can_pay, pending_card, price, rate_of
from voltige.games.hydroracers.legal.development import (
    is_victim,
    may_place,
    on_track,
    was_looked_at,
)
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    DISPLAY_AT,
    LEVEL_AT,
    LEVELS,
    NO_CARD,
    PENDING_SPACE,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def refuse_campaign(
    state: HydroracersState, seat: i64, verb: Verb, data: Json
) -> IllegalActionError | None:
    """Name the first check that an attempt fails, or None; the phase is right."""
    kind = verb.kind
    if kind == DO_PLACE_DEV:
        return wrong_place(state, seat, verb, data)
    if kind == DO_RECYCLE:
        return wrong_recycle(state, seat, verb, data)
    if kind == DO_SPY:
        return wrong_spy(state, seat, verb, data)
    if kind == DO_KEEP:
        card = card_index(state, verb, data)
        if card == NO_CARD or not was_looked_at(state, card):
            return IllegalActionError("card_not_seen", "HR-201", card=shown(data.get("card"), 20))
        return None
    if kind == DO_LEVEL:
        return wrong_level(state, seat, verb, data)
    if kind in {DO_SUPERCHARGE, DO_HOP, DO_MIRROR, DO_RUSH}:
        if verb.number_of("answer", data) < 0:
            raise NotationError("unknown_action", text=shown(data.get("do"), 40))
        return None
    return wrong_name(state, seat, verb, data)


def wrong_name(
    state: HydroracersState, seat: i64, verb: Verb, data: Json
) -> IllegalActionError | None:
    """Refuse a circuit, a grid, a gain or a victim that there is not."""
    key = verb.parameters[0].name
    number = verb.number_of(key, data)
    if verb.kind == DO_VICTIM:
        if number < 0 or not is_victim(state.setup, seat, number):
            return IllegalActionError("not_an_opponent", verb.rule)
    elif number < 0:
        name = shown(data.get(key), 20)
        if verb.kind == DO_CHOOSE_CIRCUIT:
            return IllegalActionError("bad_circuit", verb.rule, circuit=name)
        if verb.kind == DO_CHOOSE_GRID:
            return IllegalActionError("bad_grid", verb.rule, grid=name)
        return IllegalActionError("bad_gain", verb.rule, gain=name)
    return None


def card_index(state: HydroracersState, verb: Verb, data: Json) -> int:
    """Return the card that an attempt names, or NO_CARD; a race knows none from development."""
    card = verb.number_of("card", data)
    return card if card < len(state.setup.words) else NO_CARD


def wrong_place(
    state: HydroracersState, seat: i64, verb: Verb, data: Json
) -> IllegalActionError | None:
    """Refuse a place that is not there or not open (HR-145)."""
    setup = state.setup
    numbers = [verb.number_of(parameter.name, data) for parameter in verb.parameters]
    if len(data) != len(verb.keys) or min(numbers) < 0:
        return IllegalActionError("bad_place", "HR-145")
    what, space = [*numbers, 0][:2]
    if what == ON_RESERVED and setup.plane[seat] != space:
        return IllegalActionError("not_your_space", "HR-167")
    if may_place(state, seat, what, space):
        return None
    if what == ON_TRACK:
        return IllegalActionError("no_card_to_spy", "HR-162")
    if what != ON_CARD:
        return IllegalActionError("space_taken", "HR-168")
    kind = state.shared(DISPLAY_AT + space)
    if kind == NO_CARD:
        return IllegalActionError("bad_place", "HR-145")
    if kind < setup.edition.movement_devs:
        return IllegalActionError("cannot_pay_exchange", "HR-151")
    return IllegalActionError("already_owned", "HR-152", card=setup.edition.dev_words[kind])


def wrong_recycle(
    state: HydroracersState, seat: i64, verb: Verb, data: Json
) -> IllegalActionError | None:
    """Refuse a card that one has not, or whose difference one cannot pay (HR-153 to HR-158)."""
    setup = state.setup
    card = card_index(state, verb, data)
    if card == NO_CARD or card == setup.edition.auto_pass or state.owned(seat, card) == 0:
        return IllegalActionError("bad_recycle", "HR-158", card=shown(data.get("card"), 20))
    rate = rate_of(setup, state.shared(PENDING_SPACE))
    if price(setup, pending_card(state), card, rate) > state.of(seat, AIRCOINS):
        return IllegalActionError(
            "not_enough_aircoins", "HR-155", held=int(state.of(seat, AIRCOINS))
        )
    return None


def wrong_spy(
    state: HydroracersState, seat: i64, verb: Verb, data: Json
) -> IllegalActionError | None:
    """Refuse a card that is not on the track or cannot be paid for (HR-159, HR-164)."""
    card = card_index(state, verb, data)
    if card == NO_CARD or not on_track(state, card):
        return IllegalActionError("not_on_track", "HR-159", card=shown(data.get("card"), 20))
    purse = state.of(seat, AIRCOINS)
    if not can_pay(state, seat, card, state.setup.edition.development.spy_rate, purse):
        return IllegalActionError("not_enough_aircoins", "HR-164", held=int(purse))
    return None


def wrong_level(
    state: HydroracersState, seat: i64, verb: Verb, data: Json
) -> IllegalActionError | None:
    """Refuse an element that there is not, or whose tile cannot rise (HR-207, HR-208)."""
    element = verb.number_of("element", data)
    name = shown(data.get("element"), 20)
    if element < 0:
        return IllegalActionError("bad_element", "HR-207", element=name)
    if state.of(seat, LEVEL_AT + element) >= LEVELS:
        return IllegalActionError("level_highest", "HR-208", element=name)
    return None
