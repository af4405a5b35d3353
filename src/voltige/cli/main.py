"""The command line: one parser, one module per command, errors as one sentence on stderr."""

import argparse
import os
import sys
from collections.abc import Sequence

from voltige import __version__, engine
from voltige.cli import (
    arena,
    bench,
    edition,
    games,
    golden,
    join,
    lab,
    odds,
    perft,
    play,
    replay,
    rules,
    scenario,
    serve,
    simulate,
    site,
    tune,
    verify,
)
from voltige.cli.common import default_language
from voltige.core.errors import VoltigeError
from voltige.locale import texts

COMMANDS = (
    serve,
    play,
    games,
    rules,
    simulate,
    arena,
    lab,
    tune,
    join,
    replay,
    verify,
    scenario,
    odds,
    perft,
    golden,
    edition,
    site,
    bench,
)
INTERRUPTED = 130
NOTHING_SAID = ["serve", "--open"]  # what most people want: the table, in the browser


def version_text() -> str:
    """Say which version runs, and whether its engine is compiled."""
    return f"voltige {__version__} ({engine()} engine, Python {sys.version.split()[0]})"


def make_parser() -> argparse.ArgumentParser:
    """Build the parser of all commands."""
    parser = argparse.ArgumentParser(
        prog="voltige",
        description="Play, simulate and serve four board games about flying.",
        epilog="without a command: voltige serve --open. "
        "example: voltige play loops --seats you,pilot,ace",
    )
    parser.add_argument("--version", action="version", version=version_text())
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 only on success."""
    said = sys.argv[1:] if argv is None else list(argv)
    args = make_parser().parse_args(said or NOTHING_SAID)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except VoltigeError as error:
        sentence = texts(getattr(args, "lang", default_language())).error(error)
        print(f"voltige: {sentence}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code
