"""The editions that come with the games, for whoever wants to see what they are made of."""

import functools

from litestar import Response, get

from voltige.core.edition import Edition
from voltige.core.game import Game
from voltige.match.match import Table
from voltige.server.routes.common import Name
from voltige.tables.components import components_of
from voltige.tables.errors import NotHereError
from voltige.tables.table.table import find_game
from voltige.tables.wire.bodies import Components
from voltige.wording import make_wording

CACHING = "public, max-age=3600"  # it changes with a release alone


@get("/api/games/{game:str}/editions/{edition:str}", tags=["games"], summary="An edition")
async def get_edition(game: Name, edition: Name) -> Response[Components]:
    """Give every component of an edition, with its name and its source."""
    asked = find_game(game)
    names = asked.editions()
    if edition not in names:  # what ends in .toml would be a file
        told = ", ".join(names)
        raise NotHereError("edition_unknown", game=asked.name, name=edition, names=told)
    found = shown(asked, asked.load_edition(edition))
    return Response(found, headers={"Cache-Control": CACHING})


@functools.cache
def shown(game: Game, edition: Edition) -> Components:
    """Give the components of an edition as a table of the fewest seats would name them."""
    table = Table.make(game, edition.min_seats, edition=edition)
    return components_of(table, make_wording(table, [""] * edition.min_seats))


HANDLERS = [get_edition]
