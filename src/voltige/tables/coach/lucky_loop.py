"""The coach of Lucky Loop (docs/rules/lucky-loop.md, "Exact odds").

Each chance is the highest that decisions made for it can reach. Before a flight a choice is judged
by the cards with the best mean; those cards are the codes that follow.
"""

from fractions import Fraction
from itertools import combinations, product

from voltige.bots.registry import HEURISTIC
from voltige.core.view import View
from voltige.games.lucky_loop.actions import (
    DO_ASSIGN,
    DO_CONCEDE,
    DO_DONE,
    DO_FLY,
    DO_FREE,
    DO_HIGHLIGHT,
    DO_LAY,
    DO_PLAY,
    DO_REROLL,
    DO_ROLL,
    DO_SEVENTH,
    DO_STOP,
    DO_UPGRADE,
)
from voltige.games.lucky_loop.figures import figure_cards, figure_points, figure_state
from voltige.games.lucky_loop.legal.flight import chosen_dice
from voltige.games.lucky_loop.odds.aim import (
    Aim,
    change_aim,
    complete_aim,
    consolation_aim,
    earning_results,
    gain_aim,
    reach_aim,
    token_aim,
)
from voltige.games.lucky_loop.odds.laying import card_figures, cards_for, flight_rules, free_sets
from voltige.games.lucky_loop.odds.solver import (
    ASSIGN,
    CONCEDE,
    REROLL,
    ROLL,
    SEVENTH,
    STOP,
    Decision,
    FlightPoint,
    Odds,
)
from voltige.games.lucky_loop.rolls import FACES_OF
from voltige.games.lucky_loop.scoring import holds_record_alone, score_of, scores_of
from voltige.games.lucky_loop.state import LuckyLoopState, known_position
from voltige.games.lucky_loop.terms import (
    COMPULSORY,
    LAY_PROGRAMME,
    NO_FIGURE,
    NO_FLIGHT,
    OPEN,
    SLOTS,
)
from voltige.games.lucky_loop.zones import free_cards, known_hand, picked_cards, programme_cards
from voltige.tables.coach.coach import Chance, Coach, Rated, Unit
from voltige.wording.text import Text

KINDS = {
    DO_ROLL: ROLL,
    DO_STOP: STOP,
    DO_CONCEDE: CONCEDE,
    DO_SEVENTH: SEVENTH,
    DO_ASSIGN: ASSIGN,
    DO_REROLL: REROLL,
}
SOLUTIONS_KEPT = 4000

Aims = list[tuple[Text, Unit, Aim]]  # the last one is the mean
Key = tuple[int, int, tuple[int, ...]]


class LuckyLoopCoach(Coach):
    """Solves flights; what it has solved it remembers."""

    def __init__(self) -> None:
        """Start with an empty memory."""
        super().__init__("lucky-loop", HEURISTIC)  # which goes by the odds that are shown
        self.odds = Odds(solutions=SOLUTIONS_KEPT)

    def chances(self, view: View, codes: list[int]) -> list[Rated]:
        """Rate what can be solved; drawing, discarding and exchanging have no odds."""
        position, seat = known_position(view), view.seat
        if position.flight != NO_FLIGHT:
            return self.flying(position, seat, codes)
        return [self.before_flight(position, seat, code) for code in codes]

    # -- in the air ------------------------------------------------------------------------

    def flying(self, position: LuckyLoopState, seat: int, codes: list[int]) -> list[Rated]:
        """Rate dice: the values of all decisions at this point, once for each aim."""
        point, places = flight_point(position, seat)
        if position.flight == COMPULSORY:
            aims = compulsory_aims(position, seat, int(position.programme))
        else:
            aims = free_aims(position, seat)
        values: dict[Key, list[Chance]] = {}
        for name, unit, aim in aims:
            for choice in self.odds.choices(point, aim):
                chance = Chance(name, unit, choice.value)
                values.setdefault(key_of_choice(choice, places), []).append(chance)
        return [Rated(code, values.get(key_of_code(position, code), [])) for code in codes]

    # -- on the ground ---------------------------------------------------------------------

    def before_flight(self, position: LuckyLoopState, seat: int, code: int) -> Rated:
        """Rate cards by the best flight that they can begin."""
        table = position.setup.table
        kind, what = int(table.kind[code]), int(table.what[code])
        if kind in {DO_LAY, DO_UPGRADE, DO_FLY, DO_PLAY}:
            programme = int(position.programme) if kind == DO_PLAY else what
            starts = compulsory_starts(position, seat, kind, what, programme)
            aims = compulsory_aims(position, seat, programme)
            return self.best(position, seat, code, starts, aims)
        if kind in {DO_FREE, DO_DONE, DO_HIGHLIGHT}:
            starts = free_starts(position, seat, kind, what)
            return self.best(position, seat, code, starts, free_aims(position, seat))
        return Rated(code)

    def best(
        self, position: LuckyLoopState, seat: int, code: int, starts: list["Start"], aims: Aims
    ) -> Rated:
        """Choose the start with the best mean, and give all its chances."""
        if not starts:
            return Rated(code)
        mean = aims[-1][2]
        found = max(starts, key=lambda start: self.value(position, seat, start, mean))
        told = [
            Chance(name, unit, self.value(position, seat, found, aim)) for name, unit, aim in aims
        ]
        return Rated(code, told, then=found.then)

    def value(self, position: LuckyLoopState, seat: int, start: "Start", aim: Aim) -> Fraction:
        """Solve a flight from its start."""
        setup = position.setup
        figures = card_figures(setup.edition, start.cards, start.highlight)
        point = FlightPoint(
            figures,
            int(setup.dice),
            int(position.tokens[seat]),
            setup.has_seventh_die,
            rules=flight_rules(setup, start.highlight == NO_FIGURE),
        )
        return self.odds.value(point, aim)


class Start:
    """Cards that can be flown, and the codes that lay them."""

    def __init__(self, cards: list[int], then: list[int], highlight: int = NO_FIGURE) -> None:
        """Take cards in the order of their figures."""
        self.cards = cards
        self.then = then
        self.highlight = highlight


def compulsory_starts(
    position: LuckyLoopState, seat: int, kind: int, card: int, programme: int
) -> list[Start]:
    """List the programmes that a choice can lead to."""
    edition, plays = position.setup.edition, int(position.setup.table.first[DO_PLAY])
    lying, hand = programme_cards(position, programme), known_hand(position, seat)
    if kind == DO_FLY:
        return [Start(lying, [])]
    if kind == DO_LAY or (kind == DO_PLAY and position.phase == LAY_PROGRAMME):
        chosen = [*picked_cards(position), card] if kind == DO_PLAY else []
        fixed = sorted(chosen, key=lambda one: edition.slot_for(programme, one))
        slots = range(len(fixed), SLOTS)
        rest = [cards_for(edition, hand, programme, slot) for slot in slots]
        return [Start([*fixed, *more], [plays + one for one in more]) for more in product(*rest)]
    played = [card] if kind == DO_PLAY else hand
    found = []
    for one in played:
        slot = int(edition.slot_for(programme, one))
        if slot >= 0 and edition.difficulty[one] > edition.difficulty[lying[slot]]:
            cards = [*lying[:slot], one, *lying[slot + 1 :]]
            found.append(Start(cards, [] if kind == DO_PLAY else [plays + one]))
    return found


def free_starts(position: LuckyLoopState, seat: int, kind: int, what: int) -> list[Start]:
    """List the free programmes that a choice can lead to, with every place of the star."""
    first = position.setup.table.first
    stars = int(first[DO_HIGHLIGHT])
    if kind == DO_HIGHLIGHT:
        return [Start(free_cards(position, seat), [], what)]
    picked = picked_cards(position)
    fixed = [*picked, what] if kind == DO_FREE else picked
    rest = [card for card in known_hand(position, seat) if card not in fixed]
    found = []
    for count in range(len(rest) + 1 if kind == DO_FREE else 1):
        for more in combinations(rest, count):
            cards = sorted([*fixed, *more])
            if cards not in free_sets(position.setup.edition, cards):
                continue
            plays = [int(first[DO_FREE]) + card for card in more]
            done = [int(first[DO_DONE])] if kind == DO_FREE else []
            for star in range(len(cards)):
                found.append(Start(cards, [*plays, *done, stars + star], star))
    return found


def flight_point(position: LuckyLoopState, seat: int) -> tuple[FlightPoint, list[int]]:
    """Give where the flight stands, and the places of its open figures."""
    setup = position.setup
    cards = figure_cards(position)
    faces = card_figures(setup.edition, cards, int(position.highlight))
    places = [place for place in range(len(cards)) if figure_state(position, place) == OPEN]
    point = FlightPoint(
        [faces[place] for place in places],
        int(position.dice_left),
        int(position.tokens[seat]),
        setup.has_seventh_die and not position.seventh_used,
        sum(int(figure_points(position, place)) for place in range(len(cards))),
        FACES_OF[position.roll],
        flight_rules(setup, position.flight == COMPULSORY),
    )
    return point, places


def key_of_choice(choice: Decision, places: list[int]) -> Key:
    """Name a decision of the solver by kind, figure and faces."""
    figure = places[choice.figure] if choice.kind == ASSIGN else NO_FIGURE
    return (choice.kind, figure, tuple(sorted(choice.dice)))


def key_of_code(position: LuckyLoopState, code: int) -> Key:
    """Name an action in the same way."""
    table = position.setup.table
    kind = int(table.kind[code])
    faces = tuple(FACES_OF[chosen_dice(position, table.dice[code])])
    figure = int(table.what[code]) if kind == DO_ASSIGN else NO_FIGURE
    return (KINDS[kind], figure, faces)


def supply_of(position: LuckyLoopState) -> int:
    """Count the tokens that can be earned; without a limit there is always one."""
    return int(position.supply) if position.setup.supply_is_limited else 1


def compulsory_aims(position: LuckyLoopState, seat: int, programme: int) -> Aims:
    """List what a compulsory flight can be flown for."""
    setup = position.setup
    numbers = setup.edition.numbers
    minimum, always = numbers.programme_minimum, int(setup.unrepeatable_from)
    own, record = int(score_of(position, seat, programme)), int(position.records[programme])
    if not setup.own_record_bonus and record >= setup.first_bonus_threshold:
        if holds_record_alone(position, seat, programme):
            record = max(record, always)  # only 20 and more earn a token now (LL-73)
    first = int(setup.first_bonus_threshold)
    earns = earning_results(record, first, always, minimum, setup.bonus_for_void)
    mean = Text("lucky-loop-mean-gain", {"points": own}) if own else Text("lucky-loop-mean-points")
    return [
        (Text("lucky-loop-chance-complete"), "chance", complete_aim()),
        (Text("lucky-loop-chance-reach", {"points": minimum}), "chance", reach_aim(minimum)),
        (Text("lucky-loop-chance-token"), "chance", token_aim(earns, supply_of(position))),
        (mean, "points", gain_aim(own, minimum)),
    ]


def free_aims(position: LuckyLoopState, seat: int) -> Aims:
    """List what a free flight can be flown for."""
    numbers, minimum = position.setup.edition.numbers, int(position.setup.free_minimum_score)
    lowest = min(scores_of(position, seat))
    success = reach_aim(minimum) if minimum else complete_aim()
    change = change_aim(lowest, numbers.failure_cost, minimum)
    return [
        (Text("lucky-loop-chance-free"), "chance", success),
        (Text("lucky-loop-chance-consolation"), "chance", consolation_aim(supply_of(position))),
        (Text("lucky-loop-mean-change"), "points", change),
    ]


COACH = LuckyLoopCoach
