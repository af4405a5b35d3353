"""The coach of LOOPS: what a play leaves to the next player, to the others and to oneself.

Unseen cards are all that the seat cannot place: not in its hand, not in the open pile, not known to
be in another hand or in the draw pile. Each may be in any place that is not known.
"""

from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import comb

from voltige.core.view import View
from voltige.games.loops.actions import DECLINE, PICK_UP
from voltige.games.loops.determinize import unseen_cards
from voltige.games.loops.state import LoopsState, known_position
from voltige.games.loops.terms import (
    ALTITUDE,
    DIRECTION,
    DRAW,
    LOOP,
    NO_CARD,
    PITCH,
    RACE,
    SPEED,
)
from voltige.games.loops.zones import draw_pile_size, hand_counts, hand_size, known_counts
from voltige.tables.coach.coach import Chance, Coach, Rated
from voltige.wording.text import Text

Counts = list[int]  # by card


class LoopsCoach(Coach):
    """Counts cards."""

    def __init__(self) -> None:
        """Take the bot of LOOPS along."""
        super().__init__("loops")

    def chances(self, view: View, codes: list[int]) -> list[Rated]:
        """Rate every choice by the table that it leaves behind."""
        position = known_position(view)
        now = seen_table(position, view.seat)
        return [Rated(code, rate(position, now, code)) for code in codes]

    def warnings(self, view: View, names: list[str]) -> list[Text]:
        """Warn of everybody who may go out with one play."""
        position = known_position(view)
        others = [seat for seat in range(len(names)) if seat != view.seat]
        short = [seat for seat in others if down_to_one_set(position, seat)]
        return [Text("loops-coach-one-set", {"name": names[seat]}) for seat in short]


@dataclass(frozen=True)
class Table:
    """What a seat knows of the table, now or after a choice."""

    seat: int
    base: int
    positive: bool
    direction: int
    hand: Counts
    unseen: Counts
    pool: Counts  # known to be in the draw pile, which is shuffled
    bottom: list[int]  # known to lie at the bottom of the draw pile, in this order
    draw_pile: int  # its size
    known: list[Counts]  # by seat: cards known to be in that hand
    hidden: list[int]  # by seat: how many others are in it
    drawn: list[int] = field(default_factory=list)  # by seat: how many the choice makes it take


def seen_table(position: LoopsState, viewer: int) -> Table:
    """Give what the seat knows now."""
    seats = range(int(position.setup.seats))
    known = [known_counts(position, seat) for seat in seats]
    sizes = [int(hand_size(position, seat)) for seat in seats]
    return Table(
        viewer,
        int(position.base),
        position.positive,
        int(position.direction),
        hand_counts(position, viewer),
        [int(copies) for copies in unseen_cards(position)],
        [int(copies) for copies in position.returned],
        [int(card) for card in position.bottom],
        int(draw_pile_size(position)),
        known,
        [size - sum(row) for size, row in zip(sizes, known, strict=True)],
        [0] * len(seats),
    )


def after(position: LoopsState, now: Table, code: int) -> Table:
    """Give the table that a choice leaves behind (LO-13 to LO-36)."""
    if code == DECLINE:
        return now
    hand = now.hand[:]
    if code == PICK_UP:
        for card in position.pile[: position.pile_size]:
            if card != NO_CARD:
                hand[card] += 1
        return replace(now, hand=hand, base=NO_CARD)
    actions, edition = position.setup.table, position.setup.edition
    card, target = int(actions.card[code]), int(actions.target[code])
    hand[card] -= int(actions.count[code])
    kind = int(edition.kind[card])
    left = replace(now, hand=hand)
    if kind == ALTITUDE:
        return replace(left, base=card)
    if kind == PITCH:
        return replace(left, positive=not now.positive)
    if kind == DIRECTION:
        return replace(left, direction=-now.direction)
    if kind == LOOP:
        return replace(left, base=NO_CARD)
    if kind == DRAW and (any(hand) or position.setup.final_draw_strikes):  # LO-51
        taken = min(int(edition.value[card]), now.draw_pile)
        drawn = [taken if seat == target else 0 for seat in range(len(now.drawn))]
        return replace(left, drawn=drawn)
    return left


def rate(position: LoopsState, now: Table, code: int) -> list[Chance]:
    """Give the chances of one choice; a claim is rated as if it won."""
    then = after(position, now, code)
    told: list[Chance] = []
    if position.phase == RACE and code != DECLINE:
        told.append(Chance(Text("loops-chance-race"), "chance", race_chance(position, now)))
    card = NO_CARD if code in {PICK_UP, DECLINE} else int(position.setup.table.card[code])
    races = card != NO_CARD and position.setup.edition.kind[card] == SPEED
    if not any(then.hand):
        told.append(Chance(Text("loops-chance-win"), "chance", Fraction(1)))
    elif code != DECLINE and not races:  # else nobody is sure to be next
        seat = (now.seat + then.direction) % int(position.setup.seats)
        no_altitude = stuck_chance(position, then, seat, specials=False)
        told.append(Chance(Text("loops-chance-no-altitude"), "chance", no_altitude))
        stuck = stuck_chance(position, then, seat, specials=True)
        told.append(Chance(Text("loops-chance-stuck"), "chance", stuck))
    if any(then.hand):
        for pitch, positive in (("positive", True), ("negative", False)):
            sets = own_sets(position, then, positive=positive)
            name = Text("loops-count-sets", {"pitch": pitch})
            told.append(Chance(name, "count", Fraction(sets)))
    told.append(Chance(Text("loops-mean-left"), "points", points_left(position, then)))
    return told


# -- the next player -------------------------------------------------------------------------------


def none_of(cards: int, wanted: int, held: int) -> Fraction:
    """Give the chance that ``held`` of ``cards`` unseen cards are none of the ``wanted`` ones."""
    return Fraction(comb(cards - wanted, held), comb(cards, held))


def stuck_chance(position: LoopsState, table: Table, seat: int, *, specials: bool) -> Fraction:
    """Give the chance that a seat cannot play an altitude, or with ``specials`` nothing at all."""
    wanted = playable(position, table, positive=table.positive, specials=specials)
    if meets(table.known[seat], wanted):
        return Fraction(0)
    drawn = table.drawn[seat]
    blind = min(drawn, table.draw_pile - len(table.bottom))
    if any(card in wanted for card in table.bottom[: drawn - blind]):
        return Fraction(0)
    held = table.hidden[seat]
    cards, good = sum(table.unseen), sum(table.unseen[card] for card in wanted)
    pool, good_pool = sum(table.pool), sum(table.pool[card] for card in wanted)
    shuffled = table.draw_pile - len(table.bottom)
    total = Fraction(0)
    for known in range(min(pool, blind) + 1):  # of the cards drawn, those from the pool
        ways = comb(pool - good_pool, known) * comb(shuffled - pool, blind - known)
        share = Fraction(ways, comb(shuffled, blind))
        if share:
            total += share * none_of(cards, good, held + blind - known)
    return total


def playable(position: LoopsState, table: Table, *, positive: bool, specials: bool) -> list[int]:
    """List the cards that may be played: altitudes by base and pitch (LO-14, LO-15), specials."""
    setup = position.setup
    row = (int(setup.altitudes) + 1) * positive + table.base + 1
    found = list(range(int(setup.lowest[row]), int(setup.highest[row]) + 1))
    return found + list(range(int(setup.altitudes), int(setup.cards))) if specials else found


def meets(counts: Counts, cards: list[int]) -> bool:
    """Tell whether one of the cards is there."""
    return any(counts[card] for card in cards)


# -- oneself and the others ------------------------------------------------------------------------


def own_sets(position: LoopsState, table: Table, *, positive: bool) -> int:
    """Count the own sets, specials included, that could be played on this altitude."""
    return sum(
        1
        for card in playable(position, table, positive=positive, specials=True)
        if table.hand[card]
    )


def points_left(position: LoopsState, table: Table) -> Fraction:
    """Give the points that the others are expected to hold (LO-53)."""
    points = [int(each) for each in position.setup.edition.points]
    mean = mean_points(table.unseen, points)
    left = Fraction(0)
    for seat, known in enumerate(table.known):
        if seat == table.seat:
            continue
        drawn = table.drawn[seat]
        blind = min(drawn, table.draw_pile - len(table.bottom))
        left += worth(known, points) + table.hidden[seat] * mean
        left += sum(points[card] for card in table.bottom[: drawn - blind])
        if blind:
            shuffled, pool = table.draw_pile - len(table.bottom), sum(table.pool)
            sure = worth(table.pool, points) + (shuffled - pool) * mean
            left += blind * sure / shuffled
    return left


def worth(counts: Counts, points: list[int]) -> int:
    """Add up points."""
    return sum(copies * each for copies, each in zip(counts, points, strict=True))


def mean_points(counts: Counts, points: list[int]) -> Fraction:
    """Give the mean of a card's points."""
    cards = sum(counts)
    return Fraction(worth(counts, points), cards) if cards else Fraction(0)


def race_chance(position: LoopsState, now: Table) -> Fraction:
    """Give the chance to win a race: one in as many as are expected to claim (LO-47)."""
    setup = position.setup
    seats = int(position.setup.seats)
    weights = [int(setup.race_weights[seat]) for seat in range(seats)]
    rivals = [seat for seat in range(seats) if seat not in {now.seat, int(position.speed_player)}]
    against = sum(
        (weights[seat] * (1 - stuck_chance(position, now, seat, specials=True)) for seat in rivals),
        Fraction(0),
    )
    return weights[now.seat] / (weights[now.seat] + against)


def down_to_one_set(position: LoopsState, seat: int) -> bool:
    """Tell whether a seat holds one card, or nothing but one altitude as far as all know."""
    setup = position.setup
    size = int(hand_size(position, seat))
    known = known_counts(position, seat)
    if size == 1:
        return True
    held = [card for card, copies in enumerate(known) if copies]
    return sum(known) == size > 0 and len(held) == 1 and held[0] < int(setup.altitudes)


COACH = LoopsCoach
