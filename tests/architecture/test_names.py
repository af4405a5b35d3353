"""What is one game's alone is named in its own folder, and in the module that a layer keeps of it."""

import re
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, ROOT, sources
from voltige.games import GAMES

LAYERS = ("core", "bots", "match", "wording", "locale", "store", "tables", "server")
# A race is LOOPS' own, too: elsewhere a decision that several seats make at once.
NAMES = [
    *(game.name for game in GAMES),
    *(game.name.replace("-", "_") for game in GAMES),
    *("".join(word.capitalize() for word in game.name.split("-")) for game in GAMES),
    *(game.name.replace("-", " ").title() for game in GAMES),
    "LOOPS",
    r"[Rr]aces?",
    r"Race[A-Z]\w*",
    r"races?_\w+",
    r"\w+_races?(_\w+)?",
]
NAMED = re.compile(rf"(?<![\w-])({'|'.join(NAMES)})(?![\w-])")
MODULES = {game.name.replace("-", "_") for game in GAMES}  # what a layer knows of a game
SIMULTANEOUS = PACKAGE / "tables" / "simultaneous"  # holds them, in the words of refusals
MIGRATIONS = PACKAGE / "store" / "migrations"  # tell what was, and never change
DOCUMENTS = re.compile(r"(docs/)?rules/loops\.md")  # a rule that speaks of all such decisions
ELSEWHERE = {  # other meanings of the same words
    "src/voltige/core/parts.py": {"loops"},  # shows how modules are called, by an example
    "src/voltige/store/schema.py": {"race"},  # of processes for a key
    "src/voltige/server/page.py": {"loops"},  # shows how a game is played in the terminal
}


def own(path: Path) -> bool:
    """Tell whether a file is one game's own, or holds simultaneous decisions."""
    named = any(f"{path.stem}_".startswith(f"{module}_") for module in MODULES)
    named = named or path.parent.name in MODULES
    return named or SIMULTANEOUS in path.parents or MIGRATIONS in path.parents


FILES = [source.path for layer in LAYERS for source in sources(PACKAGE / layer)]
GENERATED = "wire.ts"  # from the types of the wire, views of games included
CORE = [
    path
    for path in sorted((ROOT / "web" / "src" / "core").rglob("*"))
    if path.suffix in {".ts", ".svelte"} and ".test." not in path.name and path.name != GENERATED
]


def found_in(path: Path) -> set[str]:
    """List the names of games, and of what is theirs alone, in a file."""
    text = DOCUMENTS.sub("", path.read_text(encoding="utf-8"))
    return {found[1] for found in NAMED.finditer(text)}


@pytest.mark.parametrize(
    "path", [path for path in FILES if not own(path)], ids=lambda path: str(path.relative_to(ROOT))
)
def test_no_layer_below_the_boards_names_a_game(path: Path) -> None:
    where = path.relative_to(ROOT).as_posix()
    assert found_in(path) == ELSEWHERE.get(where, set()), where


@pytest.mark.parametrize("path", CORE, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_core_of_the_client_names_no_game(path: Path) -> None:
    where = path.relative_to(ROOT).as_posix()
    assert found_in(path) == set(), where


def test_the_names_are_found_where_they_stand() -> None:
    loops = PACKAGE / "games" / "loops"
    assert {"RaceWon"} <= found_in(loops / "events.py")
    assert {"race_mode", "race_window_ms"} <= found_in(loops / "simultaneous.py")
    assert {"race_open"} <= found_in(SIMULTANEOUS / "opening.py")
