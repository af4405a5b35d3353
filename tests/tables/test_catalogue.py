"""What a form is told of options: what a mode makes of them, and what they make of the seats."""

import pytest

from voltige.core.errors import TableError
from voltige.core.game import Game
from voltige.core.simultaneous import simultaneous_of
from voltige.games import GAMES
from voltige.tables.catalogue import MODES, game_info

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def can_have(game: Game, mode: str, name: str, value: object) -> bool:
    """Ask the game itself."""
    declared = simultaneous_of(game.name)
    try:
        return declared is None or declared.options_for(mode, {name: value}) is not None
    except TableError:
        return False


@EVERY_GAME
def test_a_value_is_barred_in_a_mode_exactly_where_no_table_can_have_it(game: Game) -> None:
    for edition in game_info(game, "en").editions:
        for option in edition.options:
            for mode in MODES:
                barred = option.barred.get(mode, [])
                possible = [can_have(game, mode, option.name, value) for value in option.values]
                assert [value not in barred for value in option.values] == possible
                assert option.usual.get(mode, option.default) not in barred


def test_live_tables_measure_claims_unless_told_otherwise_and_others_cannot() -> None:
    loops = next(game for game in GAMES if game.name == "loops")
    (edition,) = game_info(loops, "en").editions
    (race,) = [option for option in edition.options if option.usual]
    assert race.usual == {"live": "live"}
    assert race.barred == {"correspondence": ["live"], "one_screen": ["live"]}


@EVERY_GAME
def test_a_flag_says_how_few_may_sit_where_it_is_set(game: Game) -> None:
    for edition in game_info(game, "en").editions:
        printing = game.load_edition(edition.name)
        for option in edition.options:
            fewest = option.fewest_seats
            if fewest is not None:
                assert fewest < edition.min_seats
                assert game.check_values(fewest, {option.name: True}, printing)
                with pytest.raises(TableError):
                    game.check_values(fewest, {}, printing)


def test_two_may_fly_carpets_where_the_table_allows_it() -> None:
    carpets = next(game for game in GAMES if game.name == "flying-carpet")
    (edition,) = game_info(carpets, "en").editions
    found = {option.name: option.fewest_seats for option in edition.options}
    assert {name for name, fewest in found.items() if fewest} == {"allow_two_players"}
    assert found["allow_two_players"] == 2
