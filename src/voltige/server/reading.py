"""Reading requests over HTTP: JSON alone, within bounds, and with no parameter that we do not know."""

from typing import Any

from litestar import Request

from voltige.server.errors import NotJsonError
from voltige.tables.bounds import check_json
from voltige.tables.reading import check_query

JSON = "application/json"


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Refuse unknown parameters, and a body that is no JSON or beyond our bounds, before parsing."""
    if request.scope["path"].startswith("/api/"):
        handler: Any = request.scope["route_handler"]
        check_query(request.query_params, set(handler.parsed_fn_signature.parameters))
    if request.method == "POST":
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != JSON:
            raise NotJsonError("not_json")
        check_json(await request.body())
