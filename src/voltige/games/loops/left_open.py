"""What plain data leaves open when a position is read.

Cards left open are filled in a fixed way: unnamed hands get their cards from what is left, in turn
and kind by kind; a draw pile given as a number gets that many. So a scenario names only what it
is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voltige.core.errors import PositionError
from voltige.core.position import PositionReader
from voltige.core.state import CHANCE, NOBODY
from voltige.games.loops.fields.access import ANSWERS
from voltige.games.loops.options import LoopsSetup
from voltige.games.loops.terms import NO_CLAIM, OVER, RACE, SETTLE_RACE, TURN

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


def fill_open(setup: LoopsSetup, values: dict[str, Any], reader: PositionReader) -> None:
    """Add whose turn it is, and the cards."""
    phase: int = values["phase"]
    named: int = values.get("to_act", 0)
    owner: int = values.setdefault("turn_owner", max(0, named))
    actor = {TURN: owner, RACE: owner, OVER: NOBODY}.get(phase, CHANCE)
    values.setdefault("to_act", actor)
    values.setdefault("starter", max(0, owner))
    fill_cards(setup, values, reader)


def fill_cards(setup: LoopsSetup, values: dict[str, Any], reader: PositionReader) -> None:
    left = [int(copies) for copies in setup.deck]
    for card in values.get("pile", []) + values.get("bottom", []):
        left[card] -= 1
    hands = named_hands(setup, values)
    for hand in hands:
        for card, count in enumerate(hand or []):
            left[card] -= count
    named = values.get("draw_pile")  # counts by card, or only how many
    if named is None:
        wanted = hands.count(None) * int(setup.cards_each)
    elif isinstance(named, list):
        for card, count in enumerate(named):
            left[card] -= count
        wanted = sum(left)
    else:
        wanted = sum(left) - int(named)
    fill_hands(hands, left, wanted)
    if isinstance(named, int) and sum(left) != named:
        raise reader.wrong("draw_pile", str(sum(left)))
    for card, count in enumerate(left):
        if count < 0:
            name = setup.edition.ids[card]
            raise PositionError("too_many_cards", card=name, copies=int(setup.deck[card]))
    values["draw_pile"] = named if isinstance(named, list) else left
    values["hands"] = hands


def named_hands(setup: LoopsSetup, values: dict[str, Any]) -> list[list[int] | None]:
    """Return the hands; none for a seat that is not named or left empty while others are filled."""
    rows: list[list[int]] = values.get("hands", [])
    seats = int(setup.seats)
    complete = isinstance(values.get("draw_pile"), list) and len(rows) == seats
    hands: list[list[int] | None] = [row if any(row) or complete else None for row in rows]
    return hands + [None] * (seats - len(rows))


def fill_hands(hands: list[list[int] | None], left: list[int], wanted: int) -> None:
    """Give ``wanted`` cards of what is left to the unnamed hands, in turn and kind by kind."""
    open_seats = [seat for seat, hand in enumerate(hands) if hand is None]
    rows: dict[int, list[int]] = {seat: [0] * len(left) for seat in open_seats}
    for seat in open_seats:
        hands[seat] = rows[seat]
    given = 0
    while open_seats and given < wanted:
        before = given
        for card in range(len(left)):
            if left[card] > 0 and given < wanted:
                left[card] -= 1
                rows[open_seats[given % len(open_seats)]][card] += 1
                given += 1
        if given == before:
            return


def check_claims(state: LoopsState, reader: PositionReader) -> None:
    """Refuse answers in a race that their seats could not give."""
    if state.phase != RACE and state.phase != SETTLE_RACE:
        return
    phase, actor = state.phase, state.to_act
    for seat, claim in enumerate(state.claims):
        if claim != NO_CLAIM:
            state.phase, state.to_act = RACE, seat
            legal = state.setup.table.actions[claim] in state.legal_actions()
            state.phase, state.to_act = phase, actor
            if not legal:
                raise reader.wrong("race.claims", ANSWERS)
    if phase == SETTLE_RACE and len(state.chance_outcomes()) < 2:
        raise reader.wrong("race.claims", "≥ 2")
