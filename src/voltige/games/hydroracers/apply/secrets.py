"""Who is told a secret of a seat."""

from __future__ import annotations

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers.events import BetNamed, CardPutUnder, CardReceived
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import NO_SEAT


def insiders(setup: HydroracersSetup, seat: i64) -> list[int]:
    """List the seats that see a seat's hand: itself, and its team mate (HR-239)."""
    if setup.mate[seat] == NO_SEAT:
        return [int(seat)]
    return [int(seat), int(setup.mate[seat])]


def tell_received(setup: HydroracersSetup, journal: Journal, seat: i64, card: i64) -> None:
    """Tell the face of a card drawn."""
    for to in insiders(setup, seat):
        journal.note(CardReceived(to, int(seat), setup.edition.words[card]))


def tell_put_under(setup: HydroracersSetup, journal: Journal, seat: i64, card: i64) -> None:
    """Tell the face of a card put under the deck."""
    for to in insiders(setup, seat):
        journal.note(CardPutUnder(to, int(seat), setup.edition.words[card]))


def tell_bet(setup: HydroracersSetup, journal: Journal, seat: i64, plane: i64) -> None:
    """Tell the plane of a bet."""
    for to in insiders(setup, seat):
        journal.note(BetNamed(to, int(seat), setup.edition.plane_ids[plane]))
