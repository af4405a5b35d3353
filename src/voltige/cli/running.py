"""What commands share that play many games: their arguments, the progress bar, what was kept."""

import argparse
import os
import shlex
import sys
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from voltige.arena.extras import has
from voltige.arena.kept import PARQUET, Kept
from voltige.arena.parquet import write_parquet
from voltige.arena.plan import Plan
from voltige.arena.play import Fault, Result
from voltige.arena.players.errors import NoAnswerError
from voltige.arena.players.external import PATIENCE_S
from voltige.arena.run import Hands, run_games
from voltige.bots.registry import BOT_NAMES
from voltige.cli.common import console, reason, write_file
from voltige.cli.errors import CommandError
from voltige.cli.numbers import decimal
from voltige.core.edition import Edition, read_edition_file
from voltige.core.errors import VoltigeError
from voltige.core.game import SUFFIX, Game
from voltige.locale import Texts

BOTS_HELP = (
    f"bots: {', '.join(BOT_NAMES)}; FILE.py:CLASS of your own; "
    '"exec:COMMAND", a program that speaks JSON'
)


def add_many(parser: argparse.ArgumentParser, games: int = 100) -> None:
    """Add how many games are played, by whom, and where results go."""
    parser.add_argument("--games", type=int, default=games, metavar="N", help="how many games")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="same seed, same games")
    add_hands(parser)
    parser.add_argument("--out", metavar="DIR", help="keep results in this folder, game by game")
    parser.add_argument(
        "--resume", action="store_true", help="go on with what the folder of --out holds"
    )
    add_report(parser)


def add_report(parser: argparse.ArgumentParser) -> None:
    """Add where a report goes."""
    parser.add_argument(
        "--report", metavar="FILE", help="write a report: one HTML file with charts, opens offline"
    )


def add_hands(parser: argparse.ArgumentParser) -> None:
    """Add who plays."""
    parser.add_argument(
        "--workers", type=int, metavar="N", help="processes side by side (default: all cores)"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, or its address"
    )
    parser.add_argument(
        "--patience",
        type=float,
        default=PATIENCE_S,
        metavar="SECONDS",
        help=f"how long a program may take for an answer (default: {PATIENCE_S:g})",
    )


def chosen_hands(args: argparse.Namespace) -> Hands:
    """Read who plays."""
    workers = (os.cpu_count() or 1) if args.workers is None else args.workers
    if workers < 1:
        raise CommandError("bad_workers", workers=workers)
    if not args.patience > 0:
        raise CommandError("bad_patience", seconds=str(args.patience))
    return Hands(workers, args.ray)


def edition_and_text(game: Game, name: str | None) -> tuple[Edition, str | None]:
    """Load an edition, and its text if it does not come with the game: workers need it."""
    if name is None or not name.endswith(SUFFIX):
        return game.load_edition(name), None
    text = read_edition_file(Path(name))
    return game.read_edition(text, Path(name).name), text


class Rate(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        """Draw it once it is known."""
        return Text(f"{task.speed:.1f}/s" if task.speed else "", style="dim")


@dataclass
class Ran:
    """What a run has brought, and what has ended it before its time."""

    plan: Plan
    found: dict[int, Result] = field(default_factory=dict)
    ended: BaseException | None = None

    @property
    def results(self) -> list[Result]:
        """List the results in the order of their numbers."""
        return [self.found[number] for number in sorted(self.found)]

    @property
    def missing(self) -> list[int]:
        """List the games that are still to be played."""
        return [number for number in range(self.plan.games) if number not in self.found]


class Runner:
    """Plays plans where somebody looks at the progress; tells what goes wrong once."""

    def __init__(self, hands: Hands, words: Texts) -> None:
        """Take who plays, and the language."""
        self.hands = hands
        self.words = words
        self.screen = console(stderr=True)
        self.told: set[tuple[str, str]] = set()

    def run(
        self, plan: Plan, out: str | None = None, records: str = "", *, resume: bool = False
    ) -> Ran:
        """Play what is missing; an error or an interrupt ends it, and what is done stays."""
        if resume and out is None:
            raise CommandError("resume_what")
        kept = None if out is None else Kept(out, plan.order(), resume=resume)
        ran = Ran(plan, {} if kept is None else dict(kept.results))
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate())
        with Progress(
            *columns,
            TimeRemainingColumn(),
            console=self.screen,
            transient=True,
            disable=not self.screen.is_terminal,
        ) as bar:
            title = f"{plan.game.name}, {len(plan.bots)} seats"
            task = bar.add_task(title, total=plan.games, completed=len(ran.found))

            def keep(result: Result) -> None:
                if kept is not None:
                    kept.keep(result)
                ran.found[result.number] = result
                for fault in result.faults:
                    self.tell_fault(fault)
                bar.update(task, completed=len(ran.found))

            try:
                run_games(plan, ran.missing, self.hands, keep, self.tell, records)
            except (VoltigeError, KeyboardInterrupt) as error:
                ran.ended = error
            except OSError as error:
                file = str(error.filename or records or out)
                ran.ended = CommandError("unwritable_file", file=file, reason=reason(error))
        self.finish(ran, kept)
        return ran

    def finish(self, ran: Ran, kept: Kept | None) -> None:
        """Close what was kept, and say what became of it."""
        count = sum(fault.count for result in ran.results for fault in result.faults)
        if count:
            self.say(self.words.say("arena-faults", count=count))
        if kept is not None:
            try:
                kept.close()
                self.export(ran, kept)
            except VoltigeError as error:
                ran.ended = ran.ended or error
        if ran.ended is not None and ran.found:
            told = {"done": len(ran.found), "games": ran.plan.games}
            if kept is None:
                self.say(self.words.say("arena-stopped", **told))
            else:
                folder = str(kept.folder)
                self.say(self.words.say("arena-stopped-kept", **told, folder=folder))

    def export(self, ran: Ran, kept: Kept) -> None:
        """Write the Parquet file, if the package is there."""
        if not has("pyarrow"):
            self.say(self.words.say("arena-no-parquet"))
            return
        try:
            write_parquet(kept.folder / PARQUET, ran.plan, ran.results)
        except OSError as error:
            raise kept.unwritable(error) from error

    def tell(self, error: VoltigeError) -> None:
        """Say what went wrong although it goes on."""
        self.say(self.words.error(error))

    def tell_fault(self, fault: Fault) -> None:
        """Say a failure of a program, the first of each kind."""
        key = (fault.code, str(fault.params.get("name", "")))
        if key not in self.told:
            self.told.add(key)
            error = NoAnswerError(fault.code, **fault.params)
            self.say(self.words.say("arena-fault", reason=self.words.error(error)))

    def say(self, sentence: str) -> None:
        """Print a sentence on stderr, above the bar."""
        self.screen.print(sentence, markup=False)


def write_report(args: argparse.Namespace, text: str, words: Texts) -> None:
    """Write a report where it was asked for."""
    write_file(args.report, text)
    if not args.json:
        console().print(words.say("report-written", file=args.report), markup=False)


def typed() -> str:
    """Give the command as it was typed; that it went on once more is no part of it."""
    return shlex.join(["voltige", *[word for word in sys.argv[1:] if word != "--resume"]])


def end(ran: Ran) -> None:
    """Raise what has ended a run before its time."""
    if ran.ended is not None:
        raise ran.ended


def per_game(words: Texts, facts: dict[str, float]) -> str:
    """Say what a game came to on average."""
    said = [
        f"{statistic(words, name)} {decimal(words, f'{value:.2f}')}"
        for name, value in facts.items()
    ]
    return words.say("simulate-per-game", facts=", ".join(said))


def statistic(words: Texts, name: str) -> str:
    """Name a statistic of a game."""
    key = f"simulate-mean-{name}"
    return words.say(key) if words.has(key) else name.replace("_", " ")
