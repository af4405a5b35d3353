"""The words of Lucky Loop as small numbers: colours, phases, places of cards, figures."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Colours, in the order of the card list (LL-125)
RED: Final = 0  # turn
BLUE: Final = 1  # looping
GREEN: Final = 2  # dive
YELLOW: Final = 3  # roll
COLOURS: Final = 4
COLOUR_NAMES: Final = ["red", "blue", "green", "yellow"]

# Four small numbers in one: the hardest difficulty of each colour, six bits each. A difficulty is
# 18 at most, so that adding 31 to each number sets the sixth bit of every colour that is there.
PACKED_BITS: Final = 6
PACKED_THERE: Final = 32  # the sixth bit of the first colour

# The two backs, and so the two draw piles (LL-2), in the order of the edition
PILES: Final = 2

# The four programmes, in the order of the edition (LL-24)
PROGRAMMES: Final = 4
SLOTS: Final = 3  # cards of a programme

# Phases
CHOOSE_STARTER: Final = 0  # luck: who is the first player (LL-8)
DEAL: Final = 1  # luck: one card after the other (LL-4)
CHOOSE_ACTION: Final = 2  # D1: exchange or fly (LL-10)
EXCHANGE: Final = 3  # D2x: the pile of the next drawn card (LL-13)
REFILL: Final = 4  # D2r: the same, after a flight (LL-66)
DRAW: Final = 5  # luck: the card that is drawn (C1)
DISCARD: Final = 6  # D3: one card after the other (LL-15)
LAY_PROGRAMME: Final = 7  # the card for the next place of a programme (LL-26)
UPGRADE_CARD: Final = 8  # the card that replaces an easier one (LL-30)
PRE_ROLL: Final = 9  # D4: roll, buy the seventh die, stop or concede
ROLL: Final = 10  # luck: the dice (C2, C3)
POST_ROLL: Final = 11  # D5: assign, re-roll or concede
CHOOSE_FINAL_ACTION: Final = 12  # D6: exchange, or the first card of a free programme (LL-87)
LAY_FREE: Final = 13  # the next card of a free programme, or its end (LL-89)
PLACE_HIGHLIGHT: Final = 14  # D7: the star (LL-93)
OVER: Final = 15  # the game has ended (LL-111)
PHASE_NAMES: Final = (
    "choose_starter deal choose_action exchange refill draw discard lay_programme upgrade_card "
    "pre_roll roll post_roll choose_final_action lay_free place_highlight over"
).split()

# Where a card is; the side of a pile follows from the card
MOST_SEATS: Final = 6
SOMEWHERE: Final = -1  # where one can't know
IN_DRAW_PILE: Final = 0
IN_DISCARD_PILE: Final = 1
PICKED: Final = 2  # while a set of cards is chosen one by one; its seat alone knows (LL-D44)
ON_BOARD: Final = 3  # + programme
IN_HAND: Final = 7  # + seat
IN_FREE: Final = 13  # + seat: in the free programme in front of it
PLACES: Final = 20  # of all these, SOMEWHERE included

# ``state.sizes``: a number for each pile, the top of each discard pile, a number for each hand
DRAW_SIZES: Final = 0
DISCARD_SIZES: Final = 2
TOPS: Final = 4
HAND_SIZES: Final = 6

# Flights
NO_FLIGHT: Final = 0
COMPULSORY: Final = 1
FREE: Final = 2
FLIGHT_NAMES: Final = ["none", "compulsory", "free"]
MOST_FIGURES: Final = 6
MOST_DICE: Final = 3  # of one roll, as dice are named; an edition may allow fewer
FACES: Final = 6

# Figures of a flight
OPEN: Final = 0
EXACT: Final = 1
EXCEEDED: Final = 2
FIGURE_STATE_NAMES: Final = ["open", "exact", "exceeded"]

# Why a bonus token was taken
TWO_FIGURES: Final = 0  # LL-68
GOOD_RESULT: Final = 1  # LL-122
LAST_FIGURE: Final = 2  # LL-99
VOID_RESULT: Final = 3  # option bonus_for_void
TOKEN_REASONS: Final = ["two_figures", "good_result", "last_figure", "void_result"]

# Answers that mean "none"
NO_CARD: Final = -1
NO_SEAT: Final = -1
NO_PROGRAMME: Final = -1
NO_PILE: Final = -1
NO_PHASE: Final = -1
NO_FIGURE: Final = -1
NO_FREE_SCORE: Final = -1

DICE_LETTERS: Final = "abc"  # the dice of a roll from the lowest face up


def fewest_dice(difficulty: i64) -> i64:
    """Return the fewest dice that can reach a difficulty (LL-89)."""
    return (difficulty + FACES - 1) // FACES
