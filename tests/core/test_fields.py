"""One declaration, and everything follows: a field and a verb are added to a small game."""

import json
import pickle
from typing import Any

import pytest

from examples.games.pig import PigGame, PigState
from examples.games.tricks import GAME as TRICKS
from voltige.core.errors import IllegalActionError, NotationError, PositionError
from voltige.core.event import Journal
from voltige.core.fields.field import NOBODY_SEES, OWNER, Field
from voltige.core.fields.kinds import Number, Word
from voltige.core.rng import Rng
from voltige.core.simple.game import value
from voltige.core.simple.setup import Move, SimpleSetup
from voltige.core.simple.state import SimpleState
from voltige.core.state import SPECTATOR
from voltige.core.verbs import Parameter, Verb

MOODS = ["calm", "bold"]
FEELS = "How each seat feels."


class MoodState(PigState):
    """Pig, in which a seat may also change its mood, which nobody else sees."""

    moods: list[int]
    secret: int

    def legal(self) -> list[Move]:
        own = self.moods[self.turn_of]
        return [*super().legal(), *[("feel", mood) for mood in range(len(MOODS)) if mood != own]]

    def feel(self, mood: int) -> None:
        """Take on a mood; the turn goes on."""
        self.moods[self.turn_of] = mood
        self.secret += 1


class MoodGame(PigGame):
    """Two fields and one verb more."""

    def fields(self, setup: SimpleSetup) -> list[Field]:
        return [
            *super().fields(setup),
            value("moods", Word(MOODS), OWNER, per_seat=True, note=FEELS),
            value("secret", Number(0, 999), NOBODY_SEES),
        ]

    def verbs(self, numbers: dict[str, int]) -> list[Verb]:
        mood = Parameter("mood", Word(MOODS))
        return [*super().verbs(numbers), Verb("feel", "PG-9", "feel {mood}", [mood])]

    def state(self, setup: SimpleSetup) -> SimpleState:
        return MoodState(setup)


GAME = MoodGame(__name__, "mood", "PG", (2, 6), ["choose", "roll"], {"target": 100})


def felt() -> MoodState:
    """Let the first of three seats become bold."""
    state = GAME.new_state(3)
    assert isinstance(state, MoodState)
    state.apply(state.table().read("feel bold").code)
    return state


def test_plain_data_and_notation_have_the_field_and_read_it_back() -> None:
    state = felt()
    told = state.to_dict()
    assert (told["moods"], told["secret"]) == (["bold", "calm", "calm"], 1)
    line = GAME.write_state(state)
    assert line.endswith("moods=bold,calm,calm secret=1")
    edition = GAME.load_edition()
    for again in (
        GAME.from_dict(json.loads(json.dumps(told)), 3),
        GAME.read_state(line, 3, {}, edition),
        pickle.loads(pickle.dumps(state)),  # noqa: S301  (our own)
        state.clone(),
    ):
        assert again.to_dict() == told


@pytest.mark.parametrize(
    ("key", "wrong", "expected"),
    [
        ("moods", ["sad", "calm", "calm"], "calm | bold"),
        ("moods", ["calm"], "[3]"),
        ("secret", 1000, "0 … 999"),
        ("secret", True, "0 … 999"),
    ],
)
def test_a_fault_names_the_key_and_what_is_allowed(key: str, wrong: Any, expected: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_dict({**felt().to_dict(), key: wrong}, 3)
    assert caught.value.code == "bad_position"
    assert caught.value.params == {"key": key, "expected": expected}


def test_a_view_shows_the_field_to_those_whom_its_declaration_names() -> None:
    state = felt()
    own, other, watching = (state.view(seat).to_json() for seat in (0, 1, SPECTATOR))
    assert own["moods"] == ["bold", "calm", "calm"]
    assert other["moods"] == watching["moods"] == ["calm", "calm", "calm"]
    assert own["secret"] == other["secret"] == 0  # nobody, unless the declaration says so


def test_the_schemas_describe_the_field() -> None:
    layout = felt().layout()
    each = {"type": "array", "items": {"enum": MOODS}, "minItems": 3, "maxItems": 3}
    moods = {**each, "description": FEELS}
    assert layout.schema()["properties"]["moods"] == moods
    assert layout.view_schema()["properties"]["moods"] == moods
    assert set(layout.view_schema()["required"]) == set(felt().view(0).to_json())


def test_the_verb_is_an_action_with_json_and_notation() -> None:
    table = felt().table()
    action = table.read("feel calm")
    assert action.data == {"do": "feel", "mood": "calm"}
    assert action.rule == "PG-9"
    assert table.from_json({"mood": "calm", "do": "feel"}) is action
    assert GAME.read_attempt("feel sad", GAME.load_edition()) == {"do": "feel", "mood": "sad"}


def test_the_verb_is_refused_with_its_rule() -> None:
    state = felt()
    refusals = [
        state.refusal(0, {"do": "feel", "mood": "bold"}),
        state.refusal(0, {"do": "feel", "mood": "sad"}),
        state.refusal(1, {"do": "feel", "mood": "bold"}),
    ]
    assert all(isinstance(refused, IllegalActionError) for refused in refusals)
    told = [(refused.code, refused.rule) for refused in refusals if refused is not None]
    assert told == [("wrong_phase", "PG-9"), ("bad_request", "PG-9"), ("not_your_turn", "PG-1")]
    assert state.refusal(0, {"do": "feel", "mood": "calm"}) is None
    with pytest.raises(NotationError) as caught:
        state.refusal(0, {"do": "feel", "how": 3})
    assert caught.value.code == "unknown_action_key"


def test_its_events_tell_each_seat_what_that_seat_sees() -> None:
    state, journal = GAME.new_state(3), Journal()
    state.apply(state.table().read("feel bold").code, journal)
    assert journal.for_seat(1) == []  # neither the field nor the verb is open
    assert [event.to_json() for event in journal.for_seat(0)] == [
        {"event": "Noticed", "seat": 0, "moods": ["bold", "calm", "calm"]}
    ]
    journal = Journal()
    state.apply(state.table().read("roll").code, journal)
    assert journal.for_seat(1)[0].data["move"] == "roll"


def test_a_re_deal_fills_what_a_seat_cannot_see() -> None:
    state, rng = TRICKS.new_state(3), Rng(4)
    for _ in range(18):
        state.random_step(rng)
    view = state.view(0)
    hands = {str(TRICKS.determinize(view, Rng(seed)).to_dict()["hands"]) for seed in range(30)}
    assert len(hands) > 20
    assert view.to_json()["hands"][1] == ["?"] * len(state.to_dict()["hands"][1])


def test_sight_that_is_not_declared_is_none() -> None:
    assert Field("anything", Number()).sight == NOBODY_SEES
