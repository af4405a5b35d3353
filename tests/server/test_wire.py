"""docs/wire.md describes every message, body and route, and nothing else."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from tests.server.conftest import quick
from voltige.server.app import make_app
from voltige.server.guard import Guard
from voltige.server.page import routes
from voltige.server.wire import bodies, messages, parts, requests
from voltige.wording import text

DOCUMENT = Path(__file__).parents[2] / "docs" / "wire.md"
BASES = {"Request", "Message"}


def structs() -> dict[str, Any]:
    """Collect the types of the wire; tagged ones are called by their tag."""
    found: dict[str, Any] = {}
    for module in (text, parts, requests, messages, bodies):
        for name, kind in vars(module).items():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                if kind is not msgspec.Struct and kind.__module__ == module.__name__:
                    if name not in BASES:
                        tag = kind.__struct_config__.tag
                        found[f"`{tag}`" if tag else name] = kind
    return found


def sections() -> dict[str, list[str]]:
    """Give the fields that the document lists under each heading."""
    text = DOCUMENT.read_text(encoding="utf-8")
    found = {}
    for part in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        body = re.split(r"^## ", body, flags=re.MULTILINE)[0]
        found[heading.strip()] = re.findall(r"^\| `(\w+)` \|", body, re.MULTILINE)
    return found


def test_every_type_has_its_section_and_every_section_its_type() -> None:
    assert set(sections()) == set(structs())


@pytest.mark.parametrize("name", sorted(structs()))
def test_a_section_lists_the_fields_of_its_type(name: str) -> None:
    assert sorted(sections()[name]) == sorted(structs()[name].__struct_fields__)


def test_every_route_is_listed(tmp_path: Path) -> None:
    guard, _ = make_app(quick(tmp_path))
    assert isinstance(guard, Guard)
    assert isinstance(guard.app, Litestar)
    text = DOCUMENT.read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `([A-Z]+) (/\S*)` \|", text, re.MULTILINE))
    pages = {("GET", "/"), ("GET", "/page.css")}
    assert {(m, p) for m, p, _ in routes(guard.app)} | pages == listed
