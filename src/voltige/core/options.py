"""Table options: name, values, default and rule of each, and the check of what a table asks for."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from voltige.core.errors import OptionError, shown

Values = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One table option."""

    def __init__(self, name: str, default: Any, rule: str) -> None:
        self.name: Final = name
        self.default: Final = default
        self.rule: Final = rule

    def allowed(self) -> str:
        """Say which values are allowed, in a form that fits any language."""
        raise NotImplementedError

    def accepts(self, value: Any, seats: int) -> bool:
        """Return whether ``value`` is one of them."""
        raise NotImplementedError

    def parse(self, text: str) -> Any:
        """Read a value from the command line; what cannot be read stays text and is refused."""
        raise NotImplementedError

    def examples(self, seats: int) -> list[Any]:
        """List a few allowed values of an option of a game's own kind, for tests of all games."""
        raise NotImplementedError


class OneWord(Option):
    """One of a few words."""

    def __init__(self, name: str, values: list[str], default: str, rule: str) -> None:
        super().__init__(name, default, rule)
        self.values: Final = values

    def allowed(self) -> str:
        return " | ".join(self.values)

    def accepts(self, value: Any, seats: int) -> bool:
        return isinstance(value, str) and value in self.values

    def parse(self, text: str) -> Any:
        return text


class Flag(Option):
    """True or false."""

    def allowed(self) -> str:
        return "true | false"

    def accepts(self, value: Any, seats: int) -> bool:
        return isinstance(value, bool)

    def parse(self, text: str) -> Any:
        if text == "true":
            return True
        if text == "false":
            return False
        return text


class Whole(Option):
    """A whole number between two bounds; ``zero`` allows 0 below the lower one as well."""

    def __init__(
        self, name: str, low: int, high: int, default: int, rule: str, zero: bool = False
    ) -> None:
        super().__init__(name, default, rule)
        self.low: Final = low
        self.high: Final = high
        self.zero: Final = zero

    def allowed(self) -> str:
        bounds = f"{self.low} … {self.high}"
        return f"0 | {bounds}" if self.zero else bounds

    def accepts(self, value: Any, seats: int) -> bool:
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return self.low <= value <= self.high or (self.zero and value == 0)

    def parse(self, text: str) -> Any:
        return whole_or_text(text)


class Number(Option):
    """One of a few whole numbers."""

    def __init__(self, name: str, values: list[int], default: int, rule: str) -> None:
        super().__init__(name, default, rule)
        self.values: Final = values

    def allowed(self) -> str:
        return " | ".join(str(value) for value in self.values)

    def accepts(self, value: Any, seats: int) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and value in self.values

    def parse(self, text: str) -> Any:
        return whole_or_text(text)


class PerSeat(Option):
    """A positive whole number for each seat, 1 to ``high``; empty means 1 for all."""

    def __init__(self, name: str, high: int, rule: str) -> None:
        super().__init__(name, [], rule)
        self.high: Final = high

    def allowed(self) -> str:
        return f"1 … {self.high} / …"

    def accepts(self, value: Any, seats: int) -> bool:
        if not isinstance(value, list):
            return False
        if len(value) not in {0, seats}:
            return False
        return all(
            isinstance(item, int) and not isinstance(item, bool) and 1 <= item <= self.high
            for item in value
        )

    def parse(self, text: str) -> Any:
        return [whole_or_text(part) for part in text.split("/")] if text else []


class OneSeat(Option):
    """The number of a seat at the table, or a word that leaves it open."""

    def __init__(self, name: str, word: str, most: int, rule: str) -> None:
        super().__init__(name, word, rule)
        self.word: Final = word
        self.most: Final = most  # seats of any table

    def allowed(self) -> str:
        return f"{self.word} | 0 … {self.most - 1}"

    def accepts(self, value: Any, seats: int) -> bool:
        if isinstance(value, str):
            return value == self.word
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats

    def parse(self, text: str) -> Any:
        return whole_or_text(text)


class Several(Option):
    """A list of different words out of a few; with ``per_seat`` one for each seat, or none at all.

    Without ``per_seat`` there are fewer words than seats. The default is the empty list.
    """

    def __init__(self, name: str, values: list[str], rule: str, per_seat: bool = False) -> None:
        super().__init__(name, [], rule)
        self.values: Final = values
        self.per_seat: Final = per_seat

    def allowed(self) -> str:
        return "/".join(self.values)

    def accepts(self, value: Any, seats: int) -> bool:
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            return False
        if len(set(value)) != len(value) or not set(value) <= set(self.values):
            return False
        if self.per_seat:
            return len(value) in {0, seats}
        return len(value) < seats

    def parse(self, text: str) -> Any:
        return text.split("/") if text else []


def whole_or_text(text: str) -> Any:
    """Read a whole number, or give the text back."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 19:
        return int(text)
    return text


def check_options(schema: list[Option], asked: Values, seats: int) -> Values:
    """Return all options of the schema with the asked values or their defaults.

    Raise OptionError for a name that does not exist or a value that is not allowed.
    """
    known = {option.name: option for option in schema}
    for name in asked:
        if name not in known:
            names = ", ".join(known)
            raise OptionError("bad_option_name", name=shown(name), names=names)
    values: Values = {}
    for option in schema:
        value = asked.get(option.name, option.default)
        if not option.accepts(value, seats):
            raise OptionError(
                "bad_option",
                name=option.name,
                value=shown(value),
                allowed=option.allowed(),
                rule=option.rule,
            )
        values[option.name] = value
    return values


def parse_options(schema: list[Option], text: str) -> Values:
    """Read ``name=value,name=value`` from the command line."""
    known = {option.name: option for option in schema}
    values: Values = {}
    for part in text.split(","):
        if not part.strip():
            continue
        name, _, value = part.partition("=")
        option = known.get(name.strip())
        values[name.strip()] = option.parse(value.strip()) if option is not None else value
    return values
