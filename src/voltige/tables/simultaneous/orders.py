"""Standing orders: what a seat leaves behind for simultaneous decisions by correspondence.

An order is a secret of its seat. It is followed in the same write as the step that opened the
decision, so that no time passes that could tell of it. An order that finds nothing to claim leaves the
answer to its seat.
"""

from voltige.core.action import Action
from voltige.match.steps import Order
from voltige.tables.errors import RequestError, UnusableError
from voltige.tables.table.draft import Draft
from voltige.tables.table.table import NO_ORDER, PLAYING, TableInMemory


def give_order(draft: Draft, seat: int, standing: str) -> None:
    """Keep the order of a seat."""
    table = draft.table
    orders = table.ways.orders
    if not orders:
        raise RequestError("no_standing_orders")
    if standing != NO_ORDER and standing not in orders:
        raise UnusableError("unknown_order", name=standing, names=", ".join([NO_ORDER, *orders]))
    if table.is_done:
        raise RequestError("match_over")
    draft.add(Order(standing), seat)


def follow_orders(draft: Draft) -> None:
    """Answer the decisions that have opened in this draft for the seats that left an order."""
    table = draft.table
    answered = -1
    while table.decision_at >= draft.first and table.decision_at != answered:
        answered = table.decision_at
        if not table.orders or not table.several or table.status != PLAYING:
            return
        for seat in list(table.asked()):
            claim = claim_for(table, seat)
            if claim is not None and table.match is not None:
                draft.add_entry(table.match.submit(seat, claim))


def claim_for(table: TableInMemory, seat: int) -> Action | None:
    """Give what the order of a seat claims now, if anything; a bot needs no orders."""
    standing = table.orders.get(seat, NO_ORDER)
    controller = table.chairs[seat].controller
    person = controller == "person" or controller.startswith("remote:")
    if table.match is None or standing == NO_ORDER or not person:
        return None
    return table.ways.rules.ordered(table.match.state, seat, standing, table.agreed.edition)
