"""Frames of the short way are those that the protocol library reads."""

import socket as sockets
from collections.abc import Iterator

import httpx
import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from tests.server.conftest import Guests
from tests.server.running import Running
from tests.server.tables import SHORT
from voltige.server.frames import MOST_IDLE, MOST_QUEUED
from voltige.server.texts import short_text, text_frames

CLOSED_TOO_MANY = b"\x88\x02" + (1008).to_bytes(2, "big")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_read_back_as_it_was_written(size: int) -> None:
    data = ("é" * size).encode()[:size].decode("utf-8", "ignore").encode()
    reader = StreamReader()
    reader.feed_data(text_frames([data]))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    frame = done.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, data)


@pytest.mark.parametrize("text", ["x", "abc", "é" * 20, "x" * 125])
def test_a_short_text_of_a_client_is_read_at_once(text: str) -> None:
    data = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert short_text(data) == (text, len(data))


def test_short_texts_that_came_together_are_read_one_after_the_other() -> None:
    texts = ["x", "é" * 20, "x" * 125]
    data = b"".join(Frame(Opcode.TEXT, text.encode()).serialize(mask=True) for text in texts)
    read, at = [], 0
    while found := short_text(data, at):
        text, at = found
        read.append(text)
    assert (read, at) == (texts, len(data))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True),
        Frame(Opcode.TEXT, b"x").serialize(mask=False),
        Frame(Opcode.TEXT, b"").serialize(mask=True),
        Frame(Opcode.BINARY, b"x").serialize(mask=True),
        Frame(Opcode.PING, b"x").serialize(mask=True),
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
        Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True),
        Frame(Opcode.TEXT, b"xyz").serialize(mask=True)[:-1],
    ],
    ids=[
        "empty",
        "start",
        "long",
        "unmasked",
        "nothing",
        "binary",
        "ping",
        "broken",
        "unfinished",
        "cut",
    ],
)
def test_anything_else_is_left_to_the_general_parser(data: bytes) -> None:
    assert short_text(data) is None


@pytest.fixture
def line(server: Running, guest: Guests) -> Iterator[sockets.socket]:
    """Give a WebSocket that is opened by hand, after its welcome."""
    table = guest(server).create(["me", "open"], options=SHORT)["table"]["id"]
    address = httpx.URL(server.url)
    with sockets.create_connection((address.host, address.port or 80), timeout=60) as opened:
        opened.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {address.host}\r\n".encode()
            + b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            + b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        hear(opened, b'"welcome"')
        yield opened


def hear(line: sockets.socket, wanted: bytes) -> bytes:
    """Listen until something comes; give all that was heard."""
    heard = b""
    while wanted not in heard:
        data = line.recv(65_536)
        assert data, "the server has closed without it"
        heard += data
    return heard


PING, PONG = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"
FIRST, NEXT = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


@pytest.mark.parametrize(
    ("first", "frame"), [(b"", PING), (b"", PONG), (FIRST, NEXT)], ids=["ping", "pong", "pieces"]
)
def test_frames_that_end_no_message_are_counted_and_too_many_end_the_socket(
    first: bytes, frame: bytes, line: sockets.socket, server: Running, guest: Guests
) -> None:
    """Six bytes each, and the application never hears of them."""
    line.sendall(first + frame * (20 * MOST_IDLE))
    hear(line, CLOSED_TOO_MANY)
    assert guest(server).get("/healthz").status_code == 200


def test_a_few_pings_are_answered(line: sockets.socket) -> None:
    line.sendall(PING * 9 + b"\x89\x81\0\0\0\0x")
    hear(line, b"\x8a\x01x")


def test_what_comes_faster_than_it_is_answered_is_answered_in_order(
    line: sockets.socket,
) -> None:
    """More than is kept for the application, in one piece, of whole and of cut messages."""
    count = 40 * MOST_QUEUED
    asked = [f'{{"type": "vote", "id": "v{n}", "agree": true}}'.encode() for n in range(count)]
    whole = [Frame(Opcode.TEXT, text).serialize(mask=True) for text in asked]
    cut = [
        Frame(Opcode.TEXT, text[:9], fin=False).serialize(mask=True)
        + Frame(Opcode.CONT, text[9:]).serialize(mask=True)
        for text in asked
    ]
    line.sendall(
        b"".join(
            one if n % 3 else other for n, (one, other) in enumerate(zip(whole, cut, strict=True))
        )
    )
    heard = hear(line, f'"v{count - 1}"'.encode())
    places = [heard.index(f'"id":"v{n}"'.encode()) for n in range(count)]
    assert places == sorted(places)
