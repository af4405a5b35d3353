"""The coach of The Flying Carpet: what the next turn may bring from where a choice ends.

Unseen cards are all that the seat does not see: not in its hand, not discarded, not in an open hand.
Each is as likely as any other to be drawn next, or to be in a rival's hand. A rival whose direction
cards are hidden (FC-98) may have one. Turns are those of ``expected_turns``: a lone carpet with a
fresh hand each turn.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from voltige.core.view import View
from voltige.games.flying_carpet.actions import FLIGHTS, SINGLE_SLOTS, SLOTS
from voltige.games.flying_carpet.carpets import cell_of, cells, directions_left, is_held
from voltige.games.flying_carpet.fields.access import target_of
from voltige.games.flying_carpet.landscape.sky import ENDS, card_block, drift_end, single_block
from voltige.games.flying_carpet.landscape.turns import TURN as THOUSAND
from voltige.games.flying_carpet.landscape.turns import expected_turns
from voltige.games.flying_carpet.reach import end_of
from voltige.games.flying_carpet.state import CarpetState, known_position
from voltige.games.flying_carpet.terms import (
    EJECTED,
    LANDING,
    NO_DIRECTION,
    NOT_FLOWN,
    OFF_BOARD,
    TURN,
)
from voltige.games.flying_carpet.zones import hand_counts, hand_size
from voltige.tables.coach.coach import Chance, Coach, Rated
from voltige.wording.text import Text

NEAR = Fraction(1, 4)  # a rival who lands as likely as this is one to beware of


class FlyingCarpetCoach(Coach):
    """Counts wind cards."""

    def __init__(self) -> None:
        """Take the bot of The Flying Carpet along."""
        super().__init__("flying-carpet")

    def chances(self, view: View, codes: list[int]) -> list[Rated]:
        """Rate every choice of a turn and of a landing; building a landscape has no odds."""
        position, seat = known_position(view), view.seat
        if position.phase == LANDING:
            return [Rated(code, [meeting(position, seat, code)]) for code in codes]
        if position.phase != TURN:
            return [Rated(code) for code in codes]
        unseen = unseen_cards(position)
        return [Rated(code, rate(position, seat, unseen, code)) for code in codes]

    def warnings(self, view: View, names: list[str]) -> list[Text]:
        """Warn of rivals who are likely to land with their next turn."""
        position = known_position(view)
        if position.phase != TURN:
            return []
        unseen, finish = unseen_cards(position), int(position.setup.board.finish)
        told = []
        for seat in rivals(position, view.seat):
            chance = reach_chance(position, unseen, seat, finish)
            if chance >= NEAR:
                params = {"name": names[seat], "percent": round(chance * 100)}
                told.append(Text("flying-carpet-coach-near", params))
        return told


@dataclass(frozen=True)
class Next:
    """The own next turn: where it begins, with which cards, and how many are drawn before it."""

    cell: int
    hand: list[int]
    drawn: int
    directions: int


def unseen_cards(position: CarpetState) -> list[int]:
    """Count the cards of each design that the seat does not see."""
    setup = position.setup
    unseen = [
        int(setup.edition.copies[card]) - int(position.cards[setup.discard_at + card])
        for card in range(int(setup.cards))
    ]
    for seat in range(int(setup.seats)):
        for card, copies in enumerate(hand_counts(position, seat)):
            unseen[card] -= copies
    return unseen


def after(position: CarpetState, seat: int, code: int) -> Next | None:
    """Give the own next turn after a choice; none when the choice arrives."""
    table, board = position.setup.table, position.setup.board
    end = end_of(position, seat, code)
    if end == board.finish:
        return None
    hand = [card for card, copies in enumerate(hand_counts(position, seat)) for _ in range(copies)]
    spent = int(table.card[code])
    if spent >= 0:
        hand.remove(spent)
    paid = int(table.direction[code]) != NO_DIRECTION
    cell = int(board.start) if end == EJECTED else end
    return Next(cell, hand, int(spent >= 0), directions_left(position, seat) - paid)


def rate(position: CarpetState, seat: int, unseen: list[int], code: int) -> list[Chance]:
    """Give the chances of one choice of a turn."""
    then = after(position, seat, code)
    if then is None:
        return []
    cards = range(len(unseen))
    finish = int(position.setup.board.finish)
    helped = then.directions > 0
    idle = idle_ends(position, then.cell, helped=helped)
    landing = {
        card for card in cards if finish in card_ends(position, then.cell, card, helped=helped)
    }
    flying = {card for card in cards if stays(card_ends(position, then.cell, card, helped=False))}
    safe = {card for card in cards if stays(card_ends(position, then.cell, card, helped=helped))}
    land = Fraction(1) if finish in idle else held_chance(then, unseen, landing)
    off = Fraction(0) if stays(idle) else 1 - held_chance(then, unseen, safe)
    chances = [reach_chance(position, unseen, one, then.cell) for one in rivals(position, seat)]
    met = max(chances, default=0)
    turns = expected_turns(position.sky, position.setup.edition.copies, position.setup.hand)
    return [
        Chance(Text("flying-carpet-chance-land"), "chance", land),
        Chance(Text("flying-carpet-chance-off"), "chance", off),
        Chance(
            Text("flying-carpet-chance-no-card"), "chance", 1 - held_chance(then, unseen, flying)
        ),
        Chance(Text("flying-carpet-chance-met"), "chance", Fraction(met)),
        Chance(
            Text("flying-carpet-mean-turns"), "turns", Fraction(int(turns[then.cell]), THOUSAND)
        ),
    ]


def meeting(position: CarpetState, seat: int, code: int) -> Chance:
    """Give what holding or forcing down costs the carpet that was met (FC-71, FC-78)."""
    cell = cell_of(position, seat)
    if code == position.setup.table.hold:
        lost = Fraction(0 if is_held(position, target_of(position)) else 1)
    else:
        turns = expected_turns(position.sky, position.setup.edition.copies, position.setup.hand)
        fall = int(position.land.fall[cell])
        lost = Fraction(int(turns[fall]) - int(turns[cell]), THOUSAND)
    return Chance(Text("flying-carpet-mean-lost"), "turns", lost)


# -- cards -----------------------------------------------------------------------------------------


def held_chance(then: Next, unseen: list[int], wanted: set[int]) -> Fraction:
    """Give the chance that the next hand holds one of the wanted cards."""
    if wanted.intersection(then.hand):
        return Fraction(1)
    if not then.drawn:
        return Fraction(0)
    return Fraction(sum(unseen[card] for card in wanted), sum(unseen))


def card_ends(position: CarpetState, cell: int, card: int, *, helped: bool) -> set[int]:
    """Give where a wind card can end from a cell, alone or helped by a direction card."""
    first = card_block(position.sky, cell, card) + ENDS
    slots = SLOTS if helped else FLIGHTS
    return {int(position.sky.ends[first + slot]) for slot in range(slots)} - {NOT_FLOWN}


def idle_ends(position: CarpetState, cell: int, *, helped: bool) -> set[int]:
    """Give where a carpet can end without a wind card."""
    ends = {int(drift_end(position.sky, cell))}
    if helped:
        first = single_block(position.sky, cell) + ENDS
        ends |= {int(position.sky.ends[first + slot]) for slot in range(SINGLE_SLOTS)}
    return ends - {NOT_FLOWN}


def stays(ends: set[int]) -> bool:
    """Tell whether one of some ends is on the board."""
    return bool(ends - {EJECTED})


# -- rivals ----------------------------------------------------------------------------------------


def rivals(position: CarpetState, own: int) -> list[int]:
    """List the others who will have a turn before the seat has its next: none that is held."""
    return [
        seat
        for seat, cell in enumerate(cells(position))
        if seat != own and cell >= OFF_BOARD and not is_held(position, seat)
    ]


def reach_chance(position: CarpetState, unseen: list[int], seat: int, goal: int) -> Fraction:
    """Give the chance that a rival can end its next turn on a cell; the start harms nobody."""
    setup = position.setup
    start = int(setup.board.start)
    cell = cell_of(position, seat)
    if cell == OFF_BOARD:
        cell = start
    if cell == goal or (goal == start and setup.start_neutral):
        return Fraction(0)
    helped = directions_left(position, seat) != 0
    if goal in idle_ends(position, cell, helped=helped):
        return Fraction(1)
    wanted = {
        card
        for card in range(len(unseen))
        if goal in card_ends(position, cell, card, helped=helped)
    }
    if setup.open_hands:
        held = {card for card, count in enumerate(hand_counts(position, seat)) if count}
        return Fraction(1 if wanted & held else 0)
    cards, good = sum(unseen), sum(unseen[card] for card in wanted)
    size = int(hand_size(position, seat))
    return 1 - Fraction(comb(cards - good, size), comb(cards, size))


COACH = FlyingCarpetCoach
