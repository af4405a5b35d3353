"""The routes that every carrier has (tables/routes), over HTTP."""

import inspect
from typing import Annotated, Any, cast, get_args, get_origin, get_type_hints

from litestar import MediaType, Response
from litestar.handlers import HTTPRouteHandler, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from voltige.server.callers import cookies
from voltige.server.routes.common import (
    AnyRequest,
    address_of,
    find_asking,
    language_for,
    server_of,
    service_of,
)
from voltige.tables.routes.route import Asked, Reply, Route

BODY = "data"


def handlers_of(routes: list[Route]) -> list[HTTPRouteHandler]:
    """Make a handler of every route."""
    return [handler_of(route) for route in routes]


def handler_of(route: Route) -> HTTPRouteHandler:
    """Make a handler that takes what the route takes, in the words of Litestar."""

    async def handle(request: AnyRequest, **given: Any) -> Any:
        told = await route.work(asked_by(request), **given)
        return sent(request, route, told) if isinstance(told, Reply) else told

    signature = signature_of(route)
    handle.__signature__ = signature  # type: ignore[attr-defined]  # what inspect reads
    handle.__annotations__ = {one.name: one.annotation for one in signature.parameters.values()}
    handle.__annotations__["return"] = signature.return_annotation
    handle.__name__ = handle.__qualname__ = route.work.__name__
    handle.__doc__ = route.work.__doc__
    method = get if route.method == "GET" else post
    wishes: dict[str, Any] = {"tags": [route.tag], "summary": route.summary}
    if route.plain:
        wishes["media_type"] = MediaType.TEXT
    if route.status is not None:
        wishes["status_code"] = route.status
    return method(route.path.replace("}", ":str}"), **wishes)(handle)


def signature_of(route: Route) -> inspect.Signature:
    """Say what a handler takes and gives, as Litestar reads it: the request first."""
    kinds = get_type_hints(route.work, include_extras=True)
    first, *others = inspect.signature(route.work).parameters.values()
    taken = [one.replace(annotation=litestar_kind(route, one, kinds[one.name])) for one in others]
    told, response = kinds["return"], cast("Any", Response)
    gives = response[get_args(told)[0]] if get_origin(told) is Reply else told
    asking = first.replace(name="request", annotation=AnyRequest)
    return inspect.Signature([asking, *taken], return_annotation=gives)


def litestar_kind(route: Route, parameter: inspect.Parameter, kind: Any) -> Any:
    """Say in the words of Litestar what a parameter may be."""
    if parameter.name == BODY:
        body: Any = JSONBody
        return body[kind]
    plain, meta = taken_apart(kind)
    facts = {"ge": meta.ge, "le": meta.le, "max_length": meta.max_length}
    known: dict[str, Any] = {name: value for name, value in facts.items() if value is not None}
    if f"{{{parameter.name}}}" in route.path:
        return Annotated[plain, PathParameter(description=meta.description, **known)]
    if parameter.default is not inspect.Parameter.empty:
        known["required"] = False
    return Annotated[plain, QueryParameter(description=meta.description, **known)]


def taken_apart(kind: Any) -> tuple[Any, Meta]:
    """Give the plain type of a parameter, and what is said of it."""
    if get_origin(kind) is not Annotated:  # it may be left out
        plain, meta = taken_apart(get_args(kind)[0])
        return plain | None, meta
    plain, meta = get_args(kind)
    return plain, meta


def asked_by(request: AnyRequest) -> Asked:
    """Say who asks."""
    find = find_asking(request)
    return Asked(service_of(request), language_for(request), address_of(request), find)


def sent(request: AnyRequest, route: Route, reply: Reply[Any]) -> Response[Any]:
    """Send an answer; somebody who is new gets a cookie."""
    server, caller = server_of(request), reply.caller
    set_now = [] if caller is None else cookies(caller, server.config, server.store)
    kind = MediaType.TEXT if route.plain else MediaType.JSON
    return Response(
        reply.body,
        status_code=reply.status,
        headers=reply.headers,
        cookies=set_now,
        media_type=kind,
    )
