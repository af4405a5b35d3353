"""A bot as a program of its own: it reads a question on each line and answers with a code.

    voltige simulate loops --bots "exec:python3 examples/program.py,random" --games 20
    voltige join http://127.0.0.1:8080/table/TABLE --bot "exec:python3 examples/program.py"

A question brings the view of the seat and its legal actions, so a program needs no rules of its own;
it may be written in any language. docs/external-bots.md explains every field.
"""

import json
import sys


def worth(choice: dict) -> int:
    """Prefer the action that plays most cards; pick up or decline when nothing else is left."""
    action = choice["action"]
    if action["do"] in {"pick_up", "decline"}:
        return 0
    return int(action.get("count", 1))


for line in sys.stdin:
    question = json.loads(line)
    best = max(question["legal"], key=worth)
    print(best["code"], flush=True)  # noqa: T201  (this is how it answers)
