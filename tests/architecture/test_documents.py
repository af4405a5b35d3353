"""Every event, option and edition key of a game stands in its documents."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.sources import PACKAGE, ROOT, events_of
from voltige.core.game import Game
from voltige.games import GAMES

DOCS = ROOT / "docs"
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def folder(game: Game) -> Path:
    """Give the folder of a game's rules."""
    return PACKAGE / "games" / game.name.replace("-", "_")


def rules_text(game: Game) -> str:
    """Read the rules of a game."""
    return (DOCS / "rules" / f"{game.name}.md").read_text(encoding="utf-8")


def event_functions(game: Game) -> dict[str, ast.FunctionDef]:
    """Collect the functions that make a game's events, by the names of these."""
    functions = events_of(folder(game) / "events.py")
    for name, node in functions.items():
        assert node.name == re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower(), "the name, in words"
    return functions


def events_section(game: Game) -> str:
    """Give what docs/events.md says of a game."""
    text = (DOCS / "events.md").read_text(encoding="utf-8")
    sections = re.split(r"^## ", text, flags=re.MULTILINE)
    found = [part for part in sections if part.partition("\n")[0].endswith(f"(`{game.name}`)")]
    assert len(found) == 1, f"docs/events.md has one section for {game.name}"
    return found[0]


@every_game
def test_every_event_has_its_row_and_every_row_its_event(game: Game) -> None:
    rows = re.findall(r"^\| `([A-Za-z]+)` \|", events_section(game), re.MULTILINE)
    assert rows == list(event_functions(game)), "one row per event, in the order of events.py"


@every_game
def test_the_row_of_an_event_names_its_data_and_its_rules(game: Game) -> None:
    for name, node in event_functions(game).items():
        row = next(r for r in events_section(game).splitlines() if r.startswith(f"| `{name}` |"))
        keys = {word.arg for word in ast.walk(node) if isinstance(word, ast.keyword) and word.arg}
        for told in ast.walk(node):
            if isinstance(told, ast.Dict):
                keys |= {str(key.value) for key in told.keys if isinstance(key, ast.Constant)}
        assert {word for word in keys if f"`{word}`" not in row} == set(), name
        for number in re.findall(rf"{game.prefix}-D?\d+", ast.get_docstring(node) or ""):
            assert number in row, name


@every_game
def test_every_option_is_documented(game: Game) -> None:
    for name in game.editions():
        for option in game.options(game.load_edition(name)):
            assert f"| `{option.name}` |" in rules_text(game), option.name


def edition_keys(data: dict[str, Any], path: str = "") -> set[str]:
    """List the keys of an edition; the tags in ``sources`` are named after other keys."""
    found = set()
    for key, value in data.items():
        name = f"{path}.{key}" if path else key
        tables = value if isinstance(value, list) else [value]
        inner = [table for table in tables if isinstance(table, dict)]
        if key == "sources" or not inner:
            found.add(name)
        else:
            for table in inner:
                found |= edition_keys(table, name)
    return found


@every_game
def test_every_edition_key_is_documented(game: Game) -> None:
    text = rules_text(game)
    for path in sorted(game.edition_folder.glob("*.toml")):
        keys = edition_keys(tomllib.loads(path.read_text(encoding="utf-8")))
        assert [key for key in sorted(keys) if f"`{key}`" not in text] == []
