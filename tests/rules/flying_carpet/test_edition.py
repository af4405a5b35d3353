"""Reading editions: totals, pictures, landscapes, and errors that name file and key."""

import pytest

from tests.marks import rule
from tests.rules.flying_carpet.positions import edition
from voltige.core.errors import EditionError
from voltige.games.flying_carpet import GAME
from voltige.games.flying_carpet.state import known_position
from voltige.locale import texts

TEXT = (GAME.edition_folder / "flying-carpet-1987.toml").read_text(encoding="utf-8")


def error(old: str, new: str) -> EditionError:
    """Change the edition once and give the error."""
    assert old in TEXT
    with pytest.raises(EditionError) as caught:
        GAME.read_edition(TEXT.replace(old, new, 1), "mine.toml")
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ("copies = 6", "copies = 5", "edition_count", "wind_card"),
        ('id = "S12"', 'id = "S11"', "edition_duplicate", "wind_card[5].id"),
        ('id = "S12"', 'id = "S 12"', "edition_bad_id", "wind_card[5].id"),
        ('id = "house"', 'id = "hut"', "edition_wrong_type", "landscape[2].place"),
        ("per_player = 5", "per_player = 4", "edition_out_of_range", "direction_cards.per_player"),
        ("start = [1, 1] ", "start = [2, 1] ", "edition_fixed_value", "board.start"),
        ("finish = [24, 1]", "finish = 24", "edition_wrong_type", "board.finish"),
        ("[[2, 1], [23, 1]]", "[[2, 1]]", "edition_fixed_value", "board.keep_empty"),
        ("rows = [7, 9]", "rows = [8, 9]", "edition_zone_rows", "board.zones[2].rows"),
        ("rows = [10, 12]", "rows = [10, 11]", "edition_zone_rows", "board.zones"),
        ("force = 0", "force = 1", "edition_out_of_range", "board.zones[1].force"),
        ("force = 2", "force = 0", "edition_out_of_range", "board.zones[3].force"),
        ('rows = ["XX", "XX"]', 'rows = ["XX", "X"]', "edition_bad_picture", "panel[7].rows"),
        ('rows = ["XX", "XX"]', 'rows = ["XX", "Xo"]', "edition_bad_picture", "panel[7].rows"),
        ('rows = ["XX", "XX"]', 'rows = ["XX", ".."]', "edition_floating_panel", "panel[7].rows"),
        (
            'landscape = "sultans_city"',
            'landscape = "atlantis"',
            "edition_no_such_landscape",
            "edition.landscape",
        ),
        ('id = "caravan"', 'id = "draft"', "edition_duplicate", "landscape[3].id"),
        ('["palace", 7, 1]', '["palace", 6, 1]', "", ""),
        ('["palace", 7, 1]', '["palace", 5, 1]', "edition_bad_landscape", "landscape[4].place"),
        ("hand_size = 3", "hand_size = 4", "edition_out_of_range", "edition.hand_size"),
        ("max_players = 6", "max_players = 7", "edition_out_of_range", "edition.max_players"),
    ],
)
def test_one_wrong_value_is_named(old: str, new: str, code: str, key: str) -> None:
    if not code:
        assert GAME.read_edition(TEXT.replace(old, new, 1), "mine.toml").name == edition().name
        return
    found = error(old, new)
    assert (found.code, found.params["key"]) == (code, key)
    for language in ("en", "fr"):
        assert "mine.toml" in texts(language).error(found)


@rule("FC-11")
def test_a_bad_landscape_says_what_is_wrong_and_where() -> None:
    found = error('["palace", 7, 1]', '["palace", 5, 1]')
    assert found.params["check"] == "LS-5"
    assert found.params["cells"] == "(5,1) (5,2)"
    assert texts("en").error(found) == (
        "mine.toml:119, sultans_city: landscape[4].place is not allowed: "
        "palace covers cells of another panel: (5,1) (5,2) (LS-5)."
    )


def test_an_overhang_is_allowed_and_a_carpet_may_fly_under_it() -> None:
    """An owner's panel may have a hollow; falls count the highest ground below the carpet."""
    arch = TEXT.replace(
        'rows = ["X.X", "XXX", "XXX", "XXX"]', 'rows = ["XXX", "XXX", "X..", "X.."]'
    )
    assert arch != TEXT
    made = GAME.read_edition(arch, "arch.toml")
    options = {"landscape": "custom", "panels": [["city_gate", 10, 1]]}
    data = {"round": 3, "cells": [[11, 2], [11, 5], [1, 1]]}
    state = GAME.from_dict(data, 3, options, made)
    seen = known_position(state.view(0))
    board, fall = seen.setup.board, seen.land.fall
    assert fall[board.cell(11, 2)] == board.cell(11, 1)
    assert fall[board.cell(11, 9)] == board.cell(11, 5)


def test_levels_name_landscapes() -> None:
    assert GAME.landscape_options("classic", edition()) == {"landscape": "sultans_city"}
    assert GAME.landscape_options("very-hard", edition()) == {"landscape": "djinns_gate"}
    assert GAME.landscape_options("random_hard", edition()) == {"landscape": "random_hard"}
