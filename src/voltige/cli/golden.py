"""``voltige golden``: rewrite the golden files, or compare them."""

import argparse
from pathlib import Path
from typing import Any

from voltige.arena.golden import golden_files, perft_path, renew_perft
from voltige.cli.common import ROOT, add_language, console, find_game, read_file, write_file
from voltige.cli.errors import CommandError
from voltige.core.game import Game
from voltige.games import GAMES
from voltige.locale import texts


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "golden",
        help="rewrite the golden files (from a checkout)",
        epilog="example: voltige golden loops --check",
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="one game; else all")
    parser.add_argument("--check", action="store_true", help="only compare; 1 when one differs")
    parser.add_argument("--root", metavar="DIR", default=str(ROOT), help=argparse.SUPPRESS)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write or compare every golden file; the difference is reviewed as a change of rules."""
    games = GAMES if args.game is None else (find_game(args.game),)
    root = Path(args.root)
    differing = []
    for game in games:
        for name, text in all_files(game, root).items():
            path = root / name
            if path.exists() and read_file(str(path)) == text:
                continue
            differing.append(name)
            if not args.check:
                path.parent.mkdir(parents=True, exist_ok=True)
                write_file(str(path), text)
    if args.check and differing:
        raise CommandError("golden_differs", count=len(differing), files=", ".join(differing))
    words = texts(args.lang)
    console().print(words.say("golden-summary", count=len(differing)))
    for name in differing:
        console().print(f"  {name}")
    return 0


def all_files(game: Game, root: Path) -> dict[str, str]:
    """Return every golden file of a game; perft files keep their positions and get new counts."""
    files = golden_files(game)
    counts = root / perft_path(game)
    if counts.exists():
        files[perft_path(game)] = renew_perft(read_file(str(counts)), game)
    return files
