"""The words of The Flying Carpet as small numbers: arrows, directions, phases, fields of a carpet."""

from __future__ import annotations

from typing import Final

# Arrows of a wind card (FC-31 to FC-34). A vertical card has the first and the third alone.
ARROW_NAMES: Final = ["light_blue", "dark_blue", "beige", "brown"]
LIGHT_BLUE: Final = 0
BEIGE: Final = 2

# Direction cards (FC-63, FC-67)
UP: Final = 0
DOWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
DIRECTION_NAMES: Final = ["up", "down", "left", "right"]
DIRECTIONS: Final = 4
NO_DIRECTION: Final = -1

# Where a flight ends, when not on a cell
NOT_FLOWN: Final = -1  # the flight is not allowed
EJECTED: Final = -2  # blown off the board (FC-44)

# What lies on a cell
FREE: Final = 0
GROUND: Final = 1
CLOUD: Final = 2

# Phases
FIRST_PLAYER: Final = 0  # luck: who begins (FC-13, option ``first_player``)
DRAW_LANDSCAPE: Final = 1  # luck: the digits of a random landscape's number
DRAFT: Final = 2  # a seat chooses a panel to place, or passes
DRAFT_COLUMN: Final = 3  # it chooses the column
DRAFT_ROW: Final = 4  # and, for a cloud, the row
DEAL: Final = 5  # luck: one wind card after the other (FC-4)
TURN: Final = 6  # the seat in turn chooses one of four possibilities (FC-15)
LANDING: Final = 7  # it holds another carpet or forces it down (FC-70)
REFILL: Final = 8  # luck: the card that fills the hand up again (FC-19, FC-21)
OVER: Final = 9
PHASE_NAMES: Final = (
    "first_player draw_landscape draft draft_column draft_row deal turn landing refill over"
).split()

# Fields of a carpet, one row per seat in ``state.carpets``
FIELDS: Final = 5
CELL: Final = 0  # where it is, or OFF_BOARD or ARRIVED
LEFT_CARDS: Final = 1  # direction cards left
HELD: Final = 2  # 1 when the next turn is missed
STAMP: Final = 3  # the later it came, the higher it lies in its stack; 0 in no stack
PLACE: Final = 4  # its place when it has arrived, else 0

OFF_BOARD: Final = -1  # before the owner's first turn (FC-14)
ARRIVED: Final = -2  # taken off after its arrival (FC-109)
NO_SEAT: Final = -1
NO_CARD: Final = -1
NO_PANEL: Final = -1
HIDDEN: Final = -1  # a number of direction cards that a seat may not know

# What the seat in turn draws when its turn ends; else the design that it swaps
NO_DRAW: Final = -1
DRAW_ONE: Final = -2

# Ways to move without a card
DRIFT: Final = "drift"
SINK: Final = "sink"
STAY: Final = "stay"
OFF: Final = "off"
FLIGHT: Final = "flight"
