"""Check the luck of a .flight record with Python's standard library alone.

    python verify_luck.py FILE            says whether every draw follows from the sealed seed
    python verify_luck.py --draws FILE    lists the draws as well

This file needs nothing else of Voltige and no rules of any game: copy it, read it, write your own.
docs/fair-luck.md explains each step, docs/records.md the form of a record. What it can't check is
whether the weights are those of the rules; ``voltige verify`` plays the game again and does.
"""

import hashlib
import hmac
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

FORMAT = "flight-record/2"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHARE = re.compile(r"(\S+)@(?:([\w-]+):)?(\d+)\+(\d+)/(\d+)", re.ASCII)


class LuckError(Exception):
    """What is wrong with the luck of a record."""


class Draw(NamedTuple):
    """A draw as the record tells it: a number from ``low`` up to ``low + weight`` brings ``word``."""

    version: int  # of the log
    stream: str  # what was drawn from, at practice tables; else empty
    number: int  # of the draw, from 0; at practice tables within its stream
    word: str
    low: int
    weight: int
    total: int  # 0 for a void draw, of which no share is known


def key_of(header: dict[str, Any]) -> bytes:
    """Return the key of all draws: the opened seed, then the nonce of every seat in turn."""
    fair = header.get("fair", {})
    if "reveal" not in fair:
        raise LuckError("the luck is still sealed, or the record says nothing of it")
    seed = bytes.fromhex(fair["reveal"])
    if f"sha256:{hashlib.sha256(seed).hexdigest()}" != fair["commit"]:
        raise LuckError("the seed does not match the seal")
    nonces = {}
    for given in fair["nonces"]:  # in the order in which they came: "B 5a5a…", "A waived"
        letter, _, nonce = given.partition(" ")
        nonces[letter] = bytes(16) if nonce == "waived" else bytes.fromhex(nonce)
    return seed + b"".join(
        [nonces.get(letter, bytes(16)) for letter in LETTERS[: len(header["seats"])]]
    )


def number_of(key: bytes, draw: int, total: int, stream: str = "") -> int:
    """Return the number below ``total`` that belongs to a draw."""
    limit = 2**256 - 2**256 % total  # numbers from here on would favour the small ones
    attempt = 0
    while True:
        message = draw.to_bytes(8, "big")
        if attempt or stream:
            message += attempt.to_bytes(4, "big") + stream.encode()
        number = int.from_bytes(hmac.digest(key, message, "sha256"), "big")
        if number < limit:
            return number % total
        attempt += 1


def draws_of(header: dict[str, Any]) -> Iterator[Draw]:
    """Read all draws with their numbers, in the order of the log."""
    practice = header.get("practice", False)
    taken: Counter[str] = Counter()  # draws so far, or in force, by stream
    in_force: list[tuple[int, str]] = []  # versions and streams, for undo
    for line in header["log"]["moves"].strip().split("\n"):
        done, _, luck = line.partition(" # ")[0].partition(" | ")
        words = done.split(" ")
        version = int(words[0])
        if practice and words[2:3] == ["undo"]:
            while in_force and in_force[-1][0] >= int(words[3]):
                taken[in_force.pop()[1]] -= 1
        if words[2:3] == ["void"]:  # it does not fit the rules of a newer release
            for text in luck.split():
                yield Draw(version, "", taken[""], text, 0, 0, 0)
                taken[""] += not practice  # its number is used up, unless luck repeats
            continue
        for text in luck.split():
            found = SHARE.fullmatch(text)
            if found is None or (found[2] is not None) != practice:
                raise LuckError(f"line {version} does not say of what {text} was a share")
            stream, low, weight, total = found[2] or "", *map(int, found.group(3, 4, 5))
            if weight == 0 or low + weight > total:
                raise LuckError(f"line {version}: {text} is no share")
            yield Draw(version, stream, taken[stream], found[1], low, weight, total)
            taken[stream] += 1
            in_force.append((version, stream))


def check(text: str, *, tell: bool = False) -> int:
    """Check a record; return the number of its draws, or raise LuckError."""
    header = tomllib.loads(text)
    if header.get("format") != FORMAT:
        raise LuckError(f"this is no record of the form {FORMAT}")
    key = key_of(header)
    count = 0
    for draw in draws_of(header):
        if draw.total == 0:
            continue
        number = number_of(key, draw.number, draw.total, draw.stream)
        if tell:
            name = f"{draw.stream} {draw.number}".strip()
            share = f"{draw.low} to {draw.low + draw.weight - 1} of {draw.total}"
            print(f"line {draw.version}: draw {name} gives {number}; {draw.word} is {share}")
        if not draw.low <= number < draw.low + draw.weight:
            raise LuckError(
                f"line {draw.version}: draw {draw.number} gives {number}, which is not {draw.word}"
            )
        count += 1
    return count


def main(arguments: list[str]) -> int:
    """Check the record of a file and say what came of it."""
    files = [argument for argument in arguments if argument != "--draws"]
    if len(files) != 1:
        print("usage: python verify_luck.py [--draws] FILE", file=sys.stderr)
        return 2
    try:
        text = Path(files[0]).read_text(encoding="utf-8")
        count = check(text, tell="--draws" in arguments)
        void = sum(draw.total == 0 for draw in draws_of(tomllib.loads(text)))
    except (LuckError, OSError, ValueError, KeyError, TypeError, IndexError) as error:
        print(f"The luck of this record can’t be confirmed: {error}.", file=sys.stderr)
        return 1
    print(f"The seed matches its seal, and all {count} draws follow from it.")
    if void:
        print(f"{void} more are void: older rules made them, they count but can’t be checked.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
