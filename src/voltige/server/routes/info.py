"""What can be played, who asks, whether the server is well."""

from pathlib import Path

from litestar import Response, delete, get, post
from litestar.params import JSONBody

import voltige
from voltige.match.rows import TokenRow
from voltige.server.bodies import (
    Health,
    Me,
    NewToken,
    Token,
)
from voltige.server.callers import cookies
from voltige.server.routes.common import (
    AnyRequest,
    Id,
    caller_of,
    server_of,
)
from voltige.server.routes.shared import asked_by
from voltige.tables.callers import Caller, hash_secret
from voltige.tables.errors import NobodyError, NotHereError, RequestError
from voltige.tables.names import clean_name
from voltige.tables.secrets import new_id, new_secret

MOST_TOKENS = 50
STYLE = Path(__file__).parents[1] / "page.css"


@get("/page.css", media_type="text/css", include_in_schema=False)
async def get_style() -> str:
    """Give the style of the page."""
    return STYLE.read_text(encoding="utf-8")


@get("/healthz", tags=["operations"], summary="Is the process alive?")
async def get_health() -> Health:
    """Answer as long as the process lives."""
    return Health("ok", voltige.__version__, voltige.engine())


@get("/readyz", tags=["operations"], summary="Can it serve?")
async def get_readiness(request: AnyRequest) -> Response[Health]:
    """Answer 503 when the server stops, has no database, or can write nothing."""
    server = server_of(request)
    trouble = "stopping" if server.service.tables.stopping else await server.store.trouble()
    status = 503 if trouble else 200
    health = Health(trouble or "ok", voltige.__version__, voltige.engine())  # type: ignore[arg-type]  # words of the wire
    return Response(health, status_code=status)


@get("/metrics", tags=["operations"], summary="Numbers for Prometheus", media_type="text/plain")
async def get_metrics(request: AnyRequest) -> bytes:
    """Give the numbers of this process."""
    server = server_of(request)
    server.metrics.write_failures.set(server.store.writer.failures)
    return server.metrics.text()


@get("/api/me", tags=["programs"], summary="Who am I?")
async def get_me(request: AnyRequest) -> Me:
    """Tell who asks."""
    caller = await caller_of(request)
    return Me(caller.kind, caller.name, list(caller.scopes))  # type: ignore[arg-type]  # words of the wire


def own(caller: Caller) -> Caller:
    """Refuse whoever cannot have tokens."""
    caller.need_person()
    if caller.kind == "nobody":
        raise NobodyError("nobody")
    return caller


@get("/api/tokens", tags=["programs"], summary="My tokens")
async def get_tokens(request: AnyRequest) -> list[Token]:
    """List the own tokens, without their secrets."""
    caller = own(await caller_of(request))
    rows = await server_of(request).store.tokens_of(caller.holder)
    return [Token(row.id, row.name, row.scopes, row.created_at) for row in rows]  # type: ignore[arg-type]  # likewise


@post("/api/tokens", tags=["programs"], summary="A token for a program")
async def create_token(request: AnyRequest, data: JSONBody[NewToken]) -> Response[Token]:
    """Make a token; its secret is shown this once."""
    server = server_of(request)
    caller = own(await asked_by(request).somebody())
    if len(await server.store.tokens_of(caller.holder)) >= MOST_TOKENS:
        raise RequestError("too_many_tokens", most=MOST_TOKENS)
    server.service.new_tables.check_rate(caller)
    secret, scopes = new_secret(), sorted(set(data.scopes))
    now = server.clock.now()
    name = clean_name(data.name)
    row = TokenRow(new_id(), hash_secret(secret), name, list(scopes), caller.holder, now)
    await server.store.add_token(row)
    token = Token(row.id, row.name, scopes, now, secret)
    set_now = cookies(caller, server.config, server.store)
    return Response(token, status_code=201, cookies=set_now)


@delete("/api/tokens/{token_id:str}", tags=["programs"], summary="Revoke a token")
async def drop_token(request: AnyRequest, token_id: Id) -> None:
    """Revoke a token at once; its open connections end."""
    server = server_of(request)
    caller = own(await caller_of(request))
    if not await server.store.drop_token(caller.holder, token_id):
        raise NotHereError("unknown_token")
    server.service.connections.revoke(token_id)


HANDLERS = [
    get_style,
    get_health,
    get_readiness,
    get_metrics,
    get_me,
    get_tokens,
    create_token,
    drop_token,
]
