"""What one seat may see, built up from nothing (docs/rules/loops.md, "What each seat may know")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.state import CHANCE, SEVERAL, SPECTATOR
from voltige.core.view import View
from voltige.games.loops.holdings import draw_pile_size, hand_size, known_cards
from voltige.games.loops.options import LoopsSetup
from voltige.games.loops.position import altitude_of, counts_to_dict
from voltige.games.loops.terms import (
    CHOOSE_STARTER,
    DEAL,
    DIRECTION_NAMES,
    LEFT,
    NO_CARD,
    NO_SEAT,
    OVER,
    PHASE_NAMES,
    RACE,
    SETTLE_RACE,
    TAKE,
    TURN,
    attitude_name,
    box_face,
)

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


@final
class LoopsView(View):
    """What ``seat`` may know. A spectator has an empty hand and no claim."""

    def __init__(self, setup: LoopsSetup, seat: int) -> None:
        super().__init__(seat, CHANCE)
        self.setup: Final = setup
        self.phase: int = CHOOSE_STARTER  # RACE also while luck settles it (LO-43)
        self.turn_owner: int = NO_SEAT
        self.starter: int = NO_SEAT
        self.round_no = 0
        self.plays = 0
        self.direction: int = LEFT
        self.positive = True
        self.base: int = NO_CARD
        self.pile: list[int] = []  # bottom first; with pile_browse off only the top card
        self.pile_size = 0
        self.draw_pile_size = int(setup.deck_size)
        self.bottom: list[int] = []
        self.hand = vec[i64]([0] * setup.cards)
        self.hand_sizes = [0] * int(setup.seats)
        self.known = vec[i64]([0] * (setup.seats * setup.cards))
        self.returned = vec[i64]([0] * setup.cards)
        self.totals = [0] * int(setup.seats)
        self.rounds_won = [0] * int(setup.seats)
        self.taker: int = NO_SEAT
        self.to_take = 0
        self.speed_player: int = NO_SEAT
        self.claim = ""  # the viewer's answer in a race, in notation
        self.open_hands: list[dict[str, int]] = []  # all hands, when the game is over

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain data, with the names of ``to_dict``."""
        setup = self.setup
        ids = setup.edition.ids
        seats = range(int(setup.seats))
        return {
            "seat": self.seat,
            "phase": PHASE_NAMES[self.phase],
            "to_act": self.to_act,
            "turn_owner": self.turn_owner,
            "next_seat": self.next_seat(),
            "starter": self.starter,
            "round_no": self.round_no,
            "plays_this_round": self.plays,
            "direction": DIRECTION_NAMES[self.direction],
            "attitude": attitude_name(self.positive),
            "base_altitude": altitude_of(setup, self.base),
            "lowest_next": self.lowest_next(),
            "highest_next": self.highest_next(),
            "box_face": box_face(self.direction, self.positive),
            "pile": [ids[card] for card in self.pile],
            "pile_size": self.pile_size,
            "draw_pile_size": self.draw_pile_size,
            "bottom": [ids[card] for card in self.bottom],
            "hand": counts_to_dict(setup, self.hand, 0),
            "hand_sizes": self.hand_sizes[:],
            "known": [counts_to_dict(setup, self.known, seat * setup.cards) for seat in seats],
            "returned": counts_to_dict(setup, self.returned, 0),
            "totals": self.totals[:],
            "rounds_won": self.rounds_won[:],
            "taker": self.taker,
            "to_take": self.to_take,
            "speed_player": self.speed_player,
            "claim": self.claim,
            "open_hands": [dict(hand) for hand in self.open_hands],
        }

    def next_seat(self) -> int:
        """Return who plays after the seat in turn as things stand (LO-12); nobody in a race."""
        if self.phase != TURN:
            return NO_SEAT
        return int(self.setup.ring[self.turn_owner + 1 + self.direction])

    def lowest_next(self) -> int:
        """Return the lowest altitude that may follow (LO-14, LO-15)."""
        bound = self.base if self.positive and self.base != NO_CARD else 0
        return altitude_of(self.setup, bound)

    def highest_next(self) -> int:
        """Return the highest altitude that may follow (LO-14, LO-15)."""
        last = int(self.setup.altitudes) - 1
        bound = last if self.positive or self.base == NO_CARD else self.base
        return altitude_of(self.setup, bound)


def build_view(state: LoopsState, seat: i64) -> LoopsView:
    """Build what ``seat`` may know of ``state``."""
    setup = state.setup
    view = LoopsView(setup, int(seat))
    view.phase = RACE if state.phase == SETTLE_RACE else int(state.phase)
    view.to_act = shown_actor(state, seat)
    view.turn_owner = int(state.turn_owner)
    view.starter = int(state.starter)
    view.round_no = int(state.round_no)
    view.plays = int(state.plays)
    view.direction = int(state.direction)
    view.positive = state.positive
    view.base = int(state.base)
    view.pile_size = int(state.pile_size)
    bottom_shown = 0 if setup.pile_browse else max(0, view.pile_size - 1)  # LO-D27
    view.pile = [int(state.pile[i]) for i in range(bottom_shown, view.pile_size)]
    view.draw_pile_size = int(draw_pile_size(state))
    view.bottom = [int(card) for card in state.bottom]
    view.hand_sizes = [int(hand_size(state, other)) for other in range(int(setup.seats))]
    view.known = known_cards(state)
    view.returned = state.returned[:]
    view.totals = [int(total) for total in state.totals]
    view.rounds_won = [int(won) for won in state.rounds_won]
    if view.phase == DEAL or view.phase == TAKE:
        view.taker = int(state.taker)
        view.to_take = int(state.to_take)
    if view.phase == RACE:
        view.speed_player = int(state.speed_player)
    if view.phase == OVER:  # LO-53: hands were turned over for the count
        view.open_hands = [state.hand_dict(other) for other in range(int(setup.seats))]
    if seat != SPECTATOR:
        view.hand = state.held[seat * setup.width : seat * setup.width + setup.cards]
        if view.phase == RACE and state.claims[seat] >= 0:
            view.claim = setup.edition.table.actions[state.claims[seat]].notation
    return view


def shown_actor(state: LoopsState, seat: i64) -> int:
    """Return who acts, as far as this seat may know: answers in a race are secret (LO-43)."""
    if state.phase != RACE and state.phase != SETTLE_RACE:
        return int(state.to_act)
    if seat != SPECTATOR and state.phase == RACE and state.asks(seat):
        return int(seat)
    return SEVERAL
