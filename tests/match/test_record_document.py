"""The values of a record are written as the library for TOML writes them, only much faster."""

import tomllib

import tomlkit
from hypothesis import given, settings
from hypothesis import strategies as st

from voltige.match.record.writing import value_text

WORDS = st.text(st.characters(codec="utf-8"), max_size=40)
PLAIN = WORDS | st.integers(-(2**63), 2**63 - 1) | st.booleans()


@settings(deadline=None, derandomize=True)
@given(PLAIN | st.lists(PLAIN, max_size=5) | st.lists(st.lists(PLAIN, max_size=3), max_size=3))
def test_a_value_is_written_as_the_library_writes_it(value: object) -> None:
    written = value_text(value)
    assert written == tomlkit.item(value).as_string()
    assert tomllib.loads(f"value = {written}") == {"value": value}
