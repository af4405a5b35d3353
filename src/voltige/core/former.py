"""What older versions of a game's rules called things.

A game whose rules get new words declares the old ones once, by version. Records, stored matches and
editions from before are then read as if they had been written in the present words.
"""

from __future__ import annotations

from typing import Any, Final

OWN: Final = {"name", "name_fr", "title"}  # keys under which people call things as they like


class Former:
    """A version of the rules that differs from the next one in words alone."""

    def __init__(self, words: dict[str, str], editions: dict[str, str]) -> None:
        self.words: Final = words  # each with the word that the next version has for it
        self.editions: Final = editions  # those that came with it, by name: their hashes then


def words_since(former: dict[int, Former], rules: int) -> dict[str, str]:
    """Give all words that have changed since a version of the rules, each with the present one."""
    words: dict[str, str] = {}
    for version in sorted(former):
        if version >= rules:
            newer = former[version].words
            words = {old: newer.get(word, word) for old, word in words.items()} | newer
    return words


def reworded(value: Any, words: dict[str, str]) -> Any:
    """Give plain data in other words: keys and whole texts, but not what people call things."""
    if isinstance(value, str):
        return words.get(value, value)
    if isinstance(value, list):
        return [reworded(item, words) for item in value]
    if isinstance(value, dict):
        return {
            words.get(key, key): item if key in OWN else reworded(item, words)
            for key, item in value.items()
        }
    return value
