"""The cells of a game before the first luck."""

from __future__ import annotations

from voltige.core.fields.cards import UNKNOWN
from voltige.core.options import Values
from voltige.games.hydroracers.edition.reading import HydroracersEdition
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    ALL_ALERT,
    ALL_DAMAGE,
    BAG_ALERT,
    BAG_DAMAGE,
    BET_PLANE,
    BET_SLOT,
    CARDS_AT,
    DECK_SIZE,
    DISPLAY_AT,
    DRAWN,
    FLOWN,
    LEVEL_AT,
    LOOKED_AT,
    MOST_DISPLAY,
    MOST_LOOK,
    MOST_PUBLIC,
    MOST_UNDER,
    NO_BET,
    NO_CARD,
    NO_PILOT,
    NO_PLANE,
    NO_SEAT,
    PENDING,
    PILES_AT,
    PILOT,
    PLUS_WIDTH,
    PRESTIGE,
    PUBLIC_AT,
    RESERVE,
    SPARE_ALERT,
    SPARE_DAMAGE,
    TOP,
    UNDER_AT,
)


def first_rows(
    edition: HydroracersEdition, planes: list[int], flown: list[bool], values: Values
) -> list[list[int]]:
    """Return the row of each seat before the first luck."""
    rows: list[list[int]] = []
    for plane, auto in zip(planes, flown, strict=True):
        row = first_row(edition, plane, auto, values)
        if values["mode"] == "campaign":
            row += first_holdings(edition, row, auto)
            deck = CARDS_AT + int(edition.cards)  # filled as a race starts
            row[deck : deck + int(edition.cards)] = [0] * int(edition.cards)
            row[DECK_SIZE] = 0
        rows.append(row)
    return rows


def first_row(
    edition: HydroracersEdition, plane: int, autopilot: bool, values: Values
) -> list[int]:
    """Return the row of a plane before the first luck: all its cards in the deck, a full bag."""
    numbers = edition.numbers
    sheet = edition.planes[plane]
    cards = int(edition.cards if values["mode"] == "campaign" else edition.race_cards)
    row = [0] * (CARDS_AT + 3 * cards)
    row[PILOT] = NO_PILOT
    if values["pilots"] == "same_nation":
        nations = [pilot.nation for pilot in edition.pilots]
        row[PILOT] = nations.index(sheet.nation)
    row[BET_SLOT] = NO_BET
    row[BET_PLANE] = NO_PLANE
    row[TOP] = NO_CARD
    row[BAG_DAMAGE] = numbers.bag_damage
    row[BAG_ALERT] = numbers.bag_alert
    deck = CARDS_AT + cards
    for face in sheet.faces:
        row[deck + edition.words.index(face.word())] += 1
    if autopilot:  # HR-215
        row[deck + int(edition.auto_pass)] = sheet.autopilot_passes
        row[PRESTIGE] = values["autopilot_head_start"]
    else:
        row[AIRCOINS] = numbers.aircoins
    row[DECK_SIZE] = sum(row[deck : deck + cards])
    for element, level in enumerate(sheet.levels):
        row[LEVEL_AT + element] = level
    return row


def first_holdings(edition: HydroracersEdition, row: list[int], autopilot: bool) -> list[int]:
    """Return what a campaign adds to a row: cards owned and kept, and the columns of terms.py."""
    cards = int(edition.cards)
    plus = [0] * PLUS_WIDTH
    plus[ALL_DAMAGE] = row[BAG_DAMAGE]
    plus[ALL_ALERT] = row[BAG_ALERT]
    if not autopilot:
        plus[RESERVE] = int(edition.development.tokens)
    return row[CARDS_AT + cards : CARDS_AT + 2 * cards] + [0] * int(edition.devs) + plus


def first_development(edition: HydroracersEdition, cards: int) -> list[int]:
    """Return the campaign's own cells: no display yet, all development cards in their deck."""
    cells = [0] * PILES_AT
    numbers = edition.development
    cells[SPARE_DAMAGE] = int(numbers.spare_damage)
    cells[SPARE_ALERT] = int(numbers.spare_alert)
    cells[PENDING] = NO_CARD
    cells[FLOWN] = NO_CARD
    cells[DRAWN] = NO_CARD
    for place in range(MOST_PUBLIC):
        cells[PUBLIC_AT + place] = NO_SEAT
    for place in range(MOST_DISPLAY):
        cells[DISPLAY_AT + place] = NO_CARD
    return cells + edition.deck.copies() + [0] * (int(edition.devs) + cards)


def composition(at: int, cards: int, rows: list[list[int]]) -> list[int]:
    """List the cards of each seat by count, seat by seat."""
    found: list[int] = []
    for row in rows:
        found += row[at : at + cards]
    return found


def join_cells(edition: HydroracersEdition, rows: list[list[int]], cards: int) -> list[int]:
    """Join the rows, the order of the round and, with cards of a campaign, its own cells."""
    joined: list[int] = []
    for row in rows:
        joined += row
    joined += [NO_SEAT] * len(rows)
    return joined + (first_development(edition, cards) if cards else [])


def unknown_cells(seats: int, width: int, count: int, campaign: bool) -> list[int]:
    """List the cells of which nothing is known: no bet, and cards that nobody can tell."""
    cells = [0] * count
    for row in range(0, seats * width, width):
        cells[row + BET_PLANE] = NO_PLANE
        cells[row + UNDER_AT : row + UNDER_AT + MOST_UNDER] = [UNKNOWN] * MOST_UNDER
    if campaign:
        looked = seats * width + seats + LOOKED_AT
        cells[looked : looked + MOST_LOOK] = [UNKNOWN] * MOST_LOOK
    return cells
