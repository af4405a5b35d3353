"""What is wrong with an action at its right time (docs/rules/lucky-loop.md, "Refusals")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.errors import IllegalActionError, Refusal
from voltige.games.lucky_loop import actions, terms
from voltige.games.lucky_loop.attempt import Attempt, mask_of
from voltige.games.lucky_loop.figures import figure_card, figure_state
from voltige.games.lucky_loop.legal import choice
from voltige.games.lucky_loop.legal.flight import chosen_dice, may_roll
from voltige.games.lucky_loop.legal.free import best_difficulty, picked_dice, picked_difficulty
from voltige.games.lucky_loop.rolls import FACES_OF, SUM
from voltige.games.lucky_loop.zones import draw_size, is_laid, laid_card

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def wrong_action(state: LuckyLoopState, seat: i64, attempt: Attempt) -> Refusal:
    """Refuse an action at its right time, by the checks of its kind."""
    kind = attempt.kind
    what = attempt.what
    if kind in (actions.DO_LAY, actions.DO_UPGRADE, actions.DO_FLY):
        return wrong_programme(state, seat, kind, what)
    if kind == actions.DO_DRAW and draw_size(state, what) == 0:
        name = state.setup.edition.pile_names[what]
        return IllegalActionError("pile_empty", "LL-20", pile=name)
    if kind in (actions.DO_PLAY, actions.DO_DISCARD, actions.DO_FREE):
        return wrong_card(state, seat, kind, what)
    if kind == actions.DO_DONE:
        return wrong_set(state)
    if kind == actions.DO_ROLL and not may_roll(state):
        rule = "LL-54" if state.flight == terms.COMPULSORY else "LL-97"
        return IllegalActionError("too_few_dice", rule, dice=int(state.dice_left))
    if kind == actions.DO_SEVENTH:
        return wrong_seventh(state, seat)
    if kind == actions.DO_REROLL:
        if state.tokens[seat] == 0:
            return IllegalActionError("no_token", "LL-78")
        return wrong_dice(state, attempt, "LL-84")
    if kind == actions.DO_ASSIGN:
        return wrong_assignment(state, attempt)
    return None


def wrong_programme(state: LuckyLoopState, seat: i64, kind: int, programme: int) -> Refusal:
    name = state.setup.edition.programme_names[programme]
    if kind == actions.DO_UPGRADE and not choice.single_card_allowed(state):
        return IllegalActionError("single_card_too_early", "LL-29")
    if kind == actions.DO_FLY and not choice.may_fly_unchanged(state):
        return IllegalActionError("must_play_card", "LL-23")
    if not choice.may_repeat(state, seat, programme):
        least = int(state.setup.unrepeatable_from)
        return IllegalActionError("programme_maxed", "LL-34", programme=name, least=least)
    if kind != actions.DO_LAY and not is_laid(state, programme):
        return IllegalActionError("programme_empty", "LL-30", programme=name)
    hardest = choice.hardest_by_colour(state, seat)
    if kind == actions.DO_LAY and not choice.has_colours(state, programme, hardest):
        return IllegalActionError("wrong_colour", "LL-24", programme=name)
    if kind == actions.DO_UPGRADE and not choice.has_upgrade(state, programme, hardest):
        edition = state.setup.edition
        held = [
            slot
            for slot in range(terms.SLOTS)
            if choice.hardest_of(hardest, edition.colour_at(programme, slot)) > 0
        ]
        if not held:
            return IllegalActionError("wrong_colour", "LL-31", programme=name)
        least = min(int(edition.difficulty[laid_card(state, programme, slot)]) for slot in held)
        return IllegalActionError("not_higher", "LL-31", least=least)
    return None


def wrong_card(state: LuckyLoopState, seat: i64, kind: int, card: int) -> Refusal:
    setup = state.setup
    name = setup.edition.ids[card]
    rule = setup.table.verbs[kind].rule
    if kind == actions.DO_FREE and state.picked == setup.max_cards:
        return IllegalActionError("bad_count", rule, count=int(state.picked) + 1)
    if state.where[card] == terms.PICKED:
        return IllegalActionError("duplicate_card", rule, card=name)
    if state.where[card] != terms.IN_HAND + seat:
        return IllegalActionError("card_not_in_hand", rule, card=name)
    if kind == actions.DO_PLAY:
        return wrong_play(state, card)
    if kind == actions.DO_FREE and not setup.illegal_free_is_punished:
        return wrong_next_free(state, card)
    return None


def wrong_play(state: LuckyLoopState, card: int) -> Refusal:
    edition = state.setup.edition
    name = edition.programme_names[state.programme]
    slot = int(edition.slot_for(state.programme, card))
    if state.phase == terms.LAY_PROGRAMME:
        if slot != state.picked:
            return IllegalActionError("wrong_colour", "LL-24", programme=name)
        return None
    if slot < 0:
        return IllegalActionError("wrong_colour", "LL-31", programme=name)
    lying = int(edition.difficulty[laid_card(state, state.programme, slot)])
    if edition.difficulty[card] <= lying:
        return IllegalActionError("not_higher", "LL-31", least=lying)
    return None


def wrong_next_free(state: LuckyLoopState, card: int) -> Refusal:
    """Refuse a card with which no legal free programme can be made any more (LL-89, LL-107)."""
    setup = state.setup
    least = int(setup.min_difficulty)
    best = 0
    for dice in range(int(setup.dice), terms.MOST_FIGURES * terms.MOST_DICE + 1):
        best = int(best_difficulty(state, card, dice))
        if best >= least and dice == setup.dice:
            return None
        if best >= least:
            most = int(setup.dice)
            return IllegalActionError("too_many_dice_needed", "LL-89", dice=dice, most=most)
    return IllegalActionError("difficulty_too_low", "LL-89", sum=max(best, 0), least=least)


def wrong_set(state: LuckyLoopState) -> Refusal:
    setup = state.setup
    count = int(state.picked)
    if setup.illegal_free_is_punished:
        if count == 0:
            return IllegalActionError("bad_count", "LL-89", count=0)
        return None
    if not setup.min_cards <= count <= setup.max_cards:
        return IllegalActionError("bad_count", "LL-89", count=count)
    total = int(picked_difficulty(state))
    if total < setup.min_difficulty:
        least = int(setup.min_difficulty)
        return IllegalActionError("difficulty_too_low", "LL-89", sum=total, least=least)
    dice = int(picked_dice(state))
    if dice > setup.dice:
        most = int(setup.dice)
        return IllegalActionError("too_many_dice_needed", "LL-89", dice=dice, most=most)
    return None


def wrong_seventh(state: LuckyLoopState, seat: i64) -> Refusal:
    setup = state.setup
    if state.seventh_used or not setup.has_seventh_die:
        return IllegalActionError("seventh_already_used", "LL-82")
    if state.phase == terms.POST_ROLL and not setup.seventh_die_after_roll:
        return IllegalActionError("too_late_for_seventh", "LL-81")
    if state.tokens[seat] == 0:
        return IllegalActionError("no_token", "LL-78")
    return None


def wrong_dice(state: LuckyLoopState, attempt: Attempt, rule: str) -> Refusal:
    if attempt.mask == 0 and not attempt.faces:
        return IllegalActionError("no_dice_chosen", rule)
    if mask_of(state, attempt) < 0:
        roll = " ".join(str(face) for face in FACES_OF[state.roll])
        return IllegalActionError("dice_not_available", rule, roll=roll)
    return None


def wrong_assignment(state: LuckyLoopState, attempt: Attempt) -> Refusal:
    figure = attempt.what
    if figure_state(state, figure) != terms.OPEN:
        return IllegalActionError("figure_done", "LL-39", figure=figure + 1)
    error = wrong_dice(state, attempt, "LL-40")
    if error is not None:
        return error
    total = int(SUM[chosen_dice(state, mask_of(state, attempt))])
    difficulty = int(state.setup.edition.difficulty[figure_card(state, figure)])
    if total < difficulty:
        return IllegalActionError("sum_too_low", "LL-40", sum=total, difficulty=difficulty)
    if figure == state.highlight and total > difficulty:
        return IllegalActionError("highlight_must_be_exact", "LL-94", difficulty=difficulty)
    return None
