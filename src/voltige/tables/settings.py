"""What can be set of the tables; a carrier's own settings hold these among others."""

from typing import Protocol


class Settings(Protocol):
    """How many, how long, how fast."""

    @property
    def rooms(self) -> int:
        """Give how many tables are kept in memory."""

    @property
    def tables_per_hour(self) -> int:
        """Give how many tables somebody may make."""

    @property
    def entries_per_table(self) -> int:
        """Give how long a log may be; a match whose log is longer is ended."""

    @property
    def bot_delay_ms(self) -> int:
        """Give how long bots wait at live tables before they play."""
