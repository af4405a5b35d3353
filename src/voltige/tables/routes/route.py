"""What a route is: a name that whoever carries requests knows, and the function that answers.

The function declares what it takes: first who asks, then the parts of the path and of the query by
their names, and the body as ``data``. A carrier reads them by these types.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta

from voltige.locale import LANGUAGES
from voltige.tables.callers import Caller, person
from voltige.tables.service import TableService

Body = TypeVar("Body")
Work = Callable[..., Awaitable[Any]]

Id = Annotated[str, Meta(max_length=64, description="its id")]
Name = Annotated[str, Meta(max_length=64, description="its name")]
Seat = Annotated[int, Meta(ge=-1, le=25, description="an own seat, or -1")] | None
Before = Annotated[int, Meta(ge=0, le=2_147_483_647, description="the number of a line")]
First = Annotated[int, Meta(ge=0, le=2_147_483_647, description="the first step of a page")]
Position = Annotated[bool, Meta(description="whether positions come in words, too")]
Language = Annotated[str, Meta(max_length=20, description="en or fr")] | None
GameName = Annotated[str, Meta(max_length=40, description="a game")] | None


@dataclass(frozen=True)
class Asked:
    """Who asks, of which tables, and in which language; a carrier knows how to find the caller."""

    service: TableService
    language: str
    address: str
    find: Callable[[], Awaitable[Caller]]

    async def caller(self) -> Caller:
        """Find out who asks, and in which language."""
        return replace(await self.find(), language=self.language)

    async def somebody(self) -> Caller:
        """Give a caller who can hold a seat; nobody becomes a new person with a new secret."""
        return self.known(await self.caller())

    def known(self, caller: Caller) -> Caller:
        """Make a new person of nobody."""
        if caller.kind != "nobody":
            return caller
        secret = self.service.secrets.new_secret()
        return replace(person(secret, secret), address=caller.address, language=caller.language)

    def words(self, wanted: str | None) -> str:
        """Choose the language of an answer."""
        return wanted if wanted in LANGUAGES else self.language


@dataclass(frozen=True)
class Reply(Generic[Body]):
    """An answer that says more than its body."""

    body: Body
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    caller: Caller | None = None  # one who may be new, and must be known again


@dataclass(frozen=True)
class Route:
    """Something that can be asked for; ``path`` has its variable parts in braces."""

    method: Literal["GET", "POST"]
    path: str
    work: Work
    tag: str
    summary: str
    status: int | None = None  # of a good answer, where it is not the usual one of the method
    plain: bool = False  # an answer is text, not JSON


def get(path: str, tag: str, summary: str, *, plain: bool = False) -> Callable[[Work], Route]:
    """Make a route that changes nothing."""
    return lambda work: Route("GET", path, work, tag, summary, plain=plain)


def post(
    path: str, tag: str, summary: str, status: int | None = None, *, plain: bool = False
) -> Callable[[Work], Route]:
    """Make a route that takes a body."""
    return lambda work: Route("POST", path, work, tag, summary, status, plain=plain)
