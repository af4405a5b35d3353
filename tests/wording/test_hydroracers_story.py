"""What is told of Hydroracers: nothing twice, nothing empty, and why a heat ended."""

import re

import pytest

from tests.rules.hydroracers.campaigns import CAMPAIGN, campaign
from tests.rules.hydroracers.positions import A, B, new_game, play, play_on, position
from voltige.core.event import Event
from voltige.core.options import Values
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.events import advantage_used, heat_ended, plane_moved
from voltige.locale.rulebook import numbered_rules
from voltige.locale.sources import FOLDER, MESSAGE
from voltige.match.table import Table
from voltige.wording import make_wording
from voltige.wording.forming import say
from voltige.wording.story import tell
from voltige.wording.wording import Wording

NAMES = ["Ana", "Italie"]
FRENCH = sorted((FOLDER / "fr").glob("hydroracers*.ftl"))


def words_of(options: Values) -> Wording:
    """Make the words of a table for two."""
    return make_wording(Table.make(GAME, 2, options), NAMES)


def told(words: Wording, events: list[Event], viewer: int, language: str = "en") -> list[str]:
    """Say what a viewer is told of some events."""
    heard = [event for event in events if event.to in {-1, viewer}]
    return [
        say(line.said(words, viewer), language) for line in tell(words, heard) if not line.quiet
    ]


def test_what_is_awaited_is_never_said() -> None:
    state = position({"position": 9, "hand": {"5/1": 1}}, {"position": 3})
    words = words_of({"pilots": "none"})
    events = play(state, "pass 5/1")
    assert "Awaited" in [event.name for event in events]
    assert told(words, events, A) == ["You pass.", "You: speed 1, cell 9 → 10."]


@pytest.mark.parametrize(
    ("reason", "english", "french"),
    [
        ("cap", "Heat 2 stops after 40 rounds:", "La manche 2 s’arrête après 40 tours\u00a0:"),
        ("alone", "Heat 2 is over, as a single plane is left:", "La manche 2 est finie, il ne"),
        ("crashed", "Heat 2 is over, as all planes have", "La manche 2 est finie, tous les"),
        ("finish", "Heat 2 is over:", "La manche 2 est finie\u00a0:"),
    ],
)
def test_the_reason_why_a_heat_ended_is_said(reason: str, english: str, french: str) -> None:
    event = heat_ended(2, [1, 2], [5, 3], reason)
    words = words_of({})
    assert say(words.event(event, A), "en") == f"{english} 1. Ana, 2. Italie.".replace(
        "planes have", "planes have crashed:"
    )
    assert say(words.event(event, A), "fr").startswith(french)


def test_a_heat_that_nobody_finishes_ends_by_its_cap() -> None:
    state = position(
        {"position": 9, "hand": {"1/0": 1}},
        {"position": 3, "hand": {"2/0": 1}},
        round=40,
        rounds_flown=40,
    )
    events = play(state, "play 1/0", "luck: 3/0 4/1 5/1", "play 2/0", "luck: 3/1 4/1 4/1")
    ended = [event.data["reason"] for event in events if event.name == "HeatEnded"]
    assert ended == ["cap"]


def test_nobody_is_told_of_aircoins_that_make_no_point() -> None:
    options: Values = {"pilots": "none", "autopilots": ["curtiss"], "bets": False}
    for purse, converted in ((9, []), (19, [{"seat": A, "points": 1, "left": 9}])):
        state = position(
            {"position": 9, "aircoins": purse}, {"position": 3}, options=options, heat=3
        )
        events = play_on(state)
        found = [event.data for event in events if event.name == "AircoinsConverted"]
        assert found == converted


def test_an_opening_development_speaks_of_no_race_and_no_repair() -> None:
    options: Values = {**CAMPAIGN, "start_with_development": True, "circuit": "random"}
    words = words_of(options)
    state = new_game(2, options)
    lines = [say(line, "en") for line in words.position(state.view(A))]
    assert lines[0] == "The race is being set up."
    assert not any("Race 0" in line for line in lines)
    started = [e for e in play_on(state) if e.name == "DevelopmentStarted"]
    assert told(words, started, A) == [
        "Development begins, before the first race.",
        *["The planes are repaired; development begins."] * 2,
    ]


def test_an_autopilot_that_draws_equipment_is_told_of_once() -> None:
    options: Values = {"autopilots": ["curtiss"]}
    state = campaign({"prestige": 9}, {}, options=options, phase="auto_card", taker=B, auto_left=3)
    events = play(state, "luck: a_cooling")
    words = words_of({**CAMPAIGN, **options})
    assert told(words, events, A) == ["Italie draws Surface Radiators and uses it."]
    hit = told(words, play(state, "luck: a_sabotage"), A, "fr")
    assert hit == ["Italie pioche Sabotage et l’applique.", "Sabotage frappe votre avion."]


def test_a_seat_on_the_grid_has_a_minus_sign() -> None:
    event = plane_moved(A, -2, 1, 3, 0)
    assert say(words_of({}).event(event, B), "en") == "Ana: speed 3, cell −2 → 1."


@pytest.mark.parametrize("viewer", [A, B, -1])
def test_events_that_name_two_seats_are_right_from_every_side(viewer: int) -> None:
    words = words_of(CAMPAIGN)
    said = say(words.event(advantage_used(A, "a_sabotage", B, "none"), viewer), "en")
    assert said == ("Sabotage hits your plane." if viewer == B else "Sabotage hits Italie’s plane.")
    said = say(words.event(advantage_used(B, "a_tuning", B, "none"), viewer), "fr")
    own = "Vous équipez votre avion\u00a0: Mise au point."
    assert said == (own if viewer == B else "Italie équipe son avion\u00a0: Mise au point.")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_circuits_are_named_in_both_languages(language: str) -> None:
    words = make_wording(Table.make(GAME, 2, {"circuit": "venice"}), NAMES)
    state = position({"position": 9}, {"position": 3}, options={"circuit": "venice"})
    lines = [say(line, language) for line in words.position(state.view(A))]
    name = {"en": "Venice Lido 1927", "fr": "Lido de Venise 1927"}[language]
    assert any(line.startswith(name) for line in lines)


FAULTS = [  # what the French texts of this game must never say
    (r"\bvol(e|ent|er|ée|ées|és|é|ez|ons)\b", "voler with an object means to steal"),
    (r"\b(une|la|cette|des|les) passes?\b", "a pass is a turn passed"),
    (r"\b([Dd]e|[Qq]ue|[Ll]e|[Ll]a) \{ ?\$(seat|name|target|plane|pilot|circuit)\b", "elision"),
    (r"\btraînée|\btalent|\bsiège|pilotes? automatiques?", "a word that the glossary replaces"),
    (r"[^\u00a0][:;!?»](\s|$)", "an unbreakable space is missing"),
    (r"'", "a straight apostrophe"),
]


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.name)
def test_the_french_texts_keep_to_the_glossary(file: object) -> None:
    text = FRENCH[[str(one) for one in FRENCH].index(str(file))].read_text(encoding="utf-8")
    for name, body in MESSAGE.findall(text):
        for pattern, why in FAULTS:
            found = re.search(pattern, re.sub(r"autopilot:|\{[^{}]*->", "", body))
            assert found is None, f"{name}: {why}: {body}"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_rule_that_a_screen_quotes_names_what_is_internal(language: str) -> None:
    rules = numbered_rules(GAME, language)
    assert len(rules) > 250
    for number, text in rules.items():
        assert not re.search(r"[a-z]_[a-z]", text), f"{number}: {text}"
