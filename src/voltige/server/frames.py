"""Sending text over a WebSocket with as little ado as the protocol allows.

Most of what a busy server does is to push texts, so they go straight to the transport. What has not
been sent yet waits there; a client that does not read is cut off.

A server that closes while a client is still sending resets the connection, and the reason is lost
on the way. So after the last word we linger: our side is closed, and what still comes is thrown
away until the client closes too, for a bounded time and amount.

Messages are counted by the application. Frames that end none (pings, pongs, pieces of a message)
never reach it, cost as much as a message and may be six bytes long, so they are counted here.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from voltige.server.boxes import Inbox, outbox_of
from voltige.server.texts import short_text, text_frames
from voltige.tables.limits import Bucket

MOST_QUEUED = 32  # messages that the application has not taken yet
MOST_WAITING = 1_000_000  # bytes that a client has not read yet
LINGER_S = 5.0  # for a client to hear why it was cut off
MOST_DISCARDED = 2_000_000  # bytes that it may still send meanwhile
MOST_IDLE = 300  # frames in ten seconds that end no message
PIECE = 4096  # bytes that are parsed at once: some hundreds of the smallest frames
TOO_MANY = 1008  # the code of a client that does not keep to the rules
RESTART = 1012  # the code of a server that stops
NO_TEXT = 1007  # the code of a text that is no UTF-8
EXTENSION = "voltige.socket"  # under this name the application finds the protocol itself


class QuickSockets(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a short way for text; everything else takes the usual one."""

    short = True  # nothing but short texts has come so far
    discarded = 0  # bytes that came after our last word
    stopping = False  # the last word follows when what has come is answered
    place: Any = None  # its place among the connections

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Begin with nothing to send."""
        super().__init__(*args, **kwargs)
        self.unsent: list[bytes] = []  # texts of this round of the loop
        self.outbox = outbox_of(self.loop)
        self.unparsed = b""  # what has come, but waits for the application
        self.queue: Any = Inbox(self.loop)
        self.idle = Bucket(MOST_IDLE, self.now())

    def now(self) -> int:
        """Give the time of the loop in milliseconds."""
        return int(self.loop.time() * 1000)

    def handle_connect(self, event: Any) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # absent when the handshake was refused
        if scope is not None:
            scope.setdefault("extensions", {})[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Take whole short texts at once; from the first anything else on, use the general parser.

        The general parser may have swallowed half a frame, so there is no way back to this one.
        """
        if self.close_sent:
            self.discard(data)
            return
        if self.handshake_complete and self.short:
            data = self.take_short(data)
            if not data:
                return
            self.short = False
        self.parse(data)

    def take_short(self, data: bytes) -> bytes:
        """Take the short texts that the data begins with, as many as may wait; give the rest."""
        at = 0
        while at < len(data) and self.queue.qsize() < MOST_QUEUED:
            found = short_text(data, at)
            if found is None:
                break
            text, at = found
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return data[at:]

    def parse(self, data: bytes) -> None:
        """Parse piece by piece until there is enough to do; nothing more is read before the rest is."""
        data = self.unparsed + data
        while data and self.queue.qsize() < MOST_QUEUED and not self.close_sent:
            super().data_received(data[:PIECE])
            data = data[PIECE:]
        self.unparsed = b"" if self.close_sent else data
        if self.unparsed:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """Give the application the next event; when it has taken all, read on."""
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
            if self.unparsed:
                self.parse(b"")
        return event

    # -- frames that end no message -----------------------------------------------------------

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self.is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Take a pong of the protocol, which we never ask for."""
        if self.is_allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        """Take a piece of a message."""
        if event.fin or self.is_allowed():
            super().handle_cont(event)

    def is_allowed(self) -> bool:
        """Count a frame; too many end the socket."""
        if self.close_sent:
            return False
        allowed = self.idle.take(self.now())
        if not allowed:
            self.conn.send_close(TOO_MANY)
            self.handle_parser_exception()
        return allowed

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the place of the connection."""
        if self.place is not None:
            self.place.end()
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on; a text that is no UTF-8 ends the socket without any ado."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def write_text(self, data: bytes) -> bool:
        """Write a text; false when the client is gone or has stopped reading.

        What is written while the loop goes round once is sent together: a move and its answer.
        """
        if not self.unsent:  # else the client was there in this round
            if not self.takes_texts():
                return False
            self.outbox.add(self.send_texts)
        self.unsent.append(data)
        return True

    def takes_texts(self) -> bool:
        """Tell whether the client is there and reads."""
        closing = self.disconnected or self.close_sent or self.transport.is_closing()
        if closing or not self.handshake_complete:
            return False
        return bool(self.transport.get_write_buffer_size() < MOST_WAITING)

    def send_texts(self) -> None:
        """Send what has come together; after our last word there is nothing more to say."""
        texts, self.unsent = self.unsent, []
        if texts and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(text_frames(texts))

    async def read_text(self) -> str | bytes | None:
        """Wait for what the client sends; none when it is gone."""
        message: Any = await self.receive()
        if message["type"] != "websocket.receive":
            if self.stopping and not self.close_sent:
                self.say_restart()
            return None
        text: str | None = message.get("text")
        return text if text is not None else bytes(message["bytes"])

    # -- the end ------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        """Send as usual, what waits first; after a closing frame, linger."""
        self.send_texts()
        closing, accepted = self.close_sent, self.handshake_complete
        await super().send(message)
        if self.close_sent and accepted and not closing:
            self.linger()

    def handle_parser_exception(self) -> None:
        """Say what cannot be read, tell the application, and linger."""
        closed = self.conn.close_sent
        if closed is not None and not self.close_sent:
            event: Any = {"type": "websocket.disconnect", "code": closed.code}
            self.queue.put_nowait(event)
            self.last_word()

    def shutdown(self) -> None:
        """Say that the server stops, after the answers to all that has come; uvicorn waits so long."""
        if not self.handshake_complete or self.close_sent:
            super().shutdown()
            return
        idle = self.queue.is_awaited()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART})
        if idle:
            self.say_restart()
        else:
            self.stopping = True

    def say_restart(self) -> None:
        """Close with the code of a server that stops."""
        self.conn.send_close(RESTART)
        self.last_word()

    def last_word(self) -> None:
        """Write what waits and what the protocol has to say, then linger."""
        self.send_texts()
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.linger()

    def linger(self) -> None:
        """Close our side alone; the client's end, the time or the amount closes the rest."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER_S, self.transport.close)
        if self.transport.is_closing():
            return
        if self.transport.can_write_eof():
            self.transport.write_eof()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def discard(self, data: bytes) -> None:
        """Throw away what comes too late; too much of it ends the patience."""
        self.discarded += len(data)
        if self.discarded > MOST_DISCARDED:
            self.transport.close()
