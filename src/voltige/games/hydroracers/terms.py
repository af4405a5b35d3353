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
CHOOSE_GAIN: Final = 13  # a person takes points or AIRCOINS (HR-186)
CHOOSE_TOKENS: Final = 14  # a person takes tokens off the tiles, one by one (HR-178)
SUPERCHARGE: Final = 15  # a person may fly a cell more (HR-200)
HOP: Final = 16  # a person may pass in front of an opponent (HR-195)
MIRROR: Final = 17  # a person may go behind the plane that has just moved (HR-196)
LOOK: Final = 18  # luck: a card to choose from (HR-184, HR-201)
KEEP: Final = 19  # a person keeps one of the cards looked at (HR-184, HR-201)
CHOOSE_CIRCUIT: Final = 20  # the prestige leader chooses the next circuit (HR-138)
CHOOSE_GRID: Final = 21  # the prestige leader chooses how the next grid is made (HR-139)
AUTO_CARD: Final = 22  # luck: a development card for an autopilot (HR-231)
DRAW_VICTIM: Final = 23  # luck: whom an autopilot sabotages (HR-233)
REVEAL: Final = 24  # luck: a card on the display (HR-141)
DRAW_DEV: Final = 25  # luck: a token out of the cloth bag (HR-142)
PLACE_DEV: Final = 26  # a person places a development token (HR-145)
RUSH: Final = 27  # a person may pay for the last token (HR-148, HR-161)
RECYCLE: Final = 28  # a person gives a movement card away (HR-153, HR-164)
SPY_TAKE: Final = 29  # a person chooses a card of the espionage track (HR-159)
CHOOSE_LEVEL: Final = 30  # a person chooses the tile that rises (HR-207)
CHOOSE_VICTIM: Final = 31  # a person chooses whom to sabotage (HR-209)
PHASE_NAMES: Final = (
    "draw_circuit draw_pilot choose_pilot draw_grid deal turn auto_draw danger place_token "
    "crash_remove refill late_bet over choose_gain choose_tokens supercharge hop mirror look "
    "keep choose_circuit choose_grid auto_card draw_victim reveal draw_dev place_dev rush "
    "recycle spy_take choose_level choose_victim"
).split()
SETUP_PHASES: Final = [DRAW_CIRCUIT, DRAW_PILOT, CHOOSE_PILOT, DRAW_GRID, DEAL]

# Phases that belong together
EFFECTS: Final = [CHOOSE_GAIN, CHOOSE_TOKENS, SUPERCHARGE]  # before the plane moves
BEFORE_FLIGHT: Final = [TURN, AUTO_DRAW, *EFFECTS]
DANGEROUS: Final = [DANGER, PLACE_TOKEN]
LOOKING: Final = [AUTO_DRAW, LOOK, KEEP]
AFTER_THE_FLIGHT: Final = [*DANGEROUS, CRASH_REMOVE, REFILL, HOP, MIRROR, LOOK, KEEP]
MOVED: Final = [PLACE_TOKEN, CRASH_REMOVE, *EFFECTS, HOP, KEEP]  # too late for a bet (HR-78)
LUCK_IN_TURN: Final = [AUTO_DRAW, DANGER, REFILL, LOOK]
FLYING: Final = [*BEFORE_FLIGHT, *AFTER_THE_FLIGHT, LATE_BET]  # a plane is in turn
RACED: Final = [*FLYING, OVER]  # planes are on the circuit
DEALT: Final = [DEAL, *RACED]
SHUFFLED: Final = [DRAW_GRID, *DEALT]  # in a campaign: between races the cards are put together
CHANGING_RACE: Final = [CHOOSE_CIRCUIT, CHOOSE_GRID]  # the prestige leader decides (HR-138)
OF_AUTOPILOTS: Final = [AUTO_CARD, DRAW_VICTIM]
OBTAINING: Final = [RECYCLE, CHOOSE_LEVEL, CHOOSE_VICTIM]
TAKING: Final = [PLACE_DEV, RUSH, SPY_TAKE, *OBTAINING]  # a person holds a token or takes a card
IN_THE_YEAR: Final = [REVEAL, DRAW_DEV, *TAKING]  # tokens are drawn, month by month
DEVELOPMENT: Final = [*CHANGING_RACE, *OF_AUTOPILOTS, *IN_THE_YEAR]
OF_TAKER: Final = [DRAW_PILOT, CHOOSE_PILOT, DEAL, *OF_AUTOPILOTS, *TAKING]
WITH_CIRCUIT: Final = list(range(1, len(PHASE_NAMES)))  # all but drawing it

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
AFTER_EFFECTS: Final = -12
AFTER_DANGERS: Final = -13
AFTER_HOP: Final = -14
START_DISPLAY: Final = -15
START_AUTOPILOTS: Final = -16
NEXT_DEV: Final = -17
START_RACE: Final = -18
AUTO_TURN: Final = -19

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
SLIP: Final = 11  # slipstream bonus of this round
RANK: Final = 12  # in the last heat, or on the first grid; 0 for none
CRASHES: Final = 13  # in all races
HAND_SIZE: Final = 14
DECK_SIZE: Final = 15  # of its shuffled part
PLAYED_SIZE: Final = 16
UNDER_SIZE: Final = 17
TOP: Final = 18  # of the played pile, or NO_CARD
LEVEL_AT: Final = 19  # level of each element tile
ELEMENTS: Final = 4
LEVELS: Final = 3
MOST_SQUARES: Final = 6  # of a tile
TILE_AT: Final = 23  # tokens: MOST_SQUARES cells for each element
BET_PLANE: Final = 47  # or NO_PLANE; from here to the played pile not everybody sees everything
UNDER_AT: Final = 48  # cards put under the deck, the next to come first
MOST_UNDER: Final = 16
HAND_AT: Final = 64  # the hand, ascending, or an autopilot's face-up cards, longest face up first
MOST_HAND: Final = 8
CARDS_AT: Final = 72  # counts by card: shuffled deck, then played pile
# In a campaign follow counts by card of all cards owned, counts by development card of those kept,
# then these columns (``setup.plus_at``)
EXTRA_SLOTS: Final = 0  # damage slots by equipment (HR-206)
ALL_DAMAGE: Final = 1  # damage tokens that belong to the bag (HR-209, HR-211)
ALL_ALERT: Final = 2  # alert tokens that belong to the bag (HR-210)
RESERVE: Final = 3  # development tokens with their owner
IN_BAG: Final = 4  # development tokens in the cloth bag
SPYING: Final = 5  # development tokens on the espionage track
STAND: Final = 6  # 1 when the reserved exhibition space is taken
ADDED_SIZE: Final = 7
ADDED_AT: Final = 8  # movement cards that an autopilot got in development, oldest first (HR-250)
MOST_ADDED: Final = 10
PLUS_WIDTH: Final = 18

# Columns of the campaign, behind the order of the round (``setup.dev_at``)
RACE: Final = 0  # races begun
STAGE: Final = 1  # IDLE or DEVELOPING
CALENDAR: Final = 2  # TIME markers drawn (HR-143)
NEXT_GRID: Final = 3  # how the next grid is made (HR-139)
SPARE_DAMAGE: Final = 4  # tokens in the supply
SPARE_ALERT: Final = 5
PENDING: Final = 6  # a development card or a movement card being obtained, or NO_CARD
PENDING_SPACE: Final = 7  # the display space it comes from, or FROM_TRACK
AUTO_DONE: Final = 8  # autopilots that have drawn their cards
AUTO_LEFT: Final = 9  # cards that the next one has still to draw
BASE: Final = 10  # value of the card flown with, or distance of the pass
FLOWN: Final = 11  # that card, or NO_CARD for a pass
BRAKE: Final = 12  # 1 when the Air Brake is used
REMOVALS: Final = 13  # tokens still to be taken off the tiles
COURSE: Final = 14  # cards to look at for the first card of the refill, 0 for none
LOOKED_SIZE: Final = 15
LOOKED_AT: Final = 16  # cards looked at, in the order drawn
MOST_LOOK: Final = 4
TRACK_SIZE: Final = 20
TRACK_AT: Final = 21  # the espionage track, oldest first
MOST_TRACK: Final = 6
PUBLIC_AT: Final = 27  # who has taken each public exhibition space, or NO_SEAT
MOST_PUBLIC: Final = 8
DISPLAY_AT: Final = 35  # the development card on each space, or NO_CARD
MOST_DISPLAY: Final = 10
TOKENS_AT: Final = 45  # development tokens on each space, a column for each seat
MOST_SEATS: Final = 4
DRAWN: Final = 85  # the last card that an autopilot drew, for all to see, or NO_CARD
PILES_AT: Final = 86  # counts: development deck, its discard pile, cards out of the game
FROM_TRACK: Final = -1  # the space of a card that comes from the espionage track
IDLE: Final = 0
DEVELOPING: Final = 1

# How the next grid is made (HR-139)
RANDOM_GRID: Final = 0
LAST_HEAT_GRID: Final = 1
REVERSE_GRID: Final = 2
GRID_NAMES: Final = ["random", "last_heat", "reverse_prestige"]

# What a technology does (HR-192 to HR-201)
WAKE_RIDER: Final = 0
COWLING: Final = 1
FLIGHT_PLAN: Final = 2
OVERTAKING: Final = 3
REAR_VIEW: Final = 4
AIR_BRAKE: Final = 5
WAKE_BREAKER: Final = 6
SUPERCHARGER: Final = 7
GOGGLES: Final = 8
TECHNOLOGY_NAMES: Final = (
    "double_slip no_drag large_hand hop mirror brake wake_breaker supercharge goggles"
).split()

# What an advantage does (HR-206 to HR-211); below 4 it is equipment for that element
ANY_ELEMENT: Final = 4
SABOTAGE: Final = 5
SPARE_PARTS: Final = 6
TUNING: Final = 7

# Elements of the expert cockpit and what their squares show
ELEMENT_NAMES: Final = ["cooling", "propulsion", "controls", "structure"]
PENALTY_SQUARE: Final = 4  # a square below 4 spreads to that element
CROSS_SQUARE: Final = 5
SQUARE_NAMES: Final = [*ELEMENT_NAMES, "penalty", "cross"]
ADVANTAGE_NAMES: Final = [*ELEMENT_NAMES, "any_element", "sabotage", "spare_parts", "tuning"]
PENALTY_CORNER: Final = 0
PENALTY_SLOW: Final = 1
PENALTY_PILOT: Final = 2
PENALTY_HAND: Final = 3
PENALTY_NAMES: Final = ["penalty_corner", "penalty_slow", "penalty_pilot", "penalty_hand"]

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

# Where an autopilot's card comes from that it lays face up (HR-216, HR-251)
FROM_DECK: Final = "deck"
FROM_UNDER: Final = "under"
FROM_LOOKED: Final = "looked"
SOURCES: Final = [FROM_DECK, FROM_UNDER, FROM_LOOKED]

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
