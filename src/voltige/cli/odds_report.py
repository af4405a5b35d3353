"""What ``voltige odds`` prints: tables and bars for people, one document for programs."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.odds.aim import Aim
from voltige.games.lucky_loop.odds.laying import LayValue, lay_values
from voltige.games.lucky_loop.odds.outcomes import Ending
from voltige.games.lucky_loop.odds.solver import CHOICE_NAMES, Decision, FlightPoint, Odds
from voltige.games.lucky_loop.terms import NO_FIGURE
from voltige.locale import Texts

BAR = 40  # the longest bar, in characters
SHORT_BAR = 16  # beside two columns of numbers
MOST_CHOICES = 12
EIGHTHS = " ▏▎▍▌▋▊▉"

Aims = Mapping[str, tuple[str, int, Aim]]  # by name: its text, the number in it, the aim


class PointReport:
    """The odds at one point of a flight."""

    def __init__(
        self, edition: LuckyLoopEdition, words: list[str], point: FlightPoint, aims: Aims, aim: str
    ) -> None:
        """Solve the point for every aim, with the tokens held and without any."""
        self.edition = edition
        self.words = words
        self.point = point
        self.aims = aims
        self.aim = aim
        odds = Odds()
        bare = without_tokens(point)
        chosen = aims[aim][2]
        self.values = {name: odds.value(point, aims[name][2]) for name in aims}
        self.bare_values = {name: odds.value(bare, aims[name][2]) for name in aims}
        self.choices = odds.choices(point, chosen)
        self.endings = merged(odds.endings(point, chosen))

    def to_json(self) -> dict[str, Any]:
        """Return everything as plain data; each value as a fraction and as a number."""
        point = self.point
        return {
            "game": self.edition.data["game"],
            "edition": f"{self.edition.name}@sha256:{self.edition.hash}",
            "figures": [
                {
                    "card": word,
                    "difficulty": figure.difficulty,
                    "points_exact": figure.exact,
                    "points_exceeded": figure.exceeded,
                    "highlight": figure.starred,
                }
                for word, figure in zip(self.words, point.figures, strict=True)
            ],
            "free": not point.rules.may_stop,
            "dice": point.dice,
            "tokens": point.tokens,
            "seventh_used": not point.seventh_open,
            "points": point.points,
            "roll": point.throw,
            "aims": {
                name: {
                    "without_tokens": number(self.bare_values[name]),
                    "with_tokens": number(self.values[name]),
                }
                for name in self.aims
            },
            "aim": self.aim,
            "choices": [self.choice_json(choice) for choice in self.choices],
            "endings": [
                {"result": result, "open": left, "chance": number(chance)}
                for (result, left), chance in self.endings.items()
            ],
        }

    def choice_json(self, choice: Decision) -> dict[str, Any]:
        """Return one decision as plain data."""
        told: dict[str, Any] = {"do": CHOICE_NAMES[choice.kind]}
        if choice.figure != NO_FIGURE:
            told["figure"] = choice.figure + 1
        if choice.dice:
            told["dice"] = choice.dice
        return {**told, "value": number(choice.value)}

    def show(self, screen: Console, words: Texts) -> None:
        """Print the aims, the decisions and a bar for each ending."""
        screen.print(self.headline(words), style="bold")
        screen.print(self.aim_table(words))
        if len(self.choices) > 1:
            screen.print(self.choice_table(words))
        screen.print(self.ending_table(words))

    def headline(self, words: Texts) -> str:
        """Say which point this is."""
        point = self.point
        figures = [
            f"{word}★" if figure.starred else word
            for word, figure in zip(self.words, point.figures, strict=True)
        ]
        told = words.say(
            "odds-headline", cards=" · ".join(figures), dice=point.dice, tokens=point.tokens
        )
        if point.throw:
            told += words.say("odds-headline-roll", roll=" ".join(map(str, point.throw)))
        return told

    def aim_table(self, words: Texts) -> Table:
        """Make a row for each aim."""
        table = plain_table(words.say("odds-aims"))
        table.show_header = True
        table.add_column(no_wrap=True)
        table.add_column(words.say("odds-without"), justify="right")
        if self.point.tokens:
            heading = words.say("odds-with", tokens=self.point.tokens)
            table.add_column(heading, justify="right", style="cyan")
        table.add_column(no_wrap=True)
        for name, (message, count, _) in self.aims.items():
            value = self.values[name]
            row = [words.say(message, number=count), shown(name, self.bare_values[name], words)]
            if self.point.tokens:
                row.append(shown(name, value, words))
            row.append("" if name == "points" else bar(value, Fraction(1), SHORT_BAR))
            table.add_row(*row)
        return table

    def choice_table(self, words: Texts) -> Table:
        """Make a row for each decision, the best first."""
        message, count, _ = self.aims[self.aim]
        table = plain_table(words.say("odds-choices", aim=words.say(message, number=count)))
        table.add_column()
        table.add_column(justify="right")
        for choice in self.choices[:MOST_CHOICES]:
            best = choice.value == self.choices[0].value
            table.add_row(
                self.choice_text(choice, words),
                shown(self.aim, choice.value, words),
                style="bold green" if best else "",
            )
        return table

    def choice_text(self, choice: Decision, words: Texts) -> str:
        """Say what a decision does."""
        card = self.words[choice.figure] if choice.figure != NO_FIGURE else ""
        dice = " ".join(map(str, choice.dice))
        kind = CHOICE_NAMES[choice.kind].replace("_", "-")
        return words.say(f"odds-do-{kind}", card=card, dice=dice)

    def ending_table(self, words: Texts) -> Table:
        """Make a row with a bar for each way in which the flight can end."""
        message, count, _ = self.aims[self.aim]
        table = plain_table(words.say("odds-endings", aim=words.say(message, number=count)))
        table.add_column(justify="right")
        table.add_column(justify="right")
        table.add_column()
        largest = max(self.endings.values())
        for (result, left), chance in self.endings.items():
            name = str(result) if left == 0 else words.say("odds-left-open", count=left)
            style = "green" if left == 0 else "red"
            table.add_row(name, percent(chance, words), bar(chance, largest, BAR), style=style)
        return table


class HandReport:
    """The programmes that a hand allows."""

    def __init__(
        self, edition: LuckyLoopEdition, hand: list[int], tokens: int, aims: Aims, aim: str
    ) -> None:
        """Solve all that can be laid."""
        self.edition = edition
        self.hand = hand
        self.tokens = tokens
        self.aims = aims
        self.aim = aim
        odds = Odds()
        self.found: list[tuple[int, LayValue, dict[str, Fraction]]] = []
        for programme in range(len(edition.programme_names)):
            chosen = lay_values(odds, edition, hand, programme, aims[aim][2], tokens)
            others = {
                name: {
                    tuple(laid.cards): laid.value
                    for laid in lay_values(odds, edition, hand, programme, aims[name][2], tokens)
                }
                for name in aims
            }
            for laid in chosen:
                values = {name: others[name][tuple(laid.cards)] for name in aims}
                self.found.append((programme, laid, values))
        self.found.sort(key=lambda entry: -entry[1].value)

    def to_json(self) -> dict[str, Any]:
        """Return everything as plain data."""
        edition = self.edition
        return {
            "game": edition.data["game"],
            "edition": f"{edition.name}@sha256:{edition.hash}",
            "hand": [edition.ids[card] for card in self.hand],
            "tokens": self.tokens,
            "aim": self.aim,
            "programmes": [
                {
                    "programme": edition.programme_names[programme],
                    "cards": [edition.ids[card] for card in laid.cards],
                    "aims": {name: number(value) for name, value in values.items()},
                }
                for programme, laid, values in self.found
            ],
        }

    def show(self, screen: Console, words: Texts) -> None:
        """Print a row for each programme, the best first."""
        message, count, _ = self.aims[self.aim]
        if not self.found:
            screen.print(words.say("odds-nothing-to-lay"))
            return
        title = words.say("odds-hand", aim=words.say(message, number=count), tokens=self.tokens)
        table = plain_table(title)
        table.show_header = True
        table.padding = (0, 1)
        table.add_column(words.say("odds-programme"), no_wrap=True)
        table.add_column(words.say("odds-cards"), no_wrap=True)
        for name, (_, value, _) in self.aims.items():
            style = "green" if name == self.aim else ""
            heading = words.say(f"odds-short-{name.split()[0]}", number=value)
            table.add_column(heading, justify="right", style=style, no_wrap=True)
        for programme, laid, values in self.found:
            table.add_row(
                self.edition.programme_names[programme].replace("_", " ").title(),
                " ".join(self.edition.ids[card] for card in laid.cards),
                *(short(name, values[name], words) for name in self.aims),
            )
        screen.print(table)


def without_tokens(point: FlightPoint) -> FlightPoint:
    """Return the same point without any token."""
    return FlightPoint(
        point.figures, point.dice, 0, point.seventh_open, point.points, point.throw, point.rules
    )


def merged(endings: list[Ending]) -> dict[tuple[int, int], Fraction]:
    """Add up endings by result and open figures: failures first, then rising results."""
    found: dict[tuple[int, int], Fraction] = {}
    for ending in sorted(endings, key=lambda ending: (ending.result, -ending.left)):
        key = (ending.result, ending.left)
        found[key] = found.get(key, Fraction(0)) + ending.chance
    return found


def number(value: Fraction) -> dict[str, str | float]:
    """Return a value as an exact fraction and as a number."""
    return {"exact": str(value), "value": float(value)}


def shown(aim: str, value: Fraction, words: Texts) -> str:
    """Write points as points and chances in percent."""
    if aim == "points":
        return words.say("odds-number", value=f"{float(value):.3f}".replace(".", mark(words)))
    return percent(value, words)


def short(aim: str, value: Fraction, words: Texts) -> str:
    """Write points or a percentage in few characters."""
    text = f"{float(value):.2f}" if aim == "points" else f"{float(100 * value):.1f}"
    return text.replace(".", mark(words))


def percent(value: Fraction, words: Texts) -> str:
    """Write a chance."""
    return words.say("odds-percent", value=f"{float(100 * value):.2f}".replace(".", mark(words)))


def mark(words: Texts) -> str:
    """Return the decimal mark of a language."""
    return words.say("odds-decimal-mark")


def bar(value: Fraction, largest: Fraction, longest: int) -> str:
    """Draw a bar, to the eighth of a character."""
    if largest <= 0 or value <= 0:
        return ""
    eighths = max(1, round(value / largest * longest * len(EIGHTHS)))
    full, rest = divmod(eighths, len(EIGHTHS))
    return "█" * full + (EIGHTHS[rest] if rest else "")


def plain_table(title: str) -> Table:
    """Make a table with a title; it has no lines but one under its head, if that is shown."""
    return Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        show_header=False,
    )
