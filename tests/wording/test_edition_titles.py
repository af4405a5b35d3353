"""Titles of editions in both languages, and those of somebody's own as they are written."""

import pytest

from voltige.core.game import Game
from voltige.games import GAMES
from voltige.locale import edition_title, texts
from voltige.tables.catalogue import catalogue


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_edition_that_is_shipped_has_a_title_in_both_languages(game: Game) -> None:
    for name in game.editions():
        title = game.load_edition(name).title
        assert edition_title(game.name, name, title, "en") == title
        french = edition_title(game.name, name, title, "fr")
        assert french == texts("fr").say(f"{game.name}-edition-{name}")
        assert french != title


def test_an_edition_of_ones_own_keeps_the_title_of_its_file() -> None:
    for name in ("mine", "hydroracers-reconstructed"):
        assert edition_title("hydroracers", name, "My planes", "fr") == "My planes"


def test_the_catalogue_speaks_the_language_that_is_asked_for() -> None:
    titles = [edition.title for info in catalogue("fr") for edition in info.editions]
    assert "Hydroracers, avions et circuits reconstitués" in titles
