"""One schema for the views of all tables, from the exact ones of each."""

import pytest

from voltige.arena.view_schema import DEFAULT, layouts, merge, opened, view_schema
from voltige.core.fields.schemas import (
    Schema,
    list_schema,
    map_schema,
    names_schema,
    record_schema,
    seat_schema,
)
from voltige.games import GAMES

HYDRORACERS = next(game for game in GAMES if game.name == "hydroracers")
WORDS: Schema = {"enum": ["left", "right"]}
COUNT: Schema = {"type": "integer", "minimum": 0, "maximum": 9}


def test_names_and_bounds_of_one_table_are_left_open_and_words_of_the_rules_stay() -> None:
    exact = record_schema(
        {
            "card": names_schema(["ace", ""], "card"),
            "stake": names_schema([6, 4], "stake"),
            "way": WORDS,
            "hand": map_schema(COUNT, ["ace"], "card"),
            "order": list_schema(seat_schema(3, 0), 3, 3),
        }
    )
    number = {"type": "integer", "$comment": "seat"}
    assert opened(exact)["properties"] == {
        "card": {"type": "string", "$comment": "card or nothing"},
        "stake": {"type": "integer", "$comment": "stake"},
        "way": WORDS,
        "hand": {
            "type": "object",
            "additionalProperties": {"type": "integer"},
            "$comment": "card",
        },
        "order": {"type": "array", "items": number},
    }


def test_a_key_that_only_some_tables_have_is_not_required() -> None:
    small, large = record_schema({"a": WORDS}), record_schema({"a": WORDS, "b": COUNT})
    for one, other in ((small, large), (large, small)):
        both = merge(list_schema(one, 2), list_schema(other, 2), "planes")["items"]
        assert both["properties"] == {"a": WORDS, "b": COUNT}
        assert both["required"] == ["a"]


def test_a_key_that_two_tables_declare_in_two_ways_is_a_fault_that_names_it() -> None:
    with pytest.raises(ValueError, match=r"loops\.a is declared in two ways"):
        merge(record_schema({"a": WORDS}), record_schema({"a": COUNT}), "loops")


def test_what_a_campaign_adds_is_found_by_its_option() -> None:
    tables = layouts(HYDRORACERS)
    usual = tables[DEFAULT].view_schema()["properties"]
    campaign = tables["mode = campaign"].view_schema()["properties"]
    schema = view_schema(HYDRORACERS)
    assert set(schema["properties"]) == set(campaign)
    assert set(schema["required"]) == set(usual)
    assert "technologies" not in schema["properties"]["planes"]["items"]["required"]
