"""Bodies of HTTP's own routes; what tables are asked and answer stands in ``tables/wire``."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from voltige.tables.wire.bodies import SeatKey
from voltige.tables.wire.parts import Name, Nonce, TableInfo

Scope = Literal["read", "play", "create", "chat"]


class Seated(Struct):
    """A table, and the recovery keys of the seats just taken."""

    table: TableInfo
    keys: list[SeatKey]


class Recover(Struct, forbid_unknown_fields=True):
    """The key of a recovery link."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]


class Rematch(Struct, forbid_unknown_fields=True):
    """Whether to waive the nonce for the next match; it is given once its seal is known."""

    nonce: Nonce = ""


class Rule(Struct):
    """A numbered rule."""

    number: str
    text: str


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


class RuleItem(Struct):
    """A numbered rule, or with no number other text of the rules; both are Markdown."""

    number: str
    text: str


class RuleSection(Struct):
    """A heading of the rules, and what stands under it."""

    level: int
    title: str
    items: list[RuleItem]


class Rulebook(Struct):
    """The whole rules of a game, in one language."""

    game: str
    prefix: str
    title: str
    sections: list[RuleSection]
