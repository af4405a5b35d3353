"""The games of the house."""

from voltige.core.game import Game
from voltige.games.loops import GAME as LOOPS
from voltige.games.lucky_loop import GAME as LUCKY_LOOP

GAMES: tuple[Game, ...] = (LOOPS, LUCKY_LOOP)
