"""Running without the compiler: plain sources first, and lists where ``librt`` has no wheel."""

import importlib.util
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import (
    BYTECODE_SUFFIXES,
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
    SourcelessFileLoader,
)
from types import ModuleType

PLAIN = ((SourceFileLoader, SOURCE_SUFFIXES), (SourcelessFileLoader, BYTECODE_SUFFIXES))


class SourceFinder:
    """Finds the modules of this package as plain Python, whatever is compiled beside them.

    Plain Python is a ``.py`` file or, in a copy without sources, its bytecode.
    """

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer for modules of the package only."""
        if path is None or not name.startswith("voltige."):
            return None
        for folder in path:
            finder = FileFinder(folder, *PLAIN)
            spec = finder.find_spec(name, target)
            if spec is not None:
                return spec
        return None


def prefer_sources() -> None:
    """Make the import system take the plain sources of this package."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def is_compiled() -> bool:
    """Return whether the engine that runs is the compiled one."""
    from voltige.core import rng  # noqa: PLC0415  (imported late: this module loads first)

    return str(rng.__file__).endswith(tuple(EXTENSION_SUFFIXES))


class ListVecs:
    """Stands in for ``librt.vecs.vec``: ``vec[i64](items)`` makes a list."""

    def __getitem__(self, item_type: object) -> type["ListVec"]:
        """Ignore the item type: a list holds anything."""
        return ListVec


class ListVec(list[int]):
    """A list that is made as a ``vec`` is."""

    def __init__(self, items: Iterable[int] = (), *, capacity: int = 0) -> None:
        """Take the items; a list needs no capacity."""
        super().__init__(items)


def append(items: list[int], item: int) -> list[int]:
    """Stand in for ``librt.vecs.append``."""
    items.append(item)
    return items


def extend(items: list[int], more: Iterable[int]) -> list[int]:
    """Stand in for ``librt.vecs.extend``."""
    items.extend(more)
    return items


def provide_vecs() -> bool:
    """Register the stand-in where ``librt`` cannot be imported; tell whether it was needed."""
    if importlib.util.find_spec("librt") is not None:
        return False
    package, module = ModuleType("librt"), ModuleType("librt.vecs")
    module.vec = ListVecs()  # type: ignore[attr-defined]  # a module made at run time
    module.append = append  # type: ignore[attr-defined]  # the same
    module.extend = extend  # type: ignore[attr-defined]  # the same
    package.vecs = module  # type: ignore[attr-defined]  # the same
    sys.modules["librt"] = package
    sys.modules["librt.vecs"] = module
    return True
