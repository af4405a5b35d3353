"""The lab: an edition changed key by key, and deals with and without the change."""

from litestar import post
from litestar.params import JSONBody

from voltige.server.lab.wire import LabDraft, LabEdition, LabTold, LabTrial
from voltige.server.routes.common import (
    AnyRequest,
    address_of,
    language_for,
    server_of,
    service_of,
)


@post("/api/lab/edition", tags=["lab"], summary="Change an edition", status_code=200)
async def write_edition(request: AnyRequest, data: JSONBody[LabDraft]) -> LabEdition:
    """Write the default edition of a game with some values changed; nothing is stored."""
    service_of(request).sketches.check(address_of(request))
    return await server_of(request).lab.draft(data, language_for(request))


@post("/api/lab", tags=["lab"], summary="Play with and without a change", status_code=200)
async def try_edition(request: AnyRequest, data: JSONBody[LabTrial]) -> LabTold:
    """Play some deals with the default edition and with a changed one; nothing is stored."""
    return await server_of(request).lab.attempt(data, address_of(request))


HANDLERS = [write_edition, try_edition]
