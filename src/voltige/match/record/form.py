"""What a record holds, and the words of its form."""

from dataclasses import dataclass

from voltige.match.match import Match

FORMAT = "flight-record/1"


@dataclass(frozen=True)
class Fair:
    """What a record says of its luck: the seal, the nonces, and the seed once it is opened."""

    commit: str
    nonces: tuple[bytes, ...]
    seed: bytes | None


@dataclass
class Record:
    """A match and what its record says of luck."""

    match: Match
    fair: Fair | None
    hashes: bool  # whether each line carries the fingerprint of its position
