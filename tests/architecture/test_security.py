"""docs/security.md: every promise names the tests that hold it, and they exist."""

import ast
import functools
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "security.md"
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def promises() -> list[str]:
    """List the promises of the page, each a line of its own."""
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith("- ")]


@functools.cache
def defined_in(path: str) -> frozenset[str]:
    """Give the names of the tests in a file."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("promise", promises())
def test_a_promise_names_tests_that_exist(promise: str) -> None:
    named = NAMED.findall(promise)
    assert named, "a promise without a test"
    for path, name in named:
        assert name.startswith("test_")
        assert name in defined_in(path), f"{path} has no {name}"


def test_the_page_promises_something() -> None:
    assert len(promises()) > 30
