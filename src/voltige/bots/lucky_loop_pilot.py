"""The pilot of Lucky Loop: rules of thumb for cards, and one look ahead in the air.

It guesses (``lucky_loop_thumb.py``) where the heuristic solves, and takes millionths of a second
for a choice. Worths are thousandths of a point.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.bot import Bot
from voltige.bots.lucky_loop_air import best_in_the_air
from voltige.bots.lucky_loop_cards import (
    Thumb,
    best_free,
    best_programme,
    best_upgrade,
    lying_worth,
    plan_programme,
    star_worth,
)
from voltige.bots.lucky_loop_wish import WORST
from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.lucky_loop.actions import (
    DO_DISCARD,
    DO_DONE,
    DO_DRAW,
    DO_EXCHANGE,
    DO_FLY,
    DO_FREE,
    DO_HIGHLIGHT,
    DO_LAY,
    DO_UPGRADE,
)
from voltige.games.lucky_loop.scoring import in_final_phase
from voltige.games.lucky_loop.state import known_position
from voltige.games.lucky_loop.terms import (
    CHOOSE_FINAL_ACTION,
    DISCARD,
    LAY_PROGRAMME,
    NO_CARD,
    PLACE_HIGHLIGHT,
    POST_ROLL,
    PRE_ROLL,
)

EXCHANGE: Final = 2500  # a flight worth less is not flown
FREE_EXCHANGE: Final = 500  # a free programme worth less is not laid
PLANNED: Final = 1000  # a card of the best programme is kept
# What a card is kept for, by difficulty: sixes above all, and nothing too hard
KEPT: Final = vec[i64]([0, 0, 0, 3, 5, 8, 9, 6, 6, 5, 4, 2, 1, 0, 0, 0, 0, 0, 0])


@final
class LuckyLoopPilot(Bot):
    """Guesses what its cards are worth, and gives nothing up with a token in hand."""

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code with the best worth; of equal ones the first."""
        if len(legal) == 1:
            return legal[0]
        return pilot_code(Thumb(known_position(view), view.seat), legal, len(legal))


def pilot_code(thumb: Thumb, legal: vec[i64], amount: i64) -> i64:
    """Choose as the pilot does among the first ``amount`` codes, two at least."""
    position = thumb.position
    if position.phase == PRE_ROLL or position.phase == POST_ROLL:
        return best_in_the_air(thumb.guess, thumb.wish, position, legal, amount)
    thumb.gather()
    if position.phase != PLACE_HIGHLIGHT and in_final_phase(position, thumb.seat):
        best_free(thumb)
    elif position.phase == DISCARD:
        plan_programme(thumb)
    best = legal[0]
    best_worth: i64 = WORST
    for at in range(amount):
        worth = code_worth(thumb, legal[at])
        if worth > best_worth:
            best_worth = worth
            best = legal[at]
    return best


def code_worth(thumb: Thumb, code: i64) -> i64:
    """Judge an action outside of a flight."""
    position = thumb.position
    kind = position.setup.table.kind[code]
    what = position.setup.table.what[code]
    if kind == DO_EXCHANGE:
        return exchange_worth(thumb)
    if kind == DO_LAY:
        return best_programme(thumb, what, NO_CARD)
    if kind == DO_UPGRADE:
        return best_upgrade(thumb, what, NO_CARD)
    if kind == DO_FLY:
        return lying_worth(thumb, what)
    if kind == DO_DRAW:
        return thumb.lacks(what)
    if kind == DO_DISCARD:
        planned: i64 = PLANNED if thumb.has_chosen(what) else 0
        return -planned - KEPT[position.setup.edition.difficulty[what]]
    if kind == DO_FREE:
        return thumb.best if thumb.has_chosen(what) else WORST
    if kind == DO_DONE:
        return thumb.best if thumb.chosen + 1 == 1 << position.picked else WORST
    if kind == DO_HIGHLIGHT:
        return star_worth(thumb, what)
    if position.phase == LAY_PROGRAMME:  # the next card, then that of an upgrade
        return best_programme(thumb, position.programme, what)
    return best_upgrade(thumb, position.programme, what)


def exchange_worth(thumb: Thumb) -> i64:
    """Return the worth below which nothing is flown; in the last turn anything is."""
    if thumb.position.end_triggered:
        return WORST + 1
    return FREE_EXCHANGE if thumb.position.phase == CHOOSE_FINAL_ACTION else EXCHANGE
