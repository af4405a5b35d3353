"""Asks mypyc which lines are slow: ``python annotate.py REPORT BUILD`` from the root of the repository."""

import runpy
import sys

from mypyc.build import mypycify

if __name__ == "__main__":
    build = runpy.run_path("setup.py")
    files = build["modules"](build["FAST"] + build["OFTEN"])
    mypycify(["-a", sys.argv[1], *files], group_name="annotated", target_dir=sys.argv[2])
