"""Run inside the engine of a site: let bots play whole games, and tell what each of their moves took.

Times are those of the whole process by its own account (user and system): a busy machine makes them
longer, but far less than the clock on the wall.
"""

import json

import js

from voltige.bots.bot import legal_codes
from voltige.bots.registry import HEURISTIC, make_bot
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games import GAMES

SEATS = 4
MOVES = 200  # of each game at least
LUCK = 99  # a stream of its own


def spent() -> float:
    """Give the milliseconds that this process has computed."""
    told = js.process.cpuUsage()
    return float(told.user + told.system) / 1000


def moves(name: str) -> list[float]:
    """Play until there are enough moves of bots; give the milliseconds of each."""
    game = next(game for game in GAMES if game.name == name)
    bot = make_bot(HEURISTIC, name)
    edition = game.load_edition(game.default_edition_name())
    times: list[float] = []
    seed = 0
    while len(times) < MOVES:
        state = game.new_state(SEATS, {}, edition)
        luck, thoughts = Rng(seed, LUCK), [Rng(seed, seat) for seat in range(SEATS)]
        seed += 1
        while state.to_act != NOBODY and len(times) < MOVES:
            if state.to_act == CHANCE:
                state.resolve(state.sample_chance(luck))
                continue
            seat = int(state.to_act)
            before = spent()
            codes = legal_codes([action.code for action in state.legal_actions()])
            state.apply(bot.choose(state.view(seat), codes, thoughts[seat]))
            times.append(spent() - before)
    return times


print(json.dumps({game.name: moves(game.name) for game in GAMES}))
