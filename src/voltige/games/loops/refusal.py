"""Why an attempt is refused, and which refusals are faults (docs/rules/loops.md, "Refusals")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.core.action import Json
from voltige.core.errors import IllegalActionError, Param, Refusal
from voltige.core.event import Journal
from voltige.core.state import CURRENT, Fault
from voltige.games.loops import events, legal, terms
from voltige.games.loops.actions import DECLINE, PICK_UP
from voltige.games.loops.apply import end_round, neighbour, start_turn, take_pile
from voltige.games.loops.attempt import PLAY, Attempt, is_whole, read_attempt

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState

RULES: Final = {  # of each code, in the order of the checks
    "game_over": "LO-55",
    "round_over": "LO-49",
    "race_closed": "LO-45",
    "stale_state": "LO-13",
    "unknown_card": "LO-13",
    "bad_count": "LO-17",
    "not_in_hand": "LO-13",
    "not_your_turn": "LO-12",
    "own_race": "LO-39",
    "already_committed": "LO-43",
    "locked_out": "LO-D18",  # at live tables, where the server keeps the clock
    "no_pick_up_in_race": "LO-41",
    "nothing_to_pick_up": "LO-25",
    "one_special_only": "LO-19",
    "mixed_values": "LO-18",
    "target_not_wanted": "LO-34",
    "bad_target": "LO-34",
    "against_pitch": "LO-14",
}
REMOVED_RULE: Final = "LO-4"  # unknown_card: taken out for two players
DIVING_RULE: Final = "LO-15"  # against_pitch: above the base
PUNISHED: Final = {  # with fault_mode = pick_up (LO-66)
    "not_your_turn",
    "own_race",
    "one_special_only",
    "mixed_values",
    "against_pitch",
}


def illegal(code: str, **params: Param) -> IllegalActionError:
    """Refuse an attempt with the rule of a code."""
    return IllegalActionError(code, RULES[code], **params)


def refuse(state: LoopsState, seat: i64, data: Json, seen: i64) -> Refusal:
    """Name the first check that an attempt fails, in the order of the rules, or None."""
    attempt = read_attempt(state.setup.edition, data)
    found = (
        wrong_time(state, attempt, seen)
        or wrong_cards(state, seat, attempt)
        or wrong_seat(state, seat, attempt)
        or wrong_pick_up(state, attempt)
    )
    if found is not None or attempt.verb != PLAY:
        return found
    return (
        wrong_set(state, attempt)
        or wrong_target(state, seat, attempt)
        or wrong_altitude(state, attempt.card())
    )


def wrong_time(state: LoopsState, attempt: Attempt, seen: i64) -> Refusal:
    if state.phase == terms.OVER:
        return illegal("game_over")
    if state.phase == terms.DEAL or state.phase == terms.CHOOSE_STARTER:
        return illegal("round_over")
    racing = state.phase == terms.RACE or state.phase == terms.SETTLE_RACE
    if not racing and attempt.verb == DECLINE:
        return illegal("race_closed")
    if seen == terms.RACE:
        return illegal("race_closed")
    if seen != CURRENT:
        return illegal("stale_state")
    return None


def wrong_cards(state: LoopsState, seat: i64, attempt: Attempt) -> Refusal:
    setup = state.setup
    if attempt.unknown is not None:
        return illegal("unknown_card", card=attempt.unknown)
    for card in attempt.cards:
        if setup.deck[card] == 0:
            name = setup.edition.ids[card]
            if setup.edition.copies[card] > 0:
                return IllegalActionError("unknown_card", REMOVED_RULE, card=name)
            return illegal("unknown_card", card=name)
    if attempt.bad_count:
        return illegal("bad_count")
    for card, count in attempt.cards.items():
        held = int(state.held[seat * setup.width + card])
        if count > held:
            return illegal("not_in_hand", card=setup.edition.ids[card], held=held)
    return None


def wrong_seat(state: LoopsState, seat: i64, attempt: Attempt) -> Refusal:
    if state.phase == terms.RACE or state.phase == terms.SETTLE_RACE:
        if attempt.verb == PICK_UP:
            return None  # no answer in a race, whoever makes it: refused as a pick-up (LO-D31)
        if seat == state.speed_player:
            return illegal("own_race")
        if state.claims[seat] != terms.NO_CLAIM:
            return illegal("already_committed")
        return None
    if seat != state.to_act:
        return illegal("not_your_turn", seat=int(state.turn_owner))
    return None


def wrong_pick_up(state: LoopsState, attempt: Attempt) -> Refusal:
    if attempt.verb != PICK_UP:
        return None
    if state.phase != terms.TURN:
        return illegal("no_pick_up_in_race")
    if not legal.may_pick_up(state):
        return illegal("nothing_to_pick_up")
    return None


def wrong_set(state: LoopsState, attempt: Attempt) -> Refusal:
    altitudes = int(state.setup.altitudes)
    specials = sum([count for card, count in attempt.cards.items() if card >= altitudes])
    if specials > 1 or (specials == 1 and len(attempt.cards) > 1):
        return illegal("one_special_only")
    if len(attempt.cards) > 1:
        return illegal("mixed_values")
    return None


def wrong_target(state: LoopsState, seat: i64, attempt: Attempt) -> Refusal:
    target = attempt.target
    if state.setup.edition.faces[attempt.card()].kind != terms.DRAW:
        if target is not None:
            return illegal("target_not_wanted")
        return None
    if not is_whole(target) or not 0 <= target < int(state.setup.seats):
        return illegal("bad_target")
    if target == int(seat) and not legal.may_aim_at_self(state, seat):
        return illegal("bad_target")
    return None


def wrong_altitude(state: LoopsState, card: i64) -> Refusal:
    if card >= state.setup.altitudes:
        return None
    if legal.lowest_playable(state) <= card <= legal.highest_playable(state):
        return None
    value = state.setup.edition.value
    return IllegalActionError(
        "against_pitch",
        RULES["against_pitch"] if state.positive else DIVING_RULE,
        altitude=int(value[card]),
        base=int(value[state.base]),
        pitch=terms.PITCH_NAMES[state.positive],
    )


def fault_of(state: LoopsState, seat: i64, data: Json, refused: IllegalActionError) -> Fault | None:
    """Return the fault behind a refusal (LO-60, LO-66), or None if it is no fault (LO-65)."""
    if not state.setup.faults_punished or refused.code not in PUNISHED or state.pile_size == 0:
        return None
    if state.to_act < 0:  # luck is next, nobody can be at fault
        return None
    attempt = read_attempt(state.setup.edition, data)
    if attempt.verb != PLAY:
        return None
    ids = state.setup.edition.ids
    shown: list[str] = []
    for card, count in attempt.cards.items():
        shown += [ids[card]] * count
    return Fault(int(seat), refused.code, shown)


def punish(state: LoopsState, fault: Fault, journal: Journal | None) -> None:
    """Let the offender take the pile; cards shown go back, known to all (LO-60 to LO-64)."""
    setup = state.setup
    ids = setup.edition.ids
    row = fault.seat * setup.width + setup.known_at
    if journal is not None:
        journal.note(events.fault_punished(fault.seat, fault.code, fault.cards))
    for name in set(fault.cards):
        cell = row + ids.index(name)
        state.held[cell] = max(state.held[cell], fault.cards.count(name))
    take_pile(state, fault.seat, journal)
    state.plays += 1
    if state.plays >= setup.round_play_cap:  # LO-59
        end_round(state, terms.NO_SEAT, journal)
    elif state.phase == terms.RACE:  # LO-64, LO-71: what others have answered is void
        follower = neighbour(state, state.speed_player)
        if follower == fault.seat:
            follower = neighbour(state, follower)
        start_turn(state, follower, journal)
    elif fault.seat == state.to_act:  # LO-62
        start_turn(state, neighbour(state, fault.seat), journal)
    else:  # LO-63
        start_turn(state, state.to_act, journal)
