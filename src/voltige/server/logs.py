"""Logs: one line each, as text or JSON. No cookie, token, key, name or chat ever goes in."""

import json
import logging
import sys
import time
from collections.abc import Callable
from typing import Any

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def extra(record: logging.LogRecord) -> dict[str, Any]:
    """Give what was logged beside the message."""
    return {key: value for key, value in vars(record).items() if key not in PLAIN}


class TextFormatter(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Write time, level, message, then the rest as key=value."""
        parts = " ".join(f"{key}={value}" for key, value in extra(record).items())
        return f"{super().format(record)} {parts}".rstrip()


class JsonFormatter(logging.Formatter):
    """Lines for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one JSON object."""
        told = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **extra(record),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


class Bounded(logging.Filter):
    """Lets a line pass a few times within some seconds; then it is counted, and the count told."""

    MOST = 20
    WINDOW_S = 10.0
    KINDS = 1000  # different lines that are counted at once

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Take the clock."""
        super().__init__()
        self.clock = clock
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}  # since when, and how often

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is logged; the first of a new window says what was left out."""
        now, key = self.clock(), (record.name, str(record.msg))
        since, count = self.seen.get(key, (now, 0))
        if now - since >= self.WINDOW_S:
            if count > self.MOST:
                record.suppressed = count - self.MOST
            since, count = now, 0
        if key not in self.seen and len(self.seen) >= self.KINDS:
            self.seen.clear()
        self.seen[key] = (since, count + 1)
        return count < self.MOST


def set_up_logs(*, as_json: bool, level: int = logging.INFO) -> None:
    """Send all logs to stderr in one form."""
    handler = logging.StreamHandler(sys.stderr)
    form = "%(asctime)s %(levelname)s %(message)s"
    handler.setFormatter(JsonFormatter() if as_json else TextFormatter(form))
    handler.addFilter(Bounded())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("voltige", "uvicorn.error"):
        logging.getLogger(name).setLevel(level)
