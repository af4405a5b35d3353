"""Every flight from every cell, as a second reading of the rules gives it (FC-28 to FC-69)."""

from itertools import pairwise
from typing import cast

import pytest

from tests.conformance.tables import amount
from tests.marks import rule
from tests.rules.flying_carpet import law
from tests.rules.flying_carpet.positions import custom, edition, legal, lone, refused
from voltige.core.rng import Rng
from voltige.games.flying_carpet import GAME
from voltige.games.flying_carpet.landscape.sky import Sky
from voltige.games.flying_carpet.reach import action_end, path_of, reachable, trace_action
from voltige.games.flying_carpet.state import CarpetState, known_position
from voltige.games.flying_carpet.terms import EJECTED, NOT_FLOWN

LANDSCAPES = edition().ready_ids
EVERY = amount(5, 1)  # cells are looked at one in so many
every_landscape = pytest.mark.parametrize("name", LANDSCAPES)


def sky_of(name: str, **options: object) -> Sky:
    state = GAME.new_state(3, {"landscape": name, **options})
    return cast("CarpetState", state).sky


def land_of(name: str) -> law.Land:
    sky = sky_of(name)
    return law.Land(sky.land.data())


@every_landscape
@rule("FC-28", "FC-29", "FC-37", "FC-38", "FC-50", "FC-63", "FC-66")
def test_every_flight_ends_where_the_rules_say(name: str) -> None:
    sky, land, table = sky_of(name), land_of(name), edition().table
    board = edition().board
    for number, cell in enumerate(land.free_cells()):
        if number % EVERY:
            continue
        here = board.cell(*cell)
        for card in law.CARDS:
            for arrow, (h, v, order) in law.arrows(card).items():
                for direction, (right, up) in law.STEPS.items():
                    code = table.read(f"{card} {arrow} {direction}").code
                    path, end = law.walk(land, cell, h + right, v + up, order)
                    found = action_end(sky, table, here, code)
                    if isinstance(end, str):
                        assert found == (EJECTED if end == law.EJECTED else NOT_FLOWN)
                    else:
                        assert found == board.cell(*end)
                    trace = trace_action(sky, table, here, code)
                    assert [tuple(board.place(c)) for c in trace.path] == path
                    assert trace.ejected == (end == law.EJECTED)
                    assert trace.stopped == ("" if found != NOT_FLOWN else end)


@every_landscape
@rule("FC-56", "FC-58", "FC-59", "FC-60", "FC-61", "FC-67", "FC-80")
def test_every_move_without_a_wind_card_ends_where_the_rules_say(name: str) -> None:
    sky, land, table = sky_of(name), land_of(name), edition().table
    board = edition().board
    for cell in land.free_cells():
        here = board.cell(*cell)
        idle = law.idle(land, cell)
        expected = EJECTED if isinstance(idle, str) else board.cell(*idle)
        assert action_end(sky, table, here, table.no_card) == expected
        assert sky.land.fall[here] == board.cell(*land.fall(cell))
        for direction in ("up", "down", "left", "right"):
            _, end = law.walk(land, cell, *law.STEPS[direction], "VH")
            found = action_end(sky, table, here, table.read(f"direction {direction}").code)
            if isinstance(end, str):
                assert found == (EJECTED if end == law.EJECTED else NOT_FLOWN)
            else:
                assert found == board.cell(*end)


@rule("FC-37", "FC-38", "FC-30")
def test_no_path_of_a_random_game_enters_scenery_or_turns_twice() -> None:
    for seed in range(amount(4, 30)):
        rng = Rng(seed, 3)
        state = cast("CarpetState", GAME.new_state(4, {"landscape": "random_hard"}))
        while state.to_act != -4 and state.round_no < 25:
            if state.to_act < 0:
                state.resolve(state.sample_chance(rng))
                continue
            view = state.view(state.to_act)
            for end, codes in reachable(view):
                for code in codes:
                    check_path(state, path_of(known_position(view), view.seat, code), end)
            state.apply(state.random_action(rng))


def check_path(state: CarpetState, path: list[list[int]], end: int) -> None:
    """Demand one run per axis, from the carpet's cell to the end, through free cells."""
    board = state.setup.board
    here = board.place(int(state.carpets[state.to_act * 5]))
    runs: list[tuple[int, int]] = []
    for one, other in pairwise([here, *path]):
        step = (other[0] - one[0], other[1] - one[1])
        assert abs(step[0]) + abs(step[1]) == 1
        assert state.land.covered[board.cell(*other)] == 0
        if not runs or runs[-1] != step:
            runs.append(step)
    assert sum(1 for run in runs if run[0]) <= 1
    assert sum(1 for run in runs if run[1]) <= 1
    if end >= 0:
        assert board.cell(*(path[-1] if path else here)) == end


@rule("FC-40", "FC-48")
def test_other_carpets_are_flown_over() -> None:
    state = lone([10, 3], ["S23", "B33", "B33"])
    for seat in (1, 2):
        state.carpets[seat * 5] = edition().board.cell(11, 3)
        state.carpets[seat * 5 + 3] = state.clock + 1
        state.clock += 1
    state.check()
    state.apply(state.table().read("S23 light_blue").code)
    assert state.to_dict()["cells"] == [[12, 6], [11, 3], [11, 3]]
    assert state.to_dict()["held"] == [False, False, False]


@rule("FC-66")
def test_a_direction_card_with_a_wind_card_only_adds_one_step() -> None:
    state = lone([10, 3], ["S11", "V1", "V1"], directions=1)
    ends = {"up": (11, 5), "down": (11, 3), "left": (10, 4), "right": (12, 4)}
    for direction, cell in ends.items():
        code = state.table().read(f"S11 dark_blue {direction}").code
        assert action_end(state.sky, edition().table, edition().board.cell(10, 3), code) == (
            edition().board.cell(*cell)
        )


@rule("FC-30")
def test_numbers_are_flown_on_their_own_axis() -> None:
    state = lone([10, 3], ["S13", "V1", "V1"])
    state.apply(state.table().read("S13 light_blue").code)
    assert state.to_dict()["cells"][0] == [11, 6]
    assert refused(lone([10, 3], ["V2", "V2", "V2"]), "V2 dark_blue") == ("no_such_arrow", "FC-36")


@rule("FC-45")
def test_a_cloud_before_the_edge_blocks_and_behind_nothing_ejects() -> None:
    state = lone([21, 10], ["S31", "S31", "S31"], custom(["cloud_small", 22, 10]))
    assert refused(state, "S31 light_blue") == ("blocked", "FC-38")
    assert "S31 light_blue" in legal(lone([21, 10], ["S31", "S31", "S31"]))
