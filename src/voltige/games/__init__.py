"""The games of the house."""

from voltige.core.game import Game
from voltige.games.flying_carpet import GAME as FLYING_CARPET
from voltige.games.hydroracers import GAME as HYDRORACERS
from voltige.games.loops import GAME as LOOPS
from voltige.games.lucky_loop import GAME as LUCKY_LOOP

GAMES: tuple[Game, ...] = (LOOPS, LUCKY_LOOP, FLYING_CARPET, HYDRORACERS)
