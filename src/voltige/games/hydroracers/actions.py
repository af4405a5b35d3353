"""The verbs and actions of Hydroracers: one code for each action, in a fixed order, with named columns.

The campaign's codes come after those of the race, so that no code ever changes its meaning.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.fields.kinds import Kind, Number, Only, Word
from voltige.core.notation import read_number
from voltige.core.verbs import Listing, Parameter, Verb, VerbTable
from voltige.games.hydroracers import terms

PASS_EMPTY: Final = 0  # the code of a pass without any card in hand (HR-68)
END_TURN_CODE: Final = 1  # the code of letting the late bet go (HR-78)
FIRST_BET: Final = 2

# Kinds of action
DO_PASS: Final = 0
DO_END_TURN: Final = 1
DO_BET: Final = 2
DO_PLAY: Final = 3
DO_PLACE: Final = 4
DO_REMOVE: Final = 5
DO_CHOOSE_PILOT: Final = 6
DO_GAIN: Final = 7
DO_TOKENS: Final = 8
DO_SUPERCHARGE: Final = 9
DO_HOP: Final = 10
DO_MIRROR: Final = 11
DO_KEEP: Final = 12
DO_CHOOSE_CIRCUIT: Final = 13
DO_CHOOSE_GRID: Final = 14
DO_PLACE_DEV: Final = 15
DO_RUSH: Final = 16
DO_RECYCLE: Final = 17
DO_SPY: Final = 18
DO_LEVEL: Final = 19
DO_VICTIM: Final = 20

PHASES: Final = {  # of verbs that are not called as theirs is
    DO_PASS: [terms.TURN],
    DO_PLAY: [terms.TURN],
    DO_BET: [terms.TURN, terms.LATE_BET],
    DO_END_TURN: [terms.LATE_BET],
}

# Where a development token goes: the column ``what`` of DO_PLACE_DEV
ON_CARD: Final = 0
ON_TRACK: Final = 1
ON_RESERVED: Final = 2
ON_PUBLIC: Final = 3
PLACE_NAMES: Final = ["card", "espionage", "reserved", "public"]
GAIN_NAMES: Final = ["points", "aircoins"]
BRAKED: Final = "_braked"  # the end of a verb that is done with the Air Brake (HR-198)


YES: Final = [Parameter("answer", Only("yes", 1))]
NO: Final = [Parameter("answer", Only("no", 0))]


class Naming:
    """The names that the actions of an edition are made of."""

    def __init__(
        self, cards: list[str], stakes: list[int], planes: list[str], pilots: list[str]
    ) -> None:
        self.cards: Final = cards  # all of them, by index
        self.stakes: Final = stakes
        self.planes: Final = planes
        self.pilots: Final = pilots
        self.auto_pass = 0  # the I-pass card; those of the race stand before it
        self.values: list[list[int]] = []  # of the cards after it, which are developed
        self.circuits: list[str] = []
        self.spaces = 0  # of the display
        self.public = 0  # exhibition spaces for everybody


class HeldCard(Word):
    """A card; the I-pass card can only be tried, because nobody holds it."""

    def __init__(self, names: Naming) -> None:
        super().__init__(names.cards)
        self.auto_pass: Final = names.auto_pass

    def plains(self) -> list[Any]:
        return [*self.words[: self.auto_pass], *self.words[self.auto_pass + 1 :]]


class Stake(Kind):
    """What a betting slot costs, numbered by its slot."""

    def __init__(self, stakes: list[int]) -> None:
        super().__init__(",")
        self.stakes: Final = stakes

    def plains(self) -> list[Any]:
        return [*self.stakes]

    def parse(self, key: str, text: str) -> Any:
        return read_number(text, key)


class HydroracersListing(Listing):
    """Declares the verbs and lists their actions, in the order of the codes."""

    def __init__(self, names: Naming) -> None:
        super().__init__()
        self.names: Final = names
        self.declared: Final[list[Verb]] = []
        self.card: Final = HeldCard(names)
        self.kinds: Final[dict[str, Kind]] = {  # of parameters
            "card": self.card,
            "value": Number(),
            "slot": Stake(names.stakes),
            "plane": Word(names.planes),
            "pilot": Word(names.pilots),
            "element": Word(terms.ELEMENT_NAMES),
            "square": Number(1, terms.MOST_SQUARES),
            "gain": Word(GAIN_NAMES),
            "circuit": Word(names.circuits),
            "grid": Word(terms.GRID_NAMES),
            "space": Number(1, names.spaces),
        }
        self.pass_with: Final = self.verb(DO_PASS, "pass", "HR-65", "pass {card}")
        self.play: Final = self.verb(DO_PLAY, "play", "HR-28", "play {card}")
        self.list_race()
        self.list_flights()
        self.list_effects()
        self.list_development()

    def verb(
        self, kind: int, name: str, rule: str, notation: str, said: list[Parameter] | None = None
    ) -> Verb:
        """Declare a verb with what is said without being written, and what stands in braces."""
        parameters = [] if said is None else said[:]
        for word in notation.split():
            key = word.strip("{}")
            if key != word and all(known.name != key for known in parameters):
                parameters.append(Parameter(key, self.kinds[key]))
        phases = PHASES[kind] if kind in PHASES else [terms.PHASE_NAMES.index(name)]
        declared = Verb(name, rule, notation, parameters, phases=phases, kind=kind)
        self.declared.append(declared)
        return declared

    def list_all(
        self, kind: int, name: str, rule: str, notation: str, said: list[Parameter] | None = None
    ) -> None:
        """Declare a verb, and list it with everything that it can be done with."""
        self.add_all(self.verb(kind, name, rule, notation, said))

    def list_cards(self, verb: Verb, first: int, end: int) -> None:
        for name in self.names.cards[first:end]:
            self.add(verb, [name])

    def list_race(self) -> None:
        names = self.names
        self.list_all(DO_PASS, "pass", "HR-68", "pass")
        self.list_all(DO_END_TURN, "end_turn", "HR-78", "end turn")
        bet = self.verb(DO_BET, "bet", "HR-80", "bet {slot} on {plane}")
        for slot, stake in enumerate(names.stakes):
            form = bet
            if stake == 0:
                none = [Parameter("slot", Only(0, slot))]
                form = self.verb(DO_BET, "bet", "HR-81", "bet free on {plane}", none)
            for plane in names.planes:
                self.add(form, [stake, plane])
        self.list_cards(self.pass_with, 0, names.auto_pass)
        self.list_cards(self.play, 0, names.auto_pass)
        self.list_all(DO_PLACE, "place_token", "HR-108", "place on {element}")
        self.list_all(DO_REMOVE, "crash_remove", "HR-115", "remove {element} {square}")
        self.list_all(DO_CHOOSE_PILOT, "choose_pilot", "HR-5", "choose {pilot}")

    def list_flights(self) -> None:
        """List flights with cards from development, and all of them with the Air Brake."""
        names = self.names
        play_as = self.verb(DO_PLAY, "play_as", "HR-180", "play {card} as {value}")
        braked = self.verb(DO_PLAY, "play_braked", "HR-198", "play {card} brake")
        as_braked = self.verb(DO_PLAY, "play_as_braked", "HR-198", "play {card} as {value} brake")
        self.list_all(DO_PASS, "pass_braked", "HR-198", "pass brake")
        self.list_cards(self.pass_with, names.auto_pass + 1, len(names.cards))
        self.list_all(DO_PASS, "pass_braked", "HR-198", "pass {card} brake")
        self.list_values(self.play, play_as)
        self.list_cards(braked, 0, names.auto_pass)
        self.list_values(braked, as_braked)

    def list_values(self, one: Verb, several: Verb) -> None:
        """List the plays of cards from development, one for each value."""
        names = self.names
        for name, values in zip(names.cards[names.auto_pass + 1 :], names.values, strict=True):
            if len(values) == 1:
                self.add(one, [name])
            else:
                for value in values:
                    self.add(several, [name, value])

    def list_effects(self) -> None:
        """List what cards and technologies ask in a race."""
        self.list_all(DO_GAIN, "choose_gain", "HR-186", "gain {gain}")
        self.list_all(DO_TOKENS, "choose_tokens", "HR-178", "take off {element} {square}")
        self.list_all(DO_SUPERCHARGE, "supercharge", "HR-200", "supercharge", YES)
        self.list_all(DO_SUPERCHARGE, "supercharge", "HR-200", "no supercharge", NO)
        self.list_all(DO_HOP, "hop", "HR-195", "hop", YES)
        self.list_all(DO_HOP, "hop", "HR-195", "no hop", NO)
        self.list_all(DO_MIRROR, "mirror", "HR-196", "mirror", YES)
        self.list_all(DO_MIRROR, "mirror", "HR-196", "no mirror", NO)
        self.list_all(DO_KEEP, "keep", "HR-201", "keep {card}")

    def list_development(self) -> None:
        """List the choices between two races."""
        public = Parameter("space", Number(1, self.names.public))
        self.list_all(DO_CHOOSE_CIRCUIT, "choose_circuit", "HR-138", "fly at {circuit}")
        self.list_all(DO_CHOOSE_GRID, "choose_grid", "HR-139", "grid {grid}")
        self.list_all(DO_PLACE_DEV, "place_dev", "HR-145", "put on card {space}", at(ON_CARD))
        self.list_all(DO_PLACE_DEV, "place_dev", "HR-159", "put on espionage", at(ON_TRACK))
        reserved, to_all = at(ON_RESERVED), [*at(ON_PUBLIC), public]
        self.list_all(DO_PLACE_DEV, "place_dev", "HR-167", "put on reserved {plane}", reserved)
        self.list_all(DO_PLACE_DEV, "place_dev", "HR-167", "put on public {space}", to_all)
        self.list_all(DO_RUSH, "rush", "HR-148", "rush", YES)
        self.list_all(DO_RUSH, "rush", "HR-149", "wait", NO)
        self.list_all(DO_RECYCLE, "recycle", "HR-153", "recycle {card}")
        self.list_all(DO_SPY, "spy_take", "HR-159", "spy {card}")
        self.list_all(DO_LEVEL, "choose_level", "HR-207", "raise {element}")
        self.list_all(DO_VICTIM, "choose_victim", "HR-209", "sabotage {plane}")

    def by_card(self, name: str) -> vec[i64]:
        """Give the first code of a verb by card, also where it names a value; -1 for no such one."""
        codes = vec[i64]([-1] * len(self.names.cards))
        for code in range(len(self.actions) - 1, -1, -1):
            data = self.actions[code].data
            if data["do"].replace("_as", "") == name and "card" in data:
                codes[self.card.number_of(data["card"])] = code
        return codes

    def numbers(self, place: int) -> list[int]:
        """Give by code the parameter at a place, cards not counted; 0 where there is none.

        Of a flight the first is the value played, the second 1 with the Air Brake.
        """
        found: list[int] = []
        for verb, action in zip(self.verbs, self.actions, strict=True):
            data = action.data
            if verb.kind in (DO_PASS, DO_PLAY):
                found.append(
                    int(verb.name.endswith(BRAKED)) if place else self.value_played(verb, data)
                )
                continue
            named = [
                parameter.name for parameter in verb.parameters if parameter.kind is not self.card
            ]
            found.append(verb.number_of(named[place], data) if place < len(named) else 0)
        return found

    def value_played(self, verb: Verb, data: dict[str, Any]) -> int:
        bought = self.card.number_of(data.get("card")) - self.names.auto_pass - 1
        if verb.kind == DO_PASS or bought < 0:
            return 0
        return int(data.get("value", self.names.values[bought][0]))


def at(where: int) -> list[Parameter]:
    """Say where a development token goes."""
    return [Parameter("where", Only(PLACE_NAMES[where], where))]


@final
class HydroracersTable(VerbTable):
    """All actions of an edition. Columns are read by code; by card, -1 stands for the I-pass card."""

    def __init__(self, listing: HydroracersListing) -> None:
        super().__init__(listing.declared, listing.actions)
        kinds = [verb.kind for verb in listing.verbs]
        first = [kinds.index(kind) for kind in range(DO_VICTIM + 1)]
        self.size: Final[i64] = len(listing.actions)
        self.kind: Final = vec[i64](kinds)
        self.card: Final = vec[i64](listing.column(["card"], terms.NO_CARD))
        self.what: Final = vec[i64](listing.numbers(0))  # slot, element, pilot, answer, value, …
        self.where: Final = vec[i64](listing.numbers(1))  # plane of a bet, square of a tile, …
        self.first: Final = vec[i64](first)  # the first code of each kind
        self.first_place: Final[i64] = first[DO_PLACE]  # of the element tiles
        self.first_remove: Final[i64] = first[DO_REMOVE]
        self.first_pilot: Final[i64] = first[DO_CHOOSE_PILOT]
        self.brake_empty: Final[i64] = self.by_notation["pass brake"].code
        self.play: Final = listing.by_card("play")  # and the other columns by card
        self.pass_with: Final = listing.by_card("pass")
        self.pass_brake: Final = listing.by_card("pass_braked")
        self.play_brake: Final = listing.by_card("play_braked")
        self.keep: Final = listing.by_card("keep")
        self.recycle: Final = listing.by_card("recycle")
        self.spy: Final = listing.by_card("spy_take")
