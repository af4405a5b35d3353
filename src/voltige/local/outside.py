"""What the carrier is handed by the browser around it; tests hand in dictionaries and functions."""

from typing import Protocol


class Database(Protocol):
    """The browser's own database: shelves of texts, each under a key, in the order of the keys."""

    async def read(self, shelf: str, low: str, high: str) -> list[str]:
        """Read the texts whose keys are ``low`` or after it, and before ``high``."""

    async def write(self, changes: str) -> str:
        """Do all changes or none, and answer when they are kept.

        Changes are a JSON list of ``[shelf, key, text, fresh]``: no text drops the key and all that lie
        under it (``key/…``), and what is fresh must not be there yet. The answer is empty, or says what
        is wrong: ``taken``, ``full``, ``gone`` when all was deleted meanwhile, or what the browser calls it.
        """


class Library(Protocol):
    """What lies beside the page as files."""

    async def fetch(self, path: str) -> str:
        """Give the file that answers a request; empty where there is none, or no way to it."""


class Thinker(Protocol):
    """Somebody who works elsewhere, so that no answer waits."""

    async def work(self, function: str, argument: str, seconds: float) -> str:
        """Do an errand (tables/errands.py) and give its outcome as JSON."""
