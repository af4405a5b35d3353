"""In the client, ``parts`` is what pages share and nothing else, and one module knows how messages travel."""

import re
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

SOURCE = ROOT / "web" / "src"
FILES = [
    path
    for path in SOURCE.rglob("*")
    if path.suffix in {".ts", ".svelte"} and ".test." not in path.name
]
PARTS = sorted((SOURCE / "parts").glob("*.svelte"))
IMPORT = re.compile(r"""from "(\.[^"]+)\"""")
CARRYING = re.compile(r"\bfetch\(|\bnew (WebSocket|EventSource|XMLHttpRequest)\b|sendBeacon")


def place(path: Path) -> str:
    """Name whose a file is: a page's, a board's, or of all (the frame around every page)."""
    parts = path.relative_to(SOURCE).parts
    return "/".join(parts[:2]) if parts[0] in {"pages", "boards"} else "all"


def users(part: Path, seen: frozenset[Path] = frozenset()) -> set[str]:
    """List the pages and boards that show a part, directly or inside another part."""
    found: set[str] = set()
    for path in FILES:
        wanted = [(path.parent / one).resolve() for one in IMPORT.findall(path.read_text("utf-8"))]
        if part not in wanted or path in seen:
            continue
        found |= users(path, seen | {part}) if path.parent == part.parent else {place(path)}
    return found


@pytest.mark.parametrize("part", PARTS, ids=lambda part: str(part.name))
def test_a_part_is_shown_on_more_than_one_page(part: Path) -> None:
    shown = users(part)
    assert "all" in shown or len(shown) > 1, shown


def test_one_module_alone_knows_how_messages_travel() -> None:
    carrying = [
        path.relative_to(SOURCE).as_posix()
        for path in FILES
        if any(
            CARRYING.search(line) and ".fetch(" not in line and "#fetch(" not in line
            for line in path.read_text("utf-8").splitlines()
        )
    ]
    assert carrying == ["core/transport.ts"]
