"""Texts as frames of a WebSocket (RFC 6455, section 5.2).

A server's text is a header of two to ten bytes and the text itself; a client's is masked.
"""

from struct import Struct

FINAL_TEXT = 0x81
SHORT, MEDIUM = 126, 65_536
SHORT_HEAD, MEDIUM_HEAD, LONG_HEAD = Struct(">BB"), Struct(">BBH"), Struct(">BBQ")


def text_head(size: int) -> bytes:
    """Give the header of a text."""
    if size < SHORT:
        return SHORT_HEAD.pack(FINAL_TEXT, size)
    if size < MEDIUM:
        return MEDIUM_HEAD.pack(FINAL_TEXT, 126, size)
    return LONG_HEAD.pack(FINAL_TEXT, 127, size)


def text_frames(texts: list[bytes]) -> bytes:
    """Put the headers before some texts, and all together."""
    parts: list[bytes] = []
    for text in texts:
        parts += (text_head(len(text)), text)
    return b"".join(parts)


def short_text(data: bytes, at: int = 0) -> tuple[str, int] | None:
    """Read the client's text that begins at ``at`` and give where it ends.

    It must be one whole masked frame of less than 126 bytes; anything else is left to others.
    """
    begin = at + 6
    if len(data) <= begin or data[at] != FINAL_TEXT:
        return None
    size = data[at + 1] - 0x80  # negative without a mask
    end = begin + size
    if not 0 < size < SHORT or len(data) < end:
        return None
    mask = int.from_bytes((data[at + 2 : begin] * (size // 4 + 1))[:size], "big")
    plain = int.from_bytes(data[begin:end], "big") ^ mask
    try:
        return plain.to_bytes(size, "big").decode(), end
    except UnicodeDecodeError:
        return None
