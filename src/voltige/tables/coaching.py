"""Exact odds of the choices of a seat, for its holder alone."""

from dataclasses import dataclass

from voltige.core.state import SPECTATOR
from voltige.core.view import View
from voltige.match.steps import AskCoach
from voltige.tables.callers import Caller
from voltige.tables.coach import Coach, Rated, coach_of
from voltige.tables.errors import ForbiddenError, NotHereError, RequestError
from voltige.tables.table.access import place_of
from voltige.tables.table.draft import Draft
from voltige.tables.tables import Tables
from voltige.tables.wire.bodies import Chance, ChoiceOdds, Odds


@dataclass(frozen=True)
class Question:
    """A decision of a seat, as far as that seat can know it."""

    coach: Coach
    version: int
    seat: int
    view: View
    codes: list[int]
    names: list[str]


class Coaching:
    """Asks the coach."""

    def __init__(self, tables: Tables) -> None:
        """Take the tables."""
        self.tables = tables

    async def odds(self, table_id: str, caller: Caller, seat: int | None) -> Odds:
        """Give the exact odds of what the asked seat may do; the others see that it has asked."""

        def see(draft: Draft) -> Question:
            asked = question(draft, caller, seat)
            if not draft.table.chairs[asked.seat].coached:  # the others see from now on
                draft.add(AskCoach(), asked.seat)
            return asked

        asked = await self.tables.change(table_id, see)
        rated = await self.tables.aside.solve(rate, asked)
        warnings = asked.coach.warnings(asked.view, asked.names)
        return Odds(asked.version, asked.seat, [told(choice) for choice in rated], warnings)


def question(draft: Draft, caller: Caller, seat: int | None) -> Question:
    """Find the decision whose odds are asked for, or refuse."""
    table = draft.table
    place = place_of(table, caller, seat)
    if place == SPECTATOR:
        raise ForbiddenError("not_your_seat", seat=place)
    coach = coach_of(table.row.game)
    if coach is None:
        raise NotHereError("no_odds", game=table.row.game)
    if not table.row.coach:
        raise ForbiddenError("no_coach")
    if table.match is None:
        raise RequestError("not_started")
    if table.is_done or not table.match.state.asks(place):
        raise RequestError("not_asked", seat=place)
    codes = [action.code for action in table.match.legal_actions(place)]
    names = [chair.name for chair in table.chairs]
    return Question(coach, table.version, place, table.match.state.view(place), codes, names)


def rate(asked: Question) -> list[Rated]:
    """Let the coach rate every choice."""
    return asked.coach.rate(asked.view, asked.codes)


def told(choice: Rated) -> ChoiceOdds:
    """Give a rated choice as the wire has it."""
    chances = [
        Chance(one.name, one.unit, str(one.value), float(one.value)) for one in choice.chances
    ]
    return ChoiceOdds(choice.code, chances, choice.best, choice.then)
