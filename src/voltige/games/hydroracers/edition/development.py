"""The numbers of the development phase: ``[development]`` and ``[exhibition]``."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.edition import Fields
from voltige.games.hydroracers.edition.lists import take_wholes
from voltige.games.hydroracers.terms import MOST_DISPLAY, MOST_PUBLIC, MOST_TRACK

MOST_TOKENS: Final = 99
MOST_AIRCOINS: Final = 1000


class DevelopmentNumbers:
    """What a development phase is played with (docs/rules/hydroracers.md, "Development board")."""

    def __init__(self, fields: Fields) -> None:
        numbers = fields.table("development")
        self.tokens: Final[i64] = numbers.whole("tokens", 1, MOST_TOKENS)
        self.opening_tokens: Final[i64] = numbers.whole("opening_tokens", 0, int(self.tokens))
        self.time: Final[i64] = numbers.whole("time", 1, MOST_TOKENS)
        self.display: Final[i64] = numbers.whole("display", 1, MOST_DISPLAY)
        self.track: Final[i64] = numbers.whole("track", 1, MOST_TRACK)
        self.leader_cost: Final[i64] = numbers.whole("leader_cost", 0, MOST_TOKENS)
        self.rush: Final[i64] = numbers.whole("rush", 0, MOST_AIRCOINS)
        self.display_rate: Final[i64] = numbers.whole("display_rate", 0, MOST_AIRCOINS)
        self.spy_rate: Final[i64] = numbers.whole("spy_rate", 0, MOST_AIRCOINS)
        self.autopilot_cards: Final[i64] = numbers.whole("autopilot_cards", 0, 9)
        self.upgrade_step: Final[i64] = numbers.whole("upgrade_step", 0, 9)
        self.spare_damage: Final[i64] = numbers.whole("spare_damage", 0, MOST_TOKENS)
        self.spare_alert: Final[i64] = numbers.whole("spare_alert", 0, MOST_TOKENS)
        numbers.finish()
        exhibition = fields.table("exhibition")
        self.reserved: Final[i64] = exhibition.whole("reserved", 0, MOST_AIRCOINS)
        public = take_wholes(exhibition, "public", 0, MOST_AIRCOINS)
        if len(public) > MOST_PUBLIC:
            exhibition.wrong(
                "edition_out_of_range", "public", value=len(public), low=0, high=MOST_PUBLIC
            )
        exhibition.finish()
        self.public: Final = vec[i64](public)
