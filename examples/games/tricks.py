"""Tricks, whole: a card game with hidden hands.

TR-1 Cards from 1 on are dealt one by one; nobody sees another's hand.
TR-2 The leader plays a card, the others follow in turn with any card.
TR-3 The highest card takes the trick; its player leads the next one.
TR-4 When the hands are empty, most tricks win.

Play it: VOLTIGE_GAMES=examples.games.tricks voltige play tricks
"""

from voltige.core.fields.cards import Card, Deck
from voltige.core.fields.field import EVERYONE_SEES, OWNER, SIZE, WHEN_OVER, Field
from voltige.core.fields.kinds import Number
from voltige.core.simple.game import SimpleGame, value, zone
from voltige.core.simple.setup import Move, SimpleSetup
from voltige.core.simple.state import SimpleState
from voltige.core.verbs import Parameter, Verb

DEAL, PLAY = "deal", "play"


def deck_of(numbers: dict[str, int]) -> Deck:
    """Name the cards; a card's place is its rank."""
    ids = [str(rank + 1) for rank in range(numbers["cards"])]
    return Deck(ids, ids)


class TricksState(SimpleState):
    """Where the cards lie, and who has taken how many tricks."""

    draw_pile: list[int]
    hands: list[list[int]]
    trick: list[list[int]]
    played: list[int]
    tricks: list[int]

    def begin(self) -> None:
        self.draw_pile = list(range(self.setup.numbers["cards"]))
        self.draw(DEAL)

    def legal(self) -> list[Move]:
        return [("play", card) for card in self.hands[self.turn_of]]

    def play(self, card: int) -> None:
        """Lay a card; the last one ends the trick (TR-2, TR-3)."""
        seat = self.turn_of
        self.hands[seat].remove(card)
        self.trick[seat] = [card]
        if not all(self.trick):
            self.ask(PLAY, self.next_seat())
            return
        winner = self.trick.index(max(self.trick))
        self.tricks[winner] += 1
        self.played = sorted([*self.played, *[laid for cards in self.trick for laid in cards]])
        self.trick = [[] for _ in self.trick]
        if any(self.hands):
            self.ask(PLAY, winner)
        else:
            self.end()

    def chances(self) -> list[tuple[str, int]]:
        dealing = self.setup.phases[self.phase] == DEAL
        return [(str(card + 1), 1) for card in self.draw_pile] if dealing else []

    def happen(self, word: str) -> None:
        card = int(word) - 1
        self.draw_pile.remove(card)
        self.hands[self.turn_of] = sorted([*self.hands[self.turn_of], card])
        each = min(self.setup.numbers["hand"], self.setup.numbers["cards"] // self.setup.seats)
        self.turn_of = self.next_seat()
        if all(len(hand) == each for hand in self.hands):
            self.ask(PLAY, 0)

    def scores_of(self) -> list[int]:
        return self.tricks


class TricksGame(SimpleGame):
    """The declarations."""

    def fields(self, setup: SimpleSetup) -> list[Field]:
        deck = deck_of(setup.numbers)
        return [
            zone("draw_pile", deck, SIZE),
            zone("hands", deck, OWNER | SIZE | WHEN_OVER, per_seat=True),
            zone("trick", deck, EVERYONE_SEES, per_seat=True),
            zone("played", deck, EVERYONE_SEES),
            value("tricks", Number(), per_seat=True),
        ]

    def verbs(self, numbers: dict[str, int]) -> list[Verb]:
        card = Parameter("card", Card(deck_of(numbers)))
        return [Verb("play", "TR-2", "play {card}", [card], is_open=True)]

    def state(self, setup: SimpleSetup) -> SimpleState:
        return TricksState(setup)


GAME = TricksGame(__name__, "tricks", "TR", (2, 4), [DEAL, PLAY], {"cards": 20, "hand": 5})
