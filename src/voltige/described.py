"""Docstrings of compiled classes: the compiler drops them, so ``help`` reads them from the source."""

import ast
import inspect
from importlib.util import find_spec
from pathlib import Path
from typing import Any


def described(value: Any) -> Any:
    """Give a value; a class that lost its docstring gets it back, with those of its methods."""
    if isinstance(value, type) and not value.__doc__:
        text = text_of(value)
        if text:
            value.__doc__ = text
    return value


def text_of(kind: type) -> str:
    """Compose the text from the source beside the compiled module; empty where there is none."""
    found = find_spec(kind.__module__)
    origin = Path(found.origin) if found is not None and found.origin is not None else Path()
    source = origin.with_name(f"{kind.__module__.rpartition('.')[2]}.py")
    if not source.is_file():
        return ""
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return "\n\n".join([ast.get_docstring(node) or "", *methods_of(node)])
    return ""


def methods_of(node: ast.ClassDef) -> list[str]:
    """List the methods with their arguments and docstrings."""
    found = []
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
            result = "" if method.returns is None else f" -> {ast.unparse(method.returns)}"
            head = f"{method.name}({ast.unparse(method.args)}){result}"
            text = inspect.cleandoc(ast.get_docstring(method) or "").replace("\n", "\n    ")
            found.append(f"{head}\n    {text}")
    return found
