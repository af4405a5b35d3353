"""The documents of the rules, taken apart for those who show them."""

import re

import pytest

from voltige.core.game import Game
from voltige.games import GAMES
from voltige.locale import LANGUAGES
from voltige.locale.markdown import blocks, codes
from voltige.locale.rulebook import document, numbered_rules, sections

POINTS_BACK = {  # words that mean what the rule before says
    "en": r"(It|Its|They|Their|This|That|These|And|But|Then|So|Otherwise|Neither is)\b",
    "fr": r"(Il(?! y| n’y| faut)|Ils|Elles?|Cel\w+|Ce|Cette|Ces|Sa|Son|Ses|Et|Mais|Puis|Sinon)\b",
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_says_what_it_speaks_of_because_it_is_quoted_alone(
    language: str, game: Game
) -> None:
    rules = [(n, text) for n, text in numbered_rules(game, language).items() if "-D" not in n]
    assert len(rules) > 50
    assert [rule for rule in rules if re.match(POINTS_BACK[language], rule[1])] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_hold_every_rule_once_and_in_order(language: str, game: Game) -> None:
    found = [item for section in sections(game, language) for item in section.items]
    assert [number for number, _ in found if number] == list(numbered_rules(game, language))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_both_languages_have_the_same_sections(game: Game) -> None:
    shapes = [
        [
            (part.level, [number for number, _ in part.items if number])
            for part in sections(game, lang)
        ]
        for lang in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_document_is_lost_but_the_link_to_the_other_language(
    language: str, game: Game
) -> None:
    parts = sections(game, language)
    assert parts[0].level == 1
    told = sum(len(text.split()) for part in parts for _, text in part.items)
    heads = sum(len(part.title.split()) + 1 for part in parts)
    rules = 2 * len(numbered_rules(game, language))  # the dash and the number
    words = len(document(game, language).split())
    assert words - 5 <= told + heads + rules < words


DOCUMENT = """# Title

- **LO-1** one `a`
- **LO-D2** two **b**

Some words:

- **LO-3** three
- no rule

| check | what |
|---|---|
| LS-1 | first |
| other | `c` |

```
- **LO-9** is code

d
```
"""


def test_a_document_is_taken_apart_and_rules_are_found_where_they_stand() -> None:
    title, rules, words, mixed, table, code = blocks(DOCUMENT)
    assert (title.kind, title.level, title.source) == ("heading", 1, "Title")
    assert rules.only_rules
    assert rules.rules == {"LO-1": "one `a`", "LO-D2": "two **b**"}
    assert (words.kind, words.source) == ("paragraph", "Some words:")
    assert not mixed.only_rules
    assert mixed.source == "- **LO-3** three\n- no rule"
    assert table.rules == {"LS-1": "first"}
    assert code.source == "```\n- **LO-9** is code\n\nd\n```"
    assert code.rules == {}


def test_what_stands_as_code_is_found_in_a_line() -> None:
    assert codes("`one`, `two` and three") == ["one", "two"]
