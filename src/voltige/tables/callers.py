"""Who asks: a browser by its cookie, a program by its token. Only hashes are kept."""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct

from voltige.server.config import Config
from voltige.server.errors import ForbiddenError, NobodyError
from voltige.store.store import Store

COOKIE = "voltige"
YEAR_S = 365 * 24 * 3600
ALL_SCOPES = ("read", "play", "create", "chat")
SECRET_BYTES = 24
LONGEST_SECRET = 100
OURS = re.compile(r"([\w-]{32})(?:\.[\w-]{24})?", re.ASCII)  # a cookie: secret and proof
PROOF_BYTES = 18

Connection = ASGIConnection[Any, Any, Any, Any]


def hash_secret(secret: str) -> str:
    """Hash a cookie, a key or a token; they are random, so no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    """Make a secret that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


@dataclass(frozen=True)
class Caller:
    """Who asks; ``holder`` is what seats are held by, empty for nobody."""

    kind: str  # person, program, nobody
    holder: str = ""
    name: str = ""
    scopes: tuple[str, ...] = ()
    fresh: str = ""  # a cookie that must be set
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


PROGRAM = "t:"  # holders that are programs begin with this
MOST_REVOKED = 10_000  # remembered; only those who connect at that very moment need it


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


NOBODY = Caller("nobody")
NO_SEAT = -1


class Asking(Struct, frozen=True):
    """Who asks, from which seat, how far away, and in which language."""

    caller: Caller
    language: str = "en"
    seat: int = NO_SEAT
    latency_ms: int = 0


async def find_caller(connection: Connection, store: Store) -> Caller:
    """Find out who asks."""
    address = connection.client.host if connection.client else ""
    bearer = connection.headers.get("authorization", "")
    if bearer:
        kind, _, secret = bearer.partition(" ")
        if kind.lower() != "bearer" or not 0 < len(secret) <= LONGEST_SECRET:
            raise NobodyError("bad_token")
        row = await store.token(hash_secret(secret))
        if row is None:
            raise NobodyError("bad_token")
        scopes = tuple(row.scopes)
        return Caller("program", program_holder(row.id), row.name, scopes, address=address)
    caller = await browser(connection.cookies.get(COOKIE, ""), store)
    return replace(caller, address=address)


async def browser(cookie: str, store: Store) -> Caller:
    """Find the person behind a cookie; one that is not of our making is nobody's.

    Cookies without a signature are from before there were any: good for those who use them here.
    """
    found = OURS.fullmatch(cookie)
    if found is None:
        return NOBODY
    caller = person(found[1])
    if cookie == found[1]:
        return caller if await store.knows(caller.holder) else NOBODY
    return caller if hmac.compare_digest(cookie, signed(found[1], store.cookie_key)) else NOBODY


def signed(secret: str, key: bytes) -> str:
    """Give a cookie: the secret, and the proof that we have made it."""
    proof = hmac.digest(key, secret.encode(), "sha256")[:PROOF_BYTES]
    return f"{secret}.{urlsafe_b64encode(proof).decode()}"


def person(secret: str, fresh: str = "") -> Caller:
    """Give the person behind a cookie."""
    return Caller("person", f"b:{hash_secret(secret)}", "", ALL_SCOPES, fresh)


def somebody(caller: Caller) -> Caller:
    """Give a caller who can hold a seat; nobody becomes a new person with a new cookie."""
    if caller.kind != "nobody":
        return caller
    secret = new_secret()
    return replace(person(secret, secret), address=caller.address, language=caller.language)


def cookies(caller: Caller, config: Config, store: Store) -> list[Cookie]:
    """Give the cookie to set, if the caller is new."""
    if not caller.fresh:
        return []
    return [
        Cookie(
            key=COOKIE,
            value=signed(caller.fresh, store.cookie_key),
            max_age=YEAR_S,
            httponly=True,
            secure=config.secure_cookie,
            samesite="lax",
            path="/",
        )
    ]
