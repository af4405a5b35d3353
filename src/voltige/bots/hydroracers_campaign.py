"""What the heuristic bot of Hydroracers decides in a campaign beside the movement itself."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.hydroracers_workshop import (
    development_score,
    level_score,
    movement_worth,
    victim_score,
)
from voltige.core.rng import Rng
from voltige.games.hydroracers.apply.campaign_flight import flight_under_way
from voltige.games.hydroracers.holdings import tokens_on_tiles
from voltige.games.hydroracers.legal.flight import campaign_dangers, course_of
from voltige.games.hydroracers.legal.movement import is_racing
from voltige.games.hydroracers.terms import (
    ALERT_TOKEN,
    CHOOSE_CIRCUIT,
    CHOOSE_GRID,
    CHOOSE_LEVEL,
    CHOOSE_VICTIM,
    DAMAGE,
    DAMAGE_TOKEN,
    KEEP,
    LAST_HEAT_GRID,
    MIRROR,
    POSITION,
    RACE,
    RANK,
    SUPERCHARGE,
)
from voltige.games.hydroracers.view.built import HydroracersView

PER_POINT: Final = 18  # of a card's points, in tenths of a cell
PER_TOKEN: Final = 9  # of a danger token taken off
PER_REPAIR: Final = 3  # of a repair time, while races are to come
BEST_GRID: Final = 2  # the place in file that pulls and does not lead


def choose_campaign(view: HydroracersView, legal: vec[i64], rng: Rng) -> i64:
    """Choose in a phase that only a campaign has; movements and tiles are judged elsewhere."""
    phase = view.phase
    if phase == CHOOSE_CIRCUIT:
        return legal[rng.below(len(legal))]
    if phase == CHOOSE_GRID:
        if view.cells[view.seat * view.setup.width + RANK] == BEST_GRID:
            return legal[LAST_HEAT_GRID]
        return legal[0]
    if phase == SUPERCHARGE:
        return legal[0] if more_is_safe(view) else legal[1]
    if phase == MIRROR:
        return legal[0] if is_foremost_before_line(view) else legal[1]
    best = legal[0]
    best_score = campaign_score(view, best)
    for code in legal:
        score = campaign_score(view, code)
        if score > best_score:
            best_score = score
            best = code
    return best


def campaign_score(view: HydroracersView, code: i64) -> i64:
    """Judge one choice; where nothing speaks for either, the first is taken."""
    if view.phase == KEEP:
        return movement_worth(view, view.setup.table.card[code])
    if view.phase == CHOOSE_LEVEL:
        return level_score(view, code)
    if view.phase == CHOOSE_VICTIM:
        return victim_score(view, code)
    return development_score(view, code)


def more_is_safe(view: HydroracersView) -> bool:
    """Return whether the Supercharger adds no danger."""
    setup = view.setup
    seat: i64 = view.seat
    leads = view.turn == 0
    circuit = setup.edition.circuits[view.circuit]
    flight = flight_under_way(setup, view.cells)
    plain = course_of(setup, view.cells, seat, leads, flight, 0)
    more = course_of(setup, view.cells, seat, leads, flight, 1)
    dangers = campaign_dangers(setup, view.cells, circuit, seat, flight, plain)
    return campaign_dangers(setup, view.cells, circuit, seat, flight, more) <= dangers


def is_foremost_before_line(view: HydroracersView) -> bool:
    """Return whether this plane leads and nobody has finished: only then is drag worth avoiding."""
    setup = view.setup
    position = view.cells[view.seat * setup.width + POSITION]
    if position > setup.edition.circuits[view.circuit].cells:
        return False
    other: i64 = 0
    while other < setup.seats:
        if view.cells[other * setup.width + POSITION] > position:
            if is_racing(setup, view.cells, other):
                return False
        other += 1
    return True


def card_bonus(view: HydroracersView, card: i64) -> i64:
    """Return what the effects of a card are worth when it is played now, less its repair."""
    setup = view.setup
    bonus: i64 = 0
    if view.cells[setup.dev_at + RACE] < setup.rules.races:
        bonus -= PER_REPAIR * setup.edition.repair[card]
    if card < setup.edition.race_cards:
        return bonus
    face = setup.edition.deck.movement[card - setup.edition.race_cards]
    row = view.seat * setup.width
    tokens = view.cells[row + DAMAGE]
    tokens += tokens_on_tiles(view.cells, row, DAMAGE_TOKEN)
    tokens += tokens_on_tiles(view.cells, row, ALERT_TOKEN)
    if tokens > face.removes:
        tokens = face.removes
    return bonus + PER_POINT * face.points + PER_TOKEN * tokens
