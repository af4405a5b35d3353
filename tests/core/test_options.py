"""Table options: values, defaults, and what is wrong with an option that is refused."""

import pytest

from voltige.core.errors import OptionError
from voltige.core.options import (
    Flag,
    Number,
    OneWord,
    Option,
    PerSeat,
    Several,
    Whole,
    check_options,
    parse_options,
    whole_or_text,
)

SCHEMA: list[Option] = [
    OneWord("mode", ["slow", "fast"], "slow", "XX-1"),
    Flag("open", False, "XX-2"),
    Whole("rounds", 2, 9, 4, "XX-3"),
    Whole("limit", 10, 20, 0, "XX-4", zero=True),
    PerSeat("weights", 5, "XX-5"),
    Number("hand", [3, 5], 3, "XX-6"),
]
DEFAULTS = {"mode": "slow", "open": False, "rounds": 4, "limit": 0, "weights": [], "hand": 3}


def test_a_table_that_asks_for_nothing_gets_the_defaults() -> None:
    assert check_options(SCHEMA, {}, 3) == DEFAULTS


def test_options_come_back_in_the_order_of_the_schema() -> None:
    asked = {"weights": [1, 2, 5], "mode": "fast"}
    assert list(check_options(SCHEMA, asked, 3)) == list(DEFAULTS)
    assert check_options(SCHEMA, asked, 3) == {**DEFAULTS, **asked}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("mode", "fast"),
        ("open", True),
        ("rounds", 2),
        ("rounds", 9),
        ("limit", 0),
        ("limit", 10),
        ("weights", []),
        ("weights", [1, 1, 5]),
        ("hand", 5),
    ],
)
def test_what_is_allowed_is_taken(name: str, value: object) -> None:
    assert check_options(SCHEMA, {name: value}, 3)[name] == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hand", 4),
        ("hand", True),
        ("hand", "3"),
        ("mode", "medium"),
        ("mode", 1),
        ("mode", None),
        ("mode", ["slow"]),
        ("open", 1),
        ("open", "true"),
        ("rounds", 1),
        ("rounds", 10),
        ("rounds", True),
        ("rounds", 4.0),
        ("rounds", "4"),
        ("limit", 9),
        ("limit", -1),
        ("limit", False),
        ("weights", [1, 2]),
        ("weights", [1, 2, 6]),
        ("weights", [0, 1, 1]),
        ("weights", [True, 1, 1]),
        ("weights", (1, 1, 1)),
        ("weights", "1/1/1"),
    ],
)
def test_what_is_not_allowed_is_refused_with_name_value_and_rule(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        check_options(SCHEMA, {name: value}, 3)
    error = caught.value
    option = next(option for option in SCHEMA if option.name == name)
    assert error.code == "bad_option"
    assert error.params == {
        "name": name,
        "value": "/".join(map(str, value)) if isinstance(value, list) else str(value),
        "allowed": option.allowed(),
        "rule": option.rule,
    }


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(OptionError) as caught:
        check_options(SCHEMA, {"colour": "red"}, 3)
    assert caught.value.code == "bad_option_name"
    assert caught.value.params == {"name": "colour", "names": ", ".join(DEFAULTS)}


def test_allowed_values_are_told_in_a_form_that_fits_any_language() -> None:
    told = [option.allowed() for option in SCHEMA]
    assert told == ["slow | fast", "true | false", "2 … 9", "0 | 10 … 20", "1 … 5 / …", "3 | 5"]


def test_options_are_read_from_the_command_line() -> None:
    text = "mode=fast, open=true,rounds=7,limit=0,weights=1/2/3,hand=5,"
    asked = parse_options(SCHEMA, text)
    read = {"mode": "fast", "open": True, "rounds": 7, "limit": 0, "weights": [1, 2, 3], "hand": 5}
    assert asked == read
    assert check_options(SCHEMA, asked, 3) == asked
    assert parse_options(SCHEMA, "") == {}
    assert parse_options(SCHEMA, "weights=") == {"weights": []}
    assert parse_options(SCHEMA, "open=false") == {"open": False}


@pytest.mark.parametrize("text", ["open=yes", "rounds=many", "rounds", "weights=1/x/1", "red=1"])
def test_what_cannot_be_read_stays_text_and_is_refused(text: str) -> None:
    with pytest.raises(OptionError):
        check_options(SCHEMA, parse_options(SCHEMA, text), 3)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12", 12),
        ("-3", -3),
        ("0012", 12),
        ("", ""),
        ("-", "-"),
        ("--3", "--3"),
        ("1.5", "1.5"),
        ("²", "²"),
        ("9" * 30, "9" * 30),
    ],
)
def test_whole_numbers_are_told_from_text(text: str, value: object) -> None:
    assert whole_or_text(text) == value


def test_a_huge_number_is_refused_like_any_other() -> None:
    with pytest.raises(OptionError):
        check_options(SCHEMA, {"rounds": 10**5000}, 3)


SOME = Several("some", ["red", "blue", "green"], "XX-1")
EACH = Several("each", ["red", "blue", "green"], "XX-1", per_seat=True)


@pytest.mark.parametrize(
    ("value", "some", "each"),
    [
        ([], True, True),
        (["red"], True, False),
        (["blue", "red"], True, False),
        (["red", "blue", "green"], False, True),
        (["red", "red"], False, False),
        (["red", "red", "blue"], False, False),
        (["pink"], False, False),
        ("red", False, False),
        ([1], False, False),
        ([["red"]], False, False),
        (None, False, False),
    ],
)
def test_several_words_are_different_and_as_many_as_fit_three_seats(
    value: object, some: bool, each: bool
) -> None:
    assert SOME.accepts(value, 3) == some
    assert EACH.accepts(value, 3) == each


def test_several_words_are_written_with_strokes() -> None:
    assert SOME.parse("red/blue") == ["red", "blue"]
    assert SOME.parse("") == SOME.default == []
    assert SOME.allowed() == "red/blue/green"
