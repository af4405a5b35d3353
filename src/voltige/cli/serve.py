"""``voltige serve``: the table server."""

import argparse
import os
from typing import Any

from voltige.cli.common import add_language

EXAMPLE = """examples:
  voltige serve --open
  voltige serve --database postgresql://voltige@localhost/voltige --port 8081
  voltige serve --config voltige.toml"""


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
    parser.add_argument("--config", metavar="FILE", help="settings in TOML; see docs/deploying.md")
    parser.add_argument("--log-json", action="store_true", default=None, help="logs as JSON lines")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    # The other commands start in half the time without the server.
    from voltige.server.config import read_config  # noqa: PLC0415
    from voltige.server.run import run_server  # noqa: PLC0415

    flags = {name: getattr(args, name) for name in ("host", "port", "database", "log_json")}
    run_server(read_config(args.config, os.environ, flags), open_page=args.open)
    return 0
