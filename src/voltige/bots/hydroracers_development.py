"""How the heuristic bot develops its plane in a campaign of Hydroracers.

Worths are tenths of a point, and so are AIRCOINS: ten of them are a point at the end. A card is worth
what it brings in a race, times the races still to come.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.hydroracers.actions import ON_CARD, ON_RESERVED, ON_TRACK
from voltige.games.hydroracers.development import pending_card, price, rate_of
from voltige.games.hydroracers.edition.reading import HydroracersEdition
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    ANY_ELEMENT,
    CALENDAR,
    COWLING,
    DISPLAY_AT,
    DOUBLE_SLIP,
    EXTRA_SLOTS,
    FROM_TRACK,
    IN_BAG,
    LEVEL_AT,
    NO_DRAG,
    PENDING_SPACE,
    PLACE_DEV,
    PRESTIGE,
    RACE,
    RECYCLE,
    RUSH,
    SPY_TAKE,
    SPYING,
    TRACK_AT,
    TRACK_SIZE,
    WAKE_RIDER,
)
from voltige.games.hydroracers.zones import skill_of

# Worth in one race of each technology, in the order of the terms, and of other effects
TECHNOLOGY_WORTH: Final = vec[i64]([11, 3, 3, 9, 1, 7, 5, 8, 2])
POINT: Final = 7
TAKEN_OFF: Final = 4  # a danger token taken off the cockpit
IGNORED: Final = 3  # a corner
DANGER: Final = 5
OWN_CHOICE: Final = 1  # of a value, or of a card
EQUIPMENT: Final = 7
LESS_EACH: Final = 2  # for every slot there is already
BAG_TOKEN: Final = 2
DOUBTFUL: Final = 2  # a card that needs more tokens than will come counts so much less
NOTHING: Final = -10_000


def races_to_come(position: HydroracersState) -> i64:
    """Count the races after this development phase."""
    return position.setup.rules.races - position.shared(RACE)


def movement_worth(edition: HydroracersEdition, card: i64) -> i64:
    """Return what a movement card brings in a race: its cells and its effects."""
    worth = edition.exchange[card]
    if card < edition.race_cards:
        return worth
    face = edition.developed(card)
    worth += POINT * face.points + TAKEN_OFF * face.removes - DANGER * face.dangers
    for ignored in face.ignores:
        worth += IGNORED * ignored
    if len(face.values) > 1 or face.looks > 0 or face.pass_distance > 0:
        worth += OWN_CHOICE
    return worth


def exchange_worth(position: HydroracersState, seat: i64, taken: i64, given: i64, rate: i64) -> i64:
    """Return what it brings to exchange a card, its price paid; NOTHING if that is impossible."""
    cost = price(position.setup, taken, given, rate)
    if cost > position.of(seat, AIRCOINS):
        return NOTHING
    gained = movement_worth(position.setup.edition, taken) - movement_worth(
        position.setup.edition, given
    )
    return gained * races_to_come(position) - cost


def best_exchange(position: HydroracersState, seat: i64, taken: i64, rate: i64) -> i64:
    """Return what a card brings with the best one to give away."""
    best: i64 = NOTHING
    card: i64 = 0
    while card < position.setup.cards:
        if position.owned(seat, card) > 0:
            worth = exchange_worth(position, seat, taken, card, rate)
            if worth > best:
                best = worth
        card += 1
    return best


def card_worth(position: HydroracersState, seat: i64, kind: i64) -> i64:
    """Return what a development card brings for the rest of the campaign."""
    setup = position.setup
    edition = setup.edition
    if kind < edition.movement_devs:
        rate = edition.development.display_rate
        return best_exchange(position, seat, kind + edition.race_cards, rate)
    races = races_to_come(position)
    if kind < edition.first_advantage:
        effect: i64 = 0
        while edition.technology_kind[effect] != kind:
            effect += 1
        return technology_worth(position, seat, effect) * races
    effect = edition.advantage[kind - edition.first_advantage]
    if effect <= ANY_ELEMENT:
        worth: i64 = EQUIPMENT
        if setup.expert[seat] == 0:
            worth -= LESS_EACH * position.held(seat, EXTRA_SLOTS)
        return worth * races
    return BAG_TOKEN * races


def technology_worth(position: HydroracersState, seat: i64, effect: i64) -> i64:
    """Return what a technology brings in a race; nothing that the pilot can do already."""
    skill = skill_of(position, seat)
    if effect == WAKE_RIDER and skill == DOUBLE_SLIP:
        return 0
    if effect == COWLING and skill == NO_DRAG:
        return 0
    return TECHNOLOGY_WORTH[effect]


def token_worth(position: HydroracersState, seat: i64, code: i64) -> i64:
    """Return what a token brings in a place, in hundredths: exhibitions pay at once."""
    setup = position.setup
    numbers = setup.edition.development
    what = setup.table.what[code]
    where = setup.table.where[code]
    if what == ON_RESERVED:
        return numbers.reserved * 10
    if what == ON_TRACK:
        return spying_worth(position, seat)
    if what != ON_CARD:
        return numbers.public[where] * 10
    kind = position.shared(DISPLAY_AT + where)
    missing = setup.edition.dev_cost[kind] - position.tokens_on(where, seat)
    worth = card_worth(position, seat, kind)
    if missing > 1 and position.of(seat, AIRCOINS) >= numbers.rush:
        missing -= 1
        worth -= numbers.rush
    if worth <= 0:
        return worth
    if missing > 1 + tokens_to_come(position, seat):
        missing *= DOUBTFUL
    return worth * 10 // missing


def tokens_to_come(position: HydroracersState, seat: i64) -> i64:
    """Estimate how many more tokens of one's own are drawn in this phase."""
    months = position.setup.edition.development.time - position.shared(CALENDAR)
    return position.held(seat, IN_BAG) * months // (months + 1)


def spying_worth(position: HydroracersState, seat: i64) -> i64:
    """Return what a token on the espionage track brings, in hundredths."""
    setup = position.setup
    rate = setup.edition.development.spy_rate
    best: i64 = 0
    place: i64 = 0
    while place < position.shared(TRACK_SIZE):
        card = position.shared(TRACK_AT + place)
        worth = best_exchange(position, seat, card, rate)
        if worth > best:
            best = worth
        place += 1
    if position.held(seat, SPYING) == 0:
        best -= setup.edition.development.rush
    return best * 10


def rush_worth(position: HydroracersState, seat: i64) -> i64:
    """Return what it brings to pay for the last token."""
    space = position.shared(PENDING_SPACE)
    if space == FROM_TRACK:
        return spying_worth(position, seat) // 10
    kind = position.shared(DISPLAY_AT + space)
    return card_worth(position, seat, kind) - position.setup.edition.development.rush


def development_score(position: HydroracersState, seat: i64, code: i64) -> i64:
    """Judge a choice of the development phase."""
    setup = position.setup
    table = setup.table
    if position.phase == PLACE_DEV:
        return token_worth(position, seat, code)
    if position.phase == RUSH:
        return rush_worth(position, seat) if table.what[code] == 1 else 0
    if position.phase == RECYCLE:
        rate = rate_of(setup, position.shared(PENDING_SPACE))
        return exchange_worth(position, seat, pending_card(position), table.card[code], rate)
    if position.phase == SPY_TAKE:
        return best_exchange(position, seat, table.card[code], setup.edition.development.spy_rate)
    return 0


def level_score(position: HydroracersState, seat: i64, code: i64) -> i64:
    """Prefer the weakest tile."""
    return -position.of(seat, LEVEL_AT + position.setup.table.what[code])


def victim_score(position: HydroracersState, code: i64) -> i64:
    """Prefer the opponent with the most prestige."""
    setup = position.setup
    return position.of(setup.seat_of[setup.table.what[code]], PRESTIGE)
