"""What was asked before: a request is done once, however often it is sent.

An id belongs to the one who asks, to the seat and to the kind of request. The log keeps it as long as
the table lives, together with what exactly was asked, so that "accepted" always means: this is done.
"""

from binascii import b2a_base64
from hashlib import sha256

from voltige.tables.errors import RequestError
from voltige.tables.table.connection import encode
from voltige.tables.table.table import REQUEST_KEY, STAMP, TableInMemory
from voltige.tables.wire.requests import AnyRequest

WHO, WHAT = REQUEST_KEY * 3 // 4, (STAMP - REQUEST_KEY) * 3 // 4  # bytes: three make four signs
IN_ADDRESSES = bytes.maketrans(b"+/", b"-_")


def stamp_of(request: AnyRequest, seat: int, holder: str) -> str:
    """Give what the log keeps of a request: who asked under which id, then what, then the id."""
    asked = f"{type(request).__name__} {seat} {holder} {request.id}"
    digests = sha256(asked.encode()).digest()[:WHO] + sha256(encode(request)).digest()[:WHAT]
    return b2a_base64(digests, newline=False).translate(IN_ADDRESSES).decode() + request.id


def done_before(table: TableInMemory, stamp: str) -> int | None:
    """Give the version after the same request was done; none if it is new."""
    found = table.requests.get(stamp[:REQUEST_KEY])
    if found is None:
        return None
    content, version = found
    check_same(content, stamp)
    return version


def check_same(content: str, stamp: str) -> None:
    """Refuse an id that was used for something else."""
    if content != stamp[REQUEST_KEY:STAMP]:
        raise RequestError("id_used")
