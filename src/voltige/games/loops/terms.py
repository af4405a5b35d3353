"""The words of LOOPS as small numbers: kinds of card, phases, conditions."""

from __future__ import annotations

from typing import Final

# Kinds of card. A card itself is an index into the edition: altitudes first, from the lowest up.
ALTITUDE: Final = 0
PITCH: Final = 1
DIRECTION: Final = 2
SPEED: Final = 3
DRAW: Final = 4
LOOP: Final = 5
KIND_NAMES: Final = ["altitude", "pitch", "direction", "speed", "draw", "loop"]

# Phases
CHOOSE_STARTER: Final = 0  # luck: who starts the game (LO-8)
DEAL: Final = 1  # luck: one card after the other (LO-2, LO-4)
TURN: Final = 2  # the seat in turn plays or picks up (LO-13)
TAKE: Final = 3  # luck: the target of a Draw card takes one card after the other (LO-34)
RACE: Final = 4  # each other seat claims or declines in secret (LO-39)
SETTLE_RACE: Final = 5  # luck: which of several claims was fastest (LO-47)
OVER: Final = 6  # the game has ended (LO-55)
PHASE_NAMES: Final = ["choose_starter", "deal", "turn", "take", "race", "settle_race", "over"]

# Conditions
LEFT: Final = 1  # the next seat has the next higher number
RIGHT: Final = -1
DIRECTION_NAMES: Final = {LEFT: "left", RIGHT: "right"}
PITCH_NAMES: Final = {True: "positive", False: "negative"}

# Answers that mean "none"
NO_CARD: Final = -1  # no base altitude; no card on top
NO_SEAT: Final = -1
NO_CLAIM: Final = -1  # a seat that has not answered in the race

# Starter of later rounds (option first_player)
ROTATE: Final = 0
WINNER: Final = 1
LOSER: Final = 2
FIRST_PLAYER_NAMES: Final = ["rotate", "winner", "loser"]


def box_face(direction: int, positive: bool) -> int:
    """Return the face of the condition box that shows these conditions (LO-67).

    The ring is 0 left positive, 1 left negative, 2 right negative, 3 right positive: neighbours
    differ in one condition.
    """
    if direction == LEFT:
        return 0 if positive else 1
    return 3 if positive else 2
