"""Between two races: scores, repair, the prestige leader's choice, and the start of a race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers import events, terms
from voltige.games.hydroracers.development import tokens_on_display
from voltige.games.hydroracers.scoring import convert, end_game
from voltige.games.hydroracers.zones import tokens_on_tiles

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def end_campaign_race(state: HydroracersState, journal: Journal | None) -> None:
    """Go on to repair, or end the campaign after its last race (HR-125, HR-127, HR-128)."""
    rules = state.setup.rules
    last = state.shared(terms.RACE) == rules.races
    if rules.converts_each_race or (last and rules.converts):
        convert(state, journal)
    if last:
        end_game(state, journal)
    else:
        repair(state, journal)


def prestige_leader(state: HydroracersState) -> i64:
    """Return the person with most prestige; tie: the better ranked in the last heat (HR-133)."""
    setup = state.setup
    found: i64 = terms.NO_SEAT
    for seat in range(setup.seats):
        if setup.autopilot[seat] == 0 and (found == terms.NO_SEAT or leads(state, seat, found)):
            found = seat
    return found


def leads(state: HydroracersState, one: i64, other: i64) -> bool:
    """Return whether a seat has more prestige, or as much and the better rank."""
    if state.of(one, terms.PRESTIGE) != state.of(other, terms.PRESTIGE):
        return state.of(one, terms.PRESTIGE) > state.of(other, terms.PRESTIGE)
    return state.of(one, terms.RANK) < state.of(other, terms.RANK)


def repair(state: HydroracersState, journal: Journal | None) -> None:
    """Count the tokens, put cards and tokens back, ask the leader (HR-129 to HR-138)."""
    setup = state.setup
    leader = prestige_leader(state)
    tokens: list[int] = []
    for seat in range(int(setup.seats)):
        person = setup.autopilot[seat] == 0
        tokens.append(int(count_tokens(state, seat, leader, journal)) if person else 0)
    for seat in range(int(setup.seats)):
        gather(state, seat)
    state.heat = 0
    state.round_no = 0
    state.turn = 0
    state.racers = 0
    state.crashes = 0
    for seat in range(setup.seats):
        state.set_order(seat, terms.NO_SEAT)
    begin_development(state, tokens, journal)
    state.ask(terms.CHOOSE_CIRCUIT, leader)


def count_tokens(state: HydroracersState, seat: i64, leader: i64, journal: Journal | None) -> i64:
    """Work out how many development tokens a person has left (HR-130 to HR-134)."""
    setup = state.setup
    danger: i64 = 0
    if setup.rules.alerts_cost:
        danger += state.of(seat, terms.ALERTS) + tokens_on_tiles(state, seat, terms.ALERT_TOKEN)
    if setup.rules.damage_costs:
        danger += state.of(seat, terms.DAMAGE) + tokens_on_tiles(state, seat, terms.DAMAGE_TOKEN)
    repairs: i64 = 0
    for card in range(setup.cards):
        repairs += state.in_played(seat, card) * setup.edition.repair[card]
    lead: i64 = 0
    if seat == leader:
        lead = setup.edition.development.leader_cost
    left = setup.edition.development.tokens - danger - repairs - lead
    most = setup.edition.development.tokens - tokens_on_display(state, seat)
    if left > most:
        left = most
    if left < 0:
        left = 0
    if journal is not None:
        costs = (int(danger), int(repairs), int(lead))
        journal.note(events.tokens_counted(seat, costs, left))
    return left


def gather(state: HydroracersState, seat: i64) -> None:
    """Put a plane's cards together and its danger tokens back into the bag (HR-136, HR-137)."""
    setup = state.setup
    clear(state, seat, setup.deck_at, setup.own_at - setup.deck_at)
    clear(state, seat, terms.UNDER_AT, terms.MOST_UNDER)
    clear(state, seat, terms.HAND_AT, terms.MOST_HAND)
    clear(state, seat, terms.TILE_AT, terms.ELEMENTS * terms.MOST_SQUARES)
    for column in (terms.HAND_SIZE, terms.DECK_SIZE, terms.PLAYED_SIZE, terms.UNDER_SIZE):
        state.set(seat, column, 0)
    for column in (terms.DAMAGE, terms.ALERTS, terms.CRASHED):
        state.set(seat, column, 0)
    for column in (terms.OUT, terms.SLIP, terms.POSITION):
        state.set(seat, column, 0)
    state.set(seat, terms.TOP, terms.NO_CARD)
    state.set(seat, terms.BET_SLOT, terms.NO_BET)
    state.set(seat, terms.BET_PLANE, terms.NO_PLANE)
    state.set(seat, terms.BAG_DAMAGE, state.held(seat, terms.ALL_DAMAGE))
    state.set(seat, terms.BAG_ALERT, state.held(seat, terms.ALL_ALERT))


def clear(state: HydroracersState, seat: i64, first: i64, count: i64) -> None:
    """Empty some columns of a seat; no card and no token is 0."""
    for column in range(first, first + count):
        state.set(seat, column, 0)


def open_campaign(state: HydroracersState, journal: Journal | None) -> None:
    """Begin with a development phase (HR-124)."""
    setup = state.setup
    opening = int(setup.edition.development.opening_tokens)
    tokens = [opening if setup.autopilot[seat] == 0 else 0 for seat in range(int(setup.seats))]
    begin_development(state, tokens, journal)
    state.phase = terms.START_AUTOPILOTS


def begin_development(state: HydroracersState, tokens: list[int], journal: Journal | None) -> None:
    """Put the tokens into the cloth bag (HR-135)."""
    state.set_shared(terms.STAGE, terms.DEVELOPING)
    state.set_shared(terms.AUTO_DONE, 0)
    state.set_shared(terms.AUTO_LEFT, state.setup.edition.development.autopilot_cards)
    for seat, count in enumerate(tokens):
        state.add_held(seat, terms.IN_BAG, count)
        state.add_held(seat, terms.RESERVE, -count)
    if journal is not None:
        journal.note(events.development_started(state.shared(terms.RACE), tokens))


def choose_circuit(
    state: HydroracersState, seat: i64, circuit: i64, journal: Journal | None
) -> None:
    """Say where the next race is flown (HR-138); then how its grid is made (HR-139)."""
    state.circuit = circuit
    state.phase = terms.CHOOSE_GRID
    if journal is not None:
        journal.note(events.circuit_chosen(seat, state.setup.edition.circuit_ids[circuit]))
    if state.setup.rules.next_grid >= 0:
        choose_grid(state, seat, state.setup.rules.next_grid, journal)


def choose_grid(state: HydroracersState, seat: i64, grid: i64, journal: Journal | None) -> None:
    """Say how the next grid is made (HR-139)."""
    state.set_shared(terms.NEXT_GRID, grid)
    state.phase = terms.START_AUTOPILOTS
    if journal is not None:
        journal.note(events.grid_chosen(seat, terms.GRID_NAMES[grid]))


def start_race(state: HydroracersState, journal: Journal | None) -> None:
    """Shuffle the decks and make the grid of the next race (HR-139, HR-140)."""
    setup = state.setup
    state.add_shared(terms.RACE, 1)
    state.set_shared(terms.STAGE, terms.IDLE)
    grid = state.shared(terms.NEXT_GRID)
    if state.shared(terms.RACE) == 1:
        grid = terms.RANDOM_GRID
    ranks = [0] * int(setup.seats)
    for seat in range(int(setup.seats)):
        for card in range(setup.cards):
            state.set(seat, setup.deck_at + card, state.owned(seat, card))
            state.add(seat, terms.DECK_SIZE, state.owned(seat, card))
        if grid != terms.RANDOM_GRID:
            ranks[seat] = next_rank(state, seat, grid == terms.LAST_HEAT_GRID)
    for seat, rank in enumerate(ranks):
        state.set(seat, terms.RANK, rank)
    state.set_shared(terms.NEXT_GRID, terms.RANDOM_GRID)
    state.phase = terms.START_GRID
    if grid != terms.RANDOM_GRID:
        state.taker = 0
        state.phase = terms.START_DEAL
    if journal is not None:
        circuit = setup.edition.circuit_ids[state.circuit]
        journal.note(events.race_started(state.shared(terms.RACE), circuit, ranks))


def next_rank(state: HydroracersState, seat: i64, by_last_heat: bool) -> int:
    """Return a plane's place on the grid: as in the last heat, or the least prestige first."""
    if by_last_heat:
        return int(state.of(seat, terms.RANK))
    rank = 1
    for other in range(state.setup.seats):
        if other != seat and leads(state, seat, other):
            rank += 1
    return rank
