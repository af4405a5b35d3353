"""What the OpenAPI document says of refusals: the real body, and every status of each route."""

from typing import Any

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from voltige.server.bodies import Health
from voltige.tables.problems import Failure

MEANINGS = {
    400: "It can’t be read or used.",
    401: "There is no cookie or no valid token.",
    403: "It is not for the one who asks.",
    404: "There is no such thing.",
    409: "It can’t be done now.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    429: "Too much in too short a time; Retry-After says when to come back.",
    500: "A mistake of the server’s own; it is noted in its log.",
    503: "The server stops, or its database does not answer.",
}
EVERYWHERE = (400, 401, 403, 404, 409, 429, 500, 503)
WITH_BODY = (413, 415)
ANSWERED = " A request that could be read is answered with an Answer, which has a problem, too."


def document(handlers: list[Any]) -> None:
    """Add the refusals to every route of the document."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler) and handler.include_in_schema is not False:
            handler.responses = {**refusals(handler), **(handler.responses or {})}


def refusals(handler: HTTPRouteHandler) -> dict[int, ResponseSpec]:
    """List the refusals of a route."""
    path = next(iter(handler.paths))
    extra = ANSWERED if path.endswith("/do") else ""
    statuses = EVERYWHERE + (WITH_BODY if "POST" in handler.http_methods else ())
    told = {
        status: ResponseSpec(Failure, generate_examples=False, description=MEANINGS[status] + extra)
        for status in statuses
    }
    if path == "/readyz":
        told[503] = ResponseSpec(Health, generate_examples=False, description=MEANINGS[503])
    return told
