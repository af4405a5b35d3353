"""The other commands, each doing what it says."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.scenario_files import files_of
from voltige.games import GAMES

SIMULATE = ["simulate", "loops", "--seats", "4", "--bots", "heuristic,random,random,random"]


def test_games_lists_every_game_with_its_options(voltige: Command) -> None:
    told = json.loads(voltige("games", "--json").out)
    assert [game["name"] for game in told] == [game.name for game in GAMES]
    assert len(told[0]["options"]) == 19
    assert "loops" in voltige("games").out


def test_rules_prints_the_document_or_one_rule_in_both_languages(voltige: Command) -> None:
    assert "- **LO-71**" in voltige("rules", "loops").out
    assert "- **LO-71**" in voltige("rules", "loops", "--lang", "fr").out
    assert "At least" not in voltige("rules", "loops", "lo-14", "--lang", "fr").out
    assert voltige("rules", "loops", "D13").out.startswith("LO-D13")


def test_simulate_is_deterministic_and_shows_the_heuristic_well_ahead(voltige: Command) -> None:
    arguments = [*SIMULATE, "--games", "60", "--seed", "1", "--json"]
    first, again = voltige(*arguments), voltige(*arguments)
    assert first.out == again.out
    told = json.loads(first.out)
    assert told["games"] == 60
    assert told["seats"][0]["win_share_95"][0] > 0.6
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(60)


def test_simulate_prints_a_table_and_takes_one_bot_for_all_seats(voltige: Command) -> None:
    ran = voltige("simulate", "loops", "--seats", "3", "--bots", "random", "--games", "3")
    assert ran.code == 0
    assert ran.out.count("random") == 3


def test_another_seed_gives_other_games(voltige: Command) -> None:
    one = voltige(*SIMULATE, "--games", "5", "--seed", "1", "--json")
    two = voltige(*SIMULATE, "--games", "5", "--seed", "2", "--json")
    assert json.loads(one.out)["seats"] != json.loads(two.out)["seats"]


RECORDED = [
    ("loops", ["--seats", "3", "--bots", "heuristic"]),
    ("lucky-loop", ["--bots", "random,random", "--options", "round_cap=3"]),
    ("flying-carpet", ["--seats", "3"]),
    ("hydroracers", ["--bots", "heuristic,heuristic,autopilot:italy,autopilot:france"]),
]


@pytest.mark.parametrize(("game", "table"), RECORDED, ids=[game for game, _ in RECORDED])
def test_simulate_records_each_game_and_every_record_verifies(
    voltige: Command, tmp_path: Path, game: str, table: list[str]
) -> None:
    folder = tmp_path / "new" / "games"
    arguments = ["simulate", game, *table, "--games", "2", "--seed", "7", "--json"]
    plain, recorded = voltige(*arguments), voltige(*arguments, "--record", str(folder))
    assert recorded.out == plain.out  # the same games
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{game}-7-1.flight", f"{game}-7-2.flight"]
    for file in files:
        ran = voltige("verify", str(file))
        assert ran.code == 0, ran.err
    assert files[0].read_text(encoding="utf-8") != files[1].read_text(encoding="utf-8")


def test_simulate_says_where_the_records_are_and_refuses_a_folder_that_cannot_be(
    voltige: Command, tmp_path: Path
) -> None:
    table = ["simulate", "loops", "--seats", "2", "--bots", "random", "--games", "1"]
    ran = voltige(*table, "--record", str(tmp_path))
    assert f"One game record is in {tmp_path}" in ran.out.replace("\n", "")
    assert voltige("replay", str(tmp_path / "loops-0-1.flight")).code == 0
    (tmp_path / "file").write_text("", encoding="utf-8")
    refused = voltige(*table, "--record", str(tmp_path / "file"))
    assert refused.code == 1
    assert refused.err == f"voltige: {tmp_path / 'file'} can’t be written: file exists.\n"


def test_perft_counts_the_set_up(voltige: Command) -> None:
    ran = voltige("perft", "loops", "--depth", "3")
    assert "perft 3  decisions 0 chance 1024 over 0" in ran.out
    assert voltige("perft", "loops", "--depth", "1", "--divide").out.count("luck") == 4


def test_all_scenarios_hold(voltige: Command) -> None:
    files = [str(file) for file in files_of("loops")]
    ran = voltige("scenario", *files)
    assert ran.code == 0
    assert f"{len(files)} passed, 0 failed" in ran.out


def test_a_scenario_that_does_not_hold_fails_the_command(voltige: Command, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(
        'id = "X"\nrules = ["LO-6"]\ngame = "loops"\nseats = 3\n'
        '[[step]]\nexpect = { direction = "right" }\n'
    )
    ran = voltige("scenario", str(file))
    assert ran.code == 1
    assert "direction should be right, but is left" in ran.err
    assert "0 passed, 1 failed" in ran.out


def test_replay_tells_the_story_from_a_seat(voltige: Command, tmp_path: Path) -> None:
    file = str(tmp_path / "game.flight")
    seats = ["--seats", "heuristic,random,random", "--seed", "9"]
    voltige("play", "loops", *seats, "--options", "max_rounds=1", "--record", file)
    watched = voltige("replay", file, "--at", "3")
    assert watched.code == 0
    assert "Move 3 of" in watched.out
    assert "Your hand" not in watched.out
    assert "Your hand" in voltige("replay", file, "--seat", "1").out
    assert "versions 0 to" in voltige("replay", file, "--at", "99999").err
    assert "no seat 7" in voltige("replay", file, "--seat", "7").err


def test_a_record_that_was_changed_is_found_out(voltige: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.flight"
    seats = ["--seats", "heuristic,random,random", "--seed", "9"]
    voltige("play", "loops", *seats, "--options", "max_rounds=1", "--record", str(file))
    text = file.read_text(encoding="utf-8")
    start = text.index("0 start | ") + len("0 start | ")
    letter = "B" if text[start] == "A" else "A"
    file.write_text(text[:start] + letter + text[start + 1 :], encoding="utf-8")
    ran = voltige("verify", str(file))
    assert ran.code == 1
    assert ran.out == ""
    assert "should carry the share" in ran.err


def test_verify_lists_the_draws_and_names_the_verifier_that_stands_alone(
    voltige: Command, tmp_path: Path
) -> None:
    file = tmp_path / "game.flight"
    seats = ["--seats", "random,random,random", "--seed", "9"]
    voltige("play", "loops", *seats, "--options", "max_rounds=1", "--record", str(file))
    ran = voltige("verify", "--draws", str(file))
    assert ran.code == 0, ran.err
    assert "verify_luck.py FILE" in ran.out
    lines = ran.out.partition("weights\n")[2].splitlines()
    assert re.fullmatch(r"0  0  -  3  [ABC]  A=1 B=1 C=1", lines[0])
    assert re.match(r"0  1  -  110  \S+  1000=\d+ 2000=", lines[1])
    assert [int(line.split()[1]) for line in lines] == list(range(len(lines)))
    assert voltige("verify", str(file)).out in ran.out


def test_editions_can_be_started_checked_and_shown(voltige: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert voltige("edition", "new", "loops", "--out", str(file)).code == 0
    assert "already" in voltige("edition", "new", "loops", "--out", str(file)).err
    assert "2–8 seats" in voltige("edition", "check", str(file)).out
    assert voltige("edition", "show", "loops").out == file.read_text(encoding="utf-8")
    file.write_text(file.read_text(encoding="utf-8").replace("copies = 9", "copies = -1"))
    ran = voltige("edition", "check", str(file))
    assert ran.code == 1
    assert "mine.toml:21, alt_1000: card[1].copies is −1; it must be from 0 to 99." in ran.err


def test_an_edition_of_ones_own_can_be_played(voltige: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    voltige("edition", "new", "loops", "--out", str(file))
    text = file.read_text(encoding="utf-8").replace("hand_size = 10 ", "hand_size = 4 ")
    file.write_text(text, encoding="utf-8")
    ran = voltige("simulate", "loops", "--edition", str(file), "--games", "2", "--json")
    assert json.loads(ran.out)["decisions_per_game"] > 0


def test_golden_files_are_compared_and_written_anew(voltige: Command, tmp_path: Path) -> None:
    compared = voltige("golden", "loops", "--check")
    assert compared.code == 0
    assert "as they were" in compared.out
    missing = voltige("golden", "loops", "--check", "--root", str(tmp_path))
    assert missing.code == 1
    assert "golden files differ" in missing.err
    assert voltige("golden", "loops", "--root", str(tmp_path)).code == 0
    assert voltige("golden", "loops", "--check", "--root", str(tmp_path)).code == 0


def test_a_number_too_long_to_read_is_one_sentence(voltige: Command, tmp_path: Path) -> None:
    file = tmp_path / "long.toml"
    file.write_text(f"x = {'9' * 5000}\n")
    ran = voltige("edition", "check", str(file))
    assert ran.code == 1
    assert ran.err.startswith("voltige: long.toml is not valid TOML")
    assert ran.err.count("\n") == 1
