"""Who may import whom: the table of the house, and nothing else."""

import ast
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, Import, Source, game_folders, sources

VERSION = ""  # the package file itself
ALL = {"core", "games", "bots", "arena", "match", "store", "server", "research", "pure"}
ALL |= {"locale", "wording", "tables", "local", "site"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "match": {"core", "games"},
    "arena": {"core", "games", "bots", "match"},
    "research": {"core", "games", "bots"},
    "store": {"core", "match"},
    "locale": {"core"},
    "wording": {"core", "games", "match", "locale"},
    "tables": {"core", "games", "bots", "match", "locale", "wording", "pure"},
    "local": {"core", "games", "bots", "match", "locale", "wording", "tables"},
    "server": {
        *("core", "games", "bots", "match", "store", "locale", "wording", "tables", VERSION),
        "arena",
    },
    "site": {"core", "locale", "local", VERSION},
    "cli": ALL | {VERSION, "verify_luck"},
    "verify_luck": set(),  # a file of its own, that anybody may copy
    "pure": {"core"},  # to tell whether the engine is compiled
    "__main__": {"cli"},
    "described": set(),
    VERSION: {"pure", "described", "core", "games", "bots", "arena"},  # what is public
}
ARENA_FOR_SERVER = {"lab", "plan", "playing"}  # what is compared, and how it is played
MATCH_FOR_ARENA = {
    "record",
    "match",
    "table",
    "log",
    "luck",
}  # a record, and what a record is made of

# Of the standard library, what would tie tables to a carrier or to a machine of their own.
LIBRARIES = {"msgspec", "tomlkit"}  # plain data, and editions as files
CARRIERS = {"http", "socket", "sqlite3", "subprocess", "threading", "concurrent", "multiprocessing"}

# Files of a game, each built on those before it.
GAME_ORDER = [
    "terms",
    "actions",
    "events",
    "landscape",
    "edition",
    "start",
    "options",
    "rolls",
    "cells",
    "zones",
    "figures",
    "carpets",
    "reach",
    "development",
    "scoring",
    "legal",
    "apply",
    "chance",
    "attempt",
    "refusal",
    "position",
    "invariants",
    "view",
    "fields",
    "left_open",
    "odds",
    "state",
    "place",
    "determinize",
    "notation",
    "touch",
    "simultaneous",
    "former",
    "__init__",
]

# What core and games may take from outside: nothing that reads, waits, draws lots or remembers.
PURE = {
    "__future__",
    "abc",
    "collections",
    "difflib",
    "importlib",
    "fractions",
    "hashlib",
    "itertools",
    "json",
    "librt",
    "math",
    "mypy_extensions",
    "operator",
    "tomllib",
    "typing",
}
ANNOUNCES = "src/voltige/games/__init__.py"  # the environment names further games
READS_EDITIONS = {"src/voltige/core/edition.py", "src/voltige/core/game.py"}
FORBIDDEN_CALLS = {"open", "print", "input", "exec", "eval", "compile", "__import__", "id", "hash"}


def own_imports(source: Source) -> list[Import]:
    """List the imports from our own package."""
    return [found for found in source.imports() if found.module.split(".")[0] == "voltige"]


def layer_of(module: str) -> str:
    """Give the layer that a dotted name of the package belongs to."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


@pytest.mark.parametrize("source", sources(), ids=lambda source: str(source.where))
def test_a_layer_imports_only_what_stands_below_it(source: Source) -> None:
    assert source.layer in MAY_IMPORT, f"{source.where} belongs to no layer"
    for found in own_imports(source):
        allowed = MAY_IMPORT[source.layer] | {source.layer}
        assert layer_of(found.module) in allowed, (
            f"{source.where}:{found.line} imports {found.module}"
        )


@pytest.mark.parametrize("source", sources(PACKAGE / "games"), ids=lambda source: str(source.where))
def test_no_game_imports_another(source: Source) -> None:
    own = source.name.split(".")[2:3]
    for found in own_imports(source):
        parts = found.module.split(".")
        if parts[1] == "games" and own:
            assert parts[2:3] == own, f"{source.where}:{found.line} imports {found.module}"


def test_the_arena_takes_records_from_matches_and_nothing_else() -> None:
    for source in sources(PACKAGE / "arena"):
        for found in own_imports(source):
            parts = found.module.split(".")
            if parts[1] == "match":
                assert parts[2] in MATCH_FOR_ARENA, f"{source.where}:{found.line}"


def test_the_lab_alone_takes_something_from_the_arena_into_the_server() -> None:
    for source in sources(PACKAGE / "server"):
        for found in own_imports(source):
            parts = found.module.split(".")
            if layer_of(found.module) == "arena":
                assert source.where == "src/voltige/server/lab/trying.py", source.where
                assert parts[2] in ARENA_FOR_SERVER, f"{source.where}:{found.line}"


@pytest.mark.parametrize("source", sources(PACKAGE / "tables"), ids=lambda source: source.where)
def test_tables_know_neither_http_nor_sql(source: Source) -> None:
    for found in source.imports():
        top = found.module.split(".")[0]
        assert top in sys.stdlib_module_names | LIBRARIES | {"voltige"}, f"{source.where} {top}"
        assert top not in CARRIERS, f"{source.where}:{found.line} imports {found.module}"


def test_only_one_module_of_the_tables_draws_what_nobody_can_guess() -> None:
    drawing = [
        source.where
        for source in sources(PACKAGE / "tables")
        if "secrets" in {found.module for found in source.imports()}
    ]
    assert drawing == ["src/voltige/tables/secrets.py"]


def place_in_game(source: Source) -> str:
    """Give the file's place in the order of a game: its name, or that of its folder."""
    parts = source.path.relative_to(PACKAGE / "games").parts
    return parts[1].removesuffix(".py") if len(parts) == 2 else parts[1]


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: str(folder.name))
def test_a_file_of_a_game_is_built_on_those_before_it(folder: Path) -> None:
    for source in sources(folder):
        place = place_in_game(source)
        assert place in GAME_ORDER, f"{source.where} has no place in the order of a game's files"
        for found in own_imports(source):
            parts = found.module.split(".")
            if parts[1] != "games" or not found.at_start:
                continue
            other = parts[3] if len(parts) > 3 else "__init__"
            assert GAME_ORDER.index(other) < GAME_ORDER.index(place) or other == place, (
                f"{source.where}:{found.line} imports {found.module}"
            )


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: str(folder.name))
def test_every_game_has_the_files_that_readers_look_for(folder: Path) -> None:
    names = {place_in_game(source) for source in sources(folder)}
    needed = {"terms", "actions", "events", "edition", "scoring", "legal", "apply", "chance"}
    assert needed | {"state", "view", "__init__"} <= names


RULES = sources(PACKAGE / "core") + sources(PACKAGE / "games")


@pytest.mark.parametrize("source", RULES, ids=lambda source: str(source.where))
def test_core_and_games_have_no_input_output_clock_or_randomness(source: Source) -> None:
    is_game_file = source.path.name == "__init__.py" and source.layer == "games"
    for found in source.imports():
        top = found.module.split(".")[0]
        if top == "pathlib":
            assert source.where in READS_EDITIONS or is_game_file, f"{source.where} reads files"
        elif top == "os":
            assert source.where == ANNOUNCES, f"{source.where} reads the environment"
        else:
            assert top in PURE | {"voltige"}, f"{source.where}:{found.line} imports {found.module}"
    for node in ast.walk(source.tree()):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in FORBIDDEN_CALLS, f"{source.where}:{node.lineno}"
        if isinstance(node, ast.Attribute) and node.attr in {"read_text", "read_bytes", "glob"}:
            assert source.where in READS_EDITIONS, f"{source.where}:{node.lineno}"
        if isinstance(node, ast.Attribute):
            assert node.attr not in {"write_text", "write_bytes", "unlink", "mkdir"}
        assert not isinstance(node, ast.Global | ast.Nonlocal), f"{source.where}: global state"


@pytest.mark.parametrize("source", RULES, ids=lambda source: str(source.where))
def test_core_and_games_are_plain_code(source: Source) -> None:
    """No generators, nested functions, lambdas or decorators of our own where it is compiled."""
    allowed = {"final", "property", "staticmethod", "classmethod", "abstractmethod", "mypyc_attr"}
    for node in ast.walk(source.tree()):
        assert not isinstance(node, ast.Yield | ast.YieldFrom | ast.Lambda | ast.Await)
        if isinstance(node, ast.FunctionDef):
            inner = [n for n in ast.walk(node) if isinstance(n, ast.FunctionDef)]
            assert inner == [node], f"{source.where}:{node.lineno} nests functions"
            assert node.args.vararg is None, f"{source.where}:{node.lineno} takes *args"
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                called = decorator.func if isinstance(decorator, ast.Call) else decorator
                assert isinstance(called, ast.Name), f"{source.where}:{node.lineno}"
                assert called.id in allowed, f"{source.where}:{node.lineno} {called.id}"


def test_only_names_of_the_standard_library_are_called_pure() -> None:
    assert PURE - {"librt", "mypy_extensions"} <= set(sys.stdlib_module_names)
