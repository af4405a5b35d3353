"""Many files in one, as a browser unpacks them: a line of JSON with paths and sizes, then their bytes.

Each is packed as gzip, which every browser undoes by itself: a host that compresses nothing sends the
small form all the same.
"""

import gzip
import io
import json
import zipfile
from pathlib import Path

STARTED = (1980, 1, 1, 0, 0, 0)  # the earliest date of a zip; the same input gives the same bytes


def archive(folder: Path) -> bytes:
    """Put all files of a folder into one."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    contents = [path.read_bytes() for path in files]
    names = [path.relative_to(folder).as_posix() for path in files]
    index = [[name, len(content)] for name, content in zip(names, contents, strict=True)]
    return b"".join([json.dumps(index).encode(), b"\n", *contents])


def library(folder: Path) -> bytes:
    """Zip the standard library as Python reads it; stored, because it is packed as a whole."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as packed:
        for path in sorted(folder.rglob("*.pyc")):
            info = zipfile.ZipInfo(path.relative_to(folder).as_posix(), STARTED)
            packed.writestr(info, path.read_bytes())
    return written.getvalue()


def pack(content: bytes) -> bytes:
    """Compress, the same bytes every time."""
    return gzip.compress(content, 9, mtime=0)
