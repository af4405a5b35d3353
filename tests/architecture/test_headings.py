"""What the code quotes of the documents of rules is there: headings, never numbers of sections."""

import re

from tests.architecture.sources import ROOT

FOLDERS = ("src", "tests", "bench", "web/src")
KINDS = {".py", ".ts", ".svelte", ".toml"}
QUOTED = re.compile(r'\b([a-z-]+)\.md, "([^"]+)"')
NUMBERED = re.compile(r"lucky-loop\.md, (?:sections? )?\d")
SECTION = re.compile(r"\bsections? \d")
LUCKY_LOOP = re.compile(r"lucky_loop")


def texts() -> dict[str, str]:
    """Give all sources by their paths."""
    return {
        str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in KINDS and path.name != "test_headings.py" and "client" not in path.parts
    }


def headings(document: str) -> set[str]:
    """List the headings of a document of rules, without their numbers."""
    text = (ROOT / "docs" / "rules" / f"{document}.md").read_text(encoding="utf-8")
    return set(re.findall(r"(?m)^#+ (?:\d+\. )?(.+)$", text))


def test_every_heading_that_is_quoted_exists() -> None:
    quoted = [
        (where, document, heading)
        for where, text in texts().items()
        for document, heading in QUOTED.findall(text)
    ]
    assert len(quoted) >= 15
    for where, document, heading in quoted:
        assert heading in headings(document), f"{where}: {document}.md has no {heading!r}"


def test_lucky_loop_quotes_no_numbers_of_sections() -> None:
    for where, text in texts().items():
        assert not NUMBERED.search(text), where
        if LUCKY_LOOP.search(where):
            assert not SECTION.search(text), where
