"""What is told of a decision with measured times."""

from voltige.tables.wire.messages import Message


class Race(Message, tag="race"):
    """A live race has opened: it can be claimed from ``open_at`` to ``close_at``."""

    version: int
    open_at: int
    close_at: int
    now: int
