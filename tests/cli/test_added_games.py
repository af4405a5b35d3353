"""Games that are one small file are played in the terminal, in plain words."""

import pytest

from tests.cli.command import run_apart

MODULES = "examples.games.pig,examples.games.tricks"


@pytest.mark.parametrize("game", ["pig", "tricks"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_person_plays_one_to_the_end(
    monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    monkeypatch.setenv("VOLTIGE_GAMES", MODULES)
    seats = ["--seats", "you,random", "--seed", "5", "--lang", language]
    ran = run_apart("play", game, *seats, typed="1\n2\n" * 400)
    assert ran.code == 0, ran.err
    assert "Traceback" not in ran.out + ran.err
    assert "1. " in ran.out  # the ranking


def test_they_are_listed_and_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOLTIGE_GAMES", MODULES)
    assert "Tricks · 2–4" in run_apart("games").out
    ran = run_apart("simulate", "pig", "--bots", "random", "--seats", "2", "--games", "5")
    assert ran.code == 0, ran.err
    assert "Pig" in ran.out
