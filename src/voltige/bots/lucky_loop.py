"""What the heuristic bot knows of Lucky Loop (docs/rules/lucky-loop.md, "Strategy in a nutshell").

It flies by exact odds: every candidate flight is solved for points and tokens together, and so is
every decision on the way. Between flights it keeps the cards with the best next programme.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.bot import Bot
from voltige.bots.lucky_loop_hand import (
    best_free,
    best_lay,
    best_star,
    best_upgrade,
    draw_worth,
    easy_share,
    keep_worth,
    slot_cards,
)
from voltige.bots.lucky_loop_worth import NOTHING, Standing, Temper, Worth, tokens_in_reach
from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.lucky_loop.actions import (
    DO_ASSIGN,
    DO_CONCEDE,
    DO_DISCARD,
    DO_DONE,
    DO_DRAW,
    DO_EXCHANGE,
    DO_FREE,
    DO_HIGHLIGHT,
    DO_LAY,
    DO_PLAY,
    DO_REROLL,
    DO_ROLL,
    DO_SEVENTH,
    DO_UPGRADE,
)
from voltige.games.lucky_loop.odds.graph import Figure
from voltige.games.lucky_loop.odds.solution import Solution
from voltige.games.lucky_loop.odds.solver import FlightPoint
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.rolls import number_of
from voltige.games.lucky_loop.terms import (
    CHOOSE_FINAL_ACTION,
    COMPULSORY,
    EXACT,
    LAY_PROGRAMME,
    OPEN,
    POST_ROLL,
    PRE_ROLL,
)
from voltige.games.lucky_loop.view.seen import LuckyLoopView

LAST_TURN_EXCHANGE: Final = -2_000_000  # in the last turn an exchange is worth nothing at all


@final
class LuckyLoopHeuristic(Bot):
    """Solves its flights, plans its hand, and remembers what it has solved."""

    def __init__(self, temper: Temper | None = None) -> None:
        self.temper: Final = Temper() if temper is None else temper
        self.worths: Final[list[Worth]] = []  # of the set-up played last

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code with the best worth; of equal ones the first."""
        assert isinstance(view, LuckyLoopView)  # noqa: S101  (the registry pairs bot and game)
        if len(legal) == 1:
            return legal[0]
        worth = self.worth_of(view.setup)
        standing = Standing(view)
        if view.phase == PRE_ROLL or view.phase == POST_ROLL:
            return best_flight_code(worth, standing, view, legal)
        best = legal[0]
        best_value = 2 * LAST_TURN_EXCHANGE
        for code in legal:
            value = code_worth(worth, standing, view, code)
            if value > best_value:
                best_value = value
                best = code
        return best

    def worth_of(self, setup: LuckyLoopSetup) -> Worth:
        """Return what is known for a set-up; another edition or other options know nothing."""
        if self.worths:
            known = self.worths[0].setup
            if known.edition.hash == setup.edition.hash and known.values == setup.values:
                return self.worths[0]
            self.worths.clear()
        self.worths.append(Worth(setup, self.temper))
        return self.worths[0]


def code_worth(worth: Worth, standing: Standing, view: LuckyLoopView, code: i64) -> int:
    """Judge an action outside of a flight."""
    kind = view.setup.table.kind[code]
    what = int(view.setup.table.what[code])
    if kind == DO_EXCHANGE:
        return exchange_worth(worth.temper, standing, view)
    if kind == DO_LAY:
        return best_lay(worth, standing, what, slot_cards(worth, view.hand, what, []))
    if kind == DO_UPGRADE:
        return best_upgrade(worth, standing, view, what, view.hand)
    if kind == DO_PLAY:
        return play_worth(worth, standing, view, what)
    if kind == DO_DRAW:
        if standing.lowest > 0:
            return easy_share(view, what)
        return draw_worth(worth, standing, view, what)
    if kind == DO_DISCARD:
        return discard_worth(worth, standing, view, what)
    if kind == DO_FREE or kind == DO_DONE:
        return free_worth(worth, standing, view, kind == DO_DONE, what)
    if kind == DO_HIGHLIGHT:
        cards = view.free_cards[view.seat]
        return 1 if best_star(worth, standing, cards) == what else 0
    lying = view.board[what]  # the programme as it lies
    return worth.flight(standing, what, lying[0], lying[1], lying[2])


def exchange_worth(temper: Temper, standing: Standing, view: LuckyLoopView) -> int:
    """Return the worth below which a flight is not flown."""
    if standing.last_turn:
        return LAST_TURN_EXCHANGE
    if view.phase == CHOOSE_FINAL_ACTION:
        return temper.free_exchange
    return temper.hurry if standing.hurried else temper.exchange


def play_worth(worth: Worth, standing: Standing, view: LuckyLoopView, card: int) -> int:
    """Judge the next card of a programme, or the card of an upgrade."""
    if view.phase != LAY_PROGRAMME:
        return best_upgrade(worth, standing, view, view.programme, [card])
    picked = [*view.picked, card]
    slots = slot_cards(worth, view.hand, view.programme, picked)
    return best_lay(worth, standing, view.programme, slots)


def discard_worth(worth: Worth, standing: Standing, view: LuckyLoopView, card: int) -> int:
    """Judge the hand without a card; in the final phase only the best free programme counts."""
    if standing.lowest == 0:
        return keep_worth(worth, standing, view.hand, card)
    kept = best_free(worth, standing, view.hand, [])
    if card in kept.cards:
        return NOTHING
    return int(view.setup.edition.difficulty[card])  # the hardest goes first


def free_worth(worth: Worth, standing: Standing, view: LuckyLoopView, done: bool, card: int) -> int:
    """Judge the next card of a free programme, or its end."""
    plan = best_free(worth, standing, view.hand, view.picked)
    if done:
        return plan.value if len(plan.cards) == len(view.picked) else NOTHING
    return plan.value if card in plan.cards else NOTHING


# -- flying ------------------------------------------------------------------------------------


def best_flight_code(worth: Worth, standing: Standing, view: LuckyLoopView, legal: vec[i64]) -> i64:
    """Choose the best decision of a flight by its exact value."""
    solution = solve_flight(worth, standing, view)
    held = solution.tokens
    best = legal[0]
    best_value = -1
    for code in legal:
        if view.phase == PRE_ROLL:
            value = value_before(solution, view, code, held)
        else:
            value = value_after(solution, view, code, held)
        if value > best_value:
            best_value = value
            best = code
    return best


def solve_flight(worth: Worth, standing: Standing, view: LuckyLoopView) -> Solution:
    """Solve the flight from where it stands."""
    edition = worth.setup.edition
    figures: list[Figure] = []
    points = 0
    for place, figure in enumerate(view.figures):
        starred = place == view.highlight
        face = worth.face_of[figure.card]
        shown = worth.starred(face) if starred else worth.faces[face]
        if figure.state == OPEN:
            figures.append(shown)
        elif figure.state == EXACT:
            points += shown.exact
        else:
            points += int(edition.points_exceeded[figure.card])
    if view.flight == COMPULSORY:
        aim = worth.programme_aim(standing, view.programme)
        rules = worth.compulsory
    else:
        aim = worth.free_aim(standing)
        rules = worth.free
    seventh_open = worth.setup.has_seventh_die and not view.seventh_used
    tokens = tokens_in_reach(len(figures), standing.tokens)
    point = FlightPoint(figures, view.dice_left, tokens, seventh_open, points, None, rules)
    return worth.odds.solve(point, aim)


def value_before(solution: Solution, view: LuckyLoopView, code: i64, held: int) -> int:
    """Return the value of a decision before a roll."""
    kind = view.setup.table.kind[code]
    if kind == DO_ROLL:
        return solution.choice_roll(0, held)
    if kind == DO_SEVENTH:
        return solution.choice_seventh(0, held)
    return solution.choice_end(0, held)


def value_after(solution: Solution, view: LuckyLoopView, code: i64, held: int) -> int:
    """Return the value of a decision after a throw."""
    table = view.setup.table
    kind = table.kind[code]
    mask = int(table.dice[code])
    if kind == DO_ASSIGN:
        dice = [face for place, face in enumerate(view.roll) if mask >> place & 1]
        place = 0
        for figure in view.figures[: int(table.what[code])]:
            if figure.state == OPEN:
                place += 1
        return solution.choice_assign(0, held, place, dice)
    if kind == DO_REROLL:
        kept = [face for place, face in enumerate(view.roll) if not mask >> place & 1]
        return solution.choice_reroll(0, held, number_of(kept))
    if kind == DO_CONCEDE:
        return solution.choice_concede(0, held)
    return solution.choice_late_seventh(0, held, number_of(view.roll))


HEURISTIC: Final = LuckyLoopHeuristic
