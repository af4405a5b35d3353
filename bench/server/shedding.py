"""A small shedding game for the bench alone, rule for rule that of ``peer/game.js``.

Four seats, ten cards each out of nine copies of the numbers 1 to 9. Lay some copies of a number
that is not below the last one (after a pick-up: not above it, and so on in turn), or pick the pile
up. Whoever lays the last card starts a new round: all cards that are out are dealt round again.
"""

from typing import Any

from voltige.core.action import Action, ActionTable, Json
from voltige.core.edition import Edition, Fields, read_head
from voltige.core.errors import IllegalActionError
from voltige.core.event import EVERYONE, Event, Journal, revealed_to, told
from voltige.core.game import Game
from voltige.core.options import Option, Values
from voltige.core.state import CHANCE, CURRENT, State
from voltige.core.view import View

NAME = "shedding"
EDITION = """\
format = 1
game = "shedding"
[edition]
name = "shedding"
title = "A small shedding game"
"""
SEATS, EACH, HIGHEST, COPIES = 4, 10, 9, 9
DEAL, TURN = 0, 1
NUMBERS = range(1, HIGHEST + 1)
PICK_UP = Action(HIGHEST * COPIES, "pick up", {"do": "pick_up"}, "SH-2")
TABLE = ActionTable(
    [
        Action(
            (value - 1) * COPIES + count - 1,
            f"play {value} x{count}",
            {"do": "play", "value": value, "count": count},
            "SH-1",
        )
        for value in NUMBERS
        for count in range(1, COPIES + 1)
    ]
    + [PICK_UP]
)


class SheddingView(View):
    """What a seat may know: its hand and what lies open."""

    def __init__(self, state: "SheddingState", seat: int) -> None:
        """Build it up from nothing."""
        super().__init__(seat, int(state.to_act))
        self.data: dict[str, Any] = {
            "seat": seat,
            "to_act": int(state.to_act),
            "hand": state.hands[seat].copy() if seat >= 0 else [],
            "pile": state.pile.copy(),
            "base": state.base,
            "up": state.up,
            "sizes": [len(hand) for hand in state.hands],
            "round": state.round_no,
        }

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return self.data

    def own_json(self) -> dict[str, Any]:
        """Give what others are not told."""
        return {"seat": self.seat, "hand": self.data["hand"]}


class SheddingState(State):
    """One position."""

    def __init__(self) -> None:
        """Begin before the deal."""
        super().__init__(CHANCE, DEAL)
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.pile: list[int] = []
        self.base = 0
        self.up = True
        self.round_no = 1
        self.left = [COPIES] * HIGHEST

    def table(self) -> ActionTable:
        return TABLE

    def seats(self) -> Any:
        return SEATS

    def follows(self, value: int) -> bool:
        """Tell whether a number may follow the last one."""
        return not self.base or (value >= self.base if self.up else value <= self.base)

    def legal_actions(self) -> list[Action]:
        hand = self.hands[self.to_act]
        found = [
            TABLE.actions[(value - 1) * COPIES + count]
            for value in NUMBERS
            if self.follows(value)
            for count in range(hand.count(value))
        ]
        return [*found, PICK_UP] if self.pile else found

    def apply(self, code: Any, journal: Journal | None = None) -> None:
        seat = int(self.to_act)
        action = TABLE.actions[code]
        if action is PICK_UP:
            self.pick_up(seat, journal)
        else:
            self.play(seat, action.data["value"], action.data["count"], journal)
        self.to_act = (seat + 1) % SEATS

    def play(self, seat: int, value: int, count: int, journal: Journal | None) -> None:
        """Lay some copies of a number."""
        hand = self.hands[seat]
        at = hand.index(value)
        del hand[at : at + count]
        self.pile += [value] * count
        self.base = value
        if journal is not None:
            data = {"seat": seat, "value": value, "count": count}
            journal.note(Event("CardsPlayed", EVERYONE, False, data))
        if not hand:
            self.deal_again(journal)

    def pick_up(self, seat: int, journal: Journal | None) -> None:
        """Take the pile; from now on it goes the other way."""
        if journal is not None:
            journal.note(told("PilePickedUp", seat=seat, count=len(self.pile)))
        self.hands[seat] = sorted(self.hands[seat] + self.pile)
        self.pile = []
        self.base = 0
        self.up = not self.up

    def deal_again(self, journal: Journal | None) -> None:
        """Deal all cards that are out round the table."""
        cards = list(self.pile)
        for hand in self.hands:
            cards += hand
        self.hands = [sorted(cards[seat::SEATS]) for seat in range(SEATS)]
        if journal is not None:
            for seat, hand in enumerate(self.hands):
                for card in hand:
                    journal.note(revealed_to(seat, "CardReceived", card=card))
        self.pile = []
        self.base = 0
        self.round_no += 1

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(value, self.left[value - 1]) for value in NUMBERS if self.left[value - 1]]

    def resolve(self, outcome: Any, journal: Journal | None = None) -> None:
        self.left[outcome - 1] -= 1
        seat = next(seat for seat, hand in enumerate(self.hands) if len(hand) < EACH)
        self.hands[seat] = sorted([*self.hands[seat], outcome])
        if journal is not None:
            journal.note(revealed_to(seat, "CardReceived", card=outcome))
        if all(len(hand) == EACH for hand in self.hands):
            self.phase, self.to_act = TURN, 0

    def outcome_text(self, outcome: Any) -> str:
        return str(outcome)

    def refusal(self, seat: Any, attempt: Json, seen: Any = CURRENT) -> IllegalActionError | None:
        if seen != CURRENT:
            return IllegalActionError("stale_state", "SH-1")
        if not self.asks(seat):
            return IllegalActionError("not_your_turn", "SH-1")
        action = TABLE.from_json(attempt)
        if action is PICK_UP:
            return None if self.pile else IllegalActionError("empty_pile", "SH-2")
        if action is not None and self.follows(action.data["value"]):
            held = self.hands[seat].count(action.data["value"])
            if action.data["count"] <= held:
                return None
        return IllegalActionError("does_not_follow", "SH-1")

    def understand(self, attempt: Json) -> Action:
        found = TABLE.from_json(attempt)
        assert found is not None  # noqa: S101  (``refusal`` has looked)
        return found

    def default_action(self) -> Action:
        return self.legal_actions()[-1]

    def clone(self) -> "SheddingState":
        twin = SheddingState()
        twin.to_act, twin.phase = self.to_act, self.phase
        twin.hands = [list(hand) for hand in self.hands]
        twin.pile = list(self.pile)
        twin.base, twin.up, twin.round_no = self.base, self.up, self.round_no
        twin.left = list(self.left)
        return twin

    def view(self, seat: Any) -> SheddingView:
        return SheddingView(self, int(seat))


class SheddingEdition(Edition):
    """The only printing."""


class SheddingGame(Game):
    """The game as the server sees it; it has no bots, no options and no end."""

    def default_edition_name(self) -> str:
        return NAME

    def editions(self) -> list[str]:
        return [NAME]

    def edition_text(self, name: str) -> str:
        return EDITION

    def take_edition(self, fields: Fields) -> Edition:
        head = read_head(fields, NAME)
        fields.finish()
        return SheddingEdition(head, SEATS, SEATS)

    def options(self, edition: Edition) -> list[Option]:
        return []

    def start(self, seats: int, values: Values, edition: Edition) -> State:
        return SheddingState()


GAME = SheddingGame(NAME, 1, "SH", "")
