"""Events that name two seats: each reader is spoken to where the own role stands, and only there."""

import ast
import re

import pytest

from tests.architecture.sources import PACKAGE, events_of
from tests.conformance.tables import Case
from tests.wording.sentences import NAMES, played_well, words_of
from voltige.core.event import EVERYONE, Event
from voltige.core.game import Game
from voltige.core.state import SPECTATOR
from voltige.games import GAMES
from voltige.games.flying_carpet.events import carpet_forced_down, landing_opened
from voltige.games.hydroracers.events import advantage_used
from voltige.games.loops.events import draw_ordered
from voltige.locale import LANGUAGES
from voltige.locale.sources import FOLDER, MESSAGE
from voltige.match.table import Table
from voltige.wording import make_wording
from voltige.wording.forming import say
from voltige.wording.wording import SEAT_KEYS, Wording

SPOKEN_TO = {
    "en": re.compile(r"\byour?\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE),
}
TWO_SEATS: list[tuple[str, Event]] = [
    *(("loops", draw_ordered(0, 1, count)) for count in (0, 1, 4)),
    ("flying-carpet", landing_opened(0, 1, [3, 1])),
    ("flying-carpet", carpet_forced_down(0, 1, [3, 1])),
    ("hydroracers", advantage_used(0, "flak", 1, "")),
    ("hydroracers", advantage_used(0, "flak", 1, "engine")),
]


def words_for(game: str) -> Wording:
    """Make the words of a table for three."""
    found = next(one for one in GAMES if one.name == game)
    return make_wording(Table.make(found, 3), NAMES[:3])


def named(sentence: str, seats: range) -> set[int]:
    """List the seats whose names stand in a sentence."""
    return {seat for seat in seats if NAMES[seat] in sentence}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "event"), TWO_SEATS)
def test_the_second_person_is_for_the_reader_alone(game: str, event: Event, language: str) -> None:
    words, two = words_for(game), range(2)
    third = say(words.event(event, 2), language)
    assert say(words.event(event, SPECTATOR), language) == third
    spoken_of = named(third, two)
    assert event.data["target"] in spoken_of
    assert not SPOKEN_TO[language].search(third)
    for reader in two:
        sentence = say(words.event(event, reader), language)
        assert named(sentence, two) == spoken_of - {reader}
        assert bool(SPOKEN_TO[language].search(sentence)) == (reader in spoken_of)
    assert words.speaks_to(event) == {0, 1}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_event_that_names_two_seats_is_among_them(game: Game) -> None:
    file = PACKAGE / "games" / game.name.replace("-", "_") / "events.py"
    kinds = events_of(file)
    found = {
        name
        for name, kind in kinds.items()
        if sum(1 for node in ast.walk(kind) if isinstance(node, ast.arg) and node.arg in SEAT_KEYS)
        > 1
    }
    assert found == {event.name for name, event in TWO_SEATS if name == game.name}
    assert kinds


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_nobody_is_spoken_to_of_what_others_did(game: Game) -> None:
    case = Case(game, game.load_edition(), 3, {})
    words, heard = words_of(case), 0
    for _, journal in played_well(case, 5):
        for event in journal.events:
            seats = words.speaks_to(event)
            for reader in set(range(3)) - seats:
                if seats and event.to in {EVERYONE, reader}:
                    for language in LANGUAGES:
                        sentence = say(words.event(event, reader), language)
                        assert not SPOKEN_TO[language].search(sentence), (event.data, sentence)
                    heard += 1
        if heard > 600:
            break
    assert heard > 100


AUTOPILOTS = {"AutopilotDrew", "AutopilotBet", "OpenCardDrawn"}  # nobody reads these as their own


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_what_a_seat_does_speaks_to_the_one_who_did_it(language: str) -> None:
    events = {
        key: body
        for file in sorted((FOLDER / language).glob("*.ftl"))
        for key, body in MESSAGE.findall(file.read_text(encoding="utf-8"))
        if "-event-" in key and "$seat" in body and key.rpartition("-")[2] not in AUTOPILOTS
    }
    assert len(events) > 60
    assert [key for key, body in events.items() if "[you]" not in body] == []


def test_who_strikes_itself_is_spoken_to_once() -> None:
    words = words_for("loops")
    own = draw_ordered(0, 0, 2)
    assert say(words.event(own, 0), "en") == "You take 2 cards."
    assert say(words.event(own, 1), "fr") == "Ana prend 2 cartes."
