"""The coach of The Flying Carpet: cards are counted for the next turn, from the view of the seat."""

from fractions import Fraction
from math import comb, sqrt
from typing import Any

import pytest

from tests.conformance.tables import amount
from tests.rules.flying_carpet.positions import A, B, dealt, lone, position
from tests.server.conftest import Guests
from tests.server.running import Running
from tests.server.test_odds import chance, odds
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.flying_carpet import GAME
from voltige.games.flying_carpet.reach import reachable
from voltige.games.flying_carpet.state import CarpetState
from voltige.tables.coach import Rated
from voltige.tables.coach.flying_carpet import FlyingCarpetCoach
from voltige.wording.forming import say

COACH = FlyingCarpetCoach()
NAMES = ["Ana", "Ben", "Cleo", "Dan"]
WORLDS = amount(150, 600)
LOOKED = amount(12, 60)


def rate(state: CarpetState) -> dict[str, Rated]:
    """Rate the choices of the seat in turn, by their notation."""
    seat = int(state.to_act)
    actions = state.legal_actions_of(seat)
    rated = COACH.rate(state.view(seat), [action.code for action in actions])
    assert [choice.code for choice in rated] == [action.code for action in actions]
    assert sum(choice.best for choice in rated) == 1
    return {action.notation: choice for action, choice in zip(actions, rated, strict=True)}


# -- exact values ----------------------------------------------------------------------------------


def test_a_card_that_stays_in_the_hand_lands_for_certain() -> None:
    rated = rate(lone([22, 3], ["B11", "V1", "V1"]))
    assert chance(rated["B11 beige"], "land") == Fraction(2, 72 - 3)  # from (23,2) by another B11
    down = rate(lone([24, 4], ["V1", "V2", "B11"]))["V1 beige"]
    assert chance(down, "land") == 1  # to (24,3), and V2 is still there


def test_the_drawn_card_is_any_that_is_not_seen() -> None:
    rated = rate(lone([23, 3], ["V1", "S33", "S33"]))
    there = rated["V1 beige"]  # to (23,2): B11 lands, and nothing else without a direction card
    assert chance(there, "land") == Fraction(3, 72 - 3)
    assert chance(rated["no card"], "land") == 0  # sinks there as well, and draws nothing
    assert chance(rated["no card swap S33"], "land") == Fraction(3, 72 - 3)


def test_a_direction_card_counts_while_there_is_one() -> None:
    rated = rate(lone([23, 3], ["V1", "S33", "S33"], directions=1))
    landing = 3 + 5 + 3 + 3  # B11; V1 and right; B12 and up; B21 and left
    assert chance(rated["V1 beige"], "land") == Fraction(landing, 72 - 3)
    assert chance(rated["V1 beige left"], "land") == Fraction(3, 72 - 3)  # B21 alone, from (22,2)
    assert chance(rated["direction down"], "land") == 0


def test_far_from_the_edge_nobody_is_blown_off_and_near_it_only_luck_may_help() -> None:
    calm = rate(lone([5, 3], ["V1", "V2", "V3"]))
    assert all(chance(choice, "chance-off") == 0 for choice in calm.values())
    edge = rate(lone([22, 11], ["V1", "V1", "V1"]))
    there = edge["no card swap V1"]  # drifts to (24,11); with a V1 it is blown off at any height
    risk = chance(there, "chance-off")
    assert 0 < risk < 1
    assert chance(edge["no card"], "chance-off") == 1  # nothing but three V1


def test_no_card_to_fly_is_counted() -> None:
    rated = rate(lone([1, 1], ["V1", "B11", "B11"]))
    climbed = rated["V1 light_blue"]  # from (1,2) B11 flies down to the right
    assert chance(climbed, "no-card") == 0
    assert chance(rated["no card"], "no-card") == 0  # V1 stays
    stuck = rate(lone([1, 1], ["B11", "B12", "B13"]))["no card swap B13"]
    useless = (
        27 - 3
    )  # the other cards whose upward arrows go left; their downward ones hit the sand
    assert chance(stuck, "no-card") == Fraction(useless, 72 - 3)


def test_the_likeliest_rival_counts_by_its_hand() -> None:
    hands: list[dict[str, int]] = [{"V1": 3}, {}, {}]
    cells = [[5, 3], [5, 2], [1, 1]]
    state = position(3, cells=cells, hands=hands, directions=[0, 0, 0])
    rated = rate(state)
    up = rated["V1 light_blue"]  # to (5,4): B comes up by V2 alone
    assert chance(up, "chance-met") == 1 - Fraction(comb(69 - 6, 3), comb(69, 3))
    helped = position(3, cells=cells, hands=hands, directions=[0, 5, 0])
    assert chance(rate(helped)["V1 light_blue"], "chance-met") > chance(up, "chance-met")
    held = position(3, cells=cells, hands=hands, directions=[0, 0, 0], held=[False, True, False])
    assert chance(rate(held)["V1 light_blue"], "chance-met") == 0


def test_open_hands_leave_no_doubt_about_rivals() -> None:
    hands = [{"V1": 3}, {"V2": 1, "S33": 2}, {"B33": 3}]
    cells = [[5, 3], [5, 2], [1, 1]]
    wish: dict[str, Any] = {"cells": cells, "hands": hands, "directions": [0, 0, 0]}
    state = position(3, {"open_hands": True}, **wish)
    assert chance(rate(state)["V1 light_blue"], "chance-met") == 1


def test_a_landing_is_rated_by_what_it_costs_the_other() -> None:
    state = position(
        3, cells=[[5, 5], [5, 6], [1, 1]], hands=[{"V1": 3}, {}, {}], directions=[0, 5, 5]
    )
    state.apply(state.table().read("V1 light_blue").code)
    rated = rate(state)
    assert chance(rated["hold"], "mean-lost") == 1
    assert chance(rated["force down"], "mean-lost") > 0


def test_who_is_about_to_land_is_warned_of() -> None:
    state = position(3, cells=[[5, 3], [24, 2], [1, 1]], hands=[{"V1": 3}, {}, {}])
    warned = [say(one, "en") for one in COACH.warnings(state.view(A), NAMES)]
    assert warned == ["Ben can land next turn (100%)!"]
    assert "Ben" in say(COACH.warnings(state.view(A), NAMES)[0], "fr")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_chance_has_a_name(language: str) -> None:
    for choice in rate(lone([22, 3], ["B11", "V1", "V1"])).values():
        for one in choice.chances:
            assert say(one.name, language) != one.name.key


def test_worlds_that_fit_the_view_agree() -> None:
    """The own next turn and a rival's are played out in worlds that the seat cannot tell apart."""
    hands: list[dict[str, int]] = [{"V1": 1, "S33": 2}, {}, {}]
    wish: dict[str, Any] = {"cells": [[22, 3], [20, 4], [1, 1]], "hands": hands}
    state = position(3, **wish, directions=[1, 0, 0])
    rated = rate(state)["V1 beige"]
    land, met = chance(rated, "land"), chance(rated, "chance-met")
    assert 0 < land < 1
    assert 0 < met < 1
    rng, lands, meets = Rng(5), 0, 0
    for _ in range(WORLDS):
        world = GAME.determinize(state.view(A), rng)
        assert isinstance(world, CarpetState)
        world.apply(rated.code)
        while world.to_act == CHANCE:
            world.resolve(world.sample_chance(rng))
        meets += world.setup.board.cell(22, 2) in reaches(world, B)
        lands += finishes(world)
    for found, share in ((lands, float(land)), (meets, float(met))):
        assert abs(found / WORLDS - share) < 4 * sqrt(share * (1 - share) / WORLDS)


def reaches(world: CarpetState, seat: int) -> set[int]:
    """Give the cells that the seat in turn can end on."""
    assert world.to_act == seat
    return {end for end, _ in reachable(world.view(seat))}


def finishes(world: CarpetState) -> bool:
    """Let the others pass by standing still, then tell whether the first seat can land."""
    while int(world.to_act) != A:
        if world.to_act == CHANCE:
            world.resolve(world.sample_chance(Rng(1)))
        else:
            world.apply(world.table().read("no card").code)
    return int(world.setup.board.finish) in reaches(world, A)


# -- nothing but the view --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [{}, {"direction_cards_visible": False}, {"hand_size": 5}],
    ids=["usual", "hidden-directions", "five"],
)
def test_what_a_seat_cannot_know_changes_nothing(options: dict[str, object]) -> None:
    state, rng = dealt(4, 3, {"landscape": "thousand_and_one", **options}), Rng(11)
    looked = changed = 0
    while looked < LOOKED and state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng))
            continue
        seat = int(state.to_act)
        codes = [action.code for action in state.legal_actions_of(seat)]
        other = GAME.determinize(state.view(seat), rng)
        changed += other.to_dict() != state.to_dict()
        mine = COACH.rate(state.view(seat), codes)
        assert mine == FlyingCarpetCoach().rate(other.view(seat), codes)
        warned = COACH.warnings(state.view(seat), NAMES)
        assert warned == FlyingCarpetCoach().warnings(other.view(seat), NAMES)
        for choice in mine:
            assert all(0 <= one.value <= 1 for one in choice.chances if one.unit == "chance")
        looked += 1
        state.apply(codes[rng.below(len(codes))])
    assert changed > looked // 2


# -- the route -------------------------------------------------------------------------------------


def test_the_odds_of_a_table(server: Running, guest: Guests) -> None:
    person = guest(server)
    made = person.create(["me", "bot:random", "bot:random"], game="flying-carpet", practice=True)
    table = made["table"]["id"]
    with person.socket(table) as socket:
        socket.until(lambda m: m.get("state") is not None and m["state"]["asked"])
    state = person.state(table)
    told = odds(person, table)
    assert [one["code"] for one in told["choices"]] == [one["code"] for one in state["legal"]]
    units = {one["unit"] for choice in told["choices"] for one in choice["chances"]}
    assert units == {"chance", "turns"}
