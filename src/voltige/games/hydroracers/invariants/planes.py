"""What always holds for cards, tokens, bets, pilots, places, and a flight in a campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.core.invariants import demand
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.apply.campaign_flight import opponent_at
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.apply.looking import cards_to_see
from voltige.games.hydroracers.legal.codes import is_in_race
from voltige.games.hydroracers.legal.flight import is_pass
from voltige.games.hydroracers.zones import (
    all_on_tiles,
    damage_slots,
    hand_limit,
    owns,
    shown_square,
    square_count,
    tokens_of_bag,
    tokens_on_tiles,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


MOST_BASE: Final = 99
SIZES: Final = (terms.HAND_SIZE, terms.DECK_SIZE, terms.PLAYED_SIZE)


def check_cards(state: HydroracersState, seat: i64) -> None:
    """Each card lies in hand, deck or played pile, and sizes are the sums of counts."""
    setup = state.setup
    under = state.of(seat, terms.UNDER_SIZE)
    demand(0 <= state.of(seat, terms.HAND_SIZE) < terms.MOST_HAND, "the size of a hand")
    open_deck = setup.autopilot[seat] == 0 or setup.campaign
    demand(open_deck or under == 0, "nothing lies under an autopilot's deck")
    demand(0 <= under <= terms.MOST_UNDER, "the cards under a deck")
    dealt = state.heat > 0 or state.phase == terms.DRAW_GRID or state.phase == terms.DEAL
    put_together = setup.campaign and not dealt  # before the first race and between two
    hidden = [*state.cards_under(seat), *looked_at(state, seat)]
    sizes = [0, 0, 0]
    for card in range(int(setup.cards)):
        piles = [state.in_hand(seat, card), state.in_deck(seat, card), state.in_played(seat, card)]
        demand(min(piles) >= 0, "no count is negative")
        wanted = 0 if put_together else state.owned(seat, card)
        demand(sum(piles) + hidden.count(card) == wanted, "HR-33: every card, once")
        sizes = [size + count for size, count in zip(sizes, piles, strict=True)]
    told = [state.of(seat, column) for column in SIZES]
    demand(sizes == told, "the numbers of cards in hand, in the deck, and played")
    top = state.of(seat, terms.TOP)
    if sizes[2] == 0:
        demand(top == terms.NO_CARD, "an empty played pile has no top card")
    else:
        demand(top >= 0 and state.in_played(seat, top) > 0, "HR-32: the top card")


def looked_at(state: HydroracersState, seat: i64) -> list[i64]:
    """List the cards that the plane in turn chooses from."""
    if not state.setup.campaign or state.racers == 0 or seat != mover(state):
        return []
    return list(state.cards_looked_at())


def check_tokens(state: HydroracersState, seat: i64) -> None:
    """Danger tokens are in the bag, on the cockpit, aside, or just drawn; none rests on a cross."""
    setup = state.setup
    expert = setup.expert[seat] == 1
    damage = state.of(seat, terms.BAG_DAMAGE) + state.of(seat, terms.DAMAGE)
    alerts = state.of(seat, terms.BAG_ALERT) + state.of(seat, terms.ALERTS)
    damage += tokens_on_tiles(state, seat, terms.DAMAGE_TOKEN)
    alerts += tokens_on_tiles(state, seat, terms.ALERT_TOKEN)
    if state.phase == terms.PLACE_TOKEN and seat == mover(state):
        damage += 1 if state.token == terms.DAMAGE_TOKEN else 0
        alerts += 1 if state.token == terms.ALERT_TOKEN else 0
    for column in (terms.BAG_DAMAGE, terms.BAG_ALERT, terms.DAMAGE, terms.ALERTS):
        demand(state.of(seat, column) >= 0, "no number of tokens is negative")
    all_damage, all_alert = tokens_of_bag(state, seat)
    demand(damage == all_damage, "HR-12: the damage tokens")
    demand(alerts == all_alert, "HR-12: the alert tokens")
    demand(state.of(seat, terms.DAMAGE) <= damage_slots(state, seat), "HR-53: the gauge")
    gauge = state.of(seat, terms.DAMAGE) + state.of(seat, terms.ALERTS)
    demand(not expert or gauge == 0, "HR-106: tiles, no gauge")
    for element in range(terms.ELEMENTS):
        level = state.of(seat, terms.LEVEL_AT + element)
        sheet = setup.edition.planes[setup.plane[seat]].levels[element]
        risen = setup.campaign and expert and sheet <= level <= terms.LEVELS
        demand(level == sheet or risen, "HR-106: the level of a tile")
        squares = square_count(state, seat, element) if expert else 0
        for square in range(terms.MOST_SQUARES):
            token = state.of(seat, terms.TILE_AT + element * terms.MOST_SQUARES + square)
            demand(terms.NO_TOKEN <= token <= terms.ALERT_TOKEN, "a token or none")
            demand(token == terms.NO_TOKEN or square < squares, "tokens lie on squares")
            if token == terms.DAMAGE_TOKEN:
                shown = shown_square(state, seat, element, square)
                demand(shown != terms.CROSS_SQUARE, "HR-115: no damage rests on a cross")


def check_bet(state: HydroracersState, seat: i64) -> None:
    """Demand one bet per seat, one seat per paid slot, and purses that are never negative."""
    setup = state.setup
    slot = state.of(seat, terms.BET_SLOT)
    plane = state.of(seat, terms.BET_PLANE)
    demand(state.of(seat, terms.AIRCOINS) >= 0, "AIRCOINS are never negative")
    if setup.autopilot[seat] == 1 and not setup.autopilots_win:
        demand(state.of(seat, terms.AIRCOINS) == 0, "HR-230: an autopilot has no AIRCOINS")
    demand((slot == terms.NO_BET) == (plane == terms.NO_PLANE), "a bet has a slot and a plane")
    if slot == terms.NO_BET:
        return
    demand(setup.betting and state.heat > 0, "HR-77: bets are placed in a heat")
    demand(is_in_race(state, plane), "HR-83: a bet on a plane of the race")
    if setup.autopilot[seat] == 1:
        demand(plane == setup.plane[seat], "HR-229: an autopilot bets on itself")
    if setup.edition.stakes[slot] > 0:
        for other in range(int(setup.seats)):
            taken = other != seat and state.of(other, terms.BET_SLOT) == slot
            demand(not taken, "HR-80: one bet per slot")


def check_pilots(state: HydroracersState) -> None:
    """No pilot flies two planes (HR-6)."""
    seats = range(int(state.setup.seats))
    crew = [state.of(seat, terms.PILOT) for seat in seats]
    flying = [pilot for pilot in crew if pilot != terms.NO_PILOT]
    known = all(0 <= pilot < len(state.setup.edition.pilots) for pilot in flying)
    demand(known, "a pilot of the edition")
    demand(len(set(flying)) == len(flying), "HR-6: no pilot twice")


def check_places(state: HydroracersState) -> None:
    """No two racing planes share a cell; crashes and ranks are numbered without gaps."""
    setup = state.setup
    taken: set[int] = set()
    ranks: list[int] = []
    crashes: list[int] = []
    for seat in range(int(setup.seats)):
        ranks.append(int(state.of(seat, terms.RANK)))
        out = state.of(seat, terms.OUT)
        demand(out == 0 or out == 1, "out or not")
        if out == 1:
            fits = setup.out_for_race and setup.autopilot[seat] == 1 and state.heat > 1
            fits = fits and state.of(seat, terms.CRASHED) == 0
            demand(fits, "HR-227: only a crashed autopilot is out")
        if state.of(seat, terms.CRASHED) > 0:
            crashes.append(int(state.of(seat, terms.CRASHED)))
        elif out == 0 and state.heat > 0:
            demand(int(state.of(seat, terms.POSITION)) not in taken, "HR-44: one plane on a cell")
            taken.add(int(state.of(seat, terms.POSITION)))
    demand(sorted(crashes) == list(range(1, int(state.crashes) + 1)), "HR-57: order of crashes")
    placed = sorted(rank for rank in ranks if rank > 0)
    demand(placed == list(range(1, len(placed) + 1)), "ranks are given once")
    if state.phase == terms.DEAL or (state.phase > terms.DRAW_GRID and state.heat > 0):
        demand(len(placed) == setup.seats, "every plane has a rank")


# -- a flight in a campaign ---------------------------------------------------------------------------


def check_flight(state: HydroracersState) -> None:
    """Demand that what a card or a technology asks for fits the plane in turn."""
    setup = state.setup
    phase = state.phase
    seat = mover(state)
    card = state.shared(terms.FLOWN)
    if phase in terms.EFFECTS:
        demand(1 <= state.shared(terms.BASE) <= MOST_BASE, "HR-180: a value")
        demand(0 <= state.shared(terms.BRAKE) <= 1, "HR-198: braked or not")
        on_top = card == terms.NO_CARD or state.of(seat, terms.TOP) == card
        demand(on_top, "HR-32: the card flown with is on top")
        demand(is_pass(setup, card) or has_value(state), "HR-180: a value of the card")
        demand(state.of(seat, terms.CRASHED) == 0, "HR-177: before the movement")
    demand(0 <= state.shared(terms.COURSE) <= terms.MOST_LOOK, "HR-184: cards to look at")
    if phase == terms.CHOOSE_GAIN:
        face = setup.edition.deck.movement[max(0, int(card - setup.edition.race_cards))]
        demand(card >= setup.edition.race_cards and face.points * face.aircoins > 0, "HR-186")
    elif phase == terms.CHOOSE_TOKENS:
        tokens = all_on_tiles(state, seat)
        fits = tokens >= state.shared(terms.REMOVALS) > 0
        demand(setup.expert[seat] == 1 and fits, "HR-178: tokens to take off")
    elif phase == terms.SUPERCHARGE:
        demand(owns(state, seat, terms.SUPERCHARGER), "HR-200: the technology")
    elif phase == terms.HOP or phase == terms.MIRROR:
        check_reaction(state)
    check_looked(state)


def has_value(state: HydroracersState) -> bool:
    """Return whether the card flown with shows the value it is flown at."""
    setup = state.setup
    card = state.shared(terms.FLOWN)
    base = int(state.shared(terms.BASE))
    if card < setup.edition.race_cards:
        return base == setup.edition.value[card]
    return base in setup.edition.developed(card).values


def check_reaction(state: HydroracersState) -> None:
    """Demand an opponent on the next cell, and the technology of who is asked (HR-195, HR-196)."""
    seat = mover(state)
    demand(state.of(seat, terms.CRASHED) == 0, "HR-195: not after a crash")
    other = opponent_at(state, seat, state.of(seat, terms.POSITION) + 1)
    demand(other != terms.NO_SEAT, "HR-195: an opponent is right ahead")
    if state.phase == terms.HOP:
        demand(owns(state, seat, terms.OVERTAKING), "HR-195: the technology")
        return
    demand(state.to_act == other and state.setup.autopilot[other] == 0, "HR-196: who is asked")
    demand(owns(state, other, terms.REAR_VIEW), "HR-196: the technology")


def check_looked(state: HydroracersState) -> None:
    """Demand that cards are looked at only to choose one (HR-184, HR-201)."""
    seat = mover(state)
    looked = state.shared(terms.LOOKED_SIZE)
    phase = state.phase
    if phase == terms.KEEP or phase == terms.LOOK:
        missing = state.of(seat, terms.HAND_SIZE) < hand_limit(state, seat)
        demand(missing, "HR-34: a card is missing")
    wanted = cards_to_see(state, seat)
    if phase == terms.KEEP:
        demand(1 < looked == wanted, "HR-201: cards to choose from")
    elif phase == terms.LOOK:
        demand(wanted > max(looked, 1) and state.of(seat, terms.DECK_SIZE) > 0, "HR-201: a card")
    elif phase == terms.AUTO_DRAW:
        demand(0 <= looked < max(1, wanted), "HR-251: the higher of two")
