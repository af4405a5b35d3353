"""What is worth counting at tables; whoever runs them hands in what counts it."""

from typing import Protocol


class Measures(Protocol):
    """Counts what happens."""

    def note_table(self) -> None:
        """Count a table that was made."""

    def note_entries(self, count: int) -> None:
        """Count rows that were written to logs."""

    def note_conflict(self) -> None:
        """Count a write that another process was faster with."""

    def note_request(self, kind: str, result: str, seconds: float) -> None:
        """Count a request and how long it took."""

    def note_bot_move(self) -> None:
        """Count a move that a bot has made."""

    def note_connections(self, change: int) -> None:
        """Count a connection that was opened (1) or closed (-1)."""
