"""The games of the house."""

from voltige.core.game import Game
from voltige.games.hydroracers import GAME as HYDRORACERS
from voltige.games.loops import GAME as LOOPS

GAMES: tuple[Game, ...] = (LOOPS, HYDRORACERS)
