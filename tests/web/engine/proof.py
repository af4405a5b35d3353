"""Run inside the engine of a site: digests of games and golden files, as the tests elsewhere make them.

``/proof`` holds ``trace.py`` of the tests of the compiled engine, the module that writes golden files,
which no site has, and ``wanted.json``.
"""

import hashlib
import json
import sys
from pathlib import Path

import voltige

PROOF = Path("/proof")
sys.path.insert(0, str(PROOF))
voltige.__path__.append(str(PROOF / "voltige"))

import trace_games  # noqa: E402  (found by the lines above)

from voltige.arena.golden import playthrough, playthrough_tables  # noqa: E402
from voltige.games import GAMES  # noqa: E402

wanted = json.loads((PROOF / "wanted.json").read_text(encoding="utf-8"))
for arguments in wanted["games"]:
    sys.argv = ["trace", *arguments]
    trace_games.main()
for name, edition, word in wanted["playthroughs"]:
    game = next(game for game in GAMES if game.name == name)
    table = playthrough_tables(game, game.load_edition(edition))[word]
    text = playthrough(game, edition, *table)
    print(hashlib.sha256(text.encode()).hexdigest())
