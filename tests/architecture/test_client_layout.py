"""In the client, ``parts`` is what pages share and nothing else."""

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
