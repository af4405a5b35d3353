"""Each refusal code of each game: its rule is the one of the documents, its texts are there."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.architecture.sources import PACKAGE, ROOT, Source, sources
from voltige.core.game import Game
from voltige.games import GAMES
from voltige.games.loops.refusal import DIVING_RULE, REMOVED_RULE, RULES
from voltige.locale import LANGUAGES, texts

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
ROW = re.compile(r"^\| ((?:`\w+`(?:, )?)+) \|.*\| ([^|]+) \|$", re.MULTILINE)
LOOPS_CODES = {code: {number} for code, number in RULES.items()}
LOOPS_CODES["unknown_card"].add(REMOVED_RULE)
LOOPS_CODES["against_pitch"].add(DIVING_RULE)


def numbers(game: Game, text: str) -> set[str]:
    """List the numbers of rules in a text."""
    return set(re.findall(rf"\b{game.prefix}-D?\d+", text))


def documented(game: Game, ending: str) -> dict[str, set[str]]:
    """Read the table of refusals: each code with its rules."""
    text = (ROOT / "docs" / "rules" / f"{game.name}{ending}.md").read_text(encoding="utf-8")
    section = text[text.index("\n## 10. ") : text.index("\n## 11. ")]
    return {
        code: numbers(game, rules)
        for codes, rules in ROW.findall(section)
        for code in re.findall(r"\w+", codes)
    }


def refusals(source: Source) -> Iterator[tuple[str, ast.Call]]:
    """List the refusals that a source makes itself."""
    for node in ast.walk(source.tree()):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "IllegalActionError":
            if isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value), node


def in_code(game: Game) -> dict[str, set[str]]:
    """Collect the codes that a game refuses with, each with the numbers that stand beside it."""
    if game.name == "loops":
        return LOOPS_CODES
    found: dict[str, set[str]] = {}
    for source in sources(PACKAGE / "games" / game.name.replace("-", "_")):
        for code, call in refusals(source):
            found.setdefault(code, set()).update(numbers(game, ast.unparse(call.args[1])))
    return found


def quoted(game: Game) -> set[str]:
    """List the numbers that a game's sources hold as values: some checks serve several rules."""
    return {
        str(node.value)
        for source in sources(PACKAGE / "games" / game.name.replace("-", "_"))
        for node in ast.walk(source.tree())
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@every_game
def test_the_rule_of_each_code_is_the_one_of_the_document(game: Game) -> None:
    document, code, values = documented(game, ""), in_code(game), quoted(game)
    assert code
    for name, rules in code.items():
        assert name in document
        assert rules <= document[name], name
        assert document[name] - rules <= values, name


@every_game
def test_both_documents_name_the_same_codes_and_rules(game: Game) -> None:
    assert documented(game, "") == documented(game, ".fr")


@every_game
def test_each_code_has_its_text_in_both_languages(game: Game) -> None:
    without = {"bad_edition", "bad_setup"}  # come as codes of their own that tell what is wrong
    for code in documented(game, "").keys() - without:
        for language in LANGUAGES:
            assert texts(language).has(f"error-{code}"), f"{language} {code}"


def test_no_other_layer_gives_a_game_s_refusal_a_rule_of_its_own() -> None:
    for layer in ("match", "wording", "tables", "server", "cli", "bots", "arena", "research"):
        for source in sources(PACKAGE / layer):
            assert [code for code, _ in refusals(source)] == [], source.where
