"""Between two races: scores, repair, the prestige leader's choice, and the start of a race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import NOBODY
from voltige.games.hydroracers.development import gather, owned_count, tokens_on_display
from voltige.games.hydroracers.events import (
    CircuitChosen,
    DevelopmentStarted,
    GameEnded,
    GridChosen,
    RaceStarted,
    TokensCounted,
)
from voltige.games.hydroracers.holdings import tokens_on_tiles
from voltige.games.hydroracers.scoring import convert, places
from voltige.games.hydroracers.terms import (
    ALERT_TOKEN,
    ALERTS,
    AUTO_DONE,
    AUTO_LEFT,
    CHOOSE_CIRCUIT,
    CHOOSE_GRID,
    DAMAGE,
    DAMAGE_TOKEN,
    DECK_SIZE,
    DEVELOPING,
    GRID_NAMES,
    IDLE,
    IN_BAG,
    LAST_HEAT_GRID,
    NEXT_GRID,
    NO_SEAT,
    OVER,
    PRESTIGE,
    RACE,
    RANDOM_GRID,
    RANK,
    RESERVE,
    STAGE,
    START_AUTOPILOTS,
    START_DEAL,
    START_GRID,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def end_campaign_race(state: HydroracersState, journal: Journal | None) -> None:
    """Go on to repair, or end the campaign after its last race (HR-125, HR-127, HR-128)."""
    setup = state.setup
    rules = setup.rules
    last = state.shared(RACE) == rules.races
    if rules.converts_each_race or (last and rules.converts):
        convert(state, journal)
    if not last:
        repair(state, journal)
        return
    state.phase = OVER
    state.to_act = NOBODY
    if journal is not None:
        journal.note(GameEnded(places(state)))


def prestige_leader(state: HydroracersState) -> i64:
    """Return the person with most prestige; tie: the better ranked in the last heat (HR-133)."""
    setup = state.setup
    found: i64 = NO_SEAT
    seat: i64 = 0
    while seat < setup.seats:
        if setup.autopilot[seat] == 0 and (found == NO_SEAT or leads(state, seat, found)):
            found = seat
        seat += 1
    return found


def leads(state: HydroracersState, one: i64, other: i64) -> bool:
    """Return whether a seat has more prestige, or as much and the better rank."""
    if state.of(one, PRESTIGE) != state.of(other, PRESTIGE):
        return state.of(one, PRESTIGE) > state.of(other, PRESTIGE)
    return state.of(one, RANK) < state.of(other, RANK)


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
    seat = 0
    while seat < setup.seats:
        state.set_order(seat, NO_SEAT)
        seat += 1
    begin_development(state, tokens, journal)
    state.phase = CHOOSE_CIRCUIT
    state.to_act = leader


def count_tokens(state: HydroracersState, seat: i64, leader: i64, journal: Journal | None) -> i64:
    """Work out how many development tokens a person has left (HR-130 to HR-134)."""
    setup = state.setup
    danger: i64 = 0
    if setup.rules.alerts_cost:
        danger += state.of(seat, ALERTS) + tokens_on_tiles(state, seat, ALERT_TOKEN)
    if setup.rules.damage_costs:
        danger += state.of(seat, DAMAGE) + tokens_on_tiles(state, seat, DAMAGE_TOKEN)
    repairs: i64 = 0
    card: i64 = 0
    while card < setup.cards:
        repairs += state.in_played(seat, card) * setup.edition.repair[card]
        card += 1
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
        journal.note(TokensCounted(int(seat), costs, int(left)))
    return left


def open_campaign(state: HydroracersState, journal: Journal | None) -> None:
    """Begin with a development phase (HR-124)."""
    setup = state.setup
    opening = int(setup.edition.development.opening_tokens)
    tokens = [opening if setup.autopilot[seat] == 0 else 0 for seat in range(int(setup.seats))]
    begin_development(state, tokens, journal)
    state.phase = START_AUTOPILOTS


def begin_development(state: HydroracersState, tokens: list[int], journal: Journal | None) -> None:
    """Put the tokens into the cloth bag (HR-135)."""
    setup = state.setup
    state.set_shared(STAGE, DEVELOPING)
    state.set_shared(AUTO_DONE, 0)
    state.set_shared(AUTO_LEFT, setup.edition.development.autopilot_cards)
    for seat, count in enumerate(tokens):
        state.add_held(seat, IN_BAG, count)
        state.add_held(seat, RESERVE, -count)
    if journal is not None:
        journal.note(DevelopmentStarted(int(state.shared(RACE)), tokens))


def choose_circuit(
    state: HydroracersState, seat: i64, circuit: i64, journal: Journal | None
) -> None:
    """Say where the next race is flown (HR-138); then how its grid is made (HR-139)."""
    state.circuit = circuit
    state.phase = CHOOSE_GRID
    if journal is not None:
        journal.note(CircuitChosen(int(seat), state.setup.edition.circuit_ids[circuit]))
    if state.setup.rules.next_grid >= 0:
        choose_grid(state, seat, state.setup.rules.next_grid, journal)


def choose_grid(state: HydroracersState, seat: i64, grid: i64, journal: Journal | None) -> None:
    """Say how the next grid is made (HR-139)."""
    state.set_shared(NEXT_GRID, grid)
    state.phase = START_AUTOPILOTS
    if journal is not None:
        journal.note(GridChosen(int(seat), GRID_NAMES[grid]))


def start_race(state: HydroracersState, journal: Journal | None) -> None:
    """Shuffle the decks and make the grid of the next race (HR-139, HR-140)."""
    setup = state.setup
    state.add_shared(RACE, 1)
    state.set_shared(STAGE, IDLE)
    grid = state.shared(NEXT_GRID)
    if state.shared(RACE) == 1:
        grid = RANDOM_GRID
    ranks = [0] * int(setup.seats)
    for seat in range(int(setup.seats)):
        for card in range(int(setup.cards)):
            state.set(seat, state.setup.deck_at + card, state.owned(seat, card))
        state.set(seat, DECK_SIZE, owned_count(state, seat))
        if grid != RANDOM_GRID:
            ranks[seat] = next_rank(state, seat, grid == LAST_HEAT_GRID)
    for seat, rank in enumerate(ranks):
        state.set(seat, RANK, rank)
    state.set_shared(NEXT_GRID, RANDOM_GRID)
    state.phase = START_GRID
    if grid != RANDOM_GRID:
        state.taker = 0
        state.phase = START_DEAL
    if journal is not None:
        circuit = setup.edition.circuit_ids[state.circuit]
        journal.note(RaceStarted(int(state.shared(RACE)), circuit, ranks))


def next_rank(state: HydroracersState, seat: i64, by_last_heat: bool) -> int:
    """Return a plane's place on the grid: as in the last heat, or the least prestige first."""
    if by_last_heat:
        return int(state.of(seat, RANK))
    rank = 1
    other: i64 = 0
    while other < state.setup.seats:
        if other != seat and leads(state, seat, other):
            rank += 1
        other += 1
    return rank
