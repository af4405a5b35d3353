"""The fields of one plane: what lies open beside it, and what only its person knows."""

from __future__ import annotations

from typing import Final

from voltige.core.fields.cards import Cards, Counts
from voltige.core.fields.field import ALLIES, BY_RULE, OWNER, SIZE, WHEN_OVER, Field
from voltige.core.fields.kinds import MOST, Flag, Number, Told
from voltige.core.fields.schemas import list_schema
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.fields.access import (
    CardsInOrder,
    Cell,
    CellsOf,
    HandOf,
    IsAutopilot,
    Penalties,
    Pile,
    PlaneOf,
    RowOf,
    Seen,
    Technologies,
    TilesOf,
    UnderDeck,
)
from voltige.games.hydroracers.fields.boards import Tiles
from voltige.games.hydroracers.fields.kinds import (
    MOST_AMOUNT,
    MOST_COUNT,
    OF_DEVELOPMENT,
    OF_MOVEMENT,
    OF_PILOT,
    OF_PLANE,
    Amounts,
    Bag,
    Hand,
    Name,
    Stake,
    Words,
)
from voltige.games.hydroracers.fields.notes import NOTES, derived, public
from voltige.games.hydroracers.options import HydroracersSetup

PLANES_IN_LINES: Final = (
    "pilot bet top position crashed out damage alerts prestige aircoins slip rank crashes slot bag "
    "tiles hand deck played row under"
)
HOLDINGS_IN_LINES: Final = (
    " technologies added cards advantages tokens extra_slots all_damage all_alert"
)
SIZES: Final = {
    "hand_size": terms.HAND_SIZE,
    "deck_size": terms.DECK_SIZE,
    "under_size": terms.UNDER_SIZE,
}
NUMBERS: Final = {
    "position": terms.POSITION,
    "crashed": terms.CRASHED,
    "out": terms.OUT,
    "damage": terms.DAMAGE,
    "alerts": terms.ALERTS,
    "prestige": terms.PRESTIGE,
    "aircoins": terms.AIRCOINS,
    "slip": terms.SLIP,
    "rank": terms.RANK,
    "crashes": terms.CRASHES,
}
KEPT: Final = ["prestige", "aircoins", "rank", "crashes"]  # from one race to the next
CAMPAIGN_NUMBERS: Final = {
    "extra_slots": terms.EXTRA_SLOTS,
    "all_damage": terms.ALL_DAMAGE,
    "all_alert": terms.ALL_ALERT,
}
TOKENS: Final = {
    "reserve": (terms.RESERVE, "With their owner."),
    "bag": (terms.IN_BAG, "In the cloth bag (HR-135)."),
    "espionage": (terms.SPYING, "On the espionage track (HR-162)."),
    "stand": (terms.STAND, "On the reserved exhibition space (HR-167)."),
}
FURTHEST_BACK: Final = -999
SECRET: Final = OWNER | ALLIES  # team mates see each other's (HR-239)


def open_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare what everybody sees of a plane."""
    return [
        derived("plane", Name(setup.edition.plane_ids, OF_PLANE), PlaneOf()),
        derived("autopilot", Flag(), IsAutopilot()),
        public("pilot", Name(setup.edition.pilot_ids, OF_PILOT), Cell(setup, terms.PILOT)),
        *number_fields(setup),
        *cockpit_fields(setup),
        *open_card_fields(setup),
        *(owned_fields(setup) if setup.campaign else []),
    ]


def number_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare where a plane is, and what it has got."""
    found: list[Field] = []
    for name, column in NUMBERS.items():
        kind = Number(FURTHEST_BACK if name == "position" else 0, MOST)
        phases = None if name in KEPT else terms.RACED
        found.append(public(name, kind, Cell(setup, column), phases))
    return found


def cockpit_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare bag, tiles and penalties, and the slot of the bet."""
    penalties = list_schema({"enum": terms.PENALTY_NAMES[:]}, len(terms.PENALTY_NAMES))
    bag = CellsOf(setup, [terms.BAG_DAMAGE, terms.BAG_ALERT])
    stakes = Stake(setup.edition.numbers.stakes)
    return [
        public("bag", Bag(["damage", "alert"]), bag),
        public("tiles", Tiles(), TilesOf()),
        derived("penalties", Told(penalties), Penalties()),
        public("slot", stakes, Cell(setup, terms.BET_SLOT), terms.RACED),
    ]


def open_card_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare the cards that lie open, and how many others there are."""
    words = Words(setup.words)
    played = Pile(setup, setup.played_at, setup.cards, terms.PLAYED_SIZE)
    top = Name(setup.words, OF_MOVEMENT)
    return [
        public("played", Counts(words, most=MOST_COUNT), played, terms.RACED),
        public("top", top, Cell(setup, terms.TOP), terms.RACED),
        public("row", Cards(words, terms.MOST_HAND - 1), RowOf(), terms.DEALT),
        *[derived(name, Number(), Cell(setup, column)) for name, column in SIZES.items()],
    ]


def owned_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare what a campaign adds: cards, technologies, advantages and development tokens."""
    edition = setup.edition
    first, last = int(edition.movement_devs), int(edition.first_advantage)
    at = int(setup.plus_at)
    words = Words(setup.words)
    technologies = Cards(Words(edition.dev_words[first:last], OF_DEVELOPMENT))
    advantages = Counts(Words(edition.dev_words[last:], OF_DEVELOPMENT), most=MOST_COUNT)
    kept = Pile(setup, setup.kept_at + last, edition.devs - last)
    tokens = Amounts(list(TOKENS), [note for _, note in TOKENS.values()])
    amount = Number(0, MOST_AMOUNT)
    added = CardsInOrder(setup, at + terms.ADDED_AT, at + terms.ADDED_SIZE)
    return [
        public("cards", Counts(words, most=MOST_COUNT), Pile(setup, setup.own_at, setup.cards)),
        public("technologies", technologies, Technologies(setup, setup.kept_at + first)),
        public("advantages", advantages, kept),
        *[public(name, amount, Cell(setup, at + col)) for name, col in CAMPAIGN_NUMBERS.items()],
        public("tokens", tokens, CellsOf(setup, [at + column for column, _ in TOKENS.values()])),
        public("added", Cards(words, terms.MOST_ADDED), added),
    ]


def plane_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare all that belongs to a plane; nobody sees its deck."""
    words = Words(setup.words)
    deck = Pile(setup, setup.deck_at, setup.cards, terms.DECK_SIZE)
    shuffled = terms.SHUFFLED if setup.campaign else None
    counts = Counts(words, most=MOST_COUNT)
    return [
        *open_fields(setup),
        Field("deck", counts, SIZE, access=deck, phases=shuffled, note=NOTES["deck"]),
        hand_field(setup),
        Field(
            "under",
            Cards(words, terms.MOST_UNDER),
            SECRET | SIZE,
            access=under_deck(setup),
            phases=terms.RACED,
            note=NOTES["under"],
        ),
        bet_field(setup),
    ]


def seen_plane_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare what views tell of a plane."""
    cards = Cards(Words(setup.words))
    note = NOTES["under"] + " Nobody sees those of an autopilot."
    under = Field("under", cards, SECRET, access=Seen(under_deck(setup)), note=note)
    return [*open_fields(setup), bet_field(setup), hand_field(setup), under]


def under_deck(setup: HydroracersSetup) -> UnderDeck:
    return UnderDeck(setup, terms.UNDER_AT, terms.UNDER_SIZE)


def hand_field(setup: HydroracersSetup) -> Field:
    kind = Hand(Words(setup.words), most=MOST_COUNT)
    hand = HandOf(setup, terms.HAND_AT, setup.cards, terms.HAND_SIZE)
    sight = SECRET | SIZE
    return Field("hand", kind, sight, access=hand, phases=terms.DEALT, note=NOTES["hand"])


def bet_field(setup: HydroracersSetup) -> Field:
    """Declare the plane of a bet; those of autopilots lie open (view.py)."""
    planes = Name(setup.edition.plane_ids, OF_PLANE)
    sight = SECRET | WHEN_OVER | BY_RULE
    plane = Cell(setup, terms.BET_PLANE)
    return Field("bet", planes, sight, access=plane, phases=terms.RACED, note=NOTES["bet"])
