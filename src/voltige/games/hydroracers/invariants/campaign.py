"""What always holds in a campaign: tokens, cards and money are conserved, phases fit the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.core.invariants import demand
from voltige.core.state import CHANCE
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.apply.autopilot_development import autopilot_in_turn, is_foremost
from voltige.games.hydroracers.apply.development import SPY_TOKENS, can_rush
from voltige.games.hydroracers.apply.repair import prestige_leader
from voltige.games.hydroracers.development import (
    first_copies,
    has_tokens,
    pile_size,
    placed_copies,
    slots_explained,
    tokens_on_display,
    tokens_out,
    tokens_supplied,
    used_copies,
)
from voltige.games.hydroracers.legal.development import fill_campaign
from voltige.games.hydroracers.zones import all_on_tiles

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


OF_PERSONS: Final = (terms.RESERVE, terms.IN_BAG, terms.SPYING, terms.STAND)


def check_campaign(state: HydroracersState) -> None:
    """Prove that nothing is lost between races and that the phase fits."""
    for seat in range(int(state.setup.seats)):
        check_holdings(state, seat)
    check_development_cards(state)
    check_movement_cards(state)
    check_supply(state)
    check_board(state)
    if state.phase in terms.DEVELOPMENT:
        check_between_races(state)
        check_development(state)


def check_holdings(state: HydroracersState, seat: i64) -> None:
    """Demand ten movement cards, all development tokens, and slots that cards explain."""
    setup = state.setup
    person = setup.autopilot[seat] == 0
    owned = state.cards_owned(seat)
    first = setup.cards_each[seat * setup.cards : (seat + 1) * setup.cards]
    demand(min(owned) >= 0, "no count is negative")
    demand(sum(owned) == sum(first), "HR-153: ten cards before and after every exchange")
    if person:
        held = [state.held(seat, column) for column in OF_PERSONS]
        demand(min(held) >= 0, "no number of tokens is negative")
        tokens = sum(held) + tokens_out(state, seat)
        demand(tokens == setup.edition.development.tokens, "HR-130: the development tokens")
    else:
        check_autopilot(state, seat)
    first_advantage = int(setup.edition.first_advantage)
    keeps = person and setup.expert[seat] == 0
    for kind in range(first_advantage, int(setup.edition.devs)):
        demand(keeps or state.kept(seat, kind) == 0, "HR-205: kept advantages")
    extra = state.held(seat, terms.EXTRA_SLOTS)
    explained = not person or extra == slots_explained(state, seat)
    demand(extra >= 0 and explained, "HR-206: extra damage slots")
    for kind in range(int(setup.edition.movement_devs), first_advantage):
        demand(0 <= state.kept(seat, kind) <= 1, "HR-152: a technology once")


def check_autopilot(state: HydroracersState, seat: i64) -> None:
    """Demand that the cards an autopilot got are listed once each, and that it has no tokens."""
    setup = state.setup
    size = state.held(seat, terms.ADDED_SIZE)
    demand(0 <= size <= terms.MOST_ADDED, "the cards that an autopilot got")
    found = [int(state.held(seat, terms.ADDED_AT + place)) for place in range(int(size))]
    for card in range(int(setup.edition.race_cards), int(setup.cards)):
        count = state.owned(seat, card)
        demand(count == found.count(card), "HR-250: the cards that an autopilot got")
    held = any(state.held(seat, column) for column in OF_PERSONS)
    demand(not held and tokens_on_display(state, seat) == 0, "HR-231: autopilots have no tokens")


def check_development_cards(state: HydroracersState) -> None:
    """Demand every development card once, and that the one being obtained fits the phase."""
    setup = state.setup
    copies = setup.edition.deck.copies()
    for kind in range(int(setup.edition.devs)):
        in_deck = state.in_pile(setup.deck_pile, kind)
        discarded = state.in_pile(setup.discard_pile, kind)
        demand(in_deck >= 0 and discarded >= 0, "no count is negative")
        found = in_deck + discarded + used_copies(state, kind)
        demand(found == copies[kind], "every development card, once")
    for seat in range(int(setup.seats)):
        for kind in range(int(setup.edition.movement_devs)):
            demand(state.kept(seat, kind) == 0, "movement cards are in decks")
    if state.phase in terms.OBTAINING:
        demand(state.shared(terms.PENDING) != terms.NO_CARD, "HR-146: a card being obtained")
        spied = state.shared(terms.PENDING_SPACE) == terms.FROM_TRACK
        movement = spied or state.shared(terms.PENDING) < setup.edition.movement_devs
        demand(movement == (state.phase == terms.RECYCLE), "HR-153: movement cards are exchanged")


def check_movement_cards(state: HydroracersState) -> None:
    """Demand every card of the planes once, wherever espionage has taken it."""
    setup = state.setup
    for card in range(int(setup.edition.race_cards)):
        demand(state.in_pile(setup.removed_pile, card) >= 0, "no count is negative")
        found = placed_copies(state, card)
        demand(found == first_copies(setup, card), "every card of the planes, once")


def check_supply(state: HydroracersState) -> None:
    """Demand every danger token: with the planes or in the supply."""
    edition = state.setup.edition
    damage, alert = state.shared(terms.SPARE_DAMAGE), state.shared(terms.SPARE_ALERT)
    demand(damage >= 0 and alert >= 0, "the supply of danger tokens")
    damage += tokens_supplied(state, terms.ALL_DAMAGE, edition.numbers.bag_damage)
    alert += tokens_supplied(state, terms.ALL_ALERT, edition.numbers.bag_alert)
    demand(damage == edition.development.spare_damage, "HR-209: the damage tokens of the game")
    demand(alert == edition.development.spare_alert, "HR-210: the alert tokens of the game")


def check_board(state: HydroracersState) -> None:
    """Demand that track, exhibition, display and calendar are used in a development phase only."""
    setup = state.setup
    developing = state.shared(terms.STAGE) == terms.DEVELOPING
    demand(developing or state.shared(terms.STAGE) == terms.IDLE, "a stage")
    set_up = state.phase == terms.REVEAL and not developing and state.shared(terms.RACE) == 0
    between = (state.phase in terms.DEVELOPMENT) and not set_up
    demand(developing == between, "HR-123: races and development phases alternate")
    races = state.shared(terms.RACE)
    demand(0 <= races <= setup.rules.races, "HR-123: the number of races")
    before = set_up or state.phase < terms.DRAW_GRID or (developing and races == 0)
    demand((races == 0) == before, "HR-123: a race begins with its grid, a heat belongs to one")
    if developing:
        demand(races < setup.rules.races, "HR-125: no development after the last race")
        demand(races > 0 or setup.rules.opening, "HR-124: an opening development")
    elif state.phase == terms.OVER:
        demand(races == setup.rules.races, "HR-128: all races are flown")
    used = state.shared(terms.CALENDAR) + state.shared(terms.TRACK_SIZE)
    length = setup.edition.development.track
    demand(0 <= state.shared(terms.TRACK_SIZE) <= length, "HR-157: the track")
    for seat in range(int(setup.seats)):
        spies = state.held(seat, terms.SPYING)
        most = SPY_TOKENS if state.phase == terms.SPY_TAKE and state.to_act == seat else 1
        demand(0 <= spies <= most, "HR-162: tokens on the track")
        demand(0 <= state.held(seat, terms.STAND) <= 1, "HR-168: one token on a space")
        used += spies + state.held(seat, terms.STAND) + state.held(seat, terms.IN_BAG)
    for space in range(len(setup.edition.development.public)):
        holder = state.shared(terms.PUBLIC_AT + space)
        demand(terms.NO_SEAT <= holder < setup.seats, "HR-168: who exhibits")
        used += 1 if holder != terms.NO_SEAT else 0
    demand(developing or used == 0, "HR-171, HR-172: nothing is left of a phase")
    for space in range(int(setup.edition.development.display)):
        kind = state.shared(terms.DISPLAY_AT + space)
        demand(terms.NO_CARD <= kind < setup.edition.devs, "a card on display")
        tokens = has_tokens(state, space)
        demand(kind != terms.NO_CARD or not tokens, "HR-146: tokens lie on cards")
        for seat in range(int(setup.seats)):
            count = state.tokens_on(space, seat)
            cost = setup.edition.dev_cost[max(kind, 0)]
            waits = 0 <= count < cost or kind == terms.NO_CARD
            demand(waits, "HR-146: who has enough has the card")
            if setup.edition.movement_devs <= kind < setup.edition.first_advantage:
                owned = state.kept(seat, kind) > 0
                demand(not owned or count == 0, "HR-152, HR-245: no tokens on an owned technology")
        if races > 1 or (races == 1 and (setup.rules.opening)):
            stays = developing or kind == terms.NO_CARD or tokens
            demand(stays, "HR-173: cards without tokens are gone")


def check_between_races(state: HydroracersState) -> None:
    """Demand that planes are repaired and ranked."""
    seats = range(int(state.setup.seats))
    demand(not any(all_on_tiles(state, seat) for seat in seats), "HR-136: repaired")
    ranked = sum(state.of(seat, terms.RANK) > 0 for seat in seats)
    wanted = 0 if state.shared(terms.RACE) == 0 else len(seats)
    demand(ranked == wanted, "HR-133: ranks of the last heat")


def check_development(state: HydroracersState) -> None:
    """Demand that the phase fits who acts, and that there is something to do."""
    setup = state.setup
    phase = state.phase
    luck = phase in {terms.AUTO_CARD, terms.DRAW_VICTIM, terms.REVEAL, terms.DRAW_DEV}
    demand(luck == (state.to_act == CHANCE), "luck draws, people decide")
    months = setup.edition.development.time
    demand(0 <= state.shared(terms.CALENDAR) < months, "HR-144: the calendar")
    if phase in {terms.CHOOSE_CIRCUIT, terms.CHOOSE_GRID}:
        demand(state.to_act == prestige_leader(state), "HR-138: the prestige leader chooses")
        demand(state.shared(terms.RACE) > 0, "HR-124: no leader before the first race")
    elif phase in {terms.AUTO_CARD, terms.DRAW_VICTIM}:
        check_autopilot_turn(state)
    elif phase == terms.REVEAL:
        empty = any(
            state.shared(terms.DISPLAY_AT + space) == terms.NO_CARD
            for space in range(int(setup.edition.development.display))
        )
        demand(empty and pile_size(state, setup.deck_pile) > 0, "HR-141: a space to fill")
    elif phase != terms.DRAW_DEV:
        demand(0 <= state.to_act < setup.seats, "a person decides")
        demand(state.taker == state.to_act, "HR-145: the owner of the token decides")
        demand(setup.autopilot[state.to_act] == 0, "HR-231: people develop")
        demand(fill_campaign(state, setup.scratch) > 0, "something is legal")
    if phase == terms.RUSH:
        check_rush(state)
    if phase == terms.SPY_TAKE:
        demand(state.held(state.to_act, terms.SPYING) > 0, "HR-161: a token on the track")


def check_autopilot_turn(state: HydroracersState) -> None:
    """Demand that the right autopilot draws, and that a victim is open."""
    setup = state.setup
    draws = state.taker != terms.NO_SEAT and state.taker == autopilot_in_turn(state)
    demand(draws, "HR-231: in order")
    left = state.shared(terms.AUTO_LEFT)
    demand(0 <= left <= setup.edition.development.autopilot_cards, "HR-231: three cards")
    if state.phase == terms.AUTO_CARD:
        demand(left > 0 and pile_size(state, setup.deck_pile) > 0, "HR-231: a card")
        return
    demand(state.shared(terms.PENDING) != terms.NO_CARD, "HR-233: a card that is used")
    tied = sum(is_foremost(state, seat) for seat in range(int(setup.seats)))
    demand(tied > 1 and state.shared(terms.SPARE_DAMAGE) > 0, "HR-233: a tie for the sabotage")


def check_rush(state: HydroracersState) -> None:
    """Demand that a rush is offered for a card that lacks one token and can be paid for."""
    setup = state.setup
    space = state.shared(terms.PENDING_SPACE)
    if space == terms.FROM_TRACK:
        demand(state.held(state.to_act, terms.SPYING) == 1, "HR-161: one token and money")
        purse = state.of(state.to_act, terms.AIRCOINS)
        demand(purse >= setup.edition.development.rush, "HR-161: money")
        return
    demand(0 <= space < setup.edition.development.display, "HR-148: a display card")
    kind = state.shared(terms.DISPLAY_AT + space)
    demand(kind != terms.NO_CARD, "HR-148: a display card")
    count = state.tokens_on(space, state.to_act)
    demand(count + 1 == setup.edition.dev_cost[kind], "HR-148: one token is missing")
    demand(can_rush(state, state.to_act, kind), "HR-148: money")
