"""What flights and hands are worth to the heuristic bot of Lucky Loop.

Values are thousandths of a point, always a gain over doing nothing. They come from exact odds for
an aim that mixes points and tokens (docs/rules/lucky-loop.md, "Strategy in a nutshell"), and are remembered.
"""

from __future__ import annotations

from typing import Final, final

from voltige.games.lucky_loop.odds.aim import Aim, earning_results
from voltige.games.lucky_loop.odds.graph import Figure
from voltige.games.lucky_loop.odds.kernel import six_to
from voltige.games.lucky_loop.odds.laying import flight_rules
from voltige.games.lucky_loop.odds.solution import Solution
from voltige.games.lucky_loop.odds.solver import FlightPoint, Odds
from voltige.games.lucky_loop.odds.words import words_for
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.scoring import holds_record_alone, in_final_phase, scores_of
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.games.lucky_loop.terms import PROGRAMMES

POINT: Final = 10  # aims count in tenths of a point
UNIT: Final = 100  # from tenths to thousandths
HIGHEST_PAY: Final = 15_000  # of any end of a flight in an edition of usual size
MOST_TOKENS: Final = 3  # more are not looked at
NOTHING: Final = -1_000_000  # no such flight
LAST_TURN_EXCHANGE: Final = -2_000_000  # in the last turn an exchange is worth nothing at all
WIDE: Final = 128  # a field of a key
MOST_KNOWN: Final = 300_000
ROUGH: Final = 4  # scores this close count as equal where a rough worth will do


@final
class Temper:
    """How a bot weighs things: in tenths of a point, what decides between flights in thousandths."""

    def __init__(
        self,
        token: int = 30,
        new_score: int = 15,
        wanted: int = 14,
        patience: int = 5,
        again: int = 40,
        consolation: int = 20,
        exchange: int = 1500,
        hurry: int = 500,
        free_exchange: int = 2000,
    ) -> None:
        self.token: Final = token  # a bonus token
        self.new_score: Final = new_score  # a first score in a programme, beyond its points
        self.wanted: Final = wanted  # scores below this are worth improving before the fourth one
        self.patience: Final = patience  # for each point that they lack
        self.again: Final = again  # the next attempt after a failed free flight
        self.consolation: Final = consolation  # the token of its last figure
        self.exchange: Final = exchange  # a flight worth less is not flown
        self.hurry: Final = hurry  # the same, once another seat is in the final phase
        self.free_exchange: Final = free_exchange  # a free programme worth less is not laid


@final
class Standing:
    """What the worth of a flight depends on, for one seat."""

    def __init__(self, position: LuckyLoopState, seat: int) -> None:
        setup = position.setup
        own = scores_of(position, seat)
        self.own: Final = own
        self.tokens: Final = min(int(position.tokens[seat]), MOST_TOKENS)
        self.last_turn: Final = position.end_triggered
        self.no_supply: Final = setup.supply_is_limited and position.supply == 0
        self.threshold: Final = [
            threshold(position, seat, programme) for programme in range(PROGRAMMES)
        ]
        self.lowest: Final = min(own)
        self.hurried: Final = others_are_final(position, seat)

    def lacking(self, programme: int, wanted: int) -> int:
        """Count the points that the other scores lack, if this programme is the last one to score.

        With it the seat enters the final phase and can improve no more (LL-86).
        """
        if self.hurried or self.own[programme] > 0:
            return 0
        lacking = 0
        for other, score in enumerate(self.own):
            if other != programme:
                if score == 0:
                    return 0
                lacking += max(0, wanted - score)
        return lacking

    def may_fly(self, setup: LuckyLoopSetup, programme: int) -> bool:
        """Return whether the programme can still be flown (LL-34)."""
        return self.own[programme] < setup.unrepeatable_from


def others_are_final(position: LuckyLoopState, seat: int) -> bool:
    """Return whether another seat is in the final phase."""
    for other in range(int(position.setup.seats)):
        if other != seat and in_final_phase(position, other):
            return True
    return False


def threshold(position: LuckyLoopState, seat: int, programme: int) -> int:
    """Return the result from which on a token is earned in a programme (LL-122)."""
    setup = position.setup
    record = int(position.records[programme])
    always = int(setup.unrepeatable_from)
    if not setup.own_record_bonus and record >= setup.first_bonus_threshold:
        if holds_record_alone(position, seat, programme):
            return always
    return min(always, max(int(setup.first_bonus_threshold), record + 1))


class Worth:
    """Solved flights of one table set-up."""

    def __init__(
        self, setup: LuckyLoopSetup, temper: Temper, breadth: int = 1, sees_board: bool = False
    ) -> None:
        self.setup: Final = setup
        self.temper: Final = temper
        self.breadth: Final = breadth  # how many times as many flights are judged in full
        self.sees_board: Final = sees_board  # a hand is good for upgrades too
        self.odds: Final = Odds(solutions=24, graphs=400)
        self.faces: Final[list[Figure]] = []  # the different figures of the deck
        self.face_of: Final[list[int]] = []  # by card
        self.known: Final[dict[int, int]] = {}
        self.rough: Final[dict[int, int]] = {}
        self.compulsory: Final = flight_rules(setup, True)
        self.free: Final = flight_rules(setup, False)
        self.collect_faces()

    def collect_faces(self) -> None:
        """Assign a number to each different figure of the deck."""
        edition = self.setup.edition
        numbers: dict[tuple[int, int, int, bool], int] = {}
        for card in range(int(edition.cards)):
            figure = Figure(
                int(edition.difficulty[card]),
                int(edition.points_exact[card]),
                int(edition.points_exceeded[card]),
            )
            key = figure.key()
            if key not in numbers:
                numbers[key] = len(self.faces)
                self.faces.append(figure)
            self.face_of.append(numbers[key])

    # -- compulsory flights ----------------------------------------------------------------

    def flight(self, standing: Standing, programme: int, a: int, b: int, c: int) -> int:
        """Return the worth of flying a programme with three cards."""
        one, two, three = in_order(self.face_of[a], self.face_of[b], self.face_of[c])
        key = (one * WIDE + two) * WIDE + three
        key = (key * WIDE + standing.own[programme]) * WIDE + standing.threshold[programme]
        key = (key * 4 + standing.tokens) * 4 + 2 * standing.last_turn + standing.no_supply
        key = key * WIDE + standing.lacking(programme, self.temper.wanted)
        value = self.known.get(key)
        if value is None:
            aim = self.programme_aim(standing, programme, [a, b, c])
            solution = self.solve_programme([one, two, three], standing.tokens, aim)
            value = net_worth(solution, aim.held * standing.tokens)
            self.remember(key, value)
        return value

    def solve_programme(self, faces: list[int], tokens: int, aim: Aim) -> Solution:
        """Solve the flight of a compulsory programme."""
        figures = [self.faces[face] for face in faces]
        dice = int(self.setup.dice)
        seventh = self.setup.has_seventh_die
        return self.odds.solve(
            FlightPoint(figures, dice, tokens, seventh, rules=self.compulsory), aim
        )

    def rough_flight(self, score: int, a: int, b: int, c: int) -> int:
        """Return the worth of a flight without tokens, for a score rounded down: quick to know."""
        one, two, three = in_order(self.face_of[a], self.face_of[b], self.face_of[c])
        own = score // ROUGH * ROUGH
        key = ((one * WIDE + two) * WIDE + three) * WIDE + own
        value = self.rough.get(key)
        if value is None:
            least = max(int(self.setup.programme_minimum), own + 1)
            aim = Aim([*[0] * least, (least - own) * POINT], slope=POINT)
            figures = [self.faces[one], self.faces[two], self.faces[three]]
            point = FlightPoint(figures, int(self.setup.dice), rules=self.compulsory)
            value = net_worth(self.odds.solve(point, aim), 0)
            self.rough[key] = value
        return value

    def programme_aim(self, standing: Standing, programme: int, cards: list[int]) -> Aim:
        """Aim at points above the seat's own score and at tokens (LL-60, LL-63, LL-122)."""
        setup = self.setup
        own = standing.own[programme]
        minimum = int(setup.programme_minimum)
        least = max(minimum, own + 1)
        extra = 0
        token = 0
        if not standing.last_turn:
            token = self.temper.token
            if own == 0:
                extra = self.temper.new_score
                extra -= self.temper.patience * standing.lacking(programme, self.temper.wanted)
        return Aim(
            [*[0] * least, (least - own) * POINT + extra],
            slope=POINT,
            earns=self.earning(standing, programme),
            earned=token,
            held=token,
            supply=0 if standing.no_supply else 1,
        )

    def earning(self, standing: Standing, programme: int) -> list[bool]:
        """Say by result whether a token is earned (LL-122)."""
        threshold = standing.threshold[programme]
        setup = self.setup
        return earning_results(
            threshold - 1,
            threshold,
            int(setup.unrepeatable_from),
            int(setup.programme_minimum),
            setup.bonus_for_void,
        )

    def exchange(self, standing: Standing, is_final: bool) -> int:
        """Return the worth below which a flight is not flown."""
        if standing.last_turn:
            return LAST_TURN_EXCHANGE
        if is_final:
            return self.temper.free_exchange
        return self.temper.hurry if standing.hurried else self.temper.exchange

    # -- free flights --------------------------------------------------------------------------

    def free_flight(self, standing: Standing, cards: list[int], star: int, tokens: int) -> int:
        """Return the worth of flying a free programme with the star on the card at ``star``."""
        faces = sorted([self.face_of[card] for card in cards])
        starred = self.face_of[cards[star]]
        key = 1
        for face in faces:
            key = key * WIDE + face
        key = ((key * WIDE + starred) * WIDE + standing.lowest) * 4 + tokens
        key = key * 2 + standing.last_turn
        value = self.known.get(-key)
        if value is None:
            faces.remove(starred)
            figures = [self.starred(starred)] + [self.faces[face] for face in faces]
            point = FlightPoint(
                figures, int(self.setup.dice), tokens, self.setup.has_seventh_die, rules=self.free
            )
            value = net_worth(self.odds.solve(point, self.free_aim(standing)), 0)
            self.remember(-key, value)
        return value

    def starred(self, face: int) -> Figure:
        """Return a figure under the star (LL-94, LL-102)."""
        figure = self.faces[face]
        factor = int(self.setup.highlight_factor)
        return Figure(figure.difficulty, factor * figure.exact, figure.exceeded, True)

    def free_aim(self, standing: Standing) -> Aim:
        """Aim at the change of the total; a failure leaves another attempt (LL-98 to LL-103)."""
        setup = self.setup
        failed = -int(setup.failure_cost) * POINT
        token = 0
        if not standing.last_turn:
            failed += self.temper.again
            token = self.temper.consolation
        minimum = int(setup.free_minimum_score)
        first = (minimum - standing.lowest) * POINT
        return Aim(
            [*[failed] * minimum, first],
            slope=POINT,
            one_open=failed,
            broken=failed,
            earned=token,
            supply=0 if standing.no_supply else 1,
        )

    def remember(self, key: int, value: int) -> None:
        """Keep a value; when there are too many, forget the others first."""
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[key] = value


def tokens_in_reach(figures: int, tokens: int) -> int:
    """Return the most tokens with which a flight is still solved in 64 bits."""
    while tokens > 0 and words_for(HIGHEST_PAY * six_to(3 * (figures + tokens))) > 1:
        tokens -= 1
    return tokens


def net_worth(solution: Solution, nothing: int) -> int:
    """Return the value at the start of a flight, less what doing nothing is worth."""
    tokens = solution.tokens
    scale = six_to(solution.exponent(0, tokens))
    return solution.before(0, tokens) * UNIT // scale - (solution.pays.shift + nothing) * UNIT


def in_order(a: int, b: int, c: int) -> tuple[int, int, int]:
    """Put three numbers in rising order."""
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    return a, b, c
