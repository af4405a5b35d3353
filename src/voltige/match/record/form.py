"""What a record holds, and the words of its form (docs/records.md)."""

import json
from dataclasses import dataclass
from typing import Any

from voltige.match.log import Draw
from voltige.match.match import Match

FORMAT = "flight-record/2"
BARE_FORMAT = "flight-record/1"  # luck without its shares, nonces without their order
FORMATS = (FORMAT, BARE_FORMAT)
WAIVED = "waived"


@dataclass(frozen=True)
class Fair:
    """What a record says of its luck: the seal, the nonces, and the seed once it is opened.

    ``order`` lists the seats that gave a nonce, or said that they want none, in the order in which
    they did so after they had seen the seal.
    """

    commit: str
    nonces: tuple[bytes, ...]  # by seat
    seed: bytes | None
    order: tuple[int, ...] = ()

    def in_order(self) -> tuple[int, ...]:
        """Return the order; seats that nothing is known of follow as they sit."""
        rest = [seat for seat, nonce in enumerate(self.nonces) if nonce]
        return (*self.order, *[seat for seat in rest if seat not in self.order])


@dataclass
class Record:
    """A match and what its record says of luck."""

    match: Match
    fair: Fair | None
    hashes: bool  # whether each line carries the fingerprint of its position
    form: str = FORMAT


def safe_json(value: Any) -> str:
    """Write JSON inside a line of the log, free of the signs that have a meaning there."""
    text = json.dumps(value)
    for sign in "'|#\x7f":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def share_text(draw: Draw, *, practice: bool) -> str:
    """Write where a draw came from: its share of the weights, at practice tables its stream too."""
    stream = f"{draw.stream}:" if practice else ""
    return f"{stream}{draw.low}+{draw.weight}/{draw.total}"
