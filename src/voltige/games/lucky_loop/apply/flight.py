"""Flying: rolls, figures, tokens, and the end of a flight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.games.lucky_loop import events, terms
from voltige.games.lucky_loop.actions import DICE_SETS
from voltige.games.lucky_loop.apply.ending import end_compulsory, end_free
from voltige.games.lucky_loop.figures import (
    figure_card,
    figure_cards,
    figure_points,
    figure_state,
    figures_left,
    fly_figure,
    open_figure,
)
from voltige.games.lucky_loop.legal.flight import (
    chosen_dice,
    may_buy,
    may_roll,
    may_stop,
    next_roll,
)
from voltige.games.lucky_loop.rolls import FACES_OF, NO_DICE, SIZE, SUM, joined
from voltige.games.lucky_loop.zones import ids_of, laid_card

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def start_compulsory(state: LuckyLoopState, programme: i64, journal: Journal | None) -> None:
    """Fly a programme of the board (LL-33, LL-36)."""
    state.programme = programme
    state.flight = terms.COMPULSORY
    state.highlight = terms.NO_FIGURE
    slot: i64 = 0
    while slot < terms.SLOTS:
        open_figure(state, slot, laid_card(state, programme, slot))
        slot += 1
    start_flight(state, journal)


def start_free(state: LuckyLoopState, highlight: i64, journal: Journal | None) -> None:
    """Fly the seat's free programme (LL-95)."""
    state.flight = terms.FREE
    state.highlight = highlight
    place = terms.IN_FREE + state.active
    figure: i64 = 0
    for card in range(state.setup.cards):
        if state.where[card] == place:
            open_figure(state, figure, card)
            figure += 1
    start_flight(state, journal)


def start_flight(state: LuckyLoopState, journal: Journal | None) -> None:
    """Take the black dice (LL-36, LL-120)."""
    state.dice_left = state.setup.dice
    state.seventh_used = False
    state.roll = NO_DICE
    if journal is not None:
        cards = ids_of(state, figure_cards(state))
        names = state.setup.edition.programme_names
        programme = names[state.programme] if state.flight == terms.COMPULSORY else ""
        kind = terms.FLIGHT_NAMES[state.flight]
        dice = int(state.dice_left)
        journal.note(events.flight_started(state.active, kind, programme, cards, dice))
    before_roll(state, journal)


def before_roll(state: LuckyLoopState, journal: Journal | None) -> None:
    """Ask before a roll; a sole option is taken at once (docs/rules/lucky-loop.md, "Your turn")."""
    state.phase = terms.PRE_ROLL
    state.to_act = state.active
    if may_buy(state):
        return
    rolls = may_roll(state)
    stops = may_stop(state)
    if rolls and not stops:
        apply_roll(state, journal)
    elif stops and not rolls:
        apply_stop(state, journal)
    elif not rolls:
        apply_concede(state, journal)


def apply_roll(state: LuckyLoopState, journal: Journal | None) -> None:
    """Throw three dice, or all that are left (LL-38)."""
    state.roll = NO_DICE
    throw(state, next_roll(state), journal)


def throw(state: LuckyLoopState, count: i64, journal: Journal | None) -> None:
    """Let luck throw dice that join those on the table."""
    state.to_roll = count
    state.phase = terms.ROLL
    state.to_act = CHANCE
    if journal is not None:
        journal.note(events.dice_taken(state.active, count, FACES_OF[state.roll][:]))


def resolve_roll(state: LuckyLoopState, thrown: i64, journal: Journal | None) -> None:
    """Lay the thrown dice on the table beside those that were kept."""
    state.roll = joined(state.roll, thrown)
    state.to_roll = 0
    state.phase = terms.POST_ROLL
    state.to_act = state.active
    if journal is not None:
        journal.note(events.dice_rolled(state.active, FACES_OF[thrown][:], FACES_OF[state.roll][:]))


def apply_assign(state: LuckyLoopState, figure: i64, mask: i64, journal: Journal | None) -> None:
    """Fulfil a figure; the other dice go back to the stock (LL-39 to LL-46)."""
    dice = chosen_dice(state, mask)
    state.dice_left -= SIZE[dice]
    card = figure_card(state, figure)
    if SUM[dice] == state.setup.edition.difficulty[card]:
        fly_figure(state, figure, terms.EXACT, dice)
    else:
        fly_figure(state, figure, terms.EXCEEDED, dice)
    state.roll = NO_DICE
    if journal is not None:
        journal.note(
            events.figure_flown(
                state.active,
                figure + 1,
                state.setup.edition.ids[card],
                FACES_OF[dice][:],
                terms.FIGURE_STATE_NAMES[figure_state(state, figure)],
                figure_points(state, figure),
            )
        )
    if figures_left(state) > 0:
        before_roll(state, journal)
    elif state.flight == terms.COMPULSORY:  # LL-55
        end_compulsory(state, "scored", journal)
    else:
        end_free(state, journal)


def apply_stop(state: LuckyLoopState, journal: Journal | None) -> None:
    """Stop after the second figure (LL-51)."""
    end_compulsory(state, "stopped", journal)


def apply_concede(state: LuckyLoopState, journal: Journal | None) -> None:
    """Concede a flight that can't go on (LL-48, LL-97)."""
    if state.flight == terms.COMPULSORY:
        end_compulsory(state, "failed", journal)
    else:
        end_free(state, journal)


def apply_reroll(state: LuckyLoopState, mask: i64, journal: Journal | None) -> None:
    """Throw some dice of the roll again for a token; the others keep their faces (LL-84, LL-85)."""
    spend_token(state, "reroll", journal)
    before = SIZE[state.roll]
    state.roll = chosen_dice(state, DICE_SETS - mask)
    throw(state, before - SIZE[state.roll], journal)


def apply_seventh(state: LuckyLoopState, journal: Journal | None) -> None:
    """Add the red die to the stock, or to a roll of fewer than three dice (LL-80, option A-8)."""
    spend_token(state, "seventh_die", journal)
    state.seventh_used = True
    state.dice_left += 1
    if journal is not None:
        journal.note(events.seventh_die_added(state.active, state.dice_left))
    if state.phase == terms.PRE_ROLL:
        before_roll(state, journal)
    elif SIZE[state.roll] < state.setup.max_per_roll:
        throw(state, 1, journal)


def spend_token(state: LuckyLoopState, use: str, journal: Journal | None) -> None:
    """Return a token to the supply (LL-79)."""
    seat = state.active
    state.tokens[seat] -= 1
    if state.setup.supply_is_limited:
        state.supply += 1
    if journal is not None:
        tokens = int(state.tokens[seat])
        journal.note(events.token_spent(seat, use, tokens, state.supply))
