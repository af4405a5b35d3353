"""Sentences of a campaign of Hydroracers, word for word."""

from typing import Any

import pytest

from tests.rules.hydroracers.campaigns import CAMPAIGN, campaign, cards_with, development
from tests.rules.hydroracers.positions import play
from voltige.core.event import Event
from voltige.core.options import Values
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.events import advantage_used, dev_token_placed
from voltige.games.hydroracers.state import HydroracersState
from voltige.match.table import Table
from voltige.wording import make_wording
from voltige.wording.forming import say
from voltige.wording.wording import Wording

WORDS = make_wording(Table.make(GAME, 2, CAMPAIGN), ["Ana", "Ben"])
DISPLAY: list[dict[str, Any]] = [
    {"card": "m_power_12", "tokens": [3, 0]},
    {"card": "t_mirror", "tokens": [0, 1]},
    *[{"card": "a_tuning"}, {"card": "a_sabotage"}, {"card": "t_hop"}, {"card": "m_stunt"}],
]


def choices(words: Wording, state: HydroracersState, language: str) -> dict[str, str]:
    """Say every choice of the one who is asked."""
    facts = words.facts(state.view(int(state.to_act)))
    return {
        action.notation: say(words.choice(facts, action), language)
        for action in state.legal_actions()
    }


def prompts(state: HydroracersState, language: str) -> list[str]:
    """Say what is asked, to each seat."""
    return [say(WORDS.prompt(state.view(seat)), language) for seat in (0, 1)]


def test_a_token_is_told_with_its_card_and_its_price() -> None:
    state = development({"aircoins": 80}, {}, display=DISPLAY)
    said = choices(WORDS, state, "en")
    assert said["put on card 1"] == "On Full Power 12 (complete)"
    assert said["put on card 2"] == "On Rear-view Mirror (1 of 2 tokens)"
    assert said["put on espionage"] == "On the espionage track, to wait there"
    assert said["put on reserved macchi"] == "On your reserved exhibition space (+10 AC)"
    assert said["put on public 1"] == "On public exhibition space 1 (+8 AC)"
    assert choices(WORDS, state, "fr")["put on card 2"] == "Sur Rétroviseur (1 jeton sur 2)"
    play(state, "put on card 1")
    given = choices(WORDS, state, "fr")
    assert given["recycle 9/4"] == "Recycler 9/4 et payer 30 AC"
    assert prompts(state, "en")[1].startswith(
        "Ana is choosing a card to trade in for Full Power 12"
    )


def test_the_last_token_can_be_paid_for() -> None:
    state = development({"aircoins": 20}, {}, display=DISPLAY)
    play(state, "put on card 2")
    assert choices(WORDS, state, "en") == {
        "rush": "Pay 5 AC and take Rear-view Mirror",
        "wait": "Wait for another token",
    }
    assert prompts(state, "fr") == [
        "Il manque un jeton pour Rétroviseur. Payer 5 AC et prendre la carte tout de suite ?",
        "Ana peut payer 5 AC et prendre Rétroviseur.",
    ]


def test_the_mirror_asks_the_plane_ahead() -> None:
    ahead = {"position": 12, "technologies": ["t_mirror"]}
    state = campaign({"position": 8, "hand": {"3/0": 1}}, ahead, turn=1, order=[1, 0])
    play(state, "play 3/0")
    assert prompts(state, "en") == [
        "Ben may let the plane behind pass.",
        "A plane has come up behind you. Let it pass and follow it?",
    ]
    assert choices(WORDS, state, "fr") == {
        "mirror": "Le laisser passer",
        "no mirror": "Rester devant",
    }


def test_a_card_with_several_values_is_told_with_each() -> None:
    own = {"cards": cards_with("macchi", m_throttle_low="5/1"), "hand": {"m_throttle_low": 1}}
    brake = {"position": 5, "technologies": ["t_brake"]}
    state = campaign({**own, **brake}, {"position": 1}, order=[0, 1])
    assert choices(WORDS, state, "en")["play m_throttle_low as 4 brake"] == (
        "Play Throttle 1–4 as 4, braking: speed 4 − 2 = 2, cell 7"
    )


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            advantage_used(0, "a_sabotage", 1, "none"),
            ["Sabotage hits Ben’s plane.", "Sabotage hits your plane."],
            ["Sabotage frappe Ben.", "Sabotage frappe votre avion."],
        ),
        (
            advantage_used(0, "a_cooling", 0, "cooling"),
            ["Your plane has one more damage slot.", "Ana’s plane has one more damage slot."],
            ["Votre avion a un emplacement de dégât de plus.", "Ana a un emplacement"],
        ),
        (
            advantage_used(0, "a_sabotage", -1, "none"),
            ["Sabotage has nobody to hit.", "Sabotage has nobody to hit."],
            ["Sabotage ne touche personne.", "Sabotage ne touche personne."],
        ),
        (
            dev_token_placed(1, "espionage", 0, ""),
            ["Ben’s token goes on the espionage track.", "Your token goes on the espionage track."],
            ["Ben : le jeton va sur la piste d’espionnage.", "Votre jeton va sur la piste"],
        ),
    ],
)
def test_everybody_hears_whom_it_concerns(
    event: Event, english: list[str], french: list[str]
) -> None:
    for viewer in (0, 1):
        assert say(WORDS.event(event, viewer), "en").startswith(english[viewer])
        assert say(WORDS.event(event, viewer), "fr").startswith(french[viewer])


def test_the_development_is_told_line_by_line() -> None:
    state = development({"aircoins": 20}, {}, display=DISPLAY, public=[1, -1, -1, -1])
    lines = [say(line, "en") for line in WORDS.position(state.view(0))]
    assert (
        "Display 1: Full Power 12 (12, exchange value 12, repair 4; plain speed), cost 4. "
        "Development tokens: Ana 3."
    ) in lines
    assert (
        "Espionage track, the oldest card first: no card. Waiting development tokens: none."
    ) in lines
    assert any("Public spaces: 8 AC (Ben), 6 AC (free)" in line for line in lines)
    assert not any(
        "–" in line.replace("1–4", "").replace("4–6", "").replace("6–8", "") for line in lines
    )


def test_cards_looked_at_are_told_to_who_may_see_them_and_counted_for_others() -> None:
    looking = {"position": 9, "hand": {"5/1": 1}, "technologies": ["t_goggles"]}
    state = campaign(looking, {"position": 3}, options={"bets": False})
    play(state, "pass 5/1", "luck: 9/4")
    seen = [[say(line, "en") for line in WORDS.position(state.view(s))] for s in (0, 1)]
    assert "1 card to choose from: 9/4." in seen[0]
    assert "1 card to choose from, face down." in seen[1]


def test_nobody_is_told_the_cards_that_an_autopilot_looks_at() -> None:
    machine = {"position": 3, "technologies": ["t_goggles"], "row": ["6/1", "7/2"]}
    options: Values = {"autopilots": ["supermarine"], "planes": ["macchi", "supermarine"]}
    state = campaign(
        {"position": 18}, machine, options=options, phase="auto_draw", turn=1, order=[0, 1]
    )
    play(state, "luck: 3/1")
    for language, told in (("en", "1 card to choose from"), ("fr", "1 carte au choix")):
        lines = [say(line, language) for line in WORDS.position(state.view(0))]
        assert any(line.startswith(f"{told}, face") for line in lines)
