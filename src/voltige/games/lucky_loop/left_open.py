"""What plain data leaves open when a position is read.

A hand that names too few cards is filled up from what is left, in the order of the card list: from
a draw pile whose content or size is given first, else from the larger pile. So a scenario names
only what it is about.
"""

from __future__ import annotations

from typing import Any

from voltige.core.errors import PositionError
from voltige.core.fields.cards import UNKNOWN
from voltige.core.position import PositionReader
from voltige.core.state import CHANCE, NOBODY
from voltige.games.lucky_loop import terms
from voltige.games.lucky_loop.invariants.cards import hand_in_turn
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.rolls import NO_DICE, SIZE, SUM

Values = dict[str, Any]


def usual_phase(setup: LuckyLoopSetup, reader: PositionReader) -> int:
    """Return the phase that a position is in when it does not say; nothing is judged here."""
    flight = reader.data.get("flight")
    if isinstance(flight, dict) and flight:
        return terms.POST_ROLL if flight.get("roll") else terms.PRE_ROLL
    scores = part_of_active(reader, "scores")
    names = setup.edition.programme_names
    if not isinstance(scores, dict) or not all(scores.get(name) for name in names):
        return terms.CHOOSE_ACTION
    laid = part_of_active(reader, "free_cards")
    return terms.PLACE_HIGHLIGHT if laid else terms.CHOOSE_FINAL_ACTION


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


def fill_results(setup: LuckyLoopSetup, values: Values) -> None:
    """Add totals and records, which follow from the scores, and the tokens that are left."""
    scores: list[list[int]] = values["scores"]
    values["records"] = [
        max([row[programme] for row in scores]) if record is None else record
        for programme, record in enumerate(values["records"])
    ]
    free: list[int] = values["free_scores"]
    totals: list[int] = values.setdefault("totals", [])
    for seat in range(len(totals), int(setup.seats)):
        total = sum(scores[seat]) - values["penalties"][seat]
        if free[seat] >= 0:
            total += free[seat] - min(scores[seat])
        totals.append(total)
    supply = int(setup.bonus_tokens)
    if setup.supply_is_limited:
        supply -= sum(values["tokens"])
    values.setdefault("token_supply", max(0, supply))
    values["end_triggered"] = values["end_triggered"] or max(free) >= 0


def fill_turn(values: Values) -> None:
    """Add who is in turn, who began, and what cards are drawn for."""
    phase: int = values["phase"]
    actor: int = values.setdefault("active", 0)
    if phase in {terms.CHOOSE_STARTER, terms.DEAL, terms.DRAW, terms.ROLL}:
        actor = CHANCE
    elif phase == terms.OVER:
        actor = NOBODY
    values.setdefault("to_act", actor)
    values.setdefault("first_player", terms.NO_SEAT if phase == terms.CHOOSE_STARTER else 0)
    drawing = phase in {terms.EXCHANGE, terms.REFILL}
    values.setdefault("draw_for", phase if drawing else terms.NO_PHASE)


# -- flight ----------------------------------------------------------------------------------------


def fill_flight(setup: LuckyLoopSetup, values: Values, reader: PositionReader) -> None:
    """Add dice and figures; the cards follow from the programme."""
    flight: Values = values.setdefault("flight", {})
    if not flight:
        return
    inner = PositionReader(reader.data["flight"], "flight.")
    if "kind" not in inner.data:
        flight["kind"] = terms.FREE if values["programme"] < 0 else terms.COMPULSORY
    cards = flown_cards(setup, values, reader)
    figures: list[Values] = flight["figures"]
    if len(figures) > len(cards):
        raise inner.wrong("figures", f"[{len(cards)}]")
    inner.bounded("highlight", flight["highlight"], 0, len(cards))
    for place, card in enumerate(cards):
        if place == len(figures):
            figures.append({"card": UNKNOWN, "state": UNKNOWN, "dice": NO_DICE})
        fill_figure(setup, figures[place], card, PositionReader({}, f"flight.figures.{place}."))
    if "dice_left" not in inner.data:
        used = sum([int(SIZE[figure["dice"]]) for figure in figures])
        stock = int(setup.dice) + int(flight["seventh_used"])
        flight["dice_left"] = max(0, stock - used)


def flown_cards(setup: LuckyLoopSetup, values: Values, reader: PositionReader) -> list[int]:
    cards: list[int] = []
    if values["flight"]["kind"] == terms.COMPULSORY:
        if values["programme"] < 0:
            raise reader.wrong("programme", " | ".join(setup.edition.programme_names))
        cards = values["board"][values["programme"]]
    elif values["active"] >= 0:
        cards = sorted(values["free_cards"][values["active"]])
    if not cards or len(cards) > terms.MOST_FIGURES:
        raise reader.wrong("flight", "board | free_cards")
    return cards


def fill_figure(setup: LuckyLoopSetup, figure: Values, card: int, reader: PositionReader) -> None:
    """Add card and state of a figure; data that names them must name these."""
    reached = terms.OPEN
    if figure["dice"] != NO_DICE:
        is_exact = SUM[figure["dice"]] == setup.edition.difficulty[card]
        reached = terms.EXACT if is_exact else terms.EXCEEDED
    if figure["card"] not in (UNKNOWN, card):
        raise reader.wrong("card", setup.edition.ids[card])
    if figure["state"] not in (UNKNOWN, reached):
        raise reader.wrong("state", terms.FIGURE_STATE_NAMES[reached])
    figure["card"] = card
    figure["state"] = reached


# -- cards -----------------------------------------------------------------------------------------


def unnamed_cards(setup: LuckyLoopSetup, values: Values, reader: PositionReader) -> list[int]:
    """Return the cards that the data puts nowhere; none may be in two places."""
    edition = setup.edition
    for name, cards in zip(edition.programme_names, values["board"], strict=True):
        if len(cards) not in {0, terms.SLOTS}:
            raise reader.wrong(f"board.{name}", f"[{terms.SLOTS}]")
    placed: list[Any] = [values["picked"]]
    for key in ("board", "free_cards", "hands", "discard_piles", "draw_piles"):
        placed += [cards for cards in values[key] if isinstance(cards, list)]
    left = list(range(int(setup.cards)))
    for cards in placed:
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
    hands: list[list[int]] = [cards[:] for cards in values["hands"]]
    values["hands"] = hands
    for seat in range(int(setup.seats)):
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
    sizes = [len(cards) if kept[side] < 0 else 0 for side, cards in enumerate(left)]
    return sizes.index(max(sizes)) if any(sizes) else -1


def usual_hand(setup: LuckyLoopSetup, values: Values, seat: int) -> int:
    """Return the number of cards that a hand has in this position."""
    phase: int = values["phase"]
    full = int(setup.hand_size)
    if phase in {terms.CHOOSE_STARTER, terms.DEAL} or values["free_cards"][seat]:
        return 0
    if seat != values["active"]:
        return full
    if values["flight"] and values["flight"]["kind"] == terms.COMPULSORY:
        held = len(values["hands"][seat])
        return max(held, full - 1) if held > terms.SLOTS else full - terms.SLOTS
    picked = len(values["picked"])
    return hand_in_turn(setup, phase, values["draw_for"], picked, values["to_draw"])
