"""The browser client: files that the build has put beside this module, compressed once."""

import functools
import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "client"
SMALLEST = 512  # bytes; below that compressing gains nothing
PACKED = {".woff2", ".png", ".jpg", ".bin"}  # compressed already
SMALL_FORMS = {".gz", ".br"}  # that a site keeps for other hosts
FOREVER = "public, max-age=31536000, immutable"  # names of assets carry their hash
FRESH = "no-cache"


@dataclass(frozen=True)
class File:
    """One file of the client as it is sent."""

    body: bytes
    packed: bytes | None  # the same, compressed
    kind: str
    caching: str


def files() -> dict[str, File]:
    """Give the client by path, such as ``/assets/index-….js``; empty when it is not built."""
    return files_of(FOLDER)


@functools.cache
def files_of(folder: Path) -> dict[str, File]:
    """Read all files of a folder by their paths; small forms beside them are made here."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in SMALL_FORMS:
            name = "/" + path.relative_to(folder).as_posix()
            found[name] = read(path, FOREVER if name.startswith("/assets/") else FRESH)
    return found


def read(path: Path, caching: str) -> File:
    """Read and compress a file."""
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".woff2":
        kind = "font/woff2"
    packed = None
    if path.suffix not in PACKED and len(body) >= SMALLEST:
        packed = gzip.compress(body, 9, mtime=0)
    return File(body, packed, kind, caching)
