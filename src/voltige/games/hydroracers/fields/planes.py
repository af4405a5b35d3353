"""The fields of one plane: what lies open beside it, and what only its person knows."""

from __future__ import annotations

from typing import Final

from voltige.core.fields.cards import Cards, Counts
from voltige.core.fields.field import ALLIES, EVERYONE_SEES, OWNER, SIZE, WHEN_OVER, Field
from voltige.core.fields.kinds import MOST, Flag, Number, Told
from voltige.games.hydroracers.fields.access import (
    Cell,
    CellsOf,
    HandOf,
    IsAutopilot,
    Maluses,
    Pile,
    PlaneOf,
    RowOf,
    Seen,
    Technologies,
    TilesOf,
    added_cards,
    under_deck,
)
from voltige.games.hydroracers.fields.kinds import (
    MOST_AMOUNT,
    MOST_COUNT,
    Amounts,
    Bag,
    Hand,
    Name,
    Stake,
    Tiles,
    Words,
)
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.phases import DEALT, RACED, SHUFFLED
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    ALERTS,
    ALL_ALERT,
    ALL_DAMAGE,
    BAG_ALERT,
    BAG_DAMAGE,
    BET_PLANE,
    BET_SLOT,
    CRASHED,
    CRASHES,
    DAMAGE,
    DECK_SIZE,
    EXTRA_SLOTS,
    HAND_SIZE,
    IN_BAG,
    MALUS_NAMES,
    MOST_ADDED,
    MOST_ROW,
    MOST_UNDER,
    OUT,
    PILOT,
    PLAYED_SIZE,
    POSITION,
    PRESTIGE,
    RANK,
    RESERVE,
    SLIP,
    SPYING,
    STAND,
    TOP,
    UNDER_SIZE,
)

IN_LINES: Final = (
    "pilot bet top position crashed out damage alerts prestige aircoins slip rank crashes slot bag "
    "tiles hand deck played row under"
)
HOLDINGS_IN_LINES: Final = (
    " technologies added cards advantages tokens extra_slots all_damage all_alert"
)
SIZES: Final = {"hand_size": HAND_SIZE, "deck_size": DECK_SIZE, "under_size": UNDER_SIZE}
NUMBERS: Final = {
    "position": POSITION,
    "crashed": CRASHED,
    "out": OUT,
    "damage": DAMAGE,
    "alerts": ALERTS,
    "prestige": PRESTIGE,
    "aircoins": AIRCOINS,
    "slip": SLIP,
    "rank": RANK,
    "crashes": CRASHES,
}
KEPT: Final = ["prestige", "aircoins", "rank", "crashes"]  # from one race to the next
ADDED_NUMBERS: Final = {
    "extra_slots": EXTRA_SLOTS,
    "all_damage": ALL_DAMAGE,
    "all_alert": ALL_ALERT,
}
TOKEN_COLUMNS: Final = {"reserve": RESERVE, "bag": IN_BAG, "espionage": SPYING, "stand": STAND}
FURTHEST_BACK: Final = -999
SECRET: Final = OWNER | ALLIES  # team mates see each other's (HR-239)


def open_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare what everybody sees of a plane."""
    words = Words(setup.words)
    malus = {"type": "array", "items": {"enum": MALUS_NAMES}}
    return [
        Field("plane", Name(setup.edition.plane_ids), access=PlaneOf(), derived=True),
        Field("autopilot", Flag(), access=IsAutopilot(), derived=True),
        Field("pilot", Name(setup.edition.pilot_ids), EVERYONE_SEES, access=Cell(setup, PILOT)),
        *number_fields(setup),
        Field(
            "bag",
            Bag(["damage", "alert"]),
            EVERYONE_SEES,
            access=CellsOf(setup, [BAG_DAMAGE, BAG_ALERT]),
        ),
        Field("tiles", Tiles(), EVERYONE_SEES, access=TilesOf()),
        Field("maluses", Told(malus), access=Maluses(), derived=True),
        Field(
            "slot",
            Stake(setup.edition.numbers.stakes),
            EVERYONE_SEES,
            access=Cell(setup, BET_SLOT),
            phases=RACED,
        ),
        Field(
            "played",
            Counts(words, most=MOST_COUNT),
            EVERYONE_SEES,
            access=Pile(setup, setup.played_at, setup.cards, PLAYED_SIZE),
            phases=RACED,
        ),
        Field("top", Name(setup.words), EVERYONE_SEES, access=Cell(setup, TOP), phases=RACED),
        Field(
            "row",
            Cards(words, MOST_ROW - 1),
            EVERYONE_SEES,
            access=RowOf(),
            phases=DEALT,
        ),
        *[
            Field(name, Number(), access=Cell(setup, column), derived=True)
            for name, column in SIZES.items()
        ],
        *(holding_fields(setup) if setup.campaign else []),
    ]


def number_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare where a plane is, and what it has got."""
    return [
        Field(
            name,
            Number(FURTHEST_BACK if name == "position" else 0, MOST),
            EVERYONE_SEES,
            access=Cell(setup, column),
            phases=None if name in KEPT else RACED,
        )
        for name, column in NUMBERS.items()
    ]


def holding_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare what a campaign adds to a plane; all of it lies open."""
    edition = setup.edition
    first, last = int(edition.movement_devs), int(edition.first_advantage)
    words = Words(setup.words)
    at = int(setup.plus_at)
    advantages = Pile(setup, setup.kept_at + last, edition.devs - last)
    return [
        Field(
            "cards",
            Counts(words, most=MOST_COUNT),
            EVERYONE_SEES,
            access=Pile(setup, setup.own_at, setup.cards),
        ),
        Field(
            "technologies",
            Cards(Words(edition.dev_words[first:last])),
            EVERYONE_SEES,
            access=Technologies(setup, setup.kept_at + first),
        ),
        Field(
            "advantages",
            Counts(Words(edition.dev_words[last:]), most=MOST_COUNT),
            EVERYONE_SEES,
            access=advantages,
        ),
        *[
            Field(name, Number(0, MOST_AMOUNT), EVERYONE_SEES, access=Cell(setup, at + column))
            for name, column in ADDED_NUMBERS.items()
        ],
        Field(
            "tokens",
            Amounts(list(TOKEN_COLUMNS)),
            EVERYONE_SEES,
            access=CellsOf(setup, [at + column for column in TOKEN_COLUMNS.values()]),
        ),
        Field("added", Cards(words, MOST_ADDED), EVERYONE_SEES, access=added_cards(setup)),
    ]


def plane_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare all that belongs to a plane; nobody sees its deck."""
    words = Words(setup.words)
    deck = Pile(setup, setup.deck_at, setup.cards, DECK_SIZE)
    shuffled = SHUFFLED if setup.campaign else None
    return [
        *open_fields(setup),
        Field("deck", Counts(words, most=MOST_COUNT), SIZE, access=deck, phases=shuffled),
        hand_field(setup),
        Field(
            "under",
            Cards(words, MOST_UNDER),
            SECRET | SIZE,
            access=under_deck(setup),
            phases=RACED,
        ),
        bet_field(setup),
    ]


def seen_plane_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare what views tell of a plane."""
    under = Field("under", Cards(Words(setup.words)), access=Seen(under_deck(setup)))
    return [*open_fields(setup), bet_field(setup), hand_field(setup), under]


def hand_field(setup: HydroracersSetup) -> Field:
    return Field(
        "hand",
        Hand(Words(setup.words), most=MOST_COUNT),
        SECRET | SIZE,
        access=HandOf(setup, setup.hand_at, setup.cards, HAND_SIZE),
        phases=DEALT,
    )


def bet_field(setup: HydroracersSetup) -> Field:
    """Declare the plane of a bet; those of autopilots lie open (view.py)."""
    return Field(
        "bet",
        Name(setup.edition.plane_ids),
        SECRET | WHEN_OVER,
        access=Cell(setup, BET_PLANE),
        phases=RACED,
    )
