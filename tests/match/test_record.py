"""Record files: what they hold, and what is wrong with one that was tampered with."""

import re
from typing import Any

import pytest
import tomlkit

from tests.match.setting import NONCES, RACE, SEED, TURN, fair, fair_match, match_at, say
from voltige.core.errors import VoltigeError
from voltige.core.rng import Rng
from voltige.games import GAMES
from voltige.games.loops import GAME
from voltige.match.errors import MatchError, RecordError
from voltige.match.log import Seat
from voltige.match.luck import FairLuck, GivenLuck, PracticeLuck, commitment
from voltige.match.match import Match
from voltige.match.record import (
    BARE_FORMAT,
    Fair,
    Record,
    read_record,
    verify_luck,
    write_record,
)
from voltige.match.table import Table


def sealed(match: Match) -> Fair:
    """Open the seal of a match."""
    assert isinstance(match.luck, FairLuck)
    return Fair(match.luck.commitment, match.luck.nonces, match.luck.seed)


def play(match: Match, decisions: int, seed: int = 1) -> Match:
    """Play so many random decisions."""
    rng = Rng(seed)
    for _ in range(decisions):
        if not match.is_over:
            seat = int(match.state.to_act)
            legal = match.legal_actions(seat)
            match.submit(seat, legal[int(rng.below(len(legal)))].data)
    return match


def text_of(match: Match, *, hashes: bool = False) -> str:
    """Write the record of a match with its seal opened."""
    return write_record(Record(match, sealed(match), hashes))


def wrong(text: str) -> RecordError:
    """Read a record that is wrong."""
    with pytest.raises(RecordError) as caught:
        read_record(text, GAMES)
    return caught.value


SHORT = text_of(play(fair_match(3, {"max_rounds": 1}), 12))
HASHED = text_of(play(fair_match(3, {"max_rounds": 1}), 12), hashes=True)
WHOLE = text_of(play(fair_match(3, {"max_rounds": 1, "round_play_cap": 100}), 10_000))


def test_a_record_is_a_toml_header_and_one_line_per_version() -> None:
    match = match_at(TURN, options={"draw_target": "any"})
    say(match, 0, "play 7000 x2")
    match.change_seat(1, "Zoé", "bot:random")
    assert write_record(Record(match, None, hashes=False)) == (
        'format = "flight-record/2"\n'
        'game = "loops"\n'
        f"rules = {GAME.rules_version}\n"
        f'edition = "loops-reconstructed@sha256:{GAME.load_edition().hash}"\n'
        'seats = ["A", "Zoé", "C", "D"]\n'
        'controllers = ["person", "bot:random", "person", "person"]\n'
        f'position = "{GAME.write_state(match.table.first_state())}"\n'
        "\n[options]\n"
        'draw_target = "any"\n'
        "\n[log]\n"
        "moves = '''\n"
        "0 start\n"
        "1 A play 7000 x2\n"
        '2 B seat bot:random "Zo\\u00e9"\n'
        "'''\n"
    )


@pytest.mark.parametrize("text", [SHORT, HASHED, WHOLE], ids=["short", "hashed", "whole"])
def test_reading_and_writing_is_the_identity(text: str) -> None:
    record = read_record(text, GAMES)
    assert write_record(record) == text
    assert verify_luck(record) == sum(len(entry.luck) for entry in record.match.log)


def test_a_record_of_a_finished_game_carries_its_result() -> None:
    assert read_record(WHOLE, GAMES).match.is_over
    ranking = re.search(r"ranking = \[(.*)\]", WHOLE)
    assert ranking is not None
    for change in (
        WHOLE.replace(ranking[0], "ranking = [3, 3, 3]"),
        re.sub(r"returns = .*", "returns = [0.0, 0.0, 0.0]", WHOLE),
        SHORT.replace("\n[log]", "\n[result]\nranking = [1, 1, 1]\n\n[log]"),
    ):
        assert wrong(change).code == "record_result"


def test_faults_time_outs_undo_and_seats_are_in_the_record() -> None:
    match = match_at(TURN, options={"fault_mode": "pick_up"})
    say(match, 2, "play 6000 x1")
    match.time_out(0)
    say(match, 1, "play 8000 x1")
    match.undo(1)
    match.change_seat(3, "'|#\"\n", "autopilot")
    text = write_record(Record(match, None, hashes=True))
    lines = [re.sub(r" # \w+$", "", line) for line in text.splitlines()]
    assert lines[-7:-1] == [
        "0 start",
        "1 C fault not_your_turn alt_6000",
        "2 A timeout play 5000 x1",
        "3 B play 8000 x1",
        "4 B undo 3",
        '5 D seat autopilot "\\u0027\\u007c\\u0023\\"\\n"',
    ]
    again = read_record(text, GAMES)
    assert write_record(again) == text
    assert again.match.seats[3].name == "'|#\"\n"


@pytest.mark.parametrize(
    "name", ["", "'''", '"', "\\", "\n\r\t", "\x00\x1f\x7f\x80", "é漢🛩", "a | b # c"]
)
def test_any_name_survives_a_record(name: str) -> None:
    match = match_at(TURN)
    match.seats[0].name = name
    match.change_seat(1, name, "person")
    text = write_record(Record(match, None, hashes=False))
    again = read_record(text, GAMES)
    assert (again.match.seats[0].name, again.match.seats[1].name) == (name, name)
    assert write_record(again) == text


def test_a_race_settled_by_luck_and_taken_back_can_be_verified() -> None:
    """The draws that were undone count too, and the answers that stay are the same ones."""
    match = Match(match_at(RACE).table, match_at(RACE).seats, fair())
    say(match, 1, "play 8000 x1")
    say(match, 2, "play 6000 x1")
    say(match, 3, "decline")
    assert match.log[3].luck
    match.take_back(3, 3)
    say(match, 3, "decline")
    record = read_record(text_of(match), GAMES)
    assert verify_luck(record) == len(match.log[3].luck) + len(match.log[5].luck)


def test_races_settled_by_luck_and_taken_back_in_part_can_be_verified() -> None:
    match = Match(match_at(RACE).table, match_at(RACE).seats, fair())
    say(match, 1, "play 8000 x1")
    say(match, 2, "play 6000 x1")
    say(match, 3, "decline")
    match.take_back(2, 2)
    text = text_of(match)
    record = read_record(text, GAMES)
    assert record.match.state.to_dict() == match.state.to_dict()
    assert verify_luck(record) == 1


def test_the_record_tells_in_which_order_the_nonces_came_after_the_seal() -> None:
    match = play(fair_match(3), 3)
    luck = FairLuck(SEED, [NONCES[0], b"", NONCES[2]])
    fair = Fair(luck.commitment, luck.nonces, SEED, (2, 1, 0))
    text = write_record(Record(match, fair, hashes=False))
    given = f'["C {NONCES[2].hex()}", "B waived", "A {NONCES[0].hex()}"]'
    assert f'commit = "sha256:{luck.commitment}"\nnonces = {given}\n' in text
    assert read_record(text, GAMES).fair == fair


def test_every_word_of_luck_carries_its_share_of_the_weights() -> None:
    match = play(fair_match(3), 3)
    shares = [share for line in log_lines(text_of(match)) for share in re.findall(r"@(\S+)", line)]
    assert shares[0] in {"0+1/3", "1+1/3", "2+1/3"}, "three seats may begin"
    assert re.fullmatch(r"\d+\+\d+/110", shares[1]), "then the first of 110 cards"
    assert len(shares) == match.drawn


@pytest.mark.parametrize("change", ["0+1/3", "1+1/3", "2+1/3", "0+3/3", "x", ""])
def test_a_share_that_the_rules_do_not_give_is_refused(change: str) -> None:
    share = re.findall(r"@(\S+)", log_lines(SHORT)[0])[0]
    if change != share:
        assert wrong(SHORT.replace(f"@{share}", f"@{change}", 1)).code == "record_share"


def test_a_record_of_the_first_form_still_reads_replays_verifies_and_stays_what_it_is() -> None:
    match = play(fair_match(3, {"max_rounds": 1}), 12)
    text = write_record(Record(match, sealed(match), hashes=True, form=BARE_FORMAT))
    assert text.startswith('format = "flight-record/1"\n')
    assert "@" not in text.partition("[log]")[2]
    assert f'nonces = ["{NONCES[0].hex()}", ' in text
    again = read_record(text, GAMES)
    assert write_record(again) == text
    assert verify_luck(again) == match.drawn
    assert wrong(SHORT.replace("flight-record/2", "flight-record/1")).code == "record_value"


def test_the_mark_of_a_practice_table_is_in_its_record() -> None:
    table = Table.make(GAME, 3, {"max_rounds": 1}, practice=True)
    luck = PracticeLuck(SEED, NONCES[:3])
    match = play(Match(table, [Seat(letter) for letter in "ABC"], luck), 12)
    match.undo(match.last_mover(), agreed=True)
    play(match, 5, seed=2)
    text = text_of(match)
    assert "\npractice = true\n" in text
    assert re.search(r"\| [ABC]@starter:\d\+1/3 \S+@draw_pile:\d+\+\d+/110 ", text)
    again = read_record(text, GAMES)
    assert again.match.table.practice
    assert write_record(again) == text
    assert verify_luck(again) == match.drawn
    assert wrong(text.replace("practice = true", "practice = 1")).code == "record_value"
    assert wrong(text.replace("practice = true\n", "")).code == "record_share"


# -- tampering --------------------------------------------------------------------------------------


def log_lines(text: str) -> list[str]:
    """Give the lines of the log."""
    return text.partition("moves = '''\n")[2].partition("\n'''")[0].split("\n")


def test_any_other_luck_is_detected() -> None:
    """Each word of luck is exchanged for each other word that occurs in the record."""
    lines = log_lines(SHORT)
    words = sorted({word for line in lines for word in line.partition(" | ")[2].split()})
    tried = 0
    for line in lines:
        head, bar, luck = line.partition(" | ")
        drawn = luck.split()
        for place in range(len(drawn)):
            other = words[(words.index(drawn[place]) + 1) % len(words)]
            changed = " ".join([*drawn[:place], other, *drawn[place + 1 :]])
            text = SHORT.replace(line, f"{head}{bar}{changed}", 1)
            tried += 1
            with pytest.raises(RecordError):
                verify_luck(read_record(text, GAMES))
    assert tried >= 31


def test_luck_left_out_or_added_is_detected() -> None:
    first = log_lines(SHORT)[0]
    for changed in (
        first.rpartition(" ")[0],
        f"{first} 1000",
        first.replace(" | ", " | A ", 1),
        f"{first} | A",
    ):
        with pytest.raises(RecordError):
            verify_luck(read_record(SHORT.replace(first, changed, 1), GAMES))


def test_any_other_move_is_detected_where_lines_carry_hashes() -> None:
    notations = [action.notation for action in GAME.new_state(3).table().actions]
    others = notations[::7]
    for line in log_lines(HASHED)[1:]:
        moved = next(text for text in sorted(notations, key=len)[::-1] if f" {text}" in line)
        for other in others:
            if other != moved:
                text = HASHED.replace(line, line.replace(moved, other, 1), 1)
                assert wrong(text).code in {"record_move", "record_hash", "record_luck"}, other


def test_a_move_that_was_not_legal_is_refused_with_its_line_and_reason() -> None:
    match = match_at(TURN)
    say(match, 0, "play 7000 x1")
    text = write_record(Record(match, None, hashes=False))
    error = wrong(text.replace("1 A play 7000 x1", "1 A play 4000 x1"))
    assert (error.code, error.params["line"]) == ("record_move", 1)
    assert "not_in_hand" in str(error.params["reason"])
    assert wrong(text.replace("1 A play", "1 B play")).code == "record_move"


def test_a_fault_that_was_none_is_refused() -> None:
    match = match_at(TURN, options={"fault_mode": "pick_up"})
    say(match, 2, "play 6000 x1")
    text = write_record(Record(match, None, hashes=False))
    for change in ("against_pitch alt_6000", "not_your_turn alt_9000", "nonsense alt_6000"):
        changed = text.replace("fault not_your_turn alt_6000", f"fault {change}")
        assert wrong(changed).code == "record_move"
    assert wrong(text.replace('fault_mode = "pick_up"', "")).code == "record_move"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('format = "flight-record/2"', 'format = "flight-record/3"', "record_format"),
        ('format = "flight-record/2"', "format = ", "record_syntax"),
        ('game = "loops"', 'game = "chess"', "record_game"),
        ('game = "loops"', "game = 1", "record_value"),
        ('game = "loops"', 'game = "loops"\nextra = 1', "record_key"),
        (f"rules = {GAME.rules_version}", "rules = 99", "record_rules"),
        (f"rules = {GAME.rules_version}", "rules = true", "record_value"),
        ("loops-reconstructed@sha256:", "loops-unknown@sha256:", "record_edition"),
        ("@sha256:", "@sha256:0", "record_edition"),
        ('seats = ["A", "B", "C"]', 'seats = ["A", "B"]', "record_value"),
        ('seats = ["A", "B", "C"]', 'seats = ["A", "B", 3]', "record_value"),
        ("\n0 start", "\n0 begin", "record_line"),
        ("\n0 start", "\n1 start", "record_version"),
        ("\n1 ", "\n7 ", "record_version"),
        ("[fair]", "[fairness]", "record_key"),
    ],
)
def test_a_header_or_line_that_is_wrong_is_named(old: str, new: str, code: str) -> None:
    assert old in SHORT
    assert wrong(SHORT.replace(old, new, 1)).code == code


@pytest.mark.parametrize(
    "line",
    [
        "13 A",
        "13 Z pick up",
        "13 D pick up",
        "13 a pick up",
        "13 A fly away",
        "13 A undo x",
        "13 A undo -1",
        "13 A undo 99",
        "13 A undo ²",
        "13 A undo " + "9" * 30,
        "13 A seat person",
        "13 A seat person Zoé",
        "13 A seat person 7",
        '13 A seat person "a" "b"',
        "13 A fault",
        "13 A fault x",
        "13 A timeout fly away",
        "13 A start",
    ],
)
def test_a_line_that_means_nothing_is_refused(line: str) -> None:
    wrong(SHORT.replace("\n'''", f"\n{line}\n'''", 1))


def test_unknown_options_and_impossible_tables_are_refused() -> None:
    for old, new in (
        ("max_rounds = 1", "max_rounds = 99"),
        ("max_rounds = 1", "colour = 1"),
        (
            'seats = ["A", "B", "C"]\ncontrollers = ["person", "person", "person"]',
            "seats = []\ncontrollers = []",
        ),
    ):
        assert old in SHORT
        with pytest.raises(VoltigeError):
            read_record(SHORT.replace(old, new, 1), GAMES)


# -- the seal ---------------------------------------------------------------------------------------


def reseal(text: str, **values: Any) -> str:
    """Change what a record says of its luck."""
    for key, value in values.items():
        written = tomlkit.item(value).as_string()
        text = re.sub(rf"^{key} = .*$", f"{key} = {written}", text, flags=re.MULTILINE)
    return text


def test_a_seal_that_is_not_opened_cannot_be_verified() -> None:
    closed = re.sub(r"reveal = .*\n", "", SHORT)
    record = read_record(closed, GAMES)
    assert write_record(record) == closed
    with pytest.raises(RecordError) as caught:
        verify_luck(record)
    assert caught.value.code == "luck_not_opened"
    with pytest.raises(RecordError) as caught:
        verify_luck(Record(record.match, None, hashes=False))
    assert caught.value.code == "luck_not_opened"


def test_another_seed_breaks_the_seal() -> None:
    with pytest.raises(RecordError) as caught:
        verify_luck(read_record(reseal(SHORT, reveal=bytes(32).hex()), GAMES))
    assert caught.value.code == "luck_seal_broken"


def test_another_seed_with_its_own_seal_draws_otherwise() -> None:
    other = FairLuck(bytes(32), NONCES[:3])
    changed = reseal(SHORT, reveal=other.seed.hex(), commit=f"sha256:{other.commitment}")
    with pytest.raises(RecordError) as caught:
        verify_luck(read_record(changed, GAMES))
    assert caught.value.code == "luck_differs"
    assert set(caught.value.params) == {"draw", "drawn", "written"}


def test_other_nonces_draw_otherwise() -> None:
    swapped = zip("ABC", (NONCES[0], NONCES[2], NONCES[1]), strict=True)
    nonces = [f"{letter} {nonce.hex()}" for letter, nonce in swapped]
    with pytest.raises(RecordError) as caught:
        verify_luck(read_record(reseal(SHORT, nonces=nonces), GAMES))
    assert caught.value.code == "luck_differs"


@pytest.mark.parametrize(
    "values",
    [
        {"nonces": ["00"]},
        {"nonces": ["A xy"]},
        {"nonces": ["A"]},
        {"nonces": ["D 00"]},
        {"nonces": ["A waived", "A waived"]},
        {"nonces": ["A 0A"]},
        {"nonces": [1, 2, 3]},
        {"reveal": "xy"},
        {"reveal": 7},
        {"commit": 7},
    ],
)
def test_a_seal_that_cannot_be_read_is_refused(values: dict[str, Any]) -> None:
    assert wrong(reseal(SHORT, **values)).code == "record_value"


def test_a_seal_of_wrong_lengths_is_refused_when_it_is_verified() -> None:
    short = reseal(SHORT, reveal="00", commit=f"sha256:{commitment(bytes(1))}")
    with pytest.raises(MatchError):
        verify_luck(read_record(short, GAMES))
    with pytest.raises(MatchError):
        verify_luck(read_record(reseal(SHORT, nonces=["A 00", "B 00", "C 00"]), GAMES))


def test_the_first_draw_is_that_of_the_seed() -> None:
    assert f'reveal = "{SEED.hex()}"' in SHORT
    number = FairLuck(SEED, NONCES[:3]).number(0, 3)
    assert log_lines(SHORT)[0].startswith(f"0 start | {'ABC'[number]}@{number}+1/3 ")


def test_reading_changes_nothing_about_who_sits_where() -> None:
    record = read_record(SHORT, GAMES)
    assert isinstance(record.match.luck, GivenLuck)
    assert [seat.name for seat in record.match.seats] == ["A", "B", "C"]
