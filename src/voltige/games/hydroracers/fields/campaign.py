"""The fields of a campaign that belong to no plane: what it is about to do, races, boards and piles."""

from __future__ import annotations

from typing import Final

from voltige.core.fields.cards import Cards, Counts
from voltige.core.fields.field import BY_RULE, POSITION, SIZE, VIEW, Field
from voltige.core.fields.kinds import Number, Word
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.fields.access import (
    CardsInOrder,
    Cell,
    CellsOf,
    DisplayOf,
    PendingCard,
    Pile,
    Seen,
)
from voltige.games.hydroracers.fields.boards import Display
from voltige.games.hydroracers.fields.kinds import (
    MOST_AMOUNT,
    MOST_COUNT,
    OF_DEVELOPMENT,
    OF_EITHER,
    OF_MOVEMENT,
    Amounts,
    Name,
    Seats,
    Words,
)
from voltige.games.hydroracers.fields.notes import NOTES, derived, public
from voltige.games.hydroracers.options import HydroracersSetup

STAGE_NAMES: Final = ["idle", "developing"]
MOST_AUTO: Final = 9
ONLY_SEEN: Final = " Only the person who looks sees them; those of an autopilot nobody."


def shared_cell(setup: HydroracersSetup, column: int) -> Cell:
    """Return where a column of the campaign lies."""
    return Cell(setup, setup.dev_at + column)


def awaited_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare what a campaign is about to do, and the movement that is under way."""
    edition = setup.edition
    cards = [*setup.words, *edition.dev_words[int(edition.movement_devs) :]]
    spaces = Number(terms.FROM_TRACK, int(edition.development.display) - 1)
    early = [*terms.CHANGING_RACE, *terms.OF_AUTOPILOTS]
    obtaining = [*terms.OBTAINING, terms.DRAW_VICTIM]
    autos, count, looks = Number(0, MOST_AUTO), Number(0, MOST_COUNT), Number(0, terms.MOST_LOOK)
    flown = Name(setup.words, OF_MOVEMENT)
    refilled = [*terms.EFFECTS, *terms.AFTER_THE_FLIGHT]
    return [
        # before the card: it decides how that is kept
        public(
            "space", spaces, shared_cell(setup, terms.PENDING_SPACE), [terms.RUSH, *terms.OBTAINING]
        ),
        public("pending", Name(cards, OF_EITHER), PendingCard(), obtaining),
        public("auto_done", autos, shared_cell(setup, terms.AUTO_DONE), early),
        public("auto_left", autos, shared_cell(setup, terms.AUTO_LEFT), early),
        public("base", count, shared_cell(setup, terms.BASE), terms.EFFECTS),
        public("flown", flown, shared_cell(setup, terms.FLOWN), terms.EFFECTS),
        public("brake", count, shared_cell(setup, terms.BRAKE), terms.EFFECTS),
        public("removals", count, shared_cell(setup, terms.REMOVALS), [terms.CHOOSE_TOKENS]),
        public("course", looks, shared_cell(setup, terms.COURSE), refilled),
    ]


def campaign_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare races, development board and piles; only the cards looked at are secret."""
    at = int(setup.dev_at)
    spare = CellsOf(setup, [at + terms.SPARE_DAMAGE, at + terms.SPARE_ALERT])
    months = Number(0, MOST_AMOUNT)
    return [
        public("race", Number(0, int(setup.rules.races)), shared_cell(setup, terms.RACE)),
        public("stage", Word(STAGE_NAMES), shared_cell(setup, terms.STAGE)),
        public("calendar", months, shared_cell(setup, terms.CALENDAR), terms.IN_THE_YEAR),
        public("next_grid", Word(terms.GRID_NAMES), shared_cell(setup, terms.NEXT_GRID)),
        public("supply", Amounts(["damage", "alert"]), spare),
        *board_fields(setup),
        *pile_fields(setup),
        *looked_fields(setup),
    ]


def board_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare the development board."""
    edition = setup.edition
    seats, spaces = int(setup.seats), int(edition.development.display)
    track = Cards(Words(setup.words), int(edition.development.track))
    on_track = CardsInOrder(setup, setup.dev_at + terms.TRACK_AT, setup.dev_at + terms.TRACK_SIZE)
    places = len(edition.development.public)
    return [
        public("display", Display(edition.dev_words, seats, spaces), DisplayOf()),
        public("track", track, on_track, terms.DEVELOPMENT),
        public(
            "public",
            Seats(seats, places, or_nobody=True),
            Pile(setup, setup.dev_at + terms.PUBLIC_AT, places),
        ),
    ]


def pile_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare what lies in the piles, all of which can be known."""
    edition = setup.edition
    devs = Counts(Words(edition.dev_words, OF_DEVELOPMENT), most=MOST_COUNT)
    cards = Counts(Words(setup.words), most=MOST_COUNT)
    drawn = Name(edition.dev_words, OF_DEVELOPMENT)
    return [
        public("dev_deck", devs, Pile(setup, setup.deck_pile, edition.devs)),
        public("discard", devs, Pile(setup, setup.discard_pile, edition.devs)),
        public("removed", cards, Pile(setup, setup.removed_pile, setup.cards)),
        public("drawn", drawn, shared_cell(setup, terms.DRAWN), terms.DEVELOPMENT),
    ]


def looked_fields(setup: HydroracersSetup) -> list[Field]:
    """Declare the cards that a plane chooses from."""
    words = Words(setup.words)
    looked = CardsInOrder(setup, setup.dev_at + terms.LOOKED_AT, setup.dev_at + terms.LOOKED_SIZE)
    return [
        derived("looked_size", Number(), shared_cell(setup, terms.LOOKED_SIZE)),
        Field(
            "looked",
            Cards(words, terms.MOST_LOOK),
            SIZE,
            access=looked,
            phases=terms.LOOKING,
            told=POSITION,
            note=NOTES["looked"],
        ),
        Field(
            "looked",
            Cards(words),
            BY_RULE,
            access=Seen(looked),
            phases=terms.LOOKING,
            told=VIEW,
            note=NOTES["looked"] + ONLY_SEEN,
        ),
    ]
