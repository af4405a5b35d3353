"""Whatever a board shows to be touched is used by a choice, or its reason is told in both languages."""

from typing import Any

from tests.conformance.play import asked_seats, positions
from tests.conformance.tables import Case, amount, every_house_table
from tests.wording.touchable import READERS, Thing
from voltige.core.action import Action
from voltige.core.outlook import Reason, foresee, reasons
from voltige.core.state import CHANCE, NOBODY
from voltige.core.view import View
from voltige.locale import LANGUAGES
from voltige.wording import make_wording
from voltige.wording.forming import say

POSITIONS = amount(6, 40)


def used(case: Case, legal: list[Action]) -> set[Thing]:
    """Name what the choices use."""
    return {
        (kind, one)
        for action in legal
        for kind, ids in case.game.uses(action, case.edition).items()
        for one in ids
    }


def will_use(case: Case, view: View, legal: list[Action]) -> set[Thing]:
    """Name what the choices foretell that they will use."""
    outlooks = foresee(case.game, view, [int(action.code) for action in legal])
    here = view.to_json().get("cells", {view.seat: []})[view.seat]  # of a carpet that stays
    events = [event for outlook in outlooks for event in outlook.events]
    return {thing for event in events for thing in foretold(event.to_json(), here)}


def foretold(event: dict[str, Any], here: list[int]) -> set[Thing]:
    """Name the cards that a programme will take, and the cell that a flight will end on."""
    if event["event"] == "ProgrammeChosen":
        return {("card", card) for cards in event["places"] for card in cards}
    if event["event"] == "CarpetMoved":
        return {("cell", "{},{}".format(*[here, *event["path"]][-1]))}
    return set()


def things(reason: Reason) -> set[Thing]:
    """Name what a reason tells of."""
    return {(kind, one) for kind, ids in reason.things.items() for one in ids}


def check_said(case: Case, reason: Reason, seat: int) -> None:
    """A reason has a code, a rule and a sentence."""
    told = make_wording(case.table(), ["Ada"] * case.seats).refusal(reason.refusal, seat)
    assert reason.refusal.rule.startswith(case.game.prefix)
    assert told.key == f"error-{reason.refusal.code}"
    for language in LANGUAGES:
        assert say(told, language)


@every_house_table
def test_what_can_be_touched_is_used_or_has_its_reason(case: Case) -> None:
    for state in positions(case, 85, POSITIONS):
        if state.to_act in {CHANCE, NOBODY}:
            continue
        for seat in range(case.seats):
            view = state.view(seat)
            legal = state.legal_actions_of(seat)
            found = reasons(case.game, case.edition, view, legal)
            for reason in found:
                check_said(case, reason, seat)
            touchable = READERS[case.game.name](view.to_json())
            if seat not in asked_seats(state):
                assert [reason.things for reason in found] == [{}] or not case.game.tries(view)
                continue
            told = {thing for reason in found for thing in things(reason)}
            left = touchable - told - used(case, legal)
            if left:
                left -= will_use(case, view, legal)
            assert not left, (view.to_json()["phase"], left)
