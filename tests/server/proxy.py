"""A line between client and server that can be cut at any moment, and may be slow."""

import contextlib
import socket
import threading
import time


class Proxy:
    """Passes bytes on until its lines are cut."""

    def __init__(self, port: int, pause_s: float = 0.0) -> None:
        self.port = port
        self.pause_s = pause_s  # before every few bytes
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.lines: list[socket.socket] = []
        self.closed = False
        self.thread = threading.Thread(target=self.accept, daemon=True)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    def accept(self) -> None:
        while not self.closed:
            try:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.port))
            except OSError:
                return
            self.lines += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self.pump, args=(source, target), daemon=True).start()

    def pump(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(4096):
                if self.pause_s:
                    time.sleep(self.pause_s)
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)  # an end is passed on, too

    def cut_after(self, seconds: float) -> None:
        """Cut all lines that are open then, without a word."""

        def cut() -> None:
            time.sleep(seconds)
            self.cut()

        threading.Thread(target=cut, daemon=True).start()

    def cut(self) -> None:
        lines, self.lines = self.lines, []
        for line in lines:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()

    def close(self) -> None:
        self.closed = True
        self.cut()
        with contextlib.suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.thread.join(5)
