"""A stranger's game without sentences is told in plain words; ours in exact ones."""

from typing import Any

import pytest

from tests.conformance.play import step
from tests.rules.loops.positions import position
from voltige.core.event import Journal
from voltige.core.rng import Rng
from voltige.core.state import NOBODY, SPECTATOR
from voltige.games import GAMES
from voltige.games.flying_carpet import GAME as CARPET
from voltige.games.loops import GAME as LOOPS
from voltige.games.loops.events import claim_made, draw_ordered
from voltige.locale import LANGUAGES
from voltige.match.table import Table
from voltige.wording import make_wording
from voltige.wording.forming import argument, fill, number, say
from voltige.wording.text import Text
from voltige.wording.wording import Wording

STRANGERS = [
    Table.make(
        type(game)("stranger", 1, "ST", str(game.edition_folder.parent)), 3
    )  # rules without words
    for game in GAMES
]
NAMES = ["Ana", "Ben", "Cleo"]


@pytest.mark.parametrize("table", STRANGERS, ids=[game.name for game in GAMES])
def test_a_strangers_game_is_told_in_plain_words(table: Table) -> None:
    words = make_wording(table, NAMES)
    assert type(words) is Wording
    state, rng = table.first_state(), Rng(4)
    for _ in range(120):
        if state.to_act == NOBODY:
            break
        journal = Journal()
        step(state, rng, journal)
        said = [words.event(event, 0) for event in journal.events]
        for seat in (0, 1, SPECTATOR):
            view = state.view(seat)
            said += [words.prompt(view), *words.position(view)]
            said += [text for row in words.seats(view) for text in row]
            said += [text for row in words.sheet(view).rows for text in row]
            for action in state.legal_actions_of(seat):
                said += [words.choice(words.facts(view), action), words.group(action)]
        for text in said:
            for language in LANGUAGES:
                assert say(text, language)


def test_a_whole_number_stays_whole() -> None:
    assert repr(number(3).params["number"]) == "3"
    assert repr(number(2.5).params["number"]) == "2.5"


def test_plain_words_name_what_the_view_holds() -> None:
    words = make_wording(STRANGERS[0], NAMES)
    state = position(3, turn_owner=1, round_no=2, totals=[1, 2, 3], hands=[{"alt_1000": 2}])
    lines = [say(line, "en") for line in words.position(state.view(0))]
    assert {"round no: 2", "totals: 1, 2, 3", "hand: alt 1000 2"} <= set(lines)
    told = [[say(text, "fr") for text in row] for row in words.seats(state.view(0))]
    assert "totals\u00a0: 3" in told[2]
    assert say(words.prompt(state.view(0)), "en") == "Ben is choosing."
    assert say(words.prompt(state.view(1)), "en") == "Your turn: choose what to do."


def test_a_text_lacks_nothing_or_is_none() -> None:
    assert fill("no-such-text", {}) is None
    assert fill("plain-words", {}) is None
    assert fill("plain-words", {"words": "a", "more": "b"}) == Text("plain-words", {"words": "a"})


def test_lists_are_joined_and_empty_ones_are_nothing() -> None:
    assert argument([Text("loops-card-speed"), 3, "x"], "fr") == "Vitesse, 3, x"
    assert [argument([], language) for language in LANGUAGES] == ["none", "rien"]


PILE = ["alt_9000", "alt_9000", "alt_8000", "alt_8000", "alt_7000", "alt_7000"]
DIVE: dict[str, Any] = {"pitch": "negative", "pile": PILE}
RACE: dict[str, Any] = {
    "phase": "race",
    "race": {"speed_player": 2, "claims": ["decline", "", ""]},
    "to_act": 1,
}
QUESTIONS = [
    (
        (0, DIVE),
        "Dive: play 7000 or lower, or a special card, or pick up the pile (6 cards).",
        "On descend : jouez 7000 ou plus bas, ou une carte spéciale, ou ramassez la pile (6 cartes).",
    ),
    (
        (1, DIVE),
        "Ana plays a card or picks up the pile (6).",
        "Ana joue une carte ou ramasse la pile (6).",
    ),
    (
        (0, {}),
        "Clear runway: open the pile with any card or set.",
        "Piste libre : ouvrez la pile avec la carte ou la série de votre choix.",
    ),
    (
        (0, RACE),
        "You have answered. The others are still choosing.",
        "Vous avez répondu. Les autres choisissent encore.",
    ),
    (
        (2, RACE),
        "Race! All but Cleo answer in secret.",
        "Course ! Tous sauf Cleo répondent en secret.",
    ),
]


@pytest.mark.parametrize(("seen", "english", "french"), QUESTIONS)
def test_what_is_asked_is_said_to_each_seat(
    seen: tuple[int, dict[str, Any]], english: str, french: str
) -> None:
    seat, data = seen
    text = make_wording(Table.make(LOOPS, 3), NAMES).prompt(position(3, **data).view(seat))
    assert say(text, "en") == english
    assert say(text, "fr") == french


def test_a_choice_is_said_as_a_person_would_say_it() -> None:
    table = Table.make(LOOPS, 3)
    words = make_wording(table, NAMES)
    actions = table.first_state().table()
    facts = words.facts(position(3, **DIVE).view(0))
    said = {
        notation: say(words.choice(facts, actions.read(notation)), "en")
        for notation in ("play 7000 x1", "play 7000 x2", "play 7000 x5", "play pitch", "pick up")
    }
    assert list(said.values()) == [
        "Play 7000",
        "Play two 7000 cards",
        "Play 5 cards of 7000",
        "Play Pitch: nose up, we climb",
        "Pick up the pile (6 cards)",
    ]


def test_an_announced_swap_is_told() -> None:
    met = {"phase": "landing", "cells": [[5, 9], [5, 9], [2, 2]], "stacks": {"5,9": [1]}}
    hands: list[dict[str, int]] = [{"S12": 1, "V1": 1, "S11": 1}, {}, {}]
    swapping = {**met, "round": 2, "pending": "S12", "hands": hands}
    table = Table.make(CARPET, 3, {"landscape": "open_desert"}, position=swapping)
    lines = make_wording(table, NAMES).position(table.first_state().view(1))
    assert "Ana will swap S12." in [say(line, "en") for line in lines]
    assert "Ana échangera S12." in [say(line, "fr") for line in lines]


def test_a_secret_answer_is_said_in_words_to_its_owner() -> None:
    words = make_wording(Table.make(LOOPS, 3), NAMES)
    event = claim_made(0, "play 7000 x2")
    assert say(words.event(event, 0), "fr") == "Réponse secrète : Jouer deux 7000."
    ordered = draw_ordered(0, 1, 2)
    assert say(words.event(ordered, 1), "en") == "You take 2 cards."
    assert words.speaks_to(ordered) == {0, 1}
