"""What plain data leaves open when a position is read.

Hands that are not full get cards from what is left, kind by kind, unless the draw pile is named card
by card. A draw pile given as a number leaves the rest to the discard pile. So a scenario names only
what it is about.
"""

from __future__ import annotations

from typing import Any

from voltige.core.errors import PositionError
from voltige.core.position import PositionReader
from voltige.core.state import CHANCE, NOBODY
from voltige.games.flying_carpet import terms
from voltige.games.flying_carpet.edition import WIND_CARDS
from voltige.games.flying_carpet.options import SEED_DIGITS, CarpetSetup

Values = dict[str, Any]


def fill_open(setup: CarpetSetup, values: Values, reader: PositionReader) -> None:
    """Add whose turn it is, the carpets and the cards."""
    fill_turn(setup, values)
    made = setup.draws_landscape and values["phase"] > terms.DRAFT_ROW
    values.setdefault("digits", SEED_DIGITS if made else 0)
    fill_cells(setup, values)
    fill_stacks(setup, values, reader)
    fill_cards(setup, values, reader)


def fill_turn(setup: CarpetSetup, values: Values) -> None:
    """Add who began, who is in turn, and what is due."""
    phase: int = values["phase"]
    first: int = values.setdefault(
        "first", terms.NO_SEAT if phase == terms.FIRST_PLAYER else int(setup.youngest)
    )
    playing = phase >= terms.TURN
    named: int = values.get("to_act", 0)
    seat = named if "to_act" in values and named >= 0 else first
    active: int = values.setdefault("active", seat if playing else terms.NO_SEAT)
    actor = {terms.TURN: active, terms.LANDING: active, terms.OVER: NOBODY}.get(phase, CHANCE)
    drafts = terms.DRAFT <= phase <= terms.DRAFT_ROW
    values.setdefault("to_act", first if drafts else actor)
    values.setdefault("round", int(playing))
    values.setdefault("pending", terms.DRAW_ONE if phase == terms.REFILL else terms.NO_DRAW)


def fill_cells(setup: CarpetSetup, values: Values) -> None:
    """Let carpets that have a place be gone, and that of the seat in turn be on the board."""
    cells: list[int] = values["cells"]
    places: list[int] = values["places"]
    for seat, cell in enumerate(cells):
        if cell == terms.OFF_BOARD and places[seat] > 0:
            cells[seat] = terms.ARRIVED
        elif cell == terms.OFF_BOARD and values["phase"] >= terms.TURN and seat == values["active"]:
            cells[seat] = int(setup.board.start)


def fill_stacks(setup: CarpetSetup, values: Values, reader: PositionReader) -> None:
    """Add stacks that are not named: there seats lie in their order."""
    arriving = values["active"] if values["phase"] == terms.LANDING else terms.NO_SEAT
    lying: dict[int, str] = {}
    for seat, cell in enumerate(values["cells"]):
        if cell >= 0 and cell != int(setup.board.start) and seat != arriving:
            lying[seat] = setup.board.key(cell)
    named: dict[str, list[int]] = values.get("stacks", {})
    stacks = {str(key): list(seats) for key, seats in named.items()}
    for key, seats in stacks.items():
        for seat in seats:
            if lying.pop(seat, "") != key:
                raise reader.wrong(f"stacks.{key[:20]}", "[seat]")
    for seat, key in lying.items():
        stacks.setdefault(key, []).append(seat)
    values["stacks"] = stacks


def fill_cards(setup: CarpetSetup, values: Values, reader: PositionReader) -> None:
    cards = int(setup.cards)
    left = [int(count) for count in setup.edition.copies]
    hands: list[list[int]] = values.setdefault("hands", [[0] * cards for _ in values["places"]])
    discard: list[int] = values.setdefault("discard_pile", [0] * cards)
    for counts in [*hands, discard]:
        take_away(left, counts)
    named: Any = values.get("draw_pile")
    if isinstance(named, list):
        take_away(left, named)
        if any(left):
            raise reader.wrong("draw_pile", f"{WIND_CARDS}")
    else:
        refuse_missing(setup, left)
        fill_hands(setup, values, left)
        if named is not None:
            size = reader.whole("draw_pile", 0, sum(left), 0)
            keep_in_draw_pile(left, discard, size)
        values["draw_pile"] = left
    for seat, hand in enumerate(hands):
        if sum(hand) > int(setup.hand):
            raise reader.wrong(f"hands.{seat}", f"0 … {setup.hand}")


def take_away(left: list[int], counts: list[int]) -> None:
    for card, count in enumerate(counts):
        left[card] -= count


def refuse_missing(setup: CarpetSetup, left: list[int]) -> None:
    """Refuse positions that use more cards than the deck has."""
    for card, count in enumerate(left):
        if count < 0:
            copies = int(setup.edition.copies[card])
            raise PositionError("too_many_cards", card=setup.edition.ids[card], copies=copies)


def fill_hands(setup: CarpetSetup, values: Values, left: list[int]) -> None:
    """Fill hands up from what is left, one card of each kind after the other."""
    if values["phase"] <= terms.DEAL:
        return
    hands: list[list[int]] = values["hands"]
    card = 0
    for seat, hand in enumerate(hands):
        wanted = int(setup.hand)
        if seat == values["active"] and values["pending"] == terms.DRAW_ONE:
            wanted -= 1
        while sum(hand) < wanted:
            while left[card % len(left)] == 0:
                card += 1
            hand[card % len(left)] += 1
            left[card % len(left)] -= 1
            card += 1


def keep_in_draw_pile(draw_pile: list[int], discard: list[int], size: int) -> None:
    """Move cards to the discard pile, kind by kind, until so many are left to draw."""
    card = 0
    while sum(draw_pile) > size:
        if draw_pile[card] > 0:
            draw_pile[card] -= 1
            discard[card] += 1
        else:
            card += 1
