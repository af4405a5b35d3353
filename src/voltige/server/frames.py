"""Sending text over a WebSocket with as little ado as the protocol allows.

A server's text message is a header of two to ten bytes and the text (RFC 6455, section 5.2). Most
of what a busy server does is to push such messages, so they go straight to the transport. What has
not been sent yet waits there; a client that does not read is cut off.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FINAL_TEXT = 0x81
SHORT, MEDIUM = 126, 65_536
MOST_QUEUED = 32  # messages that the application has not taken yet
MOST_WAITING = 1_000_000  # bytes that a client has not read yet
EXTENSION = "voltige.write"  # under this name the application finds ``write_text``


def text_frame(data: bytes) -> bytes:
    """Put the header before a text."""
    size = len(data)
    if size < SHORT:
        return bytes((FINAL_TEXT, size)) + data
    if size < MEDIUM:
        return bytes((FINAL_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big") + data


def short_text(data: bytes) -> str | None:
    """Read a client's text if ``data`` is exactly one whole masked frame of less than 126 bytes."""
    size = len(data) - 6
    if not 0 < size < SHORT or data[0] != FINAL_TEXT or data[1] != 0x80 | size:
        return None
    mask = int.from_bytes((data[2:6] * (size // 4 + 1))[:size], "big")
    plain = int.from_bytes(data[6:], "big") ^ mask
    try:
        return plain.to_bytes(size, "big").decode()
    except UnicodeDecodeError:
        return None


class QuickSockets(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a short way for text; everything else takes the usual one."""

    short = True  # nothing but short texts has come so far

    def handle_connect(self, event: Any) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # absent when the handshake was refused
        if scope is not None:
            scope.setdefault("extensions", {})[EXTENSION] = self.write_text

    def data_received(self, data: bytes) -> None:
        """Take a whole short text at once; from the first anything else on, use the general parser.

        The general parser may have swallowed half a frame, so there is no way back to this one.
        """
        if self.handshake_complete and self.short and self.queue.qsize() < MOST_QUEUED:
            text = short_text(data)
            if text is not None:
                if not self.close_sent:
                    self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        if self.handshake_complete:
            self.short = False
        super().data_received(data)

    def write_text(self, data: bytes) -> bool:
        """Write a text at once; false when the client is gone or has stopped reading."""
        closing = self.disconnected or self.close_sent or self.transport.is_closing()
        if closing or not self.handshake_complete:
            return False
        self.transport.write(text_frame(data))
        return bool(self.transport.get_write_buffer_size() < MOST_WAITING)
