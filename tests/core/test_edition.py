"""Reading editions: every error names the file, the key and the reason."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from voltige.core.edition import Fields, parse_edition, read_edition_file, read_head
from voltige.core.errors import EditionError, TableError
from voltige.core.lines import key_lines, line_of
from voltige.games import GAMES

HEAD = '[edition]\nname = "a"\ntitle = "A"\n'


def fields(data: dict[str, Any]) -> Fields:
    """Make one table of a file."""
    return Fields("a.toml", "card[2]", data)


def noted(table: Fields, take: Callable[[Fields], Any]) -> None:
    """Take something and raise what was noted."""
    take(table)
    table.settle()


@pytest.mark.parametrize(
    ("take", "code", "params"),
    [
        (lambda f: f.take("no"), "edition_missing_key", {}),
        (lambda f: f.whole("text", 1, 9), "edition_wrong_type", {"expected": "whole"}),
        (lambda f: f.whole("flag", 0, 9), "edition_wrong_type", {"expected": "whole"}),
        (
            lambda f: f.whole("number", 8, 9),
            "edition_out_of_range",
            {"value": 7, "low": 8, "high": 9},
        ),
        (lambda f: f.text("number"), "edition_wrong_type", {"expected": "text"}),
        (lambda f: f.text("empty"), "edition_wrong_type", {"expected": "text"}),
        (
            lambda f: f.one_of("text", ["b", "c"]),
            "edition_not_one_of",
            {"value": "a", "allowed": "b, c"},
        ),
        (lambda f: f.texts("mixed"), "edition_wrong_type", {"expected": "texts"}),
        (lambda f: f.table("number"), "edition_wrong_type", {"expected": "table"}),
        (lambda f: f.tables("mixed"), "edition_wrong_type", {"expected": "tables"}),
        (lambda f: f.tables("none"), "edition_wrong_type", {"expected": "tables"}),
    ],
)
def test_a_wrong_key_is_named_with_its_table_and_its_reason(
    take: Any, code: str, params: dict[str, object]
) -> None:
    table = fields(
        {"text": "a", "number": 7, "flag": True, "empty": "", "mixed": ["a", 1], "none": []}
    )
    with pytest.raises(EditionError) as caught:
        noted(table, take)
    assert caught.value.code == code
    assert caught.value.also == []
    key = str(caught.value.params["key"])
    assert key.startswith("card[2].")
    assert caught.value.params == {"file": "a.toml", "key": key, **params}


def test_right_keys_are_taken() -> None:
    table = fields({"n": 7, "t": "x", "l": ["a"], "d": {"x": 1}, "c": [{"x": 1}, {"x": 2}]})
    assert table.whole("n", 7, 7) == 7
    assert table.text("t") == table.one_of("t", ["x"]) == "x"
    assert table.texts("l") == ["a"]
    assert table.table("d").whole("x", 0, 1) == 1
    assert [inner.path for inner in table.tables("c")] == ["card[2].c[1]", "card[2].c[2]"]
    table.finish()


def test_a_key_that_nobody_asked_for_is_refused() -> None:
    table = fields({"number": 7, "extra": 1})
    table.whole("number", 0, 9)
    with pytest.raises(EditionError) as caught:
        noted(table, Fields.finish)
    assert caught.value.code == "edition_unknown_key"
    assert caught.value.params == {"file": "a.toml", "key": "card[2].extra", "near": "none"}


def test_source_tags_name_keys_and_kinds_of_source() -> None:
    table = fields({"number": 7, "rule": "XX-1", "sources": {"number": "stated"}})
    table.whole("number", 0, 9)
    table.finish()
    for tags, code in (
        ({"number": "guessed"}, "edition_not_one_of"),
        ({"other": "stated"}, "edition_unknown_key"),
    ):
        table = fields({"number": 7, "sources": tags})
        table.whole("number", 0, 9)
        with pytest.raises(EditionError) as caught:
            noted(table, Fields.finish)
        assert caught.value.code == code
        assert str(caught.value.params["key"]).startswith("card[2].sources.")


@pytest.mark.parametrize("text", ["a = ", "[[[", "a = 1\na = 2", "x = " + "[" * 5000, "a = \x00"])
def test_a_file_that_is_no_toml_is_refused(text: str) -> None:
    with pytest.raises(EditionError) as caught:
        parse_edition(text, "a.toml")
    assert caught.value.code == "edition_syntax"
    assert caught.value.params["file"] == "a.toml"
    assert caught.value.params["reason"]


@pytest.mark.parametrize("text", ['a = "x"0', "a = 1\n[" + "k" * 300 + "]\n[" + "k" * 300 + "]"])
def test_the_line_of_what_is_no_toml_is_told_however_long_the_rest(text: str) -> None:
    with pytest.raises(EditionError) as caught:
        parse_edition(text, "a.toml")
    reason = str(caught.value.params["reason"])
    assert f"(at line {text.count(chr(10)) + 1}, column " in reason
    assert reason.endswith(")")
    assert len(reason) < 140


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    """Python refuses to read it with a ValueError that is no TOML error."""
    with pytest.raises(EditionError):
        parse_edition(f"format = {'9' * 5000}", "a.toml")


def test_a_huge_hexadecimal_number_is_refused_and_can_be_shown() -> None:
    """It can be read, but not be written in decimal digits."""
    text = f"format = 1\ngame = 'g'\nbig = 0x{'f' * 5000}\n{HEAD}"

    def read() -> None:
        table = parse_edition(text, "a.toml")
        read_head(table, "g")
        table.whole("big", 0, 9)
        table.settle()

    with pytest.raises(EditionError) as caught:
        read()
    assert str(caught.value)


def test_the_hash_of_an_edition_ignores_comments_order_and_spacing() -> None:
    one = parse_edition(f"format = 1\ngame = 'g'\n{HEAD}", "a.toml")
    other = parse_edition(f"# words\ngame='g'\nformat  =  1\n{HEAD}", "b.toml")
    changed = parse_edition(f"format = 1\ngame = 'g'\n{HEAD}more = 1\n", "a.toml")
    assert read_head(one, "g").hash == read_head(other, "g").hash
    assert read_head(one, "g").hash != read_head(changed, "g").hash
    assert (read_head(one, "g").name, read_head(one, "g").title) == ("a", "A")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (f"game = 'g'\n{HEAD}", "edition_missing_key"),
        (f"format = 2\ngame = 'g'\n{HEAD}", "edition_out_of_range"),
        (f"format = 1\ngame = 'h'\n{HEAD}", "edition_not_one_of"),
        ("format = 1\ngame = 'g'\n", "edition_missing_key"),
        ("format = 1\ngame = 'g'\n[edition]\nname = ''\n", "edition_wrong_type"),
    ],
)
def test_the_head_of_an_edition_is_checked(text: str, code: str) -> None:
    table = parse_edition(text, "a.toml")
    read_head(table, "g")
    with pytest.raises(EditionError) as caught:
        table.settle()
    assert caught.value.code == code


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"\xff\xfe")
    for path in (tmp_path / "missing.toml", tmp_path, broken, Path("nul\0.toml")):
        with pytest.raises(EditionError) as caught:
            read_edition_file(path)
        assert caught.value.code == "edition_unreadable"
        assert caught.value.params["file"] == path.name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_editions_are_loaded_by_name_once_or_from_a_file(game: Any, tmp_path: Path) -> None:
    assert game.default_edition_name() in game.editions()
    assert game.load_edition() is game.load_edition(game.default_edition_name())
    path = tmp_path / "mine.toml"
    origin = game.edition_folder / f"{game.default_edition_name()}.toml"
    path.write_text(origin.read_text(encoding="utf-8"), encoding="utf-8")
    assert game.load_edition(str(path)).hash == game.load_edition().hash
    with pytest.raises(EditionError) as caught:
        game.load_edition("no-such")
    assert caught.value.code == "edition_unknown"
    assert caught.value.params["names"] == ", ".join(game.editions())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_table_with_too_few_or_too_many_seats_is_refused(game: Any) -> None:
    edition = game.load_edition()
    for seats in (edition.min_seats - 1, edition.max_seats + 1, 0, -1):
        with pytest.raises(TableError) as caught:
            game.new_state(seats)
        assert caught.value.code == "bad_players"
        assert caught.value.params == {
            "game": game.name,
            "seats": seats,
            "low": edition.min_seats,
            "high": edition.max_seats,
        }


SAMPLE = '''# a file
format = 1
"quoted key" = 2

[setup]
words = """
copies = 3
[[card]]
"""  # no key and no table
grid = [
    [1, 2],  # ]
    ["]", '[', "a\\"]"],
]
bag = { damage = 1 }
[[card]]
id = "a"
[[card]]  # the second
id = 'b'
copies = 3
[[card.corner]]
cell = 1
'''


def test_lines_are_found_through_texts_and_lists_of_several_lines() -> None:
    lines = key_lines(SAMPLE)
    told = SAMPLE.split("\n")
    for key, text in {
        "format": "format = 1",
        "quoted key": '"quoted key" = 2',
        "setup": "[setup]",
        "setup.grid": "grid = [",
        "card[1].id": 'id = "a"',
        "card[2]": "[[card]]  # the second",
        "card[2].copies": "copies = 3",
        "card[2].corner[1].cell": "cell = 1",
    }.items():
        assert told[lines[key] - 1] == text, key
    assert line_of(lines, "setup.bag.damage") == lines["setup.bag"]
    assert line_of(lines, "card[2].points") == lines["card[2]"]
    assert line_of(lines, "nowhere") == 0
    assert lines["card[2].copies"] == 19, "not the one inside the text"


def test_faults_that_only_follow_from_another_are_not_told() -> None:
    table = parse_edition("[setup]\nkind = 'wild'\nmore = 1\nlist = [1, 'x', 'y']\n", "a.toml")
    setup = table.table("setup")
    setup.wrong("edition_wrong_type", "list[2]", expected="whole")
    setup.wrong("edition_wrong_type", "list[3]", expected="whole")
    setup.wrong("edition_bad_values", "list", most=3)
    setup.one_of("kind", ["calm", "stormy"])
    setup.whole("depends_on_kind", 1, 2)
    setup.finish()
    with pytest.raises(EditionError) as caught:
        table.settle()
    faults = [caught.value, *caught.value.also]
    assert [fault.params["key"] for fault in faults] == [
        "setup.list[2]",
        "setup.list[3]",
        "setup.kind",
    ]
    assert caught.value.params["file"] == "a.toml:4"


def test_a_lost_table_is_missed_once() -> None:
    table = parse_edition("format = 1\n", "a.toml")
    table.whole("format", 1, 1)
    lost = table.table("setup")
    lost.whole("hand", 1, 9)
    lost.tables("card")
    lost.finish()
    with pytest.raises(EditionError) as caught:
        table.finish()
    assert caught.value.also == []
    assert caught.value.code == "edition_missing_key"


def test_a_misspelled_key_is_not_also_missing() -> None:
    table = parse_edition("[[card]]\nid = 'x'\ncopie = 3\n", "a.toml")
    card = table.tables("card")[0]
    card.text("id")
    card.whole("copies", 1, 9)
    card.finish()
    with pytest.raises(EditionError) as caught:
        table.finish()
    assert caught.value.also == []
    assert caught.value.params == {
        "file": "a.toml:3, x",
        "key": "card[1].copie",
        "near": "copies",
    }


def test_components_may_have_names_in_both_languages() -> None:
    text = (
        "[[card]]\nid = 'x'\nname = 'Bat'\nname_fr = 'Souris'\n[[card]]\nid = 'y'\nname = 'Cat'\n"
    )
    table = parse_edition(text, "a.toml")
    for card in table.tables("card"):
        card.text("id")
        card.finish()
    table.finish()
    assert table.notes.names == {"x": ["Bat", "Souris"], "y": ["Cat", "Cat"]}
