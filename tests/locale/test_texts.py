"""Every text is there in both languages, and every code, event and action has one."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.architecture.sources import events_of
from voltige.core.game import Game
from voltige.core.options import OneWord, Several
from voltige.games import GAMES
from voltige.locale import LANGUAGES, texts
from voltige.locale.sources import FOLDER, Names, variables

SOURCE = FOLDER.parent
RAISERS = ("Error", "wrong", "illegal")  # what takes an error's code as its first argument


def message_ids(language: str) -> set[str]:
    found: set[str] = set()
    for file in (FOLDER / language).glob("*.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        assert all(type(entry).__name__ != "Junk" for entry in resource.body), file
        names = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        twice = found & set(names) or len(set(names)) < len(names)
        assert not twice, f"{file.name} has a text that stands elsewhere too: {twice}"
        found |= set(names)
    return found


def error_codes() -> set[str]:
    """Collect the codes that the sources raise."""
    codes = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            first = node.args[0]
            if name.endswith(RAISERS) and isinstance(first, ast.Constant):
                stems = {file.stem, file.parent.name}
                placing = stems & {"place", "fields", "left_open"}  # they name keys first
                if isinstance(first.value, str) and not placing:
                    codes.add(first.value)
    return {code for code in codes if " " not in code}


def test_both_languages_have_the_same_messages() -> None:
    assert message_ids("en") == message_ids("fr")


def test_a_message_alone_has_the_variables_that_it_has_in_its_file() -> None:
    found: dict[str, Names] = {}
    for file in FOLDER.glob("*/*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                found.setdefault(entry.id.name, Names()).visit(entry)
    assert found.keys() == variables().keys()
    for name, names in found.items():
        quoted = {used for other in names.quoted for used in variables()[other]}
        assert set(variables()[name]) == names.used | quoted, name


def test_there_are_error_codes_to_look_for() -> None:
    assert {"against_pitch", "edition_missing_key", "record_hash"} <= error_codes()


def test_every_error_code_has_a_sentence() -> None:
    wanted = [(code, language) for code in error_codes() for language in LANGUAGES]
    assert [one for one in wanted if not texts(one[1]).has(f"error-{one[0]}")] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_event_has_a_sentence(language: str, game: object) -> None:
    name = game.name  # type: ignore[attr-defined]  # a Game, typed object for the ids
    words = texts(language)
    folder = SOURCE / "games" / name.replace("-", "_")
    events = events_of(folder / "events.py")
    assert events
    missing = [event for event in events if not words.has(f"{name}-event-{event}")]
    state = game.new_state(game.load_edition().min_seats)  # type: ignore[attr-defined]  # likewise
    verbs = {action.data["do"] for action in state.table().actions}
    missing += [verb for verb in verbs if not words.has(f"{name}-do-{verb}")]
    assert missing == []


def test_an_unknown_language_speaks_english() -> None:
    assert texts("tlh").language == "en"


def test_a_missing_text_is_a_bug() -> None:
    with pytest.raises(LookupError):
        texts("en").say("no-such-message")


def test_the_folder_holds_only_the_languages() -> None:
    folders = {path.name for path in Path(FOLDER).iterdir() if path.is_dir()}
    assert folders - {"__pycache__"} == set(LANGUAGES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_option_and_every_word_of_it_has_a_text(game: Game) -> None:
    words = texts("en")
    for option in game.options(game.load_edition()):
        key = f"{game.name}-option-{option.name}"
        values = option.values if isinstance(option, OneWord | Several) else []
        missing = [name for name in [key, *(f"{key}-{v}" for v in values)] if not words.has(name)]
        assert missing == []
