"""Each plane in words: where it is, its cockpit, its pilot, its cards and its bet."""

from voltige.games.hydroracers.scoring import payout
from voltige.games.hydroracers.terms import (
    ELEMENT_NAMES,
    LEVELS,
    MOST_SQUARES,
    SKILL_NAMES,
    SQUARE_NAMES,
)
from voltige.wording.hydroracers.preview import cell_number
from voltige.wording.hydroracers.workshop import WorkshopNames
from voltige.wording.text import Text
from voltige.wording.wording import Seen


class PlaneNames(WorkshopNames):
    """What can be seen of a plane."""

    def from_the_front(self, view: Seen) -> list[int]:
        """Order the seats as they fly: the foremost first, those who fly no more last."""
        planes = view["planes"]
        return sorted(
            range(len(planes)),
            key=lambda seat: (
                bool(planes[seat]["crashed"] or planes[seat]["out"]),
                -planes[seat]["position"],
            ),
        )

    def sees_hand(self, view: Seen, seat: int) -> bool:
        """Return whether the viewer sees a hand: its own, or its team mate's."""
        if view["seat"] < 0 or view["planes"][seat]["autopilot"]:
            return False
        return seat == view["seat"] or seat == self.setup.mate[view["seat"]]

    def hand(self, view: Seen, seat: int) -> list[Text]:
        """Describe a hand, and the cards that it put under its deck."""
        plane = view["planes"][seat]
        named = {"who": self.who(view, seat), "name": self.names[seat]}
        cards = self.several(plane["hand"])
        lines = [Text("hydroracers-line-hand", {**named, "cards": cards})]
        if plane["under"]:
            told = {**named, "cards": self.cards(plane["under"])}
            lines.append(Text("hydroracers-line-under", told))
        return lines

    def plane_line(self, view: Seen, seat: int) -> Text:
        """Say where a plane is and all that lies open beside it."""
        plane = view["planes"][seat]
        facts = [Text("hydroracers-flies", {"plane": self.plane(plane["plane"])})]
        facts += self.facts_of(view, seat)
        if developing(view):
            facts += self.in_workshop(view, seat)
        if not plane["tiles"]:
            slots = int(self.setup.slots[seat]) + plane.get("extra_slots", 0)
            told = {"damage": plane["damage"], "slots": slots, "alerts": plane["alerts"]}
            facts.append(Text("hydroracers-gauge", told))
        left = plane["deck_size"] + plane["under_size"]
        if not developing(view):
            facts.append(Text("hydroracers-cards", {"hand": plane["hand_size"], "deck": left}))
        facts.append(Text("hydroracers-bag", plane["bag"]))
        if plane["crashes"]:
            facts.append(Text("hydroracers-crashes", {"count": plane["crashes"]}))
        if plane["rank"]:
            facts.append(Text("hydroracers-last-rank", {"rank": plane["rank"]}))
        named = {"who": self.who(view, seat), "name": self.names[seat]}
        return Text("game-seat", {**named, "facts": facts})

    def cockpit(self, view: Seen, seat: int) -> list[Text]:
        """Describe the tiles of a plane: what covers each square, or what an empty one does."""
        named = {"who": self.who(view, seat), "name": self.names[seat]}
        lines = []
        for element, tile in view["planes"][seat]["tiles"].items():
            first = (ELEMENT_NAMES.index(element) * LEVELS + tile["level"] - 1) * MOST_SQUARES
            squares = [
                self.named(f"token-{token}")
                if token
                else self.square(element, SQUARE_NAMES[self.setup.edition.squares[first + place]])
                for place, token in enumerate(tile["tokens"])
            ]
            told = {**named, "element": self.named(f"element-{element}"), "squares": squares}
            lines.append(Text("hydroracers-line-tile", told))
        maluses = [self.named(f"malus-{malus}") for malus in view["planes"][seat]["maluses"]]
        if maluses:
            lines.append(Text("hydroracers-line-maluses", {**named, "maluses": maluses}))
        return lines

    def pilot_line(self, view: Seen, seat: int) -> Text:
        """Describe the pilot of a plane and his skill."""
        pilot = view["planes"][seat]["pilot"]
        edition = self.setup.edition
        skill = SKILL_NAMES[edition.skill[edition.pilot_ids.index(pilot)]]
        numbers = {
            "double": int(edition.numbers.double_slipstream),
            "least": int(edition.numbers.no_drag_from),
        }
        told = {
            "who": self.who(view, seat),
            "name": self.names[seat],
            "pilot": self.pilot(pilot),
            "skill": self.must(f"skill-{skill}", numbers),
        }
        return Text("hydroracers-line-pilot", told)

    def bets(self, view: Seen) -> list[Text]:
        """Say what bets pay, who has bet, and on which plane where that can be seen."""
        if not self.setup.betting or developing(view):
            return []
        lines = [self.pays()]
        for seat, plane in enumerate(view["planes"]):
            if view["heat"] and plane["slot"] >= 0:
                told = {
                    "who": self.who(view, seat),
                    "name": self.names[seat],
                    "slot": plane["slot"],
                    "plane": self.plane(plane["bet"]) if plane["bet"] else "none",
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

    def open_cards(self, view: Seen) -> list[Text]:
        """Describe the played cards of each plane, and those that lie face up beside autopilots."""
        lines = []
        for seat, plane in enumerate(view["planes"]):
            named = {"who": self.who(view, seat), "name": self.names[seat]}
            if plane["row"]:
                cards = self.cards(plane["row"])
                lines.append(Text("hydroracers-line-row", {**named, "cards": cards}))
            if plane["played"]:
                cards = self.several(plane["played"])
                told = {**named, "cards": cards, "top": self.card(plane["top"])}
                lines.append(Text("hydroracers-line-played", told))
        return lines

    def team(self, seat: int) -> int:
        """Give the number of a seat's team, which is that of its first plane (HR-239)."""
        return min(seat, int(self.setup.mate[seat])) + 1

    def facts_of(self, view: Seen, seat: int) -> list[Text]:
        """Sum up a seat: where it is in a race, points, money, and what the air does to it."""
        plane = view["planes"][seat]
        facts = [Text("hydroracers-points", {"count": plane["prestige"]})]
        if self.setup.teams:
            facts.insert(0, Text("hydroracers-team", {"team": self.team(seat)}))
        if not plane["autopilot"]:
            facts.append(Text("hydroracers-aircoins", {"count": plane["aircoins"]}))
        if developing(view):
            return facts
        if view["heat"] and seat == view["leader"]:
            facts.append(Text("hydroracers-leads", {"drag": int(self.setup.numbers.drag)}))
        if plane["slip"]:
            facts.append(Text("hydroracers-slip", {"slip": plane["slip"]}))
        if plane["out"] or plane["crashed"]:
            where = Text("hydroracers-out" if plane["out"] else "hydroracers-crashed")
        else:
            where = Text("hydroracers-cell", {"cell": cell_number(plane["position"])})
        return [where, *facts]


def developing(view: Seen) -> bool:
    """Return whether the planes are in the workshop between two races."""
    return bool(view.get("stage") == "developing")
