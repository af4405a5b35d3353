"""The coach of Hydroracers: what each flight of a turn risks, exactly.

Bags and cockpits lie open, so the odds of drawing danger tokens hang on nothing hidden; what a bet
is worth hangs on the others' hands, and nobody can give that exactly.
"""

from fractions import Fraction

from voltige.core.view import View
from voltige.games.hydroracers.odds.turn import MoveOdds, turn_odds
from voltige.games.hydroracers.state import known_position
from voltige.games.hydroracers.terms import ELEMENTS
from voltige.tables.coach.coach import Chance, Coach, Rated
from voltige.wording.text import Text

MOST_TOLD = 2  # damage tokens whose chance is told; more of them crash most planes


class HydroracersCoach(Coach):
    """Counts tokens."""

    def __init__(self) -> None:
        """Take the bot of Hydroracers along."""
        super().__init__("hydroracers")

    def chances(self, view: View, codes: list[int]) -> list[Rated]:
        """Rate every flight; other choices have no odds."""
        moves = turn_odds(known_position(view), view.seat, codes)
        told = {move.code: of_move(move) for move in moves}
        return [Rated(code, told.get(code, [])) for code in codes]


def of_move(move: MoveOdds) -> list[Chance]:
    """Give the speed and the dangers of a flight, and what they bring."""
    told = [
        number("speed", Fraction(move.speed), count=move.speed),
        number("dangers", Fraction(move.dangers), count=move.dangers),
    ]
    if move.dangers == 0:
        return told
    for least in range(1, min(MOST_TOLD, most_damage(move)) + 1):
        name = Text("hydroracers-chance-damage", {"least": least})
        told.append(Chance(name, "chance", move.damage(least)))
    mean = sum((share * result[0] for result, share in move.spread.items()), Fraction(0))
    told.append(number("damage", mean))
    told.append(Chance(Text("hydroracers-chance-alert"), "chance", move.alerts(1)))
    if any(move.penalty(element) for element in range(ELEMENTS)):
        told.append(Chance(Text("hydroracers-chance-penalty"), "chance", any_penalty(move)))
    told.append(Chance(Text("hydroracers-chance-crash"), "chance", move.crash))
    return told


def number(name: str, value: Fraction, **told: int) -> Chance:
    """Give a number of things, or how many there are on average."""
    return Chance(Text(f"hydroracers-count-{name}", told), "count", value)


def most_damage(move: MoveOdds) -> int:
    """Give the most damage that the dangers can bring."""
    return max((result[0] for result in move.spread), default=0)


def any_penalty(move: MoveOdds) -> Fraction:
    """Give the chance of a new penalty, whichever it is."""
    return sum((share for result, share in move.spread.items() if result[3]), Fraction(0))


COACH = HydroracersCoach
