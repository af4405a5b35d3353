"""An edition of Lucky Loop: cards, programmes and every number of the box, checked on loading."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.edition import Edition, EditionHead, Fields, read_head
from voltige.core.errors import shown
from voltige.games.lucky_loop import terms
from voltige.games.lucky_loop.actions import LuckyLoopTable, lucky_loop_verbs

NAME: Final = "lucky-loop"
HARDEST: Final = terms.MOST_DICE * terms.FACES
MOST_POINTS: Final = 100
MOST_CARDS: Final = 99
MOST_TOKENS: Final = 99
MOST_HAND: Final = 12
MOST_STOCK: Final = 12  # dice


@final
class LuckyLoopEdition(Edition):
    """The cards by index, in the order of the card list (LL-125), and the numbers of the box."""

    def __init__(
        self, head: EditionHead, numbers: BoxNumbers, names: PlaceNames, cards: list[CardEntry]
    ) -> None:
        super().__init__(head, numbers.min_players, numbers.max_players)
        self.numbers: Final = numbers
        self.ids: Final = [card.id for card in cards]
        self.index: Final = {card.id: number for number, card in enumerate(cards)}
        self.cards: Final[i64] = len(cards)
        self.colour: Final = vec[i64]([card.colour for card in cards])
        self.difficulty: Final = vec[i64]([card.difficulty for card in cards])
        self.points_exact: Final = vec[i64]([card.points_exact for card in cards])
        self.points_exceeded: Final = vec[i64]([card.points_exceeded for card in cards])
        self.fewest_dice: Final = vec[i64]([terms.fewest_dice(card.difficulty) for card in cards])
        self.pile_names: Final = names.piles
        self.pile_of_colour: Final = vec[i64](names.pile_of_colour)
        self.pile: Final = vec[i64]([names.pile_of_colour[card.colour] for card in cards])
        self.programme_names: Final = names.programmes
        self.slot_colour: Final = vec[i64](names.slot_colour)  # three per programme
        self.slot_of: Final = vec[i64](names.slot_of)  # by programme and colour, -1 for none
        self.needed: Final = vec[i64](names.needed)  # by programme: PACKED_THERE for each colour
        self.table: Final[LuckyLoopTable] = LuckyLoopTable(
            lucky_loop_verbs(
                self.ids, names.programmes, names.piles, max(numbers.max_cards, terms.SLOTS)
            )
        )

    def slot_for(self, programme: i64, card: i64) -> i64:
        """Return the place of a programme that a card of its colour takes, -1 for none (LL-24)."""
        return self.slot_of[programme * terms.COLOURS + self.colour[card]]

    def colour_at(self, programme: i64, slot: i64) -> i64:
        return self.slot_colour[programme * terms.SLOTS + slot]

    def is_free_programme(self, cards: list[int]) -> bool:
        """Return whether cards are enough, hard enough and not too many (LL-89, LL-90)."""
        numbers = self.numbers
        return (
            numbers.min_cards <= len(cards) <= numbers.max_cards
            and sum([int(self.difficulty[card]) for card in cards]) >= numbers.min_difficulty
            and sum([int(self.fewest_dice[card]) for card in cards]) <= numbers.black
        )


class BoxNumbers:
    """The numbers of an edition file that are neither cards nor names."""

    def __init__(self, fields: Fields) -> None:
        players = fields.table("players")
        self.min_players: Final = players.whole("min", 2, terms.MOST_SEATS)
        self.max_players: Final = players.whole("max", self.min_players, terms.MOST_SEATS)
        players.finish()
        dice = fields.table("dice")
        self.black: Final = dice.whole("black", terms.SLOTS, MOST_STOCK)
        self.red: Final = dice.whole("red", 0, 1)
        self.max_per_roll: Final = dice.whole("max_per_roll", 1, terms.MOST_DICE)
        dice.finish()
        hand = fields.table("hand")
        self.deal_per_pile: Final = hand.whole("deal_per_pile", 1, MOST_HAND // terms.PILES)
        self.hand_size: Final = hand.whole("size", terms.SLOTS, MOST_HAND)
        if self.hand_size != terms.PILES * self.deal_per_pile:
            hand.wrong(
                "edition_not_multiple", "size", value=self.hand_size, step=self.deal_per_pile
            )
        self.exchange: Final = hand.whole("exchange", 1, MOST_HAND)
        hand.finish()
        scoring = fields.table("scoring")
        self.programme_minimum: Final = scoring.whole("programme_minimum", 1, MOST_POINTS)
        self.first_bonus_threshold: Final = scoring.whole("first_bonus_threshold", 8, 20)
        self.unrepeatable_from: Final = scoring.whole(
            "unrepeatable_from", self.programme_minimum, MOST_POINTS
        )
        scoring.finish()
        free = fields.table("free")
        self.min_cards: Final = free.whole("min_cards", 1, terms.MOST_FIGURES)
        most = min(terms.MOST_FIGURES, self.hand_size)
        self.max_cards: Final = free.whole("max_cards", self.min_cards, most)
        self.min_difficulty: Final = free.whole("min_difficulty", 0, terms.MOST_FIGURES * HARDEST)
        self.highlight_factor: Final = free.whole("highlight_factor", 1, MOST_POINTS)
        self.failure_cost: Final = free.whole("failure_cost", 0, MOST_POINTS)
        self.exchange_cost: Final = free.whole("exchange_cost", 0, MOST_POINTS)
        self.illegal_cost: Final = free.whole("illegal_cost", 0, MOST_POINTS)
        free.finish()
        tokens = fields.table("tokens")
        self.bonus_tokens: Final = tokens.whole("bonus", 0, MOST_TOKENS)
        tokens.finish()
        board = fields.table("board")
        self.track_first: Final = board.whole("track_first", 0, MOST_POINTS)
        self.track_last: Final = board.whole("track_last", self.track_first, MOST_POINTS)
        board.finish()


class PlaceNames:
    """The names of piles and programmes, and which colours belong to them."""

    def __init__(self, fields: Fields) -> None:
        self.piles: Final[list[str]] = []
        self.pile_of_colour: Final = [-1] * terms.COLOURS
        self.programmes: Final[list[str]] = []
        self.slot_colour: Final[list[int]] = []
        self.slot_of: Final = [-1] * (terms.PROGRAMMES * terms.COLOURS)
        self.needed: Final[list[int]] = []
        piles = fields.tables("pile")
        fields.bounded("pile", len(piles), terms.PILES, terms.PILES)
        for pile in piles[: terms.PILES]:
            self.add_pile(pile)
        for colour in range(terms.COLOURS):
            if self.pile_of_colour[colour] < 0:
                fields.wrong("edition_colour_pile", "pile", colour=terms.COLOUR_NAMES[colour])
        programmes = fields.tables("programme")
        fields.bounded("programme", len(programmes), terms.PROGRAMMES, terms.PROGRAMMES)
        for programme in programmes[: terms.PROGRAMMES]:
            self.add_programme(programme)

    def add_pile(self, fields: Fields) -> None:
        """Take one pile; each colour lies in one pile only."""
        name = fields.text("id")
        if name in self.piles:
            fields.wrong("edition_duplicate", "id", value=name)
        for word in fields.texts("colours"):
            colour = colour_index(fields, "colours", word)
            if self.pile_of_colour[colour] >= 0:
                fields.wrong("edition_colour_pile", "colours", colour=word)
            self.pile_of_colour[colour] = len(self.piles)
        self.piles.append(name)
        fields.finish()

    def add_programme(self, fields: Fields) -> None:
        """Take one programme of three different colours."""
        name = fields.text("id")
        if name in self.programmes:
            fields.wrong("edition_duplicate", "id", value=name)
        slots = fields.texts("slots")
        if len(slots) != terms.SLOTS or len(set(slots)) != terms.SLOTS:
            fields.wrong("edition_programme_colours", "slots")
            slots = terms.COLOUR_NAMES[: terms.SLOTS]
        self.needed.append(0)
        for slot, word in enumerate(slots):
            colour = colour_index(fields, "slots", word)
            self.needed[-1] += terms.PACKED_THERE << (terms.PACKED_BITS * colour)
            self.slot_colour.append(colour)
            self.slot_of[len(self.programmes) * terms.COLOURS + colour] = slot
        self.programmes.append(name)
        fields.finish()


class CardEntry:
    """One ``[[card]]`` of the file."""

    def __init__(self, fields: Fields) -> None:
        self.id: Final = fields.text("id")
        if len(self.id.split()) != 1 or set(self.id) & set("|#'/,:="):
            fields.wrong("edition_bad_name", "id", value=self.id)
        self.colour: Final = terms.COLOUR_NAMES.index(fields.one_of("colour", terms.COLOUR_NAMES))
        self.difficulty: Final = fields.whole("difficulty", 1, HARDEST)
        self.points_exact: Final = fields.whole("points_exact", 0, MOST_POINTS)
        self.points_exceeded: Final = fields.whole("points_exceeded", 0, self.points_exact)
        fields.finish()

    def order(self) -> tuple[int, int, str]:
        """Sort as the card list does (LL-125)."""
        return (self.difficulty, self.colour, self.id)


def colour_index(fields: Fields, name: str, word: str) -> int:
    if word not in terms.COLOUR_NAMES:
        words = ", ".join(terms.COLOUR_NAMES)
        fields.wrong("edition_not_one_of", name, value=shown(word), allowed=words)
        return 0
    return terms.COLOUR_NAMES.index(word)


def take_edition(fields: Fields) -> LuckyLoopEdition:
    """Take every key of an edition (docs/rules/lucky-loop.md, "The edition file")."""
    head = read_head(fields, NAME)
    head.table.finish()
    numbers = BoxNumbers(fields)
    names = PlaceNames(fields)
    entries = fields.tables("card")
    cards = [CardEntry(entry) for entry in entries]
    fields.finish()
    check_cards(fields, entries, cards)
    check_piles(fields, numbers, names, cards)
    fields.settle()
    cards.sort(key=CardEntry.order)
    return LuckyLoopEdition(head, numbers, names, cards)


def check_cards(fields: Fields, entries: list[Fields], cards: list[CardEntry]) -> None:
    fields.bounded("card", len(cards), 1, MOST_CARDS)
    ids: set[str] = set()
    for entry, card in zip(entries, cards, strict=True):
        if card.id in ids:
            entry.wrong("edition_duplicate", "id", value=card.id)
        ids.add(card.id)


def check_piles(
    fields: Fields, numbers: BoxNumbers, names: PlaceNames, cards: list[CardEntry]
) -> None:
    """Refuse piles that cannot be dealt or could run dry (docs/rules/lucky-loop.md, "The edition file")."""
    each = numbers.deal_per_pile * numbers.max_players
    for pile in range(terms.PILES):
        size = sum(1 for card in cards if names.pile_of_colour[card.colour] == pile)
        if size < each:
            fields.wrong("edition_deck_too_small", "card", size=size, least=each)
    bound = (
        numbers.hand_size * numbers.max_players + terms.PROGRAMMES * terms.SLOTS + numbers.exchange
    )
    if len(cards) < bound:
        fields.wrong("edition_deck_too_small", "card", size=len(cards), least=bound)
