"""What a seat may do: the legal codes of each phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.lucky_loop.actions import (
    DICE_SETS,
    DO_ASSIGN,
    DO_CONCEDE,
    DO_DISCARD,
    DO_DONE,
    DO_DRAW,
    DO_EXCHANGE,
    DO_FLY,
    DO_FREE,
    DO_HIGHLIGHT,
    DO_LAY,
    DO_PLAY,
    DO_REROLL,
    DO_ROLL,
    DO_SEVENTH,
    DO_STOP,
    DO_UPGRADE,
)
from voltige.games.lucky_loop.scoring import figures_open
from voltige.games.lucky_loop.terms import (
    CHOOSE_ACTION,
    CHOOSE_FINAL_ACTION,
    COLOURS,
    COMPULSORY,
    DISCARD,
    EXCHANGE,
    IN_HAND,
    LAY_FREE,
    LAY_PROGRAMME,
    OPEN,
    PICKED,
    PILES,
    PLACE_HIGHLIGHT,
    POST_ROLL,
    PRE_ROLL,
    PROGRAMMES,
    REFILL,
    SLOTS,
    UPGRADE_CARD,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState

MOST_LEGAL: Final = 80  # no legal list is longer: 42 assignments, 7 re-rolls and two more


def fill_legal(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Write the codes open to the seat to act into ``buf``, ascending; return how many."""
    phase = state.phase
    if state.to_act < 0:
        return 0
    if phase == POST_ROLL:
        return legal_post_roll(state, buf)
    if phase == PRE_ROLL:
        return legal_pre_roll(state, buf)
    if phase == EXCHANGE or phase == REFILL:
        return legal_draw(state, buf)
    if phase == DISCARD:
        return legal_discard(state, buf)
    if phase == CHOOSE_ACTION:
        return legal_choose_action(state, buf)
    if phase == LAY_PROGRAMME:
        return legal_lay_programme(state, buf)
    if phase == UPGRADE_CARD:
        return legal_upgrade_card(state, buf)
    if phase == CHOOSE_FINAL_ACTION or phase == LAY_FREE:
        return legal_free(state, buf)
    if phase == PLACE_HIGHLIGHT:
        return legal_place_highlight(state, buf)
    raise AssertionError("no seat acts in this phase")


# -- the choice of action ----------------------------------------------------------------------


def may_repeat(state: LuckyLoopState, seat: i64, programme: i64) -> bool:
    """Tell whether a seat may still fly a programme (LL-34)."""
    return state.scores[seat * PROGRAMMES + programme] < state.setup.unrepeatable_from


def single_card_allowed(state: LuckyLoopState) -> bool:
    """Tell whether single cards may be played in this round (LL-29)."""
    return state.round_no > 1 or state.setup.single_card_in_round_1


def may_fly_unchanged(state: LuckyLoopState) -> bool:
    """Tell whether a programme may be flown as it lies (LL-23)."""
    return state.round_no > 1 and state.setup.fly_unchanged


def hardest_by_colour(state: LuckyLoopState, seat: i64) -> vec[i64]:
    """Give the highest difficulty in a hand for each colour, 0 for none."""
    edition = state.setup.edition
    where = state.where
    hand = IN_HAND + seat
    found = vec[i64]([0] * COLOURS)
    card: i64 = 0
    while card < state.setup.cards:
        if where[card] == hand:
            found[edition.colour[card]] = edition.difficulty[card]  # cards ascend
        card += 1
    return found


def has_colours(state: LuckyLoopState, programme: i64, hardest: vec[i64]) -> bool:
    """Tell whether a hand has a card for each place of a programme (LL-26)."""
    slot_colour = state.setup.edition.slot_colour
    slot: i64 = programme * SLOTS
    end = slot + SLOTS
    while slot < end:
        if hardest[slot_colour[slot]] == 0:
            return False
        slot += 1
    return True


def has_upgrade(state: LuckyLoopState, programme: i64, hardest: vec[i64]) -> bool:
    """Tell whether a hand has a harder card for a programme that lies on the board (LL-31)."""
    edition = state.setup.edition
    slot: i64 = programme * SLOTS
    end = slot + SLOTS
    while slot < end:
        card = state.board[slot]
        if card < 0:
            return False
        if hardest[edition.slot_colour[slot]] > edition.difficulty[card]:
            return True
        slot += 1
    return False


def legal_choose_action(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Exchange, lay, upgrade, or fly as it lies (LL-10, LL-11, LL-22)."""
    first = state.setup.table.first
    seat = state.to_act
    hardest = hardest_by_colour(state, seat)
    buf[0] = first[DO_EXCHANGE]
    n: i64 = 1
    programme: i64 = 0
    while programme < PROGRAMMES:
        if may_repeat(state, seat, programme) and has_colours(state, programme, hardest):
            buf[n] = first[DO_LAY] + programme
            n += 1
        programme += 1
    if single_card_allowed(state):
        programme = 0
        while programme < PROGRAMMES:
            if may_repeat(state, seat, programme) and has_upgrade(state, programme, hardest):
                buf[n] = first[DO_UPGRADE] + programme
                n += 1
            programme += 1
    if may_fly_unchanged(state):
        programme = 0
        while programme < PROGRAMMES:
            if may_repeat(state, seat, programme) and state.board[programme * SLOTS] >= 0:
                buf[n] = first[DO_FLY] + programme
                n += 1
            programme += 1
    return n


# -- cards -------------------------------------------------------------------------------------


def legal_draw(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Draw from each pile that is not empty (LL-13, LL-20)."""
    first = state.setup.table.first[DO_DRAW]
    n: i64 = 0
    side: i64 = 0
    while side < PILES:
        if state.draw_sizes[side] > 0:
            buf[n] = first + side
            n += 1
        side += 1
    return n


def legal_discard(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Discard any card of the hand (LL-15)."""
    first = state.setup.table.first[DO_DISCARD]
    where = state.where
    hand = IN_HAND + state.to_act
    n: i64 = 0
    card: i64 = 0
    while card < state.setup.cards:
        if where[card] == hand:
            buf[n] = first + card
            n += 1
        card += 1
    return n


def legal_lay_programme(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Play a card of the colour of the next place (LL-24, LL-26)."""
    edition = state.setup.edition
    first = state.setup.table.first[DO_PLAY]
    colour = edition.slot_colour[state.programme * SLOTS + state.picked]
    where = state.where
    hand = IN_HAND + state.to_act
    n: i64 = 0
    card: i64 = 0
    while card < state.setup.cards:
        if where[card] == hand and edition.colour[card] == colour:
            buf[n] = first + card
            n += 1
        card += 1
    return n


def upgrades(state: LuckyLoopState, card: i64) -> bool:
    """Tell whether a card is harder than the one of its colour in the programme (LL-31)."""
    edition = state.setup.edition
    slot = edition.slot_of[state.programme * COLOURS + edition.colour[card]]
    if slot < 0:
        return False
    lying = state.board[state.programme * SLOTS + slot]
    return edition.difficulty[card] > edition.difficulty[lying]


def legal_upgrade_card(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Play a harder card of the same colour (LL-31)."""
    first = state.setup.table.first[DO_PLAY]
    where = state.where
    hand = IN_HAND + state.to_act
    n: i64 = 0
    card: i64 = 0
    while card < state.setup.cards:
        if where[card] == hand and upgrades(state, card):
            buf[n] = first + card
            n += 1
        card += 1
    return n


# -- the free programme ------------------------------------------------------------------------


def legal_free(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Exchange, or choose the cards of a free programme one by one (LL-87, LL-89)."""
    setup = state.setup
    first = setup.table.first
    where = state.where
    hand = IN_HAND + state.to_act
    n: i64 = 0
    if state.phase == CHOOSE_FINAL_ACTION:
        buf[n] = first[DO_EXCHANGE]
        n += 1
    elif setup.illegal_free_is_punished or set_is_legal(state):
        buf[n] = first[DO_DONE]
        n += 1
    if state.picked == setup.max_cards:
        return n
    card: i64 = 0
    while card < setup.cards:
        if where[card] == hand and (
            setup.illegal_free_is_punished or leads_to_legal_set(state, card)
        ):
            buf[n] = first[DO_FREE] + card
            n += 1
        card += 1
    return n


def picked_difficulty(state: LuckyLoopState) -> i64:
    """Add up the difficulties of the cards picked so far."""
    total: i64 = 0
    card: i64 = 0
    while card < state.setup.cards:
        if state.where[card] == PICKED:
            total += state.setup.edition.difficulty[card]
        card += 1
    return total


def picked_dice(state: LuckyLoopState) -> i64:
    """Add up the fewest dice that the cards picked so far need (LL-89)."""
    total: i64 = 0
    card: i64 = 0
    while card < state.setup.cards:
        if state.where[card] == PICKED:
            total += state.setup.edition.fewest_dice[card]
        card += 1
    return total


def set_is_legal(state: LuckyLoopState) -> bool:
    """Tell whether the cards picked are a free programme (LL-89, LL-90)."""
    setup = state.setup
    return (
        setup.min_cards <= state.picked <= setup.max_cards
        and picked_difficulty(state) >= setup.min_difficulty
        and picked_dice(state) <= setup.dice
    )


def leads_to_legal_set(state: LuckyLoopState, card: i64) -> bool:
    """Tell whether the picked cards, this one and perhaps others of the hand can be legal."""
    setup = state.setup
    return best_difficulty(state, card) >= setup.min_difficulty


def best_difficulty(state: LuckyLoopState, extra: i64) -> i64:
    """Give the highest total of a set that holds the picked cards and ``extra``, or -1 for none.

    The set has an allowed number of cards and needs no more dice than there are (LL-89, LL-90).
    ``best[count * width + dice]`` is the highest total with so many cards and dice.
    """
    setup = state.setup
    edition = setup.edition
    width = setup.dice + 1
    dice = picked_dice(state) + edition.fewest_dice[extra]
    count = state.picked + 1
    if dice > setup.dice or count > setup.max_cards:
        return -1
    best = vec[i64]([-1] * ((setup.max_cards + 1) * width))
    best[count * width + dice] = picked_difficulty(state) + edition.difficulty[extra]
    hand = IN_HAND + state.to_act
    card: i64 = 0
    while card < setup.cards:
        if card != extra and state.where[card] == hand:
            add_to_best(best, width, edition.fewest_dice[card], edition.difficulty[card])
        card += 1
    found: i64 = -1
    cell = setup.min_cards * width
    while cell < len(best):
        if best[cell] > found:
            found = best[cell]
        cell += 1
    return found


def add_to_best(best: vec[i64], width: i64, dice: i64, difficulty: i64) -> None:
    """Take one more card into account: it may join every set found so far."""
    cell: i64 = len(best) - 1
    while cell >= width + dice:
        before = cell - width - dice
        if cell % width >= dice and best[before] >= 0:
            total = best[before] + difficulty
            if total > best[cell]:
                best[cell] = total
        cell -= 1


def legal_place_highlight(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Put the star on any card of the own free programme (LL-93)."""
    first = state.setup.table.first[DO_HIGHLIGHT]
    n: i64 = 0
    while n < state.free_sizes[state.to_act]:
        buf[n] = first + n
        n += 1
    return n


# -- flying ------------------------------------------------------------------------------------


def next_roll(state: LuckyLoopState) -> i64:
    """Give the number of dice of the next roll (LL-38, LL-83)."""
    if state.dice_left < state.setup.max_per_roll:
        return state.dice_left
    return state.setup.max_per_roll


def may_roll(state: LuckyLoopState) -> bool:
    """Tell whether the next roll can reach an open figure (LL-54, LL-97)."""
    dice = next_roll(state)
    if dice == 0:
        return False
    fewest = state.setup.edition.fewest_dice
    figure: i64 = 0
    while figure < state.figures:
        if state.figure_state[figure] == OPEN and fewest[state.figure_card[figure]] <= dice:
            return True
        figure += 1
    return False


def may_stop(state: LuckyLoopState) -> bool:
    """Tell whether the flight may be stopped before its next roll (LL-51, LL-52, LL-96)."""
    return state.flight == COMPULSORY and figures_open(state) == 1


def may_buy(state: LuckyLoopState) -> bool:
    """Tell whether the seventh die may be bought (LL-81, LL-82)."""
    setup = state.setup
    if state.seventh_used or not setup.has_seventh_die or state.tokens[state.active] == 0:
        return False
    return state.phase == PRE_ROLL or setup.seventh_die_after_roll


def legal_pre_roll(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Roll, stop, buy the seventh die, or concede when neither of the first two is open."""
    first = state.setup.table.first
    n: i64 = 0
    if may_roll(state):
        buf[n] = first[DO_ROLL]
        n += 1
    if may_stop(state):
        buf[n] = first[DO_STOP]
        n += 1
    if n == 0:
        buf[n] = first[DO_CONCEDE]
        n += 1
    if may_buy(state):
        buf[n] = first[DO_SEVENTH]
        n += 1
    return n


def bit(mask: i64, place: i64) -> bool:
    """Tell whether a die belongs to a set of dice."""
    return (mask >> place) & 1 == 1


def names_dice(state: LuckyLoopState, mask: i64) -> bool:
    """Tell whether a mask names dice of the roll; of equal faces the first ones count."""
    roll = state.roll
    size = state.roll_size
    place: i64 = 0
    while place < 3:
        if bit(mask, place):
            if place >= size:
                return False
            if place > 0 and roll[place] == roll[place - 1] and not bit(mask, place - 1):
                return False
        place += 1
    return True


def dice_sum(state: LuckyLoopState, mask: i64) -> i64:
    """Add up the faces of a set of dice."""
    total: i64 = 0
    place: i64 = 0
    while place < state.roll_size:
        if bit(mask, place):
            total += state.roll[place]
        place += 1
    return total


def fulfils(state: LuckyLoopState, figure: i64, total: i64) -> bool:
    """Tell whether a sum fulfils a figure: at least, or exactly under the star (LL-40, LL-94)."""
    difficulty = state.setup.edition.difficulty[state.figure_card[figure]]
    if figure == state.highlight:
        return total == difficulty
    return total >= difficulty


def legal_post_roll(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Assign, re-roll, or concede when nothing can be assigned (LL-39, LL-47, LL-84)."""
    setup = state.setup
    first = setup.table.first
    n: i64 = 0
    figure: i64 = 0
    while figure < state.figures:
        if state.figure_state[figure] == OPEN:
            mask: i64 = 1
            while mask <= DICE_SETS:
                if names_dice(state, mask) and fulfils(state, figure, dice_sum(state, mask)):
                    buf[n] = first[DO_ASSIGN] + figure * DICE_SETS + mask - 1
                    n += 1
                mask += 1
        figure += 1
    if n == 0 or setup.may_decline_figure:
        buf[n] = first[DO_CONCEDE]
        n += 1
    if may_buy(state):
        buf[n] = first[DO_SEVENTH]
        n += 1
    if state.tokens[state.active] > 0:
        mask = 1
        while mask <= DICE_SETS:
            if names_dice(state, mask):
                buf[n] = first[DO_REROLL] + mask - 1
                n += 1
            mask += 1
    return n
