"""The words of Hydroracers as small numbers: phases, columns of a plane's row, tokens, skills."""

from __future__ import annotations

from typing import Final

# Phases in which luck or a seat is awaited
DRAW_CIRCUIT: Final = 0  # luck: where the race is flown (HR-7)
DRAW_PILOT: Final = 1  # luck: who flies the taker's plane (HR-5)
CHOOSE_PILOT: Final = 2  # a person chooses a free pilot (HR-5)
DRAW_GRID: Final = 3  # luck: who starts next in file (HR-9)
DEAL: Final = 4  # luck: the first hands, card after card (HR-11)
TURN: Final = 5  # a person bets, plays a card or passes (HR-28)
AUTO_DRAW: Final = 6  # luck: an autopilot turns a card up (HR-216)
DANGER: Final = 7  # luck: a token out of the danger bag (HR-50)
PLACE_TOKEN: Final = 8  # a person chooses the element that is hit (HR-108)
CRASH_REMOVE: Final = 9  # a person takes a second token off after a crash (HR-115)
REFILL: Final = 10  # luck: a card from the deck (HR-34)
LATE_BET: Final = 11  # a person bets after moving, or ends the turn (HR-78)
OVER: Final = 12  # the game has ended (HR-104)
PHASE_NAMES: Final = [
    "draw_circuit",
    "draw_pilot",
    "choose_pilot",
    "draw_grid",
    "deal",
    "turn",
    "auto_draw",
    "danger",
    "place_token",
    "crash_remove",
    "refill",
    "late_bet",
    "over",
]
SETUP_PHASES: Final = [DRAW_CIRCUIT, DRAW_PILOT, CHOOSE_PILOT, DRAW_GRID, DEAL]

# Phases that pass by themselves; no position rests in them
START_PILOTS: Final = -1
START_GRID: Final = -2
START_DEAL: Final = -3
START_HEAT: Final = -4
START_ROUND: Final = -5
START_TURN: Final = -6
AUTO_PLAY: Final = -7
NEXT_DANGER: Final = -8
AFTER_FLIGHT: Final = -9
END_TURN: Final = -10
END_ROUND: Final = -11

# Columns of a plane's row in ``state.cells``
POSITION: Final = 0  # cell number, laps included (HR-244)
CRASHED: Final = 1  # 0 while racing, else 1 for the first to crash in this heat, 2, …
OUT: Final = 2  # 1 for an autopilot that misses the rest of the race (autopilot_crash = race)
PILOT: Final = 3  # or NO_PILOT
DAMAGE: Final = 4  # on the gauge
ALERTS: Final = 5  # put aside
BAG_DAMAGE: Final = 6
BAG_ALERT: Final = 7
PRESTIGE: Final = 8
AIRCOINS: Final = 9
BET_SLOT: Final = 10  # or NO_BET
BET_PLANE: Final = 11  # or NO_PLANE
SLIP: Final = 12  # slipstream bonus of this round
RANK: Final = 13  # in the last heat, or on the first grid; 0 for none
CRASHES: Final = 14  # in this race
HAND_SIZE: Final = 15
DECK_SIZE: Final = 16  # of its shuffled part
PLAYED_SIZE: Final = 17
UNDER_SIZE: Final = 18
TOP: Final = 19  # of the played pile, or NO_CARD
LEVEL_AT: Final = 20  # level of each element tile
ELEMENTS: Final = 4
LEVELS: Final = 3
MOST_SQUARES: Final = 6  # of a tile
TILE_AT: Final = 24  # tokens: MOST_SQUARES cells for each element
UNDER_AT: Final = 48  # cards put under the deck, the next to come first
MOST_UNDER: Final = 16
ROW_AT: Final = 64  # an autopilot's face-up cards, longest face up first
MOST_ROW: Final = 8
CARDS_AT: Final = 72  # counts by card: hand, then shuffled deck, then played pile

# Elements of the expert cockpit and what their squares show
ELEMENT_NAMES: Final = ["cooling", "propulsion", "controls", "structure"]
MALUS_SQUARE: Final = 4  # a square below 4 spreads to that element
CROSS_SQUARE: Final = 5
SQUARE_NAMES: Final = [*ELEMENT_NAMES, "malus", "cross"]
MALUS_CORNER: Final = 0
MALUS_SLOW: Final = 1
MALUS_PILOT: Final = 2
MALUS_HAND: Final = 3
MALUS_NAMES: Final = ["malus_corner", "malus_slow", "malus_pilot", "malus_hand"]

# Tokens, in the bag and on a square
NO_TOKEN: Final = 0
DAMAGE_TOKEN: Final = 1
ALERT_TOKEN: Final = 2
TOKEN_NAMES: Final = ["", "damage", "alert"]

# Skills of pilots (HR-71 to HR-75)
NO_SKILL: Final = -1
DOUBLE_SLIP: Final = 0
LARGE_HAND: Final = 1
NO_DRAG: Final = 2
LONG_SLIP: Final = 3
SKILL_NAMES: Final = ["double_slip", "large_hand", "no_drag", "long_slip"]

# What an autopilot looks for (HR-220)
LOWEST: Final = 0
SECOND_HIGHEST: Final = 1
HIGHEST_ODD: Final = 2
HIGHEST_EVEN: Final = 3
CRITERION_NAMES: Final = ["lowest", "second_highest", "highest_odd", "highest_even"]

# Answers that mean "none"
NO_CARD: Final = -1
NO_SEAT: Final = -1
NO_PILOT: Final = -1
NO_PLANE: Final = -1
NO_BET: Final = -1
NO_ELEMENT: Final = -1
NO_SQUARE: Final = -1
NO_CIRCUIT: Final = -1
