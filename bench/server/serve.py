"""``voltige serve`` with one game more, for the bench alone."""

import sys

import voltige.games
from bench.server.shedding import SheddingGame

voltige.games.GAMES = (*voltige.games.GAMES, SheddingGame())

from voltige.cli.main import main  # noqa: E402  (the game must be there first)

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
