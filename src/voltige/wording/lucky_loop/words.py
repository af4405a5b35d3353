"""What is said at the air show: questions, flights and their dice, programmes, pilots and piles."""

from typing import Any

from voltige.core.view import View
from voltige.games.lucky_loop.figures import figure_card, figure_faces, figure_state
from voltige.games.lucky_loop.legal.flight import fulfilling
from voltige.games.lucky_loop.legal.free import picked_dice, picked_difficulty
from voltige.games.lucky_loop.rolls import FACES_OF, NO_DICE
from voltige.games.lucky_loop.scoring import crossed_out, in_final_phase, score_of, scores_of
from voltige.games.lucky_loop.state import LuckyLoopState, known_position
from voltige.games.lucky_loop.terms import (
    COLOUR_NAMES,
    FIGURE_STATE_NAMES,
    NO_FLIGHT,
    NO_PROGRAMME,
    OPEN,
    PHASE_NAMES,
    PILES,
    PROGRAMMES,
    SLOTS,
)
from voltige.games.lucky_loop.zones import (
    discard_size,
    discards,
    draw_size,
    free_cards,
    hand_backs,
    known_hand,
    picked_cards,
    programme_cards,
)
from voltige.wording.forming import number
from voltige.wording.lucky_loop.choices import LuckyLoopChoices, dice
from voltige.wording.text import Sheet, Text
from voltige.wording.wording import yes_or_no


class LuckyLoopWording(LuckyLoopChoices):
    """What is said at the air show."""

    quiet = frozenset(
        {"CardDealt", "CardDrawn", "TurnStarted", "PileChosen", "DiceTaken", "RefillStarted"}
    )
    dealt = frozenset({"CardDealt"})

    def question(self, view: View, params: dict[str, Any]) -> Text:
        """Say what is asked in each phase."""
        setup, seen = self.setup, known_position(view)
        told = {
            **params,
            "count": seen.to_draw,
            "left": int(setup.exchange - seen.picked),
            "stock": seen.dice_left,
            "roll": dice(FACES_OF[seen.roll]),
            "cost": int(setup.final_exchange_cost),
            "least": int(setup.min_difficulty),
            "most": int(setup.dice),
            "factor": int(setup.highlight_factor),
            "penalty": int(setup.failure_cost),
            "fits": yes_or_no(fits(seen)),
            "tokens": seen.tokens[seen.active],
            "sum": picked_difficulty(seen),
            "dice": picked_dice(seen),
        }
        if seen.programme != NO_PROGRAMME:
            told["programme"] = self.programme_name(seen.programme)
            told["colour"] = self.figure_name(seen.programme, seen.picked)
        return self.must(f"ask-{PHASE_NAMES[seen.phase]}", told)

    def programme_name(self, programme: int) -> Text:
        """Name a programme."""
        return self.named(self.setup.edition.programme_names[programme])

    def figure_name(self, programme: int, slot: int) -> Text:
        """Name the figure that a place of a programme wants."""
        return self.named(COLOUR_NAMES[self.setup.edition.colour_at(programme, slot)])

    def position(self, view: View) -> list[Text]:
        """Describe flight, hand, programmes, pilots and piles."""
        seen = known_position(view)
        told = {"round": seen.round_no, "last": yes_or_no(seen.end_triggered)}
        lines = [Text("lucky-loop-line-round", told), *self.flight(view)]
        if view.seat >= 0:
            hand = self.cards(known_hand(seen, view.seat))
            lines.append(Text("lucky-loop-line-hand", {"cards": hand}))
        if seen.picked:
            picked = self.cards(picked_cards(seen))
            lines.append(Text("lucky-loop-line-picked", {"cards": picked}))
        lines += [self.programme(view, programme) for programme in range(PROGRAMMES)]
        for seat in range(self.table.seats):
            lines += self.pilot(view, seat)
        lines += [self.pile(seen, side) for side in range(PILES)]
        lines.append(Text("lucky-loop-line-supply", {"count": seen.supply}))
        results = {
            "least": int(self.setup.programme_minimum),
            "bonus": int(self.setup.first_bonus_threshold),
            "last": int(self.setup.unrepeatable_from),
        }
        return [*lines, Text("lucky-loop-line-results", results), Text("lucky-loop-line-legend")]

    def flight(self, view: View) -> list[Text]:
        """Describe the flight, figure by figure, and the dice."""
        seen = known_position(view)
        if seen.flight == NO_FLIGHT:
            return []
        programme = Text("lucky-loop-free-programme")
        if seen.programme != NO_PROGRAMME:
            programme = self.programme_name(seen.programme)
        told = {
            **self.owner(view, seen.active),
            "programme": programme,
            "dice": seen.dice_left,
            "seventh": yes_or_no(seen.seventh_used),
        }
        lines = [Text("lucky-loop-line-flight", told)]
        if seen.roll != NO_DICE:
            lines.append(Text("lucky-loop-line-roll", {"roll": dice(FACES_OF[seen.roll])}))
        for figure in range(int(seen.figures)):
            flown = {
                "number": figure + 1,
                "card": self.faces[figure_card(seen, figure)],
                "star": yes_or_no(figure == seen.highlight),
                "state": FIGURE_STATE_NAMES[figure_state(seen, figure)],
                "dice": dice(figure_faces(seen, figure)),
            }
            lines.append(Text("lucky-loop-line-figure", flown))
        return lines

    def programme(self, view: View, programme: int) -> Text:
        """Describe the cards of a programme, and the results flown there."""
        seen = known_position(view)
        told: dict[str, Any] = {"programme": self.programme_name(programme)}
        cards = programme_cards(seen, programme)
        if not cards:
            told["figures"] = [self.figure_name(programme, slot) for slot in range(SLOTS)]
            return Text("lucky-loop-line-empty", told)
        told["cards"] = self.cards(cards)
        scores = [int(score_of(seen, seat, programme)) for seat in range(self.table.seats)]
        told["results"] = [
            Text("lucky-loop-result", {**self.owner(view, seat), "score": score})
            for seat, score in enumerate(scores)
            if score
        ]
        told["record"] = int(seen.records[programme])
        return Text("lucky-loop-line-programme", told)

    def pilot(self, view: View, seat: int) -> list[Text]:
        """Describe total, tokens and cards of a seat, and its free programme."""
        seen = known_position(view)
        facts = self.facts_of(seen, seat)
        for side, count in enumerate(hand_backs(seen, seat)):
            facts.append(Text("lucky-loop-backs", {"pile": self.pile_name(side), "count": count}))
        if seen.penalties[seat]:
            facts.append(Text("lucky-loop-paid", {"count": seen.penalties[seat]}))
        if seat == seen.first_player:
            facts.append(Text("lucky-loop-first"))
        if in_final_phase(seen, seat):
            facts.append(Text("lucky-loop-final"))
        named = self.owner(view, seat)
        lines = [Text("game-seat", {**named, "facts": facts})]
        free = self.cards(free_cards(seen, seat))
        if free:
            score = int(seen.free_scores[seat])
            told = {**named, "cards": free, "score": score if score >= 0 else "none"}
            lines.append(Text("lucky-loop-line-free", told))
        return lines

    def pile_name(self, side: int) -> Text:
        """Name a pile."""
        return self.named(self.setup.edition.pile_names[side])

    def pile(self, seen: LuckyLoopState, side: int) -> Text:
        """Describe the size of a pile and of its discards, with those that can be seen."""
        told = {
            "pile": self.pile_name(side),
            "count": draw_size(seen, side),
            "discards": discard_size(seen, side),
            "cards": self.cards(reversed(discards(seen, side))),
        }
        return Text("lucky-loop-line-pile", told)

    def facts_of(self, seen: LuckyLoopState, seat: int) -> list[Text]:
        """Sum up a seat."""
        flown = [score for score in scores_of(seen, seat) if score]
        return [
            Text("lucky-loop-points", {"count": seen.totals[seat]}),
            Text("lucky-loop-tokens", {"count": seen.tokens[seat]}),
            Text("lucky-loop-programmes", {"count": len(flown)}),
        ]

    def seats(self, view: View) -> list[list[Text]]:
        """Sum up points, tokens and programmes flown."""
        seen = known_position(view)
        return [self.facts_of(seen, seat) for seat in range(self.table.seats)]

    def sheet(self, view: View) -> Sheet:
        """Count every programme, the free one, what was paid, and the total."""
        seen = known_position(view)
        columns = [
            *[self.programme_name(programme) for programme in range(PROGRAMMES)],
            Text("lucky-loop-column-free"),
            Text("lucky-loop-column-paid"),
            Text("lucky-loop-column-total"),
        ]
        return Sheet(columns, [self.counts(seen, seat) for seat in range(self.table.seats)])

    def counts(self, seen: LuckyLoopState, seat: int) -> list[Text]:
        """Return a row of the sheet; a result that the free one replaced is marked."""
        cells = []
        for programme, score in enumerate(scores_of(seen, seat)):
            if not score:
                cells.append(Text("game-none"))
            elif programme == crossed_out(seen, seat):
                cells.append(Text("lucky-loop-crossed", {"score": score}))
            else:
                cells.append(number(score))
        free = int(seen.free_scores[seat])
        cells.append(number(free) if free >= 0 else Text("game-none"))
        return [*cells, number(-int(seen.penalties[seat])), number(int(seen.totals[seat]))]


def fits(seen: LuckyLoopState) -> bool:
    """Return whether the roll fulfils an open figure (LL-40, LL-94)."""
    return any(
        figure_state(seen, figure) == OPEN and fulfilling(seen, figure) > 0
        for figure in range(int(seen.figures))
    )
