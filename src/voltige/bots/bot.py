"""What a bot is: from a view and legal codes to one code."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from voltige.core.rng import Rng
from voltige.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. ``rng`` is its own stream: same view, same codes, same stream, same choice."""

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose one of the legal codes."""
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses uniformly at random among the legal codes."""

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Draw one of the codes."""
        return legal[rng.below(len(legal))]


def legal_codes(codes: list[int]) -> vec[i64]:
    """Pack codes as a bot receives them."""
    return vec[i64](codes)


def ask(bot: Bot, view: View, codes: list[int], rng: Rng) -> int:
    """Let a bot choose one of the codes.

    They are packed here, because mypyc never frees a row that interpreted code hands to compiled code.
    """
    return int(bot.choose(view, vec[i64](codes), rng))
