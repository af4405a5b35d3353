"""Matches of LOOPS at known positions, for the tests of this folder."""

from typing import Any

from voltige.core.state import State
from voltige.games.loops import GAME
from voltige.match.log import Seat
from voltige.match.luck import FairLuck, GivenLuck, Luck
from voltige.match.match import Match
from voltige.match.table import Table

LETTERS = "ABCDEFGH"
SEED = bytes(range(32))
NONCES = [bytes([number] * 16) for number in range(1, 9)]

TURN: dict[str, Any] = {  # A is in turn on a base of 5000
    "hands": [
        {"alt_5000": 1, "alt_7000": 2, "draw_2": 1, "speed": 1},
        {"alt_4000": 1, "alt_8000": 2, "pitch": 1},
        {"alt_6000": 2, "loop": 1},
        {"alt_1000": 1, "alt_9000": 1},
    ],
    "pile": ["alt_5000"],
}
RACE: dict[str, Any] = {**TURN, "pile": ["alt_5000", "speed"], "phase": "race"} | {
    "hands": [{"alt_5000": 1, "alt_7000": 2, "draw_2": 1}, *TURN["hands"][1:]],
    "to_act": 1,
    "turn_owner": 1,
    "race": {"speed_player": 0, "claims": ["", "", "", ""]},
}


def seats(count: int) -> list[Seat]:
    """Name the seats by their letters."""
    return [Seat(letter) for letter in LETTERS[:count]]


def match_at(
    position: dict[str, Any] | None = None,
    luck: Luck | None = None,
    options: dict[str, Any] | None = None,
    *,
    practice: bool = False,
) -> Match:
    """Begin a match of four seats at a position; luck waits for its words unless it is given."""
    table = Table.make(GAME, 4, options, position=position, practice=practice)
    return Match(table, seats(4), luck if luck is not None else GivenLuck())


def fair_match(count: int = 4, options: dict[str, Any] | None = None) -> Match:
    """Begin a match with sealed luck."""
    return Match(Table.make(GAME, count, options), seats(count), fair(count))


def fair(count: int = 4) -> FairLuck:
    """Make the sealed luck of these tests."""
    return FairLuck(SEED, NONCES[:count])


def say(match: Match, seat: int, text: str, version: int | None = None) -> Any:
    """Let a seat do what a notation says."""
    attempt = GAME.read_attempt(text, match.table.edition)
    return match.submit(seat, attempt, version)


def dump(state: State) -> dict[str, Any]:
    """Give a position as plain data."""
    return state.to_dict()
