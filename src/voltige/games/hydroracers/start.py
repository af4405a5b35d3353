"""The cells of a game before the first luck."""

from __future__ import annotations

from voltige.core.options import Values
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.edition.reading import HydroracersEdition


def first_rows(
    edition: HydroracersEdition, planes: list[int], flown: list[bool], values: Values
) -> list[list[int]]:
    """Return the row of each seat before the first luck."""
    rows: list[list[int]] = []
    for plane, auto in zip(planes, flown, strict=True):
        row = first_row(edition, plane, auto, values)
        if values["mode"] == "campaign":
            row += first_holdings(edition, row, auto)
            deck = terms.CARDS_AT  # filled as a race starts
            row[deck : deck + int(edition.cards)] = [0] * int(edition.cards)
            row[terms.DECK_SIZE] = 0
        rows.append(row)
    return rows


def first_row(
    edition: HydroracersEdition, plane: int, autopilot: bool, values: Values
) -> list[int]:
    """Return the row of a plane before the first luck: all its cards in the deck, a full bag."""
    numbers = edition.numbers
    sheet = edition.planes[plane]
    cards = int(edition.cards if values["mode"] == "campaign" else edition.race_cards)
    row = [0] * (terms.CARDS_AT + 2 * cards)
    row[terms.PILOT] = terms.NO_PILOT
    if values["pilots"] == "same_nation":
        nations = [pilot.nation for pilot in edition.pilots]
        row[terms.PILOT] = nations.index(sheet.nation)
    row[terms.BET_SLOT] = terms.NO_BET
    row[terms.BET_PLANE] = terms.NO_PLANE
    row[terms.TOP] = terms.NO_CARD
    row[terms.BAG_DAMAGE] = numbers.bag_damage
    row[terms.BAG_ALERT] = numbers.bag_alert
    deck = terms.CARDS_AT
    for face in sheet.faces:
        row[deck + edition.words.index(face.word())] += 1
    if autopilot:  # HR-215
        row[deck + int(edition.auto_pass)] = sheet.autopilot_passes
        row[terms.PRESTIGE] = values["autopilot_head_start"]
    else:
        row[terms.AIRCOINS] = numbers.aircoins
    row[terms.DECK_SIZE] = sum(row[deck : deck + cards])
    for element, level in enumerate(sheet.levels):
        row[terms.LEVEL_AT + element] = level
    return row


def first_holdings(edition: HydroracersEdition, row: list[int], autopilot: bool) -> list[int]:
    """Return what a campaign adds to a row: cards owned and kept, and the columns of terms.py."""
    cards = int(edition.cards)
    plus = [0] * terms.PLUS_WIDTH
    plus[terms.ALL_DAMAGE] = row[terms.BAG_DAMAGE]
    plus[terms.ALL_ALERT] = row[terms.BAG_ALERT]
    if not autopilot:
        plus[terms.RESERVE] = int(edition.development.tokens)
    return row[terms.CARDS_AT : terms.CARDS_AT + cards] + [0] * int(edition.devs) + plus


def first_development(edition: HydroracersEdition, cards: int) -> list[int]:
    """Return the campaign's own cells: no display yet, all development cards in their deck."""
    cells = [0] * terms.PILES_AT
    numbers = edition.development
    cells[terms.SPARE_DAMAGE] = int(numbers.spare_damage)
    cells[terms.SPARE_ALERT] = int(numbers.spare_alert)
    cells[terms.PENDING] = terms.NO_CARD
    cells[terms.FLOWN] = terms.NO_CARD
    cells[terms.DRAWN] = terms.NO_CARD
    for place in range(terms.MOST_PUBLIC):
        cells[terms.PUBLIC_AT + place] = terms.NO_SEAT
    for place in range(terms.MOST_DISPLAY):
        cells[terms.DISPLAY_AT + place] = terms.NO_CARD
    return cells + edition.deck.copies() + [0] * (int(edition.devs) + cards)


def composition(at: int, cards: int, rows: list[list[int]]) -> list[int]:
    """List the cards of each seat by count, seat by seat."""
    return [count for row in rows for count in row[at : at + cards]]


def join_cells(edition: HydroracersEdition, rows: list[list[int]], cards: int) -> list[int]:
    """Join the rows, the order of the round and, with cards of a campaign, its own cells."""
    joined: list[int] = []
    for row in rows:
        joined += row
    joined += [terms.NO_SEAT] * len(rows)
    return joined + (first_development(edition, cards) if cards else [])


def unknown_cells(rows: list[list[int]], count: int) -> list[int]:
    """List cells of which nothing is known, not even a bet."""
    cells = [0] * count
    width = len(rows[0])
    for row in range(0, len(rows) * width, width):
        cells[row + terms.BET_PLANE] = terms.NO_PLANE
    return cells
