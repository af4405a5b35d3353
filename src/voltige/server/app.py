"""The application: routes, errors, the OpenAPI document, start and stop."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import voltige
from voltige.core.errors import VoltigeError
from voltige.server.config import Config
from voltige.server.documented import document
from voltige.server.guard import App, Guard
from voltige.server.problems import status_of
from voltige.server.reading import check_request
from voltige.server.routes import client, info, lab, socket, watching
from voltige.server.routes.common import language_for
from voltige.server.routes.shared import handlers_of
from voltige.server.server import Server
from voltige.tables.clock import Clock
from voltige.tables.errors import RequestError, TooOftenError
from voltige.tables.problems import Failure, problem_of
from voltige.tables.reading import misread
from voltige.tables.routes import all_routes

log = logging.getLogger("voltige")

COMPRESSION = CompressionConfig(
    "gzip",
    minimum_size=1024,
    gzip_compress_level=5,
    exclude=["/events$", "/stream$"],
    exclude_opt_key="packed",  # the files of the client are compressed already
)  # streams stay plain: each line must arrive at once
REASONS = {404: "not_here", 405: "wrong_method", 413: "body_too_large", 415: "not_json"}


def fail(request: Request[Any, Any, Any], error: VoltigeError, status: int) -> Response[Failure]:
    """Answer with a problem."""
    headers = {}
    if isinstance(error, TooOftenError):
        headers["Retry-After"] = str(error.params["seconds"])
    problem = problem_of(error, language_for(request))
    return Response(
        Failure(problem), status_code=status, headers=headers, media_type="application/json"
    )


def on_voltige_error(request: Request[Any, Any, Any], error: VoltigeError) -> Response[Failure]:
    """Answer a refusal of ours."""
    return fail(request, error, status_of(error))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Answer what Litestar refuses."""
    status = error.status_code
    if status == 404 and (page := client.lost(request)) is not None:
        return page
    if isinstance(error, ValidationException) or status not in REASONS:
        told = error.extra if isinstance(error.extra, list) else []
        parts = [f"{item.get('key', '')} {item.get('message', '')}" for item in told[:3]]
        reason = "; ".join(part.strip() for part in parts) or error.detail
        return fail(request, misread("unreadable_request", reason, body_of(request)), status)
    return fail(request, RequestError(REASONS[status]), status)


def body_of(request: Request[Any, Any, Any]) -> Any:
    """Give the type that a route wants as its body, if any."""
    scope: dict[str, Any] = dict(request.scope)
    handler = scope.get("route_handler")  # there is none where no route was found
    field = None if handler is None else handler.parsed_fn_signature.parameters.get("data")
    return None if field is None else field.annotation


def on_too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Failure]:
    """Answer a body that is nested deeper than anything of ours."""
    return fail(request, RequestError("unreadable_request", reason="too deep"), 400)


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """Answer a bug of ours; the log has the rest."""
    log.error("request failed", exc_info=error, extra={"path": request.scope["path"]})
    return fail(request, RequestError("internal"), 500)


def make_app(config: Config, clock: Clock | None = None) -> tuple[App, Server]:
    """Build the application and the server behind it."""
    server = Server(config, clock)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    handlers: list[Any] = [
        *client.HANDLERS,
        *info.HANDLERS,
        *lab.HANDLERS,
        *handlers_of(all_routes()),
        *watching.HANDLERS,
        *socket.HANDLERS,
    ]
    document(handlers)
    app = Litestar(
        handlers,
        before_request=check_request,
        lifespan=[lifespan],
        openapi_config=openapi(),
        compression_config=COMPRESSION,
        exception_handlers={
            VoltigeError: on_voltige_error,
            HTTPException: on_http_error,
            RecursionError: on_too_deep,
            Exception: on_bug,
        },
        request_max_body_size=config.body_bytes,
        logging_config=None,
        debug=False,
    )
    app.state["server"] = server
    return Guard(app, server), server  # type: ignore[arg-type]  # Litestar types its scopes closer


def openapi() -> OpenAPIConfig:
    """Describe the API."""
    return OpenAPIConfig(
        title="Voltige",
        version=voltige.__version__,
        description="Tables for flying board games. Every message: docs/wire.md.",
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer"),
                "cookie": SecurityScheme(
                    type="apiKey", name="voltige", security_scheme_in="cookie"
                ),
            }
        ),
    )
