"""Games that are one small file, without texts, rulebook, bots or boards: played at a real server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import WAIVED, Json, Person
from tests.server.running import Process, wait_for
from voltige.locale import LANGUAGES
from voltige.wording.forming import say
from voltige.wording.text import Text

MODULES = "examples.games.pig,examples.games.tricks,bench.server.shedding"


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("added")
    process = Process(
        *("--database", str(folder / "t.db")),
        VOLTIGE_GAMES=MODULES,
        VOLTIGE_REQUESTS_PER_10_S="100000",  # these people poll
    )
    process.start()
    yield process
    process.stop()


@pytest.fixture
def person(process: Process) -> Iterator[Person]:
    person = Person(process.url)
    yield person
    person.close()


def sentence(told: Json, language: str) -> str:
    """Form a text as a client does."""
    params = {
        key: value if not isinstance(value, dict) else sentence(value, language)
        for key, value in told["params"].items()
    }
    return say(Text(told["key"], params), language)


@pytest.mark.parametrize("game", ["pig", "tricks"])
def test_a_whole_match_is_played_against_a_random_bot(person: Person, game: str) -> None:
    table = person.create(["me", "bot:random"], game=game)["table"]["id"]
    said: list[Json] = []
    while person.table(table)["status"] != "over":
        wait_for(lambda: person.state(table)["asked"] or person.table(table)["status"] == "over")
        state = person.state(table, position=True)
        if not state["asked"]:
            continue
        choice = state["legal"][-1]
        said += [state["prompt"], *state["position"], choice["text"], choice["group"]]
        done = person.do(table, "act", version=state["version"], code=choice["code"])
        assert done["result"] in {"accepted", "superseded"}, done
    for language in LANGUAGES:
        assert all(sentence(told, language) for told in said)
    assert min(person.table(table)["result"]["ranking"]) == 1
    steps = person.replay(table)["steps"]
    assert steps[-1]["view"]["phase"] == "over"
    assert all(sentence(event["text"], "fr") for step in steps for event in step["events"])


def test_they_are_listed_by_their_names(person: Person) -> None:
    for language in LANGUAGES:
        games = {game["name"]: game for game in person.get("/api/games", language=language).json()}
        assert sentence(games["tricks"]["title"], language) == "Tricks"
        assert games["pig"]["bots"] == ["cadet", "pilot", "ace", "master"]
        for texts in (f"/api/texts/{language}", f"/api/texts/{language}?game="):
            assert "tricks-title = Tricks\n" in person.get(texts).text
        rules = person.get("/api/games/pig/rules", language=language).json()
        assert (rules["title"], rules["sections"]) == ("Pig", [])  # nobody has written any


def test_what_is_not_possible_is_refused_with_a_rule(person: Person) -> None:
    table = person.create(["me", "bot:random"], game="pig")["table"]["id"]
    state = person.state(table)
    refused = person.do(table, "act", version=state["version"], action={"do": "hold"})
    assert (refused["problem"]["code"], refused["problem"]["rule"]) == ("wrong_phase", "PG-3")
    strange = person.do(table, "act", version=state["version"], action={"do": "fly"})
    assert strange["problem"]["code"] == "unknown_action"
    assert person.state(table) == state


def test_four_programs_play_the_game_of_the_server_bench(process: Process, person: Person) -> None:
    wish = {"name": "bench", "scopes": ["read", "play", "create"]}
    tokens = [person.post("/api/tokens", wish).json()["secret"] for _ in range(4)]
    programs = [Person(process.url, token) for token in tokens]
    table = programs[0].create(["me", "open", "open", "open"], game="shedding")["table"]["id"]
    for program in programs[1:]:
        program.post(f"/api/tables/{table}/sit", {"name": "x", "nonce": WAIVED})
    for _ in range(8):
        states = [program.state(table) for program in programs]
        seat = states[0]["view"]["to_act"]
        assert [state["asked"] for state in states] == [each == seat for each in range(4)]
        shown = [{**state["view"], "seat": None, "hand": None} for state in states]
        assert shown == [shown[0]] * 4
        code, version = states[seat]["legal"][0]["code"], states[seat]["version"]
        done = programs[seat].do(table, "act", version=version, code=code)
        assert done["result"] == "accepted", done
    for program in programs:
        program.close()
