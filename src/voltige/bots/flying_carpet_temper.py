"""How the bots of The Flying Carpet weigh what they see; ``voltige tune`` found nothing better."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Temper:
    """Prices and gains, in thousandths of a turn where nothing else is said."""

    def __init__(
        self,
        *,
        last_card: i64 = 1600,
        second_card: i64 = 1200,
        third_card: i64 = 900,
        fourth_card: i64 = 600,
        fifth_card: i64 = 400,
        fresh: i64 = 500,
        hold: i64 = 350,
        fall: i64 = 350,
        leader: i64 = 1500,
        certain: i64 = 700,
        danger: i64 = 120,
        swap: i64 = 15,
    ) -> None:
        # of a direction card, when it is the last one, the last but one, …
        self.prices: Final = vec[i64]([last_card, second_card, third_card, fourth_card, fifth_card])
        self.fresh: Final[i64] = fresh  # in 1000: how much the end of a flight counts by itself
        self.hold: Final[i64] = hold  # what it is worth to hold somebody
        self.fall: Final[i64] = fall  # in 1000 of what a fall costs the other
        self.leader: Final[i64] = leader  # in 1000: what is done to the leader counts more
        self.certain: Final[i64] = certain  # a turn from which a card in hand reaches the finish
        self.danger: Final[i64] = danger  # of lying where an opponent drifts to
        self.swap: Final[i64] = swap  # of a fresh card instead of the worst one


CLASSIC: Final = Temper()
PILOTS: Final = Temper(  # direction cards are there to be played rather than kept
    last_card=800, second_card=600, third_card=450, fourth_card=300, fifth_card=200
)
