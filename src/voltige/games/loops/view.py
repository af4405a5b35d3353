"""What one seat may see, built up from nothing (docs/rules/loops.md, "What each seat may know")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.event import Event
from voltige.core.state import CHANCE, NOBODY, SEVERAL, SPECTATOR
from voltige.core.view import View
from voltige.games.loops.holdings import draw_pile_size, hand_size, known_cards
from voltige.games.loops.options import LoopsSetup
from voltige.games.loops.position import altitude_of, counts_to_dict
from voltige.games.loops.terms import (
    ALTITUDE,
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

    def follow(self, event: Event) -> None:
        """Take one event into account."""
        follow_event(self, type(event).__name__, event.data)


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


def follow_event(view: LoopsView, name: str, data: dict[str, Any]) -> None:
    """Change the view as the event says."""
    if name == "RoundStarted":
        follow_round_started(view, data)
    elif name == "CardTaken":
        follow_card_taken(view, data["seat"])
    elif name == "CardReceived":
        view.hand[card_index(view, data["card"])] += 1
    elif name == "OpenCardTaken":
        follow_open_card(view, data["seat"], card_index(view, data["card"]))
    elif name == "TurnStarted":
        leave_phase(view, TURN, data["seat"])
        view.turn_owner = data["seat"]
    elif name == "CardsPlayed":
        follow_cards_played(view, data["seat"], card_index(view, data["card"]), data["count"])
    elif name == "AttitudeChanged":
        view.positive = not view.positive
    elif name == "DirectionChanged":
        view.direction = -view.direction
    elif name == "PileReturned":
        follow_pile_returned(view, data["count"], data["cards"])
    elif name == "DrawOrdered":
        view.turn_owner = data["seat"]
        if data["count"] > 0:
            leave_phase(view, TAKE, CHANCE)
            view.taker = data["target"]
            view.to_take = data["count"]
    elif name == "PilePickedUp":
        follow_pile_picked_up(view, data["seat"], data["cards"])
    elif name == "RaceOpened":
        follow_race_opened(view, data["speed_player"])
    elif name == "ClaimMade":
        view.claim = data["claim"]
        view.to_act = SEVERAL
    elif name == "FaultPunished":
        follow_fault(view, data["seat"], data["cards"])
    elif name == "HandRevealed":
        if data["seat"] == 0:
            view.open_hands = []
        view.open_hands.append(data["cards"])
        view.totals[data["seat"]] = data["total"]
    elif name == "RoundEnded":
        if data["winner"] != NO_SEAT:
            view.rounds_won[data["winner"]] += 1
    elif name == "GameEnded":
        leave_phase(view, OVER, NOBODY)


def card_index(view: LoopsView, name: str) -> int:
    """Return the index of a card named by its id."""
    return view.setup.edition.ids.index(name)


def leave_phase(view: LoopsView, phase: int, to_act: int) -> None:
    """Enter a phase; what belonged to the last one is gone."""
    view.phase = phase
    view.to_act = to_act
    view.taker = NO_SEAT
    view.to_take = 0
    view.speed_player = NO_SEAT
    view.claim = ""


def clear_shown_pile(view: LoopsView) -> None:
    view.pile = []
    view.pile_size = 0
    view.base = NO_CARD


def follow_round_started(view: LoopsView, data: dict[str, Any]) -> None:
    setup = view.setup
    leave_phase(view, DEAL, CHANCE)
    clear_shown_pile(view)
    view.round_no = data["round"]
    view.starter = data["starter"]
    view.turn_owner = data["starter"]
    view.direction = LEFT if data["direction"] == "left" else -LEFT
    view.positive = data["attitude"] == "positive"
    view.plays = 0
    view.draw_pile_size = int(setup.deck_size)
    view.bottom = []
    view.hand = vec[i64]([0] * setup.cards)
    view.hand_sizes = [0] * int(setup.seats)
    view.known = vec[i64]([0] * (setup.seats * setup.cards))
    view.returned = vec[i64]([0] * setup.cards)
    view.open_hands = []
    view.taker = 0
    view.to_take = int(setup.cards_each)


def follow_card_taken(view: LoopsView, seat: int) -> None:
    view.hand_sizes[seat] += 1
    view.draw_pile_size -= 1
    view.returned = vec[i64]([0] * view.setup.cards)
    view.to_take -= 1
    if view.phase == DEAL and view.to_take == 0:
        view.taker += 1
        view.to_take = int(view.setup.cards_each)


def follow_open_card(view: LoopsView, seat: int, card: int) -> None:
    view.hand_sizes[seat] += 1
    view.draw_pile_size -= 1
    view.bottom = view.bottom[1:]
    view.known[seat * view.setup.cards + card] += 1
    view.to_take -= 1
    if seat == view.seat:
        view.hand[card] += 1


def follow_cards_played(view: LoopsView, seat: int, card: int, count: int) -> None:
    cell = seat * view.setup.cards + card
    view.hand_sizes[seat] -= count
    view.known[cell] = max(0, view.known[cell] - count)
    if seat == view.seat:
        view.hand[card] -= count
    if view.setup.pile_browse:
        view.pile += [card] * count
    else:
        view.pile = [card]
    view.pile_size += count
    view.plays += 1
    if view.setup.edition.kind[card] == ALTITUDE:
        view.base = card


def follow_pile_returned(view: LoopsView, count: int, cards: list[str]) -> None:
    view.draw_pile_size += count
    for name in cards:
        card = card_index(view, name)
        if view.setup.looping_to_bottom:
            view.bottom.append(card)
        else:
            view.returned[card] += 1
    clear_shown_pile(view)


def follow_pile_picked_up(view: LoopsView, seat: int, cards: list[str]) -> None:
    for name in cards:
        card = card_index(view, name)
        view.known[seat * view.setup.cards + card] += 1
        if seat == view.seat:
            view.hand[card] += 1
    view.hand_sizes[seat] += len(cards)
    view.plays += 1
    clear_shown_pile(view)


def follow_race_opened(view: LoopsView, speed_player: int) -> None:
    outside = view.seat in {SPECTATOR, speed_player}
    leave_phase(view, RACE, SEVERAL if outside else view.seat)
    view.speed_player = speed_player
    view.turn_owner = (speed_player + view.direction) % int(view.setup.seats)


def follow_fault(view: LoopsView, seat: int, cards: list[str]) -> None:
    for name in set(cards):
        cell = seat * view.setup.cards + card_index(view, name)
        view.known[cell] = max(view.known[cell], cards.count(name))
