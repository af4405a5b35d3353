"""Requests without HTTP: the same routes (tables/routes), found and read here."""

import inspect
import logging
from dataclasses import dataclass
from typing import Any, get_type_hints
from urllib.parse import parse_qsl, unquote

import msgspec

from voltige.core.errors import VoltigeError
from voltige.tables.bounds import check_json
from voltige.tables.errors import NotHereError, RequestError, UnusableError
from voltige.tables.problems import Failure, problem_of, status_of
from voltige.tables.reading import check_query, misread
from voltige.tables.routes import all_routes
from voltige.tables.routes.route import Asked, Reply, Route

BODY = "data"
INTERNAL = 500
USUAL = {"GET": 200, "POST": 201}

log = logging.getLogger("voltige")


class Answered(msgspec.Struct):
    """An answer: a status as in HTTP, and the text of the body."""

    status: int
    text: str


@dataclass(frozen=True)
class Found:
    """A route, and what it takes by name."""

    route: Route
    parts: list[str]
    kinds: dict[str, Any]
    needed: list[str]


class Requests:
    """Answers requests by the routes of the tables."""

    def __init__(self, more: list[Route] | None = None) -> None:
        """Read the list of routes; ``more`` are those of this carrier alone."""
        self.routes = [found(route) for route in [*all_routes(), *(more or [])]]

    async def answer(self, method: str, path: str, body: str | None, asked: Asked) -> Answered:
        """Answer a request; whatever happens, there is an answer."""
        try:
            place, _, query = path.partition("?")
            one, given = self.find(method, place)
            taken = taken_of(one, given, query, body)
            return told(one.route, await one.route.work(asked, **taken))
        except VoltigeError as error:
            return failed(error, status_of(error), asked.language)
        except Exception:  # a bug of ours: answered, and told in the console
            log.exception("request failed: %s %s", method, path.partition("?")[0])
            return failed(RequestError("internal"), INTERNAL, asked.language)

    def find(self, method: str, path: str) -> tuple[Found, dict[str, str]]:
        """Find the route of a path, and the variable parts of the path; fixed parts count first."""
        parts = [unquote(part) for part in path.split("/")]
        fitting = [
            (one, given)
            for one in self.routes
            if one.route.method == method and (given := fits(one.parts, parts)) is not None
        ]
        if not fitting:
            raise NotHereError("not_here")
        return min(fitting, key=lambda one: len(one[1]))


def found(route: Route) -> Found:
    """Take a route apart."""
    kinds = get_type_hints(route.work, include_extras=True)
    taken = list(inspect.signature(route.work).parameters.values())[1:]
    needed = [one.name for one in taken if one.default is inspect.Parameter.empty]
    return Found(route, route.path.split("/"), {one.name: kinds[one.name] for one in taken}, needed)


def fits(wanted: list[str], parts: list[str]) -> dict[str, str] | None:
    """Give the variable parts of a path, or none if it is another one."""
    if len(wanted) != len(parts):
        return None
    given = {}
    for want, part in zip(wanted, parts, strict=True):
        if want.startswith("{"):
            given[want[1:-1]] = part
        elif want != part:
            return None
    return given


def taken_of(one: Found, given: dict[str, str], query: str, body: str | None) -> dict[str, Any]:
    """Read what a route takes: of the path, of the query, and the body."""
    asked = dict(parse_qsl(query, keep_blank_values=True))
    check_query(asked, set(one.kinds))
    texts = {name: asked[name] for name in asked if name in one.kinds} | given
    missing = [name for name in one.needed if name not in texts and name != BODY]
    if missing:
        raise UnusableError("unreadable_request", reason=missing[0])
    reason: Exception
    try:
        taken = {
            name: msgspec.convert(text, one.kinds[name], strict=False)
            for name, text in texts.items()
        }
        if BODY in one.kinds:
            sent = (body or "").encode()
            check_json(sent)
            taken[BODY] = msgspec.json.decode(sent, type=one.kinds[BODY])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        reason = error
    else:
        return taken
    raise misread("unreadable_request", str(reason), one.kinds.get(BODY))


def told(route: Route, answer: Any) -> Answered:
    """Write an answer."""
    body, status = answer, route.status or USUAL[route.method]
    if isinstance(answer, Reply):
        body, status = answer.body, answer.status
    return Answered(status, body if route.plain else msgspec.json.encode(body).decode())


def failed(error: VoltigeError, status: int, language: str) -> Answered:
    """Write an error."""
    failure = Failure(problem_of(error, language))
    return Answered(status, msgspec.json.encode(failure).decode())
