"""Bodies of HTTP's own routes; what tables are asked and answer stands in ``tables/wire``."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from voltige.tables.wire.parts import Name

Scope = Literal["read", "play", "create", "chat"]


class Me(Struct):
    """Who asks: a person with a cookie, a program with a token, or nobody yet."""

    kind: Literal["person", "program", "nobody"]
    name: str
    scopes: list[Scope]


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program."""

    name: Name
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=4)]


class Token(Struct):
    """A token as its owner sees it; ``secret`` is shown once."""

    id: str
    name: str
    scopes: list[Scope]
    created_at: int
    secret: str | None = None


class Health(Struct):
    """Whether the server is well."""

    status: Literal["ok", "stopping", "no_database", "disk_full"]
    version: str
    engine: Literal["compiled", "interpreted"]
