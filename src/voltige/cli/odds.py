"""``voltige odds``: exact odds of a flight, or of what a hand allows."""

import argparse
import json
from typing import Any

from voltige.cli.common import add_language, console, find_game
from voltige.cli.errors import CommandError
from voltige.cli.odds_report import HandReport, PointReport
from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.odds.aim import (
    Aim,
    change_aim,
    complete_aim,
    consolation_aim,
    earning_results,
    gain_aim,
    reach_aim,
    token_aim,
)
from voltige.games.lucky_loop.odds.graph import Figure, FlightRules
from voltige.games.lucky_loop.odds.laying import card_figures
from voltige.games.lucky_loop.odds.solver import FlightPoint
from voltige.games.lucky_loop.terms import FACES
from voltige.locale import texts

STARS = ("*", "★")
AIMS = ("points", "complete", "reach", "token")
EXAMPLE = """examples:
  voltige odds lucky-loop 5 6 8 --tokens 1
  voltige odds lucky-loop 7 4 12 --roll 1,3,5 --aim complete
  voltige odds lucky-loop '8*' 8 5 4 --tokens 1 --lowest 10
  voltige odds lucky-loop --hand R05a B06a G08a Y06a Y09a G03a

A card is its difficulty or its name; a star marks the highlight of a free programme."""


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "odds",
        help="print the exact odds of a flight",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="lucky-loop")
    parser.add_argument("cards", metavar="CARD", nargs="+", help="the open figures, or a hand")
    parser.add_argument("--hand", action="store_true", help="the cards are a hand: what to lay?")
    parser.add_argument("--edition", metavar="NAME", help="an edition by name, or a .toml file")
    parser.add_argument("--dice", type=int, metavar="N", help="dice not yet on a card")
    parser.add_argument("--tokens", type=int, default=0, metavar="N", help="bonus tokens held")
    parser.add_argument("--seventh-used", action="store_true", help="the seventh die is bought")
    parser.add_argument("--points", type=int, default=0, metavar="N", help="points flown so far")
    parser.add_argument("--roll", metavar="A,B,C", default="", help="the dice on the table")
    parser.add_argument("--free", action="store_true", help="a free flight, its star flown")
    parser.add_argument("--aim", choices=AIMS, default="points", help="what to aim for")
    parser.add_argument("--reach", type=int, metavar="N", help="the result to reach (--aim reach)")
    parser.add_argument("--own", type=int, default=0, metavar="N", help="your score there so far")
    parser.add_argument("--record", type=int, default=0, metavar="N", help="best score of anybody")
    parser.add_argument("--lowest", type=int, metavar="N", help="lowest score (free flights)")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Solve and print."""
    game = find_game(args.game)
    edition = game.load_edition(args.edition)
    if not isinstance(edition, LuckyLoopEdition):
        raise CommandError("odds_no_game", game=game.name)
    check_numbers(args, edition)
    report = hand_report(args, edition) if args.hand else point_report(args, edition)
    if args.json:
        print(json.dumps(report.to_json(), indent=2, ensure_ascii=False))
    else:
        report.show(console(), texts(args.lang))
    return 0


def check_numbers(args: argparse.Namespace, edition: LuckyLoopEdition) -> None:
    """Refuse numbers that no table can have."""
    numbers = edition.numbers
    bounds = {
        "dice": numbers.black + numbers.red,
        "tokens": numbers.bonus_tokens,
        "points": 999,
        "reach": 999,
        "own": 999,
        "record": 999,
        "lowest": 999,
    }
    for name, high in bounds.items():
        value = getattr(args, name)
        if value is not None and not 0 <= value <= high:
            raise CommandError("odds_number", name=f"--{name}", value=value, low=0, high=high)


def point_report(args: argparse.Namespace, edition: LuckyLoopEdition) -> PointReport:
    """Read a point of a flight and the aims that make sense there."""
    words = [word.rstrip("".join(STARS)) for word in args.cards]
    stars = [place for place, word in enumerate(args.cards) if word.endswith(STARS)]
    if len(stars) > 1:
        raise CommandError("odds_stars", count=len(stars))
    most = edition.numbers.max_cards
    if len(words) > most:
        raise CommandError("odds_number", name="CARD", value=len(words), low=1, high=most)
    free = bool(stars) or args.free
    cards = [find_card(edition, word) for word in words]
    figures = card_figures(edition, cards, stars[0] if stars else -1)
    used = args.seventh_used or edition.numbers.red == 0
    dice = args.dice
    if dice is None:
        dice = edition.numbers.black + (edition.numbers.red if args.seventh_used else 0)
    rules = FlightRules(not free, per_roll=edition.numbers.max_per_roll)
    throw = read_throw(args.roll, figures, min(dice, edition.numbers.max_per_roll))
    point = FlightPoint(figures, dice, args.tokens, not used, args.points, throw, rules)
    aims = free_aims(args, edition) if free else compulsory_aims(args, edition)
    return PointReport(edition, words, point, aims, chosen_aim(args))


def find_card(edition: LuckyLoopEdition, word: str) -> int:
    """Find a card by its name, or the first one of a difficulty."""
    for card, name in enumerate(edition.ids):
        if word.casefold() == name.casefold():
            return card
    if word.isascii() and word.isdigit():
        for card in range(int(edition.cards)):
            if int(edition.difficulty[card]) == int(word):
                return card
    raise CommandError("odds_card", text=word)


def read_throw(text: str, figures: list[Figure], dice: int) -> list[int]:
    """Read the dice on the table; they must be a throw that can have been made."""
    if not text.strip():
        return []
    faces = text.replace(",", " ").split()
    if not all(face in "123456" and len(face) == 1 for face in faces):
        raise CommandError("odds_roll", text=text)
    if len(faces) != dice or all(figure.difficulty > FACES * dice for figure in figures):
        raise CommandError("odds_roll_size", text=text, dice=dice)
    return [int(face) for face in faces]


def compulsory_aims(
    args: argparse.Namespace, edition: LuckyLoopEdition
) -> dict[str, tuple[str, int, Aim]]:
    """List the aims of a compulsory flight: a text, its number, the aim."""
    numbers = edition.numbers
    minimum, first, always = (
        numbers.programme_minimum,
        numbers.first_bonus_threshold,
        numbers.unrepeatable_from,
    )
    earns = earning_results(args.record, first, always, minimum)
    aims = {"complete": ("odds-complete", 0, complete_aim())}
    for wanted in sorted({minimum, first, always, *wanted_results(args)}):
        aims[f"reach {wanted}"] = ("odds-reach", wanted, reach_aim(wanted))
    aims["token"] = ("odds-token", args.record, token_aim(earns))
    gain = "odds-gain" if args.own else "odds-points"
    aims["points"] = (gain, args.own, gain_aim(args.own, minimum))
    return aims


def free_aims(
    args: argparse.Namespace, edition: LuckyLoopEdition
) -> dict[str, tuple[str, int, Aim]]:
    """List the aims of a free flight."""
    lowest = args.lowest if args.lowest is not None else edition.numbers.programme_minimum
    aims = {"complete": ("odds-success", 0, complete_aim())}
    for wanted in wanted_results(args):
        aims[f"reach {wanted}"] = ("odds-reach", wanted, reach_aim(wanted))
    aims["token"] = ("odds-consolation", 0, consolation_aim())
    aims["points"] = ("odds-change", lowest, change_aim(lowest, edition.numbers.failure_cost))
    return aims


def wanted_results(args: argparse.Namespace) -> list[int]:
    """Return the result that was asked for, if one was."""
    return [] if args.reach is None else [args.reach]


def chosen_aim(args: argparse.Namespace) -> str:
    """Name the aim to decide for."""
    if args.aim != "reach":
        return str(args.aim)
    if args.reach is None:
        raise CommandError("odds_reach")
    return f"reach {args.reach}"


def hand_report(args: argparse.Namespace, edition: LuckyLoopEdition) -> HandReport:
    """Read a hand."""
    cards = []
    for word in args.cards:
        if word not in edition.index:
            raise CommandError("odds_card", text=word)
        if edition.index[word] in cards:
            raise CommandError("odds_twice", text=word)
        cards.append(edition.index[word])
    most = edition.numbers.hand_size + edition.numbers.exchange
    if len(cards) > most:
        raise CommandError("odds_number", name="CARD", value=len(cards), low=1, high=most)
    aims = compulsory_aims(args, edition)
    return HandReport(edition, cards, args.tokens, aims, chosen_aim(args))
