"""The coach of Lucky Loop (docs/rules/lucky-loop.md, "Exact odds").

Each chance is the highest that decisions made for it can reach. Before a flight a choice is judged
by the cards with the best mean; those cards are the codes that follow.
"""

from fractions import Fraction
from itertools import combinations, product

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
from voltige.games.lucky_loop.odds.graph import FlightRules
from voltige.games.lucky_loop.odds.laying import card_figures, cards_for, free_sets
from voltige.games.lucky_loop.odds.solver import (
    ASSIGN,
    CONCEDE,
    REROLL,
    ROLL,
    SEVENTH,
    STOP,
    Choice,
    FlightPoint,
    Odds,
)
from voltige.games.lucky_loop.terms import (
    COLOURS,
    COMPULSORY,
    EXACT,
    LAY_PROGRAMME,
    NO_FIGURE,
    OPEN,
    SLOTS,
)
from voltige.games.lucky_loop.view import LuckyLoopView
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
        super().__init__("lucky-loop")
        self.odds = Odds(solutions=SOLUTIONS_KEPT)

    def chances(self, view: View, codes: list[int]) -> list[Rated]:
        """Rate what can be solved; drawing, discarding and exchanging have no odds."""
        assert isinstance(view, LuckyLoopView)  # noqa: S101  (the registry pairs coach and game)
        if view.figures:
            return self.flying(view, codes)
        return [self.before_flight(view, code) for code in codes]

    # -- in the air ------------------------------------------------------------------------

    def flying(self, view: LuckyLoopView, codes: list[int]) -> list[Rated]:
        """Rate dice: the values of all decisions at this point, once for each aim."""
        point, places = flight_point(view)
        free = view.flight != COMPULSORY
        aims = free_aims(view) if free else compulsory_aims(view, view.programme)
        values: dict[Key, list[Chance]] = {}
        for name, unit, aim in aims:
            for choice in self.odds.choices(point, aim):
                chance = Chance(name, unit, choice.value)
                values.setdefault(key_of_choice(choice, places), []).append(chance)
        return [Rated(code, values.get(key_of_code(view, code), [])) for code in codes]

    # -- on the ground ---------------------------------------------------------------------

    def before_flight(self, view: LuckyLoopView, code: int) -> Rated:
        """Rate cards by the best flight that they can begin."""
        table = view.setup.table
        kind, what = int(table.kind[code]), int(table.what[code])
        if kind in {DO_LAY, DO_UPGRADE, DO_FLY, DO_PLAY}:
            programme = view.programme if kind == DO_PLAY else what
            sets = compulsory_sets(view, kind, what, programme)
            return self.best(view, code, sets, compulsory_aims(view, programme))
        if kind in {DO_FREE, DO_DONE, DO_HIGHLIGHT}:
            return self.best(view, code, free_starts(view, kind, what), free_aims(view))
        return Rated(code)

    def best(self, view: LuckyLoopView, code: int, starts: list["Start"], aims: Aims) -> Rated:
        """Choose the start with the best mean, and give all its chances."""
        if not starts:
            return Rated(code)
        mean = aims[-1][2]
        found = max(starts, key=lambda start: self.value(view, start, mean))
        told = [Chance(name, unit, self.value(view, found, aim)) for name, unit, aim in aims]
        return Rated(code, told, then=found.then)

    def value(self, view: LuckyLoopView, start: "Start", aim: Aim) -> Fraction:
        """Solve a flight from its start."""
        numbers = view.setup.edition.numbers
        figures = card_figures(view.setup.edition, start.cards, start.highlight)
        point = FlightPoint(
            figures,
            numbers.black,
            view.tokens[view.seat],
            numbers.red > 0,
            rules=rules_of(view, start.highlight == NO_FIGURE),
        )
        return self.odds.value(point, aim)


class Start:
    """Cards that can be flown, and the codes that lay them."""

    def __init__(self, cards: list[int], then: list[int], highlight: int = NO_FIGURE) -> None:
        """Take cards in the order of their figures."""
        self.cards = cards
        self.then = then
        self.highlight = highlight


def compulsory_sets(view: LuckyLoopView, kind: int, card: int, programme: int) -> list[Start]:
    """List the programmes that a choice can lead to."""
    edition, plays = view.setup.edition, int(view.setup.table.first[DO_PLAY])
    lying = view.board[programme]
    if kind == DO_FLY:
        return [Start(lying, [])]
    if kind == DO_LAY or (kind == DO_PLAY and view.phase == LAY_PROGRAMME):
        fixed = slot_order(view, programme, [*view.picked, card] if kind == DO_PLAY else [])
        slots = range(len(fixed), SLOTS)
        rest = [cards_for(edition, view.hand, programme, slot) for slot in slots]
        return [Start([*fixed, *more], [plays + one for one in more]) for more in product(*rest)]
    played = [card] if kind == DO_PLAY else view.hand
    found = []
    for one in played:
        slot = int(edition.slot_of[programme * COLOURS + edition.colour[one]])
        if slot >= 0 and edition.difficulty[one] > edition.difficulty[lying[slot]]:
            cards = [*lying[:slot], one, *lying[slot + 1 :]]
            found.append(Start(cards, [] if kind == DO_PLAY else [plays + one]))
    return found


def slot_order(view: LuckyLoopView, programme: int, cards: list[int]) -> list[int]:
    """Order cards of a programme by their slots."""
    edition = view.setup.edition
    return sorted(
        cards, key=lambda card: edition.slot_of[programme * COLOURS + edition.colour[card]]
    )


def free_starts(view: LuckyLoopView, kind: int, what: int) -> list[Start]:
    """List the free programmes that a choice can lead to, with every place of the star."""
    first = view.setup.table.first
    stars = int(first[DO_HIGHLIGHT])
    if kind == DO_HIGHLIGHT:
        return [Start(view.free_cards[view.seat], [], what)]
    fixed = [*view.picked, what] if kind == DO_FREE else view.picked
    rest = [card for card in view.hand if card not in fixed]
    found = []
    for count in range(len(rest) + 1 if kind == DO_FREE else 1):
        for more in combinations(rest, count):
            cards = sorted([*fixed, *more])
            if cards not in free_sets(view.setup.edition, cards):
                continue
            plays = [int(first[DO_FREE]) + card for card in more]
            done = [int(first[DO_DONE])] if kind == DO_FREE else []
            for star in range(len(cards)):
                found.append(Start(cards, [*plays, *done, stars + star], star))
    return found


def rules_of(view: LuckyLoopView, compulsory: bool) -> FlightRules:
    """Give the rules of a flight under the table options."""
    setup = view.setup
    return FlightRules(
        compulsory,
        setup.may_decline_figure,
        setup.seventh_die_after_roll,
        int(setup.max_per_roll),
    )


def flight_point(view: LuckyLoopView) -> tuple[FlightPoint, list[int]]:
    """Give where the flight stands, and the places of its open figures."""
    edition = view.setup.edition
    cards = [figure.card for figure in view.figures]
    faces = card_figures(edition, cards, view.highlight)
    places = [place for place, figure in enumerate(view.figures) if figure.state == OPEN]
    points = 0
    for figure, face in zip(view.figures, faces, strict=True):
        if figure.state != OPEN:
            points += face.exact if figure.state == EXACT else face.exceeded
    point = FlightPoint(
        [faces[place] for place in places],
        view.dice_left,
        view.tokens[view.seat],
        edition.numbers.red > 0 and not view.seventh_used,
        points,
        view.roll,
        rules_of(view, view.flight == COMPULSORY),
    )
    return point, places


def key_of_choice(choice: Choice, places: list[int]) -> Key:
    """Name a decision of the solver by kind, figure and faces."""
    figure = places[choice.figure] if choice.kind == ASSIGN else NO_FIGURE
    return (choice.kind, figure, tuple(sorted(choice.dice)))


def key_of_code(view: LuckyLoopView, code: int) -> Key:
    """Name an action in the same way."""
    table = view.setup.table
    kind, mask = int(table.kind[code]), int(table.dice[code])
    faces = tuple(face for place, face in enumerate(sorted(view.roll)) if mask >> place & 1)
    figure = int(table.what[code]) if kind == DO_ASSIGN else NO_FIGURE
    return (KINDS[kind], figure, faces)


def supply_of(view: LuckyLoopView) -> int:
    """Count the tokens that can be earned; without a limit there is always one."""
    return view.supply if view.setup.supply_is_limited else 1


def compulsory_aims(view: LuckyLoopView, programme: int) -> Aims:
    """List what a compulsory flight can be flown for."""
    setup = view.setup
    numbers = setup.edition.numbers
    minimum, always = numbers.programme_minimum, int(setup.unrepeatable_from)
    own, record = view.scores[view.seat][programme], view.records[programme]
    if not setup.own_record_bonus and record >= setup.first_bonus_threshold:
        holders = [seat for seat, row in enumerate(view.scores) if row[programme] == record]
        if holders == [view.seat]:
            record = max(record, always)  # only 20 and more earn a token now (LL-73)
    first = int(setup.first_bonus_threshold)
    earns = earning_results(record, first, always, minimum, setup.bonus_for_void)
    mean = Text("lucky-loop-mean-gain", {"points": own}) if own else Text("lucky-loop-mean-points")
    return [
        (Text("lucky-loop-chance-complete"), "chance", complete_aim()),
        (Text("lucky-loop-chance-reach", {"points": minimum}), "chance", reach_aim(minimum)),
        (Text("lucky-loop-chance-token"), "chance", token_aim(earns, supply_of(view))),
        (mean, "points", gain_aim(own, minimum)),
    ]


def free_aims(view: LuckyLoopView) -> Aims:
    """List what a free flight can be flown for."""
    numbers, minimum = view.setup.edition.numbers, int(view.setup.free_minimum_score)
    lowest = min(view.scores[view.seat])
    success = reach_aim(minimum) if minimum else complete_aim()
    change = change_aim(lowest, numbers.failure_cost, minimum)
    return [
        (Text("lucky-loop-chance-free"), "chance", success),
        (Text("lucky-loop-chance-consolation"), "chance", consolation_aim(supply_of(view))),
        (Text("lucky-loop-mean-change"), "points", change),
    ]


COACH = LuckyLoopCoach
