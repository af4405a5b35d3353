"""The small parts of the contract: actions, events, errors, and a game written in plain Python."""

from typing import Any

import pytest

from voltige.bots.bot import legal_codes
from voltige.core.action import Action, ActionTable, Json, json_key
from voltige.core.errors import IllegalActionError, NotationError, VoltigeError
from voltige.core.event import EVERYONE, Event, Journal
from voltige.core.perft import children, divide, perft
from voltige.core.playout import count_decisions, playout
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, CURRENT, NOBODY, SPECTATOR, State
from voltige.core.view import View


class CoinState(State):
    """A game of two seats that anybody might write: a coin, then each seat guesses in turn."""

    TABLE = ActionTable(
        [
            Action(0, "heads", {"do": "guess", "side": 0}, "CO-1"),
            Action(1, "tails", {"do": "guess", "side": 1}, "CO-1"),
        ]
    )

    def __init__(self, coin: int = -1, guesses: tuple[int, ...] = ()) -> None:
        super().__init__(CHANCE if coin < 0 else (NOBODY, 1, 0)[2 - len(guesses)], 0)
        self.coin = coin
        self.guesses = guesses

    def table(self) -> ActionTable:
        return self.TABLE

    def seats(self) -> int:
        return 2

    def legal_actions(self) -> list[Action]:
        return list(self.TABLE.actions) if self.to_act >= 0 else []

    def apply(self, code: int, journal: Journal | None = None) -> None:
        self.guesses += (code,)
        self.to_act = 1 if len(self.guesses) == 1 else NOBODY

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(0, 1), (1, 3)]

    def resolve(self, outcome: int, journal: Journal | None = None) -> None:
        self.coin = outcome
        self.to_act = 0

    def outcome_text(self, outcome: int) -> str:
        return ("heads", "tails")[outcome]

    def refusal(self, seat: int, attempt: Json, seen: int = CURRENT) -> IllegalActionError | None:
        return None if self.asks(seat) else IllegalActionError("not_your_turn", "CO-2")

    def clone(self) -> "CoinState":
        return CoinState(self.coin, self.guesses)

    def to_dict(self) -> dict[str, Any]:
        return {"coin": self.coin, "guesses": list(self.guesses)}


def test_a_game_in_plain_python_can_be_played_by_the_engine() -> None:
    state = CoinState()
    assert playout(state, Rng(1)) == 3
    assert state.to_act == NOBODY
    assert count_decisions(CoinState(), Rng(1)) == 2


def test_fast_twins_are_made_from_the_plain_methods() -> None:
    state = CoinState(coin=0)
    buffer = legal_codes([9, 9, 9])
    assert state.fill_legal(buffer) == 2
    assert list(buffer) == [0, 1, 9]
    rng = Rng(2)
    assert state.random_action(rng.clone()) == rng.below(2)
    drawn = [int(CoinState().sample_chance(Rng(seed))) for seed in range(400)]
    assert 250 < sum(drawn) < 350, "three times in four"


def test_seats_that_are_not_asked_have_nothing_to_do() -> None:
    state = CoinState(coin=0)
    assert [state.asks(seat) for seat in (0, 1)] == [True, False]
    assert state.legal_actions_of(0) == state.legal_actions()
    assert state.legal_actions_of(1) == []
    state.hear(0)
    with pytest.raises(AssertionError):
        state.hear(1)


def test_a_spectator_is_not_asked_even_when_luck_is_next() -> None:
    """Both have the number -1."""
    state = CoinState()
    assert state.to_act == CHANCE == SPECTATOR
    assert not state.asks(SPECTATOR)
    assert state.legal_actions_of(SPECTATOR) == []


def test_games_without_faults_punish_nothing() -> None:
    state = CoinState(coin=0)
    refused = state.refusal(1, {})
    assert refused is not None
    assert state.fault(1, {}, refused) is None


def test_perft_counts_decisions_luck_and_ends() -> None:
    state = CoinState()
    assert perft(state, 0).line() == "decisions 0 chance 1 over 0"
    assert perft(state, 1).line() == "decisions 2 chance 0 over 0"
    assert perft(state, 2).line() == "decisions 4 chance 0 over 0"
    assert perft(state, 3).line() == "decisions 0 chance 0 over 8"
    assert perft(state, 4).line() == "decisions 0 chance 0 over 0"
    assert [text for text, _ in children(state)] == ["luck heads", "luck tails"]
    parts = [(text, counts.line()) for text, counts in divide(state, 2)]
    assert parts == [
        ("luck heads", "decisions 2 chance 0 over 0"),
        ("luck tails", "decisions 2 chance 0 over 0"),
    ]
    assert state.to_dict() == {"coin": -1, "guesses": []}


def test_what_a_game_must_write_is_missing_until_it_is_written() -> None:
    state = State(CHANCE, 0)
    for call in (
        state.table,
        state.seats,
        state.legal_actions,
        state.chance_outcomes,
        state.default_action,
        state.returns,
        state.ranking,
        state.clone,
        state.check,
        state.to_dict,
        View(0, 0).to_json,
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_the_table_finds_actions_by_notation_and_by_json() -> None:
    table = CoinState.TABLE
    assert table.read(" heads ") is table.actions[0]
    assert table.from_json({"side": 1, "do": "guess"}) is table.actions[1]
    assert table.from_json({"side": True, "do": "guess"}) is None, "1 is not true"
    assert table.from_json({"side": 1.0, "do": "guess"}) is None
    assert json_key({"b": 1, "a": "x"}) == json_key({"a": "x", "b": 1})
    assert repr(table.actions[0]) == "<0 heads>"
    with pytest.raises(NotationError) as caught:
        table.read("edge")
    assert (caught.value.code, caught.value.params) == ("unknown_action", {"text": "edge"})


def test_a_journal_tells_each_seat_what_is_meant_for_it() -> None:
    journal = Journal()
    for to in (EVERYONE, 0, 1):
        journal.note(Event("Happened", to, False, {"to": to}))
    assert [event.to for event in journal.for_seat(0)] == [EVERYONE, 0]
    assert [event.to for event in journal.for_seat(1)] == [EVERYONE, 1]
    assert [event.to for event in journal.for_seat(SPECTATOR)] == [EVERYONE]
    assert journal.events[1].to_json() == {"event": "Happened", "to": 0}


def test_errors_show_their_code_and_what_they_speak_of() -> None:
    error = VoltigeError("some_code", file="a.toml", line=3)
    assert str(error) == "some_code file='a.toml' line=3"
    assert str(VoltigeError("bare")) == "bare"
    refusal = IllegalActionError("against", "XX-14", base=5000)
    assert str(refusal) == "against base=5000 [XX-14]"
    assert isinstance(refusal, VoltigeError)
