"""Where a movement leads and what it risks, worked out from a view as plain data."""

from fractions import Fraction
from typing import Any

from voltige.games.hydroracers.holdings import first_empty, shown_square
from voltige.games.hydroracers.odds.turn import MoveOdds
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import (
    BAG_ALERT,
    BAG_DAMAGE,
    CRASHED,
    DAMAGE,
    ELEMENT_NAMES,
    EXTRA_SLOTS,
    LEVEL_AT,
    NO_CARD,
    OUT,
    PILOT,
    POSITION,
    SLIP,
    SQUARE_NAMES,
    TOKEN_NAMES,
    TOP,
)
from voltige.wording.text import Text
from voltige.wording.wording import Seen

Race = tuple[Any, ...]  # all that movements and tokens depend on

COLUMNS = {"position": POSITION, "crashed": CRASHED, "out": OUT, "damage": DAMAGE, "slip": SLIP}


def race_of(view: Seen) -> Race:
    """Return what the movements of the viewer depend on."""
    planes = [
        (
            *[plane[name] for name in COLUMNS],
            plane["pilot"],
            plane["bag"]["damage"],
            plane["bag"]["alert"],
            plane["top"],
            plane.get("extra_slots", 0),
            tuple(plane.get("technologies", ())),
            *[(tile["level"], *tile["tokens"]) for tile in plane["tiles"].values()],
        )
        for plane in view["planes"]
    ]
    return (view["seat"], view["turn"], view["circuit"], *planes)


def rebuild(setup: HydroracersSetup, race: Race) -> HydroracersState:
    """Lay the cells of a position out again, as far as movements and tokens need them."""
    _, turn, circuit, *planes = race
    position = HydroracersState(setup, setup.no_cells[:])
    position.turn = turn
    position.circuit = setup.edition.circuit_ids.index(circuit)
    for number, plane in enumerate(planes):
        for place, column in enumerate(COLUMNS.values()):
            position.set(number, column, plane[place])
        pilot, damage, alerts, top, slots, technologies, *tiles = plane[len(COLUMNS) :]
        position.set(number, PILOT, setup.edition.pilot_ids.index(pilot) if pilot else -1)
        position.set(number, BAG_DAMAGE, damage)
        position.set(number, BAG_ALERT, alerts)
        position.set(number, TOP, setup.edition.words.index(top) if top else NO_CARD)
        if setup.campaign:
            position.set_held(number, EXTRA_SLOTS, slots)
            for technology in technologies:
                position.add_kept(number, setup.edition.dev_words.index(technology), 1)
        for element, (level, *tokens) in enumerate(tiles):
            position.set(number, LEVEL_AT + element, level)
            for square, token in enumerate(tokens):
                position.set_token(number, element, square, TOKEN_NAMES.index(token))
    return position


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
            parts.append(Text("hydroracers-preview-malus", {"malus": percent(1 - spared)}))
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
