"""How the heuristic bot of Lucky Loop flies: every decision by its exact value."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.lucky_loop_worth import Standing, Worth, tokens_in_reach
from voltige.games.lucky_loop.actions import (
    DICE_SETS,
    DO_ASSIGN,
    DO_CONCEDE,
    DO_REROLL,
    DO_ROLL,
    DO_SEVENTH,
)
from voltige.games.lucky_loop.figures import figure_card, figure_points, figure_state
from voltige.games.lucky_loop.legal.flight import chosen_dice
from voltige.games.lucky_loop.odds.graph import Figure
from voltige.games.lucky_loop.odds.solution import Solution
from voltige.games.lucky_loop.odds.solver import FlightPoint
from voltige.games.lucky_loop.rolls import FACES_OF
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.games.lucky_loop.terms import COMPULSORY, OPEN, PRE_ROLL
from voltige.games.lucky_loop.zones import programme_cards


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
