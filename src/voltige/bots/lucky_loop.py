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
from voltige.bots.lucky_loop_pilot import LuckyLoopPilot
from voltige.bots.lucky_loop_race import Race
from voltige.bots.lucky_loop_winning import RaceWorth
from voltige.bots.lucky_loop_worth import (
    LAST_TURN_EXCHANGE,
    NOTHING,
    Standing,
    Temper,
    Worth,
    tokens_in_reach,
)
from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.lucky_loop.actions import (
    DICE_SETS,
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
from voltige.games.lucky_loop.figures import figure_card, figure_points, figure_state
from voltige.games.lucky_loop.legal.flight import chosen_dice
from voltige.games.lucky_loop.odds.graph import Figure
from voltige.games.lucky_loop.odds.solution import Solution
from voltige.games.lucky_loop.odds.solver import FlightPoint
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.rolls import FACES_OF
from voltige.games.lucky_loop.state import LuckyLoopState, known_position
from voltige.games.lucky_loop.terms import (
    CHOOSE_FINAL_ACTION,
    COMPULSORY,
    LAY_PROGRAMME,
    OPEN,
    POST_ROLL,
    PRE_ROLL,
)
from voltige.games.lucky_loop.zones import free_cards, known_hand, picked_cards, programme_cards

MASTERS_BREADTH: Final = 4


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
        return discard_worth(worth, standing, hand, what)
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


def discard_worth(worth: Worth, standing: Standing, hand: list[int], card: int) -> int:
    """Judge the hand without a card; in the final phase only the best free programme counts."""
    if standing.lowest == 0:
        return keep_worth(worth, standing, hand, card)
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


# -- flying ------------------------------------------------------------------------------------


def best_flight_code(
    worth: Worth, standing: Standing, position: LuckyLoopState, legal: vec[i64]
) -> i64:
    """Choose the best decision of a flight by its exact value."""
    solution = solve_flight(worth, standing, position)
    held = solution.tokens
    best = legal[0]
    best_value = -1
    for code in legal:
        if position.phase == PRE_ROLL:
            value = value_before(solution, position, code, held)
        else:
            value = value_after(solution, position, code, held)
        if value > best_value:
            best_value = value
            best = code
    return best


def solve_flight(worth: Worth, standing: Standing, position: LuckyLoopState) -> Solution:
    """Solve the flight from where it stands."""
    figures: list[Figure] = []
    points = 0
    for place in range(int(position.figures)):
        face = worth.face_of[figure_card(position, place)]
        if figure_state(position, place) != OPEN:
            points += int(figure_points(position, place))
        elif place == position.highlight:
            figures.append(worth.starred(face))
        else:
            figures.append(worth.faces[face])
    if position.flight == COMPULSORY:
        programme = int(position.programme)
        aim = worth.programme_aim(standing, programme, programme_cards(position, programme))
        rules = worth.compulsory
    else:
        aim = worth.free_aim(standing)
        rules = worth.free
    seventh_open = worth.setup.has_seventh_die and not position.seventh_used
    tokens = tokens_in_reach(len(figures), standing.tokens)
    dice = int(position.dice_left)
    point = FlightPoint(figures, dice, tokens, seventh_open, points, None, rules)
    return worth.odds.solve(point, aim)


def value_before(solution: Solution, position: LuckyLoopState, code: i64, held: int) -> int:
    """Return the value of a decision before a roll."""
    kind = position.setup.table.kind[code]
    if kind == DO_ROLL:
        return solution.choice_roll(0, held)
    if kind == DO_SEVENTH:
        return solution.choice_seventh(0, held)
    return solution.choice_end(0, held)


def value_after(solution: Solution, position: LuckyLoopState, code: i64, held: int) -> int:
    """Return the value of a decision after a throw."""
    table = position.setup.table
    kind = table.kind[code]
    if kind == DO_ASSIGN:
        dice = FACES_OF[chosen_dice(position, table.dice[code])]
        place = 0
        for figure in range(int(table.what[code])):
            if figure_state(position, figure) == OPEN:
                place += 1
        return solution.choice_assign(0, held, place, dice)
    if kind == DO_REROLL:
        kept = chosen_dice(position, DICE_SETS - table.dice[code])
        return solution.choice_reroll(0, held, int(kept))
    if kind == DO_CONCEDE:
        return solution.choice_concede(0, held)
    return solution.choice_late_seventh(0, held, int(position.roll))


class LuckyLoopAce(Bot):
    """Flies as the heuristic does, but for the match: every flight by its chance to win it."""

    def __init__(self, breadth: int = 1) -> None:
        self.breadth: Final = breadth
        self.worths: Final[list[RaceWorth]] = []  # of the set-up played last

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code with the best chance; of equal ones the first."""
        if len(legal) == 1:
            return legal[0]
        position = known_position(view)
        if self.worths and not is_same(self.worths[0].setup, position.setup):
            self.worths.clear()
        if not self.worths:
            self.worths.append(RaceWorth(position.setup, Temper(), self.breadth))
        worth = self.worths[0]
        worth.enter(Race(position, view.seat))
        return best_code(worth, position, view.seat, legal)


@final
class LuckyLoopMaster(LuckyLoopAce):
    """Looks at more programmes before it chooses one."""

    def __init__(self) -> None:
        super().__init__(MASTERS_BREADTH)


def is_same(setup: LuckyLoopSetup, other: LuckyLoopSetup) -> bool:
    """Return whether two tables have the same edition and the same options."""
    return setup.edition.hash == other.edition.hash and setup.values == other.values


HEURISTIC: Final = LuckyLoopHeuristic
PILOT: Final = LuckyLoopPilot
ACE: Final = LuckyLoopAce
MASTER: Final = LuckyLoopMaster
