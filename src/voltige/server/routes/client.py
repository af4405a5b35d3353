"""The pages: the browser client, or what stands in for it where it was not built."""

from pathlib import Path

from litestar import Response, get
from litestar.response import Redirect

from voltige.server.client import File, files, files_of
from voltige.server.heads import headed
from voltige.server.page import page
from voltige.server.routes.common import AnyRequest, language_for, server_of
from voltige.tables.errors import NotHereError

PAGES = [
    "/",
    "/new",
    "/lobby",
    "/mine",
    "/rules",
    "/rules/{game:str}",
    "/table/{table:str}",
    "/replay",
    "/replay/{table:str}",
    "/developers",
    "/landscapes",
    "/landscapes/edit",
    "/editions",
    "/editions/{game:str}",
    "/editions/{game:str}/{edition:str}",
    "/circuits",
    "/examples",
    "/examples/{game:str}",
    "/lab",
    "/lab/{game:str}",
]
FILES = [
    "/assets/{name:str}",
    "/icon.svg",
    "/icon-192.png",
    "/icon-512.png",
    "/preview.png",
    "/manifest.webmanifest",
    "/sw.js",
]
SITE = "/site/"


def send(request: AnyRequest, file: File) -> Response[bytes]:
    """Send a file, compressed where that is understood."""
    headers = {"cache-control": file.caching}
    body = file.body
    if file.packed is not None:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = file.packed
    return Response(body, headers=headers, media_type=file.kind)


@get(PAGES, include_in_schema=False, packed=True)
async def get_page(request: AnyRequest) -> Response[bytes]:
    """Give the page; the client finds out from its address what to show."""
    index = files().get("/index.html")
    if index is None:
        return Response(page(request.app, language_for(request)).encode(), media_type="text/html")
    return send_page(request, index)


def send_page(request: AnyRequest, index: File) -> Response[bytes]:
    """Send the page with a head of its own for its address; who sits at a table is not in it."""
    parts = request.url.path.strip("/").split("/")
    path = "/".join(parts if parts[0] == "rules" else parts[:1])
    here = str(request.base_url).rstrip("/")
    config = server_of(request).config
    alone = config.site if config.site_is_elsewhere else SITE if config.site else ""
    answer = send(request, headed(index, path, language_for(request), here, alone))
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


@get(FILES, include_in_schema=False, packed=True)
async def get_file(request: AnyRequest) -> Response[bytes]:
    """Give a file of the client."""
    file = files().get(request.url.path)
    if file is None:
        raise NotHereError("not_here")
    return send(request, file)


@get(["/site", "/site/{path:path}"], include_in_schema=False, packed=True)
async def get_site(request: AnyRequest) -> Response[bytes] | Redirect:
    """Give a file of Voltige without a server, if this server has it."""
    config = server_of(request).config
    path = request.scope["raw_path"].decode("latin-1")  # the other one has lost its last slash
    found = files_of(Path(config.site)) if config.site and not config.site_is_elsewhere else {}
    if found and not path.startswith(SITE):
        return Redirect(SITE)  # its addresses count from its folder
    name = "/" + path.removeprefix(SITE)
    file = found.get("/index.html" if name == "/" else name)
    if file is None:
        raise NotHereError("not_here")
    return send(request, file)


def lost(request: AnyRequest) -> Response[bytes] | None:
    """Give the page to a browser that asks for what is not here: it says so in its own words."""
    index = files().get("/index.html")
    wanted = "text/html" in request.headers.get("accept", "")
    if index is None or not wanted or request.url.path.startswith("/api/"):
        return None
    page = send_page(request, index)
    page.status_code = 404
    return page


HANDLERS = [get_page, get_file, get_site]
