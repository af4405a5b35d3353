"""``voltige games``: which games there are."""

import argparse
import json
from typing import Any

from voltige.bots.registry import BOT_NAMES
from voltige.cli.common import add_language, console
from voltige.cli.folding import folded
from voltige.core.game import Game
from voltige.games import GAMES
from voltige.locale import Texts, texts


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "games", help="list the games", epilog="example: voltige games --json"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List the games."""
    words = texts(args.lang)
    if args.json:
        print(json.dumps([describe(game, words) for game in GAMES], ensure_ascii=False, indent=2))
        return 0
    screen = console()
    for game in GAMES:
        told = describe(game, words)
        head = {key: told[key] for key in ("title", "name", "min_seats", "max_seats")}
        screen.print(words.say("games-head", **head), style="bold")
        editions = words.say("games-editions", editions=", ".join(told["editions"]))
        for line in (told["line"], editions):
            for part in folded(line, screen.width - 2):
                screen.print(f"  {part}", markup=False)
    return 0


def describe(game: Game, words: Texts) -> dict[str, Any]:
    """Say what a game is and which options it has."""
    edition = game.load_edition()
    return {
        "name": game.name,
        "title": words.of_game(game.name, "title"),
        "line": words.of_game(game.name, "line"),
        "rules": game.rules_version,
        "min_seats": edition.min_seats,
        "max_seats": edition.max_seats,
        "editions": game.editions(),
        "bots": BOT_NAMES,
        "options": [
            {
                "name": option.name,
                "allowed": option.allowed(),
                "default": option.default,
                "rule": option.rule,
            }
            for option in game.options(edition)
        ],
    }
