"""What is told of a decision with measured times."""

from voltige.tables.wire.messages import Message


class Claiming(Message, tag="claiming"):
    """A decision with measured times has opened: it can be claimed from ``open_at`` to ``close_at``."""

    version: int
    open_at: int
    close_at: int
    now: int
