"""Where a movement leads and what it risks, and what tokens hit."""

from array import array
from fractions import Fraction
from hashlib import blake2b

from voltige.core.view import View
from voltige.games.hydroracers.odds.turn import MoveOdds
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import ELEMENT_NAMES, SQUARE_NAMES
from voltige.games.hydroracers.zones import first_empty, shown_square
from voltige.wording.text import Text

Race = tuple[int, int, int, bytes]


def race_of(view: View) -> Race:
    """Return what tells apart views in which movements and tokens do something else.

    Sentences are kept under it, hence a digest: the cells themselves are some kilobytes.
    """
    seen = known_position(view)
    cells = array("q", [int(cell) for cell in seen.cells])
    digest = blake2b(cells.tobytes(), digest_size=16).digest()
    return view.seat, int(seen.turn), int(seen.circuit), digest


def preview(odds: MoveOdds) -> list[Text]:
    """Say how a speed adds up, where a movement ends and what it risks."""
    parts = [Text("hydroracers-preview", {"sum": added_up(odds), "end": cell_number(odds.end)})]
    if odds.chosen:
        parts.append(Text("hydroracers-preview-choice"))
    if odds.dangers:
        told = {
            "causes": causes(odds),
            "dangers": odds.dangers,
            "damage": percent(odds.damage(1)),
        }
        parts.append(Text("hydroracers-preview-dangers", told))
        spared = sum((p for result, p in odds.spread.items() if not result[3]), Fraction(0))
        if spared < 1:
            parts.append(Text("hydroracers-preview-penalty", {"penalty": percent(1 - spared)}))
        if odds.crash > 0:
            parts.append(Text("hydroracers-preview-crash", {"crash": percent(odds.crash)}))
    return parts


def added_up(odds: MoveOdds) -> Text:
    """Say how the value of the card and what changes it make the speed (HR-29, HR-31)."""
    change = abs(odds.modifier)
    if odds.base + odds.modifier < odds.speed:
        told = {"base": odds.base, "change": change, "speed": odds.speed}
        return Text("hydroracers-sum-least", told)
    if change == 0:
        return Text("hydroracers-sum-plain", {"speed": odds.speed})
    sign = "minus" if odds.modifier < 0 else "plus"
    told_sum = {"base": odds.base, "sign": sign, "change": change, "speed": odds.speed}
    return Text("hydroracers-sum", told_sum)


def causes(odds: MoveOdds) -> list[Text]:
    """Name what is dangerous in a movement, in the order in which it is resolved (HR-49)."""
    of_card = odds.dangers - len(odds.limits) - odds.overtakes
    named = [Text("hydroracers-cause-card")] if of_card else []
    named += [Text("hydroracers-cause-corner", {"limit": limit}) for limit in odds.limits]
    return [*named, Text("hydroracers-cause-overtaking")] if odds.overtakes else named


def hit(position: HydroracersState, seat: int, element: str) -> str:
    """Name what the square shows that a seat's next token on an element would cover."""
    place = ELEMENT_NAMES.index(element)
    square = first_empty(position, seat, place)
    return SQUARE_NAMES[shown_square(position, seat, place, square)]


def cell_number(cell: int) -> int | str:
    """Return the number of a cell; those of the grid with the sign that numbers have everywhere."""
    return cell if cell >= 0 else f"−{-cell}"


def percent(chance: Fraction) -> int:
    """Round a chance to whole percents; what is possible is never 0, what is not sure never 100."""
    rounded = round(chance * 100)
    return min(99, max(1, rounded)) if 0 < chance < 1 else rounded
