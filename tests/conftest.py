"""For all tests."""

import asyncio
import gc
from collections.abc import Iterator

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


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Put aside the loop that Playwright leaves running in this process between tests of pages."""
    if request.node.nodeid.startswith("tests/web"):
        yield
        return
    kept = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(kept)
