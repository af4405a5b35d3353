"""Records and editions in older words are read, and lead to the same positions."""

import pickle
import tomllib

import pytest

from tests.former.samples import (
    EDITION,
    PRINTED,
    RECORDS,
    WORDS,
    data,
    in_present_words,
    record_text,
)
from voltige.cli.main import main
from voltige.core.errors import EditionError, VoltigeError
from voltige.core.playout import settle
from voltige.core.rng import Rng
from voltige.games import GAMES
from voltige.games.loops import GAME
from voltige.games.loops.state import LoopsState
from voltige.match.record import read_record, verify_luck, write_record
from voltige.match.record.older import reworded_log
from voltige.verify_luck import check

OLD = f"rules = {GAME.rules_version - 1}\n"


def test_the_samples_say_every_word_that_has_changed() -> None:
    said = record_text("own") + record_text("dealt")
    for word in WORDS.keys() - {"play_attitude", "play_looping"}:  # these stand in rows alone
        assert word in said


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_in_older_words_leads_to_the_same_position(name: str) -> None:
    text = record_text(name)
    record = read_record(text, GAMES)
    assert OLD in text
    assert record.match.state.to_dict() == in_present_words(data(name))
    assert verify_luck(record) == check(text) > 0


@pytest.mark.parametrize("name", RECORDS)
def test_it_is_written_in_the_present_words_and_read_again(name: str) -> None:
    old = record_text(name)
    text = write_record(read_record(old, GAMES))
    again = read_record(text, GAMES)
    assert write_record(again) == text
    assert again.match.state.to_dict() == in_present_words(data(name))
    log = tomllib.loads(text)["log"]["moves"]
    for line, was in zip(
        log.split("\n"), tomllib.loads(old)["log"]["moves"].split("\n"), strict=True
    ):
        words = [WORDS.get(word, word) for word in was.partition(" # ")[0].split(" ")]
        assert line.split("@")[0].split(" ")[:4] == [word.split("@")[0] for word in words][:4]
    assert '"looping"' in text  # somebody is called that


def test_in_a_log_whole_words_change_but_neither_names_nor_what_is_void() -> None:
    words = {"plane": "craft", "wing": "sail"}
    for line, now in (
        ("1 A lay plane:2,planes:1 | wing@3+1/2 # 0a", "1 A lay craft:2,planes:1 | sail@3+1/2"),
        ('2 B seat bot:plane "wing" # 0a', '2 B seat bot:plane "wing"'),
        ('3 B void act {"do": "wing"} | plane', '3 B void act {"do": "wing"} | plane'),
        ("4 rules 1 2", "4 rules 1 2"),
    ):
        assert reworded_log(line, words) == now
        assert reworded_log(line, {}) == line


def test_the_command_tells_and_verifies_it(capsys: pytest.CaptureFixture[str]) -> None:
    for name in RECORDS:
        file = f"tests/former/loops-1/{name}.flight"
        assert main(["verify", file, "--lang", "en"]) == 0
        assert main(["replay", file, "--lang", "en"]) == 0
    assert "plays Loop" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (OLD, "rules = 0\n", "record_rules"),
        (OLD, "rules = -1\n", "record_rules"),
        (OLD, f"rules = {GAME.rules_version}\n", "record_edition"),
        ("@sha256:5", "@sha256:6", "record_edition"),
        ("fault against_attitude", "fault against_altitude", "record_move"),
        ("play looping", "play loopings", "record_line"),
        ("looping@", "speed@", "record_share"),
        ('looping_return = "bottom"', 'looping_return = "attic"', "bad_option"),
    ],
)
def test_what_is_wrong_in_an_older_record_is_named(old: str, new: str, code: str) -> None:
    text = record_text("dealt")
    assert old in text
    with pytest.raises(VoltigeError) as caught:
        read_record(text.replace(old, new, 1), GAMES)
    assert caught.value.code == code


def test_the_deck_of_before_is_the_deck_of_today_in_other_words() -> None:
    today = GAME.load_edition()
    name, content = next(iter(GAME.former()[1].editions.items()))
    before = GAME.read_edition(PRINTED, "before.toml")
    assert (before.name, before.hash) == (name, content)
    assert (name, before.data) == (today.name, today.data)
    assert f'edition = "{name}@sha256:{content}"' in record_text("dealt")
    assert GAME.find_edition(name, content, 1) is today
    assert GAME.find_edition(name, today.hash, 1) is today
    assert GAME.find_edition(name, content, GAME.rules_version) is None
    assert GAME.find_edition(name, "0", 1) is None
    assert GAME.find_edition("elsewhere", content, 1) is None


def test_an_edition_in_older_words_keeps_its_hash_and_the_names_that_people_gave() -> None:
    edition = GAME.read_edition(EDITION, "own.toml")
    kinds = {card["id"]: card["kind"] for card in edition.data["card"]}
    assert (kinds["pitch"], kinds["loop"]) == ("pitch", "loop")
    assert edition.data["edition"]["two_player_removed"] == ["loop", "pitch"]
    assert (edition.name, edition.title) == ("looping", "attitude")
    assert edition.names == {"loop": ["looping", "attitude"]}
    assert f"looping@sha256:{edition.hash}" in record_text("own")
    state = GAME.new_state(3, edition=edition)
    settle(state, Rng(1))
    again = pickle.loads(pickle.dumps(state))  # noqa: S301  (our own)
    assert isinstance(again, LoopsState)
    assert again.setup.edition.hash == edition.hash
    assert again.to_dict() == state.to_dict()


@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ('kind = "attitude"', 'kind = "attitudes"', "edition_not_one_of", "card[10].kind"),
        ('id = "looping"', 'id = "pitch"', "edition_duplicate", "card[16].id"),
        (
            '"looping", "attitude_change"]',
            '"loopings"]',
            "edition_no_such_card",
            "two_player_removed",
        ),
    ],
)
def test_what_is_wrong_in_an_older_edition_is_named(
    old: str, new: str, code: str, key: str
) -> None:
    assert old in EDITION
    with pytest.raises(EditionError) as caught:
        GAME.read_edition(EDITION.replace(old, new, 1), "own.toml")
    assert caught.value.code == code
    assert str(caught.value.params["key"]).endswith(key)
