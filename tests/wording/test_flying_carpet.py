"""What is said above the Sultan's city, from every side."""

from typing import Any

from tests.marks import rule
from voltige.core.action import Action
from voltige.core.view import View
from voltige.games.flying_carpet import GAME
from voltige.games.flying_carpet.events import carpet_held, landing_opened, turn_missed
from voltige.match.table import Table
from voltige.wording import make_wording
from voltige.wording.forming import say
from voltige.wording.wording import Wording

NAMES = ("Ana", "Ben", "Cleo", "Dan")
HANDS: list[Any] = [{"V1": 1, "S11": 1, "B33": 1}, {}, {}, {}]


def placed(
    options: dict[str, Any] | None = None, **position: Any
) -> tuple[Wording, View, list[Action]]:
    """Give the words of a table, the view of the seat to act, and what it may do."""
    values = {"landscape": "open_desert", **(options or {})}
    table = Table.make(GAME, 4, values, position={"round": 3, "hands": HANDS, **position})
    state = table.first_state()
    seat = int(state.to_act)
    return make_wording(table, NAMES), state.view(seat), state.legal_actions()


def sentences(words: Wording, view: View, legal: list[Action], language: str) -> list[str]:
    facts = words.facts(view)
    return [say(words.choice(facts, action), language) for action in legal]


def doubted(words: Wording, view: View, legal: list[Action]) -> list[str]:
    """Give the notation of the choices that are asked about."""
    doubts = words.doubts(words.facts(view), legal)
    return [action.notation for action in legal if action.code in doubts]


EDGE = [[24, 8], [5, 5], [6, 6], [7, 7]]


@rule("FC-D29")
def test_a_choice_that_blows_oneself_off_is_asked_about_while_another_exists() -> None:
    words, view, legal = placed(cells=EDGE)
    off = doubted(words, view, legal)
    said = dict(zip([a.notation for a in legal], sentences(words, view, legal, "en"), strict=True))
    assert {"no card", "no card swap V1", "direction right", "V1 light_blue"} <= set(off)
    assert "direction left" in said
    assert sorted(off) == sorted(name for name, text in said.items() if "blown off" in text)
    assert 0 < len(off) < len(legal)
    asked = words.doubts(words.facts(view), legal)
    for language in ("en", "fr"):
        assert len({say(text, language) for text in asked.values()}) == 1


@rule("FC-D29")
def test_nothing_is_asked_where_every_choice_blows_oneself_off_or_none_does() -> None:
    words, view, legal = placed(cells=[[3, 3], [5, 5], [6, 6], [7, 7]])
    assert doubted(words, view, legal) == []
    words, view, legal = placed(cells=EDGE)
    off = set(doubted(words, view, legal))
    assert doubted(words, view, [action for action in legal if action.notation in off]) == []


def test_a_way_off_the_board_names_no_cell_where_it_ends() -> None:
    words, view, legal = placed(cells=EDGE)
    said = sentences(words, view, legal, "en")
    assert "No card: blown off the board, back to the start" in said
    assert not any("(1,1)" in text for text in said)
    assert "Aucune carte\u00a0: hors du plan, retour au départ" in sentences(
        words, view, legal, "fr"
    )


STACK: dict[str, Any] = {
    "phase": "landing",
    "cells": [[5, 9], [5, 9], [5, 9], [5, 1]],
    "stacks": {"5,9": [2, 1]},
}


@rule("FC-76", "FC-83")
def test_holding_or_forcing_down_in_a_stack_names_everybody_who_is_held() -> None:
    words, view, legal = placed(**STACK)
    assert sentences(words, view, legal, "en") == [
        "Hold Ben, Cleo: each of them misses a turn",
        "Force Ben down to (5,1), holding Cleo, Dan",
    ]
    assert sentences(words, view, legal, "fr") == [
        "Arrêter Ben, Cleo, qui passeront un tour",
        "Forcer Ben à atterrir en (5,1), en arrêtant Cleo, Dan",
    ]


@rule("FC-D9")
def test_with_the_topmost_alone_nobody_else_is_named() -> None:
    words, view, legal = placed({"hold_scope": "top"}, **STACK)
    assert sentences(words, view, legal, "en") == [
        "Hold Ben: they miss a turn",
        "Force Ben down to (5,1), holding Dan",
    ]


@rule("FC-84", "FC-D28")
def test_forcing_down_onto_the_platform_says_who_wins_and_holds_nobody() -> None:
    last: dict[str, Any] = {
        "cells": [[24, 5], [24, 5], [24, 5], [2, 2]],
        "stacks": {"24,5": [2, 1]},
    }
    words, view, legal = placed(phase="landing", **last)
    assert sentences(words, view, legal, "en")[1] == "Force Ben down to (24,1), and Ben wins!"
    words, view, legal = placed({"play_on": True}, phase="landing", **last)
    assert sentences(words, view, legal, "en")[1] == (
        "Force Ben down to (24,1), holding Cleo, and Ben wins!"
    )


def test_the_missed_turn_is_said_once() -> None:
    words, _, _ = placed(cells=EDGE)
    for viewer in (0, 1):
        for language, miss in (("en", "miss"), ("fr", "pass")):
            told = [
                say(words.event(e, viewer), language) for e in (carpet_held(1), turn_missed(1, 3))
            ]
            assert [miss in text for text in told] == [False, True], told


def test_a_meeting_is_told_to_both_and_to_a_third() -> None:
    words, _, _ = placed(cells=EDGE)
    event = landing_opened(0, 1, [5, 1])
    told = {viewer: say(words.event(event, viewer), "en") for viewer in (0, 1, 2)}
    assert told == {0: "You meet Ben.", 1: "Ana meets you.", 2: "Ana meets Ben."}


def test_flights_stand_under_their_card_and_where_they_end() -> None:
    words, view, legal = placed(cells=[[3, 3], [5, 5], [6, 6], [7, 7]])
    facts = words.facts(view)
    lines = {}
    for action in legal:
        aim, brief = words.aim(facts, action), words.brief(action)
        assert (aim is None) == (brief is None) == (action.data["do"] != "play")
        if aim is not None and brief is not None:
            lines[action.notation] = f"{say(aim, 'en')} | {say(brief, 'en')}"
    assert lines["S11 light_blue"] == "to (4,4) | light blue (1 right, 1 up)"
    assert lines["S11 dark_blue right"] == "to (5,4) | dark blue (1 up, 1 right) + right"
