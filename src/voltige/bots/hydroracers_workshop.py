"""How the heuristic bot develops its plane in a campaign of Hydroracers.

Worths are tenths of a point, and so are AIRCOINS: ten of them are a point at the end. A card is worth
what it brings in a race, times the races still to come.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.hydroracers.actions import ON_CARD, ON_RESERVED, ON_TRACK
from voltige.games.hydroracers.holdings import skill_of
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
from voltige.games.hydroracers.view.built import HydroracersView
from voltige.games.hydroracers.workshop import pending_card, plus, price, rate_of, tokens_at

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


def races_to_come(view: HydroracersView) -> i64:
    """Count the races after this development phase."""
    return view.setup.rules.races - view.cells[view.setup.dev_at + RACE]


def movement_worth(view: HydroracersView, card: i64) -> i64:
    """Return what a movement card brings in a race: its cells and its effects."""
    edition = view.setup.edition
    worth = edition.exchange[card]
    if card < edition.race_cards:
        return worth
    face = edition.deck.movement[card - edition.race_cards]
    worth += POINT * face.points + TAKEN_OFF * face.removes - DANGER * face.dangers
    for ignored in face.ignores:
        worth += IGNORED * ignored
    if len(face.values) > 1 or face.looks > 0 or face.pass_distance > 0:
        worth += OWN_CHOICE
    return worth


def exchange_worth(view: HydroracersView, taken: i64, given: i64, rate: i64) -> i64:
    """Return what it brings to exchange a card, its price paid; NOTHING if that is impossible."""
    cost = price(view.setup, taken, given, rate)
    if cost > view.cells[view.seat * view.setup.width + AIRCOINS]:
        return NOTHING
    gained = movement_worth(view, taken) - movement_worth(view, given)
    return gained * races_to_come(view) - cost


def best_exchange(view: HydroracersView, taken: i64, rate: i64) -> i64:
    """Return what a card brings with the best one to give away."""
    setup = view.setup
    best: i64 = NOTHING
    card: i64 = 0
    while card < setup.cards:
        if view.cells[view.seat * setup.width + setup.own_at + card] > 0:
            worth = exchange_worth(view, taken, card, rate)
            if worth > best:
                best = worth
        card += 1
    return best


def card_worth(view: HydroracersView, kind: i64) -> i64:
    """Return what a development card brings for the rest of the campaign."""
    setup = view.setup
    edition = setup.edition
    if kind < edition.movement_devs:
        rate = edition.development.display_rate
        return best_exchange(view, kind + edition.race_cards, rate)
    races = races_to_come(view)
    if kind < edition.first_advantage:
        effect: i64 = 0
        while edition.technology_kind[effect] != kind:
            effect += 1
        return technology_worth(view, effect) * races
    effect = edition.advantage[kind - edition.first_advantage]
    if effect <= ANY_ELEMENT:
        worth: i64 = EQUIPMENT
        if setup.expert[view.seat] == 0:
            worth -= LESS_EACH * view.cells[plus(setup, view.seat, EXTRA_SLOTS)]
        return worth * races
    return BAG_TOKEN * races


def technology_worth(view: HydroracersView, effect: i64) -> i64:
    """Return what a technology brings in a race; nothing that the pilot can do already."""
    skill = skill_of(view.setup, view.cells, view.seat)
    if effect == WAKE_RIDER and skill == DOUBLE_SLIP:
        return 0
    if effect == COWLING and skill == NO_DRAG:
        return 0
    return TECHNOLOGY_WORTH[effect]


def token_worth(view: HydroracersView, code: i64) -> i64:
    """Return what a token brings in a place, in hundredths: exhibitions pay at once."""
    setup = view.setup
    numbers = setup.edition.development
    what = setup.table.what[code]
    where = setup.table.where[code]
    if what == ON_RESERVED:
        return numbers.reserved * 10
    if what == ON_TRACK:
        return spying_worth(view)
    if what != ON_CARD:
        return numbers.public[where] * 10
    kind = view.cells[setup.dev_at + DISPLAY_AT + where]
    missing = setup.edition.dev_cost[kind] - view.cells[tokens_at(setup, where, view.seat)]
    worth = card_worth(view, kind)
    if missing > 1 and view.cells[view.seat * setup.width + AIRCOINS] >= numbers.rush:
        missing -= 1
        worth -= numbers.rush
    if worth <= 0:
        return worth
    if missing > 1 + tokens_to_come(view):
        missing *= DOUBTFUL
    return worth * 10 // missing


def tokens_to_come(view: HydroracersView) -> i64:
    """Estimate how many more tokens of one's own are drawn in this phase."""
    setup = view.setup
    months = setup.edition.development.time - view.cells[setup.dev_at + CALENDAR]
    return view.cells[plus(setup, view.seat, IN_BAG)] * months // (months + 1)


def spying_worth(view: HydroracersView) -> i64:
    """Return what a token on the espionage track brings, in hundredths."""
    setup = view.setup
    rate = setup.edition.development.spy_rate
    best: i64 = 0
    place: i64 = 0
    while place < view.cells[setup.dev_at + TRACK_SIZE]:
        card = view.cells[setup.dev_at + TRACK_AT + place]
        worth = best_exchange(view, card, rate)
        if worth > best:
            best = worth
        place += 1
    if view.cells[plus(setup, view.seat, SPYING)] == 0:
        best -= setup.edition.development.rush
    return best * 10


def rush_worth(view: HydroracersView) -> i64:
    """Return what it brings to pay for the last token."""
    setup = view.setup
    space = view.cells[setup.dev_at + PENDING_SPACE]
    if space == FROM_TRACK:
        return spying_worth(view) // 10
    kind = view.cells[setup.dev_at + DISPLAY_AT + space]
    return card_worth(view, kind) - setup.edition.development.rush


def development_score(view: HydroracersView, code: i64) -> i64:
    """Judge a choice of the development phase."""
    setup = view.setup
    table = setup.table
    if view.phase == PLACE_DEV:
        return token_worth(view, code)
    if view.phase == RUSH:
        return rush_worth(view) if table.what[code] == 1 else 0
    if view.phase == RECYCLE:
        rate = rate_of(setup, view.cells[setup.dev_at + PENDING_SPACE])
        return exchange_worth(view, pending_card(setup, view.cells), table.card[code], rate)
    if view.phase == SPY_TAKE:
        return best_exchange(view, table.card[code], setup.edition.development.spy_rate)
    return 0


def level_score(view: HydroracersView, code: i64) -> i64:
    """Prefer the weakest tile."""
    setup = view.setup
    return -view.cells[view.seat * setup.width + LEVEL_AT + setup.table.what[code]]


def victim_score(view: HydroracersView, code: i64) -> i64:
    """Prefer the opponent with the most prestige."""
    setup = view.setup
    return view.cells[setup.seat_of[setup.table.what[code]] * setup.width + PRESTIGE]
