"""The random source: uniform, addressable, and the same wherever it is copied to."""

import copy
import pickle
from collections import Counter

import pytest

from voltige.core.rng import Rng, rng_at

CRITICAL = {
    2: 13.8,
    3: 16.3,
    6: 22.5,
    10: 29.6,
    16: 39.3,
    52: 93.2,
    110: 168.0,
}  # p = 0.001 or less


def chi_square(counts: Counter[int], cells: int) -> float:
    """Give the distance of counts from the even spread."""
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.parametrize("below", CRITICAL)
@pytest.mark.parametrize("seed", [1, 2**31, 2**62 + 5])
def test_draws_are_spread_evenly(below: int, seed: int) -> None:
    rng = Rng(seed)
    counts = Counter(int(rng.below(below)) for _ in range(20_000))
    assert set(counts) == set(range(below))
    assert chi_square(counts, below) < CRITICAL[below]


@pytest.mark.parametrize("below", [6, 16])
def test_first_draws_of_neighbouring_streams_are_spread_evenly(below: int) -> None:
    for seed in (0, 1, 12345):
        counts = Counter(int(Rng(seed, stream).below(below)) for stream in range(8_000))
        assert chi_square(counts, below) < CRITICAL[below]


@pytest.mark.parametrize("below", [6, 16])
def test_first_draws_of_neighbouring_seeds_are_spread_evenly(below: int) -> None:
    counts = Counter(int(Rng(seed).below(below)) for seed in range(8_000))
    assert chi_square(counts, below) < CRITICAL[below]


def test_pairs_of_draws_are_spread_evenly() -> None:
    rng = Rng(3)
    counts = Counter(int(rng.below(4)) * 4 + int(rng.below(4)) for _ in range(20_000))
    assert chi_square(counts, 16) < CRITICAL[16]


def test_a_bound_that_does_not_divide_the_range_is_exact() -> None:
    """Of 2**32 draws a plain product would give every third number 2 instead of 3."""
    below = 3 << 29
    rng = Rng(4)
    counts = Counter(int(rng.below(below)) % 3 for _ in range(20_000))
    assert chi_square(counts, 3) < CRITICAL[3]


def test_draws_stay_below_their_bound() -> None:
    rng = Rng(5)
    for below in [1, 2, 3, 7, 2**16, 2**31]:
        for _ in range(300):
            assert 0 <= rng.below(below) < below
    assert rng.below(1) == 0


def test_the_stream_is_that_of_sfc32() -> None:
    """Known numbers, worked out from the definition of sfc32 with twelve rounds of warming up."""
    mask = 0xFFFFFFFF
    a, b, c, d = 7, 9, 5, 1
    drawn = []
    for _ in range(12 + 20):
        t = (a + b + d) & mask
        a, b, c, d = (
            b ^ (b >> 9),
            (c + (c << 3)) & mask,
            (((c << 21) | (c >> 11)) + t) & mask,
            (d + 1) & mask,
        )
        drawn.append(t)
    rng = Rng((9 << 32) | 7, 5)
    assert [int(rng.next32()) for _ in range(20)] == drawn[12:]


def test_a_draw_even_of_one_uses_up_the_stream() -> None:
    one, other = Rng(6), Rng(6)
    one.below(1)
    other.next32()
    assert one.next32() == other.next32()


def draws(rng: Rng) -> list[int]:
    """Take some draws."""
    return [int(rng.next32()) for _ in range(50)]


def test_same_seed_and_stream_same_draws() -> None:
    assert draws(Rng(8, 3)) == draws(Rng(8, 3))


def test_streams_and_seeds_differ_from_each_other() -> None:
    firsts = {tuple(draws(Rng(seed, stream))) for seed in range(20) for stream in range(20)}
    assert len(firsts) == 400
    assert draws(Rng(1 << 32)) != draws(Rng(0))


def test_copies_go_on_where_the_original_stands() -> None:
    rng = Rng(9)
    draws(rng)
    copies = [rng.clone(), copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))]  # noqa: S301
    copies.append(rng_at(rng.a, rng.b, rng.c, rng.d))
    expected = draws(rng)
    for copied in copies:
        assert draws(copied) == expected


def test_a_copy_does_not_move_its_original() -> None:
    rng = Rng(10)
    before = draws(rng.clone())
    draws(rng.clone())
    assert draws(rng) == before


def test_a_split_stream_shares_nothing_with_its_parent() -> None:
    parent = Rng(11)
    children = [parent.split() for _ in range(50)]
    seen = {tuple(draws(child)) for child in children} | {tuple(draws(parent))}
    assert len(seen) == 51
    pooled = Counter(int(child.below(16)) for child in children for _ in range(200))
    assert chi_square(pooled, 16) < CRITICAL[16]


def test_a_split_depends_on_the_stream_alone() -> None:
    assert draws(Rng(12).split()) == draws(Rng(12).split())


def test_a_stream_repeats_another() -> None:
    one, other = Rng(5), Rng(6, 7)
    one.below(100)
    other.repeat(one)
    assert draws(other) == draws(one.clone())
