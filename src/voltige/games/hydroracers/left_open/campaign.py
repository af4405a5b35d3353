"""What plain data leaves open of a campaign.

Cards as at the start, no technologies, a display filled from the deck in its order while cards are
developed, development tokens in the reserve, and cards that lie nowhere in the development deck or, if
they belong to planes, out of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voltige.core.errors import PositionError
from voltige.core.position import PositionReader
from voltige.games.hydroracers.development import tokens_on_display
from voltige.games.hydroracers.fields.kinds import OPEN
from voltige.games.hydroracers.fields.planes import TOKEN_COLUMNS
from voltige.games.hydroracers.phases import DEVELOPMENT
from voltige.games.hydroracers.terms import (
    ALL_ALERT,
    ALL_DAMAGE,
    ANY_ELEMENT,
    CHOOSE_PILOT,
    DEVELOPING,
    DISPLAY_AT,
    DRAW_VICTIM,
    EXTRA_SLOTS,
    FROM_TRACK,
    IDLE,
    NO_CARD,
    PENDING,
    PENDING_SPACE,
    PLACE_DEV,
    PUBLIC_AT,
    RACE,
    RANK,
    RECYCLE,
    RESERVE,
    REVEAL,
    SPARE_ALERT,
    SPARE_DAMAGE,
    TRACK_AT,
    TRACK_SIZE,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

Plain = dict[str, Any]


def fill_campaign_numbers(
    state: HydroracersState, values: dict[str, Any], reader: PositionReader
) -> None:
    """Add race and stage, and refuse a pending card that does not come from where it is said to."""
    phase: int = values["phase"]
    race: int = values.setdefault("race", 0 if phase <= CHOOSE_PILOT else 1)
    opened = phase == REVEAL and race == 0 and "calendar" not in reader.data
    developing = phase in DEVELOPMENT and not opened
    values.setdefault("stage", DEVELOPING if developing else IDLE)
    edition = state.setup.edition
    space: int = values.get("space", 0)
    pending: int = values.get("pending", NO_CARD)
    if space == -1 and pending >= edition.cards:
        raise reader.wrong("pending", " | ".join(state.setup.words))
    if space != -1 and NO_CARD < pending < edition.race_cards:
        raise reader.wrong("pending", " | ".join(edition.dev_words))
    state.set_shared(PENDING_SPACE, FROM_TRACK if space == -1 else space)


def fill_slots(state: HydroracersState, seat: int, plane: Plain) -> None:
    """Give a gauge the slots that equipment explains (HR-206)."""
    setup = state.setup
    if "extra_slots" in plane:
        return
    first = setup.edition.first_advantage
    slots = 0
    for number, effect in enumerate(setup.edition.advantage):
        slots += int(state.kept(seat, first + number)) if effect <= ANY_ELEMENT else 0
    state.set_held(seat, EXTRA_SLOTS, slots)


def fill_campaign_open(
    state: HydroracersState, reader: PositionReader, planes: list[Plain]
) -> None:
    """Fill piles, display, tokens and supply."""
    fill_piles(state, reader)
    flown = state.shared(RACE) > 0
    for seat, plane in enumerate(planes):
        fill_tokens(state, seat, plane)
        if flown and state.phase in DEVELOPMENT and "rank" not in plane:
            state.set(seat, RANK, seat + 1)
    fill_supply(state, reader)


def fill_piles(state: HydroracersState, reader: PositionReader) -> None:
    """Fill deck and cards out of the game with what lies nowhere else."""
    setup = state.setup
    if "removed" not in reader.data:
        for card, count in enumerate(missing_cards(state)):
            state.set_pile(setup.removed_pile, card, count)
    left = setup.edition.deck.copies()
    for kind, copies in enumerate(setup.edition.deck.copies()):
        left[kind] -= int(state.in_pile(setup.discard_pile, kind)) + named_elsewhere(state, kind)
        if left[kind] < 0:
            word = setup.edition.dev_words[kind]
            raise PositionError("too_many_cards", card=word, copies=copies)
    fill_display(state, len(reader.data.get("display", [])), left)
    if "dev_deck" not in reader.data:
        for kind, count in enumerate(left):
            state.set_pile(setup.deck_pile, kind, count)


def fill_display(state: HydroracersState, named: int, left: list[int]) -> None:
    """Fill the spaces that the data does not name, while cards are developed."""
    setup = state.setup
    if state.phase not in DEVELOPMENT or state.phase == REVEAL:
        return
    for space in range(named, int(setup.edition.development.display)):
        for kind, count in enumerate(left):
            if count > 0:
                left[kind] -= 1
                state.set_shared(DISPLAY_AT + space, kind)
                break


def named_elsewhere(state: HydroracersState, kind: int) -> int:
    """Count the copies of a development card on display, with planes, on the track, or pending."""
    setup = state.setup
    movement = kind < setup.edition.movement_devs
    card = kind + int(setup.edition.race_cards)
    found = 0
    for space in range(int(setup.edition.development.display)):
        found += int(state.shared(DISPLAY_AT + space) == kind)
    for seat in range(int(setup.seats)):
        found += int(state.owned(seat, card) if movement else state.kept(seat, kind))
    if movement:
        found += int(state.in_pile(setup.removed_pile, card))
        for place in range(int(state.shared(TRACK_SIZE))):
            found += int(state.shared(TRACK_AT + place) == card)
    if state.phase != DRAW_VICTIM and state.shared(PENDING) != NO_CARD:
        spied = state.shared(PENDING_SPACE) == FROM_TRACK
        found += int(state.shared(PENDING) == (card if spied else kind))
    return found


def missing_cards(state: HydroracersState) -> list[int]:
    """Count the planes' own cards that lie nowhere: they are out of the game."""
    setup = state.setup
    missing = [0] * int(setup.cards)
    for card in range(int(setup.edition.race_cards)):
        for seat in range(int(setup.seats)):
            missing[card] += int(setup.cards_each[seat * setup.cards + card])
            missing[card] -= int(state.owned(seat, card))
        for place in range(int(state.shared(TRACK_SIZE))):
            missing[card] -= int(state.shared(TRACK_AT + place) == card)
        if state.phase == RECYCLE and state.shared(PENDING_SPACE) == FROM_TRACK:
            missing[card] -= int(state.shared(PENDING) == card)
    return [max(0, count) for count in missing]


def fill_tokens(state: HydroracersState, seat: int, plane: Plain) -> None:
    """Let those development tokens of a person lie in the reserve that are nowhere else."""
    setup = state.setup
    named: dict[str, int] = plane.get("tokens", {})
    left = int(setup.edition.development.tokens - tokens_on_display(state, seat))
    for space in range(len(setup.edition.development.public)):
        left -= int(state.shared(PUBLIC_AT + space) == seat)
    left -= int(state.phase == PLACE_DEV and state.taker == seat)
    for name, column in TOKEN_COLUMNS.items():
        if column != RESERVE:
            state.set_held(seat, column, named.get(name, 0))
            left -= named.get(name, 0)
    if "reserve" not in named:
        reserve = 0 if setup.autopilot[seat] == 1 else max(0, left)  # HR-231
        state.set_held(seat, RESERVE, reserve)


def fill_supply(state: HydroracersState, reader: PositionReader) -> None:
    """Let those danger tokens be spare that no bag has."""
    setup = state.setup
    numbers = setup.edition.numbers
    damage = int(setup.edition.development.spare_damage)
    alert = int(setup.edition.development.spare_alert)
    for seat in range(int(setup.seats)):
        damage -= int(state.held(seat, ALL_DAMAGE)) - int(numbers.bag_damage)
        alert -= int(state.held(seat, ALL_ALERT)) - int(numbers.bag_alert)
    named = "supply" in reader.data
    if not named or state.shared(SPARE_DAMAGE) == OPEN:
        state.set_shared(SPARE_DAMAGE, max(0, damage))
    if not named or state.shared(SPARE_ALERT) == OPEN:
        state.set_shared(SPARE_ALERT, max(0, alert))
