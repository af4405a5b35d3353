"""Exact odds of the choices of a seat, for its holder alone."""

import msgspec

from voltige.core.state import SPECTATOR
from voltige.match.steps import AskCoach
from voltige.tables.callers import Caller
from voltige.tables.coach import Rated, coach_of
from voltige.tables.errors import ForbiddenError, NotHereError, RequestError
from voltige.tables.table.access import place_of
from voltige.tables.table.draft import Draft
from voltige.tables.tables import Tables
from voltige.tables.thinking import Decision
from voltige.tables.wire.bodies import Chance, ChoiceOdds, Odds
from voltige.wording.text import Text


class Question(Decision, kw_only=True):
    """A decision of a seat, for its coach."""

    version: int
    codes: list[int]
    names: list[str]


class Advice(msgspec.Struct):
    """What the coach says of every choice, and of all of them."""

    choices: list[ChoiceOdds]
    warnings: list[Text]


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
        advice = await self.tables.aside.solve(advise, asked)
        return Odds(asked.version, asked.seat, advice.choices, advice.warnings)


def question(draft: Draft, caller: Caller, seat: int | None) -> Question:
    """Find the decision whose odds are asked for, or refuse."""
    table = draft.table
    place = place_of(table, caller, seat)
    if place == SPECTATOR:
        raise ForbiddenError("not_your_seat", seat=place)
    if coach_of(table.row.game) is None:
        raise NotHereError("no_odds", game=table.row.game)
    if not table.row.coach:
        raise ForbiddenError("no_coach")
    if table.match is None:
        raise RequestError("not_started")
    if table.is_done or not table.match.state.asks(place):
        raise RequestError("not_asked", seat=place)
    return Question(
        game=table.row.game,
        edition=table.row.edition,
        seats=table.row.seats,
        options=table.row.options,
        position=table.match.state.to_dict(),
        seat=place,
        edition_text=table.row.edition_text,
        version=table.version,
        codes=[action.code for action in table.match.legal_actions(place)],
        names=[chair.name for chair in table.chairs],
    )


def advise(asked: Question) -> Advice:
    """Let the coach rate every choice; it gets the view of the seat and its codes, nothing else."""
    coach, view = coach_of(asked.game), asked.state().view(asked.seat)
    if coach is None:
        return Advice([], [])
    rated = coach.rate(view, asked.codes)
    return Advice([told(choice) for choice in rated], coach.warnings(view, asked.names))


def told(choice: Rated) -> ChoiceOdds:
    """Give a rated choice as the wire has it."""
    chances = [
        Chance(one.name, one.unit, str(one.value), float(one.value)) for one in choice.chances
    ]
    return ChoiceOdds(choice.code, chances, choice.best, choice.then)
