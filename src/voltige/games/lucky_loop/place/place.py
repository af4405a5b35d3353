"""Making a position from plain data; what the data leaves open takes the set-up's values.

A hand that names too few cards is filled up from what is left, in the order of the card list: from
a draw pile whose content or size is given first, else from the larger pile. So a scenario names
only what it is about.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.errors import PositionError
from voltige.core.position import prove
from voltige.core.state import CHANCE, NOBODY
from voltige.games.lucky_loop.edition import LuckyLoopEdition, read_lucky_loop_data
from voltige.games.lucky_loop.holdings import in_final_phase, list_cards
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.place.reader import MOST, Reader
from voltige.games.lucky_loop.rolls import number_of
from voltige.games.lucky_loop.scoring import lowest_programme
from voltige.games.lucky_loop.state import LuckyLoopState, empty_state
from voltige.games.lucky_loop.terms import (
    CHOOSE_ACTION,
    CHOOSE_FINAL_ACTION,
    CHOOSE_STARTER,
    COMPULSORY,
    DEAL,
    DISCARD,
    DRAW,
    EXACT,
    EXCEEDED,
    EXCHANGE,
    FIGURE_STATE_NAMES,
    FREE,
    IN_DISCARD_PILE,
    IN_DRAW_PILE,
    IN_FREE,
    IN_HAND,
    MOST_DICE,
    NO_PHASE,
    ON_BOARD,
    OPEN,
    OVER,
    PHASE_NAMES,
    PICKED,
    PILES,
    PLACE_HIGHLIGHT,
    POST_ROLL,
    PRE_ROLL,
    PROGRAMMES,
    REFILL,
    ROLL,
    SLOTS,
)

KEYS: Final = [
    "phase",
    "to_act",
    "active",
    "first_player",
    "round_no",
    "end_triggered",
    "hands",
    "draw_piles",
    "discard_piles",
    "board",
    "free_cards",
    "picked",
    "scores",
    "totals",
    "tokens",
    "penalties",
    "free_scores",
    "records",
    "token_supply",
    "programme",
    "draw_for",
    "draw_pile",
    "to_draw",
    "flight",
]
DERIVED: Final = [
    "hand_sizes",
    "draw_sizes",
    "discard_sizes",
    "final_phase",
    "crossed_out",
    "ended_by_cap",
]
FLIGHT_KEYS: Final = [
    "kind",
    "figures",
    "highlight",
    "dice_left",
    "seventh_used",
    "roll",
    "to_roll",
]
UNPLACED: Final = -1


def place_state(setup: LuckyLoopSetup, data: dict[str, Any]) -> LuckyLoopState:
    """Make the position that ``data`` describes; raise PositionError when there is none."""
    reader = Reader(setup, data)
    reader.refuse_unknown([*KEYS, *DERIVED])
    state = empty_state(setup)
    place_players(state, reader)
    place_named(state, reader)
    place_turn(state, reader)
    place_flight(state, reader)
    fill_hands(state, reader)
    list_cards(state)
    prove(state)
    reader.compare(DERIVED, state.to_dict())
    return state


def place_players(state: LuckyLoopState, reader: Reader) -> None:
    """Set scores, totals, tokens and records; totals and records follow from the scores."""
    setup = state.setup
    seats = int(setup.seats)
    names = setup.edition.programme_names
    rows = reader.data.get("scores", [])
    if not isinstance(rows, list) or len(rows) > seats:
        raise reader.wrong("scores", f"[{seats}]")
    for seat, row in enumerate(rows):
        scores = Reader(setup, {"scores": row}).table("scores", names)
        asked = Reader(setup, scores)
        for number, name in enumerate(names):
            state.scores[seat * PROGRAMMES + number] = asked.whole(name, 0, MOST, 0)
    best = Reader(setup, reader.table("records", names))
    for number, name in enumerate(names):
        highest = max(int(state.scores[seat * PROGRAMMES + number]) for seat in range(seats))
        state.records[number] = best.whole(name, 0, MOST, highest)
    state.tokens = vec[i64](reader.wholes("tokens", 0, [0] * seats))
    state.penalties = vec[i64](reader.wholes("penalties", 0, [0] * seats))
    state.free_scores = vec[i64](reader.wholes("free_scores", -1, [-1] * seats))
    totals = [usual_total(state, seat) for seat in range(seats)]
    state.totals = vec[i64](reader.wholes("totals", -MOST, totals))
    supply = int(setup.bonus_tokens)
    if setup.supply_is_limited:
        supply -= sum(int(tokens) for tokens in state.tokens)
    state.supply = reader.whole("token_supply", 0, MOST, max(0, supply))
    triggered = any(int(score) >= 0 for score in state.free_scores)
    state.end_triggered = reader.flag("end_triggered") or triggered


def usual_total(state: LuckyLoopState, seat: i64) -> int:
    """Return the total that scores, free result and penalties make."""
    row = seat * PROGRAMMES
    total = sum(int(state.scores[row + number]) for number in range(PROGRAMMES))
    if state.free_scores[seat] >= 0:
        lowest = int(state.scores[row + lowest_programme(state, seat)])
        total += int(state.free_scores[seat]) - lowest
    return total - int(state.penalties[seat])


def place_named(state: LuckyLoopState, reader: Reader) -> None:
    """Put every card that the data names in its place; the others are left over."""
    setup = state.setup
    edition = setup.edition
    state.where = vec[i64]([UNPLACED] * setup.cards)
    state.draw_sizes = vec[i64]([0] * PILES)
    programmes = reader.table("board", edition.programme_names)
    for number, name in enumerate(edition.programme_names):
        cards = reader.card_list(f"board.{name}", programmes.get(name, []))
        if len(cards) not in {0, SLOTS}:
            raise reader.wrong(f"board.{name}", f"[{SLOTS}]")
        for slot, card in enumerate(cards):
            state.board[number * SLOTS + slot] = card
        put_cards(state, cards, ON_BOARD + number)
    for seat, cards in enumerate(reader.rows("free_cards")):
        put_cards(state, cards, IN_FREE + seat)
        state.free_sizes[seat] = len(cards)
    for seat, cards in enumerate(reader.rows("hands")):
        put_cards(state, cards, IN_HAND + seat)
        state.hand_sizes[seat] = len(cards)
    picked = reader.card_list("picked", reader.data.get("picked", []))
    put_cards(state, picked, PICKED)
    state.picked = len(picked)
    discards = reader.table("discard_piles", edition.pile_names)
    for side, name in enumerate(edition.pile_names):
        cards = reader.card_list(f"discard_piles.{name}", discards.get(name, []))
        put_cards(state, cards, IN_DISCARD_PILE)
        state.discard_sizes[side] = len(cards)
        state.tops[side] = cards[-1] if cards else -1


def put_cards(state: LuckyLoopState, cards: list[int], place: i64) -> None:
    """Put cards in one place; none may be in two."""
    for card in cards:
        if state.where[card] != UNPLACED:
            name = state.setup.edition.ids[card]
            raise PositionError("too_many_cards", card=name, copies=1)
        state.where[card] = place


def place_turn(state: LuckyLoopState, reader: Reader) -> None:
    """Set whose turn it is and what for."""
    setup = state.setup
    seats = int(setup.seats)
    names = setup.edition.programme_names
    active = reader.whole("active", -1, seats - 1, 0)
    phase = reader.word("phase", PHASE_NAMES, PHASE_NAMES[usual_phase(state, reader, active)])
    state.phase = PHASE_NAMES.index(phase)
    state.active = active
    actor = active
    if state.phase in {CHOOSE_STARTER, DEAL, DRAW, ROLL}:
        actor = CHANCE
    elif state.phase == OVER:
        actor = NOBODY
    state.to_act = reader.whole("to_act", NOBODY, seats - 1, actor)
    first = -1 if state.phase == CHOOSE_STARTER else 0
    state.first_player = reader.whole("first_player", -1, seats - 1, first)
    state.round_no = reader.whole("round_no", 1, MOST, 1)
    state.programme = reader.number_of("programme", names)
    purpose = PHASE_NAMES[state.phase] if state.phase in {EXCHANGE, REFILL} else ""
    draw_for = reader.word("draw_for", ["", PHASE_NAMES[EXCHANGE], PHASE_NAMES[REFILL]], purpose)
    state.draw_for = PHASE_NAMES.index(draw_for) if draw_for else NO_PHASE
    state.draw_side = reader.number_of("draw_pile", setup.edition.pile_names)
    state.to_draw = reader.whole("to_draw", 0, MOST, 0)


def usual_phase(state: LuckyLoopState, reader: Reader, active: int) -> int:
    """Return the phase that a position is in when it does not say."""
    flight = reader.data.get("flight")
    if isinstance(flight, dict) and flight:
        return POST_ROLL if flight.get("roll") else PRE_ROLL
    if active < 0 or not in_final_phase(state, active):
        return CHOOSE_ACTION
    return PLACE_HIGHLIGHT if state.free_sizes[active] > 0 else CHOOSE_FINAL_ACTION


def place_flight(state: LuckyLoopState, reader: Reader) -> None:
    """Set dice and figures; the cards follow from the programme."""
    data = reader.table("flight", FLIGHT_KEYS)
    if not data:
        return
    flight = Reader(state.setup, data)
    usual = "compulsory" if state.programme >= 0 else "free"
    kind = flight.word("kind", ["compulsory", "free"], usual)
    state.flight = COMPULSORY if kind == "compulsory" else FREE
    cards: list[int] = []
    if state.flight == COMPULSORY:
        if state.programme < 0:
            raise reader.wrong("programme", " | ".join(state.setup.edition.programme_names))
        cards = [int(state.board[state.programme * SLOTS + slot]) for slot in range(SLOTS)]
    elif state.active >= 0:
        place = IN_FREE + state.active
        cards = [c for c in range(int(state.setup.cards)) if state.where[c] == place]
    if not cards or min(cards) < 0 or len(cards) > len(state.figure_card):
        raise reader.wrong("flight", "board | free_cards")
    state.figures = len(cards)
    used = place_figures(state, flight, cards)
    state.highlight = flight.whole("highlight", 0, len(cards), 0) - 1
    state.seventh_used = flight.flag("seventh_used")
    stock = int(state.setup.dice) + (1 if state.seventh_used else 0)
    state.dice_left = flight.whole("dice_left", 0, MOST, max(0, stock - used))
    state.roll = number_of(flight.faces("roll", []))
    state.to_roll = flight.whole("to_roll", 0, MOST_DICE, 0)


def place_figures(state: LuckyLoopState, flight: Reader, cards: list[int]) -> int:
    """Set the dice on each figure; return how many there are. Their state follows."""
    rows = flight.data.get("figures", [])
    if not isinstance(rows, list) or len(rows) > len(cards):
        raise flight.wrong("flight.figures", f"[{len(cards)}]")
    used = 0
    ids = state.setup.edition.ids
    for number, card in enumerate(cards):
        given = rows[number] if number < len(rows) else {}
        table = Reader(state.setup, {"figures": given}).table("figures", ["card", "state", "dice"])
        figure = Reader(state.setup, table)
        figure.word("card", [ids[card]], ids[card])
        dice = figure.faces("dice", [])
        found = OPEN
        if dice:
            exact = sum(dice) == state.setup.edition.difficulty[card]
            found = EXACT if exact else EXCEEDED
        figure.word("state", [FIGURE_STATE_NAMES[found]], FIGURE_STATE_NAMES[found])
        state.figure_card[number] = card
        state.figure_state[number] = found
        state.figure_dice[number] = number_of(dice)
        used += len(dice)
    return used


# -- filling up --------------------------------------------------------------------------------


def fill_hands(state: LuckyLoopState, reader: Reader) -> None:
    """Fill hands up from what is left; the rest is the draw piles."""
    setup = state.setup
    names = setup.edition.pile_names
    given = reader.table("draw_piles", names)
    kept: list[int] = []  # cards that stay in a draw pile, -1 where it takes all that is left
    left: list[list[int]] = []
    for side, name in enumerate(names):
        value = given.get(name)
        kept.append(-1 if value is None else 0)
        if isinstance(value, int) and not isinstance(value, bool):
            kept[side] = value
        elif value is not None:
            cards = reader.card_list(f"draw_piles.{name}", value)
            put_cards(state, cards, IN_DRAW_PILE)
            state.draw_sizes[side] = len(cards)
        left.append(
            [
                card
                for card in range(int(setup.cards))
                if state.where[card] == UNPLACED and setup.edition.pile[card] == side
            ]
        )
    for seat in range(int(setup.seats)):
        while state.hand_sizes[seat] < usual_hand(state, seat):
            side = side_to_fill(left, kept)
            if side < 0:
                break
            state.where[left[side].pop(0)] = IN_HAND + seat
            state.hand_sizes[seat] += 1
    for side, cards in enumerate(left):
        if kept[side] >= 0 and len(cards) != kept[side]:
            raise reader.wrong(f"draw_piles.{names[side]}", str(len(cards)))
        for card in cards:
            state.where[card] = IN_DRAW_PILE
        state.draw_sizes[side] += len(cards)


def side_to_fill(left: list[list[int]], kept: list[int]) -> int:
    """Choose the side of the next card: one whose pile is given first, else the larger one."""
    for side, cards in enumerate(left):
        if kept[side] >= 0 and len(cards) > kept[side]:
            return side
    open_sides = [side for side, cards in enumerate(left) if kept[side] < 0 and cards]
    if not open_sides:
        return -1
    largest = max(len(left[side]) for side in open_sides)
    return next(side for side in open_sides if len(left[side]) == largest)


def usual_hand(state: LuckyLoopState, seat: i64) -> i64:
    """Return the number of cards that a hand has in this position."""
    setup = state.setup
    if state.phase in {CHOOSE_STARTER, DEAL} or state.free_sizes[seat] > 0:
        return 0
    if seat != state.active:
        return setup.hand_size
    if state.flight == COMPULSORY:
        held = state.hand_sizes[seat]
        if held > SLOTS:
            return max(held, setup.hand_size - 1)
        return setup.hand_size - SLOTS
    size = setup.hand_size - state.picked - state.to_draw
    if state.phase == DISCARD or state.draw_for == EXCHANGE:
        size += setup.exchange
    return size


def restore_state(
    edition: dict[str, Any], seats: int, values: dict[str, Any], data: dict[str, Any]
) -> LuckyLoopState:
    """Unpickle a state."""
    printing: LuckyLoopEdition = read_lucky_loop_data(edition, "pickle")
    return place_state(LuckyLoopSetup(printing, seats, values), data)
