"""Exact odds of the choices of a seat, for its holder alone."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from litestar import get

from voltige.core.state import SPECTATOR
from voltige.core.view import View
from voltige.server.coach import Coach, Rated, coach_of
from voltige.server.errors import ForbiddenError, NotHereError, ServerError
from voltige.server.room.draft import Draft
from voltige.server.routes.common import AnyRequest, Id, Seat, caller_of, server_of
from voltige.server.wire.bodies import Chance, ChoiceOdds, Odds

# One thread: solving never holds up the tables, and the memory of a coach has one user.
THREAD = ThreadPoolExecutor(1, "coach")


@get("/api/tables/{table_id:str}/odds", tags=["play"], summary="Odds of every choice")
async def get_odds(request: AnyRequest, table_id: Id, seat: Seat = None) -> Odds:
    """Give the exact odds of what the asked seat may do now; the others see that it has asked."""
    server = server_of(request)
    caller = await caller_of(request)

    def see(draft: Draft) -> tuple[Coach, int, int, View, list[int], list[str]]:
        room = draft.room
        place = server.viewer(room, caller, seat)
        if place == SPECTATOR:
            raise ForbiddenError("not_your_seat", seat=place)
        coach = coach_of(room.row.game)
        if coach is None:
            raise NotHereError("no_odds", game=room.row.game)
        if not room.row.coach:
            raise ForbiddenError("no_coach")
        if room.match is None:
            raise ServerError("not_started")
        if room.is_done or not room.match.state.asks(place):
            raise ServerError("not_asked", seat=place)
        codes = [action.code for action in room.match.legal_actions(place)]
        if not room.chairs[place].coached:  # the others see from now on that a coach is on
            draft.add("coach", place)
        names = [chair.name for chair in room.chairs]
        return coach, room.version, place, room.match.state.view(place), codes, names

    coach, version, place, view, codes, names = await server.house.change(table_id, see)
    loop = asyncio.get_running_loop()
    rated = await loop.run_in_executor(THREAD, coach.rate, view, codes)
    return Odds(version, place, [told(choice) for choice in rated], coach.warnings(view, names))


def told(choice: Rated) -> ChoiceOdds:
    """Give a rated choice as the wire has it."""
    chances = [
        Chance(one.name, one.unit, str(one.value), float(one.value)) for one in choice.chances
    ]
    return ChoiceOdds(choice.code, chances, choice.best, choice.then)


HANDLERS = [get_odds]
