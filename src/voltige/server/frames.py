"""Sending text over a WebSocket with as little ado as the protocol allows.

A server's text message is a header of two to ten bytes and the text (RFC 6455, section 5.2). Most
of what a busy server does is to push such messages, so they go straight to the transport. What has
not been sent yet waits there; a client that does not read is cut off.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FINAL_TEXT = 0x81
SHORT, MEDIUM = 126, 65_536
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


class QuickSockets(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a short way for text; everything else takes the usual one."""

    def handle_connect(self, event: Any) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # absent when the handshake was refused
        if scope is not None:
            scope.setdefault("extensions", {})[EXTENSION] = self.write_text

    def write_text(self, data: bytes) -> bool:
        """Write a text at once; false when the client is gone or has stopped reading."""
        closing = self.disconnected or self.close_sent or self.transport.is_closing()
        if closing or not self.handshake_complete:
            return False
        self.transport.write(text_frame(data))
        return bool(self.transport.get_write_buffer_size() < MOST_WAITING)
