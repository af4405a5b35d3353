"""Older words: what versions of the rules called things, one after the other."""

import pytest

from voltige.core.former import Former, reworded, words_since
from voltige.core.game import Game
from voltige.games import GAMES

FORMER = {
    2: Former({"plane": "craft"}, {}),
    1: Former({"aeroplane": "plane", "wing": "sail"}, {}),
}


class Reworded(Game):
    """A game in its fourth version, of which the third brought other rules."""

    def former(self) -> dict[int, Former]:
        return {**FORMER, 4: Former({}, {})}


def test_words_change_from_version_to_version() -> None:
    assert words_since(FORMER, 1) == {"aeroplane": "craft", "plane": "craft", "wing": "sail"}
    assert words_since(FORMER, 2) == {"plane": "craft"}
    assert words_since(FORMER, 3) == {}


def test_only_versions_that_lead_here_by_words_alone_can_be_reworded() -> None:
    game = Reworded("reworded", 5, "RW", "")
    assert [rules for rules in range(-1, 8) if game.can_reword(rules)] == [4]
    assert game.words_since() == words_since(FORMER, 1)


def test_keys_and_whole_texts_change_and_what_people_call_things_does_not() -> None:
    words = words_since(FORMER, 1)
    told = {"wing": ["plane", "a plane", 3], "name": "plane", "title": "wing", "at": {"to": "wing"}}
    assert reworded(told, words) == {
        "sail": ["craft", "a plane", 3],
        "name": "plane",
        "title": "wing",
        "at": {"to": "sail"},
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_word_of_before_is_a_word_of_today(game: Game) -> None:
    former = game.words_since()
    table = game.new_state(game.load_edition().min_seats).table()
    today = {str(word) for action in table.actions for word in action.data.values()}
    today |= {option.name for option in game.options(game.load_edition())}
    assert not today & set(former)
    assert all(0 < version < game.rules_version for version in game.former())
