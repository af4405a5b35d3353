"""Answers that are the same for everybody: a site keeps them as files, so that pages need no engine."""

from voltige.games import GAMES
from voltige.local.requests import Requests
from voltige.local.shelf import scenarios_path
from voltige.locale import LANGUAGES
from voltige.tables.callers import NOBODY, Caller
from voltige.tables.routes.route import Asked
from voltige.tables.service import TableService

GOOD = 200


def fixed_requests() -> list[tuple[str, str]]:
    """List the paths as the client asks for them, each with the language of its answer."""
    found = [("/api/landscapes", LANGUAGES[0])]
    for game in GAMES:
        found += [(f"/api/games/{game.name}/editions/{one}", "en") for one in game.editions()]
        found.append((scenarios_path(game.name), LANGUAGES[0]))
    for language in LANGUAGES:
        for wanted in ("", "?game=", *(f"?game={game.name}" for game in GAMES)):
            found.append((f"/api/texts/{language}{wanted}", language))
        found.append((f"/api/games?language={language}", language))
        for game in GAMES:
            for part in ("rules", "examples"):
                found.append((f"/api/games/{game.name}/{part}?language={language}", language))
    return found


async def fixed_answers(service: TableService) -> dict[str, str]:
    """Answer all of them."""
    requests, answers = Requests(), {}

    async def nobody() -> Caller:
        return NOBODY

    for path, language in fixed_requests():
        answered = await requests.answer("GET", path, None, Asked(service, language, "", nobody))
        if answered.status != GOOD:
            raise LookupError(path)
        answers[path] = answered.text
    return answers
