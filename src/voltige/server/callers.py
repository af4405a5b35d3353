"""Who asks over HTTP: a browser by its cookie, a program by its token."""

import hmac
import re
from base64 import urlsafe_b64encode
from dataclasses import replace
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from voltige.server.addresses import counted
from voltige.server.config import Config
from voltige.store.store import Store
from voltige.tables.callers import NOBODY, Caller, hash_secret, person, program_holder
from voltige.tables.errors import NobodyError

COOKIE = "voltige"
YEAR_S = 365 * 24 * 3600
LONGEST_SECRET = 100
OURS = re.compile(r"([\w-]{32})(?:\.[\w-]{24})?", re.ASCII)  # a cookie: secret and proof
PROOF_BYTES = 18

HttpConnection = ASGIConnection[Any, Any, Any, Any]


async def find_caller(connection: HttpConnection, store: Store) -> Caller:
    """Find out who asks."""
    address = counted(connection.client.host) if connection.client else ""
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
