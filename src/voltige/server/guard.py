"""What every request passes first: host, origin, limits per address, HEAD, the headers of responses."""

import asyncio
import ipaddress
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from voltige.server.addresses import counted
from voltige.server.problems import language_of, status_of
from voltige.server.server import Server
from voltige.tables.errors import (
    ForbiddenError,
    NotHereError,
    RequestError,
    TooOftenError,
    UnusableError,
)
from voltige.tables.problems import problem_of

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[\w.-]{1,253})(:\d{1,5})?", re.ASCII)
LOOPBACK = {"127.0.0.1", "::1", "localhost"}
PUBLIC = ("/api/games", "/api/texts/")  # the same for everybody
NO_STORE = (b"cache-control", b"no-store")
UNLIMITED = {"/healthz", "/readyz", "/metrics"}
NEW_TABLES = {"/api/tables", "/api/records/continue", "/api/examples/try"}
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# A site runs its engine in a worker: WebAssembly, and scripts that come packed with it. Its page has a
# narrower policy of its own, and both hold.
SITE_CSP = CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval' blob:")
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]


def header(scope: Scope, name: bytes) -> str:
    """Give a header of a request, or nothing."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return ""


def headers_for(path: str) -> list[tuple[bytes, bytes]]:
    """Give the headers of every response at a path."""
    if path.startswith("/site/"):
        return [(HEADERS[0][0], SITE_CSP.encode()), *HEADERS[1:]]
    return HEADERS


class Guard:
    """Stands before the application."""

    def __init__(self, app: App, server: Server) -> None:
        """Take what it guards."""
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except RequestError as error:
            self.server.metrics.refused.labels(error.code).inc()
            await refuse(scope, receive, send, error)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        added = headers_for(scope["path"])  # before the application shortens it
        private = scope["path"].startswith("/api/") and not scope["path"].startswith(PUBLIC)

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *added]
                if private and not any(name.lower() == NO_STORE[0] for name, _ in headers):
                    headers.append(NO_STORE)
                message["headers"] = headers
            await send(message)

        if scope["method"] == "HEAD":
            await self.head(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)

    async def head(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as to GET, without the body; a stream ends with its head."""
        ended = asyncio.Event()

        async def receive_until_ended() -> Any:
            await ended.wait()
            return {"type": "http.disconnect"}

        async def send_head(message: Any) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body", "body": b""})
                ended.set()

        await self.app({**scope, "method": "GET"}, receive_until_ended, send_head)

    def check(self, scope: Scope) -> None:
        """Refuse strangers' names and pages, impossible paths, and addresses that ask for too much."""
        if "\0" in scope["path"]:  # no id has it, and PostgreSQL could not even look for it
            raise NotHereError("not_here")
        if not self.host_is_ours(header(scope, b"host").lower()):
            raise UnusableError("bad_host")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not self.origin_is_ours(scope):
            raise ForbiddenError("bad_origin")
        if scope["path"] not in UNLIMITED:
            address = counted(scope["client"][0]) if scope.get("client") else ""
            self.server.rates.check(address)
        if changes and scope["path"] in NEW_TABLES:
            self.server.load.check()

    def host_is_ours(self, host: str) -> bool:
        """Tell whether a request means this server.

        Without a list of names a server that listens to its own machine alone knows no name but
        its own: another site whose name leads here (DNS rebinding) finds nobody.
        """
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name, config = found[1].strip("[]"), self.server.config
        if config.hosts:
            return name in config.hosts or host in config.hosts
        return config.host not in LOOPBACK or config.behind_proxy or is_local(name)

    def origin_is_ours(self, scope: Scope) -> bool:
        """Tell whether a request comes from our own pages, or from no page at all."""
        origin = header(scope, b"origin")
        if not origin or origin in self.server.config.origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == header(scope, b"host").lower() != ""
        except ValueError:
            return False


def is_local(name: str) -> bool:
    """Tell whether a name is that of this machine, or plainly an address."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def refuse(scope: Scope, receive: Receive, send: Send, error: RequestError) -> None:
    """Answer before the application is asked."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status_of(error)})
        return
    language = language_of(header(scope, b"accept-language"))
    body = msgspec.json.encode({"problem": problem_of(error, language)})
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if isinstance(error, TooOftenError):
        headers.append((b"retry-after", str(error.params["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})
