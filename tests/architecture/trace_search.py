"""Lets masters think in a few positions of a game and prints a digest of all that they considered.

Of a master that does without the search it is what they chose.

``python trace_search.py GAME SEATS ROLLOUTS [OPTIONS]`` is run twice, compiled and interpreted, as trace.py
is; the digests must be the same.
"""

import hashlib
import json
import sys

from voltige.bots.bot import Bot, legal_codes
from voltige.bots.levels import MASTER, PILOT
from voltige.bots.registry import game_called, make_level
from voltige.bots.search.bot import SearchBot
from voltige.bots.search.plan import Budget
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State
from voltige.pure import is_compiled

STEPS = 120
BETWEEN = 20  # steps from one thought to the next


def told(bot: Bot, state: State, rng: Rng) -> list[object]:
    """Let a master think; give everything that the report says."""
    legal = legal_codes([action.code for action in state.legal_actions()])
    if not isinstance(bot, SearchBot):
        return [int(bot.choose(state.view(state.to_act), legal, rng))]
    report = bot.consider(state.view(state.to_act), legal, rng)
    considered = [(int(one.code), int(one.visits), int(one.chance)) for one in report.considered]
    return [considered, [int(code) for code in report.line], int(report.iterations)]


def main(name: str, seats: str, rollouts: str, options: str = "{}") -> None:
    """Play as pilots do, and think in between."""
    game = game_called(name)
    values: Values = json.loads(options)
    digest = hashlib.sha256()
    rng = Rng(4, int(seats))
    pilot, master = make_level(PILOT, game), make_level(MASTER, game, Budget(int(rollouts)))
    state = game.new_state(int(seats), values, None)
    for step in range(STEPS):
        if state.to_act == NOBODY:
            break
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng))
            continue
        if step % BETWEEN < 2:
            digest.update(json.dumps(told(master, state, rng)).encode())
        legal = legal_codes([action.code for action in state.legal_actions()])
        state.apply(pilot.choose(state.view(state.to_act), legal, rng))
    engine = "compiled" if is_compiled() else "interpreted"
    sys.stdout.write(f"{engine} {digest.hexdigest()}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
