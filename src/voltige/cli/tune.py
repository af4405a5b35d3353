"""``voltige tune``: find good numbers for a bot that offers them by name."""

import argparse
import json
from pathlib import Path
from typing import Any

import tomlkit
from rich.table import Table

from voltige.arena.plan import Plan
from voltige.arena.players.own import find_class, numbers_of, parts, values_of
from voltige.arena.tune.candidates import candidates, nearby
from voltige.arena.tune.halving import Score, best, gain, rungs, score
from voltige.bots.levels import PILOT
from voltige.cli.common import (
    add_language,
    add_table,
    chosen_options,
    console,
    find_game,
    write_file,
)
from voltige.cli.errors import CommandError
from voltige.cli.numbers import decimal, percent, percents
from voltige.cli.running import (
    BOTS_HELP,
    Runner,
    add_hands,
    chosen_hands,
    edition_and_text,
    end,
    typed,
)
from voltige.locale import Texts, texts

EXAMPLE = """examples:
  voltige tune loops --bot mybot.py:MyBot --against pilot --candidates 16 --out tuning
  voltige tune loops --bot mybot.py:MyBot --against pilot --candidates 16 --out tuning --resume
  voltige tune loops --bot mybot.py:MyBot --candidates 32 --rounds 4 --out tuning     closer and closer

A class offers numbers by an attribute NUMBERS = {"nerve": (0.0, 1.0), "depth": (1, 6)} and takes them
as named arguments. The result, tuning/tuned.toml, holds them with the command that found them."""
RESULT = "tuned.toml"


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "tune",
        help="find good numbers for a bot of your own",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_table(parser)
    parser.add_argument("--bot", required=True, metavar="FILE.py:CLASS", help="what is tuned")
    parser.add_argument(
        "--against", default=PILOT, metavar="BOT", help=f"on all other seats ({BOTS_HELP})"
    )
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="number of seats")
    parser.add_argument(
        "--candidates",
        type=int,
        default=16,
        metavar="N",
        help="how many begin, the bot as it is included",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=40,
        metavar="N",
        help="games of each in the first rung; then doubled",
    )
    parser.add_argument(
        "--rounds",
        type=int,
        default=1,
        metavar="N",
        help="more than one: new candidates around the best, each time half as far away",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="same seed, same result")
    add_hands(parser)
    parser.add_argument(
        "--out", required=True, metavar="DIR", help="where games and result are kept"
    )
    parser.add_argument("--resume", action="store_true", help="go on with what the folder holds")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play rung after rung; print and keep what is best."""
    if args.candidates < 2:
        raise CommandError("tune_few", count=args.candidates)
    if args.rounds < 1:
        raise CommandError("tune_rounds", count=args.rounds)
    words = texts(args.lang)
    tuning = Tuning(args, Runner(chosen_hands(args), words))
    winner = tuning.halve(list(enumerate(candidates(args.bot, args.candidates, args.seed))), words)
    for round_no in range(1, args.rounds):
        fresh = nearby(winner.name, args.candidates - 1, args.seed, round_no)
        places = enumerate(fresh, round_no * args.candidates)
        winner = tuning.halve([(winner.place, winner.name), *places], words)
    usual = tuning.play(0, args.bot, len(winner.wins))
    told = tuned(args, winner, usual)
    write_file(str(Path(args.out) / RESULT), tomlkit.dumps(told))
    if args.json:
        print(json.dumps(told, indent=2))
    else:
        say_result(args, told, words)
    return 0


class Tuning:
    """Plays candidates, each in a folder of its own."""

    def __init__(self, args: argparse.Namespace, runner: Runner) -> None:
        """Take the table and who plays."""
        self.args = args
        self.runner = runner
        self.game = find_game(args.game)
        self.edition, self.text = edition_and_text(self.game, args.edition)
        self.options = chosen_options(self.game, self.edition, args)
        self.begun: set[int] = set()

    def halve(self, left: list[tuple[int, str]], words: Texts) -> Score:
        """Play rung after rung, the better half of the candidates in each; give the best."""
        scores: list[Score] = []
        for number, (count, games) in enumerate(rungs(len(left), self.args.games)):
            kept = best(scores, count)
            left = [(one.place, one.name) for one in kept] or left
            scores = [self.play(place, name, games) for place, name in left]
            if not self.args.json:
                print_rung(number + 1, best(scores, len(scores)), words)
        return best(scores, 1)[0]

    def play(self, place: int, name: str, games: int) -> Score:
        """Let a candidate meet the first deals of the seed, those that it has met before included."""
        args = self.args
        bots = [name] + [args.against] * (args.seats - 1)
        plan = Plan.make(
            self.game,
            bots,
            games,
            args.seed,
            self.options,
            self.edition,
            rotate=True,
            patience=args.patience,
            edition_text=self.text,
        )
        folder = Path(args.out) / f"{place:03}"
        resume = place in self.begun or (args.resume and folder.exists())
        self.begun.add(place)
        ran = self.runner.run(plan, str(folder), resume=resume)
        end(ran)
        return score(place, name, plan, [one for one in ran.results if one.number < plan.games])


def tuned(args: argparse.Namespace, winner: Score, usual: Score) -> dict[str, Any]:
    """Give the result as plain data, with the command that made it."""
    kind = find_class(*parts(args.bot))
    more, error = gain(winner, usual)
    return {
        "command": typed(),
        "game": find_game(args.game).name,
        "against": args.against,
        "seed": args.seed,
        **winner.to_json(),
        "usual": usual.to_json(),
        "gain": round(more, 6),
        "gain_95": [round(more - error, 6), round(more + error, 6)],
        "numbers": values_of(winner.name, numbers_of(kind)),
    }


def print_rung(number: int, scores: list[Score], words: Texts) -> None:
    """Print a rung, the best first."""
    games = len(scores[0].wins)
    table = Table(title=words.say("tune-rung", number=number, games=games))
    table.add_column(words.say("simulate-bot"))
    table.add_column(words.say("simulate-wins"), justify="right")
    table.add_column(words.say("simulate-interval"), justify="right")
    for one in scores:
        told = one.to_json()
        shown = one.name.partition(":")[2]
        table.add_row(shown, percent(words, one.share), percents(words, *told["win_share_95"]))
    console().print(table, markup=False)


def say_result(args: argparse.Namespace, told: dict[str, Any], words: Texts) -> None:
    """Say what was found, and whether it is surely better."""
    file = str(Path(args.out) / RESULT)
    numbers = ", ".join(f"{name}={value:g}" for name, value in told["numbers"].items())
    screen = console()
    key = "tune-found" if told["numbers"] else "tune-kept"
    screen.print(words.say(key, numbers=numbers or "–", file=file), markup=False)
    low, high = (decimal(words, f"{100 * end_:+.1f}") for end_ in told["gain_95"])
    screen.print(words.say("tune-gain", low=low, high=high), markup=False)
