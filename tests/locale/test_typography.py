"""Typography: one apostrophe, one minus, French spaces that never break, no elision forgotten."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.architecture.sources import ROOT
from tests.locale.messages import messages
from voltige.locale import LANGUAGES, texts
from voltige.locale.sources import FOLDER

FILES = sorted(FOLDER.glob("*/*.ftl"))
FRENCH = [file for file in FILES if file.parent.name == "fr"]
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))
FRENCH_RULES = [file for file in RULES if file.name.endswith(".fr.md")]
SHOWS_SIGNS = {  # they name characters and signs themselves
    "error-edition_bad_name",
    "play-help",
    "flying-carpet-legend",
    "hydroracers-tile-legend",
}

PLAIN_SPACE = re.compile(r" [:;!?»%]|« ")
STRAIGHT = re.compile(r"\w'|'\w")
SPACED_DOTS = re.compile(r"[\w»] …")
HYPHEN_FOR_MINUS = re.compile(r"(?<![\w-])-\d")
LOOSE_SIGN = re.compile(r"\([−+] ")
SEATS = "name|seat|target|starter|winner|speed_player|met|actor"
ELISION = re.compile(rf"\b(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Cc]e) \{{ \$(?:{SEATS}) \}}")
ONE_AS_FIGURE = re.compile(r"\[one\] [^\n]*(?<![\w$])1(?!\w)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def sources(file: Path) -> Iterator[tuple[str, str]]:
    """Give each message as it is written, placeables and all."""
    source = file.read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            assert entry.span is not None
            yield entry.id.name, source[entry.span.start : entry.span.end]


def faults(file: Path, pattern: re.Pattern[str]) -> list[str]:
    """Name the messages whose words have what they must not have."""
    return [key for key, text in messages(file) if key not in SHOWS_SIGNS and pattern.search(text)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_marks_are_the_same_in_every_text(file: Path) -> None:
    assert faults(file, STRAIGHT) == []
    assert faults(file, SPACED_DOTS) == []
    assert faults(file, HYPHEN_FOR_MINUS) == []
    assert faults(file, LOOSE_SIGN) == []


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.name))
def test_no_french_line_begins_with_a_mark(file: Path) -> None:
    assert faults(file, PLAIN_SPACE) == []


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.name))
def test_no_french_name_follows_a_word_that_would_be_elided(file: Path) -> None:
    assert [key for key, text in sources(file) if ELISION.search(text)] == []


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.name))
def test_one_covers_nought_in_french_and_prints_the_number(file: Path) -> None:
    wrong = [key for key, text in sources(file) if ONE_AS_FIGURE.search(text) and "[0]" not in text]
    assert wrong == []


def prose(file: Path) -> list[str]:
    """Give the lines of a document without the code in it."""
    return CODE.sub("`…`", file.read_text(encoding="utf-8")).splitlines()


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.name))
def test_rules_have_one_apostrophe(file: Path) -> None:
    assert [line for line in prose(file) if STRAIGHT.search(line)] == []


@pytest.mark.parametrize("file", FRENCH_RULES, ids=lambda file: str(file.name))
def test_french_rules_have_french_spaces(file: Path) -> None:
    wrong = [line for line in prose(file) if PLAIN_SPACE.search(line.replace("| :", "|:"))]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_zero_have_a_minus_in_every_sentence(language: str) -> None:
    assert texts(language).say("plain-number", number=-2) == "−2"
    assert texts(language).say("plain-fact", name="a-1", value=-3).endswith("−3")
    assert "a-1" in texts(language).say("plain-fact", name="a-1", value=-3)
    assert texts(language).say("plain-words", words="-2") == "-2"  # words stand as they are
