"""Luck: where the outcomes of chance nodes come from.

Fair luck is sealed before the game and opened after it. The table draws a seed and shows its
SHA-256; each seat adds a nonce; draw number *k* is HMAC-SHA-256(seed ‖ nonces, *k*), read as a
number and taken below the sum of the weights by rejection. With the seed opened, anybody can
check it: docs/fair-luck.md says how.
"""

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from voltige.core.state import State
from voltige.match.errors import MatchError, RecordError
from voltige.match.log import Draw

SEED_BYTES = 32
NONCE_BYTES = 16
SPAN = 1 << 256

Weights = Sequence[tuple[int, int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck(ABC):
    """A source of outcomes."""

    fails: ClassVar[bool] = True  # it may refuse to decide; then nothing has happened

    @abstractmethod
    def draw(self, state: State, outcomes: Weights) -> int | None:
        """Return the outcome of the current chance node, or None if it is not decided yet."""

    def take_back(self, draws: Sequence[Draw]) -> None:
        """Hear which draws are no longer in force; most luck never brings them back."""
        return


class FairLuck(Luck):
    """Sealed luck. ``draws`` counts the draws so far; undone ones count too, none is used twice."""

    fails: ClassVar[bool] = False

    def __init__(self, seed: bytes, nonces: Sequence[bytes], draws: int = 0) -> None:
        """Take the secret seed and one nonce per seat, empty where a seat gave none."""
        if len(seed) != SEED_BYTES:
            raise MatchError("bad_seed", bytes=SEED_BYTES)
        for nonce in nonces:
            if len(nonce) not in {0, NONCE_BYTES}:
                raise MatchError("bad_nonce", bytes=NONCE_BYTES)
        self.seed = seed
        self.nonces = tuple(nonces)
        self.draws = draws

    @property
    def commitment(self) -> str:
        """Return what is shown before the first draw."""
        return commitment(self.seed)

    def draw(self, state: State, outcomes: Weights) -> int | None:
        """Take the next draw."""
        number = self.number(self.draws, sum([weight for _, weight in outcomes]))
        self.draws += 1
        return pick(outcomes, number)

    def number(self, draw: int, total: int, stream: str = "") -> int:
        """Return the number below ``total`` that belongs to draw number ``draw`` of a stream."""
        # A seat without a nonce counts as sixteen zero bytes, so that no two lists run together.
        key = self.seed + b"".join([nonce or bytes(NONCE_BYTES) for nonce in self.nonces])
        limit = SPAN - SPAN % total
        attempt = 0
        while True:
            message = draw.to_bytes(8, "big")
            if attempt or stream:
                message += attempt.to_bytes(4, "big") + stream.encode()
            number = int.from_bytes(hmac.digest(key, message, "sha256"), "big")
            if number < limit:
                return number % total
            attempt += 1


class PracticeLuck(FairLuck):
    """Sealed luck that repeats: what counts is how many draws of a stream are in force.

    So the same action after an undo meets the same luck, and another one meets the luck of what
    it draws from.
    """

    def __init__(self, seed: bytes, nonces: Sequence[bytes], draws: Iterable[Draw] = ()) -> None:
        """Take the draws in force."""
        super().__init__(seed, nonces)
        self.taken: dict[str, int] = {}  # how many, by stream
        for draw in draws:
            self.taken[draw.stream] = self.taken.get(draw.stream, 0) + 1

    def draw(self, state: State, outcomes: Weights) -> int | None:
        """Take the next draw of the stream that the chance node draws from."""
        stream = state.stream()
        count = self.taken.get(stream, 0)
        self.taken[stream] = count + 1
        return pick(outcomes, self.number(count, sum([w for _, w in outcomes]), stream))

    def take_back(self, draws: Sequence[Draw]) -> None:
        """Let the draws come again."""
        for draw in draws:
            self.taken[draw.stream] -= 1


class GivenLuck(Luck):
    """Outcomes by their words, from a record or a scenario; none when they have run out."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        """Take the words in the order in which they are used."""
        self.words = deque(words)

    def draw(self, state: State, outcomes: Weights) -> int | None:
        """Take the next word; it must name an outcome that is possible now."""
        if not self.words:
            return None
        word = self.words.popleft()
        for outcome, _ in outcomes:
            if state.outcome_text(outcome) == word:
                return outcome
        possible = ", ".join(state.outcome_text(outcome) for outcome, _ in outcomes)
        raise RecordError("impossible_luck", word=word[:40], possible=possible)

    def finish(self) -> None:
        """Refuse words that nothing was left to decide for."""
        if self.words:
            raise RecordError("unused_luck", word=self.words[0][:40])


def commitment(seed: bytes) -> str:
    """Seal a seed."""
    return hashlib.sha256(seed).hexdigest()


def share_of(outcomes: Weights, wanted: int) -> tuple[int, int, int]:
    """Return where the share of an outcome begins, its weight, and the sum of all weights."""
    low = weight = total = 0
    for outcome, one in outcomes:
        if outcome == wanted:
            low, weight = total, one
        total += one
    return low, weight, total


def pick(outcomes: Weights, number: int) -> int:
    """Return the outcome in whose share of the weights ``number`` lies."""
    for outcome, weight in outcomes:
        number -= weight
        if number < 0:
            return outcome
    raise AssertionError("the number is below the sum of the weights")
