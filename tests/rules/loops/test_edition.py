"""The edition: deck, numbers of the set-up, files."""

from pathlib import Path

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    ALTITUDES,
    POINTS,
    SPECIAL_IDS,
    edition_data,
    fact,
    new_game,
    read_edition,
)
from voltige.core.errors import EditionError
from voltige.games.loops import GAME

COPIES = {f"alt_{value}": 9 for value in ALTITUDES} | dict(
    zip(SPECIAL_IDS, [8, 6, 4, 3, 2, 2, 4], strict=True)
)


@rule("LO-2", "LO-53")
def test_the_deck_is_the_one_of_the_rules() -> None:
    edition = read_edition(edition_data())
    copies = {name: int(edition.copies[card]) for card, name in enumerate(edition.ids)}
    points = {name: int(edition.points[card]) for card, name in enumerate(edition.ids)}
    assert copies == COPIES
    assert points == POINTS
    assert sum(copies.values()) == 110
    assert sum(copies[name] * points[name] for name in copies) == 765


@rule("LO-4")
def test_the_deck_for_two_has_100_cards_and_665_points() -> None:
    edition = read_edition(edition_data())
    copies = [int(count) for count in edition.copies_two]
    assert sum(copies) == 100
    assert sum(count * int(edition.points[card]) for card, count in enumerate(copies)) == 665


@rule("LO-1", "LO-2", "LO-4", "LO-55")
def test_the_numbers_of_the_set_up_are_those_of_the_rules() -> None:
    edition = read_edition(edition_data())
    assert (edition.min_seats, edition.max_seats) == (2, 8)
    assert (edition.hand_size, edition.hand_size_two) == (10, 15)
    assert edition.target_points == 200


@rule("LO-17", "LO-34")
@pytest.mark.parametrize(("seats", "size"), [(2, 90), (4, 96), (8, 108)])
def test_the_actions_of_a_table_are_as_many_as_the_rules_count(seats: int, size: int) -> None:
    """81 + 4 + 3 (n - 1) + 2; a seat never aims at itself."""
    table = new_game(seats).table()
    within = [
        action
        for action in table.actions
        if action.data.get("target", 1) < seats and action.data.get("target") != 0
    ]
    assert len(within) == size == 87 + 3 * (seats - 1)


@rule("LO-55")
def test_the_target_of_the_edition_is_the_default_of_the_table() -> None:
    data = edition_data()
    data["edition"]["target_points"] = 300
    values = GAME.check_values(4, None, read_edition(data))
    assert values["target_points"] == 300
    assert GAME.check_values(4, None, GAME.load_edition())["target_points"] == 200


@rule("LO-2")
def test_another_hand_size_is_dealt() -> None:
    data = edition_data()
    data["edition"]["hand_size"] = 7
    state = GAME.new_state(3, edition=read_edition(data))
    state.resolve(0)
    assert state.to_dict()["to_take"] == 7
    assert fact(new_game(3), "draw_pile_size") == 110


@rule("LO-2")
def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text("format = ", encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        GAME.load_edition(str(path))
    assert caught.value.code == "edition_syntax"
    assert caught.value.params["file"] == "broken.toml"


@rule("LO-2")
def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as caught:
        GAME.load_edition(str(tmp_path / "missing.toml"))
    assert caught.value.code == "edition_unreadable"
    assert caught.value.params["file"] == "missing.toml"


@rule("LO-2")
def test_an_edition_that_does_not_exist_is_refused() -> None:
    with pytest.raises(EditionError) as caught:
        GAME.load_edition("loops-lost")
    assert caught.value.code == "edition_unknown"
    assert caught.value.params["names"] == "loops-reconstructed"
