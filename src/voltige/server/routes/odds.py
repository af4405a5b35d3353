"""Exact odds of the choices of a seat, for its holder alone."""

from litestar import get

from voltige.server.routes.common import AnyRequest, Id, Seat, caller_of, service_of
from voltige.tables.wire.bodies import Odds


@get("/api/tables/{table_id:str}/odds", tags=["play"], summary="Odds of every choice")
async def get_odds(request: AnyRequest, table_id: Id, seat: Seat = None) -> Odds:
    """Give the exact odds of what the asked seat may do now; the others see that it has asked."""
    return await service_of(request).coaching.odds(table_id, await caller_of(request), seat)


HANDLERS = [get_odds]
