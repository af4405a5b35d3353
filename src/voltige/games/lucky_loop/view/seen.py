"""What one seat may see (docs/rules/lucky-loop.md, "What each seat may know")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from voltige.core.state import CHANCE, SPECTATOR
from voltige.core.view import View
from voltige.games.lucky_loop.holdings import (
    cards_at,
    hand_backs,
)
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.position import name_or_none, sizes_to_dict
from voltige.games.lucky_loop.rolls import FACES_OF
from voltige.games.lucky_loop.terms import (
    CHOOSE_ACTION,
    CHOOSE_FINAL_ACTION,
    CHOOSE_STARTER,
    DISCARD,
    FIGURE_STATE_NAMES,
    FLIGHT_NAMES,
    IN_DISCARD_PILE,
    IN_FREE,
    IN_HAND,
    LAY_FREE,
    LAY_PROGRAMME,
    NO_FIGURE,
    NO_FLIGHT,
    NO_FREE_SCORE,
    NO_PHASE,
    NO_PILE,
    NO_PROGRAMME,
    NO_SEAT,
    OVER,
    PHASE_NAMES,
    PICKED,
    PROGRAMMES,
    SLOTS,
    UPGRADE_CARD,
)
from voltige.games.lucky_loop.view.figure import FigureView

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


@final
class LuckyLoopView(View):
    """What ``seat`` may know. A spectator has no hand of his own."""

    def __init__(self, setup: LuckyLoopSetup, seat: int) -> None:
        super().__init__(seat, CHANCE)
        seats = int(setup.seats)
        self.setup: Final = setup
        self.phase: int = CHOOSE_STARTER
        self.active: int = NO_SEAT
        self.first_player: int = NO_SEAT
        self.round_no = 1
        self.end_triggered = False
        self.hand: list[int] = []  # the viewer's cards, in the order of the card list
        self.hand_backs = [[0, 0] for _ in range(seats)]  # LL-121
        self.draw_sizes = [0, 0]
        self.discard_sizes = [0, 0]
        self.discards: list[list[int]] = [[], []]  # sorted; the top alone where option says so
        self.tops: list[int] = [-1, -1]
        self.board: list[list[int]] = [[], [], [], []]
        self.free_cards: list[list[int]] = [[] for _ in range(seats)]
        self.picked: list[int] = []  # the viewer's half-made choice
        self.scores = [[0] * PROGRAMMES for _ in range(seats)]
        self.totals = [0] * seats
        self.tokens = [0] * seats
        self.penalties = [0] * seats
        self.free_scores: list[int] = [NO_FREE_SCORE] * seats
        self.records = [0] * PROGRAMMES
        self.supply = 0
        self.programme: int = NO_PROGRAMME
        self.draw_for: int = NO_PHASE
        self.draw_side: int = NO_PILE
        self.to_draw = 0
        self.flight: int = NO_FLIGHT
        self.figures: list[FigureView] = []
        self.highlight: int = NO_FIGURE
        self.dice_left = 0
        self.seventh_used = False
        self.roll: list[int] = []
        self.to_roll = 0

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain data, with the names of ``to_dict``."""
        edition = self.setup.edition
        programmes = edition.programme_names
        return {
            "seat": self.seat,
            "phase": PHASE_NAMES[self.phase],
            "to_act": self.to_act,
            "active": self.active,
            "first_player": self.first_player,
            "round_no": self.round_no,
            "end_triggered": self.end_triggered,
            "hand": self.names(self.hand),
            "hand_backs": [sizes_to_dict(self.setup, backs) for backs in self.hand_backs],
            "hand_sizes": [sum(backs) for backs in self.hand_backs],
            "draw_sizes": sizes_to_dict(self.setup, self.draw_sizes),
            "discard_sizes": sizes_to_dict(self.setup, self.discard_sizes),
            "discard_piles": {
                name: self.names(self.shown_discards(side))
                for side, name in enumerate(edition.pile_names)
            },
            "board": {name: self.names(self.board[n]) for n, name in enumerate(programmes)},
            "free_cards": [self.names(cards) for cards in self.free_cards],
            "picked": self.names(self.picked),
            "picked_difficulty": sum(int(edition.difficulty[card]) for card in self.picked),
            "picked_dice": sum(int(edition.fewest_dice[card]) for card in self.picked),
            "to_discard": self.to_discard(),
            "scores": [
                {name: row[n] for n, name in enumerate(programmes) if row[n] > 0}
                for row in self.scores
            ],
            "totals": self.totals[:],
            "tokens": self.tokens[:],
            "penalties": self.penalties[:],
            "free_scores": self.free_scores[:],
            "crossed_out": [
                name_or_none(programmes, self.crossed_out(seat)) for seat in range(len(self.totals))
            ],
            "final_phase": [min(row) > 0 for row in self.scores],
            "records": {name: self.records[n] for n, name in enumerate(programmes)},
            "token_supply": self.supply,
            "programme": name_or_none(programmes, self.programme),
            "draw_for": name_or_none(PHASE_NAMES, self.draw_for),
            "draw_pile": name_or_none(edition.pile_names, self.draw_side),
            "to_draw": self.to_draw,
            "flight": self.flight_json(),
            "ended_by_cap": self.phase == OVER and not self.end_triggered,
        }

    def flight_json(self) -> dict[str, Any]:
        """Return the flight as plain data; nothing while nobody flies."""
        if self.flight == NO_FLIGHT:
            return {}
        ids = self.setup.edition.ids
        return {
            "kind": FLIGHT_NAMES[self.flight],
            "figures": [
                {
                    "card": ids[figure.card],
                    "state": FIGURE_STATE_NAMES[figure.state],
                    "dice": figure.dice[:],
                    "points": self.figure_points(number),
                }
                for number, figure in enumerate(self.figures)
            ],
            "highlight": self.highlight + 1,
            "dice_left": self.dice_left,
            "seventh_used": self.seventh_used,
            "roll": self.roll[:],
            "to_roll": self.to_roll,
        }

    def figure_points(self, number: int) -> int:
        """Return the points of a figure as flown, 0 while it is open (LL-42, LL-43, LL-102)."""
        figure = self.figures[number]
        factor = int(self.setup.highlight_factor) if number == self.highlight else 1
        return figure.points(self.setup.edition) * factor

    def to_discard(self) -> int:
        """Return how many cards the seat in turn must still discard (LL-15); its own count only."""
        if self.phase != DISCARD or self.seat != self.active:
            return 0
        return int(self.setup.exchange) - len(self.picked)

    def names(self, cards: list[int]) -> list[str]:
        """Name cards by their ids."""
        return [self.setup.edition.ids[card] for card in cards]

    def shown_discards(self, side: int) -> list[int]:
        """List what is seen of a discard pile, its top last (option discard_visibility)."""
        top = self.tops[side]
        if top < 0:
            return []
        if not self.setup.discards_are_open:
            return [top]
        return [card for card in self.discards[side] if card != top] + [top]

    def crossed_out(self, seat: int) -> int:
        """Return the programme that a free result replaced (LL-123)."""
        if self.free_scores[seat] < 0:
            return NO_PROGRAMME
        return self.scores[seat].index(min(self.scores[seat]))


def build_view(state: LuckyLoopState, seat: i64) -> LuckyLoopView:
    """Build what ``seat`` may know of ``state``: all but other hands and the draw piles."""
    setup = state.setup
    view = LuckyLoopView(setup, int(seat))
    view.phase = shown_phase(state, seat)
    view.to_act = int(state.to_act)
    view.active = int(state.active)
    view.first_player = int(state.first_player)
    view.round_no = int(state.round_no)
    view.end_triggered = state.end_triggered
    if view.phase == state.phase:
        view.programme = int(state.programme)
    view.draw_for = int(state.draw_for)
    view.draw_side = int(state.draw_side)
    view.to_draw = int(state.to_draw)
    show_cards(view, state)
    show_players(view, state)
    show_flight(view, state)
    if seat != SPECTATOR:
        view.hand = cards_at(state, IN_HAND + seat)
    return view


def shown_phase(state: LuckyLoopState, seat: i64) -> int:
    """Return the phase as a seat sees it: half-made choices of others are hidden (LL-D44)."""
    if seat != state.active and state.phase in (LAY_PROGRAMME, UPGRADE_CARD):
        return CHOOSE_ACTION
    if seat != state.active and state.phase == LAY_FREE:
        return CHOOSE_FINAL_ACTION
    return int(state.phase)


def show_cards(view: LuckyLoopView, state: LuckyLoopState) -> None:
    """Show board, free programmes, own picks, discards, and the sizes and backs of the rest."""
    setup = state.setup
    view.draw_sizes = [int(size) for size in state.draw_sizes]
    view.discard_sizes = [int(size) for size in state.discard_sizes]
    view.tops = [int(top) for top in state.tops]
    if setup.discards_are_open:
        for card in cards_at(state, IN_DISCARD_PILE):
            view.discards[int(setup.edition.pile[card])].append(card)
    for programme in range(PROGRAMMES):
        slots = range(programme * SLOTS, (programme + 1) * SLOTS)
        view.board[programme] = [int(state.board[slot]) for slot in slots if state.board[slot] >= 0]
    for seat in range(int(setup.seats)):
        view.hand_backs[seat] = hand_backs(state, seat)
        view.free_cards[seat] = cards_at(state, IN_FREE + seat)
    picked = cards_at(state, PICKED)
    if view.seat == view.active:
        view.picked = picked
        return
    for card in picked:  # the others see them in the hand (LL-D44)
        view.hand_backs[view.active][int(setup.edition.pile[card])] += 1


def show_players(view: LuckyLoopView, state: LuckyLoopState) -> None:
    """Show scores, totals and tokens: they are open to all."""
    for seat in range(int(state.setup.seats)):
        row = range(seat * PROGRAMMES, (seat + 1) * PROGRAMMES)
        view.scores[seat] = [int(state.scores[cell]) for cell in row]
    view.totals = [int(total) for total in state.totals]
    view.tokens = [int(tokens) for tokens in state.tokens]
    view.penalties = [int(paid) for paid in state.penalties]
    view.free_scores = [int(score) for score in state.free_scores]
    view.records = [int(record) for record in state.records]
    view.supply = int(state.supply)


def show_flight(view: LuckyLoopView, state: LuckyLoopState) -> None:
    """Show dice and figures."""
    view.flight = int(state.flight)
    view.highlight = int(state.highlight)
    view.dice_left = int(state.dice_left)
    view.seventh_used = state.seventh_used
    view.roll = FACES_OF[state.roll][:]
    view.to_roll = int(state.to_roll)
    for figure in range(int(state.figures)):
        dice = FACES_OF[state.figure_dice[figure]][:]
        card = int(state.figure_card[figure])
        view.figures.append(FigureView(card, int(state.figure_state[figure]), dice))
