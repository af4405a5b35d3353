"""Frames of the short way are those that the protocol library reads."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from voltige.server.frames import short_text, text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_read_back_as_it_was_written(size: int) -> None:
    data = ("é" * size).encode()[:size].decode("utf-8", "ignore").encode()
    reader = StreamReader()
    reader.feed_data(text_frame(data))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    frame = done.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, data)


@pytest.mark.parametrize("text", ["x", "abc", "é" * 20, "x" * 125])
def test_a_short_text_of_a_client_is_read_at_once(text: str) -> None:
    data = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert short_text(data) == text


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
        Frame(Opcode.TEXT, b"xyz").serialize(mask=True) * 2,
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
        "two",
    ],
)
def test_anything_else_is_left_to_the_general_parser(data: bytes) -> None:
    assert short_text(data) is None
