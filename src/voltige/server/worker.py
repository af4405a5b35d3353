"""A process that thinks for bots: one job per line in, one choice per line out.

It ends when its input ends, so none outlives the server, however that dies.
"""

import os
import sys

import msgspec

from voltige.tables.thinking import Job, choose

PATIENT = 5  # of 19: where cores are scarce, people's answers come first


def main() -> None:
    """Think line by line."""
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    decoder = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        choice = msgspec.json.encode(choose(decoder.decode(line)))
        try:
            sys.stdout.buffer.write(choice + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server was killed meanwhile; nobody is left to tell
            os._exit(1)


if __name__ == "__main__":
    main()
