"""The campaign's part of a position as plain data."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import (
    ADDED_AT,
    ADDED_SIZE,
    ALL_ALERT,
    ALL_DAMAGE,
    CALENDAR,
    DISPLAY_AT,
    DRAWN,
    EXTRA_SLOTS,
    GRID_NAMES,
    IN_BAG,
    LOOKED_AT,
    LOOKED_SIZE,
    NEXT_GRID,
    NO_CARD,
    PUBLIC_AT,
    RACE,
    RESERVE,
    SPARE_ALERT,
    SPARE_DAMAGE,
    SPYING,
    STAGE,
    STAND,
    TRACK_AT,
    TRACK_SIZE,
)
from voltige.games.hydroracers.workshop import plus, tokens_at

STAGE_NAMES: Final = ["idle", "developing"]
TOKEN_COLUMNS: Final = {"reserve": RESERVE, "bag": IN_BAG, "espionage": SPYING, "stand": STAND}


def campaign_to_dict(setup: HydroracersSetup, cells: vec[i64], looks: bool) -> dict[str, Any]:
    """Return what belongs to no plane; the cards looked at only if they may be seen."""
    at = setup.dev_at
    words = setup.edition.words
    looked = int(cells[at + LOOKED_SIZE])
    track = int(cells[at + TRACK_SIZE])
    public = len(setup.edition.development.public)
    drawn = cells[at + DRAWN]
    return {
        "race": int(cells[at + RACE]),
        "stage": STAGE_NAMES[cells[at + STAGE]],
        "calendar": int(cells[at + CALENDAR]),
        "next_grid": GRID_NAMES[cells[at + NEXT_GRID]],
        "supply": {"damage": int(cells[at + SPARE_DAMAGE]), "alert": int(cells[at + SPARE_ALERT])},
        "display": display_to_list(setup, cells),
        "track": [words[cells[at + TRACK_AT + place]] for place in range(track)],
        "public": [int(cells[at + PUBLIC_AT + space]) for space in range(public)],
        "dev_deck": devs_to_dict(setup, cells, setup.deck_pile),
        "discard": devs_to_dict(setup, cells, setup.discard_pile),
        "removed": cards_at(setup, cells, setup.removed_pile),
        "drawn": "" if drawn == NO_CARD else setup.edition.dev_words[drawn],
        "looked_size": looked,
        "looked": [words[cells[at + LOOKED_AT + i]] for i in range(looked)] if looks else [],
    }


def display_to_list(setup: HydroracersSetup, cells: vec[i64]) -> list[dict[str, Any]]:
    """Return the card of each display space and the tokens of each seat on it."""
    listed: list[dict[str, Any]] = []
    for space in range(int(setup.edition.development.display)):
        kind = cells[setup.dev_at + DISPLAY_AT + space]
        word = "" if kind == NO_CARD else setup.edition.dev_words[kind]
        tokens = [int(cells[tokens_at(setup, space, seat)]) for seat in range(int(setup.seats))]
        listed.append({"card": word, "tokens": tokens})
    return listed


def devs_to_dict(setup: HydroracersSetup, cells: vec[i64], at: i64) -> dict[str, int]:
    """Return counts by development card, zeros left out."""
    found: dict[str, int] = {}
    for kind, word in enumerate(setup.edition.dev_words):
        count = int(cells[at + kind])
        if count > 0:
            found[word] = count
    return found


def cards_at(setup: HydroracersSetup, cells: vec[i64], at: i64) -> dict[str, int]:
    """Return counts by card, zeros left out."""
    found: dict[str, int] = {}
    for card, word in enumerate(setup.words):
        count = int(cells[at + card])
        if count > 0:
            found[word] = count
    return found


def plane_campaign_to_dict(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> dict[str, Any]:
    """Return what a campaign adds to a plane; all of it lies open."""
    row = seat * setup.width
    kept = devs_to_dict(setup, cells, row + setup.kept_at)
    technologies = {card.id for card in setup.edition.deck.technologies}
    added = int(cells[plus(setup, seat, ADDED_SIZE)])
    words = setup.edition.words
    return {
        "cards": cards_at(setup, cells, row + setup.own_at),
        "technologies": [word for word in kept if word in technologies],
        "advantages": {word: kept[word] for word in kept if word not in technologies},
        "extra_slots": int(cells[plus(setup, seat, EXTRA_SLOTS)]),
        "all_damage": int(cells[plus(setup, seat, ALL_DAMAGE)]),
        "all_alert": int(cells[plus(setup, seat, ALL_ALERT)]),
        "tokens": {
            name: int(cells[plus(setup, seat, column)]) for name, column in TOKEN_COLUMNS.items()
        },
        "added": [words[cells[plus(setup, seat, ADDED_AT + place)]] for place in range(added)],
    }
