"""docs/wire.md describes every message, body and route, and nothing else."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from tests.server.conftest import Guests, quick
from tests.server.conversation import TABLE, TOKEN, converse, cut
from tests.server.running import Running
from voltige.server import bodies as http
from voltige.server.app import make_app
from voltige.server.guard import Guard
from voltige.server.lab import wire as lab
from voltige.server.page import routes
from voltige.tables.flying_carpet import wire as landscapes
from voltige.tables.simultaneous import messages as simultaneous
from voltige.tables.wire import bodies, messages, parts, requests, rules
from voltige.wording import text

SHARED = ["id", "seat"]  # of requests, told once for all
FREE = {"event", "params", "options", "view", "action"}  # whose content is the game's own
DOCUMENT = Path(__file__).parents[2] / "docs" / "wire.md"
BASES = {"Request", "Message"}


def structs() -> dict[str, Any]:
    """Collect the types of the wire; tagged ones are called by their tag."""
    found: dict[str, Any] = {}
    shared = (text, parts, requests, messages, simultaneous, bodies, rules, landscapes)
    for module in (*shared, lab, http):
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
    kind = structs()[name]
    shared = SHARED if issubclass(kind, requests.Request) else []
    assert sorted([*sections()[name], *shared]) == sorted(kind.__struct_fields__)


@pytest.mark.parametrize("name", sorted(structs()))
def test_what_is_sent_to_the_server_is_marked_as_required_or_with_its_default(name: str) -> None:
    kind = structs()[name]
    if not kind.__struct_config__.forbid_unknown_fields:
        assert kind.__module__ != requests.__name__, "requests know all their fields"
        return
    text = DOCUMENT.read_text(encoding="utf-8")
    body = text[text.index(f"\n### {name}\n") :].split("\n### ")[1]
    told = dict(re.findall(r"^\| `(\w+)` \| (\S+) \|", body, re.MULTILINE))
    shared = SHARED if issubclass(kind, requests.Request) else []
    for field in msgspec.structs.fields(kind):
        if field.name in shared:
            continue
        default = field.default
        if field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        required = default is msgspec.NODEFAULT
        wanted = "**required**" if required else f"`{msgspec.json.encode(default).decode()}`"
        assert told[field.name] == wanted, field.name


def shape(value: Any) -> Any:
    """Give what stays the same when a conversation is had again: keys and kinds of values."""
    if isinstance(value, dict):
        parts = value.items()
        return {key: sorted(part) if key in FREE and part else shape(part) for key, part in parts}
    if isinstance(value, list):
        return [shape(part) for part in value]
    return "text" if isinstance(value, str) else type(value).__name__


def test_the_example_is_a_conversation_that_a_real_server_has(
    server: Running, guest: Guests
) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    shown = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]
    had = converse(server, guest)
    assert [shape(each) for each in shown] == [shape(cut(each)) for each in had.values()]
    commands = [json.loads(body) for body in re.findall(r"-d '(.*?)'", text, re.DOTALL)]
    assert commands == [TOKEN, TABLE, shown[3]]
    names = dict(zip(had, shown, strict=True))
    for name, kind in (("welcome", messages.Welcome), ("update", messages.Update)):
        read = msgspec.json.decode(json.dumps(names[name]), type=kind)
        assert msgspec.to_builtins(read) == names[name], "every field, and no other"
    assert names["act"]["code"] == names["welcome"]["state"]["legal"][0]["code"]


def test_every_route_is_listed(tmp_path: Path) -> None:
    guard, _ = make_app(quick(tmp_path))
    assert isinstance(guard, Guard)
    assert isinstance(guard.app, Litestar)
    text = DOCUMENT.read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `([A-Z]+) (/\S*)` \|", text, re.MULTILINE))
    pages = {("GET", "/"), ("GET", "/page.css")}
    assert {(m, p) for m, p, _ in routes(guard.app)} | pages == listed
