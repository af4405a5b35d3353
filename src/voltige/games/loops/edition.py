"""An edition of LOOPS: the deck and the numbers of the set-up, checked on loading."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.edition import Edition, EditionHead, Fields, read_head
from voltige.core.state import SEAT_LETTERS
from voltige.games.loops.actions import CardFace, LoopsTable
from voltige.games.loops.terms import ALTITUDE, DRAW, KIND_NAMES

NAME: Final = "loops"
MOST_COPIES: Final = 99
MOST_POINTS: Final = 1000
MOST_CARDS: Final = 60  # kinds of card
HIGHEST: Final = 99000
STEP: Final = 1000  # altitudes are whole thousands
MOST_DRAWN: Final = 20
MOST_HAND: Final = 200
MOST_TARGET: Final = 1000


@final
class LoopsEdition(Edition):
    """The deck by card index, and the numbers of the set-up."""

    def __init__(self, head: EditionHead, cards: list[CardEntry], numbers: SetupNumbers) -> None:
        super().__init__(head, numbers.min_players, numbers.max_players)
        faces = [card.face for card in cards]
        self.faces: Final = faces
        self.ids: Final = [face.id for face in faces]
        self.words: Final = [face.word() for face in faces]
        self.cards: Final[i64] = len(faces)
        self.altitudes: Final[i64] = sum(1 for face in faces if face.kind == ALTITUDE)
        self.kind: Final = vec[i64]([face.kind for face in faces])
        self.value: Final = vec[i64]([face.value for face in faces])
        self.copies: Final = vec[i64]([face.copies for face in faces])
        self.copies_two: Final = vec[i64](  # LO-4
            [0 if face.id in numbers.removed else face.copies for face in faces]
        )
        self.points: Final = vec[i64]([card.points for card in cards])
        self.hand_size: Final = numbers.hand_size
        self.hand_size_two: Final = numbers.hand_size_two
        self.target_points: Final = numbers.target_points
        self.table: Final = LoopsTable(faces, numbers.max_players)


class SetupNumbers:
    """The numbers of the table ``[edition]``, and the cards that two players do without."""

    def __init__(self, fields: Fields) -> None:
        self.min_players: Final = fields.whole("min_players", 2, 2)
        self.max_players: Final = fields.whole("max_players", 2, len(SEAT_LETTERS))
        self.hand_size: Final = fields.whole("hand_size", 1, MOST_HAND)
        self.hand_size_two: Final = fields.whole("hand_size_two", 1, MOST_HAND)
        self.target_points: Final = fields.whole("target_points", 50, MOST_TARGET)
        self.removed: Final = fields.texts("two_player_removed")
        fields.finish()


class CardEntry:
    """One ``[[card]]`` of the file."""

    def __init__(self, fields: Fields) -> None:
        kind = KIND_NAMES.index(fields.one_of("kind", KIND_NAMES))
        value = 0
        if kind == ALTITUDE:
            value = fields.whole("value", STEP, HIGHEST)
            if value % STEP:
                fields.wrong("edition_not_multiple", "value", value=value, step=STEP)
        elif kind == DRAW:
            value = fields.whole("amount", 1, MOST_DRAWN)
        copies = fields.whole("copies", 0, MOST_COPIES)
        self.points: Final = fields.whole("points", 1, MOST_POINTS)
        self.face: Final = CardFace(kind, value, copies, fields.text("id"))
        fields.finish()

    def number_key(self) -> str:
        """Name the key that tells this card from others of its kind."""
        if self.face.kind == ALTITUDE:
            return "value"
        return "amount" if self.face.kind == DRAW else "kind"

    def order(self) -> tuple[int, int]:
        """Sort altitudes from the lowest up, then specials in the order of the rules."""
        return (self.face.kind, self.face.value)


def take_edition(fields: Fields) -> LoopsEdition:
    """Take every key of an edition (docs/rules/loops.md, "The edition file")."""
    head = read_head(fields, NAME)
    numbers = SetupNumbers(head.table)
    entries = fields.tables("card")
    cards = [CardEntry(entry) for entry in entries]
    fields.finish()
    check_cards(fields, entries, cards)
    check_deck(fields, head.table, cards, numbers)
    fields.settle()
    cards.sort(key=CardEntry.order)
    return LoopsEdition(head, cards, numbers)


def check_cards(fields: Fields, entries: list[Fields], cards: list[CardEntry]) -> None:
    """Refuse two cards of one name, one altitude, one number to draw, or one single kind."""
    fields.bounded("card", len(cards), 1, MOST_CARDS)
    ids: set[str] = set()
    faces: set[tuple[int, int]] = set()
    for entry, card in zip(entries, cards, strict=True):
        if card.face.id in ids:
            entry.wrong("edition_duplicate", "id", value=card.face.id)
        if card.order() in faces:
            entry.wrong("edition_duplicate", card.number_key(), value=card.face.word())
        ids.add(card.face.id)
        faces.add(card.order())


def check_deck(
    fields: Fields, setup: Fields, cards: list[CardEntry], numbers: SetupNumbers
) -> None:
    """Refuse decks that cannot be dealt or that hold no altitude card."""
    ids = [card.face.id for card in cards]
    for name in numbers.removed:
        if name not in ids:
            setup.wrong("edition_no_such_card", "two_player_removed", value=name)
    kept = [card for card in cards if card.face.id not in numbers.removed]
    if not any(card.face.kind == ALTITUDE and card.face.copies for card in kept):
        fields.wrong("edition_no_altitude", "card")
    size = sum(card.face.copies for card in cards)
    if size < numbers.max_players:
        fields.wrong("edition_deck_too_small", "card", size=size, least=numbers.max_players)
    size_two = sum(card.face.copies for card in kept)
    if size_two < 2:
        fields.wrong("edition_deck_too_small", "card", size=size_two, least=2)
