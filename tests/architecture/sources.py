"""Reading our own sources: modules, the imports of each, and who imports only for types."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "voltige"


@dataclass(frozen=True)
class Import:
    """One imported module, and where it is imported."""

    module: str
    line: int
    at_start: bool  # when the module itself is loaded: neither in a function nor for types only


@dataclass(frozen=True)
class Source:
    """One file of the package."""

    path: Path
    name: str  # dotted

    @property
    def layer(self) -> str:
        """Give the first folder below the package, or the file's own name."""
        return self.name.split(".")[1] if "." in self.name else ""

    @property
    def where(self) -> str:
        """Give the path from the root of the repository."""
        return self.path.relative_to(ROOT).as_posix()

    def tree(self) -> ast.Module:
        """Parse the file."""
        return ast.parse(self.path.read_text(encoding="utf-8"), str(self.path))

    def imports(self) -> Iterator[Import]:
        """List every import, with names of our own package down to the module they come from."""
        yield from found_imports(self.tree().body, at_start=True)


def sources(folder: Path = PACKAGE) -> list[Source]:
    """List the files of the package, or of one folder of it."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found.append(Source(path, ".".join(part for part in parts if part != "__init__")))
    return found


def events_of(path: Path) -> dict[str, ast.FunctionDef]:
    """Find the functions of a module that make events, by the names of these."""
    found = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            made = node.body[-1]
            assert isinstance(made, ast.Return), node.name
            assert isinstance(made.value, ast.Call), node.name
            words = [word.value for word in made.value.args if isinstance(word, ast.Constant)]
            found[next(str(word) for word in words if isinstance(word, str))] = node
    return found


def found_imports(body: list[ast.stmt], *, at_start: bool) -> Iterator[Import]:
    """Walk statements; functions and ``if TYPE_CHECKING`` are not run when the module is loaded."""
    for statement in body:
        if isinstance(statement, ast.Import):
            for alias in statement.names:
                yield Import(alias.name, statement.lineno, at_start)
        elif isinstance(statement, ast.ImportFrom):
            assert statement.level == 0, "imports are absolute"
            for alias in statement.names:
                module = f"{statement.module}.{alias.name}"
                is_module = is_own_module(module)
                yield Import(
                    module if is_module else str(statement.module), statement.lineno, at_start
                )
        else:
            for inner, runs in blocks(statement):
                yield from found_imports(inner, at_start=at_start and runs)


def is_own_module(name: str) -> bool:
    """Tell whether a dotted name is a file or folder of the package."""
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def blocks(statement: ast.stmt) -> Iterator[tuple[list[ast.stmt], bool]]:
    """Give the blocks inside a statement, and whether they run when the module is loaded."""
    is_function = isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef)
    types_only = isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.unparse(statement.test)
    for name in ("body", "orelse", "finalbody"):
        block = getattr(statement, name, None)
        if isinstance(block, list):
            yield block, not (is_function or (types_only and name == "body"))
    for handler in getattr(statement, "handlers", []):
        yield handler.body, not is_function
    for branch in getattr(statement, "cases", []):
        yield branch.body, not is_function


def game_folders() -> list[Path]:
    """List the folders of the games."""
    return sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))
