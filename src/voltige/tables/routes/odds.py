"""Exact odds of the choices of a seat, for its holder alone."""

from voltige.tables.routes.route import Asked, Id, Seat, get
from voltige.tables.wire.bodies import Odds


@get("/api/tables/{table_id}/odds", "play", "Odds of every choice")
async def get_odds(asked: Asked, table_id: Id, seat: Seat = None) -> Odds:
    """Give the exact odds of what the asked seat may do now; the others see that it has asked."""
    return await asked.service.coaching.odds(table_id, await asked.caller(), seat)


ROUTES = [get_odds]
