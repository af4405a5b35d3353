"""The edition: its cards, and what is refused when it is wrong (lucky-loop.md, "The edition file")."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.lucky_loop.positions import EDITION
from voltige.core.edition import Fields
from voltige.core.errors import EditionError
from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.edition import take_edition
from voltige.games.lucky_loop.terms import fewest_dice

Data = dict[str, Any]


def test_every_colour_has_the_same_sixteen_cards() -> None:
    assert EDITION.cards == 64
    for colour in range(4):
        own = [n for n in range(64) if EDITION.colour[n] == colour]
        numbers = sorted(int(EDITION.difficulty[n]) for n in own)
        assert numbers == [3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 12]


def test_points_and_dice_of_every_card() -> None:
    for number, name in enumerate(EDITION.ids):
        difficulty = int(name[1:3])
        assert EDITION.difficulty[number] == difficulty
        assert EDITION.points_exact[number] == difficulty - 2
        assert EDITION.points_exceeded[number] == (difficulty - 3) // 2
        assert EDITION.fewest_dice[number] == (1 if difficulty <= 6 else 2)
    assert fewest_dice(18) == 3


def test_there_are_fewer_than_300_actions() -> None:
    assert len(EDITION.table.actions) == 267


def spoil_difficulty(data: Data) -> None:
    data["card"][0]["difficulty"] = 19


def spoil_points(data: Data) -> None:
    data["card"][0]["points_exceeded"] = 2


def spoil_colour(data: Data) -> None:
    data["card"][0]["colour"] = "black"


def spoil_name(data: Data) -> None:
    data["card"][0]["id"] = "R 03"


def repeat_name(data: Data) -> None:
    data["card"][1]["id"] = "R03a"


def spoil_pile(data: Data) -> None:
    data["pile"][0]["colours"] = ["red", "blue", "green"]


def forget_colour(data: Data) -> None:
    data["pile"][0]["colours"] = ["red"]


def spoil_programme(data: Data) -> None:
    data["programme"][0]["slots"] = ["red", "red", "blue"]


def spoil_programme_colour(data: Data) -> None:
    data["programme"][0]["slots"] = ["red", "pink", "blue"]


def repeat_programme(data: Data) -> None:
    data["programme"][1]["id"] = "red_rooster"


def repeat_pile(data: Data) -> None:
    data["pile"][1]["id"] = "red_blue"


def drop_programme(data: Data) -> None:
    data["programme"].pop()


def drop_pile(data: Data) -> None:
    data["pile"].pop()


def shrink_pile(data: Data) -> None:
    data["card"] = [card for card in data["card"] if card["colour"] != "red"]


def shrink_deck(data: Data) -> None:
    data["card"] = [card for card in data["card"] if card["difficulty"] < 10]


def spoil_hand(data: Data) -> None:
    data["hand"]["size"] = 7


def add_key(data: Data) -> None:
    data["free"]["nonsense"] = 1


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (spoil_difficulty, "edition_out_of_range"),
        (spoil_points, "edition_out_of_range"),
        (spoil_colour, "edition_not_one_of"),
        (spoil_name, "edition_bad_name"),
        (repeat_name, "edition_duplicate"),
        (spoil_pile, "edition_colour_pile"),
        (forget_colour, "edition_colour_pile"),
        (spoil_programme, "edition_programme_colours"),
        (spoil_programme_colour, "edition_not_one_of"),
        (repeat_programme, "edition_duplicate"),
        (repeat_pile, "edition_duplicate"),
        (drop_programme, "edition_out_of_range"),
        (drop_pile, "edition_out_of_range"),
        (shrink_pile, "edition_deck_too_small"),
        (shrink_deck, "edition_deck_too_small"),
        (spoil_hand, "edition_not_multiple"),
        (add_key, "edition_unknown_key"),
    ],
)
def test_a_wrong_edition_is_refused(spoil: Callable[[Data], None], code: str) -> None:
    data = copy.deepcopy(EDITION.data)
    spoil(data)
    with pytest.raises(EditionError) as caught:
        take_edition(Fields("own.toml", "", data))
    assert caught.value.code == code


def test_an_owner_may_correct_single_cards() -> None:
    data = copy.deepcopy(EDITION.data)
    data["card"][0]["points_exact"] = 5
    data["card"].pop()  # 63 cards are allowed
    edition = take_edition(Fields("own.toml", "", data))
    assert edition.points_exact[0] == 5
    assert edition.cards == 63
    assert GAME.new_state(6, {}, edition).seats() == 6
