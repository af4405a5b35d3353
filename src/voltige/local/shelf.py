"""The scenarios of a site: files beside its page, because the engine would be too heavy with them."""

import msgspec

from voltige.core.game import Game
from voltige.local.outside import Library
from voltige.tables.errors import NotHereError

LARGEST = 1_000_000  # characters of all scenarios of a game


def scenarios_path(game: str) -> str:
    """Name the request whose answer holds the scenarios of a game."""
    return f"/api/games/{game}/scenarios"


class BesideThePage:
    """Reads scenarios from what lies beside the page; whoever hosts a site may have changed it."""

    def __init__(self, library: Library) -> None:
        """Take who fetches."""
        self.library = library

    async def scenarios(self, game: Game) -> dict[str, str]:
        """Fetch the scenarios of a game."""
        text = await self.library.fetch(scenarios_path(game.name))
        if not text or len(text) > LARGEST:
            raise NotHereError("no_examples")
        try:
            return msgspec.json.decode(text, type=dict[str, str])
        except msgspec.MsgspecError as error:
            raise NotHereError("no_examples") from error
