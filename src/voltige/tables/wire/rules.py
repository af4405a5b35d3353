"""The rules of a game, as they are told."""

from msgspec import Struct


class Rule(Struct):
    """A numbered rule."""

    number: str
    text: str


class RuleItem(Struct):
    """A numbered rule, or with no number other text of the rules; both are Markdown.

    ``example`` is the name of the worked example that the text tells, if it can be played.
    """

    number: str
    text: str
    example: str = ""


class RuleSection(Struct):
    """A heading of the rules, and what stands under it."""

    level: int
    title: str
    items: list[RuleItem]


class ExampleInfo(Struct):
    """A worked example of the rules: what it shows, in one language, and whether it can be played."""

    name: str
    title: str
    rules: list[str]
    playable: bool


class Rulebook(Struct):
    """The whole rules of a game, in one language."""

    game: str
    prefix: str
    title: str
    sections: list[RuleSection]
