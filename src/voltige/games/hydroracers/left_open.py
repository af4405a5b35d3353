"""What plain data leaves open when a position is placed: it takes the set-up's values.

A hand left open gets the lowest cards that lie nowhere else, a deck all that is left (with a deck
named, that was played), a bag the tokens that are not on the cockpit; order and slipstream are those
of a round that starts here. So a scenario names only what it is about.

In a campaign: cards as at the start, no technologies, a display filled from the deck in its order while
cards are developed, development tokens in the reserve, and cards that lie nowhere in the development
deck or, if they belong to planes, out of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from voltige.core.errors import PositionError
from voltige.core.position import PositionReader
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.apply.flow import order_planes
from voltige.games.hydroracers.apply.repair import prestige_leader
from voltige.games.hydroracers.development import (
    first_copies,
    placed_copies,
    slots_explained,
    tokens_out,
    tokens_supplied,
    used_copies,
)
from voltige.games.hydroracers.fields.kinds import OPEN
from voltige.games.hydroracers.fields.planes import TOKENS
from voltige.games.hydroracers.legal.movement import is_racing, plane_at, slip_bonus
from voltige.games.hydroracers.zones import (
    hand_limit,
    square_count,
    tokens_of_bag,
    tokens_on_tiles,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

Plain = dict[str, Any]


def fill_open(state: HydroracersState, values: dict[str, Any], reader: PositionReader) -> None:
    """Add numbers that hang on others; nothing stays of the first steps of the set-up."""
    state.begin_again()
    values.setdefault("rounds_flown", values.get("round", 0))
    if state.setup.campaign:
        fill_campaign_numbers(state, values, reader)


def finish(state: HydroracersState, reader: PositionReader) -> None:
    """Fill what the data leaves open, from the planes to who acts."""
    seats = int(state.setup.seats)
    planes: list[Plain] = reader.data.get("planes", [])
    planes = [*planes, *[{} for _ in range(seats - len(planes))]]
    for seat, plane in enumerate(planes):
        refuse_misplaced(state, reader, seat, plane)
        fill_plane(state, seat, plane)
    if state.phase in terms.RACED and "order" not in reader.data:
        order_planes(state)
        for seat, plane in enumerate(planes):
            if "slip" not in plane and is_racing(state, seat):
                state.set(seat, terms.SLIP, slip_bonus(state, seat))
    for seat, plane in enumerate(planes):
        fill_cards(state, seat, plane)
    if state.setup.campaign:
        fill_campaign_open(state, reader, planes)
    if "to_act" not in reader.data:
        state.to_act = usual_actor(state)


def refuse_misplaced(
    state: HydroracersState, reader: PositionReader, seat: int, plane: Plain
) -> None:
    """Refuse tiles on a basic cockpit, more tokens than squares, and an autopilot's hand."""
    setup = state.setup
    path = f"planes.{seat}"
    tiles: dict[str, Any] = plane.get("tiles", {})
    if tiles and setup.expert[seat] == 0:
        raise reader.wrong(f"{path}.tiles", "{}")
    for name, tile in tiles.items():
        element = terms.ELEMENT_NAMES.index(name)
        squares = square_count(state, seat, element)
        if len(tile.get("tokens", [])) > squares:
            raise reader.wrong(f"{path}.tiles.{name}.tokens", f"[{int(squares)}]")
    if setup.autopilot[seat] == 1 and plane.get("hand"):
        raise reader.wrong(f"{path}.hand", "{}")
    if setup.autopilot[seat] == 0 and plane.get("row"):
        raise reader.wrong(f"{path}.row", "[]")


def fill_plane(state: HydroracersState, seat: int, plane: Plain) -> None:
    """Set place, pilot and bag of a plane."""
    setup = state.setup
    if state.phase in terms.RACED:
        if "position" not in plane:
            grid = setup.edition.circuits[max(state.circuit, 0)].grid
            state.set(seat, terms.POSITION, grid[seat])
        if "rank" not in plane:
            state.set(seat, terms.RANK, seat + 1)
    taken = setup.values["pilots"] in {"random", "chosen"}
    if taken and state.phase not in terms.SETUP_PHASES and "pilot" not in plane:
        state.set(seat, terms.PILOT, seat)
    if setup.campaign and "extra_slots" not in plane:
        state.set_held(seat, terms.EXTRA_SLOTS, slots_explained(state, seat))
    fill_bag(state, seat, plane)
    state.crashes = max(state.crashes, state.of(seat, terms.CRASHED))


def fill_bag(state: HydroracersState, seat: int, plane: Plain) -> None:
    """Let a bag hold the tokens that are nowhere else."""
    damage, alerts = tokens_of_bag(state, seat)
    damage -= state.of(seat, terms.DAMAGE) + tokens_on_tiles(state, seat, terms.DAMAGE_TOKEN)
    alerts -= state.of(seat, terms.ALERTS) + tokens_on_tiles(state, seat, terms.ALERT_TOKEN)
    for column, left in ((terms.BAG_DAMAGE, damage), (terms.BAG_ALERT, alerts)):
        if "bag" not in plane or state.of(seat, column) == OPEN:
            state.set(seat, column, max(left, 0))


# -- cards ------------------------------------------------------------------------------------------


def fill_cards(state: HydroracersState, seat: int, plane: Plain) -> None:
    """Set hand or row, deck and played pile as far as they are not named."""
    setup = state.setup
    if setup.campaign and state.phase not in terms.SHUFFLED:
        return  # the cards are put together
    if "deck" not in plane:
        set_pile(state, seat, setup.deck_at, [0] * int(setup.cards))
    left = unplaced_cards(state, seat)
    shown = "row" if setup.autopilot[seat] == 1 else "hand"
    if shown not in plane and state.phase in terms.RACED:
        for card in spread(left)[: int(hand_limit(state, seat))]:
            state.add_to_hand(seat, card)
            left[card] -= 1
    if "deck" not in plane:
        set_pile(state, seat, setup.deck_at, left)
        state.set(seat, terms.DECK_SIZE, sum(left))
    elif "played" not in plane:  # what is nowhere else was played
        set_pile(state, seat, setup.played_at, left)
        state.set(seat, terms.PLAYED_SIZE, sum(left))
    if "top" not in plane and state.of(seat, terms.PLAYED_SIZE) > 0:
        played = [int(state.in_played(seat, card)) for card in range(int(setup.cards))]
        state.set(seat, terms.TOP, spread(played)[-1])


def set_pile(state: HydroracersState, seat: int, column: i64, counts: list[int]) -> None:
    for card, count in enumerate(counts):
        state.set(seat, column + card, count)


def unplaced_cards(state: HydroracersState, seat: int) -> list[int]:
    """Count the cards of a seat that lie nowhere yet; refuse more than there are."""
    setup = state.setup
    left = [int(count) for count in state.cards_owned(seat)]
    for card in range(int(setup.cards)):
        left[card] -= int(state.in_hand(seat, card) + state.in_deck(seat, card))
        left[card] -= int(state.in_played(seat, card))
    for card in state.cards_under(seat):
        left[card] -= 1
    if setup.campaign and state.racers > 0 and seat == mover(state):
        for card in state.cards_looked_at():
            left[card] -= 1
    for card, count in enumerate(left):
        if count < 0:
            copies = int(state.owned(seat, card))
            raise PositionError("too_many_cards", card=setup.words[card], copies=copies)
    return left


def spread(counts: list[int]) -> list[int]:
    found: list[int] = []
    for card, count in enumerate(counts):
        found += [card] * count
    return found


# -- a campaign ---------------------------------------------------------------------------------------


def fill_campaign_numbers(
    state: HydroracersState, values: dict[str, Any], reader: PositionReader
) -> None:
    """Add race and stage, and refuse a pending card that does not come from where it is said to."""
    phase: int = values["phase"]
    race: int = values.setdefault("race", 0 if phase <= terms.CHOOSE_PILOT else 1)
    opened = phase == terms.REVEAL and race == 0 and "calendar" not in reader.data
    developing = phase in terms.DEVELOPMENT and not opened
    values.setdefault("stage", terms.DEVELOPING if developing else terms.IDLE)
    edition = state.setup.edition
    space: int = values.get("space", 0)
    pending: int = values.get("pending", terms.NO_CARD)
    if space == terms.FROM_TRACK and pending >= edition.cards:
        raise reader.wrong("pending", " | ".join(state.setup.words))
    if space != terms.FROM_TRACK and terms.NO_CARD < pending < edition.race_cards:
        raise reader.wrong("pending", " | ".join(edition.dev_words))


def fill_campaign_open(
    state: HydroracersState, reader: PositionReader, planes: list[Plain]
) -> None:
    fill_piles(state, reader)
    flown = state.shared(terms.RACE) > 0
    for seat, plane in enumerate(planes):
        fill_tokens(state, seat, plane)
        if flown and state.phase in terms.DEVELOPMENT and "rank" not in plane:
            state.set(seat, terms.RANK, seat + 1)
    fill_supply(state, reader)


def fill_piles(state: HydroracersState, reader: PositionReader) -> None:
    """Fill deck and cards out of the game with what lies nowhere else."""
    setup = state.setup
    if "removed" not in reader.data:
        for card in range(int(setup.edition.race_cards)):
            left_over = first_copies(setup, card) - placed_copies(state, card)
            state.set_pile(setup.removed_pile, card, max(left_over, 0))
    left = setup.edition.deck.copies()
    for kind, copies in enumerate(setup.edition.deck.copies()):
        left[kind] -= int(state.in_pile(setup.discard_pile, kind) + used_copies(state, kind))
        if left[kind] < 0:
            word = setup.edition.dev_words[kind]
            raise PositionError("too_many_cards", card=word, copies=copies)
    fill_display(state, len(reader.data.get("display", [])), left)
    if "dev_deck" not in reader.data:
        for kind, count in enumerate(left):
            state.set_pile(setup.deck_pile, kind, count)


def fill_display(state: HydroracersState, named: int, left: list[int]) -> None:
    """Fill the spaces that the data does not name, while cards are developed."""
    if state.phase not in terms.DEVELOPMENT or state.phase == terms.REVEAL:
        return
    for space in range(named, int(state.setup.edition.development.display)):
        for kind, count in enumerate(left):
            if count > 0:
                left[kind] -= 1
                state.set_shared(terms.DISPLAY_AT + space, kind)
                break


def fill_tokens(state: HydroracersState, seat: int, plane: Plain) -> None:
    """Let those development tokens of a person lie in the reserve that are nowhere else."""
    setup = state.setup
    named: dict[str, int] = plane.get("tokens", {})
    left = int(setup.edition.development.tokens - tokens_out(state, seat))
    for name, (column, _) in TOKENS.items():
        if column != terms.RESERVE:
            state.set_held(seat, column, named.get(name, 0))
            left -= named.get(name, 0)
    if "reserve" not in named:
        reserve = 0 if setup.autopilot[seat] == 1 else max(0, left)  # HR-231
        state.set_held(seat, terms.RESERVE, reserve)


def fill_supply(state: HydroracersState, reader: PositionReader) -> None:
    """Let those danger tokens be spare that no bag has."""
    edition = state.setup.edition
    first, spare = edition.numbers, edition.development
    damage = spare.spare_damage - tokens_supplied(state, terms.ALL_DAMAGE, first.bag_damage)
    alert = spare.spare_alert - tokens_supplied(state, terms.ALL_ALERT, first.bag_alert)
    for column, left in ((terms.SPARE_DAMAGE, damage), (terms.SPARE_ALERT, alert)):
        if "supply" not in reader.data or state.shared(column) == OPEN:
            state.set_shared(column, max(0, left))


# -- who acts ---------------------------------------------------------------------------------------


def usual_actor(state: HydroracersState) -> int:
    phase = state.phase
    if phase == terms.OVER:
        return NOBODY
    if phase == terms.CHOOSE_PILOT or phase in terms.TAKING:
        return int(state.taker)
    if phase == terms.MIRROR and mover(state) != terms.NO_SEAT:
        position = state.of(mover(state), terms.POSITION)
        return int(plane_at(state, position + 1))
    if phase in terms.CHANGING_RACE:
        return int(prestige_leader(state))
    if phase in terms.FLYING and phase not in terms.LUCK_IN_TURN:
        return int(mover(state))
    return CHANCE
