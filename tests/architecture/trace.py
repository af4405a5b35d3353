"""Plays many random games of one table and prints a digest of everything that happened.

``python trace.py GAME EDITION SEATS GAMES [OPTIONS]`` is run twice, compiled and interpreted; the
digests must be the same. Options are JSON. It imports nothing but the package, so that either engine
can run it.
"""

import hashlib
import json
import sys

from voltige.arena.golden import SHORTER
from voltige.core.event import Journal
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, SPECTATOR, State
from voltige.games import GAMES
from voltige.pure import is_compiled

LOOK_EVERY = 211  # steps
WHOLE_EVERY = 20  # games; the others are the short ones of the playthroughs


def note(digest: "hashlib._Hash", data: object) -> None:
    """Add plain data to the digest."""
    digest.update(json.dumps(data, sort_keys=True).encode())


def play(game: Game, state: State, rng: Rng, digest: "hashlib._Hash") -> None:
    """Play one game; every choice counts, and now and then everything that can be seen."""
    steps = 0
    while state.to_act != NOBODY:
        steps += 1
        journal = Journal() if steps % LOOK_EVERY < 2 else None
        if state.to_act == CHANCE:
            outcome = int(state.sample_chance(rng))
            digest.update(b"%d:%d;" % (state.to_act, outcome))
            state.resolve(outcome, journal)
        else:
            code = int(state.random_action(rng))
            digest.update(b"%d:%d;" % (state.to_act, code))
            state.apply(code, journal)
        if journal is not None:
            look(state, journal, digest)
            dealt = game.determinize(state.view(steps % int(state.seats())), Rng(steps))
            note(digest, dealt.to_dict())
    note(digest, [state.to_dict(), state.ranking(), state.returns()])


def look(state: State, journal: Journal, digest: "hashlib._Hash") -> None:
    """Add the position, the views, the events, and what may be done."""
    state.check()
    note(digest, state.to_dict())
    note(digest, [event.to_json() for event in journal.events])
    for seat in [SPECTATOR, *range(int(state.seats()))]:
        note(digest, state.view(seat).to_json())
    if state.to_act == CHANCE:
        note(digest, state.chance_outcomes())
    elif state.to_act != NOBODY:
        note(digest, [str(action) for action in state.legal_actions()])
        actions = state.table().actions
        refusals = [state.refusal(state.to_act, action.data) for action in actions]
        note(digest, [None if refused is None else str(refused) for refused in refusals])


def main() -> None:
    """Print the engine and the digest."""
    name, edition_name, seats, games, *more = sys.argv[1:]
    options = json.loads(more[0]) if more else {}
    game = next(game for game in GAMES if game.name == name)
    edition = game.load_edition(edition_name)
    digest = hashlib.sha256()
    for number in range(int(games)):
        shorter = {} if number % WHOLE_EVERY == 0 else SHORTER.get(name, {})
        state = game.new_state(int(seats), {**shorter, **options}, edition)
        play(game, state, Rng(number, int(seats)), digest)
    print("compiled" if is_compiled() else "interpreted", digest.hexdigest())  # noqa: T201


if __name__ == "__main__":
    main()
