"""The command as a fixture."""

from collections.abc import Callable

import pytest

from tests.cli.command import Ran, run

Command = Callable[..., Ran]


@pytest.fixture
def voltige(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Give a function that runs the command."""

    def command(*arguments: str, typed: str = "") -> Ran:
        return run(capsys, monkeypatch, *arguments, typed=typed)

    return command
