"""Lines of a record in the words of older rules (``core/former.py``), said in the present ones."""

import re

from voltige.match.steps import ChangeSeat, Void

WORD = re.compile(r"\w+")
AS_THEY_ARE = (ChangeSeat.kind, Void.kind)  # names of people, and what no rule reads any more


def reworded_line(line: str, words: dict[str, str]) -> str:
    """Give a line of notation in other words."""
    return WORD.sub(lambda found: words.get(found[0], found[0]), line)


def reworded_log(line: str, words: dict[str, str]) -> str:
    """Give a line of the log in other words, without its fingerprint, which is of the older ones."""
    if not words:
        return line
    said, _, _ = line.partition(" # ")
    kind = said.split(" ")[2:3]
    return said if kind and kind[0] in AS_THEY_ARE else reworded_line(said, words)
