"""What the heuristic bot of Hydroracers decides in a campaign beside the movement itself."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.hydroracers_development import (
    development_score,
    level_score,
    movement_worth,
    victim_score,
)
from voltige.core.rng import Rng
from voltige.games.hydroracers.apply.campaign_flight import flight_under_way
from voltige.games.hydroracers.legal.flight import dangers_of
from voltige.games.hydroracers.legal.movement import is_racing
from voltige.games.hydroracers.state import HydroracersState
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
from voltige.games.hydroracers.zones import tokens_on_tiles

PER_POINT: Final = 18  # of a card's points, in tenths of a cell
PER_TOKEN: Final = 9  # of a danger token taken off
PER_REPAIR: Final = 3  # of a repair time, while races are to come
BEST_GRID: Final = 2  # the place in file that pulls and does not lead


def choose_campaign(position: HydroracersState, seat: i64, legal: vec[i64], rng: Rng) -> i64:
    """Choose in a phase that only a campaign has; movements and tiles are judged elsewhere."""
    phase = position.phase
    if phase == CHOOSE_CIRCUIT:
        return legal[rng.below(len(legal))]
    if phase == CHOOSE_GRID:
        if position.of(seat, RANK) == BEST_GRID:
            return legal[LAST_HEAT_GRID]
        return legal[0]
    if phase == SUPERCHARGE:
        return legal[0] if more_is_safe(position, seat) else legal[1]
    if phase == MIRROR:
        return legal[0] if is_foremost_before_line(position, seat) else legal[1]
    best = legal[0]
    best_score = campaign_score(position, seat, best)
    for code in legal:
        score = campaign_score(position, seat, code)
        if score > best_score:
            best_score = score
            best = code
    return best


def campaign_score(position: HydroracersState, seat: i64, code: i64) -> i64:
    """Judge one choice; where nothing speaks for either, the first is taken."""
    if position.phase == KEEP:
        return movement_worth(position.setup.edition, position.setup.table.card[code])
    if position.phase == CHOOSE_LEVEL:
        return level_score(position, seat, code)
    if position.phase == CHOOSE_VICTIM:
        return victim_score(position, code)
    return development_score(position, seat, code)


def more_is_safe(position: HydroracersState, seat: i64) -> bool:
    """Return whether the Supercharger adds no danger."""
    flight = flight_under_way(position)
    safe = dangers_of(position, seat, flight, 0)
    return dangers_of(position, seat, flight, 1) <= safe


def is_foremost_before_line(position: HydroracersState, seat: i64) -> bool:
    """Return whether this plane leads and nobody has finished: only then is drag worth avoiding."""
    setup = position.setup
    own = position.of(seat, POSITION)
    if own > setup.edition.circuits[position.circuit].cells:
        return False
    other: i64 = 0
    while other < setup.seats:
        if position.of(other, POSITION) > own:
            if is_racing(position, other):
                return False
        other += 1
    return True


def card_bonus(position: HydroracersState, seat: i64, card: i64) -> i64:
    """Return what the effects of a card are worth when it is played now, less its repair."""
    setup = position.setup
    bonus: i64 = 0
    if position.shared(RACE) < setup.rules.races:
        bonus -= PER_REPAIR * setup.edition.repair[card]
    if card < setup.edition.race_cards:
        return bonus
    face = setup.edition.developed(card)
    tokens = position.of(seat, DAMAGE)
    tokens += tokens_on_tiles(position, seat, DAMAGE_TOKEN)
    tokens += tokens_on_tiles(position, seat, ALERT_TOKEN)
    if tokens > face.removes:
        tokens = face.removes
    return bonus + PER_POINT * face.points + PER_TOKEN * tokens
