"""The lab: the same deals with and without a change, and what is different then."""

import json
from pathlib import Path

import pytest

from tests.cli.command import run
from tests.cli.conftest import Command, voltige
from voltige.arena.lab import COURSE, SEATS, THINGS, Line, compare, mean_and_error
from voltige.arena.plan import Plan
from voltige.arena.simulate import simulate
from voltige.games.loops import GAME as LOOPS

__all__ = ["voltige"]
SHORT = {"max_rounds": 1}


def found(lines: list[Line], kind: str, name: str) -> Line:
    """Find a line."""
    return next(line for line in lines if (line.kind, line.name) == (kind, name))


def test_nothing_changed_means_no_difference_at_all() -> None:
    plan = Plan.make(LOOPS, ["random"] * 3, 8, 1, SHORT)
    results = simulate(plan).results
    lines = compare(plan, plan, results, results)
    assert {line.difference for line in lines} == {0.0}
    assert not any(line.is_sure for line in lines)


def test_a_change_shows_where_it_works() -> None:
    base = Plan.make(LOOPS, ["heuristic"] * 3, 12, 1, SHORT)
    changed = Plan.make(LOOPS, ["heuristic"] * 3, 12, 1, {"max_rounds": 3})
    lines = compare(base, changed, simulate(base).results, simulate(changed).results)
    rounds = found(lines, COURSE, "rounds")
    assert rounds.base == 1.0
    assert 2.0 < rounds.changed <= 3.0
    assert rounds.difference == pytest.approx(rounds.changed - rounds.base)
    assert rounds.is_sure
    assert found(lines, COURSE, "decisions").is_sure
    shares = [line for line in lines if line.kind == SEATS]
    assert sum(line.base for line in shares) == pytest.approx(1)
    assert sum(line.difference for line in shares) == pytest.approx(0)
    assert any(line.name.startswith("card ") for line in lines if line.kind == THINGS)


def test_only_deals_that_both_have_played_are_compared() -> None:
    plan = Plan.make(LOOPS, ["random"] * 2, 6, 1, SHORT)
    results = simulate(plan).results
    lines = compare(plan, plan, results, results[2:])
    assert {line.difference for line in lines} == {0.0}


def test_the_interval_is_that_of_a_mean() -> None:
    mean, error = mean_and_error([1.0, 2.0, 3.0, 6.0])
    assert mean == 3.0
    assert error == pytest.approx(1.96 * (14 / 3 / 4) ** 0.5)
    assert mean_and_error([1.0])[1] == float("inf")


def test_an_edition_is_compared_resumed_and_reported(voltige: Command, tmp_path: Path) -> None:
    file, out, report = tmp_path / "mine.toml", tmp_path / "out", tmp_path / "lab.html"
    voltige("edition", "new", "loops", "--out", str(file))
    text = file.read_text(encoding="utf-8").replace("hand_size = 10 ", "hand_size = 4 ")
    file.write_text(text, encoding="utf-8")
    table = ["lab", "loops", "--edition", str(file), "--seats", "3", "--option", "max_rounds=1"]
    kept = ["--workers", "1", "--out", str(out), "--json"]
    assert voltige(*table, *kept, "--games", "4").code == 0
    ran = voltige(*table, *kept, "--games", "8", "--resume", "--report", str(report))
    assert ran.code == 0, ran.err
    told = json.loads(ran.out)
    assert told["games"] == 8
    assert "max_rounds=1" in told["change"]
    length = next(line for line in told["lines"] if line["name"] == "decisions")
    assert length["sure"]
    assert length["changed"] < length["base"]
    assert ran.out == voltige(*table, "--games", "8", "--workers", "1", "--json").out
    page = report.read_text(encoding="utf-8")
    assert "LOOPS in the lab" in page
    assert page.count("<svg") == 4


def test_the_lab_speaks_french_and_needs_a_change(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ["lab", "loops", "--option", "max_rounds=1", "--games", "2", "--workers", "1"]
    ran = run(capsys, monkeypatch, *table, "--lang", "fr")
    assert ran.code == 0, ran.err
    assert "Changé\u00a0: max_rounds=1" in ran.out
    assert "part des victoires" in ran.out
    assert "Nothing is changed" in run(capsys, monkeypatch, "lab", "loops").err
