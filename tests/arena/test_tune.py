"""Tuning: candidates meet the same deals, the better half goes on, and the result is data."""

import tomllib
from pathlib import Path

import pytest

from tests.cli.command import ROOT, run
from tests.cli.conftest import Command, voltige
from voltige.arena.players.errors import BotError
from voltige.arena.players.names import check_bot, word_of
from voltige.arena.tune.candidates import candidates, drawn, narrowed, nearby, offered, values_in
from voltige.arena.tune.halving import Score, best, gain, rungs
from voltige.core.rng import Rng
from voltige.games.loops import GAME as LOOPS

__all__ = ["voltige"]
BOT = f"{ROOT / 'examples' / 'tunable.py'}:Sheds"
TABLE = ["--against", "random", "--seats", "2", "--options", "max_rounds=1", "--workers", "1"]


def test_candidates_are_the_bot_as_it_is_and_others_within_the_bounds() -> None:
    assert offered(BOT) == {"hurry": (0.0, 1.0)}
    names = candidates(BOT, 6, 3)
    assert names == candidates(BOT, 6, 3)
    assert names[0] == BOT
    assert len(set(names)) == 6
    for name in names:
        check_bot(name, LOOPS)
    assert [drawn(1, 3, Rng(seed)) in {1, 2, 3} for seed in range(20)] == [True] * 20


def test_candidates_of_a_later_round_lie_around_the_best_half_as_far_away() -> None:
    for round_no in (1, 2, 3):
        half = 0.5 / 2**round_no
        names = nearby(f"{BOT}[hurry=0.9]", 8, 3, round_no)
        assert len(set(names)) == 8
        assert all(
            max(0.0, 0.9 - half) <= values_in(n)["hurry"] <= min(1, 0.9 + half) for n in names
        )
    assert values_in(BOT) == {"hurry": 0.5}
    assert narrowed(1, 9, 2, 2) == (1, 4)
    assert narrowed(1, 9, 2, 64) == (1, 3)


def test_numbers_in_a_name_are_checked() -> None:
    check_bot(f"{BOT}[hurry=0.25]", LOOPS)
    assert word_of(f"{BOT}[hurry=0.25]") == "Sheds-hurry=0.25"
    for values, code in (("pace=1", "bot_no_number"), ("hurry=2", "bot_bad_number")):
        with pytest.raises(BotError, match=code):
            check_bot(f"{BOT}[{values}]", LOOPS)
    with pytest.raises(BotError, match="bot_bad_number"):
        check_bot(f"{BOT}[hurry=fast]", LOOPS)


def test_each_rung_has_half_the_candidates_and_twice_the_games() -> None:
    assert rungs(5, 10) == [(5, 10), (3, 20), (2, 40), (1, 80)]
    scores = [Score(0, "a", [0, 1], 1.0), Score(1, "b", [1, 1], 0.0), Score(2, "c", [1, 0], 2.0)]
    assert [one.name for one in best(scores, 2)] == ["b", "c"]
    assert gain(scores[1], scores[0])[0] == 0.5


def test_the_result_is_data_with_its_command_and_tuning_goes_on(
    voltige: Command, tmp_path: Path
) -> None:
    out = tmp_path / "tuning"
    tune = ["tune", "loops", "--bot", BOT, *TABLE, "--candidates", "3", "--games", "4"]
    first = voltige(*tune, "--out", str(out), "--seed", "2", "--json")
    assert first.code == 0, first.err
    told = tomllib.loads((out / "tuned.toml").read_text(encoding="utf-8"))
    assert told["command"].startswith("voltige tune loops --bot ")
    assert told["games"] == 16
    assert set(told["numbers"]) <= {"hurry"}
    assert told["usual"]["bot"] == BOT
    assert told["gain_95"][0] <= told["gain"] <= told["gain_95"][1]
    played = {file: file.read_bytes() for file in out.rglob("games.jsonl")}
    assert len(played) == 3
    again = voltige(*tune, "--out", str(out), "--seed", "2", "--json", "--resume")
    assert again.out == first.out
    assert {file: file.read_bytes() for file in out.rglob("games.jsonl")} == played
    assert "already holds results" in voltige(*tune, "--out", str(out), "--seed", "2").err


def test_more_rounds_go_on_from_the_best_so_far(voltige: Command, tmp_path: Path) -> None:
    tune = ["tune", "loops", "--bot", BOT, *TABLE, "--candidates", "3", "--games", "4", "--json"]
    one, two = tmp_path / "one", tmp_path / "two"
    assert voltige(*tune, "--out", str(one)).code == 0
    more = voltige(*tune, "--out", str(two), "--rounds", "2")
    assert more.code == 0, more.err
    best, better = (tomllib.loads((out / "tuned.toml").read_text("utf-8")) for out in (one, two))
    assert better["win_share"] >= best["win_share"]  # on the same deals, the best among them
    assert sorted(path.name for path in two.iterdir() if path.is_dir()) == [
        "000", "001", "002", "003", "004",
    ]  # fmt: skip
    again = voltige(*tune, "--out", str(two), "--rounds", "2", "--resume")
    assert again.out == more.out


def test_what_can_not_be_tuned_is_one_sentence_in_both_languages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = ["--out", str(tmp_path / "t")]
    house = run(capsys, monkeypatch, "tune", "loops", "--bot", "random", *out)
    assert house.err.startswith('voltige: "random" can’t be tuned')
    few = run(capsys, monkeypatch, "tune", "loops", "--bot", BOT, *out, "--candidates", "1")
    assert "at least two candidates" in few.err
    none = run(capsys, monkeypatch, "tune", "loops", "--bot", BOT, *out, "--rounds", "0")
    assert "at least one round, not 0" in none.err
    plain = tmp_path / "plain_bot.py"
    plain.write_text("import voltige\n\nclass Plain(voltige.Bot):\n    pass\n", encoding="utf-8")
    nothing = ["tune", "loops", "--bot", f"{plain}:Plain", *out, "--lang", "fr"]
    assert "n’offre pas de nombres" in run(capsys, monkeypatch, *nothing).err
