"""For all tests."""

import gc

import pytest

# They take long, and wait more than they work: at the end one worker would be left alone with them.
FIRST = ("tests/faults", "tests/architecture/test_packaging.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest tests before all others."""
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))


def pytest_collection_finish() -> None:
    """Spare the thousands of tests that wait from being looked through for rubbish again and again."""
    gc.collect()
    gc.freeze()
