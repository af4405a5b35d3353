"""What plain data leaves open when a position is placed.

A hand that names too few cards is filled up from what is left, in the order of the card list: from
a draw pile whose content or size is given first, else from the larger pile. So a scenario names
only what it is about.
"""

from __future__ import annotations

from typing import Any

from voltige.core.errors import PositionError
from voltige.core.position import PositionReader
from voltige.core.state import CHANCE, NOBODY
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.terms import (
    CHOOSE_ACTION,
    CHOOSE_FINAL_ACTION,
    CHOOSE_STARTER,
    COMPULSORY,
    DEAL,
    DISCARD,
    DRAW,
    EXACT,
    EXCEEDED,
    EXCHANGE,
    FIGURE_STATE_NAMES,
    FLIGHT_NAMES,
    FREE,
    MOST_FIGURES,
    NO_FREE_SCORE,
    NO_PHASE,
    NO_SEAT,
    OPEN,
    OVER,
    PLACE_HIGHLIGHT,
    POST_ROLL,
    PRE_ROLL,
    PROGRAMMES,
    REFILL,
    ROLL,
    SLOTS,
)

Values = dict[str, Any]


def usual_phase(setup: LuckyLoopSetup, reader: PositionReader) -> int:
    """Return the phase that a position is in when it does not say; nothing is judged here."""
    flight = reader.data.get("flight")
    if isinstance(flight, dict) and flight:
        return POST_ROLL if flight.get("roll") else PRE_ROLL
    scores = part_of_active(reader, "scores")
    names = setup.edition.programme_names
    if not isinstance(scores, dict) or not all(scores.get(name) for name in names):
        return CHOOSE_ACTION
    return PLACE_HIGHLIGHT if part_of_active(reader, "free_cards") else CHOOSE_FINAL_ACTION


def part_of_active(reader: PositionReader, key: str) -> Any:
    """Return what the data gives to the seat in turn."""
    active = reader.data.get("active", 0)
    rows = reader.data.get(key)
    if isinstance(rows, list) and isinstance(active, int) and 0 <= active < len(rows):
        return rows[active]
    return None


def fill_open(setup: LuckyLoopSetup, values: Values, reader: PositionReader) -> None:
    """Add results, whose turn it is, the flight and the cards."""
    fill_results(setup, values)
    fill_turn(values)
    left = unnamed_cards(setup, values, reader)
    fill_flight(setup, values, reader)
    fill_hands(setup, values, left, reader)


# -- results and turn ------------------------------------------------------------------------------


def filled(setup: LuckyLoopSetup, values: Values, key: str, none: Any) -> list[Any]:
    """Add what the data says of no seat."""
    row: list[Any] = values.setdefault(key, [])
    row += [none] * (int(setup.seats) - len(row))
    return row


def fill_results(setup: LuckyLoopSetup, values: Values) -> None:
    """Add scores and tokens; totals and records follow from the scores."""
    scores = filled(setup, values, "scores", [0] * PROGRAMMES)
    records: list[Any] = values.get("records", [None] * PROGRAMMES)
    values["records"] = [
        max([row[programme] for row in scores]) if record is None else record
        for programme, record in enumerate(records)
    ]
    tokens = filled(setup, values, "tokens", 0)
    penalties = filled(setup, values, "penalties", 0)
    free = filled(setup, values, "free_scores", NO_FREE_SCORE)
    totals: list[int] = values.get("totals", [])
    for seat in range(len(totals), int(setup.seats)):
        total = sum(scores[seat]) - penalties[seat]
        if free[seat] >= 0:
            total += free[seat] - min(scores[seat])
        totals.append(total)
    values["totals"] = totals
    supply = int(setup.bonus_tokens)
    if setup.supply_is_limited:
        supply -= sum(tokens)
    values.setdefault("token_supply", max(0, supply))
    values["end_triggered"] = values.get("end_triggered", False) or max(free) >= 0


def fill_turn(values: Values) -> None:
    """Add who is in turn, who began, and what cards are drawn for."""
    phase: int = values["phase"]
    actor: int = values.setdefault("active", 0)
    if phase in {CHOOSE_STARTER, DEAL, DRAW, ROLL}:
        actor = CHANCE
    elif phase == OVER:
        actor = NOBODY
    values.setdefault("to_act", actor)
    values.setdefault("first_player", NO_SEAT if phase == CHOOSE_STARTER else 0)
    values.setdefault("draw_for", phase if phase in {EXCHANGE, REFILL} else NO_PHASE)


# -- flight ----------------------------------------------------------------------------------------


def fill_flight(setup: LuckyLoopSetup, values: Values, reader: PositionReader) -> None:
    """Add dice and figures; the cards follow from the programme."""
    flight: Values = values.setdefault("flight", {})
    if not flight:
        return
    usual = FREE if values["programme"] < 0 else COMPULSORY
    kind: str = flight.setdefault("kind", FLIGHT_NAMES[usual])
    cards = flown_cards(setup, values, kind == FLIGHT_NAMES[COMPULSORY], reader)
    inner = PositionReader(flight, "flight.")
    figures: list[Values] = flight.setdefault("figures", [])
    if len(figures) > len(cards):
        raise inner.wrong("figures", f"[{len(cards)}]")
    figures += [{"dice": []} for _ in range(len(cards) - len(figures))]
    for place, card in enumerate(cards):
        fill_figure(setup, PositionReader(figures[place], f"flight.figures.{place}."), card)
    flight["highlight"] = inner.whole("highlight", 0, len(cards), 0)
    used = sum([len(figure["dice"]) for figure in figures])
    stock = int(setup.dice) + int(flight.setdefault("seventh_used", False))
    flight.setdefault("dice_left", max(0, stock - used))
    flight.setdefault("roll", [])
    flight.setdefault("to_roll", 0)


def flown_cards(
    setup: LuckyLoopSetup, values: Values, compulsory: bool, reader: PositionReader
) -> list[int]:
    """Return the cards that are flown."""
    cards: list[int] = []
    if compulsory:
        if values["programme"] < 0:
            raise reader.wrong("programme", " | ".join(setup.edition.programme_names))
        cards = values["board"][values["programme"]]
    elif values["active"] >= 0:
        cards = sorted(values["free_cards"][values["active"]])
    if not cards or len(cards) > MOST_FIGURES:
        raise reader.wrong("flight", "board | free_cards")
    return cards


def fill_figure(setup: LuckyLoopSetup, figure: PositionReader, card: int) -> None:
    """Add card and state of a figure: both follow from its card and its dice."""
    name = setup.edition.ids[card]
    dice: list[int] = figure.data["dice"]
    reached = OPEN
    if dice:
        reached = EXACT if sum(dice) == setup.edition.difficulty[card] else EXCEEDED
    state = FIGURE_STATE_NAMES[reached]
    figure.data["card"] = figure.word("card", [name], name)
    figure.data["state"] = figure.word("state", [state], state)


# -- cards -----------------------------------------------------------------------------------------


def unnamed_cards(setup: LuckyLoopSetup, values: Values, reader: PositionReader) -> list[int]:
    """Return the cards that the data puts nowhere; none may be in two places."""
    edition = setup.edition
    board: list[list[int]] = values.setdefault("board", [[] for _ in edition.programme_names])
    for name, cards in zip(edition.programme_names, board, strict=True):
        if len(cards) not in {0, SLOTS}:
            raise reader.wrong(f"board.{name}", f"[{SLOTS}]")
    free = filled(setup, values, "free_cards", [])
    hands = filled(setup, values, "hands", [])
    picked: list[int] = values.setdefault("picked", [])
    discards: list[list[int]] = values.setdefault("discard_piles", [[] for _ in edition.pile_names])
    drawn: list[Any] = values.setdefault("draw_piles", [None for _ in edition.pile_names])
    named = [cards for cards in drawn if isinstance(cards, list)]
    left = list(range(int(setup.cards)))
    for cards in [*board, *free, *hands, picked, *discards, *named]:
        for card in cards:
            if card not in left:
                raise PositionError("too_many_cards", card=edition.ids[card], copies=1)
            left.remove(card)
    return left


def fill_hands(
    setup: LuckyLoopSetup, values: Values, unnamed: list[int], reader: PositionReader
) -> None:
    """Fill hands up from what is left; the rest is the draw piles."""
    names = setup.edition.pile_names
    given: list[Any] = values["draw_piles"]
    kept: list[int] = []  # cards that stay in a draw pile, -1 where it takes all that is left
    left: list[list[int]] = []
    for side, pile in enumerate(given):
        kept.append(pile if isinstance(pile, int) else -1 if pile is None else 0)
        left.append([card for card in unnamed if setup.edition.pile[card] == side])
    hands: list[list[int]] = values["hands"]
    for seat in range(int(setup.seats)):
        hands[seat] = hands[seat][:]
        while len(hands[seat]) < usual_hand(setup, values, seat):
            side = side_to_fill(left, kept)
            if side < 0:
                break
            hands[seat].append(left[side].pop(0))
    for side, cards in enumerate(left):
        if kept[side] >= 0 and len(cards) != kept[side]:
            raise reader.wrong(f"draw_piles.{names[side]}", str(len(cards)))
    values["draw_piles"] = [
        [*pile, *left[side]] if isinstance(pile, list) else left[side]
        for side, pile in enumerate(given)
    ]


def side_to_fill(left: list[list[int]], kept: list[int]) -> int:
    """Choose the side of the next card: one whose pile is given first, else the larger one."""
    for side, cards in enumerate(left):
        if kept[side] >= 0 and len(cards) > kept[side]:
            return side
    open_sides = [side for side, cards in enumerate(left) if kept[side] < 0 and cards]
    if not open_sides:
        return -1
    largest = max([len(left[side]) for side in open_sides])
    return next(side for side in open_sides if len(left[side]) == largest)


def usual_hand(setup: LuckyLoopSetup, values: Values, seat: int) -> int:
    """Return the number of cards that a hand has in this position."""
    phase: int = values["phase"]
    full = int(setup.hand_size)
    if phase in {CHOOSE_STARTER, DEAL} or values["free_cards"][seat]:
        return 0
    if seat != values["active"]:
        return full
    if values["flight"] and values["flight"]["kind"] == FLIGHT_NAMES[COMPULSORY]:
        held = len(values["hands"][seat])
        return max(held, full - 1) if held > SLOTS else full - SLOTS
    size = full - len(values["picked"]) - int(values["to_draw"])
    if phase == DISCARD or values["draw_for"] == EXCHANGE:
        size += int(setup.exchange)
    return size
