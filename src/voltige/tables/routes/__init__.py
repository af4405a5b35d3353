"""Everything that can be asked beside the messages to a table: one list for all carriers."""

from voltige.core.parts import part_of
from voltige.games import GAMES
from voltige.tables.routes import games, matches, odds, tables
from voltige.tables.routes.route import Route

LAYER = "voltige.tables.routes"


def all_routes() -> list[Route]:
    """List the routes, also those of one game alone."""
    found = [part_of(game.name, LAYER, "ROUTES") for game in GAMES]
    own = [route for routes in found if routes is not None for route in routes]
    return [*games.ROUTES, *tables.ROUTES, *odds.ROUTES, *own, *matches.ROUTES]
