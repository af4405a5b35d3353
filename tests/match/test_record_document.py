"""Whatever names and options hold, a record is TOML that says the same."""

import tomllib

from hypothesis import given, settings
from hypothesis import strategies as st

from voltige.match.record.document import document_text

WORDS = st.text(st.characters(codec="utf-8"), max_size=40)
PLAIN = WORDS | st.integers(-(2**63), 2**63 - 1) | st.booleans()
VALUES = PLAIN | st.lists(PLAIN, max_size=5) | st.lists(st.lists(PLAIN, max_size=3), max_size=3)


@settings(deadline=None, derandomize=True)
@given(VALUES, VALUES)
def test_a_record_says_what_it_was_given(value: object, option: object) -> None:
    values = {"value": value, "options": {"one": option}, "nothing": {}}
    text = document_text(values, "log", "moves", ["1 A play 7000", "2 B pass"])
    read = tomllib.loads(text)
    assert read.pop("log") == {"moves": "1 A play 7000\n2 B pass\n"}
    assert read == {"value": value, "options": {"one": option}}


def test_its_lines_stand_as_they_are_at_its_end() -> None:
    text = document_text({"seats": ["Ana", "Ben"]}, "log", "moves", ["1 A a | b", "2 B c # d"])
    assert text == "seats = [\"Ana\", \"Ben\"]\n\n[log]\nmoves = '''\n1 A a | b\n2 B c # d\n'''\n"
