"""What can be played here: games, editions, options with their texts, bots."""

import functools
from typing import get_args

from voltige.bots.levels import LEVELS
from voltige.core.edition import Edition
from voltige.core.errors import TableError
from voltige.core.game import Game
from voltige.core.options import (
    Flag,
    Number,
    OneSeat,
    OneWord,
    Option,
    PerSeat,
    Several,
    Values,
    Whole,
)
from voltige.core.simultaneous import Simultaneous, simultaneous_of
from voltige.games import GAMES
from voltige.locale import edition_title, texts
from voltige.locale.rulebook import numbered_rules, refusal_codes
from voltige.locale.sources import FOLDER, MESSAGE
from voltige.tables.wire.bodies import EditionInfo, GameInfo, OptionInfo
from voltige.tables.wire.parts import Mode
from voltige.wording.text import Text

MODES: tuple[Mode, ...] = get_args(Mode)
TERMINAL = ("arena.ftl", "cli.ftl")  # texts that no page says


@functools.lru_cache(maxsize=8)
def catalogue(language: str) -> list[GameInfo]:
    """List the games with everything that a form needs."""
    return [game_info(game, language) for game in GAMES]


def game_info(game: Game, language: str) -> GameInfo:
    """Describe a game; one without texts is called by its name."""
    words = texts(language)
    return GameInfo(
        name=game.name,
        rules=game.rules_version,
        prefix=game.prefix,
        title=text_or_name(f"{game.name}-title", words.of_game(game.name, "title")),
        line=text_or_name(f"{game.name}-line", words.of_game(game.name, "line")),
        default_edition=game.default_edition_name(),
        editions=[edition_info(game, game.load_edition(n), language) for n in game.editions()],
        bots=list(LEVELS),
    )


def edition_info(game: Game, edition: Edition, language: str) -> EditionInfo:
    """Describe an edition and its options."""
    return EditionInfo(
        name=edition.name,
        title=edition_title(game.name, edition.name, edition.title, language),
        hash=edition.hash,
        min_seats=edition.min_seats,
        max_seats=edition.max_seats,
        options=[option_info(game, edition, option, language) for option in game.options(edition)],
    )


def option_info(game: Game, edition: Edition, option: Option, language: str) -> OptionInfo:
    """Describe an option; one without a text of its own is called by its name."""
    key = f"{game.name}-option-{option.name}"
    info = OptionInfo(
        name=option.name,
        kind="list",
        default=option.default,
        rule=option.rule,
        label=text_or_name(key, option.name),
        hint=Text(f"{key}-hint") if texts("en").has(f"{key}-hint") else None,
        explanation=numbered_rules(game, language).get(option.rule, ""),
    )
    if isinstance(option, OneWord | Several):
        info.kind = "choice" if isinstance(option, OneWord) else "several"
        info.every_seat = isinstance(option, Several) and option.per_seat
        info.values = [*option.values]
        info.value_labels = [text_or_name(f"{key}-{value}", value) for value in option.values]
        depend_on_mode(info, simultaneous_of(game.name))
    elif isinstance(option, Number):
        info.kind = "number"
        info.values = [*option.values]
    elif isinstance(option, OneSeat):
        info.kind = "seat"
        info.values = [option.word]
        info.value_labels = [text_or_name(f"{key}-{option.word}", option.word)]
    elif isinstance(option, Flag):
        info.kind = "flag"
        info.fewest_seats = fewest_seats(game, edition, option)
    elif isinstance(option, Whole):
        info.kind = "whole"
        info.low, info.high, info.zero = option.low, option.high, option.zero
    elif isinstance(option, PerSeat):
        info.kind = "per_seat"
        info.low, info.high = 1, option.high
    return info


def depend_on_mode(info: OptionInfo, declared: Simultaneous | None) -> None:
    """Add what the mode of a table makes of a choice, where a game says so."""
    if declared is None or info.kind != "choice":
        return
    for mode in MODES:
        usual = declared.options_for(mode, {}).get(info.name, info.default)
        if usual != info.default:
            info.usual = {**info.usual, mode: usual}
        barred = [value for value in info.values if not fits(declared, mode, {info.name: value})]
        if barred:
            info.barred = {**info.barred, mode: barred}


def fits(declared: Simultaneous, mode: str, asked: Values) -> bool:
    """Tell whether a table of a mode can have an option."""
    try:
        declared.options_for(mode, asked)
    except TableError:
        return False
    return True


def fewest_seats(game: Game, edition: Edition, flag: Flag) -> int | None:
    """Give how few may sit at a table where a flag is set, if that is fewer than otherwise."""
    for seats in range(1, edition.min_seats):
        try:
            game.check_values(seats, {flag.name: True}, edition)
        except TableError:
            continue
        return seats
    return None


@functools.cache
def all_texts(language: str) -> str:
    """Give every text of a language as Fluent source; a game without texts is called by its name."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    words = texts(language)
    names = [
        f"{game.name}-{part} = {words.of_game(game.name, part)}\n"
        for game in GAMES
        for part in ("title", "line")
        if not words.has(f"{game.name}-{part}")
    ]
    return "\n".join([*(file.read_text(encoding="utf-8") for file in files), *names])


@functools.cache
def texts_for(language: str, game: str) -> str:
    """Give what a board of one game needs besides; without a game, what every page needs.

    No other games, no terminal, no comments, and nothing twice: whoever asks for a game has what every
    page needs. Errors are left out, since a Problem brings its sentence along; not those that a game
    refuses with, which Reasons name. Titles and lines of all games are on every page.
    """
    there = names_of(texts_for(language, "")) if game else set()
    others = [other.name for other in GAMES if other.name != game]
    unneeded = (
        *("error-", "head-", "page-"),  # said by the server itself
        *("web-edition-", "web-lab-", f"web-{game}-edition-"),  # said on pages that take all texts
        *(f"{name}-" for name in others),
        *(f"web-{name}-" for name in others),
    )
    kept = {f"{other.name}-{part}" for other in GAMES for part in ("title", "line")}
    kept |= {f"error-{code}" for one in GAMES if one.name == game for code in refusal_codes(one)}
    files = [FOLDER / language / name for name in TERMINAL]
    there |= names_of("\n".join(file.read_text(encoding="utf-8") for file in files)) - kept
    return "".join(
        f"{name} ={body}\n"
        for name, body in MESSAGE.findall(all_texts(language))
        if name not in there and (name in kept or not name.startswith(unneeded))
    )


def names_of(source: str) -> set[str]:
    """List the names of the texts in a Fluent source."""
    return {name for name, _ in MESSAGE.findall(source)}


def text_or_name(key: str, name: str) -> Text:
    """Give a text, or the plain name where nobody has written one."""
    if texts("en").has(key):
        return Text(key)
    return Text("plain-words", {"words": name.replace("_", " ")})
