"""The random source of bots, playouts and simulations (never of the rules themselves).

A small fast counting generator (sfc32). Every value stays below 2**63, so that the stream is the
same interpreted and compiled. ``Rng(seed, stream)`` addresses streams by number, ``split`` makes an
independent one, and it can be copied and pickled.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A stream of random numbers; ``stream`` must be below 2**32."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = stream & MASK
        self.d: i64 = 1
        for _ in range(WARM_UP):
            self.next32()

    def next32(self) -> i64:
        """Draw 32 bits."""
        b = self.b
        c = self.c
        d = self.d
        drawn: i64 = (self.a + b + d) & MASK
        self.d = (d + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + drawn) & MASK
        return drawn

    def below(self, n: i64) -> i64:
        """Draw a whole number from 0 to ``n`` - 1, exactly uniform; ``n`` is at most 2**31."""
        product = self.next32() * n
        low = product & MASK
        if low < n:  # only here can the product be biased (Lemire's method)
            threshold = (MASK + 1 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & MASK
        return product >> 32

    def split(self) -> Rng:
        """Make an independent stream from the next draws of this one."""
        high = self.next32()
        low = self.next32()
        return Rng((high << 31) ^ low, self.next32())

    def clone(self) -> Rng:
        """Copy the stream at this point."""
        return rng_at(self.a, self.b, self.c, self.d)

    def repeat(self, other: Rng) -> None:
        """Go on where another stream stands, as a clone of it would."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as four plain numbers."""
        return (rng_at, (self.a, self.b, self.c, self.d))


def rng_at(a: i64, b: i64, c: i64, d: i64) -> Rng:
    """Make a stream that stands at the given point."""
    rng = Rng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.d = d
    return rng
