"""Every sentence of the edition's validation (docs/rules/loops.md, "The edition file")."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    ALTITUDES,
    card_entry,
    edition_data,
    read_edition,
    small_deck,
)
from voltige.core.errors import EditionError

Data = dict[str, Any]


def wrong(change: Callable[[Data], object], code: str, key: str) -> EditionError:
    """Read a changed edition; it must be refused with this code at this key."""
    data = edition_data()
    change(data)
    with pytest.raises(EditionError) as caught:
        read_edition(data)
    assert caught.value.code == code
    assert caught.value.params["file"] == "test.toml"
    assert caught.value.params["key"] == key
    return caught.value


def set_card(card: str, key: str, value: object) -> Callable[[Data], None]:
    """Change one key of a card."""
    return lambda data: card_entry(data, card).update({key: value})


def set_number(key: str, value: object) -> Callable[[Data], None]:
    """Change one key of the table ``[edition]``."""
    return lambda data: data["edition"].update({key: value})


def add_card(**entry: object) -> Callable[[Data], None]:
    """Add a seventeenth card."""
    return lambda data: data["card"].append({"copies": 1, "points": 1} | entry)


def drop_key(card: str, key: str) -> Callable[[Data], None]:
    """Leave out one key of a card, and where it comes from."""

    def change(data: Data) -> None:
        entry = card_entry(data, card)
        del entry[key]
        del entry["sources"]

    return change


def keep_only(**copies: int) -> Callable[[Data], None]:
    """Empty the deck but for a few cards."""

    def change(data: Data) -> None:
        for entry in data["card"]:
            entry["copies"] = copies.get(entry["id"], 0)

    return change


@rule("LO-2")
def test_no_two_cards_share_an_id() -> None:
    wrong(add_card(id="speed", kind="draw", amount=9), "edition_duplicate", "card[17].id")


@rule("LO-13")
def test_a_kind_is_one_of_six() -> None:
    wrong(set_card("alt_1000", "kind", "glider"), "edition_not_one_of", "card[1].kind")
    wrong(set_card("alt_1000", "kind", 1), "edition_wrong_type", "card[1].kind")


@rule("LO-2")
@pytest.mark.parametrize("kind", ["pitch", "direction", "speed", "loop"])
def test_a_single_kind_has_one_entry_at_most(kind: str) -> None:
    wrong(add_card(id="second", kind=kind), "edition_duplicate", "card[17].kind")


@rule("LO-2")
@pytest.mark.parametrize("card", ["pitch", "direction_change", "speed", "loop"])
def test_a_single_kind_may_be_missing(card: str) -> None:
    data = edition_data()
    data["card"].remove(card_entry(data, card))
    data["edition"]["two_player_removed"] = []
    assert card not in read_edition(data).ids


@rule("LO-14")
def test_every_altitude_has_a_value() -> None:
    wrong(drop_key("alt_3000", "value"), "edition_missing_key", "card[3].value")


@rule("LO-14")
@pytest.mark.parametrize("value", [0, -1000])
def test_an_altitude_is_positive(value: int) -> None:
    wrong(set_card("alt_3000", "value", value), "edition_out_of_range", "card[3].value")


@rule("LO-14")
@pytest.mark.parametrize("value", [1001, 1500, 3999])
def test_an_altitude_is_a_multiple_of_1000(value: int) -> None:
    wrong(set_card("alt_3000", "value", value), "edition_not_multiple", "card[3].value")


@rule("LO-14")
@pytest.mark.parametrize("value", [3000.0, "3000", True])
def test_an_altitude_is_a_whole_number(value: object) -> None:
    wrong(set_card("alt_3000", "value", value), "edition_wrong_type", "card[3].value")


@rule("LO-14")
def test_no_two_altitudes_are_the_same() -> None:
    wrong(
        add_card(id="another", kind="altitude", value=3000), "edition_duplicate", "card[17].value"
    )


@rule("LO-34")
def test_every_draw_card_has_an_amount() -> None:
    wrong(drop_key("draw_2", "amount"), "edition_missing_key", "card[13].amount")


@rule("LO-34")
@pytest.mark.parametrize("amount", [0, -1])
def test_a_draw_card_draws_one_card_or_more(amount: int) -> None:
    wrong(set_card("draw_2", "amount", amount), "edition_out_of_range", "card[13].amount")


@rule("LO-34")
def test_no_two_draw_cards_have_the_same_amount() -> None:
    wrong(add_card(id="another", kind="draw", amount=3), "edition_duplicate", "card[17].amount")


@rule("LO-2")
def test_copies_are_never_below_zero() -> None:
    wrong(set_card("loop", "copies", -1), "edition_out_of_range", "card[16].copies")
    assert read_edition_with(set_card("loop", "copies", 0)) == 106


def read_edition_with(change: Callable[[Data], object]) -> int:
    """Read a changed edition; give the size of its deck."""
    data = edition_data()
    change(data)
    return sum(int(count) for count in read_edition(data).copies)


@rule("LO-53")
@pytest.mark.parametrize("points", [0, -5])
def test_points_are_one_or_more(points: int) -> None:
    wrong(set_card("speed", "points", points), "edition_out_of_range", "card[12].points")


@rule("LO-53")
@pytest.mark.parametrize("points", [1.5, "10", False])
def test_points_are_whole(points: object) -> None:
    wrong(set_card("speed", "points", points), "edition_wrong_type", "card[12].points")


@rule("LO-2")
def test_a_deck_holds_an_altitude_card() -> None:
    wrong(keep_only(loop=4, speed=20), "edition_no_altitude", "card")


@rule("LO-4")
def test_the_deck_for_two_holds_an_altitude_card() -> None:
    removed = [f"alt_{value}" for value in ALTITUDES]
    wrong(set_number("two_player_removed", removed), "edition_no_altitude", "card")
    assert small_deck({"alt_1000": 8}).altitudes == 9


@rule("LO-1", "LO-5")
def test_a_deck_holds_a_card_for_each_player() -> None:
    error = wrong(keep_only(alt_1000=7), "edition_deck_too_small", "card")
    assert (error.params["size"], error.params["least"]) == (7, 8)
    assert read_edition_with(keep_only(alt_1000=8)) == 8


@rule("LO-4", "LO-5")
def test_the_deck_for_two_holds_a_card_for_each_player() -> None:
    error = wrong(keep_only(alt_1000=1, speed=20), "edition_deck_too_small", "card")
    assert (error.params["size"], error.params["least"]) == (1, 2)
    assert read_edition_with(keep_only(alt_1000=2, speed=20)) == 22


@rule("LO-1")
@pytest.mark.parametrize("seats", [0, 1, 3])
def test_the_fewest_players_are_two(seats: int) -> None:
    wrong(set_number("min_players", seats), "edition_out_of_range", "edition.min_players")


@rule("LO-1")
def test_the_most_players_are_not_fewer_than_two() -> None:
    wrong(set_number("max_players", 1), "edition_out_of_range", "edition.max_players")
    data = edition_data()
    data["edition"]["max_players"] = 2
    assert read_edition(data).max_seats == 2


@rule("LO-2", "LO-4")
@pytest.mark.parametrize("key", ["hand_size", "hand_size_two"])
def test_hands_have_one_card_or_more(key: str) -> None:
    wrong(set_number(key, 0), "edition_out_of_range", f"edition.{key}")


@rule("LO-4")
def test_every_card_taken_out_for_two_exists() -> None:
    error = wrong(
        set_number("two_player_removed", ["speed", "glider"]),
        "edition_no_such_card",
        "edition.two_player_removed",
    )
    assert error.params["value"] == "glider"


@rule("LO-2")
@pytest.mark.parametrize(
    ("change", "code", "key"),
    [
        (lambda data: data.update({"colour": "red"}), "edition_unknown_key", "colour"),
        (set_number("hand", 9), "edition_unknown_key", "edition.hand"),
        (set_card("speed", "colour", "red"), "edition_unknown_key", "card[12].colour"),
        (set_card("speed", "value", 1000), "edition_unknown_key", "card[12].value"),
        (set_card("alt_1000", "amount", 2), "edition_unknown_key", "card[1].amount"),
        (lambda data: data.pop("card"), "edition_missing_key", "card"),
        (lambda data: data.update({"card": []}), "edition_wrong_type", "card"),
        (lambda data: data.update({"format": 2}), "edition_out_of_range", "format"),
        (lambda data: data.update({"game": "chess"}), "edition_not_one_of", "game"),
        (set_number("name", ""), "edition_wrong_type", "edition.name"),
        (
            set_card("speed", "sources", {"copies": "guessed"}),
            "edition_not_one_of",
            "card[12].sources.copies",
        ),
    ],
)
def test_an_error_names_the_key_that_is_wrong(
    change: Callable[[Data], object], code: str, key: str
) -> None:
    wrong(change, code, key)
