"""``voltige bench``: measure the engine, alone or beside others."""

import argparse
import importlib
import sys
from typing import Any

from voltige.cli.common import ROOT, add_language
from voltige.cli.errors import CommandError


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "bench",
        help="measure the engine (from a checkout)",
        epilog="example: voltige bench --peers",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument(
        "--peers", action="store_true", help="beside OpenSpiel and RLCard, installed for the run"
    )
    parser.add_argument("--seconds", type=float, metavar="S", help="CPU seconds per measure")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the benchmark of the checkout."""
    if not (ROOT / "bench" / "engine.py").exists():
        raise CommandError("no_bench")
    sys.path.insert(0, str(ROOT))
    engine = importlib.import_module("bench.engine")
    wanted = ["--json"] * args.json + ["--peers"] * args.peers
    if args.seconds is not None:
        wanted += ["--seconds", str(args.seconds)]
    code: int = engine.main(wanted)
    return code
