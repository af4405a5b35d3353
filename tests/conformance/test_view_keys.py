"""What the pages of docs/views say of each key: its meaning, its rule, and who sees it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.play import positions
from tests.conformance.tables import Case, amount, every_house_table
from voltige.arena.view_page import is_alike
from voltige.arena.view_schema import view_schema
from voltige.core.fields.field import NOBODY_SEES, OWNER, Field
from voltige.core.fields.schemas import Schema
from voltige.core.fields.tables import SeatTable
from voltige.core.game import Game
from voltige.core.state import SPECTATOR
from voltige.games import GAMES

RULES = Path(__file__).parents[2] / "docs" / "rules"
POSITIONS = amount(5, 15)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def notes(schema: Schema, path: str = "") -> Iterator[tuple[str, str]]:
    """List the meaning of each key; keys that tell the same have that of the table."""
    while "items" in schema:
        schema = schema["items"]
    for key, told in schema.get("properties", {}).items():
        here = f"{path}.{key}"
        if "description" in told or not is_alike(schema):
            yield here, told.get("description", "")
        yield from notes(told, here)


@every_game
def test_every_key_of_a_view_says_what_it_means(game: Game) -> None:
    for path, note in notes(view_schema(game)):
        assert re.fullmatch(r"[A-Z0-9].*\.", note), path
        assert "  " not in note, path


@every_game
def test_the_rules_that_meanings_name_are_there(game: Game) -> None:
    rules = (RULES / f"{game.name}.md").read_text(encoding="utf-8")
    named = {rule for _, note in notes(view_schema(game)) for rule in re.findall(NUMBER, note)}
    assert len(named) > 10
    for rule in named:
        assert f"**{rule}**" in rules, rule


NUMBER = r"\b[A-Z]{2}-D?[0-9]+\b"


def told_fields(fields: list[Field]) -> Iterator[Field]:
    """List the fields that views tell, those inside a table of seats as well."""
    for field in fields:
        if isinstance(field.kind, SeatTable):
            yield from told_fields(field.kind.fields)
        else:
            yield field


@every_house_table
def test_every_key_of_a_view_says_who_sees_it(case: Case) -> None:
    for field in told_fields(case.start().layout().seen):
        assert field.sight != NOBODY_SEES, field.name


@every_house_table
def test_a_key_is_seen_by_those_whom_its_declaration_names(case: Case) -> None:
    for state in positions(case, 84, POSITIONS):
        views = [state.view(seat) for seat in case.watchers()]
        told = [view.to_json() for view in views]
        watched = next(one for one in told if one["seat"] == SPECTATOR)
        for field in state.layout().seen:
            name = field.name
            if isinstance(field.kind, SeatTable):
                for inner in told_fields([field]):
                    rows = [[seat[inner.name] for seat in one[name]] for one in told]
                    assert not inner.is_open() or rows == [rows[0]] * len(rows), inner.name
            elif field.is_open():
                assert [one[name] for one in told] == [watched[name]] * len(told), name
            elif field.sight == OWNER and not field.per_seat:
                assert watched[name] == field.plain_none(case.seats), name
