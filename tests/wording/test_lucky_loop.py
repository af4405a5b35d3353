"""The words of Lucky Loop that depend on the position: what fits, what a failure earns and costs."""

from typing import Any

import pytest

from tests.rules.lucky_loop.positions import FOUR, FREE_CARDS, SAMPLE, flight, free_flight, position
from voltige.core.event import Event
from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.events import exchange_started, free_failed, free_flown
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.locale import LANGUAGES
from voltige.match.table import Table
from voltige.wording import make_wording
from voltige.wording.forming import say

NO_FIT = [1, 1, 1]


def told(state: LuckyLoopState, language: str, seat: int = 0, options: Any = None) -> list[str]:
    """Give the question and the choices of a seat."""
    words = make_wording(Table.make(GAME, 2, options), ["Ada", "Bea"])
    view = state.view(seat)
    facts = words.facts(view)
    choices = [words.choice(facts, action) for action in state.legal_actions_of(seat)]
    return [say(text, language) for text in [words.prompt(view), *choices]]


def sentence(event: Event, viewer: int, language: str = "en") -> str:
    words = make_wording(Table.make(GAME, 2), ["Ada", "Bea"])
    return say(words.event(event, viewer), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_asked_for_where_none_fits(language: str) -> None:
    ask, first, *_ = told(flight(["Y07a", "R09a", "B12a"], [[], [], []], NO_FIT), language)
    assert (
        ask
        == {
            "en": "Nothing fits 1 1 1: give up the flight.",
            "fr": "Rien ne convient avec 1 1 1\u00a0: abandonnez le vol.",
        }[language]
    )
    assert first == {"en": "Give up the flight", "fr": "Abandonner le vol"}[language]
    rich = flight(["Y07a", "R09a", "B12a"], [[], [], []], NO_FIT, tokens=[1])
    again = {"en": "re-roll, or give up", "fr": "relancez, ou abandonnez"}[language]
    assert again in told(rich, language)[0]
    asked = {"en": "Which figure", "fr": "Quelle figure"}[language]
    assert asked in told(flight(SAMPLE, [[], [], []], [1, 3, 5]), language)[0]


def test_under_the_star_only_an_exact_sum_fits() -> None:
    starred = free_flight([[5], [], [6, 6]], [6, 6, 3], 2)
    assert told(starred, "en")[0].startswith("Nothing fits 3 6 6")
    plain = free_flight([[5], [], [6, 6]], [6, 6, 3], 1)
    assert "Which figure" in told(plain, "en")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_giving_up_says_that_it_earns_a_token(language: str) -> None:
    earns = {
        "en": "Give up the flight and take a bonus token",
        "fr": "Abandonner le vol et prendre un jeton bonus",
    }[language]
    cards = ["Y07a", "R09a", "B12a"]
    assert earns in told(flight(cards, [[3, 5], [], [6, 6]], [1, 1]), language)
    assert earns not in told(flight(cards, [[3, 5], [], []], NO_FIT), language)
    assert earns in told(free_flight([[5], [], [6, 6]], [6, 6, 3], 2), language)
    dice = [[3, 5], [], [6, 6]]
    empty = flight(cards, dice, [1, 1], tokens=[0, 23], token_supply=0)
    assert earns not in told(empty, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_of_a_failure_comes_from_the_edition(language: str) -> None:
    state = position(scores=[FOUR], free_cards=[FREE_CARDS], phase="place_highlight")
    costs = {"en": "Failing costs 2 points.", "fr": "Un échec coûte 2 points."}[language]
    assert costs in told(state, language)[0]


def test_an_exchange_is_told_to_both_sides_in_the_right_person() -> None:
    event = exchange_started(0, 3, 1, 49)
    assert sentence(event, 0) == "You exchange cards for 1 point."
    assert sentence(event, 1) == "Ada exchanges cards for 1 point."
    assert sentence(exchange_started(0, 3, 3, 47), 1) == "Ada exchanges cards for 3 points."
    assert sentence(exchange_started(0, 3, 0, 50), 0) == "You exchange cards."


def test_points_are_lost_and_results_crossed_out_in_the_log() -> None:
    failed = free_failed(0, 1, 2, 48)
    assert sentence(failed, 0) == "Your free flight fails: you lose 2 points, 48 in all."
    assert "perdus" in sentence(failed, 1, "fr")
    flown = free_flown(0, 18, "mighty_eagle", 62)
    assert "Mighty Eagle is crossed out, 62 in all" in sentence(flown, 1)
    assert "vole" not in sentence(flown, 1, "fr")
