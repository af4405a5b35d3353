"""Run inside Pyodide when a site is built: choose the modules and compile them for its own Python.

``/build/packages`` holds packages as sources; ``/build/packed`` receives them as bytecode, and
``/build/library`` what they and Pyodide need of the standard library. This file imports nothing that
they do not: it would be chosen, too.
"""

import ast
import importlib
import importlib.util
import marshal
import sys
import zipimport
from pathlib import Path
from types import CodeType

PACKAGES, PACKED, LIBRARY = (Path("/build") / name for name in ("packages", "packed", "library"))
STOCK = f"/lib/python3{sys.version_info.minor}.zip"  # Pyodide's own, as sources
UNCHECKED = (0b01).to_bytes(4, "little") + bytes(8)  # PEP 552: there is no source to compare with

# Whose line numbers are kept: what is new in a browser. The rest is proved elsewhere, as it is here.
TRACED = ("voltige/local/", "voltige/tables/")

# What the standard library itself imports late: for tracebacks and for texts of other encodings.
LATE = ("traceback", "linecache", "tokenize", "encodings.idna", "encodings.latin_1")


def load_all() -> None:
    """Import all modules of ours, and whatever any function of them imports late."""
    sys.path.insert(0, str(PACKAGES))
    late = set(LATE)
    for path in sorted((PACKAGES / "voltige").rglob("*.py")):
        name = ".".join(path.relative_to(PACKAGES).with_suffix("").parts)
        importlib.import_module(name.removesuffix(".__init__"))
        late |= imported_by(ast.parse(path.read_bytes()))
    for name in sorted(late):
        importlib.import_module(name)


def imported_by(tree: ast.Module) -> set[str]:
    """List the modules of the standard library that a file imports anywhere."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return {name for name in found if name.partition(".")[0] in sys.stdlib_module_names}


def chosen() -> list[str]:
    """List what was loaded from the zipped standard library, by its path there."""
    specs = [getattr(module, "__spec__", None) for module in sys.modules.values()]
    origins = [spec.origin for spec in specs if spec is not None and spec.origin]
    inside = f"{STOCK}/"
    return sorted({one.removeprefix(inside) for one in origins if one.startswith(inside)})


def bytecode(source: bytes, name: str, *, lines: bool) -> bytes:
    """Compile a file without what only readers of it need."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef):
            forget(node)
    code = compile(tree, name, "exec", dont_inherit=True)
    kept = code if lines else without_lines(code)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(kept)


def forget(node: ast.Module | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    """Take the docstring of a module or function away; those of classes are read by dataclasses."""
    if ast.get_docstring(node, clean=False) is not None:
        node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]


def without_lines(code: CodeType) -> CodeType:
    """Take the line numbers away: they are a third of the bytes."""
    inner = [without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts]
    return code.replace(co_consts=tuple(inner), co_linetable=b"")


def write(path: Path, content: bytes) -> None:
    """Write a file, and make its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def main() -> None:
    """Compile what was chosen."""
    load_all()
    stock = zipimport.zipimporter(STOCK)
    for name in chosen():
        write(LIBRARY / f"{name}c", bytecode(stock.get_data(name), name, lines=False))
    for path in sorted(PACKAGES.rglob("*")):
        inside = path.relative_to(PACKAGES)
        if path.suffix == ".py":
            lines = str(inside).startswith(TRACED)
            write(PACKED / f"{inside}c", bytecode(path.read_bytes(), str(inside), lines=lines))
        elif path.is_file() and path.suffix != ".pyc":
            write(PACKED / inside, path.read_bytes())


if __name__ == "__main__":
    main()
