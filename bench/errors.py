"""What can go wrong while measuring."""


class BenchError(Exception):
    """A benchmark that cannot be run; the message is one sentence for the user."""
