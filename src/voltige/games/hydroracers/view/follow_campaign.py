"""How the events of a campaign change a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from voltige.games.hydroracers.apply.autopilot_workshop import store_card
from voltige.games.hydroracers.apply.looking import add_looked, keep_looked
from voltige.games.hydroracers.apply.obtaining import apply_advantage
from voltige.games.hydroracers.holdings import pull_from_under
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    AUTO_DONE,
    AUTO_LEFT,
    BAG_DAMAGE,
    BASE,
    BRAKE,
    CALENDAR,
    COURSE,
    DAMAGE,
    DECK_SIZE,
    DEVELOPING,
    DISPLAY_AT,
    ELEMENT_NAMES,
    FLOWN,
    FROM_TRACK,
    GRID_NAMES,
    HAND_SIZE,
    IDLE,
    IN_BAG,
    LOOKED_SIZE,
    NEXT_GRID,
    NO_CARD,
    NO_ELEMENT,
    NO_SEAT,
    PENDING,
    PENDING_SPACE,
    POSITION,
    PRESTIGE,
    PUBLIC_AT,
    RACE,
    RANDOM_GRID,
    RANK,
    REMOVALS,
    RESERVE,
    SABOTAGE,
    SPYING,
    STAGE,
    STAND,
    UNDER_SIZE,
)
from voltige.games.hydroracers.workshop import (
    close_year,
    exchange_card,
    gather,
    keep_technology,
    lay_advantage,
    obtain,
    owned_count,
    plus,
    reshuffle,
    take_from_track,
    tokens_at,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.view.built import HydroracersView


def follow_campaign(view: HydroracersView, name: str, data: dict[str, Any]) -> None:
    """Change the view as an event of a campaign says."""
    if name in {"CardPaid", "DamageRepaired", "PlaneRepositioned", "WorkRushed"}:
        follow_gain(view, name, data)
    elif name in {"CardLookedAt", "CardSeen", "CardKept", "CardChosen"}:
        follow_look(view, name, data)
    elif name in {"RaceStarted", "DevelopmentStarted", "DevelopmentEnded"}:
        follow_season(view, name, data)
    elif name in {"DevTokenDrawn", "DevTokenPlaced", "PlaneExhibited", "TimeDrawn"}:
        follow_token(view, name, data)
    elif name in {"CardObtained", "CardSpied", "CardRecycled", "AdvantageUsed"}:
        follow_card(view, name, data)
    elif name == "CircuitChosen":
        view.circuit = view.setup.edition.circuit_ids.index(data["circuit"])
    elif name == "GridChosen":
        view.cells[view.setup.dev_at + NEXT_GRID] = GRID_NAMES.index(data["grid"])
    elif name == "DeckReshuffled":
        reshuffle(view.setup, view.cells)
    elif name == "CardRevealed":
        kind = view.setup.edition.dev_words.index(data["card"])
        view.cells[view.setup.deck_pile + kind] -= 1
        view.cells[view.setup.dev_at + DISPLAY_AT + data["space"] - 1] = kind
    elif name == "AutopilotDrew":
        follow_autopilot(view, data)


def follow_pending(view: HydroracersView, data: dict[str, Any]) -> None:
    """Take over what a campaign is about to do, as ``Awaited`` tells it."""
    cells = view.cells
    at = view.setup.dev_at
    edition = view.setup.edition
    word = data["pending"]
    space: int = data["space"]
    words = edition.words if space == -1 else edition.dev_words
    cells[at + PENDING] = words.index(word) if word else NO_CARD
    cells[at + PENDING_SPACE] = FROM_TRACK if space == -1 else space
    cells[at + AUTO_DONE] = data["auto_done"]
    cells[at + AUTO_LEFT] = data["auto_left"]
    cells[at + BASE] = data["base"]
    cells[at + FLOWN] = edition.words.index(data["flown"]) if data["flown"] else NO_CARD
    cells[at + BRAKE] = data["brake"]
    cells[at + REMOVALS] = data["removals"]
    cells[at + COURSE] = data["course"]


def follow_gain(view: HydroracersView, name: str, data: dict[str, Any]) -> None:
    seat: i64 = data["seat"]
    row = seat * view.setup.width
    cells = view.cells
    if name == "CardPaid":
        cells[row + PRESTIGE] += data["points"]
        cells[row + AIRCOINS] += data["aircoins"]
    elif name == "DamageRepaired":
        cells[row + DAMAGE] -= data["count"]
        cells[row + BAG_DAMAGE] += data["count"]
    elif name == "PlaneRepositioned":
        cells[row + POSITION] = data["end"]
    else:
        cells[row + AIRCOINS] -= data["paid"]


def follow_look(view: HydroracersView, name: str, data: dict[str, Any]) -> None:
    seat: i64 = data["seat"]
    setup = view.setup
    cells = view.cells
    row = seat * setup.width
    at = setup.dev_at
    known = view.sees(data["seat"])
    if name == "CardSeen":
        add_looked(setup, cells, setup.edition.words.index(data["card"]))
    elif name == "CardChosen":
        keep_looked(setup, cells, seat, setup.edition.words.index(data["card"]))
    elif name == "CardLookedAt":
        if not data["under"]:
            cells[row + DECK_SIZE] -= 1
        elif known:
            pull_from_under(cells, row)  # CardSeen adds it to those looked at
        else:
            cells[row + UNDER_SIZE] -= 1
        if not known:
            cells[at + LOOKED_SIZE] += 1
    elif not known:
        cells[row + HAND_SIZE] += 1
        put_looked_under(view, row)


def put_looked_under(view: HydroracersView, row: i64) -> None:
    """Put all cards but one of those that the viewer could not look at under the deck."""
    looked = view.setup.dev_at + LOOKED_SIZE
    view.cells[row + UNDER_SIZE] += view.cells[looked] - 1
    view.cells[looked] = 0


def follow_season(view: HydroracersView, name: str, data: dict[str, Any]) -> None:
    setup = view.setup
    cells = view.cells
    at = setup.dev_at
    if name == "DevelopmentEnded":
        close_year(setup, cells)
        return
    if name == "RaceStarted":
        cells[at + RACE] = data["race"]
        cells[at + STAGE] = IDLE
        cells[at + NEXT_GRID] = RANDOM_GRID
        for seat in range(int(setup.seats)):
            cells[seat * setup.width + DECK_SIZE] = owned_count(setup, cells, seat)
            cells[seat * setup.width + RANK] = data["ranks"][seat]
        return
    cells[at + STAGE] = DEVELOPING
    view.heat = 0
    view.round_no = 0
    view.turn = 0
    view.racers = 0
    for seat in range(int(setup.seats)):
        if data["race"] > 0:
            gather(setup, cells, seat)
        cells[setup.order_at + seat] = NO_SEAT
        cells[plus(setup, seat, IN_BAG)] += data["tokens"][seat]
        cells[plus(setup, seat, RESERVE)] -= data["tokens"][seat]


def follow_token(view: HydroracersView, name: str, data: dict[str, Any]) -> None:
    setup = view.setup
    cells = view.cells
    if name == "TimeDrawn":
        cells[setup.dev_at + CALENDAR] = data["month"]
        return
    seat: i64 = data["seat"]
    if name == "DevTokenDrawn":
        cells[plus(setup, seat, IN_BAG)] -= 1
        return
    space: i64 = data["space"] - 1
    where: str = data["where"]
    if where == "card":
        cells[tokens_at(setup, space, seat)] += 1
    elif where == "espionage":
        cells[plus(setup, seat, SPYING)] += 1
    elif where == "aside":
        cells[plus(setup, seat, RESERVE)] += 1
    elif where == "reserved":
        cells[plus(setup, seat, STAND)] = 1
    else:
        cells[setup.dev_at + PUBLIC_AT + space] = seat
    if name == "PlaneExhibited":
        cells[seat * setup.width + AIRCOINS] += data["paid"]


def follow_card(view: HydroracersView, name: str, data: dict[str, Any]) -> None:
    setup = view.setup
    cells = view.cells
    seat: i64 = data["seat"]
    if name == "CardSpied":
        take_from_track(setup, cells, seat, setup.edition.words.index(data["card"]))
    elif name == "CardRecycled":
        exchange_card(setup, cells, seat, setup.edition.words.index(data["card"]))
    elif name == "CardObtained":
        kind = setup.edition.dev_words.index(data["card"])
        obtain(setup, cells, seat, data["space"] - 1)
        if setup.edition.movement_devs <= kind < setup.edition.first_advantage:
            keep_technology(setup, cells, seat)
    else:
        kind = setup.edition.dev_words.index(data["card"])
        named = data["element"] in ELEMENT_NAMES
        element = ELEMENT_NAMES.index(data["element"]) if named else NO_ELEMENT
        apply_advantage(setup, cells, kind, data["target"], element)
        if setup.autopilot[seat] == 0:
            lay_advantage(setup, cells, seat)


def follow_autopilot(view: HydroracersView, data: dict[str, Any]) -> None:
    setup = view.setup
    seat: i64 = data["seat"]
    kind = setup.edition.dev_words.index(data["card"])
    given: int = NO_CARD
    if data["given"]:
        given = setup.edition.words.index(data["given"])
    view.cells[setup.deck_pile + kind] -= 1
    store_card(setup, view.cells, seat, kind, given)
    if data["result"] == "used":
        if setup.edition.advantage[kind - setup.edition.first_advantage] != SABOTAGE:
            apply_advantage(setup, view.cells, kind, seat, NO_ELEMENT)
