"""Why an attempt is refused, and which refusals are faults (docs/rules/loops.md, section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from voltige.core.action import Action, Json
from voltige.core.errors import IllegalActionError, NotationError
from voltige.core.event import Journal
from voltige.core.state import CURRENT, Fault
from voltige.games.loops.actions import DECLINE, PICK_UP
from voltige.games.loops.apply import end_round, neighbour, start_turn, take_pile
from voltige.games.loops.edition import LoopsEdition
from voltige.games.loops.events import FaultPunished
from voltige.games.loops.legal import (
    highest_playable,
    lowest_playable,
    may_aim_at_self,
    may_pick_up,
)
from voltige.games.loops.terms import (
    ALTITUDE,
    ATTITUDE,
    CHOOSE_STARTER,
    DEAL,
    DIRECTION,
    DRAW,
    LOOPING,
    NO_CLAIM,
    NO_SEAT,
    OVER,
    RACE,
    SETTLE_RACE,
    SPEED,
    TURN,
    attitude_name,
)

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState

PLAY: Final = -1  # the verb of an attempt that shows cards
SINGLE_KINDS: Final = {
    "play_attitude": ATTITUDE,
    "play_direction": DIRECTION,
    "play_speed": SPEED,
    "play_looping": LOOPING,
}
KEYS: Final = {
    "pick_up": {"do"},
    "decline": {"do"},
    "play": {"do", "cards", "target"},
    "play_altitude": {"do", "value", "count", "target"},
    "play_draw": {"do", "amount", "target"},
    "play_attitude": {"do", "target"},
    "play_direction": {"do", "target"},
    "play_speed": {"do", "target"},
    "play_looping": {"do", "target"},
}
PUNISHED: Final = {  # with fault_mode = pick_up (LO-66)
    "not_your_turn",
    "own_race",
    "one_special_only",
    "mixed_values",
    "against_attitude",
}


class Attempt:
    """What a seat tries: PICK_UP, DECLINE, or cards shown, perhaps with a target."""

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.cards: list[int] = []  # distinct cards shown
        self.counts: list[int] = []  # how many of each
        self.target: Any = None  # as it was sent; only a whole number can be a seat
        self.unknown: str | None = None  # a card that does not exist
        self.bad_count = False

    def show(self, card: int, count: int) -> None:
        """Add copies of one card."""
        if card in self.cards:
            self.counts[self.cards.index(card)] += count
        else:
            self.cards.append(card)
            self.counts.append(count)


def read_attempt(edition: LoopsEdition, data: Json) -> Attempt:
    """Read the JSON form of an attempt; raise NotationError when it is none."""
    verb = data.get("do")
    if not isinstance(verb, str) or verb not in KEYS:
        raise NotationError("unknown_action", text=str(verb)[:40])
    for key in data:
        if key not in KEYS[verb]:
            raise NotationError("unknown_action_key", verb=verb, key=str(key)[:40])
    if verb == "pick_up":
        return Attempt(PICK_UP)
    if verb == "decline":
        return Attempt(DECLINE)
    attempt = Attempt(PLAY)
    attempt.target = data.get("target")
    if verb == "play":
        show_list(edition, attempt, data.get("cards"))
    elif verb == "play_altitude":
        show_face(edition, attempt, ALTITUDE, data.get("value"), data.get("count"))
    elif verb == "play_draw":
        show_face(edition, attempt, DRAW, data.get("amount"), 1)
    else:
        show_face(edition, attempt, SINGLE_KINDS[verb], 0, 1)
    return attempt


def show_list(edition: LoopsEdition, attempt: Attempt, cards: Any) -> None:
    """Take cards given by their ids."""
    if not isinstance(cards, list) or not cards:
        attempt.bad_count = True
        return
    for name in cards:
        if isinstance(name, str) and name in edition.ids:
            attempt.show(edition.ids.index(name), 1)
        elif attempt.unknown is None:
            attempt.unknown = str(name)[:40]


def show_face(edition: LoopsEdition, attempt: Attempt, kind: int, value: Any, count: Any) -> None:
    """Take copies of the card with this kind and number."""
    for card, face in enumerate(edition.faces):
        if face.kind == kind and is_whole(value) and face.value == value:
            if is_whole(count) and count >= 1:
                attempt.show(card, count)
            else:
                attempt.bad_count = True
            return
    attempt.unknown = str(value)[:40]


def is_whole(value: Any) -> bool:
    """Tell whether a JSON value is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def find_action(edition: LoopsEdition, attempt: Attempt) -> Action:
    """Give the action that an attempt without flaw means."""
    table = edition.table
    if attempt.verb != PLAY:
        return table.actions[attempt.verb]
    card = attempt.cards[0]
    code = int(table.first[card])
    if edition.faces[card].kind == DRAW:
        code += int(attempt.target)
    else:
        code += attempt.counts[0] - 1
    return table.actions[code]


def refuse(state: LoopsState, seat: i64, data: Json, seen: i64) -> IllegalActionError | None:
    """Name the first check that an attempt fails, in the order of the rules, or none."""
    attempt = read_attempt(state.setup.edition, data)
    return (
        wrong_time(state, attempt, seen)
        or wrong_cards(state, seat, attempt)
        or wrong_seat(state, seat, attempt)
        or wrong_pick_up(state, attempt)
        or wrong_set(state, attempt)
        or wrong_target(state, seat, attempt)
        or wrong_altitude(state, attempt)
    )


def wrong_time(state: LoopsState, attempt: Attempt, seen: i64) -> IllegalActionError | None:
    if state.phase == OVER:
        return IllegalActionError("game_over", "LO-55")
    if state.phase == DEAL or state.phase == CHOOSE_STARTER:
        return IllegalActionError("round_over", "LO-49")
    racing = state.phase == RACE or state.phase == SETTLE_RACE
    if not racing and attempt.verb == DECLINE:
        return IllegalActionError("race_closed", "LO-45")
    if seen == RACE:
        return IllegalActionError("race_closed", "LO-45")
    if seen != CURRENT:
        return IllegalActionError("stale_state", "LO-13")
    return None


def wrong_cards(state: LoopsState, seat: i64, attempt: Attempt) -> IllegalActionError | None:
    setup = state.setup
    if attempt.unknown is not None:
        return IllegalActionError("unknown_card", "LO-13", card=attempt.unknown)
    for card in attempt.cards:
        if setup.deck[card] == 0:
            rule = "LO-4" if setup.edition.copies[card] > 0 else "LO-13"
            return IllegalActionError("unknown_card", rule, card=setup.edition.ids[card])
    if attempt.bad_count:
        return IllegalActionError("bad_count", "LO-17")
    for card, count in zip(attempt.cards, attempt.counts, strict=True):
        held = state.held[seat * setup.width + card]
        if count > held:
            return IllegalActionError(
                "not_in_hand", "LO-13", card=setup.edition.ids[card], held=int(held)
            )
    return None


def wrong_seat(state: LoopsState, seat: i64, attempt: Attempt) -> IllegalActionError | None:
    if state.phase == RACE or state.phase == SETTLE_RACE:
        if attempt.verb == PICK_UP:
            return None  # no answer in a race, whoever makes it: refused as a pick-up
        if seat == state.speed_player:
            return IllegalActionError("own_race", "LO-39")
        if state.claims[seat] != NO_CLAIM:
            return IllegalActionError("already_committed", "LO-43")
        return None
    if seat != state.to_act:
        return IllegalActionError("not_your_turn", "LO-12", seat=int(state.turn_owner))
    return None


def wrong_pick_up(state: LoopsState, attempt: Attempt) -> IllegalActionError | None:
    if attempt.verb != PICK_UP:
        return None
    if state.phase != TURN:
        return IllegalActionError("no_pick_up_in_race", "LO-41")
    if not may_pick_up(state):
        return IllegalActionError("nothing_to_pick_up", "LO-25")
    return None


def wrong_set(state: LoopsState, attempt: Attempt) -> IllegalActionError | None:
    if attempt.verb != PLAY:
        return None
    altitudes = int(state.setup.altitudes)
    specials = sum(
        count
        for card, count in zip(attempt.cards, attempt.counts, strict=True)
        if card >= altitudes
    )
    if specials > 1 or (specials == 1 and len(attempt.cards) > 1):
        return IllegalActionError("one_special_only", "LO-19")
    if len(attempt.cards) > 1:
        return IllegalActionError("mixed_values", "LO-18")
    return None


def wrong_target(state: LoopsState, seat: i64, attempt: Attempt) -> IllegalActionError | None:
    if attempt.verb != PLAY:
        return None
    target = attempt.target
    if state.setup.edition.faces[attempt.cards[0]].kind != DRAW:
        if target is not None:
            return IllegalActionError("target_not_wanted", "LO-34")
        return None
    if not is_whole(target) or not 0 <= target < int(state.setup.seats):
        return IllegalActionError("bad_target", "LO-34")
    if target == int(seat) and not may_aim_at_self(state, seat):
        return IllegalActionError("bad_target", "LO-34")
    return None


def wrong_altitude(state: LoopsState, attempt: Attempt) -> IllegalActionError | None:
    if attempt.verb != PLAY:
        return None
    card: i64 = attempt.cards[0]
    if card >= state.setup.altitudes:
        return None
    if lowest_playable(state) <= card <= highest_playable(state):
        return None
    value = state.setup.edition.value
    return IllegalActionError(
        "against_attitude",
        "LO-14" if state.positive else "LO-15",
        altitude=int(value[card]),
        base=int(value[state.base]),
        attitude=attitude_name(state.positive),
    )


def fault_of(state: LoopsState, seat: i64, data: Json, refused: IllegalActionError) -> Fault | None:
    """Give the fault behind a refusal (LO-60, LO-66), or none: then it stays a refusal (LO-65)."""
    if not state.setup.faults_punished or refused.code not in PUNISHED or state.pile_size == 0:
        return None
    if state.to_act < 0:  # luck is next, nobody can be at fault
        return None
    attempt = read_attempt(state.setup.edition, data)
    if attempt.verb != PLAY:
        return None
    ids = state.setup.edition.ids
    shown: list[str] = []
    for card, count in zip(attempt.cards, attempt.counts, strict=True):
        shown += [ids[card]] * count
    return Fault(int(seat), refused.code, shown)


def punish(state: LoopsState, fault: Fault, journal: Journal | None) -> None:
    """Let the offender take the pile; cards shown go back, known to all (LO-60 to LO-64)."""
    setup = state.setup
    ids = setup.edition.ids
    row = fault.seat * setup.cards
    if journal is not None:
        journal.note(FaultPunished(fault.seat, fault.code, fault.cards))
    for name in set(fault.cards):
        cell = row + ids.index(name)
        state.known[cell] = max(state.known[cell], fault.cards.count(name))
    take_pile(state, fault.seat, journal)
    state.plays += 1
    if state.plays >= setup.round_play_cap:  # LO-59
        end_round(state, NO_SEAT, journal)
    elif state.phase == RACE:  # LO-64, LO-71: what others have answered is void
        follower = neighbour(state, state.speed_player)
        if follower == fault.seat:
            follower = neighbour(state, follower)
        start_turn(state, follower, journal)
    elif fault.seat == state.to_act:  # LO-62
        start_turn(state, neighbour(state, fault.seat), journal)
    else:  # LO-63
        start_turn(state, state.to_act, journal)
