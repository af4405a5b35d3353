"""What always holds for cards, tokens, bets, pilots and places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.holdings import (
    damage_slots,
    shown_square,
    square_count,
    tokens_on_tiles,
)
from voltige.games.hydroracers.legal.codes import is_in_race
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    ALERT_TOKEN,
    ALERTS,
    ALL_ALERT,
    ALL_DAMAGE,
    BAG_ALERT,
    BAG_DAMAGE,
    BET_PLANE,
    BET_SLOT,
    CRASHED,
    CROSS_SQUARE,
    DAMAGE,
    DAMAGE_TOKEN,
    DEAL,
    DECK_SIZE,
    DRAW_GRID,
    ELEMENTS,
    HAND_SIZE,
    LEVEL_AT,
    LEVELS,
    LOOKED_AT,
    LOOKED_SIZE,
    MOST_ROW,
    MOST_SQUARES,
    MOST_UNDER,
    NO_BET,
    NO_CARD,
    NO_PILOT,
    NO_PLANE,
    NO_TOKEN,
    OUT,
    PILOT,
    PLACE_TOKEN,
    PLAYED_SIZE,
    POSITION,
    RANK,
    TILE_AT,
    TOP,
    UNDER_AT,
    UNDER_SIZE,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def demand(holds: bool, what: str) -> None:
    """Raise AssertionError naming what does not hold."""
    if not holds:
        raise AssertionError(what)


def check_cards(state: HydroracersState, seat: i64) -> None:
    """Each card lies in hand, deck or played pile, and sizes are the sums of counts."""
    setup = state.setup
    under = state.of(seat, UNDER_SIZE)
    demand(0 <= state.of(seat, HAND_SIZE) < MOST_ROW, "the size of a hand")
    open_deck = setup.autopilot[seat] == 0 or setup.campaign
    demand(open_deck or under == 0, "nothing lies under an autopilot's deck")
    demand(0 <= under <= MOST_UNDER, "the cards under a deck")
    put_together = setup.campaign and are_put_together(state)
    sizes = [0, 0, 0]
    for card in range(int(setup.cards)):
        found: i64 = 0
        for place in range(int(under)):
            if state.of(seat, UNDER_AT + place) == card:
                found += 1
        for pile, at in enumerate([setup.hand_at, setup.deck_at, setup.played_at]):
            count = state.of(seat, at + card)
            demand(count >= 0, "no count is negative")
            sizes[pile] += int(count)
            found += count
        found += looked_at(state, seat, card)
        wanted = 0 if put_together else state.owned(seat, card)
        demand(found == wanted, "HR-33: every card, once")
    demand(sizes[0] == state.of(seat, HAND_SIZE), "the number of cards in hand")
    demand(sizes[1] == state.of(seat, DECK_SIZE), "the number of cards in the deck")
    demand(sizes[2] == state.of(seat, PLAYED_SIZE), "the number of cards played")
    top = state.of(seat, TOP)
    if sizes[2] == 0:
        demand(top == NO_CARD, "an empty played pile has no top card")
    else:
        demand(top >= 0 and state.in_played(seat, top) > 0, "HR-32: the top card")


def are_put_together(state: HydroracersState) -> bool:
    """Return whether cards lie beside the table: before the first race and between two."""
    return state.heat == 0 and state.phase != DRAW_GRID and state.phase != DEAL


def looked_at(state: HydroracersState, seat: i64, card: i64) -> i64:
    """Count the copies of a card that the plane in turn chooses from."""
    setup = state.setup
    if not setup.campaign or state.racers == 0 or seat != mover(state):
        return 0
    found: i64 = 0
    for place in range(int(state.shared(LOOKED_SIZE))):
        found += 1 if state.shared(LOOKED_AT + place) == card else 0
    return found


def check_tokens(state: HydroracersState, seat: i64) -> None:
    """Danger tokens are in the bag, on the cockpit, aside, or just drawn; none rests on a cross."""
    setup = state.setup
    expert = setup.expert[seat] == 1
    damage = state.of(seat, BAG_DAMAGE) + state.of(seat, DAMAGE)
    alerts = state.of(seat, BAG_ALERT) + state.of(seat, ALERTS)
    damage += tokens_on_tiles(state, seat, DAMAGE_TOKEN)
    alerts += tokens_on_tiles(state, seat, ALERT_TOKEN)
    if state.phase == PLACE_TOKEN and seat == mover(state):
        damage += 1 if state.token == DAMAGE_TOKEN else 0
        alerts += 1 if state.token == ALERT_TOKEN else 0
    for column in (BAG_DAMAGE, BAG_ALERT, DAMAGE, ALERTS):
        demand(state.of(seat, column) >= 0, "no number of tokens is negative")
    all_damage: i64 = setup.edition.numbers.bag_damage
    all_alert: i64 = setup.edition.numbers.bag_alert
    if setup.campaign:
        all_damage = state.held(seat, ALL_DAMAGE)
        all_alert = state.held(seat, ALL_ALERT)
    demand(damage == all_damage, "HR-12: the damage tokens")
    demand(alerts == all_alert, "HR-12: the alert tokens")
    demand(state.of(seat, DAMAGE) <= damage_slots(state, seat), "HR-53: the gauge")
    if expert:
        demand(
            state.of(seat, DAMAGE) == 0 and state.of(seat, ALERTS) == 0, "HR-106: tiles, no gauge"
        )
    for element in range(ELEMENTS):
        level = state.of(seat, LEVEL_AT + element)
        sheet = setup.edition.planes[setup.plane[seat]].levels[element]
        risen = setup.campaign and expert and sheet <= level <= LEVELS
        demand(level == sheet or risen, "HR-106: the level of a tile")
        squares = square_count(state, seat, element) if expert else 0
        for square in range(MOST_SQUARES):
            token = state.of(seat, TILE_AT + element * MOST_SQUARES + square)
            demand(NO_TOKEN <= token <= ALERT_TOKEN, "a token or none")
            demand(token == NO_TOKEN or square < squares, "tokens lie on squares")
            if token == DAMAGE_TOKEN:
                shown = shown_square(state, seat, element, square)
                demand(shown != CROSS_SQUARE, "HR-115: no damage rests on a cross")


def check_bet(state: HydroracersState, seat: i64) -> None:
    """Demand one bet per seat, one seat per paid slot, and purses that are never negative."""
    setup = state.setup
    slot = state.of(seat, BET_SLOT)
    plane = state.of(seat, BET_PLANE)
    demand(state.of(seat, AIRCOINS) >= 0, "AIRCOINS are never negative")
    if setup.autopilot[seat] == 1 and not setup.autopilots_win:
        demand(state.of(seat, AIRCOINS) == 0, "HR-230: an autopilot has no AIRCOINS")
    demand((slot == NO_BET) == (plane == NO_PLANE), "a bet has a slot and a plane")
    if slot == NO_BET:
        return
    demand(setup.betting and state.heat > 0, "HR-77: bets are placed in a heat")
    demand(is_in_race(state, plane), "HR-83: a bet on a plane of the race")
    if setup.autopilot[seat] == 1:
        demand(plane == setup.plane[seat], "HR-229: an autopilot bets on itself")
    if setup.edition.stakes[slot] > 0:
        for other in range(int(setup.seats)):
            taken = other != seat and state.of(other, BET_SLOT) == slot
            demand(not taken, "HR-80: one bet per slot")


def check_pilots(state: HydroracersState) -> None:
    """No pilot flies two planes (HR-6)."""
    seen: set[int] = set()
    for seat in range(int(state.setup.seats)):
        pilot = int(state.of(seat, PILOT))
        if pilot != NO_PILOT:
            demand(0 <= pilot < len(state.setup.edition.pilots), "a pilot of the edition")
            demand(pilot not in seen, "HR-6: no pilot twice")
            seen.add(pilot)


def check_places(state: HydroracersState) -> None:
    """No two racing planes share a cell; crashes and ranks are numbered without gaps."""
    setup = state.setup
    taken: set[int] = set()
    ranks: list[int] = []
    crashes: list[int] = []
    for seat in range(int(setup.seats)):
        ranks.append(int(state.of(seat, RANK)))
        out = state.of(seat, OUT)
        demand(out == 0 or out == 1, "out or not")
        if out == 1:
            fits = setup.out_for_race and setup.autopilot[seat] == 1 and state.heat > 1
            demand(fits and state.of(seat, CRASHED) == 0, "HR-227: only a crashed autopilot is out")
        if state.of(seat, CRASHED) > 0:
            crashes.append(int(state.of(seat, CRASHED)))
        elif out == 0 and state.heat > 0:
            demand(int(state.of(seat, POSITION)) not in taken, "HR-44: one plane on a cell")
            taken.add(int(state.of(seat, POSITION)))
    demand(sorted(crashes) == list(range(1, int(state.crashes) + 1)), "HR-57: order of crashes")
    placed = sorted(rank for rank in ranks if rank > 0)
    demand(placed == list(range(1, len(placed) + 1)), "ranks are given once")
    if state.phase == DEAL or (state.phase > DRAW_GRID and state.heat > 0):
        demand(len(placed) == setup.seats, "every plane has a rank")
