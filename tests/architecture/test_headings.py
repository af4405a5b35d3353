"""Where code and tests quote a heading of the rules, the rules have it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
FOLDERS = ("src", "tests", "bench", "examples", "web/src")
SUFFIXES = {".py", ".toml", ".ts", ".svelte"}
QUOTED = re.compile(r'docs/rules/([\w.-]+)\.md,\s+(?:# |// )?"([^"]+)"')
NUMBERED = re.compile(r"docs/rules/[\w.-]+\.md,\s+section \d|\((?:docs, )?section \d")


def texts() -> list[tuple[str, str]]:
    """Read everything that may quote the rules."""
    found = []
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in SUFFIXES and "node_modules" not in file.parts and file.is_file():
                found.append((str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")))
    return found


def headings(document: str) -> set[str]:
    """List the headings of a document, without numbers and marks such as [reconstructed]."""
    text = (RULES / f"{document}.md").read_text(encoding="utf-8")
    heads = re.findall(r"^#+ (?:\d+\. )?(.*?)(?: \(?`?\[.*| \(.*)?$", text, re.MULTILINE)
    return {head.replace(" `", "") for head in heads}


def test_every_quoted_heading_exists() -> None:
    quotes = [(file, *quote) for file, text in texts() for quote in QUOTED.findall(text)]
    assert len(quotes) > 30
    known = {document: headings(document) for document in {quote[1] for quote in quotes}}
    assert [quote for quote in quotes if quote[2] not in known[quote[1]]] == []


def test_sections_of_the_rules_are_not_quoted_by_number() -> None:
    """Numbers change when a section is added."""
    assert [file for file, text in texts() if NUMBERED.search(text)] == []
