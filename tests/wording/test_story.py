"""What happened, line by line: nothing that a board shows anyway, a deal in one line."""

import pytest

from tests.conformance.tables import Case
from tests.wording.sentences import NAMES
from voltige.core.event import Event, Journal
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import CHANCE
from voltige.games import GAMES
from voltige.games.flying_carpet import GAME as CARPET
from voltige.games.flying_carpet.events import carpet_held, turn_missed
from voltige.games.loops import GAME as LOOPS
from voltige.games.loops.events import (
    card_received,
    card_taken,
    cards_played,
    draw_ordered,
    hand_revealed,
    turn_started,
)
from voltige.match.table import Table
from voltige.wording import make_wording
from voltige.wording.forming import say
from voltige.wording.story import tell
from voltige.wording.wording import Wording

DEALS = {
    "loops": ("Everybody is dealt 10 cards.", "Chacun reçoit 10 cartes."),
    "lucky-loop": ("Everybody is dealt 6 cards.", "Chacun reçoit 6 cartes."),
    "flying-carpet": ("Everybody is dealt 3 cards.", "Chacun reçoit 3 cartes."),
    "hydroracers": ("The cards are dealt.", "Les cartes sont distribuées."),
}


def words_of(game: Game) -> Wording:
    """Make the words of a table for three."""
    return make_wording(Table.make(game, 3), NAMES[:3])


def lines(words: Wording, events: list[Event], viewer: int, language: str = "en") -> list[str]:
    """Tell events as a terminal does."""
    return [
        say(line.said(words, viewer), language) for line in tell(words, events) if not line.quiet
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_deal_is_one_line_for_everybody(game: Game) -> None:
    case = Case(game, game.load_edition(), 3, {})
    state, rng, journal = case.start(), Rng(7), Journal()
    while state.to_act == CHANCE:
        state.resolve(state.sample_chance(rng), journal)
    words = words_of(game)
    for viewer in (0, 2, -1):
        seen = [event for event in journal.events if event.to in {-1, viewer}]
        for place, language in enumerate(("en", "fr")):
            told = lines(words, seen, viewer, language)
            assert told.count(DEALS[game.name][place]) == 1
            assert len(told) <= 3


def test_cards_drawn_in_a_row_are_one_line_for_their_owner_and_none_for_others() -> None:
    words = words_of(LOOPS)
    drawn = ["speed", "alt_7000", "alt_7000"]
    events: list[Event] = [cards_played(0, "draw_3", 1, 5), draw_ordered(0, 1, 3)]
    for card in drawn:
        events += [card_taken(1), card_received(1, card)]
    events.append(turn_started(1))
    assert lines(words, events, 1)[1:] == ["You take 3 cards.", "You get Speed, 7000 × 2."]
    public = [event for event in events if event.to == -1]
    assert lines(words, public, 0)[1:] == ["Ben takes 3 cards."]


def test_one_card_alone_is_told_as_it_is() -> None:
    events: list[Event] = [card_taken(1), card_received(1, "speed")]
    assert lines(words_of(LOOPS), events, 1) == ["You get Speed."]


def test_whether_a_line_is_quiet_does_not_depend_on_what_others_are_told() -> None:
    words = words_of(LOOPS)
    events: list[Event] = []
    for seat, card in ((0, "speed"), (1, "alt_1000"), (2, "loop")):
        events += [card_taken(seat), card_received(seat, card)]
    whole = tell(words, events)
    for viewer in range(3):
        seen = [event for event in events if event.to in {-1, viewer}]
        alone = [(line.event, line.quiet) for line in tell(words, seen)]
        assert alone == [(line.event, line.quiet) for line in whole if line.event in seen]


def test_a_missed_turn_is_said_once() -> None:
    events: list[Event] = [carpet_held(1), turn_missed(1, 3)]
    assert len(lines(words_of(CARPET), events, 0)) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_an_empty_hand_is_said_in_words(seat: int) -> None:
    words = words_of(LOOPS)
    told = words.event(hand_revealed(0, {}, 0, 41), seat)
    for language in ("en", "fr"):
        assert "–" not in say(told, language)
