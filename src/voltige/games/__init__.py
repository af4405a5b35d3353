"""The games of the house."""

from voltige.core.game import Game
from voltige.games.flying_carpet import GAME as FLYING_CARPET
from voltige.games.loops import GAME as LOOPS

GAMES: tuple[Game, ...] = (LOOPS, FLYING_CARPET)
