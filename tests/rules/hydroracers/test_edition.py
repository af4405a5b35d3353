"""The edition: the tables of the rules, and clear errors about files that break them."""

import copy
from typing import Any

import pytest

from tests.marks import rule
from voltige.core.edition import Fields
from voltige.core.errors import EditionError
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.edition.reading import HydroracersEdition, take_edition
from voltige.locale import texts

EDITION = GAME.load_edition()


def changed(path: str, value: Any) -> dict[str, Any]:
    """Copy the edition's data with one value exchanged."""
    data = copy.deepcopy(EDITION.data)
    holder: Any = data
    *keys, last = path.split(".")
    for key in keys:
        holder = holder[int(key)] if isinstance(holder, list) else holder[key]
    if isinstance(holder, list):
        holder[int(last)] = value
    else:
        holder[last] = value
    return data


def error_of(path: str, value: Any) -> EditionError:
    """Read a changed edition, which must be refused with a sentence in both languages."""
    with pytest.raises(EditionError) as caught:
        take_edition(Fields("mine.toml", "", changed(path, value)))
    for language in ("en", "fr"):
        assert "mine.toml" in texts(language).error(caught.value)
    return caught.value


@rule("HR-4")
def test_the_planes_have_the_cards_of_the_table() -> None:
    assert isinstance(EDITION, HydroracersEdition)
    sums = {p.id: sum(face.value for face in p.faces) for p in EDITION.planes}
    assert sums == {"macchi": 54, "curtiss": 55, "supermarine": 56, "bernard": 55}
    assert {sum(face.repair for face in p.faces) for p in EDITION.planes} == {16}
    assert {len(p.faces) for p in EDITION.planes} == {10}


@rule("HR-7", "HR-10")
def test_the_circuits_are_those_of_the_table() -> None:
    assert isinstance(EDITION, HydroracersEdition)
    found = {
        c.id: (int(c.cells), list(zip(map(int, c.after), map(int, c.limit), strict=True)))
        for c in EDITION.circuits
    }
    assert found == {
        "calshot": (21, [(6, 5), (12, 4), (17, 6)]),
        "venice": (20, [(8, 4), (10, 6), (16, 5)]),
        "monaco": (18, [(4, 5), (8, 4), (11, 5), (14, 4)]),
        "naples": (19, [(5, 6), (10, 4), (15, 5)]),
        "baltimore": (20, [(5, 6), (11, 5), (16, 4)]),
        "hampton": (22, [(6, 6), (12, 5), (18, 6)]),
    }
    assert all([int(cell) for cell in c.grid] == [0, -1, -2, -3] for c in EDITION.circuits)


CIRCUIT_FAULTS = [
    ("circuit.0.cells", 7, "edition_out_of_range", "circuit[1].cells"),
    ("circuit.0.cells", "x", "edition_wrong_type", "circuit[1].cells"),
    ("circuit.0.cells", 15, "edition_out_of_range", "circuit[1].corners[2][1]"),
    ("circuit.0.corners", [], "edition_wrong_type", "circuit[1].corners"),
    ("circuit.1.corners", [[8]], "edition_wrong_type", "circuit[2].corners[1]"),
    ("circuit.1.corners", [[3, 5]], "edition_out_of_range", "circuit[2].corners[1][1]"),
    ("circuit.1.corners", [[17, 5]], "edition_out_of_range", "circuit[2].corners[1][1]"),
    ("circuit.1.corners", [[8, 2]], "edition_out_of_range", "circuit[2].corners[1][2]"),
    ("circuit.1.corners", [[8, 4], [8, 5]], "edition_corner_order", "circuit[2].corners[2]"),
    ("circuit.1.corners", [[8, True]], "edition_wrong_type", "circuit[2].corners[1][2]"),
    ("circuit.2.grid", [0, -1, -2], "edition_grid_short", "circuit[3].grid"),
    ("circuit.2.grid", [0, -1, -1, -2], "edition_grid_order", "circuit[3].grid[3]"),
    ("circuit.2.grid", [-1, -2, -3, -3], "edition_out_of_range", "circuit[3].grid[1]"),
    ("circuit.2.grid", [0, -1, -2, -4], "edition_out_of_range", "circuit[3].grid[4]"),
    ("circuit.2.grid", 0, "edition_wrong_type", "circuit[3].grid"),
    ("circuit.3.id", "calshot", "edition_duplicate", "circuit[4].id"),
    ("circuit.3.lanes", 2, "edition_unknown_key", "circuit[4].lanes"),
]
OTHER_FAULTS = [
    ("plane.0.cards", ["1/0"] * 9, "edition_card_count", "plane[1].cards"),
    ("plane.0.cards.3", "5/5", "edition_bad_face", "plane[1].cards[4]"),
    ("plane.0.cards.3", "0/1", "edition_bad_face", "plane[1].cards[4]"),
    ("plane.0.cards.3", "five", "edition_bad_face", "plane[1].cards[4]"),
    ("plane.1.id", "macchi", "edition_duplicate", "plane[2].id"),
    ("plane.1.nation", "spain", "edition_no_pilot", "plane[2].nation"),
    ("plane.1.cooling", 4, "edition_out_of_range", "plane[2].cooling"),
    ("plane.1.autopilot_plays", "wild", "edition_not_one_of", "plane[2].autopilot_plays"),
    ("pilot.0.skill", "luck", "edition_not_one_of", "pilot[1].skill"),
    ("pilot.1.nation", "italy", "edition_duplicate", "pilot[2].nation"),
    ("element.0.level_1", ["cross", "penalty"], "edition_bad_tile", "element[1].level_1"),
    (
        "element.0.level_2",
        ["penalty", "penalty", "cross"],
        "edition_bad_tile",
        "element[1].level_2",
    ),
    ("element.0.level_2", ["wing", "cross"], "edition_not_one_of", "element[1].level_2[1]"),
    ("element.1.penalty", "penalty_hand", "edition_duplicate", "element[2].penalty"),
    ("bets.stakes", [6, 6, 0], "edition_bad_stakes", "bets.stakes"),
    ("bets.stakes", [6, 4], "edition_bad_stakes", "bets.stakes"),
    ("prestige.planes_3", [5, 3], "edition_bad_prestige", "prestige.planes_3"),
    ("prestige.planes_2", [3, 5], "edition_bad_prestige", "prestige.planes_2"),
    ("danger_bag.damage", -1, "edition_out_of_range", "danger_bag.damage"),
    ("numbers.heats", 0, "edition_out_of_range", "numbers.heats"),
]


@pytest.mark.parametrize(("path", "value", "code", "key"), CIRCUIT_FAULTS)
def test_a_wrong_circuit_is_refused_by_its_key(path: str, value: Any, code: str, key: str) -> None:
    error = error_of(path, value)
    assert (error.code, error.params["key"]) == (code, key)


@pytest.mark.parametrize(("path", "value", "code", "key"), OTHER_FAULTS)
def test_other_faults_are_refused_by_their_key(path: str, value: Any, code: str, key: str) -> None:
    error = error_of(path, value)
    assert (error.code, error.params["key"]) == (code, key)


@rule("HR-10")
def test_a_circuit_of_ones_own_can_be_flown() -> None:
    from voltige.core.playout import playout
    from voltige.core.rng import Rng

    own = {"id": "mine", "name": "Mine", "cells": 9, "grid": [0, -1, -2, -3], "corners": [[5, 3]]}
    edition = take_edition(Fields("mine.toml", "", changed("circuit.0", own)))
    state = GAME.new_state(4, {"circuit": "mine"}, edition)
    assert playout(state, Rng(1)) > 0
    state.check()
