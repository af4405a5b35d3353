"""The public interface: what ``voltige`` itself offers."""

import inspect
import pydoc
import subprocess
import sys
from pathlib import Path

import pytest

import voltige
from voltige.arena.simulate import interval

ROOT = Path(__file__).parents[2]
PYTHON = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
HEAVY = ["voltige.core.state", "voltige.games", "voltige.bots.bot", "voltige.arena.simulate"]
ONE_ROUND = {"max_rounds": 1}


class Highest(voltige.Bot):
    """Plays the highest code."""

    def choose(self, view: voltige.View, legal: list[int], rng: voltige.Rng) -> int:  # type: ignore[override]
        return max(legal)


class Foul(voltige.Bot):
    """Plays what is not allowed."""

    def choose(self, view: voltige.View, legal: list[int], rng: voltige.Rng) -> int:  # type: ignore[override]
        return max(legal) + 1


def test_importing_it_loads_no_game() -> None:
    program = f"import sys, voltige; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"


def test_everything_public_is_there_and_told_in_the_document() -> None:
    assert dir(voltige) == sorted(voltige.__all__)
    for name in voltige.__all__:
        assert getattr(voltige, name) is not None
        assert f"`{name}" in PYTHON, name
    with pytest.raises(AttributeError):
        voltige.nonsense  # noqa: B018


@pytest.mark.parametrize("name", [n for n in voltige.__all__ if not n.isupper() and n[0] != "_"])
def test_help_shows_docstrings(name: str) -> None:
    value = getattr(voltige, name)
    shown = pydoc.plain(pydoc.render_doc(value))
    text = inspect.getdoc(value)
    assert text
    assert text.splitlines()[0] in shown


def test_help_tells_what_the_methods_of_compiled_classes_do() -> None:
    shown = pydoc.plain(pydoc.render_doc(voltige.State))
    assert "List what the seat to act may do, by code" in shown
    assert "Choose one of the legal codes." in pydoc.plain(pydoc.render_doc(voltige.Bot))


def test_games_and_bots_are_found_by_name() -> None:
    assert [voltige.game(name).name for name in voltige.game_names()] == voltige.game_names()
    assert voltige.game("Lucky_Loop") is voltige.game("lucky-loop")
    for name in voltige.bot_names():
        assert isinstance(voltige.bot(name, "loops"), voltige.Bot)
    with pytest.raises(voltige.VoltigeError):
        voltige.game("chess")
    with pytest.raises(voltige.VoltigeError):
        voltige.bot("nobody", voltige.game("loops"))


def test_a_measurement_is_the_share_of_wins_with_its_interval() -> None:
    found = voltige.measure(Highest(), against="random", games=8, seed=5, options=ONE_ROUND)
    assert found.games == 8
    assert found.win_share == found.wins / 8
    assert (found.low, found.high) == interval(found.wins, 8)
    assert found.fair_share == 0.5
    assert found == voltige.measure(Highest(), games=8, seed=5, options=ONE_ROUND)


def test_equal_bots_win_their_fair_share() -> None:
    found = voltige.measure("random", games=40, seed=1, seats=3, options=ONE_ROUND)
    assert found.low < found.fair_share < found.high
    assert str(found).endswith("equal bots 33.3%)")


def test_the_measured_bot_sits_everywhere() -> None:
    seats: list[int] = []

    class Notes(voltige.Bot):
        """Notes where it sits."""

        def choose(self, view: voltige.View, legal: list[int], rng: voltige.Rng) -> int:  # type: ignore[override]
            seats.append(view.seat)
            return legal[0]

    others: list[voltige.Bot | str] = ["random", Highest()]
    voltige.measure(Notes(), against=others, games=3, seed=2, options=ONE_ROUND)
    assert set(seats) == {0, 1, 2}
    assert list(dict.fromkeys(seats)) == [0, 1, 2]


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(ValueError, match="4 seats need 3 bots"):
        voltige.measure("random", against=["random"], seats=4)
    with pytest.raises(voltige.VoltigeError):
        voltige.measure("random", games=0)
    with pytest.raises(ValueError, match="Foul chose"):
        voltige.measure(Foul(), games=1)
