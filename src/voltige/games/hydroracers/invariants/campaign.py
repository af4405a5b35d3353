"""What always holds in a campaign: tokens, cards and money are conserved, phases fit the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.state import CHANCE
from voltige.games.hydroracers.apply.autopilot_development import autopilot_in_turn, is_foremost
from voltige.games.hydroracers.apply.development import SPY_TOKENS, can_rush
from voltige.games.hydroracers.apply.repair import prestige_leader
from voltige.games.hydroracers.development import (
    has_tokens,
    pile_size,
    tokens_on_display,
)
from voltige.games.hydroracers.holdings import tokens_on_tiles
from voltige.games.hydroracers.invariants.planes import demand
from voltige.games.hydroracers.legal.development import fill_campaign
from voltige.games.hydroracers.phases import DEVELOPMENT, OBTAINING
from voltige.games.hydroracers.terms import (
    ADDED_AT,
    ADDED_SIZE,
    AIRCOINS,
    ALERT_TOKEN,
    ALL_ALERT,
    ALL_DAMAGE,
    AUTO_CARD,
    AUTO_LEFT,
    CALENDAR,
    CHOOSE_CIRCUIT,
    CHOOSE_GRID,
    DAMAGE_TOKEN,
    DEVELOPING,
    DISPLAY_AT,
    DRAW_DEV,
    DRAW_GRID,
    DRAW_VICTIM,
    EXTRA_SLOTS,
    FROM_TRACK,
    IDLE,
    IN_BAG,
    MOST_ADDED,
    NO_CARD,
    NO_SEAT,
    OVER,
    PENDING,
    PENDING_SPACE,
    PLACE_DEV,
    PUBLIC_AT,
    RACE,
    RANK,
    RECYCLE,
    RESERVE,
    REVEAL,
    RUSH,
    SPARE_ALERT,
    SPARE_DAMAGE,
    SPY_TAKE,
    SPYING,
    STAGE,
    STAND,
    TRACK_AT,
    TRACK_SIZE,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def check_campaign(state: HydroracersState) -> None:
    """Prove that nothing is lost between races and that the phase fits."""
    for seat in range(int(state.setup.seats)):
        check_holdings(state, seat)
    check_development_cards(state)
    check_movement_cards(state)
    check_supply(state)
    check_board(state)
    if state.phase in DEVELOPMENT:
        check_between_races(state)
        check_development(state)


def check_holdings(state: HydroracersState, seat: i64) -> None:
    """Demand ten movement cards, all development tokens, and slots that cards explain."""
    setup = state.setup
    person = setup.autopilot[seat] == 0
    total = 0
    for card in range(int(setup.cards)):
        demand(state.owned(seat, card) >= 0, "no count is negative")
        total += int(state.owned(seat, card))
    wanted = 0
    for card in range(int(setup.cards)):
        wanted += int(setup.cards_each[seat * setup.cards + card])
    waits = state.phase == RECYCLE and state.shared(PENDING) != NO_CARD
    demand(total == wanted, "HR-153: ten cards before and after every exchange")
    demand(waits or state.phase != RECYCLE, "HR-153: a card is being taken")
    if person:
        tokens = tokens_on_display(state, seat)
        for column in (RESERVE, IN_BAG, SPYING, STAND):
            demand(state.held(seat, column) >= 0, "no number of tokens is negative")
            tokens += state.held(seat, column)
        for space in range(len(setup.edition.development.public)):
            tokens += 1 if state.shared(PUBLIC_AT + space) == seat else 0
        tokens += 1 if state.phase == PLACE_DEV and state.taker == seat else 0
        demand(tokens == setup.edition.development.tokens, "HR-130: the development tokens")
    else:
        check_autopilot(state, seat)
    slots = 0
    for number, effect in enumerate(setup.edition.advantage):
        kept = state.kept(seat, setup.edition.first_advantage + number)
        slots += int(kept) if effect <= 4 else 0
        demand(kept == 0 or (person and setup.expert[seat] == 0), "HR-205: kept advantages")
    extra = state.held(seat, EXTRA_SLOTS)
    demand(extra >= 0 and (not person or extra == slots), "HR-206: extra damage slots")
    for kind in range(int(setup.edition.movement_devs), int(setup.edition.first_advantage)):
        demand(0 <= state.kept(seat, kind) <= 1, "HR-152: a technology once")


def check_autopilot(state: HydroracersState, seat: i64) -> None:
    """Demand that the cards an autopilot got are listed once each, and that it has no tokens."""
    setup = state.setup
    size = state.held(seat, ADDED_SIZE)
    demand(0 <= size <= MOST_ADDED, "the cards that an autopilot got")
    found = [int(state.held(seat, ADDED_AT + place)) for place in range(int(size))]
    for card in range(int(setup.edition.race_cards), int(setup.cards)):
        count = state.owned(seat, card)
        demand(count == found.count(card), "HR-250: the cards that an autopilot got")
    for column in (RESERVE, IN_BAG, SPYING, STAND):
        demand(state.held(seat, column) == 0, "HR-231: autopilots have no tokens")
    for space in range(int(setup.edition.development.display)):
        demand(state.tokens_on(space, seat) == 0, "HR-231: autopilots have no tokens")


def check_development_cards(state: HydroracersState) -> None:
    """Demand every technology and advantage once: in a pile, on display, kept, or pending."""
    setup = state.setup
    copies = setup.edition.deck.copies()
    for kind in range(int(setup.edition.devs)):
        for at in (setup.deck_pile, setup.discard_pile):
            demand(state.in_pile(at, kind) >= 0, "no count is negative")
        found = state.in_pile(setup.deck_pile, kind) + state.in_pile(setup.discard_pile, kind)
        for space in range(int(setup.edition.development.display)):
            found += 1 if state.shared(DISPLAY_AT + space) == kind else 0
        for seat in range(int(setup.seats)):
            if kind < setup.edition.movement_devs:
                found += state.owned(seat, kind + setup.edition.race_cards)
                demand(state.kept(seat, kind) == 0, "movement cards are in decks")
            else:
                found += state.kept(seat, kind)
        if kind < setup.edition.movement_devs:
            found += lying_cards(state, kind + setup.edition.race_cards)
        elif state.phase in OBTAINING and state.shared(PENDING_SPACE) != FROM_TRACK:
            found += 1 if state.shared(PENDING) == kind else 0
        demand(found == copies[kind], "every development card, once")


def lying_cards(state: HydroracersState, card: i64) -> i64:
    """Count the copies of a movement card that are on the track, out of the game, or pending."""
    setup = state.setup
    found = state.in_pile(setup.removed_pile, card)
    for place in range(int(state.shared(TRACK_SIZE))):
        found += 1 if state.shared(TRACK_AT + place) == card else 0
    if state.phase == RECYCLE:
        pending = state.shared(PENDING)
        if state.shared(PENDING_SPACE) != FROM_TRACK:
            pending += setup.edition.race_cards
        found += 1 if pending == card else 0
    return found


def check_movement_cards(state: HydroracersState) -> None:
    """Demand every card of the planes once, wherever espionage has taken it."""
    setup = state.setup
    for card in range(int(setup.edition.race_cards)):
        demand(state.in_pile(setup.removed_pile, card) >= 0, "no count is negative")
        found = lying_cards(state, card)
        wanted: i64 = 0
        for seat in range(int(setup.seats)):
            found += state.owned(seat, card)
            wanted += setup.cards_each[seat * setup.cards + card]
        demand(found == wanted, "every card of the planes, once")


def check_supply(state: HydroracersState) -> None:
    """Demand every danger token: with the planes or in the supply."""
    setup = state.setup
    numbers = setup.edition.development
    damage = state.shared(SPARE_DAMAGE)
    alert = state.shared(SPARE_ALERT)
    demand(damage >= 0 and alert >= 0, "the supply of danger tokens")
    for seat in range(int(setup.seats)):
        damage += state.held(seat, ALL_DAMAGE) - setup.edition.numbers.bag_damage
        alert += state.held(seat, ALL_ALERT) - setup.edition.numbers.bag_alert
    demand(damage == numbers.spare_damage, "HR-209: the damage tokens of the game")
    demand(alert == numbers.spare_alert, "HR-210: the alert tokens of the game")


def check_board(state: HydroracersState) -> None:
    """Demand that track, exhibition, display and calendar are used in a development phase only."""
    setup = state.setup
    developing = state.shared(STAGE) == DEVELOPING
    demand(developing or state.shared(STAGE) == IDLE, "a stage")
    set_up = state.phase == REVEAL and not developing and state.shared(RACE) == 0
    between = (state.phase in DEVELOPMENT) and not set_up
    demand(developing == between, "HR-123: races and development phases alternate")
    races = state.shared(RACE)
    demand(0 <= races <= setup.rules.races, "HR-123: the number of races")
    before = set_up or state.phase < DRAW_GRID or (developing and races == 0)
    demand((races == 0) == before, "HR-123: a race begins with its grid, a heat belongs to one")
    if developing:
        demand(races < setup.rules.races, "HR-125: no development after the last race")
        demand(races > 0 or setup.rules.opening, "HR-124: an opening development")
    elif state.phase == OVER:
        demand(races == setup.rules.races, "HR-128: all races are flown")
    used = state.shared(CALENDAR) + state.shared(TRACK_SIZE)
    demand(0 <= state.shared(TRACK_SIZE) <= setup.edition.development.track, "HR-157: the track")
    for seat in range(int(setup.seats)):
        spies = state.held(seat, SPYING)
        most = SPY_TOKENS if state.phase == SPY_TAKE and state.to_act == seat else 1
        demand(0 <= spies <= most, "HR-162: tokens on the track")
        demand(0 <= state.held(seat, STAND) <= 1, "HR-168: one token on a space")
        used += spies + state.held(seat, STAND) + state.held(seat, IN_BAG)
    for space in range(len(setup.edition.development.public)):
        holder = state.shared(PUBLIC_AT + space)
        demand(NO_SEAT <= holder < setup.seats, "HR-168: who exhibits")
        used += 1 if holder != NO_SEAT else 0
    demand(developing or used == 0, "HR-171, HR-172: nothing is left of a phase")
    for space in range(int(setup.edition.development.display)):
        kind = state.shared(DISPLAY_AT + space)
        demand(NO_CARD <= kind < setup.edition.devs, "a card on display")
        tokens = has_tokens(state, space)
        demand(kind != NO_CARD or not tokens, "HR-146: tokens lie on cards")
        for seat in range(int(setup.seats)):
            count = state.tokens_on(space, seat)
            cost = setup.edition.dev_cost[max(kind, 0)]
            demand(0 <= count < cost or kind == NO_CARD, "HR-146: who has enough has the card")
            if setup.edition.movement_devs <= kind < setup.edition.first_advantage:
                owned = state.kept(seat, kind) > 0
                demand(not owned or count == 0, "HR-152, HR-245: no tokens on an owned technology")
        if races > 1 or (races == 1 and (setup.rules.opening)):
            demand(developing or kind == NO_CARD or tokens, "HR-173: cards without tokens are gone")


def check_between_races(state: HydroracersState) -> None:
    """Demand that planes are repaired and ranked."""
    setup = state.setup
    ranked = 0
    for seat in range(int(setup.seats)):
        tokens = tokens_on_tiles(state, seat, DAMAGE_TOKEN)
        demand(tokens + tokens_on_tiles(state, seat, ALERT_TOKEN) == 0, "HR-136: repaired")
        ranked += 1 if state.of(seat, RANK) > 0 else 0
    races = state.shared(RACE)
    demand(ranked == (0 if races == 0 else setup.seats), "HR-133: ranks of the last heat")


def check_development(state: HydroracersState) -> None:
    """Demand that the phase fits who acts, and that there is something to do."""
    setup = state.setup
    phase = state.phase
    luck = phase in {AUTO_CARD, DRAW_VICTIM, REVEAL, DRAW_DEV}
    demand(luck == (state.to_act == CHANCE), "luck draws, people decide")
    demand(0 <= state.shared(CALENDAR) < setup.edition.development.time, "HR-144: the calendar")
    pending = phase in OBTAINING or phase == DRAW_VICTIM
    demand(state.shared(PENDING) != NO_CARD or not pending, "HR-146: a card being obtained")
    if phase in {CHOOSE_CIRCUIT, CHOOSE_GRID}:
        demand(state.to_act == prestige_leader(state), "HR-138: the prestige leader chooses")
        demand(state.shared(RACE) > 0, "HR-124: no leader before the first race")
    elif phase in {AUTO_CARD, DRAW_VICTIM}:
        check_autopilot_turn(state)
    elif phase == REVEAL:
        empty = any(
            state.shared(DISPLAY_AT + space) == NO_CARD
            for space in range(int(setup.edition.development.display))
        )
        demand(empty and pile_size(state, setup.deck_pile) > 0, "HR-141: a space to fill")
    elif phase != DRAW_DEV:
        demand(0 <= state.to_act < setup.seats, "a person decides")
        demand(state.taker == state.to_act, "HR-145: the owner of the token decides")
        demand(setup.autopilot[state.to_act] == 0, "HR-231: people develop")
        demand(fill_campaign(state, setup.scratch) > 0, "something is legal")
    if phase == RUSH:
        check_rush(state)
    if phase == SPY_TAKE:
        demand(state.held(state.to_act, SPYING) > 0, "HR-161: a token on the track")


def check_autopilot_turn(state: HydroracersState) -> None:
    """Demand that the right autopilot draws, and that a victim is open."""
    setup = state.setup
    demand(state.taker != NO_SEAT and state.taker == autopilot_in_turn(state), "HR-231: in order")
    left = state.shared(AUTO_LEFT)
    demand(0 <= left <= setup.edition.development.autopilot_cards, "HR-231: three cards")
    if state.phase == AUTO_CARD:
        demand(left > 0 and pile_size(state, setup.deck_pile) > 0, "HR-231: a card")
        return
    tied = 0
    for seat in range(int(setup.seats)):
        tied += 1 if is_foremost(state, seat) else 0
    demand(tied > 1 and state.shared(SPARE_DAMAGE) > 0, "HR-233: a tie for the sabotage")


def check_rush(state: HydroracersState) -> None:
    """Demand that a rush is offered for a card that lacks one token and can be paid for."""
    setup = state.setup
    space = state.shared(PENDING_SPACE)
    if space == FROM_TRACK:
        demand(state.held(state.to_act, SPYING) == 1, "HR-161: one token and money")
        purse = state.of(state.to_act, AIRCOINS)
        demand(purse >= setup.edition.development.rush, "HR-161: money")
        return
    demand(0 <= space < setup.edition.development.display, "HR-148: a display card")
    kind = state.shared(DISPLAY_AT + space)
    demand(kind != NO_CARD, "HR-148: a display card")
    count = state.tokens_on(space, state.to_act)
    demand(count + 1 == setup.edition.dev_cost[kind], "HR-148: one token is missing")
    demand(can_rush(state, state.to_act, kind), "HR-148: money")
