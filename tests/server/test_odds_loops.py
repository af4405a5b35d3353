"""The coach of LOOPS: cards are counted, from the view of the seat that asks."""

from fractions import Fraction
from math import comb, sqrt
from typing import Any

import pytest

from tests.rules.loops.positions import A, B, C, D, dealt, play, position
from tests.server.conftest import Guests
from tests.server.running import Running
from tests.server.tables import friends
from tests.server.test_odds import chance, odds
from voltige.core.rng import Rng
from voltige.core.state import CHANCE
from voltige.games.loops import GAME
from voltige.games.loops.state import LoopsState
from voltige.tables.coach import Rated
from voltige.tables.coach.loops import LoopsCoach, none_of
from voltige.wording.forming import say

COACH = LoopsCoach()

NAMES = ["Ana", "Ben", "Cleo", "Dan"]
HAND = {"alt_3000": 2, "alt_7000": 1, "alt_9000": 1, "pitch": 1, "speed": 1}
WORLDS = 1500


def rate(state: LoopsState, seat: int | None = None) -> dict[str, Rated]:
    """Rate the choices of a seat, by their notation."""
    place = int(state.to_act) if seat is None else seat
    actions = state.legal_actions_of(place)
    rated = COACH.rate(state.view(place), [action.code for action in actions])
    assert [choice.code for choice in rated] == [action.code for action in actions]
    assert sum(choice.best for choice in rated) == 1
    return {action.notation: choice for action, choice in zip(actions, rated, strict=True)}


def sets(choice: Rated) -> tuple[int, int]:
    """Give the own sets that fit, climbing and diving."""
    climbing, diving = (int(one.value) for one in choice.chances if one.unit == "count")
    return climbing, diving


def at_5000(**data: Any) -> LoopsState:
    """Make a position at 5000 metres with A in turn, B next, four cards each for the others."""
    hands = [HAND, *[{"alt_1000": 1, "alt_2000": 1, "alt_4000": 1, "loop": 1}] * 3]
    base: dict[str, Any] = {"pile": ["alt_5000"], "turn_owner": A, "hands": hands}
    return position(**{**base, **data})


# -- exact values ----------------------------------------------------------------------------------


def test_the_number_of_the_rules() -> None:
    exact = none_of(70, 20, 4)
    assert exact == Fraction(comb(50, 4), comb(70, 4))
    assert round(float(exact) * 100, 1) == 25.1


def test_the_next_player_by_base_and_pitch() -> None:
    rated = rate(at_5000())
    unseen = 110 - 6 - 1
    high = {7000: 9 * 3 - 2, 9000: 9 - 1}  # altitudes that fit, less those in the own hand
    for value, fitting in high.items():
        expected = none_of(unseen, fitting, 4)
        assert chance(rated[f"play {value} x1"], "no-altitude") == expected
    low = none_of(unseen, 9 * 5 - 1 - 2, 4)  # 1000 to 5000, one in the pile, two in the hand
    assert chance(rated["play pitch"], "no-altitude") == low
    specials = 29 - 2
    stuck = none_of(unseen, 8 + specials, 4)
    assert chance(rated["play 9000 x1"], "stuck") == stuck
    assert chance(rated["pick up"], "no-altitude") == none_of(unseen, 81 - 4 - 1, 4)
    assert chance(rated["pick up"], "stuck") == 0  # on the runway anything fits
    assert not [one for one in rated["play speed"].chances if one.unit == "chance"]


def test_a_known_card_that_fits_leaves_no_doubt() -> None:
    known = [{}, {"alt_8000": 1}, {}, {}]
    hands = [HAND, {"alt_8000": 1, "alt_1000": 3}, {"alt_1000": 1}, {"alt_1000": 1}]
    rated = rate(at_5000(hands=hands, known=known))
    assert chance(rated["play 7000 x1"], "no-altitude") == 0
    nine = chance(rated["play 9000 x1"], "no-altitude")
    assert nine == none_of(110 - 6 - 1 - 1, 8, 3)  # one card less is unknown
    assert 0 < nine < 1


def test_the_own_sets_under_both_pitchs() -> None:
    rated = rate(at_5000())
    assert sets(rated["play 7000 x1"]) == (3, 3)  # 9000 or 3000, pitch and Speed
    assert sets(rated["play 9000 x1"]) == (2, 4)
    assert sets(rated["play pitch"]) == (3, 2)
    assert sets(rated["pick up"]) == (6, 6)  # 5000 joins, any altitude fits


def test_the_points_of_the_others_and_what_a_draw_adds() -> None:
    hands = [{**HAND, "draw_3": 1}, {"alt_1000": 4}, {"alt_2000": 4}, {"alt_4000": 4}]
    rated = rate(at_5000(hands=hands))
    own = 2 * 3 + 7 + 9 + 10 + 10 + 15
    mean = Fraction(765 - own - 5, 110 - 7 - 1)
    assert chance(rated["play 7000 x1"], "mean-left") == 12 * mean
    assert chance(rated["play draw3 on B"], "mean-left") == 15 * mean
    fitting = 9 * 5 - 1 - 2  # on 5000, climbing
    assert chance(rated["play draw3 on B"], "no-altitude") == none_of(102, fitting, 7)
    assert chance(rated["play draw3 on C"], "no-altitude") == none_of(102, fitting, 4)


def test_the_last_card_wins() -> None:
    state = at_5000(hands=[{"alt_9000": 1}, *[{"alt_1000": 2}] * 3])
    won = rate(state)["play 9000 x1"]
    assert chance(won, "chance-win") == 1
    assert not [one for one in won.chances if one.unit == "count"]


def test_one_in_as_many_as_are_expected_to_claim() -> None:
    state = at_5000()
    play(state, "play speed")
    for seat in (B, C, D):
        rated = rate(state, seat)
        seen = chance(rated["play loop"], "race")
        assert Fraction(1, 3) <= seen < Fraction(1, 2)
        assert not [one for one in rated["decline"].chances if one.unit == "chance"]
    hands = [HAND, {"alt_8000": 2}, {"alt_6000": 1, "alt_1000": 1}, {"alt_9000": 1, "loop": 1}]
    sure = at_5000(hands=hands, known=[{}, *hands[1:]])
    play(sure, "play speed")
    assert chance(rate(sure, B)["play 8000 x2"], "race") == Fraction(1, 3)


def test_weights_count_in_secret_races() -> None:
    hands = [HAND, {"alt_8000": 2}, {"alt_6000": 2}, {"alt_9000": 2}]
    for weights, expected in (([1, 2, 1, 2], Fraction(2, 5)), ([], Fraction(1, 3))):
        options = {"race_mode": "secret", "race_weights": weights}
        state = at_5000(hands=hands, known=[{}, *hands[1:]], options=options)
        play(state, "play speed")
        assert chance(rate(state, B)["play 8000 x1"], "race") == expected


def test_who_is_down_to_one_set() -> None:
    hands = [HAND, {"alt_8000": 1}, {"alt_2000": 3}, {"alt_9000": 2}]
    state = at_5000(hands=hands, known=[{}, {}, {"alt_2000": 3}, {"alt_9000": 1}])
    warned = COACH.warnings(state.view(A), NAMES)
    assert [say(one, "en") for one in warned] == [
        "Ben is down to one set!",
        "Cleo is down to one set!",
    ]
    assert all("série" in say(one, "fr") for one in warned)


@pytest.mark.parametrize("loop_return", ["shuffle", "bottom"])
def test_worlds_that_fit_the_view_agree(loop_return: str) -> None:
    """After a Loop some of the draw pile is known; a Draw card brings it into a hand."""
    options = {"loop_return": loop_return}
    hands = [{"loop": 1, **HAND}, {"alt_1000": 3, "draw_4": 1}, {"alt_2000": 4}, {"alt_4000": 4}]
    pile = ["alt_1000"] * 3 + ["alt_9000"] * 5 + ["alt_5000"]
    state = at_5000(hands=hands, pile=pile, options=options)
    play(state, "play loop", "play 1000 x1", "play 2000 x1", "play 4000 x1", "play 7000 x1")
    rated = rate(state)["play draw4 on C"]
    exact = chance(rated, "no-altitude")
    assert 0 < exact < 1
    rng, stuck = Rng(5), 0
    for _ in range(WORLDS):
        world = GAME.determinize(state.view(B), rng)
        assert isinstance(world, LoopsState)
        world.apply(rated.code)
        while world.to_act == CHANCE:
            world.resolve(world.sample_chance(rng))
        stuck += not any(
            a.notation.startswith("play 7000") or a.notation[5:6] in "89"
            for a in world.legal_actions()
            if a.data["do"] == "play_altitude"
        )
    share = float(exact)
    assert abs(stuck / WORLDS - share) < 4 * sqrt(share * (1 - share) / WORLDS)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_chance_has_a_name(language: str) -> None:
    state = at_5000()
    for choice in rate(state).values():
        for one in choice.chances:
            assert say(one.name, language) != one.name.key


# -- nothing but the view --------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"loop_return": "bottom"}, {"pile_browse": False}])
def test_what_a_seat_cannot_know_changes_nothing(options: dict[str, object]) -> None:
    state, rng = dealt(4, 3, options), Rng(11)
    looked = changed = 0
    while looked < 60:
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng))
            continue
        seat = int(state.to_act)
        codes = [action.code for action in state.legal_actions_of(seat)]
        other = GAME.determinize(state.view(seat), rng)
        changed += other.to_dict() != state.to_dict()
        mine = COACH.rate(state.view(seat), codes)
        assert mine == LoopsCoach().rate(other.view(seat), codes)
        warned = COACH.warnings(state.view(seat), NAMES)
        assert warned == LoopsCoach().warnings(other.view(seat), NAMES)
        for choice in mine:
            assert all(0 <= one.value <= 1 for one in choice.chances if one.unit == "chance")
        looked += 1
        state.apply(codes[rng.below(len(codes))])
    assert changed > 50


# -- the route -------------------------------------------------------------------------------------


def test_the_odds_of_a_table(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 3)
    asked = next(person for person in people if person.state(table)["asked"])
    state = asked.state(table)
    told = odds(asked, table)
    assert told["seat"] == state["seat"]
    assert [one["code"] for one in told["choices"]] == [one["code"] for one in state["legal"]]
    assert {one["unit"] for choice in told["choices"] for one in choice["chances"]} == {
        "chance",
        "count",
        "points",
    }
    assert told["warnings"] == []
