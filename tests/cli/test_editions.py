"""Editions of one's own at the command: checked, named, drawn and played, never a traceback."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from voltige.games import GAMES
from voltige.locale import LANGUAGES
from voltige.locale.rulebook import find_rule

NAMED = {  # by game: an id that no text knows, with its names
    "loops": ('id = "alt_5000"', "Cruise", "Croisière"),
    "lucky-loop": ('id = "red_rooster"', "Brave Bat", "Chauve-souris hardie"),
    "flying-carpet": ('id = "sultans_city"', "Old Port", "Vieux port"),
    "hydroracers": ('id = "calshot"', "Long Lake", "Lac long"),
}


def start(voltige: Command, file: Path, game: str) -> str:
    """Write an edition to start from; give its text."""
    assert voltige("edition", "new", game, "--out", str(file)).code == 0
    return file.read_text(encoding="utf-8")


def rename(text: str, game: str, *, named: bool) -> str:
    """Give a component an id that no text knows, and perhaps names."""
    line, english, french = NAMED[game]
    old = line.split('"')[1]
    found = re.search(rf'id = "{old}".*\n', text)
    assert found is not None, game
    names = f'name = "{english}"\nname_fr = "{french}"\n' if named else ""
    own_name = re.compile(r'name = ".*"\n')
    head, tail = text[: found.start()], text[found.end() :]
    if named and own_name.match(tail):
        tail = own_name.sub("", tail, count=1)
    text = f"{head}{found.group()}{names}{tail}"
    return text.replace(f'"{old}"', '"wild_thing"')


@pytest.mark.parametrize("game", NAMED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_own_components_are_called_as_the_file_says(
    language: str, game: str, voltige: Command, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(rename(start(voltige, file, game), game, named=True), encoding="utf-8")
    checked = voltige("edition", "check", str(file), "--lang", language)
    assert checked.code == 0, checked.err
    told = checked.out
    seats = "you,heuristic,heuristic" if game == "flying-carpet" else "you,heuristic"
    played = voltige(
        "play", game, "--edition", str(file), "--seats", seats, "--seed", "1", "--lang", language,
        typed="1\n" * 30,
    )  # fmt: skip
    assert "Traceback" not in played.err
    name = NAMED[game][1 + LANGUAGES.index(language)]
    assert name in (told + played.out).replace("\n", " ")
    assert "wild_thing" not in told + played.out


@pytest.mark.parametrize("game", NAMED)
def test_an_id_without_a_name_is_said_in_words(game: str, voltige: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(rename(start(voltige, file, game), game, named=False), encoding="utf-8")
    for language in LANGUAGES:
        ran = voltige("edition", "check", str(file), "--lang", language)
        assert ran.code == 0, ran.err
        assert "wild_thing" not in ran.out


def test_all_mistakes_of_a_file_are_told_at_once_with_line_id_and_nearest_key(
    voltige: Command, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    text = start(voltige, file, "loops")
    text = text.replace("copies =", "copie =", 1).replace("hand_size = 10", "hand_size = 0")
    text = text.replace('kind = "speed"', 'kind = "sped"').replace(
        "target_points = 200", "target_point = 200"
    )
    file.write_text(text, encoding="utf-8")
    ran = voltige("edition", "check", str(file))
    assert ran.code == 1
    lines = text.split("\n")
    copie = next(n for n, line in enumerate(lines, start=1) if line.startswith("copie ="))
    size = next(n for n, line in enumerate(lines, start=1) if line.startswith("hand_size ="))
    assert (
        f"mine.toml:{copie}, alt_1000: the key card[1].copie is unknown; did you mean copies?"
        in (ran.err)
    )
    assert f"mine.toml:{size}: edition.hand_size is 0" in ran.err
    assert "edition.target_point is unknown; did you mean target_points?" in ran.err
    assert '.kind is "sped"' in ran.err
    assert "missing" not in ran.err
    assert len(ran.err.strip().split("\n")) == 4


def test_every_file_is_checked_even_after_a_wrong_one(voltige: Command, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    start(voltige, good, "lucky-loop")
    bad.write_text("format = 1\n", encoding="utf-8")
    ran = voltige("edition", "check", str(bad), str(good), "--lang", "fr")
    assert ran.code == 1
    assert "bad.toml" in ran.err
    assert "✓" in ran.out


def test_a_new_edition_has_the_name_that_is_asked_for(voltige: Command, tmp_path: Path) -> None:
    for game in GAMES:
        file = tmp_path / f"{game.name}.toml"
        name = 'Our "home" deck'
        assert voltige("edition", "new", game.name, "--name", name, "--out", str(file)).code == 0
        read = tomllib.loads(file.read_text(encoding="utf-8"))["edition"]
        assert read["name"] == read["title"] == name
        assert name in voltige("edition", "check", str(file)).out
    assert voltige("edition", "new", "loops", "--name", " ").code == 1


def test_an_edition_to_start_from_is_named_apart(voltige: Command) -> None:
    ran = voltige("edition", "new", "loops", "--from", "loops-reconstructed", "--name", "Mine")
    assert 'name = "Mine"' in ran.out
    assert "no edition" in voltige("edition", "new", "loops", "--from", "nowhere").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_checks_of_a_landscape_can_be_read_as_rules(language: str, voltige: Command) -> None:
    for number in range(1, 8):
        ran = voltige("rules", "flying-carpet", f"LS-{number}", "--lang", language)
        assert ran.code == 0
        assert f"LS-{number}" in ran.out


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_rule_that_an_edition_quotes_can_be_read(game: object) -> None:
    found = next(one for one in GAMES if one is game)
    for path in found.edition_folder.glob("*.toml"):
        for number in set(re.findall(r"\b[A-Z]{2}-D?\d+\b", path.read_text(encoding="utf-8"))):
            for language in LANGUAGES:
                assert find_rule(found, number, language)[0] == number
