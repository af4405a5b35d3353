"""The site without a server: built once for all tests, and a host of plain files for it."""

import fcntl
import hashlib
import os
import shutil
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from voltige.site.build import build_site
from voltige.site.engine import FILES, LAYERS

ROOT = Path(__file__).parents[2]
# What a site is made from.
SOURCES = ("docs/rules", *(f"src/voltige/{name}" for name in (*LAYERS, "site", *FILES)))
KINDS = {".py", ".toml", ".ftl", ".md", ".mjs", ".js", ".css", ".html", ".svg", ".png"}


@pytest.fixture(scope="session")
def site(pytestconfig: pytest.Config) -> Path:
    """Give a site of these sources; it is kept until they change. Tests may read it, not change it."""
    assert pytestconfig.cache is not None
    shelf = pytestconfig.cache.mkdir("site")
    found = shelf / digest()
    with (shelf / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # other workers of the same run wait for it
        if not found.exists():
            for old in shelf.glob("*/"):
                shutil.rmtree(old)
            named = Path(os.path.relpath(found))  # as people name it, from where they stand
            with ThreadPoolExecutor(1) as aside:  # a browser's driver may hold this thread's loop
                aside.submit(build_site, named, lambda *_, **__: None, packed=False).result()
    return found


def digest() -> str:
    """Name the sources of a site by what is in them."""
    told = hashlib.sha256()
    for source in map(ROOT.joinpath, SOURCES):
        for path in sorted(source.rglob("*")) or [source]:
            if path.suffix in KINDS:
                told.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return told.hexdigest()[:16]


class Plain(SimpleHTTPRequestHandler):
    """Sends files as they are: no compression, no rewriting, no headers of ours."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """Keep quiet."""


class Host:
    """A host of plain files that can go away and come back under the same address."""

    def __init__(self, folder: Path) -> None:
        """Serve a folder; a site lies in a folder of it, as on many hosts."""
        self.folder = folder
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        """Give the address of the site, with the slash that relative addresses need."""
        return f"http://127.0.0.1:{self.port}/house/"

    def start(self) -> None:
        """Serve, under the same port as before."""
        handler = partial(Plain, directory=str(self.folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        """Be gone."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@contextmanager
def hosting(site: Path, folder: Path) -> Iterator[Host]:
    """Serve a copy of a site, which a test may change."""
    shutil.copytree(site, folder / "house")
    host = Host(folder)
    try:
        yield host
    finally:
        host.stop()
