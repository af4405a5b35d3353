"""Each plane in words: where it is, its cockpit, its pilot, its cards and its bet."""

from voltige.core.view import View
from voltige.games.hydroracers.scoring import payout
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    ALERTS,
    BAG_ALERT,
    BAG_DAMAGE,
    BET_PLANE,
    BET_SLOT,
    CRASHED,
    CRASHES,
    DAMAGE,
    DECK_SIZE,
    DEVELOPING,
    ELEMENT_NAMES,
    HAND_SIZE,
    NO_BET,
    NO_PLANE,
    NO_TOKEN,
    OUT,
    PENALTY_NAMES,
    PILOT,
    POSITION,
    PRESTIGE,
    RANK,
    SKILL_NAMES,
    SLIP,
    SQUARE_NAMES,
    STAGE,
    TOKEN_NAMES,
    TOP,
    UNDER_SIZE,
)
from voltige.games.hydroracers.zones import (
    damage_slots,
    has_penalty,
    shown_square,
    square_count,
)
from voltige.wording.hydroracers.development import DevelopmentNames
from voltige.wording.hydroracers.preview import cell_number
from voltige.wording.text import Text


class PlaneNames(DevelopmentNames):
    """What can be seen of a plane."""

    def from_the_front(self, seen: HydroracersState) -> list[int]:
        """Order the seats as they fly: the foremost first, those who fly no more last."""

        def place(seat: int) -> tuple[bool, int]:
            flies_no_more = seen.of(seat, CRASHED) > 0 or seen.of(seat, OUT) > 0
            return flies_no_more, -int(seen.of(seat, POSITION))

        return sorted(self.planes, key=place)

    def hand(self, view: View, seat: int) -> list[Text]:
        """Describe a hand, and the cards that it put under its deck."""
        seen, words = known_position(view), self.setup.words
        named = self.owner(view, seat)
        cards = self.some_of(words, [seen.in_hand(seat, card) for card in range(len(words))])
        lines = [Text("hydroracers-line-hand", {**named, "cards": cards})]
        under = self.cards(seen.cards_under(seat))
        if under:
            lines.append(Text("hydroracers-line-under", {**named, "cards": under}))
        return lines

    def plane_line(self, view: View, seat: int) -> Text:
        """Say where a plane is and all that lies open beside it."""
        seen = known_position(view)
        facts = [Text("hydroracers-flies", {"plane": self.plane_of(seat)})]
        facts += self.facts_of(seen, seat)
        if developing(seen):
            facts += self.in_development(seen, seat)
        if not self.setup.expert[seat]:
            told = {
                "damage": seen.of(seat, DAMAGE),
                "slots": damage_slots(seen, seat),
                "alerts": seen.of(seat, ALERTS),
            }
            facts.append(Text("hydroracers-gauge", told))
        if not developing(seen):
            left = int(seen.of(seat, DECK_SIZE) + seen.of(seat, UNDER_SIZE))
            told = {"hand": seen.of(seat, HAND_SIZE), "deck": left}
            facts.append(Text("hydroracers-cards", told))
        bag = {"damage": seen.of(seat, BAG_DAMAGE), "alert": seen.of(seat, BAG_ALERT)}
        facts.append(Text("hydroracers-bag", bag))
        if seen.of(seat, CRASHES):
            facts.append(Text("hydroracers-crashes", {"count": seen.of(seat, CRASHES)}))
        if seen.of(seat, RANK):
            facts.append(Text("hydroracers-last-rank", {"rank": seen.of(seat, RANK)}))
        return Text("game-seat", {**self.owner(view, seat), "facts": facts})

    def cockpit(self, view: View, seat: int) -> list[Text]:
        """Describe the tiles of a plane: what covers each square, or what an empty one does."""
        if not self.setup.expert[seat]:
            return []
        seen, named = known_position(view), self.owner(view, seat)
        lines = []
        for element, name in enumerate(ELEMENT_NAMES):
            squares = []
            for square in range(int(square_count(seen, seat, element))):
                token = seen.token_on(seat, element, square)
                shown = SQUARE_NAMES[shown_square(seen, seat, element, square)]
                squares.append(
                    self.square(name, shown)
                    if token == NO_TOKEN
                    else self.named(f"token-{TOKEN_NAMES[token]}")
                )
            told = {**named, "element": self.named(f"element-{name}"), "squares": squares}
            lines.append(Text("hydroracers-line-tile", told))
        penalties = [
            self.named(f"penalty-{name}")
            for penalty, name in enumerate(PENALTY_NAMES)
            if has_penalty(seen, seat, penalty)
        ]
        if penalties:
            lines.append(Text("hydroracers-line-penalties", {**named, "penalties": penalties}))
        return lines

    def pilot_line(self, view: View, seat: int) -> Text:
        """Describe the pilot of a plane and his skill."""
        pilot = int(known_position(view).of(seat, PILOT))
        edition = self.setup.edition
        numbers = {
            "double": int(edition.numbers.double_slipstream),
            "least": int(edition.numbers.no_drag_from),
        }
        told = {
            **self.owner(view, seat),
            "pilot": self.pilot(edition.pilot_ids[pilot]),
            "skill": self.must(f"skill-{SKILL_NAMES[edition.skill[pilot]]}", numbers),
        }
        return Text("hydroracers-line-pilot", told)

    def bets(self, view: View) -> list[Text]:
        """Say what bets pay, who has bet, and on which plane where that can be seen."""
        seen, edition = known_position(view), self.setup.edition
        if not self.setup.betting or developing(seen):
            return []
        lines = [self.pays()]
        for seat in self.planes if seen.heat else ():
            slot, plane = seen.of(seat, BET_SLOT), seen.of(seat, BET_PLANE)
            if slot != NO_BET:
                told = {
                    **self.owner(view, seat),
                    "slot": int(edition.stakes[slot]),
                    "plane": "none" if plane == NO_PLANE else self.plane(edition.plane_ids[plane]),
                }
                lines.append(Text("hydroracers-line-bet", told))
        return lines

    def pays(self) -> Text:
        """Say what a bet pays on each slot."""
        setup = self.setup
        slots = [
            Text(
                "hydroracers-slot-pays", {"stake": int(stake), "wins": int(payout(setup, stake, 1))}
            )
            for stake in setup.edition.stakes
        ]
        others = {"second": int(payout(setup, 0, 2)), "third": int(payout(setup, 0, 3))}
        return Text("hydroracers-line-slots", {"slots": slots, **others})

    def open_cards(self, view: View) -> list[Text]:
        """Describe the played cards of each plane, and those that lie face up beside autopilots."""
        seen, words = known_position(view), self.setup.words
        lines = []
        for seat in self.planes:
            named = self.owner(view, seat)
            row = self.cards(seen.cards_in_hand(seat)) if self.setup.autopilot[seat] else []
            if row:
                lines.append(Text("hydroracers-line-row", {**named, "cards": row}))
            played = [seen.in_played(seat, card) for card in range(len(words))]
            cards = self.some_of(words, played)
            if cards:
                told = {**named, "cards": cards, "top": self.card(words[seen.of(seat, TOP)])}
                lines.append(Text("hydroracers-line-played", told))
        return lines

    def team(self, seat: int) -> int:
        """Give the number of a seat's team, which is that of its first plane (HR-239)."""
        return min(seat, int(self.setup.mate[seat])) + 1

    def facts_of(self, seen: HydroracersState, seat: int) -> list[Text]:
        """Sum up a seat: where it is in a race, points, money, and what the air does to it."""
        facts = [Text("hydroracers-points", {"count": seen.of(seat, PRESTIGE)})]
        if self.setup.teams:
            facts.insert(0, Text("hydroracers-team", {"team": self.team(seat)}))
        if not self.setup.autopilot[seat]:
            facts.append(Text("hydroracers-aircoins", {"count": seen.of(seat, AIRCOINS)}))
        if developing(seen):
            return facts
        if seen.heat and seen.racers and seat == seen.in_order(0):
            facts.append(Text("hydroracers-leads", {"drag": int(self.setup.numbers.drag)}))
        if seen.of(seat, SLIP):
            facts.append(Text("hydroracers-slip", {"slip": seen.of(seat, SLIP)}))
        if seen.of(seat, OUT) or seen.of(seat, CRASHED):
            where = Text("hydroracers-out" if seen.of(seat, OUT) else "hydroracers-crashed")
        else:
            where = Text("hydroracers-cell", {"cell": cell_number(int(seen.of(seat, POSITION)))})
        return [where, *facts]


def developing(seen: HydroracersState) -> bool:
    """Return whether the planes are in the development phase between two races."""
    return seen.setup.campaign and seen.shared(STAGE) == DEVELOPING
