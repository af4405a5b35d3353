"""The fields of a campaign that belong to no plane: what is about to happen, and what lies between."""

from __future__ import annotations

from typing import Final

from voltige.core.fields.cards import Cards, Counts
from voltige.core.fields.field import EVERYONE_SEES, POSITION, SIZE, VIEW, Access, Field
from voltige.core.fields.kinds import Kind, Number, Word
from voltige.games.hydroracers.fields.access import (
    Cell,
    CellsOf,
    DisplayOf,
    PendingCard,
    PendingSpace,
    Pile,
    PublicSpaces,
    Seen,
    looked_at,
    on_track,
)
from voltige.games.hydroracers.fields.kinds import (
    MOST_AMOUNT,
    MOST_COUNT,
    Amounts,
    Display,
    Name,
    Seats,
    Words,
)
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.phases import (
    AFTER_THE_FLIGHT,
    CHANGING_RACE,
    DEVELOPMENT,
    EFFECTS,
    IN_THE_YEAR,
    LOOKING,
    OBTAINING,
    OF_AUTOPILOTS,
)
from voltige.games.hydroracers.terms import (
    AUTO_DONE,
    AUTO_LEFT,
    BASE,
    BRAKE,
    CALENDAR,
    CHOOSE_TOKENS,
    COURSE,
    DRAW_VICTIM,
    DRAWN,
    FLOWN,
    GRID_NAMES,
    LOOKED_SIZE,
    MOST_LOOK,
    NEXT_GRID,
    RACE,
    REMOVALS,
    RUSH,
    SPARE_ALERT,
    SPARE_DAMAGE,
    STAGE,
)

STAGE_NAMES: Final = ["idle", "developing"]
MOST_AUTO: Final = 9


def public_field(name: str, kind: Kind, access: Access, phases: list[int] | None = None) -> Field:
    """Declare what everybody sees."""
    return Field(name, kind, EVERYONE_SEES, access=access, phases=phases)


def awaited_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare what a campaign is about to do, and the movement that is under way."""
    at = int(setup.dev_at)
    edition = setup.edition
    cards = [*setup.words, *edition.dev_words[int(edition.movement_devs) :]]
    spaces = Number(-1, int(edition.development.display) - 1)
    early = [*CHANGING_RACE, *OF_AUTOPILOTS]
    count = Number(0, MOST_COUNT)
    return [
        # before the card: it decides how that is kept
        public_field("space", spaces, PendingSpace(), [RUSH, *OBTAINING]),
        public_field("pending", Name(cards), PendingCard(), [*OBTAINING, DRAW_VICTIM]),
        public_field("auto_done", Number(0, MOST_AUTO), Cell(setup, at + AUTO_DONE), early),
        public_field("auto_left", Number(0, MOST_AUTO), Cell(setup, at + AUTO_LEFT), early),
        public_field("base", count, Cell(setup, at + BASE), EFFECTS),
        public_field("flown", Name(setup.words), Cell(setup, at + FLOWN), EFFECTS),
        public_field("brake", count, Cell(setup, at + BRAKE), EFFECTS),
        public_field("removals", count, Cell(setup, at + REMOVALS), [CHOOSE_TOKENS]),
        public_field(
            "course",
            Number(0, MOST_LOOK),
            Cell(setup, at + COURSE),
            [*EFFECTS, *AFTER_THE_FLIGHT],
        ),
    ]


def campaign_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare races, development board and piles; only the cards looked at are secret."""
    at = int(setup.dev_at)
    edition = setup.edition
    seats, spaces = int(setup.seats), int(edition.development.display)
    places = len(edition.development.public)
    words = Words(setup.words)
    devs = Counts(Words(edition.dev_words), most=MOST_COUNT)
    spare = CellsOf(setup, [at + SPARE_DAMAGE, at + SPARE_ALERT])
    track = Cards(words, int(edition.development.track))
    removed = Pile(setup, setup.removed_pile, setup.cards)
    return [
        public_field("race", Number(0, int(setup.rules.races)), Cell(setup, at + RACE)),
        public_field("stage", Word(STAGE_NAMES), Cell(setup, at + STAGE)),
        public_field("calendar", Number(0, MOST_AMOUNT), Cell(setup, at + CALENDAR), IN_THE_YEAR),
        public_field("next_grid", Word(GRID_NAMES), Cell(setup, at + NEXT_GRID)),
        public_field("supply", Amounts(["damage", "alert"]), spare),
        public_field("display", Display(edition.dev_words, seats, spaces), DisplayOf()),
        public_field("track", track, on_track(setup), DEVELOPMENT),
        public_field("public", Seats(seats, places, or_none=True), PublicSpaces()),
        public_field("dev_deck", devs, Pile(setup, setup.deck_pile, edition.devs)),
        public_field("discard", devs, Pile(setup, setup.discard_pile, edition.devs)),
        public_field("removed", Counts(words, most=MOST_COUNT), removed),
        public_field("drawn", Name(edition.dev_words), Cell(setup, at + DRAWN), DEVELOPMENT),
        Field("looked_size", Number(), access=Cell(setup, at + LOOKED_SIZE), derived=True),
        Field(
            "looked",
            Cards(words, MOST_LOOK),
            SIZE,
            access=looked_at(setup),
            phases=LOOKING,
            told=POSITION,
        ),
        Field("looked", Cards(words), access=Seen(looked_at(setup)), phases=LOOKING, told=VIEW),
    ]
