"""Odds agree exactly with following every draw and every placing through the engine."""

from fractions import Fraction
from typing import Any

import pytest

from tests.conformance.tables import amount
from tests.marks import rule
from tests.rules.hydroracers.positions import FAR_AHEAD, A, B, new_game, position
from voltige.core.event import Journal
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers.odds.cockpit import Result, Spread
from voltige.games.hydroracers.odds.turn import MoveOdds, turn_odds
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import DANGER, ELEMENT_NAMES, PLACE_TOKEN


def brute_force(state: HydroracersState, code: int) -> tuple[int, Spread]:
    """Give the end cell and the odds of an action by trying everything that can follow."""
    after, journal = state.clone(), Journal()
    after.apply(code, journal)
    moved = next(e for e in journal.events if e.name == "PlaneMoved")
    return moved.data["end"], follow(after, journal, (0, 0, False, ()))


def follow(state: HydroracersState, journal: Journal, so_far: Result) -> Spread:
    """Follow luck and the best placing until the movement is over."""
    damage, alerts, crashed, penalties = so_far
    for event in journal.events:
        name, data = event.name, event.data
        if name == "TokenDrawn":
            damage += {"damage": 1, "alert": 0}[data["token"]]
            alerts += {"damage": 0, "alert": 1}[data["token"]]
        elif name == "PlaneCrashed":
            crashed = True
        elif name == "TokenPlaced" and (data["shown"], data["token"]) == ("penalty", "damage"):
            penalties = tuple(sorted([*penalties, ELEMENT_NAMES.index(data["element"])]))
    here: Result = (damage, alerts, crashed, penalties)
    if crashed or turn_is_over(journal) or state.phase not in {DANGER, PLACE_TOKEN}:
        return {here: Fraction(1)}
    if state.phase == DANGER:
        return follow_luck(state, here)
    found = [follow_step(state, action.code, here) for action in state.legal_actions()]
    return min(found, key=badness)


def turn_is_over(journal: Journal) -> bool:
    """Tell whether the next plane has had its turn already."""
    seats = [e.data["seat"] for e in journal.events if e.name == "PlaneMoved"]
    names = [e.name for e in journal.events]
    return "TurnStarted" in names or len(set(seats)) > 1


def follow_step(state: HydroracersState, code: int, here: Result) -> Spread:
    after, journal = state.clone(), Journal()
    after.apply(code, journal)
    return follow(after, journal, here)


def follow_luck(state: HydroracersState, here: Result) -> Spread:
    outcomes = state.chance_outcomes()
    total = sum(weight for _, weight in outcomes)
    found: Spread = {}
    for outcome, weight in outcomes:
        after, journal = state.clone(), Journal()
        after.resolve(outcome, journal)
        for result, share in follow(after, journal, here).items():
            found[result] = found.get(result, Fraction(0)) + share * Fraction(weight, total)
    return found


def badness(spread: Spread) -> tuple[Fraction, ...]:
    crash = sum((p for r, p in spread.items() if r[2]), Fraction(0))
    penalties = sum((p * len(r[3]) for r, p in spread.items()), Fraction(0))
    damage = sum((p * r[0] for r, p in spread.items()), Fraction(0))
    return crash, penalties, damage


def compare(state: HydroracersState) -> int:
    """Compare the odds of every movement with brute force; return the most dangers met."""
    codes = [action.code for action in state.legal_actions()]
    most = 0
    for odds in turn_odds(known_position(state.view(state.to_act)), state.to_act, codes):
        end, spread = brute_force(state, odds.code)
        assert odds.end == end
        assert odds.spread == spread
        assert sum(odds.spread.values()) == 1
        most = max(most, odds.dangers)
    return most


@rule("HR-50", "HR-107", "HR-111")
@pytest.mark.parametrize("cockpit", ["basic", "expert"])
@pytest.mark.parametrize("circuit", ["venice", "monaco"])
def test_odds_agree_with_brute_force_in_random_races(cockpit: str, circuit: str) -> None:
    most = 0
    for seed in range(amount(2, 3)):
        options: Values = {"cockpit": cockpit, "circuit": circuit, "bets": False}
        state, rng = new_game(4, options), Rng(seed)
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                state.resolve(state.sample_chance(rng))
            else:
                most = max(most, compare(state))
                state.apply(state.random_action(rng))
    assert most >= 2


@rule("HR-53", "HR-60")
@pytest.mark.parametrize(("damage", "crash"), [(0, 0), (2, Fraction(10 * 9, 16 * 15)), (3, None)])
def test_the_odds_of_a_gauge(damage: int, crash: Fraction | None) -> None:
    options: Values = {"pilots": "none", "circuit": "venice", "planes": ["macchi", "bernard"]}
    state = position(
        FAR_AHEAD, {"position": 7, "hand": {"7/2": 1}, "damage": damage}, turn=1, options=options
    )
    code = state.table().read("play 7/2").code
    odds = MoveOdds(known_position(state.view(B)), B, code)
    assert (odds.speed, odds.end, odds.limits, odds.dangers) == (7, 14, [4, 6], 2)
    expected = crash if crash is not None else 1 - Fraction(6 * 5, 15 * 14)
    assert odds.crash == expected
    assert odds.spread == brute_force(state, code)[1]


@rule("HR-111", "HR-117")
@pytest.mark.parametrize(
    "tiles",
    [
        {},
        {"structure": ["damage", "alert"], "controls": ["alert", "damage"]},
        {"cooling": ["damage", "damage"], "propulsion": ["damage"], "structure": ["alert"]},
        {"cooling": ["damage", "alert", "alert"], "propulsion": ["", "alert"]},
    ],
)
def test_the_odds_of_chains_on_the_tiles(tiles: dict[str, list[str]]) -> None:
    mover: dict[str, Any] = {
        "position": 5,
        "hand": {"6/2": 1},
        "tiles": {name: {"tokens": tokens} for name, tokens in tiles.items()},
    }
    state = position(
        {"position": 11},
        mover,
        turn=1,
        options={"pilots": "none", "cockpit": "expert", "planes": ["macchi", "bernard"]},
    )
    assert compare(state) >= 1


@rule("HR-112")
def test_odds_as_plain_data_name_the_penalties() -> None:
    tiles = {
        "cooling": {"tokens": ["alert"]},  # the next damage here is a penalty
        "propulsion": {"tokens": ["damage", "damage"]},  # everywhere else it crashes
        "controls": {"tokens": ["damage", "damage"]},
        "structure": {"tokens": ["damage", "alert"]},
    }
    options: Values = {"pilots": "none", "cockpit": "expert", "planes": ["bernard", "macchi"]}
    mover = {"position": 2, "hand": {"7/2": 1}, "tiles": tiles}
    state = position(mover, {"position": 19}, turn=1, options=options)
    odds = MoveOdds(known_position(state.view(A)), A, state.table().read("play 7/2").code)
    assert odds.to_json(state.setup.edition) == {
        "action": "play 7/2",
        "speed": 6,  # the propulsion is damaged
        "end": 8,
        "dangers": 1,
        "damage": "7/11",
        "alert": "4/11",
        "crash": "0",
        "penalties": {"penalty_hand": "7/11"},
    }


def test_there_are_odds_for_the_seat_in_turn_only() -> None:
    state = position({"position": 9}, {"position": 3})
    codes = [action.code for action in state.legal_actions()]
    assert len(turn_odds(known_position(state.view(A)), A, codes)) > 0
    assert turn_odds(known_position(state.view(B)), B, codes) == []
