"""The action table: codes, notations and JSON forms name each other, and stay what they are."""

import json
from pathlib import Path

import pytest

from tests.conformance.tables import EDITIONS, Case, every_default_table, every_edition
from voltige.arena.golden import codes_text, options_text
from voltige.core.edition import Edition
from voltige.core.errors import NotationError
from voltige.core.game import Game
from voltige.core.verbs import VerbTable, verb_of

HERE = Path(__file__).parent


@every_default_table
def test_codes_count_from_zero_in_table_order(case: Case) -> None:
    actions = case.actions().actions
    assert [action.code for action in actions] == list(range(len(actions)))


@every_default_table
def test_a_notation_names_one_action(case: Case) -> None:
    table = case.actions()
    for action in table.actions:
        assert table.read(action.notation) is action
        assert table.read(f"  {action.notation.replace(' ', '   ')} ") is action
        assert case.game.read_attempt(action.notation, case.edition) is action
        assert table.attempt(dict(action.data)) is action
    with pytest.raises(NotationError):
        table.read("no such action")


@every_default_table
def test_a_json_form_names_one_action(case: Case) -> None:
    table = case.actions()
    for action in table.actions:
        sent = json.loads(json.dumps(action.data))
        assert table.from_json(sent) is action
        assert table.from_json(dict(reversed(list(sent.items())))) is action
        assert table.from_json({**sent, "nonsense": 1}) is None
        assert isinstance(action.data["do"], str)
    assert table.from_json({"do": "nonsense"}) is None


@every_default_table
def test_an_action_is_what_its_verb_declares(case: Case) -> None:
    table = case.actions()
    assert isinstance(table, VerbTable)
    for action in table.actions:
        verb = verb_of(table.verbs, action.data)
        plains = [action.data[parameter.name] for parameter in verb.parameters]
        declared = verb.action(action.code, plains)
        assert (declared.notation, declared.rule) == (action.notation, action.rule)
        assert list(declared.data.items()) == list(action.data.items())


@every_default_table
def test_notations_are_free_of_the_signs_that_records_use(case: Case) -> None:
    for action in case.actions().actions:
        assert not set(action.notation) & set("|#'\n")
        assert action.notation == " ".join(action.notation.split())


@every_default_table
def test_every_action_quotes_a_rule_of_its_game(case: Case) -> None:
    for action in case.actions().actions:
        assert action.rule.startswith(f"{case.game.prefix}-")


@every_default_table
def test_the_number_of_seats_changes_no_code(case: Case) -> None:
    fewest = Case(case.game, case.edition, case.edition.min_seats)
    codes = [(action.code, action.notation) for action in case.actions().actions]
    assert codes == [(action.code, action.notation) for action in fewest.actions().actions]


@every_edition
def test_codes_are_frozen(game: Game, edition: Edition) -> None:
    path = HERE / "codes" / f"{game.name}-{edition.name}.txt"
    written = path.read_text(encoding="utf-8").splitlines()
    assert codes_text(game, edition).splitlines() == written


@every_edition
def test_the_schema_of_options_is_frozen(game: Game, edition: Edition) -> None:
    path = HERE / "options" / f"{game.name}-{edition.name}.txt"
    written = path.read_text(encoding="utf-8").splitlines()
    assert options_text(game, edition).splitlines() == written


def test_every_frozen_file_belongs_to_an_edition() -> None:
    names = {f"{game.name}-{edition.name}.txt" for game, edition in EDITIONS}
    for folder in ("codes", "options"):
        assert {path.name for path in (HERE / folder).iterdir()} == names
