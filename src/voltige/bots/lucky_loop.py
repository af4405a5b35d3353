"""What the heuristic bot knows of Lucky Loop (docs/rules/lucky-loop.md, "Strategy in a nutshell").

It flies by exact odds: every candidate flight is solved for points and tokens together, and so is
every decision on the way. Between flights it keeps the cards with the best next programme.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.bot import Bot
from voltige.bots.lucky_loop_flight import best_flight_code
from voltige.bots.lucky_loop_free import best_free, best_star
from voltige.bots.lucky_loop_hand import (
    best_lay,
    best_upgrade,
    draw_worth,
    easy_share,
    keep_worth,
    slot_cards,
)
from voltige.bots.lucky_loop_match import MatchWorth
from voltige.bots.lucky_loop_pilot import LuckyLoopPilot
from voltige.bots.lucky_loop_worth import (
    LAST_TURN_EXCHANGE,
    NOTHING,
    Standing,
    Temper,
    Worth,
)
from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.lucky_loop.actions import (
    DO_DISCARD,
    DO_DONE,
    DO_DRAW,
    DO_EXCHANGE,
    DO_FREE,
    DO_HIGHLIGHT,
    DO_LAY,
    DO_PLAY,
    DO_UPGRADE,
)
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.state import LuckyLoopState, known_position
from voltige.games.lucky_loop.terms import (
    CHOOSE_FINAL_ACTION,
    LAY_PROGRAMME,
    POST_ROLL,
    PRE_ROLL,
)
from voltige.games.lucky_loop.zones import free_cards, known_hand, picked_cards, programme_cards

MASTERS_BREADTH: Final = 4  # times as many programmes are judged in full


@final
class LuckyLoopHeuristic(Bot):
    """Solves its flights, plans its hand, and remembers what it has solved."""

    def __init__(self, temper: Temper | None = None) -> None:
        self.temper: Final = Temper() if temper is None else temper
        self.worths: Final[list[Worth]] = []  # of the set-up played last

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code with the best worth; of equal ones the first."""
        if len(legal) == 1:
            return legal[0]
        position = known_position(view)
        return best_code(self.worth_of(position.setup), position, view.seat, legal)

    def worth_of(self, setup: LuckyLoopSetup) -> Worth:
        """Return what is known for a set-up; another edition or other options know nothing."""
        if self.worths:
            if is_same(self.worths[0].setup, setup):
                return self.worths[0]
            self.worths.clear()
        self.worths.append(Worth(setup, self.temper))
        return self.worths[0]


def best_code(worth: Worth, position: LuckyLoopState, seat: int, legal: vec[i64]) -> i64:
    """Return the best code for the seat to act, by what it may know of the position."""
    standing = Standing(position, seat)
    if position.phase == PRE_ROLL or position.phase == POST_ROLL:
        return best_flight_code(worth, standing, position, legal)
    best = legal[0]
    best_value = 2 * LAST_TURN_EXCHANGE
    for code in legal:
        value = code_worth(worth, standing, position, seat, code)
        if value > best_value:
            best_value = value
            best = code
    return best


def code_worth(
    worth: Worth, standing: Standing, position: LuckyLoopState, seat: int, code: i64
) -> int:
    """Judge an action outside of a flight."""
    kind = position.setup.table.kind[code]
    what = int(position.setup.table.what[code])
    hand = known_hand(position, seat)
    if kind == DO_EXCHANGE:
        return worth.exchange(standing, position.phase == CHOOSE_FINAL_ACTION)
    if kind == DO_LAY:
        return best_lay(worth, standing, what, slot_cards(worth, hand, what, []))
    if kind == DO_UPGRADE:
        return best_upgrade(worth, standing, position, what, hand)
    if kind == DO_PLAY:
        return play_worth(worth, standing, position, hand, what)
    if kind == DO_DRAW:
        if standing.lowest > 0:
            return easy_share(position, seat, what)
        return draw_worth(worth, standing, position, seat, what)
    if kind == DO_DISCARD:
        return discard_worth(worth, standing, position, hand, what)
    if kind == DO_FREE or kind == DO_DONE:
        return free_worth(worth, standing, position, hand, kind == DO_DONE, what)
    if kind == DO_HIGHLIGHT:
        cards = free_cards(position, seat)
        return 1 if best_star(worth, standing, cards) == what else 0
    lying = programme_cards(position, what)  # the programme as it lies
    return worth.flight(standing, what, lying[0], lying[1], lying[2])


def play_worth(
    worth: Worth, standing: Standing, position: LuckyLoopState, hand: list[int], card: int
) -> int:
    """Judge the next card of a programme, or the card of an upgrade."""
    programme = int(position.programme)
    if position.phase != LAY_PROGRAMME:
        return best_upgrade(worth, standing, position, programme, [card])
    slots = slot_cards(worth, hand, programme, [*picked_cards(position), card])
    return best_lay(worth, standing, programme, slots)


def discard_worth(
    worth: Worth, standing: Standing, position: LuckyLoopState, hand: list[int], card: int
) -> int:
    """Judge the hand without a card; in the final phase only the best free programme counts."""
    if standing.lowest == 0:
        return keep_worth(worth, standing, position, hand, card)
    kept = best_free(worth, standing, hand, [])
    if card in kept.cards:
        return NOTHING
    return int(worth.setup.edition.difficulty[card])  # the hardest goes first


def free_worth(
    worth: Worth,
    standing: Standing,
    position: LuckyLoopState,
    hand: list[int],
    done: bool,
    card: int,
) -> int:
    """Judge the next card of a free programme, or its end."""
    plan = best_free(worth, standing, hand, picked_cards(position))
    if done:
        return plan.value if len(plan.cards) == position.picked else NOTHING
    return plan.value if card in plan.cards else NOTHING


@final
class LuckyLoopMaster(Bot):
    """Judges as the heuristic does, but for the match, and looks at more programmes."""

    def __init__(self) -> None:
        self.worths: Final[list[MatchWorth]] = []  # of the set-up played last

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code with the best worth; of equal ones the first."""
        if len(legal) == 1:
            return legal[0]
        position = known_position(view)
        if self.worths and not is_same(self.worths[0].setup, position.setup):
            self.worths.clear()
        if not self.worths:
            self.worths.append(self.worth_of(position.setup))
        worth = self.worths[0]
        worth.enter(position, view.seat)
        return best_code(worth, position, view.seat, legal)

    def worth_of(self, setup: LuckyLoopSetup) -> MatchWorth:
        """Begin to judge at a table."""
        return MatchWorth(setup, Temper(), MASTERS_BREADTH)


def is_same(setup: LuckyLoopSetup, other: LuckyLoopSetup) -> bool:
    """Return whether two tables have the same edition and the same options."""
    return setup.edition.hash == other.edition.hash and setup.values == other.values


HEURISTIC: Final = LuckyLoopHeuristic
PILOT: Final = LuckyLoopPilot
ACE: Final = LuckyLoopHeuristic  # exact, for points: well above the pilot, and below the master
MASTER: Final = LuckyLoopMaster
