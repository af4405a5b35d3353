"""Work that is done elsewhere: a function of a module by its name; what it takes and gives is JSON."""

import importlib
from collections.abc import Callable
from typing import Any, TypeVar, get_type_hints

import msgspec

from voltige.core.errors import IllegalActionError, VoltigeError
from voltige.tables.errors import UnusableError

Given = TypeVar("Given")
Done = TypeVar("Done")


class Outcome(msgspec.Struct):
    """What came of an errand: a result, an error, or nothing because it took too much."""

    done: msgspec.Raw = msgspec.Raw(b"null")
    error: dict[str, Any] | None = None
    broken: bool = False


def name_of(function: Callable[[Given], Done]) -> str:
    """Name a function so that it can be found elsewhere."""
    return f"{function.__module__}:{function.__qualname__}"


def read_errand(name: str, argument: bytes | msgspec.Raw) -> tuple[Callable[[Any], Any], Any]:
    """Find a function, and read its argument by the type that it declares."""
    module, _, called = name.partition(":")
    function = getattr(importlib.import_module(module), called)
    kinds = [kind for key, kind in get_type_hints(function).items() if key != "return"]
    return function, msgspec.json.decode(argument, type=kinds[0])


def run(function: Callable[[Any], Any], argument: Any) -> Outcome:
    """Do the work, and tell what came of it."""
    try:
        return Outcome(msgspec.Raw(msgspec.json.encode(function(argument))))
    except VoltigeError as error:
        rule = error.rule if isinstance(error, IllegalActionError) else ""
        told = {"kind": type(error).__name__, "code": error.code, "params": error.params}
        return Outcome(error=told | {"rule": rule})
    except (MemoryError, RecursionError):
        return Outcome(broken=True)


def result_of(outcome: Outcome, function: Callable[[Given], Done]) -> Done:
    """Give what the function has given, or raise what it has raised."""
    if outcome.broken:
        raise UnusableError("too_costly")
    if outcome.error is not None:
        raise error_of(outcome.error)
    done: Done = msgspec.json.decode(outcome.done, type=get_type_hints(function)["return"])
    return done


def error_of(told: dict[str, Any]) -> VoltigeError:
    """Make the error again that was raised elsewhere."""
    kinds = {kind.__name__: kind for kind in all_kinds(VoltigeError)}
    kind = kinds.get(told["kind"], VoltigeError)
    if issubclass(kind, IllegalActionError):
        return kind(told["code"], told["rule"], **told["params"])
    return kind(told["code"], **told["params"])


def all_kinds(kind: type[VoltigeError]) -> list[type[VoltigeError]]:
    """List an error's kinds and their kinds."""
    return [kind, *(below for child in kind.__subclasses__() for below in all_kinds(child))]
