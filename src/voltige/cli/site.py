"""``voltige site``: the whole house as a folder of static files."""

import argparse
from pathlib import Path
from typing import Any

from voltige.cli.common import add_language
from voltige.locale import Argument, texts

EXAMPLE = """examples:
  voltige site
  voltige site --out public
  cd site && python -m http.server"""


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "site",
        help="build Voltige without a server: a folder that any web host can serve",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--out", metavar="DIR", default="site", help="the folder (site)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Build, and say how to serve it."""
    # The other commands start faster without it.
    from voltige.site.build import build_site  # noqa: PLC0415

    words = texts(args.lang)

    def say(step: str, **arguments: Argument) -> None:
        print(words.say(f"site-{step}", **arguments), flush=True)

    out = Path(args.out)
    build_site(out, say)
    engine = sum(path.stat().st_size for path in (out / "engine").glob("*.bin"))
    say("done", folder=str(out), engine=round(engine / 1e6, 1))
    return 0
