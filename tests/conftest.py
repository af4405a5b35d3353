"""For all tests."""

import gc


def pytest_collection_finish() -> None:
    """Spare the thousands of tests that wait from being looked through for rubbish again and again."""
    gc.collect()
    gc.freeze()
