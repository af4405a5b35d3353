"""Frames of the short way are those that the protocol library reads."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from voltige.server.frames import text_frame


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
