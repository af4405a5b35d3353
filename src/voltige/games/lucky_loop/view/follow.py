"""How events change a view, so that what a seat was told rebuilds what it sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from voltige.core.state import CHANCE, NOBODY
from voltige.games.lucky_loop.terms import (
    COLOURS,
    DEAL,
    DISCARD,
    DRAW,
    EXCHANGE,
    FIGURE_STATE_NAMES,
    FLIGHT_NAMES,
    LAY_FREE,
    NO_FIGURE,
    NO_FLIGHT,
    NO_PHASE,
    NO_PILE,
    NO_PROGRAMME,
    OPEN,
    OVER,
    PHASE_NAMES,
    PLACE_HIGHLIGHT,
    POST_ROLL,
    PRE_ROLL,
    REFILL,
    ROLL,
    SLOTS,
)
from voltige.games.lucky_loop.view.figure import FigureView

if TYPE_CHECKING:
    from voltige.games.lucky_loop.view.seen import LuckyLoopView


def follow_event(view: LuckyLoopView, name: str, data: dict[str, Any]) -> None:
    """Change the view as the event says."""
    if name in CARD_EVENTS:
        follow_cards(view, name, data)
    elif name in FLIGHT_EVENTS:
        follow_flight(view, name, data)
    elif name in SCORE_EVENTS:
        follow_scores(view, name, data)
    else:
        follow_turn(view, name, data)


CARD_EVENTS: Final = [
    "CardDealt",
    "CardReceived",
    "PileChosen",
    "CardDrawn",
    "PileRebuilt",
    "CardPicked",
    "CardsDiscarded",
    "ProgrammeLaid",
    "CardUpgraded",
    "FreeLaid",
    "FreeRejected",
]
FLIGHT_EVENTS: Final = [
    "HighlightPlaced",
    "FlightStarted",
    "SeventhDieAdded",
    "DiceTaken",
    "DiceRolled",
    "FigureFlown",
]
SCORE_EVENTS: Final = [
    "TokenSpent",
    "FlightEnded",
    "TokenTaken",
    "ScoreMarked",
    "RecordSet",
    "FreeFlown",
    "FreeFailed",
]


def card_number(view: LuckyLoopView, name: str) -> int:
    """Return the index of a card named by its id."""
    return view.setup.edition.index[name]


def follow_turn(view: LuckyLoopView, name: str, data: dict[str, Any]) -> None:
    """Follow what begins and ends turns, rounds and the game."""
    if name == "FirstPlayerChosen":
        view.first_player = data["seat"]
        view.phase = DEAL
    elif name == "TurnStarted":
        view.active = data["seat"]
        view.round_no = data["round"]
        enter(view, PHASE_NAMES.index(data["phase"]), data["seat"])
    elif name == "ExchangeStarted":
        pay_shown(view, data["seat"], data["cost"])
        start_draws(view, EXCHANGE, data)
    elif name == "RefillStarted":
        start_draws(view, REFILL, data)
    elif name == "ProgrammeChosen":
        view.programme = view.setup.edition.programme_names.index(data["programme"])
        view.phase = PHASE_NAMES.index(data["phase"])
    elif name == "GameEnded":
        enter(view, OVER, NOBODY)


def enter(view: LuckyLoopView, phase: int, to_act: int) -> None:
    """Enter a phase."""
    view.phase = phase
    view.to_act = to_act


def pay_shown(view: LuckyLoopView, seat: int, cost: int) -> None:
    """Take a penalty from a total."""
    view.totals[seat] -= cost
    view.penalties[seat] += cost


def start_draws(view: LuckyLoopView, phase: int, data: dict[str, Any]) -> None:
    """Begin to draw so many cards."""
    view.to_draw = data["count"]
    view.draw_for = phase
    enter(view, phase, data["seat"])


# -- cards -------------------------------------------------------------------------------------


def follow_cards(view: LuckyLoopView, name: str, data: dict[str, Any]) -> None:
    """Follow cards from place to place."""
    if name == "CardDealt":
        take_card(view, data["seat"], pile_number(view, data["pile"]))
    elif name == "CardReceived":
        view.hand = sorted([*view.hand, card_number(view, data["card"])])
    elif name == "PileChosen":
        view.draw_side = pile_number(view, data["pile"])
        enter(view, DRAW, CHANCE)
    elif name == "CardDrawn":
        follow_drawn(view, data["seat"], pile_number(view, data["pile"]))
    elif name == "PileRebuilt":
        side = pile_number(view, data["pile"])
        view.draw_sizes[side] = data["count"]
        view.discard_sizes[side] = 0
        view.discards[side] = []
        view.tops[side] = -1
    elif name == "CardPicked":
        follow_picked(view, data["seat"], card_number(view, data["card"]))
    elif name == "CardsDiscarded":
        for card in data["cards"]:
            follow_discarded(view, data["seat"], card_number(view, card))
    elif name == "ProgrammeLaid":
        programme = view.setup.edition.programme_names.index(data["programme"])
        view.board[programme] = follow_laid(view, data)
    elif name == "CardUpgraded":
        follow_upgraded(view, data)
    elif name == "FreeLaid":
        view.free_cards[data["seat"]] = follow_laid(view, data)
        view.phase = PLACE_HIGHLIGHT
    elif name == "FreeRejected":
        pay_shown(view, data["seat"], data["cost"])


def take_card(view: LuckyLoopView, seat: int, side: int) -> None:
    """Move a hidden card from a pile to a hand."""
    view.draw_sizes[side] -= 1
    view.hand_backs[seat][side] += 1
    view.to_draw -= 1


def follow_drawn(view: LuckyLoopView, seat: int, side: int) -> None:
    """Follow a draw; the next pile is asked for, or what comes after the last card."""
    take_card(view, seat, side)
    view.draw_side = NO_PILE
    purpose = view.draw_for
    if view.to_draw > 0:
        enter(view, purpose, seat)
        return
    view.draw_for = NO_PHASE
    if purpose == EXCHANGE:
        enter(view, DISCARD, seat)


def leave_hand(view: LuckyLoopView, seat: int, card: int) -> None:
    """Take a card that was shown out of a hand."""
    view.hand_backs[seat][side_of(view, card)] -= 1
    if seat == view.seat:
        view.hand.remove(card)


def follow_picked(view: LuckyLoopView, seat: int, card: int) -> None:
    """Follow a card of a set that is chosen one by one."""
    leave_hand(view, seat, card)
    view.picked = sorted([*view.picked, card])
    if view.phase != DISCARD and view.programme < 0:
        view.phase = LAY_FREE


def follow_discarded(view: LuckyLoopView, seat: int, card: int) -> None:
    """Follow a card to its discard pile, from wherever it was."""
    if card in view.picked:
        view.picked.remove(card)
    elif not any(card in cards for cards in view.board):
        leave_hand(view, seat, card)
    side = side_of(view, card)
    view.discard_sizes[side] += 1
    view.tops[side] = card
    if view.setup.discards_are_open:
        view.discards[side] = sorted([*view.discards[side], card])


def follow_laid(view: LuckyLoopView, data: dict[str, Any]) -> list[int]:
    """Take a set that was laid from the viewer's picks or from another hand (LL-D44)."""
    cards = [card_number(view, card) for card in data["cards"]]
    for card in cards:
        if card not in view.picked:
            leave_hand(view, data["seat"], card)
    view.picked = []
    return cards


def follow_upgraded(view: LuckyLoopView, data: dict[str, Any]) -> None:
    """Follow a harder card to the board; the old one was discarded before."""
    card = card_number(view, data["card"])
    leave_hand(view, data["seat"], card)
    edition = view.setup.edition
    programme = edition.programme_names.index(data["programme"])
    slot = int(edition.slot_of[programme * COLOURS + int(edition.colour[card])])
    cards = view.board[programme][:]
    if len(cards) != SLOTS:
        raise AssertionError("a programme that is upgraded has three cards")
    cards[slot] = card
    view.board[programme] = cards


# -- flights -----------------------------------------------------------------------------------


def follow_flight(view: LuckyLoopView, name: str, data: dict[str, Any]) -> None:
    """Follow dice and figures."""
    if name == "HighlightPlaced":
        view.highlight = data["figure"] - 1
    elif name == "FlightStarted":
        follow_started(view, data)
    elif name == "SeventhDieAdded":
        view.seventh_used = True
        view.dice_left = data["dice_left"]
    elif name == "DiceTaken":
        view.to_roll = data["count"]
        view.roll = data["kept"][:]
        enter(view, ROLL, CHANCE)
    elif name == "DiceRolled":
        view.to_roll = 0
        view.roll = data["roll"][:]
        enter(view, POST_ROLL, data["seat"])
    elif name == "FigureFlown":
        figure = view.figures[data["figure"] - 1]
        figure.state = FIGURE_STATE_NAMES.index(data["state"])
        figure.dice = data["dice"][:]
        view.dice_left -= len(figure.dice)
        view.roll = []
        enter(view, PRE_ROLL, data["seat"])


def follow_started(view: LuckyLoopView, data: dict[str, Any]) -> None:
    """Follow the beginning of a flight."""
    edition = view.setup.edition
    view.flight = FLIGHT_NAMES.index(data["kind"])
    if data["programme"]:
        view.programme = edition.programme_names.index(data["programme"])
    view.figures = [FigureView(card_number(view, card), OPEN, []) for card in data["cards"]]
    view.dice_left = data["dice"]
    view.seventh_used = False
    enter(view, PRE_ROLL, data["seat"])


def land(view: LuckyLoopView) -> None:
    """Take all dice off the cards (LL-120)."""
    view.flight = NO_FLIGHT
    view.programme = NO_PROGRAMME
    view.figures = []
    view.highlight = NO_FIGURE
    view.dice_left = 0
    view.seventh_used = False
    view.roll = []
    view.to_roll = 0


def follow_scores(view: LuckyLoopView, name: str, data: dict[str, Any]) -> None:
    """Follow tokens, results and totals."""
    names = view.setup.edition.programme_names
    if name in {"TokenSpent", "TokenTaken"}:
        view.tokens[data["seat"]] = data["tokens"]
        view.supply = data["supply"]
    elif name == "FlightEnded":
        land(view)
    elif name == "ScoreMarked":
        view.scores[data["seat"]][names.index(data["programme"])] = data["score"]
        view.totals[data["seat"]] = data["total"]
    elif name == "RecordSet":
        view.records[names.index(data["programme"])] = data["record"]
    elif name == "FreeFlown":
        land(view)
        view.totals[data["seat"]] = data["total"]
        view.free_scores[data["seat"]] = data["result"]
        view.end_triggered = True
    elif name == "FreeFailed":
        land(view)
        pay_shown(view, data["seat"], data["cost"])


def pile_number(view: LuckyLoopView, name: str) -> int:
    """Return the number of a pile."""
    return view.setup.edition.pile_names.index(name)


def side_of(view: LuckyLoopView, card: int) -> int:
    """Return the side that a card belongs to."""
    return int(view.setup.edition.pile[card])
