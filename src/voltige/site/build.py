"""A whole site: the client, the documents, the engine, in one folder that any host can serve."""

import hashlib
import json
import shutil
import tempfile
from pathlib import Path

from voltige.site.compressing import compress
from voltige.site.documents import write_documents
from voltige.site.engine import Say, build_engine
from voltige.site.errors import SiteError

CLIENT = Path(__file__).parent / "client"
WORKER = "sw.js"
LIST = "const FILES = "  # how the service worker of the client begins
ENGINE = "engine/engine.json"


def build_site(out: Path, say: Say, *, packed: bool = True) -> None:
    """Build a site; a folder that holds one already gets the new one, no other is touched.

    Everything is made beside it first: what fails leaves the folder as it was. ``packed`` adds small
    forms of the files, for hosts that send them.
    """
    check(out)
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        beside = out.parent.absolute()  # the clients that fetch run in a folder of their own
        with tempfile.TemporaryDirectory(prefix=f".{out.name}-", dir=beside) as folder:
            made, work = Path(folder) / "site", Path(folder) / "work"
            work.mkdir()
            shutil.copytree(CLIENT, made)
            say("documents")
            hashes = write_documents(made / "answers")
            build_engine(made / "engine", work, say)
            list_files(made, hashes)
            if packed:
                say("compressing")
                compress(made)
            replace(out, made)
    except OSError as error:
        raise SiteError(
            "unwritable_file", file=str(error.filename or out), reason=error.strerror or str(error)
        ) from error


def check(out: Path) -> None:
    """Refuse to overwrite what is no site, and to build without a client."""
    if out.exists() and not (out.is_dir() and (not any(out.iterdir()) or (out / ENGINE).exists())):
        raise SiteError("folder_not_empty", folder=str(out))
    if not (CLIENT / WORKER).exists():
        raise SiteError("no_site_client")


def list_files(site: Path, documents: dict[str, str]) -> None:
    """Tell the service worker of the files that are no part of the client."""
    first, _, rest = (site / WORKER).read_text(encoding="utf-8").partition("\n")
    files = json.loads(first.removeprefix(LIST).removesuffix(";"))
    files |= {f"answers/{name}": digest for name, digest in documents.items()}
    files[ENGINE] = hashlib.sha256((site / ENGINE).read_bytes()).hexdigest()[:12]
    text = f"{LIST}{json.dumps(files, sort_keys=True)};\n{rest}"
    (site / WORKER).write_text(text, encoding="utf-8")


def replace(out: Path, made: Path) -> None:
    """Put what was made in its place."""
    if out.exists():
        shutil.rmtree(out)
    made.replace(out)
