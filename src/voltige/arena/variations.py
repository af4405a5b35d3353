"""Options that vary within one plan: which values, and all combinations of them."""

import itertools
from collections.abc import Sequence
from typing import Any

from voltige.arena.errors import ArenaError
from voltige.core.errors import OptionError, shown
from voltige.core.options import Flag, Number, OneWord, Option, Values

MOST_VARIATIONS = 1000

Varied = dict[str, list[Any]]  # options, with at least two values each


def read_varied(schema: Sequence[Option], asked: Sequence[str]) -> Varied:
    """Read ``name=value,value`` of the command line; a name alone means all values."""
    known = {option.name: option for option in schema}
    varied: Varied = {}
    for text in asked:
        name, _, said = (part.strip() for part in text.partition("="))
        option = known.get(name)
        if option is None:
            raise OptionError("bad_option_name", name=shown(name), names=", ".join(known))
        words = dict.fromkeys(word.strip() for word in said.split(",") if word.strip())
        values = [option.parse(word) for word in words] if words else all_values(option)
        if len(values) < 2:
            raise ArenaError("vary_values", name=name, allowed=option.allowed())
        varied[name] = values
    return varied


def all_values(option: Option) -> list[Any]:
    """List all values of an option that has a few; of one that has many, none."""
    if isinstance(option, Flag):
        return [option.default, not option.default]
    if isinstance(option, OneWord | Number):
        rest = [value for value in option.values if value != option.default]
        return [option.default, *rest]
    return []


def combinations(varied: Varied) -> list[Values]:
    """List all combinations, the last option changing fastest; where nothing varies, one of nothing."""
    count = 1
    for values in varied.values():
        count *= len(values)
    if count > MOST_VARIATIONS:
        raise ArenaError("vary_many", count=count, most=MOST_VARIATIONS)
    return [dict(zip(varied, mixed, strict=True)) for mixed in itertools.product(*varied.values())]
