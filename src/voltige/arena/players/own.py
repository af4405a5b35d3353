"""Bots from somebody's own file: ``mybot.py:MyBot``, or with numbers ``mybot.py:MyBot[nerve=0.3;depth=2]``.

A class offers numbers by an attribute ``NUMBERS``: names with their least and highest values. It is made
with them as named arguments, or without any.
"""

import functools
import importlib.util
import re
import sys
import traceback
from pathlib import Path
from types import ModuleType

from librt.vecs import vec
from mypy_extensions import i64

from voltige.arena.players.errors import BotError
from voltige.bots.bot import Bot
from voltige.core.errors import shown
from voltige.core.rng import Rng
from voltige.core.view import View

NAME = re.compile(r"(?P<file>.+\.py):(?P<kind>\w+)(?:\[(?P<values>[^\[\]]*)\])?")

Numbers = dict[str, tuple[float, float]]  # by name: the bounds
LONGEST = 200  # characters of what somebody's code says when it fails


class OwnBot(Bot):
    """Somebody's bot; what its code does wrong is told with its file and line."""

    def __init__(self, name: str) -> None:
        """Load the file, once, and make an object of the class."""
        self.file, kind = parts(name)
        made = find_class(self.file, kind)
        values = values_of(name, numbers_of(made))
        self.name = kind
        try:
            self.bot = made(**values)
        except Exception as error:
            raise crashed(kind, self.file, error) from error

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Let it choose."""
        try:
            code = int(self.bot.choose(view, legal, rng))
        except Exception as error:
            raise crashed(self.name, self.file, error) from error
        if code not in legal:
            codes = ", ".join(str(one) for one in legal)
            raise BotError("bot_foul", name=self.name, chosen=shown(code), legal=shown(codes))
        return code


def is_own(name: str) -> bool:
    """Tell whether a name means a class of a file."""
    return NAME.fullmatch(name) is not None


def parts(name: str) -> tuple[str, str]:
    """Take a name apart: file and class."""
    found = NAME.fullmatch(name)
    if found is None:
        raise AssertionError("asked of own bots alone")
    return found["file"], found["kind"]


def numbers_of(kind: type[Bot]) -> Numbers:
    """Return the numbers that a class offers."""
    return dict(getattr(kind, "NUMBERS", {}))


def values_of(name: str, bounds: Numbers) -> dict[str, float]:
    """Read the values in a name; each must be one of the numbers, within its bounds."""
    found = NAME.fullmatch(name)
    text = found["values"] if found is not None else None
    values: dict[str, float] = {}
    for part in (text or "").split(";") if text else []:
        key, _, written = part.partition("=")
        number = key.strip()
        if number not in bounds:
            known = ", ".join(bounds) or "–"
            raise BotError("bot_no_number", name=name, number=shown(number), names=known)
        values[number] = read_value(name, number, written, bounds[number])
    return values


def read_value(name: str, number: str, written: str, bounds: tuple[float, float]) -> float:
    """Read one value."""
    low, high = bounds
    try:
        value = int(written) if isinstance(low, int) and isinstance(high, int) else float(written)
    except ValueError:
        value = high + 1
    if not low <= value <= high:
        ends = {"low": f"{low:g}", "high": f"{high:g}"}
        raise BotError("bot_bad_number", name=name, number=number, value=shown(written), **ends)
    return value


def with_values(name: str, values: dict[str, float]) -> str:
    """Name a bot with values for its numbers."""
    plain = name.partition("[")[0]
    return f"{plain}[{';'.join(f'{number}={value:g}' for number, value in values.items())}]"


def find_class(file: str, kind: str) -> type[Bot]:
    """Find a class in a file, and make sure that it is a bot."""
    module = load(file)
    found = getattr(module, kind, None)
    if not isinstance(found, type):
        own = [name for name, value in vars(module).items() if is_bot(value)]
        raise BotError("bot_no_class", name=kind, file=file, names=", ".join(own) or "–")
    if not is_bot(found):
        raise BotError("bot_not_bot", name=kind, file=file)
    return found


def is_bot(value: object) -> bool:
    """Tell whether something of a file is a class that extends Bot."""
    return isinstance(value, type) and issubclass(value, Bot) and value is not Bot


@functools.cache
def load(file: str) -> ModuleType:
    """Run a file as a module, once in a process; modules beside it can be imported by it."""
    path = Path(file)
    if not path.is_file():
        raise BotError("bot_no_file", file=file)
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)
    spec = importlib.util.spec_from_file_location(f"own_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BotError("bot_no_file", file=file)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # as an import does it: dataclasses look there
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise crashed(path.name, file, error) from error
    return module


def crashed(name: str, file: str, error: Exception) -> BotError:
    """Tell where somebody's code has failed: the last line of their file that was running."""
    if isinstance(error, SyntaxError) and error.filename and Path(error.filename) == Path(file):
        line = error.lineno or 0
    else:
        frames = traceback.extract_tb(error.__traceback__)
        lines = [frame.lineno or 0 for frame in frames if Path(frame.filename) == Path(file)]
        line = lines[-1] if lines else 0
    reason = shown(f"{type(error).__name__}: {error}".splitlines()[0], LONGEST)
    return BotError("bot_crashed", name=name, file=file, line=line, reason=reason)
