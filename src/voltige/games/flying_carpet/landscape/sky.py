"""Where every card leads from every cell of a landscape, worked out when first asked for.

The table has a block for each cell and wind card: how many of its flights are open without a
direction card, how many with one, then where each of its twenty slots ends. The last block of a
cell is for playing no wind card: how many directions are open, where the carpet drifts, and where
each single direction card ends.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.flying_carpet import terms
from voltige.games.flying_carpet.actions import FLIGHTS, SINGLE_SLOTS, SLOTS, CardFace
from voltige.games.flying_carpet.landscape.scenery import Landscape
from voltige.games.flying_carpet.landscape.winds import Winds, drift, fly, wind_first_differs

BLOCK: Final = SLOTS + 2
PLAIN: Final = 0  # in a block: flights open without a direction card; -1 while not worked out
ALL: Final = 1  # with direction cards too; in a cell's last block: where the carpet drifts
ENDS: Final = 2  # the first slot


@final
class Vectors:
    """The legs of every flight of every wind card."""

    def __init__(self, faces: list[CardFace]) -> None:
        self.cards: Final[i64] = len(faces)
        flights = range(FLIGHTS)
        self.columns: Final = vec[i64]([face.columns(n) for face in faces for n in flights])
        self.rows: Final = vec[i64]([face.rows(n) for face in faces for n in flights])
        self.sideways_first: Final = vec[i64](
            [int(face.sideways_first(n)) for face in faces for n in flights]
        )
        self.vertical: Final = vec[i64]([int(face.up_goes == 0) for face in faces])
        self.wind_first: Final = vec[i64](
            [int(face.wind_first(n)) for face in faces for n in flights]
        )


@final
class Sky:
    """A landscape with its winds and the table of ends."""

    def __init__(self, land: Landscape, winds: Winds, vectors: Vectors) -> None:
        self.land: Final = land
        self.winds: Final = winds
        self.vectors: Final = vectors
        self.width: Final[i64] = (vectors.cards + 1) * BLOCK  # of a cell's part of the table
        self.ends: Final = vec[i64](
            [terms.NOT_FLOWN] * (land.board.size * (vectors.cards + 1) * BLOCK)
        )
        self.turns = vec[i64]()  # expected turns to the finish, once somebody has asked for them
        self.turns_hand: i64 = 0  # with so many cards in hand
        self.fewest = vec[i64]()  # what follows from them for the next turn (turns.py)
        self.lands = vec[i64]()
        self.pair_turns = vec[i64]()  # with two known cards in hand (bots/flying_carpet_solo.py)
        self.pair_hand: i64 = 0  # with so many in all


def steps_right(direction: i64) -> i64:
    if direction == terms.RIGHT:
        return 1
    if direction == terms.LEFT:
        return -1
    return 0


def steps_up(direction: i64) -> i64:
    if direction == terms.UP:
        return 1
    if direction == terms.DOWN:
        return -1
    return 0


def card_block(sky: Sky, cell: i64, card: i64) -> i64:
    """Return where the block of a cell and a card begins, and make sure that it is worked out."""
    block = cell * sky.width + card * BLOCK
    if sky.ends[block] < 0:
        work_out_card(sky, cell, card, block)
    return block


def single_block(sky: Sky, cell: i64) -> i64:
    """Return where a cell's last block begins, and make sure that it is worked out."""
    block = cell * sky.width + sky.vectors.cards * BLOCK
    if sky.ends[block] < 0:
        work_out_singles(sky, cell, block)
    return block


def work_out_card(sky: Sky, cell: i64, card: i64, block: i64) -> None:
    """Find the ends of all flights of one card from one cell."""
    ends = sky.ends
    plain: i64 = 0
    more: i64 = 0
    flight: i64 = 0
    while flight < FLIGHTS:
        end = flight_end(sky, cell, card, flight, terms.NO_DIRECTION)
        ends[block + ENDS + flight] = end
        if end != terms.NOT_FLOWN:
            plain += 1
        direction: i64 = 0
        while direction < terms.DIRECTIONS:
            end = flight_end(sky, cell, card, flight, direction)
            ends[block + ENDS + FLIGHTS + flight * terms.DIRECTIONS + direction] = end
            if end != terms.NOT_FLOWN:
                more += 1
            direction += 1
        flight += 1
    ends[block + ALL] = plain + more
    ends[block + PLAIN] = plain


def flight_end(sky: Sky, cell: i64, card: i64, flight: i64, direction: i64) -> i64:
    """Return where one flight ends, a direction card added (FC-63, FC-65)."""
    vectors = sky.vectors
    at = card * FLIGHTS + flight
    h = vectors.columns[at] + steps_right(direction)
    v = vectors.rows[at] + steps_up(direction)
    if vectors.vertical[card] != 0:
        if not sky.winds.new_axis and (direction == terms.LEFT or direction == terms.RIGHT):
            return terms.NOT_FLOWN
        if vectors.wind_first[at] != 0:
            if not sky.winds.wind_first or not wind_first_differs(sky.land, sky.winds, cell, h, v):
                return terms.NOT_FLOWN
    return fly(sky.land, sky.winds, cell, h, v, vectors.sideways_first[at] != 0)


def work_out_singles(sky: Sky, cell: i64, block: i64) -> None:
    """Find the ends of single direction cards and of no card at all from one cell."""
    ends = sky.ends
    land = sky.land
    winds = sky.winds
    count: i64 = 0
    slot: i64 = 0
    while slot < SINGLE_SLOTS:
        wind_first = slot >= terms.DIRECTIONS
        direction = slot
        if wind_first:
            direction = slot - terms.DIRECTIONS
        h = steps_right(direction)
        v = steps_up(direction)
        end: i64 = terms.NOT_FLOWN
        if not wind_first or (winds.wind_first and wind_first_differs(land, winds, cell, h, v)):
            end = fly(land, winds, cell, h, v, wind_first)
        ends[block + ENDS + slot] = end
        if end != terms.NOT_FLOWN:
            count += 1
        slot += 1
    ends[block + ALL] = drift(land, winds, cell)
    ends[block + PLAIN] = count


def drift_end(sky: Sky, cell: i64) -> i64:
    """Return where a carpet ends that plays no card (FC-58, FC-60)."""
    return sky.ends[single_block(sky, cell) + ALL]
