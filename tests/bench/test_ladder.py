"""The ladder: a short one is written whole, and goes on where it was stopped."""

import json
import re
from pathlib import Path

import pytest

from bench.ladder import TABLES, main
from voltige.arena.plan import Plan
from voltige.games import GAMES


def climb(folder: Path, *more: str) -> int:
    short = ["--levels", "random,heuristic", "--tables", "loops,lucky-loop", "--workers", "1"]
    places = ["--out", str(folder / "kept"), "--docs", str(folder / "docs")]
    return main([*short, *places, *more])


def test_a_short_ladder_has_a_line_and_a_drawing_for_each_step(tmp_path: Path) -> None:
    assert climb(tmp_path, "--games", "4") == 0
    page = (tmp_path / "docs" / "ladder.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^\| heuristic \| random \| 4 \| 1 \|", page, re.MULTILINE)) == 2
    for picture in re.findall(r"\]\((pictures/\S+)\)", page):
        drawn = (tmp_path / "docs" / picture).read_text(encoding="utf-8")
        assert drawn.startswith("<svg")
        assert "var(--" not in drawn
    kept = {file: file.read_bytes() for file in tmp_path.rglob("games.jsonl")}
    assert len(kept) == 2
    assert climb(tmp_path, "--games", "8") == 0
    assert all(file.read_bytes().startswith(before) for file, before in kept.items())
    assert "| heuristic | random | 8 |" in (tmp_path / "docs" / "ladder.md").read_text("utf-8")


def test_a_step_that_is_played_later_joins_those_that_are_known(tmp_path: Path) -> None:
    assert climb(tmp_path, "--games", "4") == 0
    before = json.loads((tmp_path / "docs" / "ladder.json").read_text(encoding="utf-8"))
    assert climb(tmp_path, "--games", "4", "--levels", "cadet,pilot", "--tables", "lucky-loop") == 0
    known = json.loads((tmp_path / "docs" / "ladder.json").read_text(encoding="utf-8"))
    assert known["loops"] == before["loops"]
    assert [one["bot"] for one in known["lucky-loop"]] == ["heuristic", "pilot"]
    page = (tmp_path / "docs" / "ladder.md").read_text(encoding="utf-8")
    assert (
        page.index("## LOOPS") < page.index("## Lucky Loop") < page.index("| pilot | cadet | 4 |")
    )


def test_a_level_may_play_among_a_mixture_of_others(tmp_path: Path) -> None:
    mixed = ["--levels", "random+cadet,pilot", "--tables", "loops", "--games", "4"]
    assert climb(tmp_path, *mixed) == 0
    page = (tmp_path / "docs" / "ladder.md").read_text(encoding="utf-8")
    assert "| pilot | random, cadet | 4 | 1 |" in page
    (kept,) = tmp_path.rglob("plan.json")
    assert json.loads(kept.read_text("utf-8"))["bots"] == ["pilot", "random", "cadet", "random"]


def test_every_table_can_be_played_by_any_level() -> None:
    for table in TABLES.values():
        game = next(game for game in GAMES if game.name == table.game)
        Plan.make(game, ["random"] * table.seats, 1, 1, table.options, rotate=True)


def test_a_table_that_is_not_there_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["--tables", "chess", "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith('ladder: There is no table "chess"')
