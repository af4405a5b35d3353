"""The position of a campaign in words: the workshop between two races, and what it adds to a race."""

from typing import Any

from voltige.wording.hydroracers.campaign import CampaignNames
from voltige.wording.text import Text
from voltige.wording.wording import Seen


class WorkshopNames(CampaignNames):
    """What lies on the tables of the workshop."""

    def workshop(self, view: Seen) -> list[Text]:
        """Describe calendar, next race, display, track, exhibition and piles."""
        return [
            self.calendar(view),
            *self.next_race(view),
            *self.obtaining(view),
            *self.display(view),
            self.track(view),
            self.exhibition(view),
            *self.piles(view),
        ]

    def race_heading(self, view: Seen) -> Text:
        """Say which race of the campaign is flown."""
        told = {"race": view["race"], "races": int(self.setup.rules.races)}
        return Text("hydroracers-line-race", told)

    def calendar(self, view: Seen) -> Text:
        """Describe the race before, the months that are gone, and what the cloth bag holds."""
        time = int(self.setup.edition.development.time)
        told = {
            "race": view["race"],
            "races": int(self.setup.rules.races),
            "months": view["calendar"],
            "time": time,
            "left": time - view["calendar"],
            "tokens": self.counts([plane["tokens"]["bag"] for plane in view["planes"]]),
        }
        return Text("hydroracers-line-calendar", told)

    def next_race(self, view: Seen) -> list[Text]:
        """Describe circuit and grid of the next race, once they are chosen."""
        if view["phase"] == "choose_circuit" or not view["circuit"]:
            return []
        told: dict[str, Any] = {"circuit": self.circuit(view["circuit"]), "grid": "none"}
        if view["phase"] != "choose_grid":
            told["grid"] = self.named(f"grid-{view['next_grid']}")
        return [Text("hydroracers-line-next_race", told)]

    def obtaining(self, view: Seen) -> list[Text]:
        """Describe the card that is being obtained."""
        if not view["pending"]:
            return []
        return [Text("hydroracers-line-obtaining", {"card": self.detailed(view["pending"])})]

    def display(self, view: Seen) -> list[Text]:
        """Describe each card on the display: what it does, its cost and the tokens on it."""
        lines = []
        for number, space in enumerate(view["display"], start=1):
            if space["card"]:
                told = {
                    "space": number,
                    "card": self.detailed(space["card"]),
                    "cost": self.cost(space["card"]),
                    "tokens": self.counts(space["tokens"]),
                }
                lines.append(Text("hydroracers-line-display", told))
        return lines

    def track(self, view: Seen) -> Text:
        """Describe the espionage track and who waits there."""
        waiting = self.counts([plane["tokens"]["espionage"] for plane in view["planes"]])
        cards = [self.detailed(card) for card in view["track"]] or [Text("hydroracers-track-empty")]
        return Text("hydroracers-line-track", {"cards": cards, "tokens": waiting})

    def exhibition(self, view: Seen) -> Text:
        """Say what exhibitions pay and who has taken them."""
        numbers = self.setup.edition.development
        used = [
            self.names[seat]
            for seat, plane in enumerate(view["planes"])
            if plane["tokens"]["stand"]
        ]
        spaces = [
            Text(
                "hydroracers-stand",
                {"paid": paid, "name": self.names[seat] if seat >= 0 else "none"},
            )
            for paid, seat in zip(map(int, numbers.public), view["public"], strict=True)
        ]
        told: dict[str, Any] = {"paid": int(numbers.reserved), "spaces": spaces}
        told["used"] = used or Text("hydroracers-nobody")
        return Text("hydroracers-line-exhibition", told)

    def piles(self, view: Seen) -> list[Text]:
        """Describe the supply, and what is to come, discarded, out of the game, and drawn last."""
        lines = [Text("hydroracers-line-supply", view["supply"])]
        for key, name in (("dev_deck", "deck"), ("discard", "discard"), ("removed", "removed")):
            if view[key]:
                told = {"cards": self.several(view[key])}
                lines.append(Text(f"hydroracers-line-{name}", told))
        if view["drawn"]:
            lines.append(Text("hydroracers-line-drawn", {"card": self.card(view["drawn"])}))
        return lines

    # -- what belongs to a plane ----------------------------------------------------------------

    def belongings(self, view: Seen, seat: int) -> list[Text]:
        """Describe the cards of a plane, its technologies and its equipment."""
        plane = view["planes"][seat]
        named = {"who": self.who(view, seat), "name": self.names[seat]}
        lines = [self.own_cards(view, seat)]
        if plane["technologies"]:
            told = {**named, "cards": [self.detailed(card) for card in plane["technologies"]]}
            lines.append(Text("hydroracers-line-technologies", told))
        if plane["advantages"]:
            told = {**named, "cards": self.several(plane["advantages"])}
            lines.append(Text("hydroracers-line-equipment", told))
        if plane["added"]:
            told = {**named, "cards": self.cards(plane["added"])}
            lines.append(Text("hydroracers-line-added", told))
        return lines

    def own_cards(self, view: Seen, seat: int) -> Text:
        """Describe the cards that a plane flies with."""
        cards = [
            Text("game-several", {"card": self.detailed(card), "count": count})
            for card, count in view["planes"][seat]["cards"].items()
        ]
        named = {"who": self.who(view, seat), "name": self.names[seat]}
        return Text("hydroracers-line-cards", {**named, "cards": cards})

    def in_workshop(self, view: Seen, seat: int) -> list[Text]:
        """Sum up the development tokens of a seat."""
        tokens = view["planes"][seat]["tokens"]
        if view["planes"][seat]["autopilot"]:
            return []
        told = {"bag": tokens["bag"], "reserve": tokens["reserve"]}
        return [Text("hydroracers-dev_tokens", told)]

    def under_way(self, view: Seen) -> list[Text]:
        """Describe a flight that has begun, and cards to choose from."""
        lines = []
        if view["base"]:
            told = {
                "card": self.card(view["flown"]) if view["flown"] else "none",
                "base": view["base"],
                "brake": view["brake"],
            }
            lines.append(Text("hydroracers-line-under_way", told))
        if view["looked"]:
            told = {"count": view["looked_size"], "cards": self.cards(view["looked"])}
            lines.append(Text("hydroracers-line-looked", told))
        elif view["looked_size"]:
            lines.append(Text("hydroracers-line-unseen", {"count": view["looked_size"]}))
        if view["course"]:
            lines.append(Text("hydroracers-line-course", {"count": view["course"]}))
        return lines

    # -- parts ----------------------------------------------------------------------------------

    def counts(self, tokens: list[int]) -> list[Text]:
        """Say how many tokens each seat has somewhere."""
        found = [
            Text("hydroracers-tokens_of", {"name": self.names[seat], "count": count})
            for seat, count in enumerate(tokens)
            if count
        ]
        return found or [Text("hydroracers-none")]

    def detailed(self, card: str) -> Text:
        """Name a card with what it does; a plain number as it is."""
        if card not in self.bought:
            return self.card(card)
        told: dict[str, Any] = {"card": self.card(card), "effect": self.effect(card)}
        faces = [face for face in self.setup.edition.deck.movement if face.id == card]
        if not faces:
            return Text("hydroracers-detailed", told)
        told["values"] = "/".join(map(str, faces[0].values))
        told |= {"exchange": faces[0].exchange, "repair": faces[0].repair}
        return Text("hydroracers-detailed-movement", told)
