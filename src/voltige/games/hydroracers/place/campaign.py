"""The campaign's part of a position: display, track, tokens, cards owned.

What the data leaves open: cards as at the start, no technologies, a display filled from the deck in its
order while cards are developed, development tokens in the reserve, and cards that lie nowhere in the
development deck or, if they belong to planes, out of the game.
"""

from __future__ import annotations

from typing import Any, Final

from voltige.core.errors import PositionError
from voltige.games.hydroracers.invariants.campaign import DEVELOPMENT
from voltige.games.hydroracers.place.reader import Reader
from voltige.games.hydroracers.position.campaign import STAGE_NAMES, TOKEN_COLUMNS
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import (
    ADDED_AT,
    ADDED_SIZE,
    ALL_ALERT,
    ALL_DAMAGE,
    AUTO_DONE,
    AUTO_LEFT,
    BASE,
    BRAKE,
    CALENDAR,
    COURSE,
    DISPLAY_AT,
    DRAW_VICTIM,
    DRAWN,
    EXTRA_SLOTS,
    FLOWN,
    FROM_TRACK,
    GRID_NAMES,
    LOOKED_AT,
    LOOKED_SIZE,
    MOST_ADDED,
    MOST_LOOK,
    NEXT_GRID,
    NO_CARD,
    NO_SEAT,
    PENDING,
    PENDING_SPACE,
    PLACE_DEV,
    PUBLIC_AT,
    RACE,
    RANK,
    RECYCLE,
    REMOVALS,
    RESERVE,
    REVEAL,
    SETUP_PHASES,
    SPARE_ALERT,
    SPARE_DAMAGE,
    STAGE,
    TRACK_AT,
    TRACK_SIZE,
)
from voltige.games.hydroracers.workshop import plus, tokens_at, tokens_on_display

CAMPAIGN_KEYS: Final = [
    "race",
    "stage",
    "calendar",
    "next_grid",
    "supply",
    "display",
    "track",
    "public",
    "dev_deck",
    "discard",
    "removed",
    "looked",
    "drawn",
    "pending",
    "space",
    "auto_done",
    "auto_left",
    "base",
    "flown",
    "brake",
    "removals",
    "course",
]
PLANE_CAMPAIGN_KEYS: Final = [
    "cards",
    "technologies",
    "advantages",
    "extra_slots",
    "all_damage",
    "all_alert",
    "tokens",
    "added",
]
MOST: Final = 999


# -- a plane's part, before its cards and its bag ---------------------------------------------------


def place_holdings(state: HydroracersState, reader: Reader, seat: int) -> None:
    """Set cards owned, technologies, advantages and the bag's composition."""
    setup = state.setup
    cells = state.cells
    row = seat * setup.width
    if "cards" in reader.data:
        for card, count in enumerate(reader.counts("cards")):
            cells[row + setup.own_at + card] = count
    words = setup.edition.dev_words
    first, last = int(setup.edition.movement_devs), int(setup.edition.first_advantage)
    technologies = reader.data.get("technologies", [])
    if not isinstance(technologies, list):
        raise reader.wrong("technologies", "[…]")
    for word in technologies:
        if not isinstance(word, str) or word not in words[first:last]:
            raise reader.wrong("technologies", " | ".join(words[first:last]))
        cells[row + setup.kept_at + words.index(word)] = 1
    advantages = take_counts(reader, "advantages", words[last:])
    extra = 0
    for number, word in enumerate(words[last:]):
        cells[row + setup.kept_at + last + number] = advantages.get(word, 0)
        if setup.edition.advantage[number] <= 4:
            extra += advantages.get(word, 0)
    set_plus(state, seat, EXTRA_SLOTS, reader.whole("extra_slots", 0, MOST, extra))
    for key, column in (("all_damage", ALL_DAMAGE), ("all_alert", ALL_ALERT)):
        usual = int(cells[plus(setup, seat, column)])
        set_plus(state, seat, column, reader.whole(key, 0, MOST, usual))
    for place, card in enumerate(reader.cards("added", MOST_ADDED)):
        set_plus(state, seat, ADDED_AT + place, card)
        set_plus(state, seat, ADDED_SIZE, place + 1)


def set_plus(state: HydroracersState, seat: int, column: int, value: int) -> None:
    """Set a campaign column of a seat."""
    state.cells[plus(state.setup, seat, column)] = value


def take_counts(reader: Reader, key: str, words: list[str]) -> dict[str, int]:
    """Take counts by word."""
    value = reader.data.get(key, {})
    if not isinstance(value, dict) or not set(value) <= set(words):
        raise reader.wrong(key, " | ".join(words))
    return {word: reader.bounded(f"{key}.{word}", value[word], 0, 99) for word in value}


# -- what belongs to no plane -----------------------------------------------------------------------


def place_campaign(state: HydroracersState, reader: Reader, planes: list[Reader]) -> None:
    """Set everything between and beside the planes."""
    place_numbers(state, reader)
    place_pending(state, reader)
    place_lists(state, reader)
    place_display(state, reader)
    place_piles(state, reader)
    flown = state.cells[state.setup.dev_at + RACE] > 0
    for seat, plane in enumerate(planes):
        place_tokens(state, plane, seat)
        if flown and state.phase in DEVELOPMENT and "rank" not in plane.data:
            state.cells[seat * state.setup.width + RANK] = seat + 1
    place_supply(state, reader)


def place_numbers(state: HydroracersState, reader: Reader) -> None:
    setup = state.setup
    at = setup.dev_at
    cells = state.cells
    before = state.phase in SETUP_PHASES and state.phase < 3
    developing = state.phase in DEVELOPMENT
    race = reader.whole("race", 0, int(setup.rules.races), 0 if before else 1)
    opened = state.phase == REVEAL and race == 0 and "calendar" not in reader.data
    cells[at + RACE] = race
    stage = STAGE_NAMES[1 if developing and not opened else 0]
    cells[at + STAGE] = reader.index_of("stage", STAGE_NAMES, stage)
    cells[at + CALENDAR] = reader.whole("calendar", 0, MOST, 0)
    cells[at + NEXT_GRID] = reader.index_of("next_grid", GRID_NAMES, GRID_NAMES[0])
    cells[at + AUTO_DONE] = reader.whole("auto_done", 0, 9, 0)
    cells[at + AUTO_LEFT] = reader.whole("auto_left", 0, 9, 0)
    for key, column in (("base", BASE), ("brake", BRAKE), ("removals", REMOVALS)):
        cells[at + column] = reader.whole(key, 0, 99, 0)
    cells[at + COURSE] = reader.whole("course", 0, MOST_LOOK, 0)


def place_pending(state: HydroracersState, reader: Reader) -> None:
    setup = state.setup
    at = setup.dev_at
    edition = setup.edition
    space = reader.whole("space", -1, int(edition.development.display) - 1, 0)
    words = setup.words if space == -1 else edition.dev_words
    pending = reader.index_of("pending", [*words, ""], "")
    state.cells[at + PENDING] = NO_CARD if pending == len(words) else pending
    state.cells[at + PENDING_SPACE] = FROM_TRACK if space == -1 else space
    drawn = reader.index_of("drawn", [*edition.dev_words, ""], "")
    state.cells[at + DRAWN] = NO_CARD if drawn == edition.devs else drawn
    flown = reader.index_of("flown", [*setup.words, ""], "")
    state.cells[at + FLOWN] = NO_CARD if flown == len(setup.words) else flown


def place_lists(state: HydroracersState, reader: Reader) -> None:
    """Set the track, the exhibition and the cards looked at."""
    setup = state.setup
    at = setup.dev_at
    track = reader.cards("track", int(setup.edition.development.track))
    for place, card in enumerate(track):
        state.cells[at + TRACK_AT + place] = card
    state.cells[at + TRACK_SIZE] = len(track)
    public = reader.data.get("public", [])
    if not isinstance(public, list) or len(public) > len(setup.edition.development.public):
        raise reader.wrong("public", f"[{len(setup.edition.development.public)}]")
    for space, seat in enumerate(public):
        holder = reader.bounded("public", seat, NO_SEAT, int(setup.seats) - 1)
        state.cells[at + PUBLIC_AT + space] = holder
    looked = reader.cards("looked", MOST_LOOK)
    for place, card in enumerate(looked):
        state.cells[at + LOOKED_AT + place] = card
    state.cells[at + LOOKED_SIZE] = len(looked)


def place_display(state: HydroracersState, reader: Reader) -> None:
    """Set the cards and tokens of the display as far as they are named."""
    setup = state.setup
    spaces = int(setup.edition.development.display)
    words = setup.edition.dev_words
    display = reader.data.get("display", [])
    if not isinstance(display, list) or len(display) > spaces:
        raise reader.wrong("display", f"[{spaces}]")
    for space, told in enumerate(display):
        key = f"display.{space}"
        if not isinstance(told, dict) or not set(told) <= {"card", "tokens"}:
            raise reader.wrong(key, "{card, tokens}")
        inner = Reader(setup, told, f"{reader.path}{key}.")
        kind = inner.index_of("card", [*words, ""], "")
        state.cells[setup.dev_at + DISPLAY_AT + space] = NO_CARD if kind == len(words) else kind
        tokens = told.get("tokens", [])
        if not isinstance(tokens, list) or len(tokens) > int(setup.seats):
            raise inner.wrong("tokens", f"[{int(setup.seats)}]")
        for seat, count in enumerate(tokens):
            state.cells[tokens_at(setup, space, seat)] = inner.bounded("tokens", count, 0, 99)


def place_piles(state: HydroracersState, reader: Reader) -> None:
    """Set deck, discard pile and cards out of the game; by default what lies nowhere else."""
    setup = state.setup
    cells = state.cells
    words = setup.edition.dev_words
    discard = take_counts(reader, "discard", words)
    left = setup.edition.deck.copies()
    for kind, word in enumerate(words):
        left[kind] -= discard.get(word, 0) + named_elsewhere(state, kind)
        cells[setup.discard_pile + kind] = discard.get(word, 0)
    removed = reader.counts("removed")
    if "removed" not in reader.data:
        removed = missing_cards(state)
    for card, count in enumerate(removed):
        cells[setup.removed_pile + card] = count
        if card >= setup.edition.race_cards:
            left[card - int(setup.edition.race_cards)] -= count
    for kind, count in enumerate(left):
        if count < 0:
            copies = setup.edition.deck.copies()[kind]
            raise PositionError("too_many_cards", card=words[kind], copies=copies)
    if "display" not in reader.data or len(reader.data["display"]) < int(
        setup.edition.development.display
    ):
        fill_display(state, reader, left)
    deck = take_counts(reader, "dev_deck", words) if "dev_deck" in reader.data else None
    for kind, word in enumerate(words):
        cells[setup.deck_pile + kind] = left[kind] if deck is None else deck.get(word, 0)


def fill_display(state: HydroracersState, reader: Reader, left: list[int]) -> None:
    """Fill the spaces that the data does not name, while cards are developed."""
    setup = state.setup
    named = len(reader.data.get("display", []))
    if state.phase not in DEVELOPMENT or state.phase == REVEAL:
        return
    for space in range(named, int(setup.edition.development.display)):
        for kind, count in enumerate(left):
            if count > 0:
                left[kind] -= 1
                state.cells[setup.dev_at + DISPLAY_AT + space] = kind
                break


def named_elsewhere(state: HydroracersState, kind: int) -> int:
    """Count the copies of a development card on display, with planes, on the track, or pending."""
    setup = state.setup
    cells = state.cells
    at = setup.dev_at
    movement = kind < setup.edition.movement_devs
    card = kind + int(setup.edition.race_cards)
    found = 0
    for space in range(int(setup.edition.development.display)):
        found += int(cells[at + DISPLAY_AT + space] == kind)
    for seat in range(int(setup.seats)):
        row = seat * setup.width
        found += int(cells[row + (setup.own_at + card if movement else setup.kept_at + kind)])
    if movement:
        for place in range(int(cells[at + TRACK_SIZE])):
            found += int(cells[at + TRACK_AT + place] == card)
    if state.phase != DRAW_VICTIM and cells[at + PENDING] != NO_CARD:
        spied = cells[at + PENDING_SPACE] == FROM_TRACK
        found += int(cells[at + PENDING] == (card if spied else kind))
    return found


def missing_cards(state: HydroracersState) -> list[int]:
    """Count the planes' own cards that lie nowhere: they are out of the game."""
    setup = state.setup
    cells = state.cells
    at = setup.dev_at
    missing = [0] * int(setup.cards)
    for card in range(int(setup.edition.race_cards)):
        for seat in range(int(setup.seats)):
            missing[card] += int(setup.cards_each[seat * setup.cards + card])
            missing[card] -= int(cells[seat * setup.width + setup.own_at + card])
        for place in range(int(cells[at + TRACK_SIZE])):
            missing[card] -= int(cells[at + TRACK_AT + place] == card)
        if state.phase == RECYCLE and cells[at + PENDING_SPACE] == FROM_TRACK:
            missing[card] -= int(cells[at + PENDING] == card)
    return [max(0, count) for count in missing]


def place_tokens(state: HydroracersState, reader: Reader, seat: int) -> None:
    """Set the development tokens of a person; what is not named lies in the reserve."""
    setup = state.setup
    if setup.autopilot[seat] == 1:
        return
    told: Any = reader.data.get("tokens", {})
    if not isinstance(told, dict) or not set(told) <= set(TOKEN_COLUMNS):
        raise reader.wrong("tokens", "{" + ", ".join(TOKEN_COLUMNS) + "}")
    inner = Reader(setup, told, f"{reader.path}tokens.")
    left = int(setup.edition.development.tokens - tokens_on_display(setup, state.cells, seat))
    for space in range(len(setup.edition.development.public)):
        left -= int(state.cells[setup.dev_at + PUBLIC_AT + space] == seat)
    left -= int(state.phase == PLACE_DEV and state.taker == seat)
    for name, column in TOKEN_COLUMNS.items():
        if column != RESERVE:
            count = inner.whole(name, 0, MOST, 0)
            set_plus(state, seat, column, count)
            left -= count
    set_plus(state, seat, RESERVE, inner.whole("reserve", 0, MOST, max(0, left)))


def place_supply(state: HydroracersState, reader: Reader) -> None:
    """Set the spare danger tokens; by default those that no bag has."""
    setup = state.setup
    told = reader.data.get("supply", {})
    if not isinstance(told, dict) or not set(told) <= {"damage", "alert"}:
        raise reader.wrong("supply", "{damage, alert}")
    inner = Reader(setup, told, f"{reader.path}supply.")
    numbers = setup.edition.numbers
    development = setup.edition.development
    damage, alert = int(development.spare_damage), int(development.spare_alert)
    for seat in range(int(setup.seats)):
        damage -= int(state.cells[plus(setup, seat, ALL_DAMAGE)]) - int(numbers.bag_damage)
        alert -= int(state.cells[plus(setup, seat, ALL_ALERT)]) - int(numbers.bag_alert)
    state.cells[setup.dev_at + SPARE_DAMAGE] = inner.whole("damage", 0, MOST, max(0, damage))
    state.cells[setup.dev_at + SPARE_ALERT] = inner.whole("alert", 0, MOST, max(0, alert))
