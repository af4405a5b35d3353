"""Who asks, as tables know them: people and programs, by hashes of their secrets alone."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from msgspec import Struct

from voltige.tables.errors import ForbiddenError

ALL_SCOPES = ("read", "play", "create", "chat")
PROGRAM = "t:"  # holders that are programs begin with this
MOST_REVOKED = 10_000  # remembered; only those who connect at that very moment need it
NO_SEAT = -1


def hash_secret(secret: str) -> str:
    """Hash a cookie, a key or a token; they are random, so no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Caller:
    """Who asks; ``holder`` is what seats are held by, empty for nobody."""

    kind: str  # person, program, nobody
    holder: str = ""
    name: str = ""
    scopes: tuple[str, ...] = ()
    fresh: str = ""  # the secret of a person who is new
    address: str = ""  # where it asks from
    language: str = "en"  # that it prefers

    def need(self, scope: str) -> None:
        """Refuse a program whose token does not allow this."""
        if self.kind == "program" and scope not in self.scopes:
            raise ForbiddenError("scope_missing", scope=scope)

    def need_person(self) -> None:
        """Refuse programs: a token cannot make tokens."""
        if self.kind == "program":
            raise ForbiddenError("persons_only")


NOBODY = Caller("nobody")


class Asking(Struct, frozen=True):
    """Who asks, from which seat, how far away, and in which language."""

    caller: Caller
    language: str = "en"
    seat: int = NO_SEAT
    latency_ms: int = 0


def person(secret: str, fresh: str = "") -> Caller:
    """Give the person behind a secret."""
    return Caller("person", f"b:{hash_secret(secret)}", "", ALL_SCOPES, fresh)


def program_holder(token_id: str) -> str:
    """Give what the seats of a program are held by."""
    return PROGRAM + token_id


def program_ids(holders: Iterable[str]) -> set[str]:
    """Give the ids of the tokens among some holders."""
    return {holder.removeprefix(PROGRAM) for holder in holders if holder.startswith(PROGRAM)}


class Revoked:
    """The programs whose token was revoked while this process runs; the oldest are forgotten."""

    def __init__(self) -> None:
        """Start empty."""
        self.holders: dict[str, None] = {}

    def add(self, holder: str) -> None:
        """Remember a program."""
        self.holders[holder] = None
        if len(self.holders) > MOST_REVOKED:
            del self.holders[next(iter(self.holders))]

    def __contains__(self, holder: str) -> bool:
        """Tell whether a program has lost its token."""
        return holder in self.holders
