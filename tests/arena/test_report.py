"""Reports: one file that opens without a network, in both languages, with the figures in it."""

import re
from pathlib import Path

import pytest

from tests.cli.command import run
from voltige.arena.plan import Plan
from voltige.arena.report.charts import histogram, svg
from voltige.arena.report.games import games_report
from voltige.arena.report.page import command
from voltige.arena.simulate import simulate
from voltige.games.flying_carpet import GAME as CARPET
from voltige.locale import LANGUAGES, texts

OUTSIDE = re.compile(r"<script|<link|<img|@import|url\(|(?:src|href)=[\"']?http")
HEAVIEST = 300_000  # bytes


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_one_light_file_that_needs_nothing_from_outside(language: str) -> None:
    plan = Plan.make(CARPET, ["heuristic", "random", "random"], 3, 1, rotate=True)
    text = games_report(plan, simulate(plan).results, texts(language), "voltige arena <b>")
    assert not OUTSIDE.search(text)
    assert len(text.encode()) < HEAVIEST
    assert text.count("<svg") == 6
    assert f'<html lang="{language}">' in text
    assert "<b>" not in text  # what was typed is text
    assert "prefers-color-scheme: dark" in text
    assert "var(--mark)" in text
    heads = ["report-bots", "report-seats", "report-lengths", "report-scores", "report-actions"]
    for head in heads:
        assert f"<h2>{texts(language).say(head)}</h2>" in text


def test_the_command_writes_it_and_says_where(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "report.html"
    table = ["loops", "--bots", "random", "--seats", "2", "--options", "max_rounds=1"]
    more = ["--games", "3", "--workers", "1", "--report", str(file)]
    ran = run(capsys, monkeypatch, "simulate", *table, *more)
    assert ran.code == 0, ran.err
    assert "without a network" in ran.out
    text = file.read_text(encoding="utf-8")
    assert "max_rounds=1" in text
    assert "3 games of bots, seed 0" in text
    curve = ["arena", "loops", "--bots", "random,heuristic", "--curve", *table[5:]]
    drawn = run(capsys, monkeypatch, *curve, "--seats", "2", *more)
    assert drawn.code == 0, drawn.err
    text = file.read_text(encoding="utf-8")
    assert "1 × random" in text
    assert text.count("<svg") == 1
    nowhere = [*more[:-1], str(tmp_path / "no" / "report.html")]
    refused = run(capsys, monkeypatch, "simulate", *table, *nowhere)
    assert refused.code == 1
    assert "can’t be written" in refused.err


def test_a_command_breaks_between_its_words_alone() -> None:
    assert "<span>--report</span> <span>a&lt;b.html</span>" in command("--report a<b.html")


def test_few_games_are_counted_in_whole_numbers() -> None:
    drawn = svg(histogram([10.0, 10.0, 10.0, 90.0], "games"), "en")
    labels = set(re.findall(r">([\d.]+)</text>", drawn))
    assert {"0", "1", "2", "3"} <= labels
    assert not any("." in label for label in labels)
