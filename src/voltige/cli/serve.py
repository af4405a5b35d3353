"""``voltige serve``: the table server."""

import argparse
import asyncio
import os
from typing import TYPE_CHECKING, Any

from voltige.cli.common import add_language
from voltige.locale import Texts, texts

if TYPE_CHECKING:
    from voltige.server.config import Config
    from voltige.server.upgrade import Outlook

EXAMPLE = """examples:
  voltige serve --open
  voltige serve --database postgresql://voltige@localhost/voltige --port 8081
  voltige serve --config voltige.toml
  voltige serve --config voltige.toml --check"""


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "serve",
        help="run the table server",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen on (8080), 0 for any")
    parser.add_argument("--database", metavar="URL", help="an SQLite file, or postgresql://…")
    parser.add_argument(
        "--site", metavar="DIR", help="a folder of voltige site, served at /site/; or its address"
    )
    parser.add_argument("--config", metavar="FILE", help="settings in TOML; see docs/deploying.md")
    parser.add_argument("--log-json", action="store_true", default=None, help="logs as JSON lines")
    parser.add_argument(
        "--check",
        action="store_true",
        help="say what this release would do with the tables of the database, and serve nothing",
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    # The other commands start in half the time without the server.
    from voltige.server.config import read_config  # noqa: PLC0415
    from voltige.server.run import run_server  # noqa: PLC0415

    flags = {name: getattr(args, name) for name in ("host", "port", "database", "site", "log_json")}
    config = read_config(args.config, os.environ, flags)
    if args.check:
        return check(config, args.lang)
    run_server(config, open_page=args.open)
    return 0


def check(config: "Config", language: str) -> int:
    """Say what would happen to each table that is not over; 0 if all can be played on."""
    from voltige.server.upgrade import check_tables  # noqa: PLC0415  (as above)

    words = texts(language)
    found = asyncio.run(check_tables(config))
    stuck = [table for table in found if table.error is not None]
    for table in found:
        print(f"{table.id}  {table.game}  {table.status}  {outlook(table, words)}")
    print(words.say("check-sum", tables=len(found), stuck=len(stuck)))
    return 1 if stuck else 0


def outlook(table: "Outlook", words: Texts) -> str:
    """Say what would happen to a table."""
    if table.error is not None:
        return words.error(table.error)
    if table.rules is None:
        return words.say("check-plays_on")
    if table.last is None:
        return words.say("check-migrates", rules=table.rules)
    return words.say("check-undoes", rules=table.rules, last=table.last)
