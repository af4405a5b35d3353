"""Voltige: four flying board games, one exact rules engine, many doors.

What ``__all__`` lists is the public interface (docs/python.md); every other name and module is
private and may change with any release. ``game`` gives a game by its name, ``bot`` a player,
``decide`` asks one, ``measure`` tells how strong one is; subclass ``Bot`` to write your own.

This file is never compiled. Before any other module is imported it makes sure that ``librt.vecs``
exists and, without it or with ``VOLTIGE_PURE=1``, that the plain sources win over compiled modules.
What it offers is imported when it is asked for, so that ``import voltige`` stays quick.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

from voltige import pure

if TYPE_CHECKING:
    from voltige.arena.measure import AnyBot, AnyBots, Measurement
    from voltige.bots.bot import Bot
    from voltige.core.action import Action
    from voltige.core.edition import Edition
    from voltige.core.errors import VoltigeError
    from voltige.core.event import Event, Journal
    from voltige.core.game import Game
    from voltige.core.options import Values
    from voltige.core.rng import Rng
    from voltige.core.state import CHANCE, NOBODY, SPECTATOR, State
    from voltige.core.view import View

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "Action",
    "Bot",
    "Event",
    "Game",
    "Journal",
    "Measurement",
    "Rng",
    "State",
    "View",
    "VoltigeError",
    "__version__",
    "bot",
    "bot_names",
    "decide",
    "engine",
    "game",
    "game_names",
    "measure",
]
HOMES = {
    "CHANCE": "core.state",
    "NOBODY": "core.state",
    "SPECTATOR": "core.state",
    "Action": "core.action",
    "Bot": "bots.bot",
    "Event": "core.event",
    "Game": "core.game",
    "Journal": "core.event",
    "Measurement": "arena.measure",
    "Rng": "core.rng",
    "State": "core.state",
    "View": "core.view",
    "VoltigeError": "core.errors",
}

if pure.provide_vecs() or os.environ.get("VOLTIGE_PURE") == "1":
    pure.prefer_sources()


def __getattr__(name: str) -> Any:
    """Import a public class or constant when it is first asked for."""
    if name not in HOMES:
        raise AttributeError(f"module 'voltige' has no attribute {name!r}")
    from voltige.described import described  # noqa: PLC0415  (here and below: import voltige stays quick)

    value = described(getattr(import_module(f"voltige.{HOMES[name]}"), name))
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """List what is public."""
    return sorted(__all__)


def engine() -> Literal["compiled", "interpreted"]:
    """Tell how the engine of this process runs."""
    return "compiled" if pure.is_compiled() else "interpreted"


def game_names() -> list[str]:
    """Name the games of the house.

    >>> voltige.game_names()
    ['loops', 'lucky-loop', 'flying-carpet', 'hydroracers']
    """
    from voltige.games import GAMES  # noqa: PLC0415

    return [known.name for known in GAMES]


def game(name: str) -> "Game":
    """Return a game by its name; underscores are accepted. Raise VoltigeError if there is none.

    >>> state = voltige.game("loops").new_state(3)
    """
    from voltige.core.errors import TableError  # noqa: PLC0415
    from voltige.games import GAMES  # noqa: PLC0415

    wanted = name.lower().replace("_", "-")
    for known in GAMES:
        if known.name == wanted:
            return known
    raise TableError("unknown_game", name=name, names=", ".join(game_names()))


def bot_names() -> list[str]:
    """Name the bots that play every game, the weakest first."""
    from voltige.bots.registry import BOT_NAMES  # noqa: PLC0415

    return list(BOT_NAMES)


def bot(name: str, game: "Game | str") -> "Bot":
    """Make a bot of the house for a game. Raise VoltigeError if there is none of that name.

    >>> voltige.bot("pilot", "loops")
    """
    from voltige.bots.registry import make_bot  # noqa: PLC0415

    return make_bot(name, find(game).name)


def decide(state: "State", bot: "Bot", rng: "Rng") -> int:
    """Ask a bot what the seat to act does; return the code, for ``state.apply``.

    The bot gets the view of its seat, the legal codes and the random stream, nothing else. A code
    that is not among them is a ValueError.
    """
    from voltige.arena import play  # noqa: PLC0415

    return play.decide(state, bot, rng)


def measure(
    bot: "AnyBot",
    against: "AnyBots" = "random",
    *,
    game: "Game | str" = "loops",
    games: int = 100,
    seed: int = 0,
    seats: int | None = None,
    options: "Values | None" = None,
    edition: "Edition | None" = None,
) -> "Measurement":
    """Tell how often a bot wins, with a 95 % interval; its seat changes from game to game.

    ``against`` is one bot for all other seats, or a list with one for each; bots are objects or
    names. ``seats`` is the number of players, as few as the game allows unless it is given. The
    same arguments give the same games.

    >>> voltige.measure("heuristic", against="random", game="loops", games=200, seed=1)
    """
    from voltige.arena import measure as arena  # noqa: PLC0415

    setting = arena.Setting(find(game), seats, options, edition)
    return arena.measure(bot, against, setting, games, seed)


def find(wanted: "Game | str") -> "Game":
    """Give a game that was named, or the game itself."""
    return game(wanted) if isinstance(wanted, str) else wanted
