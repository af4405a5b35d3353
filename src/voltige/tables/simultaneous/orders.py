"""Standing orders: what a seat leaves behind for races by correspondence (LOOPS, 5.6).

An order is a secret of its seat. It is followed in the same write as the step that opened the race,
so that no time passes that could tell of it. An order that finds nothing to claim leaves the answer
to its seat.
"""

from typing import Any, cast

from voltige.core.action import Action, Json
from voltige.core.state import State
from voltige.games.loops.actions import LoopsTable
from voltige.games.loops.edition import LoopsEdition
from voltige.server.errors import ServerError
from voltige.server.room.draft import Draft
from voltige.server.room.room import NO_ORDER, PLAYING, Room

ANYTHING = "anything"
DRAW = "play_draw"


def give_order(draft: Draft, seat: int, standing: str) -> None:
    """Keep the order of a seat."""
    room = draft.room
    if not room.takes_orders:
        raise ServerError("no_standing_orders")
    if room.is_done:
        raise ServerError("match_over")
    draft.add("order", seat, {"standing": standing})


def follow_orders(draft: Draft) -> None:
    """Answer the races that have opened in this draft for the seats that left an order."""
    room = draft.room
    answered = -1
    while room.decision_at >= draft.first and room.decision_at != answered:
        answered = room.decision_at
        if not room.orders or not room.several or room.status != PLAYING:
            return
        for seat in list(room.asked()):
            claim = claim_for(room, seat)
            if claim is not None and room.match is not None:
                draft.add_entry(room.match.submit(seat, claim.data))


def claim_for(room: Room, seat: int) -> Action | None:
    """Give what the order of a seat claims now, if anything; a bot needs no orders."""
    standing = room.orders.get(seat, NO_ORDER)
    controller = room.chairs[seat].controller
    person = controller == "person" or controller.startswith("remote:")
    if room.match is None or standing == NO_ORDER or not person:
        return None
    edition = cast("LoopsEdition", room.table.edition)
    return ordered_claim(room.match.state, seat, standing, edition)


def ordered_claim(state: State, seat: int, standing: str, edition: LoopsEdition) -> Action | None:
    """Give the claim that an order means in an open race, or none."""
    legal = state.legal_actions_of(seat)
    view = state.view(seat).to_json()
    altitudes = [action for action in legal if action.data["do"] == "play_altitude"]
    if altitudes:
        return min(altitudes, key=lambda action: altitude_order(view, action.data))
    if standing != ANYTHING:
        return None
    specials = [action for action in legal if edition.table.card[action.code] >= 0]
    return min(specials, key=lambda action: special_order(view, action, edition), default=None)


def altitude_order(view: Json, data: Json) -> tuple[int, int]:
    """Put the altitude nearest to the base first, with all its copies."""
    base = view["base_altitude"]
    if base:
        distance = abs(data["value"] - base)
    else:
        distance = data["value"] if view["attitude"] == "positive" else -data["value"]
    return distance, -data["count"]


def special_order(view: Json, action: Action, edition: LoopsEdition) -> tuple[Any, ...]:
    """Put the special with fewest points first, then by the deck table, then by the target."""
    table: LoopsTable = edition.table
    card = int(table.card[action.code])
    points = int(edition.points[card])
    if action.data["do"] != DRAW:
        return points, card
    sizes, seat, target = view["hand_sizes"], view["seat"], action.data["target"]
    step = 1 if view["direction"] == "left" else -1
    own = target == seat  # only where the table allows it, and never what an order means
    return points, card, own, sizes[target], (target - seat) * step % len(sizes)
