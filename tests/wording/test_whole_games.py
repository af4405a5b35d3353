"""Whole games of sensible players: every sentence that a game has is said at some time."""

from typing import Any

import pytest

from tests.conformance.tables import Case
from tests.wording.sentences import (
    Ear,
    hear_choices,
    hear_events,
    hear_position,
    played_well,
    words_of,
)
from voltige.core.game import Game
from voltige.games import GAMES
from voltige.games.hydroracers.events import card_chosen, card_seen, deck_reshuffled
from voltige.games.loops.events import fault_punished, open_card_taken
from voltige.games.lucky_loop.events import free_rejected, pile_rebuilt
from voltige.locale.sources import variables
from voltige.wording.text import Text

CAMPAIGN = {"mode": "campaign", "races": 4, "start_with_development": True}
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "loops": [
        (5, {"max_rounds": 4, "loop_return": "bottom", "memory_aid": True}),
        (4, {"max_rounds": 3}),
    ],
    "lucky-loop": [(2, {"fly_unchanged": True, "seventh_die_after_roll": True})],
    "flying-carpet": [
        (3, {"landscape": "draft", "mirror_panels": True, "first_player": "random"}),
        (6, {"landscape": "random_easy", "vertical_push": "choice", "play_on": True}),
        (3, {"landscape": "draft", "open_hands": True}),
    ],
    "hydroracers": [
        (4, {"cockpit": "expert", "autopilots": ["bernard"], "pilots": "chosen"}),
        (4, {"cockpit": "expert", "circuit": "random", "bet_timing": "anytime_in_turn"}),
        (3, {"pilots": "random", "autopilots": ["macchi"], "autopilot_crash": "race"}),
        (3, {**CAMPAIGN, "cockpit": "expert"}),
        (4, {**CAMPAIGN, "autopilots": ["macchi"]}),
    ],
}
RARE = {  # what few games have: punished plays, piles that are used up, cards to choose from
    "loops": [fault_punished(1, "against_pitch", ["alt_1000"]), open_card_taken(0, "draw_2")],
    "lucky-loop": [free_rejected(0, 3, 41), pile_rebuilt("red_blue", 2, ["R05a", "B06a"])],
    "flying-carpet": [],
    "hydroracers": [deck_reshuffled(), card_seen(0, 0, "5/1"), card_chosen(0, 0, "5/1")],
}
ELSEWHERE = {  # rarer still, in tests of their own
    "flying-carpet-line-swap",
    "hydroracers-ask-mirror",
    "hydroracers-do-mirror",
    "hydroracers-do-play_as_braked",
    "hydroracers-line-looked",
    "hydroracers-line-unseen",
}
PARTS = ("ask", "do", "event", "group", "line")
SEEDS = 2
SOMETIMES = 5  # steps between positions that are heard


class Memory(Ear):
    """Remembers which sentences were used."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()

    def hear(self, text: Text) -> None:
        """Form a text, and note it and its parts."""
        super().hear(text)
        self.note(text)

    def note(self, text: Text) -> None:
        """Note a text and its parts."""
        self.keys.add(text.key)
        for value in text.params.values():
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, Text):
                    self.note(part)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_sentence_is_said_at_some_time(game: Game) -> None:
    ear = Memory()
    for seats, options in TABLES[game.name]:
        case = Case(game, game.load_edition(), seats, options)
        words = words_of(case)
        for seed in range(1 if game.name == "lucky-loop" else SEEDS):
            for number, (state, journal) in enumerate(played_well(case, seed)):
                hear_choices(ear, words, state)
                hear_events(ear, words, journal, [0])
                for seat in {0, max(0, int(state.to_act))}:  # some questions are for one seat alone
                    ear.hear(words.prompt(state.view(seat)))
                if number % SOMETIMES == 0:
                    hear_position(ear, words, state, [0])
            hear_position(ear, words, state, case.watchers())
        for event in RARE[game.name]:
            ear.hear(words.event(event, 0))
            ear.hear(words.event(event, 1))
    wanted = {key for key in variables() if any(key.startswith(f"{game.name}-{p}-") for p in PARTS)}
    assert wanted - ear.keys <= ELSEWHERE
