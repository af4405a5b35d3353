"""How a pilot of Lucky Loop judges its cards: programmes, upgrades and free programmes, by guesses."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.lucky_loop_thumb import Guess
from voltige.bots.lucky_loop_wish import WORST, Wish
from voltige.games.lucky_loop.scoring import score_of
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.games.lucky_loop.terms import (
    COLOURS,
    DISCARD,
    IN_FREE,
    NO_CARD,
    PROGRAMMES,
    SLOTS,
)
from voltige.games.lucky_loop.zones import hand_size, hand_start, is_laid, laid_card

LACKING: Final = vec[i64]([100, 20, 5, 0])  # by the cards of a colour in hand
MOST_LACKED: Final = 3


@final
class Thumb:
    """A seat at work: what it looks at, a view or a position of which it reads no more, and its notes."""

    def __init__(self, position: LuckyLoopState, seat: i64) -> None:
        self.position: Final = position
        self.seat: Final[i64] = seat
        self.guess: Final = Guess()
        self.wish: Final = Wish(position, seat)
        self.cards: Final = vec[i64]([NO_CARD] * len(position.picks))  # picked, then held
        self.count: i64 = 0
        self.chosen: i64 = 0  # the best cards found: a bit for each of ``cards``
        self.best: i64 = WORST  # and their worth

    def gather(self) -> None:
        """List the cards that the seat may lay: those it has picked for it first."""
        position = self.position
        self.count = 0
        if position.phase != DISCARD:  # where cards are picked to be thrown away
            for at in range(position.picked):
                self.cards[at] = position.picks[at]
            self.count = position.picked
        start = hand_start(position, self.seat)
        for at in range(start, start + hand_size(position, self.seat)):
            self.cards[self.count] = position.hands[at]
            self.count += 1

    def lacks(self, pile: i64) -> i64:
        """Say how much a card of a pile is wanted: one of a colour that is missing, or nearly so."""
        edition = self.position.setup.edition
        wanted: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            if edition.pile_of_colour[colour] == pile:
                count: i64 = 0
                for at in range(self.count):
                    if edition.colour[self.cards[at]] == colour:
                        count += 1
                wanted += LACKING[min(count, MOST_LACKED)]
            colour += 1
        return wanted

    def has_chosen(self, card: i64) -> bool:
        """Return whether a card is among the best ones found."""
        for at in range(self.count):
            if self.cards[at] == card:
                return self.chosen >> at & 1 == 1
        return False


# -- compulsory programmes ---------------------------------------------------------------------


def plan_programme(thumb: Thumb) -> None:
    """Find the best programme that the cards allow."""
    thumb.best = WORST
    thumb.chosen = 0
    programme: i64 = 0
    while programme < PROGRAMMES:
        own = score_of(thumb.position, thumb.seat, programme)
        if own < thumb.position.setup.unrepeatable_from:
            search_programme(thumb, programme, NO_CARD)
        programme += 1


def best_programme(thumb: Thumb, programme: i64, card: i64) -> i64:
    """Return the worth of the best three cards with the picked ones and, if any, ``card``."""
    thumb.best = WORST
    thumb.chosen = 0
    search_programme(thumb, programme, card)
    return thumb.best


def search_programme(thumb: Thumb, programme: i64, card: i64) -> None:
    """Note the best three cards of a programme, if they are better than those noted so far."""
    thumb.wish.of_programme(programme)
    for first in range(thumb.count):
        if fits(thumb, programme, 0, first, card):
            for second in range(thumb.count):
                if fits(thumb, programme, 1, second, card):
                    for third in range(thumb.count):
                        if fits(thumb, programme, 2, third, card):
                            note_programme(thumb, first, second, third)


def fits(thumb: Thumb, programme: i64, slot: i64, at: i64, card: i64) -> bool:
    """Return whether a card may take a place: the picked one or ``card`` if it has that colour."""
    edition = thumb.position.setup.edition
    one = thumb.cards[at]
    if edition.slot_for(programme, one) != slot:
        return False
    if card >= 0 and edition.slot_for(programme, card) == slot:
        return one == card
    return at < thumb.position.picked or not has_picked(thumb, programme, slot)


def has_picked(thumb: Thumb, programme: i64, slot: i64) -> bool:
    """Return whether a place of a programme has its card already."""
    edition = thumb.position.setup.edition
    for at in range(thumb.position.picked):
        if edition.slot_for(programme, thumb.position.picks[at]) == slot:
            return True
    return False


def note_programme(thumb: Thumb, first: i64, second: i64, third: i64) -> None:
    """Note three cards if they are the best so far."""
    worth = flight_worth(thumb, thumb.cards[first], thumb.cards[second], thumb.cards[third])
    if worth > thumb.best:
        thumb.best = worth
        thumb.chosen = (1 << first) | (1 << second) | (1 << third)


def flight_worth(thumb: Thumb, first: i64, second: i64, third: i64) -> i64:
    """Guess the worth of flying three cards; the wish is known."""
    guess = thumb.guess
    guess.begin()
    add_card(thumb, first, False)
    add_card(thumb, second, False)
    add_card(thumb, third, False)
    guess.fly(thumb.position.setup.dice)
    return thumb.wish.mixed(guess.chance, guess.points, guess.size)


def add_card(thumb: Thumb, card: i64, starred: bool) -> None:
    """Add a card to the figures of a guess."""
    setup = thumb.position.setup
    edition = setup.edition
    exact = edition.points_exact[card]
    if starred:
        exact *= setup.highlight_factor
    thumb.guess.add(edition.difficulty[card], exact, edition.points_exceeded[card], starred)


def lying_worth(thumb: Thumb, programme: i64) -> i64:
    """Guess the worth of flying a programme as it lies."""
    thumb.wish.of_programme(programme)
    position = thumb.position
    return flight_worth(
        thumb,
        laid_card(position, programme, 0),
        laid_card(position, programme, 1),
        laid_card(position, programme, 2),
    )


def best_upgrade(thumb: Thumb, programme: i64, card: i64) -> i64:
    """Return the worth of the best upgrade of a programme, or of the one with ``card`` (LL-31)."""
    position = thumb.position
    edition = position.setup.edition
    best: i64 = WORST
    if not is_laid(position, programme):
        return best
    thumb.wish.of_programme(programme)
    for at in range(thumb.count):
        one = thumb.cards[at]
        slot = edition.slot_for(programme, one)
        if slot >= 0 and (card < 0 or card == one):
            if edition.difficulty[one] > edition.difficulty[laid_card(position, programme, slot)]:
                second = laid_card(position, programme, (slot + 1) % SLOTS)
                third = laid_card(position, programme, (slot + 2) % SLOTS)
                best = max(best, flight_worth(thumb, one, second, third))
    return best


# -- the free programme --------------------------------------------------------------------------


def best_free(thumb: Thumb) -> None:
    """Note the best free programme of the cards with all the picked ones, if there is any (LL-89)."""
    setup = thumb.position.setup
    edition = setup.edition
    thumb.wish.of_free()
    thumb.best = WORST
    thumb.chosen = 0
    kept: i64 = 0 if thumb.position.phase == DISCARD else (1 << thumb.position.picked) - 1
    for chosen in range(1 << thumb.count):
        if chosen & kept != kept:
            continue
        size: i64 = 0
        hard: i64 = 0
        dice: i64 = 0
        for at in range(thumb.count):
            if chosen >> at & 1 == 1:
                size += 1
                hard += edition.difficulty[thumb.cards[at]]
                dice += edition.fewest_dice[thumb.cards[at]]
        if setup.min_cards <= size <= setup.max_cards and dice <= setup.dice:
            if hard >= setup.min_difficulty:
                note_free(thumb, chosen)


def note_free(thumb: Thumb, chosen: i64) -> None:
    """Note a free programme if it is the best so far, with the star on its best place."""
    for star in range(thumb.count):
        if chosen >> star & 1 == 1:
            thumb.guess.begin()
            for at in range(thumb.count):
                if chosen >> at & 1 == 1:
                    add_card(thumb, thumb.cards[at], at == star)
            worth = free_worth(thumb)
            if worth > thumb.best:
                thumb.best = worth
                thumb.chosen = chosen


def free_worth(thumb: Thumb) -> i64:
    """Guess the worth of a free flight, with the seventh die if there is a token for it."""
    setup = thumb.position.setup
    dice = setup.dice
    if setup.has_seventh_die and thumb.position.tokens[thumb.seat] > 0:
        dice += 1
    thumb.guess.fly(dice)
    return thumb.wish.mixed(thumb.guess.chance, thumb.guess.points, thumb.guess.size)


def star_worth(thumb: Thumb, star: i64) -> i64:
    """Guess the worth of the free flight with the star on one of its cards."""
    position = thumb.position
    thumb.wish.of_free()
    thumb.guess.begin()
    place: i64 = 0
    for card in range(position.setup.cards):
        if position.where[card] == IN_FREE + thumb.seat:
            add_card(thumb, card, place == star)
            place += 1
    return free_worth(thumb)
