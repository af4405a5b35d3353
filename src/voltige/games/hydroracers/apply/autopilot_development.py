"""Autopilots in development: three cards each, kept, used or let go (HR-231 to HR-234)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.games.hydroracers import events, terms
from voltige.games.hydroracers.apply.obtaining import apply_advantage
from voltige.games.hydroracers.apply.repair import leads
from voltige.games.hydroracers.options import HydroracersSetup

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def autopilot_in_turn(state: HydroracersState) -> i64:
    """Return the autopilot that draws next, least prestige first (HR-231, HR-246), or NO_SEAT."""
    setup = state.setup
    done = state.shared(terms.AUTO_DONE)
    for seat in range(setup.seats):
        if setup.autopilot[seat] == 1:
            before: i64 = 0
            for other in range(setup.seats):
                if setup.autopilot[other] == 1 and other != seat and is_behind(state, other, seat):
                    before += 1
            if before == done:
                return seat
    return terms.NO_SEAT


def is_behind(state: HydroracersState, one: i64, other: i64) -> bool:
    """Return whether a seat has less prestige; if equal, the worse rank or the lower number."""
    if leads(state, other, one):
        return True
    return not leads(state, one, other) and one < other


def resolve_development(state: HydroracersState, kind: i64, journal: Journal | None) -> None:
    """Draw a development card for the autopilot in turn and carry it out."""
    setup = state.setup
    edition = setup.edition
    seat = state.taker
    state.add_shared(terms.AUTO_LEFT, -1)
    state.add_to_pile(setup.deck_pile, kind, -1)
    state.phase = terms.START_AUTOPILOTS
    given: i64 = terms.NO_CARD
    result = "used"
    if kind < edition.movement_devs:
        given = replaced_card(state, seat, kind)
        result = "discarded" if given == terms.NO_CARD else "exchanged"
    elif kind < edition.first_advantage:
        has_it = state.kept(seat, kind) > 0
        result = "discarded" if has_it else "kept"
    store_card(state, seat, kind, given)
    if journal is not None:
        word = "" if given == terms.NO_CARD else edition.words[given]
        journal.note(events.autopilot_drew(seat, edition.dev_words[kind], result, word))
    if result == "used":
        use_drawn(state, seat, kind, journal)


def store_card(state: HydroracersState, seat: i64, kind: i64, given: i64) -> None:
    """Lay a drawn card where it belongs: among the cards, beside the plane, or on a pile."""
    setup = state.setup
    edition = setup.edition
    state.set_shared(terms.DRAWN, kind)
    if kind >= edition.first_advantage:
        state.add_to_pile(setup.deck_pile, kind, 1)  # HR-233: shuffled back
    elif kind >= edition.movement_devs and state.kept(seat, kind) == 0:
        state.add_kept(seat, kind, 1)  # HR-232
    elif given == terms.NO_CARD:
        state.add_to_pile(setup.discard_pile, kind, 1)
    else:
        exchange(state, seat, kind + edition.race_cards, given)


def use_drawn(state: HydroracersState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """Use an advantage; the victim of a sabotage may be luck's (HR-233)."""
    setup = state.setup
    effect = setup.edition.advantage[kind - setup.edition.first_advantage]
    target = seat
    if effect == terms.SABOTAGE:
        target = terms.NO_SEAT
        if state.shared(terms.SPARE_DAMAGE) > 0:
            tied: i64 = 0
            for other in range(setup.seats):
                if is_foremost(state, other):
                    tied += 1
                    target = other
            if tied > 1:
                state.set_shared(terms.PENDING, kind)
                state.ask(terms.DRAW_VICTIM, CHANCE)
                return
    finish_drawn(state, kind, target, journal)


def is_foremost(state: HydroracersState, seat: i64) -> bool:
    """Return whether a seat has the most prestige of the opponents of the autopilot in turn."""
    if seat == state.taker:
        return False
    prestige = state.of(seat, terms.PRESTIGE)
    for other in range(state.setup.seats):
        if other != state.taker and state.of(other, terms.PRESTIGE) > prestige:
            return False
    return True


def resolve_victim(state: HydroracersState, victim: i64, journal: Journal | None) -> None:
    """Sabotage the opponent whom luck has named."""
    kind = state.shared(terms.PENDING)
    state.set_shared(terms.PENDING, terms.NO_CARD)
    state.phase = terms.START_AUTOPILOTS
    finish_drawn(state, kind, victim, journal)


def finish_drawn(state: HydroracersState, kind: i64, target: i64, journal: Journal | None) -> None:
    """Let the advantage take effect; its card has gone back already.

    ``AutopilotDrew`` has told of an advantage for the plane itself; a sabotage names its victim.
    """
    apply_advantage(state, kind, target, terms.NO_ELEMENT)
    if journal is not None and target != state.taker:
        word = state.setup.edition.dev_words[kind]
        journal.note(events.advantage_used(state.taker, word, target, "none"))


# -- movement cards -------------------------------------------------------------------------------


def replaced_card(state: HydroracersState, seat: i64, kind: i64) -> i64:
    """Return the card that a new one replaces, or NO_CARD (HR-234, HR-250)."""
    setup = state.setup
    edition = setup.edition
    worth = edition.exchange[kind + edition.race_cards] - edition.development.upgrade_step
    found: i64 = terms.NO_CARD
    for card in range(edition.auto_pass):
        if state.owned(seat, card) > 0:
            found = better_fit(setup, found, card, worth)
    for place in range(state.held(seat, terms.ADDED_SIZE)):
        found = better_fit(setup, found, state.held(seat, terms.ADDED_AT + place), worth)
    return found


def better_fit(setup: HydroracersSetup, found: i64, card: i64, worth: i64) -> i64:
    """Choose between the card found and the next: the first of exactly that worth, or the lowest."""
    value = setup.edition.exchange[card]
    if setup.rules.upgrade_lowest:
        fits = value <= worth and (found == terms.NO_CARD or value < setup.edition.exchange[found])
    else:
        fits = value == worth and found == terms.NO_CARD
    if fits:
        return card
    return found


def exchange(state: HydroracersState, seat: i64, new: i64, old: i64) -> None:
    """Put a card in the place of another, which leaves the game."""
    setup = state.setup
    state.add_owned(seat, old, -1)
    state.add_owned(seat, new, 1)
    state.add_to_pile(setup.removed_pile, old, 1)
    size = state.held(seat, terms.ADDED_SIZE)
    if old >= setup.edition.race_cards:
        place: i64 = 0
        while state.held(seat, terms.ADDED_AT + place) != old:
            place += 1
        size -= 1
        while place < size:
            following = state.held(seat, terms.ADDED_AT + place + 1)
            state.set_held(seat, terms.ADDED_AT + place, following)
            place += 1
    state.set_held(seat, terms.ADDED_AT + size, new)
    state.set_held(seat, terms.ADDED_SIZE, size + 1)
