"""Why an attempt of a campaign is refused (docs/rules/hydroracers.md, "Refusals")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from voltige.core.action import Json
from voltige.core.errors import IllegalActionError, NotationError, shown
from voltige.games.hydroracers.actions import (
    DO_CHOOSE_CIRCUIT,
    DO_CHOOSE_GRID,
    DO_GAIN,
    DO_HOP,
    DO_KEEP,
    DO_LEVEL,
    DO_MIRROR,
    DO_PASS,
    DO_PLACE_DEV,
    DO_PLAY,
    DO_RECYCLE,
    DO_RUSH,
    DO_SPY,
    DO_SUPERCHARGE,
    DO_TOKENS,
    DO_VICTIM,
    GAIN_NAMES,
    ON_CARD,
    ON_PUBLIC,
    ON_RESERVED,
    ON_TRACK,
    PLACE_NAMES,
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
    CHOOSE_CIRCUIT,
    CHOOSE_GAIN,
    CHOOSE_GRID,
    CHOOSE_LEVEL,
    CHOOSE_TOKENS,
    CHOOSE_VICTIM,
    DISPLAY_AT,
    ELEMENT_NAMES,
    GRID_NAMES,
    HOP,
    KEEP,
    LEVEL_AT,
    LEVELS,
    MIRROR,
    NO_CARD,
    PENDING_SPACE,
    PLACE_DEV,
    RECYCLE,
    RUSH,
    SPY_TAKE,
    SUPERCHARGE,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

CAMPAIGN_VERBS: Final = {
    "play_as": DO_PLAY,
    "play_braked": DO_PLAY,
    "play_as_braked": DO_PLAY,
    "pass_braked": DO_PASS,
    "choose_gain": DO_GAIN,
    "choose_tokens": DO_TOKENS,
    "supercharge": DO_SUPERCHARGE,
    "hop": DO_HOP,
    "mirror": DO_MIRROR,
    "keep": DO_KEEP,
    "choose_circuit": DO_CHOOSE_CIRCUIT,
    "choose_grid": DO_CHOOSE_GRID,
    "place_dev": DO_PLACE_DEV,
    "rush": DO_RUSH,
    "recycle": DO_RECYCLE,
    "spy_take": DO_SPY,
    "choose_level": DO_LEVEL,
    "choose_victim": DO_VICTIM,
}
CAMPAIGN_KEYS: Final = {
    "play_as": {"do", "card", "value"},
    "play_braked": {"do", "card"},
    "play_as_braked": {"do", "card", "value"},
    "pass_braked": {"do", "card"},
    "choose_gain": {"do", "gain"},
    "choose_tokens": {"do", "element", "square"},
    "supercharge": {"do", "answer"},
    "hop": {"do", "answer"},
    "mirror": {"do", "answer"},
    "keep": {"do", "card"},
    "choose_circuit": {"do", "circuit"},
    "choose_grid": {"do", "grid"},
    "place_dev": {"do", "where", "space", "plane"},
    "rush": {"do", "answer"},
    "recycle": {"do", "card"},
    "spy_take": {"do", "card"},
    "choose_level": {"do", "element"},
    "choose_victim": {"do", "plane"},
}
CAMPAIGN_PHASES: Final = {
    DO_GAIN: CHOOSE_GAIN,
    DO_TOKENS: CHOOSE_TOKENS,
    DO_SUPERCHARGE: SUPERCHARGE,
    DO_HOP: HOP,
    DO_MIRROR: MIRROR,
    DO_KEEP: KEEP,
    DO_CHOOSE_CIRCUIT: CHOOSE_CIRCUIT,
    DO_CHOOSE_GRID: CHOOSE_GRID,
    DO_PLACE_DEV: PLACE_DEV,
    DO_RUSH: RUSH,
    DO_RECYCLE: RECYCLE,
    DO_SPY: SPY_TAKE,
    DO_LEVEL: CHOOSE_LEVEL,
    DO_VICTIM: CHOOSE_VICTIM,
}
ANSWERS: Final = ["yes", "no"]
ABILITIES: Final = {DO_SUPERCHARGE: "HR-200", DO_HOP: "HR-195", DO_MIRROR: "HR-196"}


def refuse_campaign(
    state: HydroracersState, seat: i64, verb: int, data: Json
) -> IllegalActionError | None:
    """Name the first check that an attempt fails, or None; the phase is right."""
    if verb == DO_PLACE_DEV:
        return wrong_place(state, seat, data)
    if verb == DO_RECYCLE:
        return wrong_recycle(state, seat, data)
    if verb == DO_SPY:
        return wrong_spy(state, seat, data)
    if verb == DO_KEEP:
        card = card_index(state, data)
        if card == NO_CARD or not was_looked_at(state, card):
            return IllegalActionError("card_not_seen", "HR-201", card=shown(data.get("card"), 20))
        return None
    if verb == DO_LEVEL:
        return wrong_level(state, seat, data)
    if verb in {DO_SUPERCHARGE, DO_HOP, DO_MIRROR, DO_RUSH}:
        if data.get("answer") not in ANSWERS:
            raise NotationError("unknown_action", text=shown(data.get("do"), 40))
        return None
    return wrong_name(state, seat, verb, data)


def wrong_name(
    state: HydroracersState, seat: i64, verb: int, data: Json
) -> IllegalActionError | None:
    """Refuse a circuit, a grid, a gain or a victim that there is not."""
    edition = state.setup.edition
    if verb == DO_CHOOSE_CIRCUIT:
        if data.get("circuit") not in edition.circuit_ids:
            name = shown(data.get("circuit"), 20)
            return IllegalActionError("bad_circuit", "HR-138", circuit=name)
    elif verb == DO_CHOOSE_GRID:
        if data.get("grid") not in GRID_NAMES:
            return IllegalActionError("bad_grid", "HR-139", grid=shown(data.get("grid"), 20))
    elif verb == DO_GAIN:
        if data.get("gain") not in GAIN_NAMES:
            return IllegalActionError("bad_gain", "HR-186", gain=shown(data.get("gain"), 20))
    else:
        plane: Any = data.get("plane")
        known = plane in edition.plane_ids
        if not known or not is_victim(state.setup, seat, edition.plane_ids.index(plane)):
            return IllegalActionError("not_an_opponent", "HR-209")
    return None


def card_index(state: HydroracersState, data: Json) -> int:
    """Return the card that an attempt names, or NO_CARD."""
    name = data.get("card")
    words = state.setup.words
    return words.index(name) if isinstance(name, str) and name in words else NO_CARD


def wrong_place(state: HydroracersState, seat: i64, data: Json) -> IllegalActionError | None:
    """Refuse a place that is not there or not open (HR-145)."""
    setup = state.setup
    where = data.get("where")
    if not isinstance(where, str) or where not in PLACE_NAMES:
        return IllegalActionError("bad_place", "HR-145")
    what = PLACE_NAMES.index(where)
    space = place_number(state, what, data)
    if space < 0:
        return IllegalActionError("bad_place", "HR-145")
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


def place_number(state: HydroracersState, what: int, data: Json) -> int:
    """Return the number of a place, or -1; keys that do not belong to it make it none."""
    wanted = {ON_CARD: "space", ON_PUBLIC: "space", ON_RESERVED: "plane"}.get(what, "")
    if set(data) != {"do", "where"} | ({wanted} if wanted else set()):
        return -1
    if what == ON_TRACK:
        return 0
    value: Any = data.get(wanted)
    if what == ON_RESERVED:
        planes = state.setup.edition.plane_ids
        return planes.index(value) if isinstance(value, str) and value in planes else -1
    numbers = state.setup.edition.development
    most = int(numbers.display) if what == ON_CARD else len(numbers.public)
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most:
        return value - 1
    return -1


def wrong_recycle(state: HydroracersState, seat: i64, data: Json) -> IllegalActionError | None:
    """Refuse a card that one has not, or whose difference one cannot pay (HR-153 to HR-158)."""
    setup = state.setup
    card = card_index(state, data)
    if card == NO_CARD or card == setup.edition.auto_pass or state.owned(seat, card) == 0:
        return IllegalActionError("bad_recycle", "HR-158", card=shown(data.get("card"), 20))
    rate = rate_of(setup, state.shared(PENDING_SPACE))
    if price(setup, pending_card(state), card, rate) > state.of(seat, AIRCOINS):
        return IllegalActionError(
            "not_enough_aircoins", "HR-155", held=int(state.of(seat, AIRCOINS))
        )
    return None


def wrong_spy(state: HydroracersState, seat: i64, data: Json) -> IllegalActionError | None:
    """Refuse a card that is not on the track or cannot be paid for (HR-159, HR-164)."""
    card = card_index(state, data)
    if card == NO_CARD or not on_track(state, card):
        return IllegalActionError("not_on_track", "HR-159", card=shown(data.get("card"), 20))
    purse = state.of(seat, AIRCOINS)
    if not can_pay(state, seat, card, state.setup.edition.development.spy_rate, purse):
        return IllegalActionError("not_enough_aircoins", "HR-164", held=int(purse))
    return None


def wrong_level(state: HydroracersState, seat: i64, data: Json) -> IllegalActionError | None:
    """Refuse an element that there is not, or whose tile cannot rise (HR-207, HR-208)."""
    name = data.get("element")
    if not isinstance(name, str) or name not in ELEMENT_NAMES:
        return IllegalActionError("bad_element", "HR-207", element=shown(name, 20))
    if state.of(seat, LEVEL_AT + ELEMENT_NAMES.index(name)) >= LEVELS:
        return IllegalActionError("level_highest", "HR-208", element=name)
    return None
