"""Why an attempt is refused (docs/rules/lucky-loop.md, section 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from voltige.core.action import Action, Json
from voltige.core.errors import IllegalActionError, NotationError
from voltige.core.state import CURRENT
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
    VERBS,
    mask_letters,
)
from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.holdings import roll_faces
from voltige.games.lucky_loop.legal import (
    best_difficulty,
    dice_sum,
    hardest_by_colour,
    has_colours,
    has_upgrade,
    may_fly_unchanged,
    may_repeat,
    may_roll,
    may_stop,
    names_dice,
    picked_dice,
    picked_difficulty,
    single_card_allowed,
)
from voltige.games.lucky_loop.terms import (
    CHOOSE_ACTION,
    CHOOSE_FINAL_ACTION,
    COLOURS,
    COMPULSORY,
    DISCARD,
    EXCHANGE,
    FACES,
    FREE,
    IN_HAND,
    LAY_FREE,
    LAY_PROGRAMME,
    MOST_DICE,
    NO_FLIGHT,
    OPEN,
    OVER,
    PHASE_NAMES,
    PICKED,
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

BY_LETTERS: Final = 0  # dice named by their place in the roll
BY_FACES: Final = 1
KEYS: Final = {
    DO_LAY: "programme",
    DO_UPGRADE: "programme",
    DO_FLY: "programme",
    DO_DRAW: "pile",
    DO_PLAY: "card",
    DO_DISCARD: "card",
    DO_FREE: "card",
    DO_HIGHLIGHT: "figure",
    DO_ASSIGN: "figure",
}
LAYING: Final = [DO_LAY, DO_UPGRADE, DO_FLY, DO_PLAY]
ALL_DICE: Final = [mask_letters(mask) for mask in range(1, DICE_SETS + 1)]


class Attempt:
    """What a seat tries: a kind of action, what it is about, and dice by letters or faces."""

    def __init__(self, kind: int, what: int) -> None:
        self.kind: Final = kind
        self.what: Final = what  # programme, pile, card or figure
        self.mask = 0  # dice by their place in the roll; 0 for none
        self.faces: list[int] = []
        self.named: int = BY_LETTERS


def malformed(text: Any) -> NotationError:
    """Make the error for what names nothing of this game."""
    return NotationError("bad_request", text=str(text)[:40])


def read_attempt(edition: LuckyLoopEdition, data: Json) -> Attempt:
    """Read the JSON form of an attempt; raise NotationError when it is none."""
    verb = data.get("do")
    if not isinstance(verb, str) or verb not in VERBS:
        raise malformed(verb)
    kind = VERBS.index(verb)
    wanted = {"do"}
    what = 0
    if kind in KEYS:
        wanted.add(KEYS[kind])
        what = read_what(edition, KEYS[kind], data.get(KEYS[kind]))
    attempt = Attempt(kind, what)
    if kind in (DO_ASSIGN, DO_REROLL):
        wanted.add("faces" if "faces" in data else "dice")
        read_dice(attempt, data)
    for key in data:
        if key not in wanted:
            raise malformed(key)
    return attempt


def read_what(edition: LuckyLoopEdition, key: str, value: Any) -> int:
    """Read what an attempt is about."""
    if key == "figure":
        last = int(edition.table.what[int(edition.table.first[DO_ROLL]) - 1])
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= last + 1:
            raise malformed(value)
        return value - 1
    names = edition.ids
    if key == "programme":
        names = edition.programme_names
    elif key == "pile":
        names = edition.pile_names
    if not isinstance(value, str) or value not in names:
        raise malformed(value)
    return names.index(value)


def read_dice(attempt: Attempt, data: Json) -> None:
    """Read a set of dice: letters of the roll, or faces."""
    if "faces" not in data:
        letters = data.get("dice")
        if letters not in ALL_DICE and letters != "":
            raise malformed(letters)
        if letters:
            attempt.mask = ALL_DICE.index(str(letters)) + 1
        return
    faces = data["faces"]
    if not isinstance(faces, list) or len(faces) > FACES * MOST_DICE:
        raise malformed(faces)
    for face in faces:
        if not isinstance(face, int) or isinstance(face, bool) or not 1 <= face <= FACES:
            raise malformed(face)
    attempt.named = BY_FACES
    attempt.faces = sorted(faces)


def mask_of(state: LuckyLoopState, attempt: Attempt) -> int:
    """Give the set of dice that an attempt names, or -1 if the roll has no such dice."""
    if attempt.named == BY_LETTERS:
        return attempt.mask if names_dice(state, attempt.mask) else -1
    roll = roll_faces(state)
    mask = 0
    for face in attempt.faces:
        free = [p for p in range(len(roll)) if roll[p] == face and not (mask >> p) & 1]
        if not free:
            return -1
        mask += 2 ** free[0]
    return mask


def find_action(state: LuckyLoopState, attempt: Attempt) -> Action:
    """Give the action that an attempt without flaw means."""
    table = state.setup.table
    code = int(table.first[attempt.kind]) + attempt.what
    if attempt.kind == DO_ASSIGN:
        code += attempt.what * (DICE_SETS - 1) + mask_of(state, attempt) - 1
    elif attempt.kind == DO_REROLL:
        code += mask_of(state, attempt) - 1
    return table.actions[code]


def refuse(state: LuckyLoopState, seat: i64, data: Json, seen: i64) -> IllegalActionError | None:
    """Name the first check that an attempt fails, in the order of the rules, or none."""
    if state.phase == OVER:
        return IllegalActionError("game_over", "LL-110")
    attempt = read_attempt(state.setup.edition, data)
    error = missing_figure(state, attempt)
    if error is not None:
        return error
    if state.active < 0:
        return wrong_phase(state)
    if seat != state.active:
        return IllegalActionError("not_your_turn", "LL-9", seat=int(state.active))
    if seen != CURRENT:
        return IllegalActionError("stale_state", "LL-10")
    if state.to_act != seat:
        return wrong_phase(state)
    error = wrong_time(state, attempt.kind)
    if error is not None:
        return error
    return wrong_action(state, seat, attempt)


def missing_figure(state: LuckyLoopState, attempt: Attempt) -> IllegalActionError | None:
    """Refuse a figure that the flight or the free programme does not have."""
    if attempt.kind == DO_ASSIGN and state.flight != NO_FLIGHT:
        if attempt.what >= state.figures:
            return IllegalActionError("bad_request", "LL-39", text=str(attempt.what + 1))
    elif attempt.kind == DO_HIGHLIGHT and state.phase == PLACE_HIGHLIGHT:
        if attempt.what >= state.free_sizes[state.active]:
            return IllegalActionError("bad_request", "LL-93", text=str(attempt.what + 1))
    return None


def wrong_phase(state: LuckyLoopState) -> IllegalActionError:
    """Say that something else is to be done now."""
    return IllegalActionError("wrong_phase", "LL-10", phase=PHASE_NAMES[state.phase])


# -- the right time ----------------------------------------------------------------------------


def wrong_time(state: LuckyLoopState, kind: int) -> IllegalActionError | None:
    """Refuse what belongs to another phase."""
    phase = state.phase
    if kind == DO_STOP:
        return wrong_stop(state)
    if kind == DO_CONCEDE:
        return wrong_concede(state)
    if kind == DO_DONE and phase == LAY_PROGRAMME:
        return IllegalActionError("bad_count", "LL-26", count=int(state.picked))
    if kind == DO_DONE and phase == DISCARD:
        count = int(state.setup.exchange)
        return IllegalActionError("discard_count", "LL-15", count=count)
    if fits_phase(kind, phase):
        return None
    if phase in (CHOOSE_FINAL_ACTION, LAY_FREE, PLACE_HIGHLIGHT) and kind in LAYING:
        return IllegalActionError("already_final_phase", "LL-86")
    if phase == CHOOSE_ACTION and kind in (DO_FREE, DO_DONE, DO_HIGHLIGHT):
        missing = sum(
            1 for p in range(PROGRAMMES) if state.scores[state.active * PROGRAMMES + p] == 0
        )
        return IllegalActionError("not_final_phase", "LL-106", missing=missing)
    if phase == PLACE_HIGHLIGHT and kind in (DO_EXCHANGE, DO_FREE, DO_DONE):
        return IllegalActionError("free_programme_fixed", "LL-101")
    return wrong_phase(state)


def fits_phase(kind: int, phase: i64) -> bool:
    """Tell whether a kind of action belongs to a phase."""
    if kind == DO_EXCHANGE:
        return phase in (CHOOSE_ACTION, CHOOSE_FINAL_ACTION)
    if kind in (DO_LAY, DO_UPGRADE, DO_FLY):
        return phase == CHOOSE_ACTION
    if kind == DO_DRAW:
        return phase in (EXCHANGE, REFILL)
    if kind == DO_PLAY:
        return phase in (LAY_PROGRAMME, UPGRADE_CARD)
    if kind == DO_DISCARD:
        return phase == DISCARD
    if kind in (DO_FREE, DO_DONE):
        return phase in (CHOOSE_FINAL_ACTION, LAY_FREE)
    if kind == DO_HIGHLIGHT:
        return phase == PLACE_HIGHLIGHT
    if kind == DO_ROLL:
        return phase == PRE_ROLL
    if kind == DO_SEVENTH:
        return phase in (PRE_ROLL, POST_ROLL)
    return phase == POST_ROLL  # assign and re-roll


def wrong_stop(state: LuckyLoopState) -> IllegalActionError | None:
    if state.flight == NO_FLIGHT:
        return wrong_phase(state)
    if state.flight == FREE:
        return IllegalActionError("cannot_stop_now", "LL-96")
    if state.phase != PRE_ROLL or not may_stop(state):
        return IllegalActionError("cannot_stop_now", "LL-52")
    return None


def wrong_concede(state: LuckyLoopState) -> IllegalActionError | None:
    if state.flight == NO_FLIGHT:
        return wrong_phase(state)
    if state.phase == PRE_ROLL:
        if may_roll(state) or may_stop(state):
            return IllegalActionError("cannot_concede_now", "LL-39")
        return None
    legal = state.legal_actions()
    if any(action.data["do"] == VERBS[DO_CONCEDE] for action in legal):
        return None
    card = state.setup.edition.ids[state.figure_card[int(legal[0].data["figure"]) - 1]]
    return IllegalActionError("must_assign", "LL-47", card=card)


# -- the action itself -------------------------------------------------------------------------


def wrong_action(state: LuckyLoopState, seat: i64, attempt: Attempt) -> IllegalActionError | None:
    """Refuse an action at its right time, by the checks of its kind."""
    kind = attempt.kind
    what = attempt.what
    if kind in (DO_LAY, DO_UPGRADE, DO_FLY):
        return wrong_programme(state, seat, kind, what)
    if kind == DO_DRAW and state.draw_sizes[what] == 0:
        name = state.setup.edition.pile_names[what]
        return IllegalActionError("pile_empty", "LL-20", pile=name)
    if kind in (DO_PLAY, DO_DISCARD, DO_FREE):
        return wrong_card(state, seat, kind, what)
    if kind == DO_DONE:
        return wrong_set(state)
    if kind == DO_ROLL and not may_roll(state):
        rule = "LL-54" if state.flight == COMPULSORY else "LL-97"
        return IllegalActionError("too_few_dice", rule, dice=int(state.dice_left))
    if kind == DO_SEVENTH:
        return wrong_seventh(state, seat)
    if kind == DO_REROLL:
        if state.tokens[seat] == 0:
            return IllegalActionError("no_token", "LL-78")
        return wrong_dice(state, attempt, "LL-84")
    if kind == DO_ASSIGN:
        return wrong_assignment(state, attempt)
    return None


def wrong_programme(
    state: LuckyLoopState, seat: i64, kind: int, programme: int
) -> IllegalActionError | None:
    name = state.setup.edition.programme_names[programme]
    if kind == DO_UPGRADE and not single_card_allowed(state):
        return IllegalActionError("single_card_too_early", "LL-29")
    if kind == DO_FLY and not may_fly_unchanged(state):
        return IllegalActionError("must_play_card", "LL-23")
    if not may_repeat(state, seat, programme):
        least = int(state.setup.unrepeatable_from)
        return IllegalActionError("programme_maxed", "LL-34", programme=name, least=least)
    if kind != DO_LAY and state.board[programme * SLOTS] < 0:
        return IllegalActionError("programme_empty", "LL-30", programme=name)
    hardest = hardest_by_colour(state, seat)
    if kind == DO_LAY and not has_colours(state, programme, hardest):
        return IllegalActionError("wrong_colour", "LL-24", programme=name)
    if kind == DO_UPGRADE and not has_upgrade(state, programme, hardest):
        slot_colour = state.setup.edition.slot_colour
        slots = range(programme * SLOTS, (programme + 1) * SLOTS)
        held = [slot for slot in slots if hardest[slot_colour[slot]] > 0]
        if not held:
            return IllegalActionError("wrong_colour", "LL-31", programme=name)
        difficulty = state.setup.edition.difficulty
        least = min(int(difficulty[state.board[slot]]) for slot in held)
        return IllegalActionError("not_higher", "LL-31", least=least)
    return None


def wrong_card(state: LuckyLoopState, seat: i64, kind: int, card: int) -> IllegalActionError | None:
    setup = state.setup
    name = setup.edition.ids[card]
    rule = {DO_PLAY: "LL-22", DO_DISCARD: "LL-15", DO_FREE: "LL-89"}[kind]
    if kind == DO_FREE and state.picked == setup.max_cards:
        return IllegalActionError("bad_count", rule, count=int(state.picked) + 1)
    if state.where[card] == PICKED:
        return IllegalActionError("duplicate_card", rule, card=name)
    if state.where[card] != IN_HAND + seat:
        return IllegalActionError("card_not_in_hand", rule, card=name)
    if kind == DO_PLAY:
        return wrong_play(state, card)
    if kind == DO_FREE and not setup.illegal_free_is_punished:
        return wrong_next_free(state, card)
    return None


def wrong_play(state: LuckyLoopState, card: int) -> IllegalActionError | None:
    edition = state.setup.edition
    name = edition.programme_names[state.programme]
    slot = int(edition.slot_of[state.programme * COLOURS + edition.colour[card]])
    if state.phase == LAY_PROGRAMME:
        if slot != state.picked:
            return IllegalActionError("wrong_colour", "LL-24", programme=name)
        return None
    if slot < 0:
        return IllegalActionError("wrong_colour", "LL-31", programme=name)
    lying = int(edition.difficulty[state.board[state.programme * SLOTS + slot]])
    if edition.difficulty[card] <= lying:
        return IllegalActionError("not_higher", "LL-31", least=lying)
    return None


def wrong_next_free(state: LuckyLoopState, card: int) -> IllegalActionError | None:
    """Refuse a card with which no legal free programme can be made any more (LL-89, LL-107)."""
    setup = state.setup
    dice = int(picked_dice(state) + setup.edition.fewest_dice[card])
    if dice > setup.dice:
        return IllegalActionError("too_many_dice_needed", "LL-89", dice=dice, most=int(setup.dice))
    best = int(best_difficulty(state, card))
    if best < setup.min_difficulty:
        least = int(setup.min_difficulty)
        return IllegalActionError("difficulty_too_low", "LL-89", sum=max(best, 0), least=least)
    return None


def wrong_set(state: LuckyLoopState) -> IllegalActionError | None:
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


def wrong_seventh(state: LuckyLoopState, seat: i64) -> IllegalActionError | None:
    setup = state.setup
    if state.seventh_used or not setup.has_seventh_die:
        return IllegalActionError("seventh_already_used", "LL-82")
    if state.phase == POST_ROLL and not setup.seventh_die_after_roll:
        return IllegalActionError("too_late_for_seventh", "LL-81")
    if state.tokens[seat] == 0:
        return IllegalActionError("no_token", "LL-78")
    return None


def wrong_dice(state: LuckyLoopState, attempt: Attempt, rule: str) -> IllegalActionError | None:
    if attempt.mask == 0 and not attempt.faces:
        return IllegalActionError("no_dice_chosen", rule)
    if mask_of(state, attempt) < 0:
        roll = " ".join(str(face) for face in roll_faces(state))
        return IllegalActionError("dice_not_available", rule, roll=roll)
    return None


def wrong_assignment(state: LuckyLoopState, attempt: Attempt) -> IllegalActionError | None:
    figure = attempt.what
    if state.figure_state[figure] != OPEN:
        return IllegalActionError("figure_done", "LL-39", figure=figure + 1)
    error = wrong_dice(state, attempt, "LL-40")
    if error is not None:
        return error
    total = int(dice_sum(state, mask_of(state, attempt)))
    difficulty = int(state.setup.edition.difficulty[state.figure_card[figure]])
    if total < difficulty:
        return IllegalActionError("sum_too_low", "LL-40", sum=total, difficulty=difficulty)
    if figure == state.highlight and total > difficulty:
        return IllegalActionError("highlight_must_be_exact", "LL-94", difficulty=difficulty)
    return None
