"""The pages: the browser client, or what stands in for it where it was not built."""

from litestar import Response, get

from voltige.server.client import File, files
from voltige.server.errors import NotHereError
from voltige.server.page import page
from voltige.server.routes.common import AnyRequest, language_for

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
]


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
    return send(request, index)


@get(["/assets/{name:str}", "/icon.svg"], include_in_schema=False, packed=True)
async def get_file(request: AnyRequest) -> Response[bytes]:
    """Give a file of the client."""
    file = files().get(request.url.path)
    if file is None:
        raise NotHereError("not_here")
    return send(request, file)


HANDLERS = [get_page, get_file]
