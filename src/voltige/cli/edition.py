"""``voltige edition``: check, show and start editions."""

import argparse
import io
import sys
import tomllib
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType

from voltige.arena.plan import HIGHEST_SEED
from voltige.cli.boards import make_board
from voltige.cli.common import GAME_HELP, add_language, console, find_game, read_file, write_file
from voltige.cli.errors import CommandError
from voltige.core.action import Json
from voltige.core.edition import Edition
from voltige.core.errors import EditionError, TableError
from voltige.core.game import Game
from voltige.core.playout import settle
from voltige.core.rng import Rng
from voltige.games import GAMES
from voltige.locale import LANGUAGES, texts
from voltige.match.table import Table

LEVELS = ("easy", "classic", "hard")


def add(commands: Any) -> None:
    """Add the command with its three parts."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "edition",
        help="check, show or start an edition",
        epilog="example: voltige edition new loops --out mine.toml",
    )
    parts = parser.add_subparsers(metavar="check|show|new", required=True)
    check = parts.add_parser("check", help="check files", epilog="example: … check mine.toml")
    check.add_argument("files", metavar="FILE", nargs="+", help="edition files (TOML)")
    add_language(check)
    check.set_defaults(run=run_check)
    show = parts.add_parser("show", help="print an edition", epilog="example: … show loops")
    show.add_argument("game", metavar="GAME", help=GAME_HELP)
    show.add_argument("name", metavar="NAME", nargs="?", help="an edition; else the default one")
    add_language(show)
    show.set_defaults(run=run_show)
    new = parts.add_parser(
        "new",
        help="copy an edition as a start",
        epilog='example: … new loops --name "My deck" --out mine.toml',
    )
    new.add_argument("game", metavar="GAME", help=GAME_HELP)
    new.add_argument("--from", dest="start", metavar="EDITION", help="the edition to start from")
    new.add_argument("--name", metavar="NAME", help="what the new edition is called")
    new.add_argument("--landscape", choices=["random"], help="add a landscape and play in it")
    new.add_argument(
        "--difficulty", choices=LEVELS, default="classic", help="of a random landscape"
    )
    new.add_argument("--seed", type=int, default=0, metavar="N", help="same seed, same landscape")
    new.add_argument("--out", metavar="FILE", help="the file to write; else it is printed")
    add_language(new)
    new.set_defaults(run=run_new)


def run_check(args: argparse.Namespace) -> int:
    """Check files and draw the board of each; all mistakes of all files are told."""
    words = texts(args.lang)
    wrong = 0
    for file in args.files:
        try:
            game, edition = read_any(read_file(file), Path(file).name)
        except EditionError as error:
            print(f"voltige: {words.error(error)}", file=sys.stderr)
            wrong += 1
            continue
        seats = f"{edition.min_seats}–{edition.max_seats}"
        told = words.say("edition-good", file=file, title=edition.title, seats=seats)
        console().print(f"[green]✓[/green] {told}")
        for language in LANGUAGES:
            drawn = draw(game, edition, language)
            target = console() if language == args.lang else Console(file=io.StringIO())
            target.print(drawn)
    return 1 if wrong else 0


def read_any(text: str, file: str) -> tuple[Game, Edition]:
    """Read an edition of whichever game it says it is of."""
    try:
        name = str(tomllib.loads(text).get("game", ""))
    except (RecursionError, ValueError):  # read_edition says what is wrong
        name = ""
    game = next((game for game in GAMES if game.name == name), GAMES[0])
    return game, game.read_edition(text, file)


def draw(game: Game, edition: Edition, language: str) -> RenderableType:
    """Draw the board at the first decision, as the seat in turn sees it."""
    table = Table.make(game, edition.min_seats, edition=edition)
    state = table.first_state()
    settle(state, Rng(1))
    names = [f"{number + 1}" for number in range(table.seats)]
    board = make_board(table, texts(language), names, int(state.to_act))
    view = state.view(state.to_act)
    for action in state.legal_actions():
        board.action(view, action)
    return board.draw(view)


def run_show(args: argparse.Namespace) -> int:
    """Print the file of an edition."""
    print(edition_text(args.game, args.name), end="")
    return 0


def run_new(args: argparse.Namespace) -> int:
    """Copy an edition into a new file, perhaps with a landscape of its own."""
    if args.out is not None and Path(args.out).exists():
        raise CommandError("file_exists", file=args.out)
    text = changed(edition_text(args.game, args.start), args)
    if args.out is None:
        print(text, end="")
        return 0
    write_file(args.out, text)
    console().print(texts(args.lang).say("edition-written", file=args.out))
    return 0


def changed(text: str, args: argparse.Namespace) -> str:
    """Return the text of an edition with the name and the landscape that are asked for."""
    import tomlkit  # noqa: PLC0415  (loaded late, like what follows: no other command needs it)

    from voltige.tables.edition_files import add_component, say_in_head  # noqa: PLC0415

    document = tomlkit.parse(text)
    if args.name is not None:
        if not args.name.strip() or not args.name.isprintable():
            raise CommandError("bad_edition_name")
        say_in_head(document, name=args.name, title=args.name)
    if args.landscape is not None:
        landscape = random_landscape(args)
        say_in_head(document, landscape=landscape["id"])
        add_component(document, "landscape", landscape)
    return document.as_string()


def random_landscape(args: argparse.Namespace) -> Json:
    """Return the random landscape that is asked for, as an edition lists it."""
    if not 0 <= args.seed <= HIGHEST_SEED:
        raise TableError("bad_random_seed", seed=str(args.seed))
    game = find_game(args.game)
    return game.random_landscape(args.difficulty, args.seed, game.load_edition(args.start))


def edition_text(game_name: str, name: str | None) -> str:
    """Return the text of an edition that comes with a game."""
    game = find_game(game_name)
    return game.edition_text(game.load_edition(name).name)
