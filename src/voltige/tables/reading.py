"""Reading what strangers send: no field that we do not know, and a sentence for what is misread."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from voltige.core.errors import shown
from voltige.tables.errors import UnusableError

UNKNOWN = re.compile(r"unknown field `(.{1,60}?)`")
LONGEST_REASON = 200


def check_query(given: Iterable[str], known: set[str]) -> None:
    """Refuse a parameter of an address that means nothing; the language may always be asked for."""
    for name in given:
        if name not in known | {"language"}:
            near = get_close_matches(name, sorted(known | {"language"}), n=1)
            raise unknown_field(name, near)


def unknown_field(name: str, near: list[str]) -> UnusableError:
    """Name a field or parameter that does not exist, and the nearest that does."""
    return UnusableError("unknown_field", field=shown(name), near=near[0] if near else "none")


def misread(code: str, reason: str, kind: Any) -> UnusableError:
    """Say why something is none of the wire's ``kind``; a field that does not exist by its name."""
    found = UNKNOWN.search(reason)
    if found is None:
        return UnusableError(code, reason=reason[:LONGEST_REASON])
    known = sorted(fields_of(kind))
    near = get_close_matches(found[1], known, n=1)
    return unknown_field(found[1], near)


def fields_of(kind: Any) -> set[str]:
    """Collect the fields of a type of the wire and of what it is made of."""
    if get_origin(kind) in {Annotated, Union, UnionType, list, dict}:
        return {name for part in get_args(kind) for name in fields_of(part)}
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return set()
    names = set(kind.__struct_fields__) | {kind.__struct_config__.tag_field or ""}
    for part in get_type_hints(kind, include_extras=True).values():
        names |= fields_of(part)
    return names - {""}
