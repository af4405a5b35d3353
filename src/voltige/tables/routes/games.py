"""What can be played: games, rules, texts, editions."""

import functools

from voltige.core.edition import Edition
from voltige.core.game import Game
from voltige.locale import LANGUAGES, texts
from voltige.locale.rulebook import RuleError, example_in, find_rule, sections
from voltige.match.table import Table
from voltige.tables.catalogue import all_texts, catalogue, texts_for
from voltige.tables.components import components_of
from voltige.tables.errors import NotHereError
from voltige.tables.examples import examples, packaged
from voltige.tables.routes.route import Asked, GameName, Language, Name, Reply, get
from voltige.tables.table.table import find_game
from voltige.tables.wire.bodies import Components, GameInfo
from voltige.tables.wire.rules import ExampleInfo, Rule, Rulebook, RuleItem, RuleSection
from voltige.wording import make_wording

CACHING = "public, max-age=3600"  # it changes with a release alone


@get("/api/games", "games", "The games")
async def get_games(asked: Asked, language: Language = None) -> list[GameInfo]:
    """List the games, their editions, options and bots."""
    return catalogue(asked.words(language))


@get("/api/games/{game}/rules", "games", "The rules")
async def get_rules(asked: Asked, game: Name, language: Language = None) -> Rulebook:
    """Give the whole rules of a game, section by section."""
    wanted = find_game(game)
    found = [
        RuleSection(part.level, part.title, [rule_item(*item) for item in part.items])
        for part in sections(wanted, asked.words(language))
    ]
    title = found[0].title if found else texts(asked.words(language)).of_game(wanted.name, "title")
    return Rulebook(wanted.name, wanted.prefix, title, found)


def rule_item(number: str, text: str) -> RuleItem:
    """Tell a rule, or other text."""
    return RuleItem(number, text, example_in(text))


@get("/api/games/{game}/rules/{number}", "games", "A rule")
async def get_rule(asked: Asked, game: Name, number: Name, language: Language = None) -> Rule:
    """Quote a rule."""
    try:
        return Rule(*find_rule(find_game(game), number[:20], asked.words(language)))
    except RuleError as error:
        raise NotHereError(error.code, **error.params) from error


@get("/api/games/{game}/examples", "games", "Worked examples")
async def get_examples(
    asked: Asked, game: Name, language: Language = None
) -> Reply[list[ExampleInfo]]:
    """List the worked examples of a game’s rules."""
    found = examples(find_game(game), asked.words(language))
    return Reply(found, headers={"Cache-Control": CACHING})


@get("/api/games/{game}/scenarios", "games", "Worked examples as files")
async def get_scenarios(_: Asked, game: Name) -> Reply[dict[str, str]]:
    """Give the scenarios of a game by their names, as they are written."""
    return Reply(packaged(find_game(game)), headers={"Cache-Control": CACHING})


@get("/api/texts/{name}", "games", "Texts of a language", plain=True)
async def get_texts(_: Asked, name: Name, game: GameName = None) -> str:
    """Give the Fluent source of a language: all of it, or what a board of one game needs."""
    if name not in LANGUAGES:
        raise NotHereError("no_language", names=", ".join(LANGUAGES))
    if game is None:
        return all_texts(name)
    return texts_for(name, find_game(game).name if game else "")


@get("/api/games/{game}/editions/{edition}", "games", "An edition")
async def get_edition(_: Asked, game: Name, edition: Name) -> Reply[Components]:
    """Give every component of an edition, with its name and its source."""
    wanted = find_game(game)
    names = wanted.editions()
    if edition not in names:  # what ends in .toml would be a file
        told = ", ".join(names)
        raise NotHereError("edition_unknown", game=wanted.name, name=edition, names=told)
    found = shown(wanted, wanted.load_edition(edition))
    return Reply(found, headers={"Cache-Control": CACHING})


@functools.cache
def shown(game: Game, edition: Edition) -> Components:
    """Give the components of an edition as a table of the fewest seats would name them."""
    table = Table.make(game, edition.min_seats, edition=edition)
    return components_of(table, make_wording(table, [""] * edition.min_seats))


ROUTES = [
    get_games,
    get_rules,
    get_rule,
    get_examples,
    get_scenarios,
    get_texts,
    get_edition,
]
