"""Records, positions and editions of Hydroracers that still say malus are read as before."""

import json
from pathlib import Path
from typing import Any

import pytest

from voltige.core.former import reworded
from voltige.games import GAMES
from voltige.games.hydroracers import GAME
from voltige.match.record import read_record, verify_luck, write_record

FOLDER = Path(__file__).parents[1] / "former" / "hydroracers-2"  # as version 2 has written it
RECORDS = ("dealt", "own")  # with the edition of the game, and with their own from a position
WORDS = GAME.former()[2].words


def text_of(file: str) -> str:
    """Give the text of a file of before."""
    return (FOLDER / file).read_text("utf-8")


def last_position(name: str) -> dict[str, Any]:
    """Give the last position of a record, in the words of before."""
    found: dict[str, Any] = json.loads(text_of(f"{name}.json"))
    return found


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_in_older_words_leads_to_the_same_position(name: str) -> None:
    record = read_record(text_of(f"{name}.flight"), GAMES)
    told = record.match.state.to_dict()
    assert told == reworded(last_position(name), WORDS)
    assert any(plane["penalties"] for plane in told["planes"])
    assert verify_luck(record) > 0


@pytest.mark.parametrize("name", RECORDS)
def test_it_is_written_in_the_present_words_and_read_again(name: str) -> None:
    text = write_record(read_record(text_of(f"{name}.flight"), GAMES))
    assert f"rules = {GAME.rules_version}\n" in text
    assert 'seats = ["malus", "B"]' in text  # somebody is called that
    assert write_record(read_record(text, GAMES)) == text


def test_a_stored_position_in_older_words_is_placed() -> None:
    told = reworded(last_position("dealt"), WORDS)
    assert GAME.from_dict(told, 2, {"cockpit": "expert"}).to_dict() == told


def test_the_edition_of_before_is_that_of_today_in_other_words() -> None:
    today = GAME.load_edition()
    before = GAME.read_edition(text_of("hydroracers-reconstructed.toml"), "before.toml")
    assert GAME.former()[2].editions == {before.name: before.hash}
    assert before.data == today.data
    assert GAME.find_edition(before.name, before.hash, 2) is today


def test_an_own_edition_may_say_either_word_and_its_names_stay() -> None:
    edition = read_record(text_of("own.flight"), GAMES).match.table.edition
    assert (edition.name, edition.title) == ("malus", "malus_hand")
    assert edition.data["element"][0]["penalty"] == "penalty_hand"
    assert edition.data["element"][0]["level_1"] == ["penalty", "cross"]
