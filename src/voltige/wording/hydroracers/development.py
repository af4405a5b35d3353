"""The position of a campaign in words: the development phase, and what a campaign adds to a race."""

from typing import Any

from voltige.core.view import View
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import (
    ADDED_AT,
    ADDED_SIZE,
    BASE,
    BRAKE,
    CALENDAR,
    CHOOSE_CIRCUIT,
    CHOOSE_GRID,
    COURSE,
    DRAWN,
    GRID_NAMES,
    IN_BAG,
    LOOKED_SIZE,
    NEXT_GRID,
    NO_CARD,
    NO_CIRCUIT,
    PUBLIC_AT,
    RACE,
    RESERVE,
    SPARE_ALERT,
    SPARE_DAMAGE,
    SPYING,
    STAND,
    TRACK_AT,
    TRACK_SIZE,
)
from voltige.wording.hydroracers.campaign import CampaignNames, displayed, flown, pending
from voltige.wording.text import Text


class DevelopmentNames(CampaignNames):
    """What lies on the development board."""

    def development_lines(self, seen: HydroracersState) -> list[Text]:
        """Describe calendar, next race, display, track, exhibition and piles."""
        return [
            self.calendar(seen),
            *self.next_race(seen),
            *self.obtaining(seen),
            *self.display(seen),
            self.track(seen),
            self.exhibition(seen),
            *self.piles(seen),
        ]

    def race_heading(self, seen: HydroracersState) -> Text:
        """Say which race of the campaign is flown."""
        told = {"race": seen.shared(RACE), "races": int(self.setup.rules.races)}
        return Text("hydroracers-line-race", told)

    def calendar(self, seen: HydroracersState) -> Text:
        """Describe the race before, the months that are gone, and what the cloth bag holds."""
        time, months = int(self.setup.edition.development.time), int(seen.shared(CALENDAR))
        told = {
            "race": seen.shared(RACE),
            "races": int(self.setup.rules.races),
            "months": months,
            "time": time,
            "left": time - months,
            "tokens": self.counts([int(seen.held(seat, IN_BAG)) for seat in self.planes]),
        }
        return Text("hydroracers-line-calendar", told)

    def next_race(self, seen: HydroracersState) -> list[Text]:
        """Describe circuit and grid of the next race, once they are chosen."""
        if seen.phase == CHOOSE_CIRCUIT or seen.circuit == NO_CIRCUIT:
            return []
        circuit = self.circuit(self.setup.edition.circuit_ids[seen.circuit])
        told: dict[str, Any] = {"circuit": circuit, "grid": "none"}
        if seen.phase != CHOOSE_GRID:
            told["grid"] = self.named(f"grid-{GRID_NAMES[seen.shared(NEXT_GRID)]}")
        return [Text("hydroracers-line-next_race", told)]

    def obtaining(self, seen: HydroracersState) -> list[Text]:
        """Describe the card that is being obtained."""
        card = pending(seen)
        return [Text("hydroracers-line-obtaining", {"card": self.detailed(card)})] if card else []

    def display(self, seen: HydroracersState) -> list[Text]:
        """Describe each card on the display: what it does, its cost and the tokens on it."""
        lines = []
        for space in range(int(self.setup.edition.development.display)):
            card = displayed(seen, space)
            if card:
                told = {
                    "space": space + 1,
                    "card": self.detailed(card),
                    "cost": self.cost(card),
                    "tokens": self.counts([int(seen.tokens_on(space, s)) for s in self.planes]),
                }
                lines.append(Text("hydroracers-line-display", told))
        return lines

    def track(self, seen: HydroracersState) -> Text:
        """Describe the espionage track and who waits there."""
        waiting = self.counts([int(seen.held(seat, SPYING)) for seat in self.planes])
        spied = [seen.shared(TRACK_AT + place) for place in range(int(seen.shared(TRACK_SIZE)))]
        cards = [self.detailed(self.setup.words[card]) for card in spied]
        told = {"cards": cards or [Text("hydroracers-track-empty")], "tokens": waiting}
        return Text("hydroracers-line-track", told)

    def exhibition(self, seen: HydroracersState) -> Text:
        """Say what exhibitions pay and who has taken them."""
        numbers = self.setup.edition.development
        used = [self.names[seat] for seat in self.planes if seen.held(seat, STAND)]
        spaces = []
        for space, paid in enumerate(numbers.public):
            seat = int(seen.shared(PUBLIC_AT + space))
            told = {"paid": int(paid), "name": self.names[seat] if seat >= 0 else "none"}
            spaces.append(Text("hydroracers-stand", told))
        return Text(
            "hydroracers-line-exhibition",
            {
                "paid": int(numbers.reserved),
                "spaces": spaces,
                "used": used or Text("hydroracers-nobody"),
            },
        )

    def piles(self, seen: HydroracersState) -> list[Text]:
        """Describe the supply, and what is to come, discarded, out of the game, and drawn last."""
        setup, devs = self.setup, self.setup.edition.dev_words
        supply = {"damage": seen.shared(SPARE_DAMAGE), "alert": seen.shared(SPARE_ALERT)}
        lines = [Text("hydroracers-line-supply", supply)]
        for name, pile, words in (
            ("deck", setup.deck_pile, devs),
            ("discard", setup.discard_pile, devs),
            ("removed", setup.removed_pile, setup.words),
        ):
            cards = self.some_of(words, [seen.in_pile(pile, card) for card in range(len(words))])
            if cards:
                lines.append(Text(f"hydroracers-line-{name}", {"cards": cards}))
        drawn = seen.shared(DRAWN)
        if drawn != NO_CARD:
            lines.append(Text("hydroracers-line-drawn", {"card": self.card(devs[drawn])}))
        return lines

    # -- what belongs to a plane ----------------------------------------------------------------

    def belongings(self, view: View, seat: int) -> list[Text]:
        """Describe the cards of a plane, its technologies and its equipment."""
        seen, edition = known_position(view), self.setup.edition
        named = self.owner(view, seat)
        kept = [int(seen.kept(seat, kind)) for kind in range(int(edition.devs))]
        first, last = int(edition.movement_devs), int(edition.first_advantage)
        technologies = [
            self.detailed(edition.dev_words[kind]) for kind in range(first, last) if kept[kind]
        ]
        added = [seen.held(seat, ADDED_AT + n) for n in range(int(seen.held(seat, ADDED_SIZE)))]
        lines = [self.own_cards(view, seat)]
        for name, cards in (
            ("technologies", technologies),
            ("equipment", self.some_of(edition.dev_words[last:], kept[last:])),
            ("added", self.cards(added)),
        ):
            if cards:
                lines.append(Text(f"hydroracers-line-{name}", {**named, "cards": cards}))
        return lines

    def own_cards(self, view: View, seat: int) -> Text:
        """Describe the cards that a plane flies with."""
        owned = known_position(view).cards_owned(seat)
        cards = [
            Text("game-several", {"card": self.detailed(word), "count": int(count)})
            for word, count in zip(self.setup.words, owned, strict=True)
            if count
        ]
        return Text("hydroracers-line-cards", {**self.owner(view, seat), "cards": cards})

    def in_development(self, seen: HydroracersState, seat: int) -> list[Text]:
        """Sum up the development tokens of a seat."""
        if self.setup.autopilot[seat]:
            return []
        told = {"bag": seen.held(seat, IN_BAG), "reserve": seen.held(seat, RESERVE)}
        return [Text("hydroracers-dev_tokens", told)]

    def under_way(self, seen: HydroracersState) -> list[Text]:
        """Describe a flight that has begun, and cards to choose from."""
        lines = []
        if seen.shared(BASE):
            card = flown(seen)
            told = {
                "card": self.card(card) if card else "none",
                "base": seen.shared(BASE),
                "brake": seen.shared(BRAKE),
            }
            lines.append(Text("hydroracers-line-under_way", told))
        count, looked = int(seen.shared(LOOKED_SIZE)), self.cards(seen.cards_looked_at())
        if looked:
            lines.append(Text("hydroracers-line-looked", {"count": count, "cards": looked}))
        elif count:
            lines.append(Text("hydroracers-line-unseen", {"count": count}))
        if seen.shared(COURSE):
            lines.append(Text("hydroracers-line-course", {"count": seen.shared(COURSE)}))
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
