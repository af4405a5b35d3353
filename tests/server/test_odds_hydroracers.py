"""The coach of Hydroracers: tokens are counted, from the view of the seat that asks."""

from fractions import Fraction

import pytest

from tests.rules.hydroracers.positions import EXPERT, FAR_AHEAD, A, new_game, position, settled
from tests.server.conftest import Guests
from tests.server.running import Running
from tests.server.tables import friends
from tests.server.test_odds import chance, odds
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.odds.turn import turn_odds
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.tables.coach import Rated
from voltige.tables.coach.hydroracers import HydroracersCoach
from voltige.wording.forming import say

COACH = HydroracersCoach()
LOOKS = 60  # fewer decisions of a campaign hide too little
CAMPAIGN: Values = {"mode": "campaign", "races": 2, "start_with_development": True}


def rate(state: HydroracersState) -> dict[str, Rated]:
    """Rate the choices of the seat in turn, by their notation."""
    seat = int(state.to_act)
    actions = state.legal_actions_of(seat)
    rated = COACH.rate(state.view(seat), [action.code for action in actions])
    assert [choice.code for choice in rated] == [action.code for action in actions]
    assert sum(choice.best for choice in rated) == 1
    return {action.notation: choice for action, choice in zip(actions, rated, strict=True)}


def test_a_corner_too_fast_is_one_danger_of_the_bag() -> None:
    hand = {"7/2": 1, "1/0": 1, "3/0": 1}
    state = position({"hand": hand, "position": 3}, FAR_AHEAD, turn=1, order=[1, 0])
    assert state.to_act == A
    fast = rate(state)["play 7/2"]  # from cell 3 across the line after cell 6, limit 5
    assert chance(fast, "count-dangers") == 1
    assert chance(fast, "chance-damage") == Fraction(12, 18)
    assert chance(fast, "count-damage") == Fraction(12, 18)
    assert chance(fast, "chance-alert") == Fraction(6, 18)
    assert chance(fast, "chance-crash") == 0
    calm = rate(state)["play 1/0"]
    assert chance(calm, "count-dangers") == 0
    assert not [one for one in calm.chances if one.unit == "chance"]


@pytest.mark.parametrize("options", [{}, EXPERT, CAMPAIGN], ids=["basic", "expert", "campaign"])
def test_what_a_seat_cannot_know_changes_nothing(options: Values) -> None:
    state, rng = new_game(3, options), Rng(7)
    looked = changed = 0
    while looked < LOOKS:
        if state.to_act == NOBODY:
            state = new_game(3, options)
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng))
            continue
        seat = int(state.to_act)
        codes = [action.code for action in state.legal_actions_of(seat)]
        view = state.view(seat)
        other = GAME.determinize(view, rng)
        changed += other.to_dict() != state.to_dict()
        mine = COACH.rate(view, codes)
        assert mine == HydroracersCoach().rate(other.view(seat), codes)
        for choice in mine:
            assert all(0 <= one.value <= 1 for one in choice.chances if one.unit == "chance")
        looked += 1
        state.apply(codes[rng.below(len(codes))])
    assert changed > looked / 5


def test_the_coach_says_what_the_engine_works_out() -> None:
    state = settled(3)
    seat = int(state.to_act)
    codes = [action.code for action in state.legal_actions_of(seat)]
    rated = {choice.code: choice for choice in COACH.rate(state.view(seat), codes)}
    moves = turn_odds(known_position(state.view(seat)), seat, codes)
    assert moves
    for move in moves:
        choice = rated[move.code]
        assert chance(choice, "count-speed") == move.speed
        assert chance(choice, "count-dangers") == move.dangers
        if move.dangers:
            assert chance(choice, "chance-crash") == move.crash
    assert all(not rated[code].chances for code in codes if code not in {m.code for m in moves})


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_chance_has_a_name(language: str) -> None:
    for choice in rate(settled(3, EXPERT)).values():
        for one in choice.chances:
            assert say(one.name, language) != one.name.key


def test_the_odds_of_a_table(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2, game="hydroracers", options={})
    asked = next(person for person in people if person.state(table)["asked"])
    told = odds(asked, table)
    legal = asked.state(table)["legal"]
    assert [one["code"] for one in told["choices"]] == [one["code"] for one in legal]
    assert {one["unit"] for choice in told["choices"] for one in choice["chances"]} >= {"count"}
