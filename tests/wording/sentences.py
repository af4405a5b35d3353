"""What every sentence must be, and random games that are told to everybody."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from tests.conformance.play import step
from tests.conformance.tables import Case
from voltige.bots.bot import legal_codes
from voltige.bots.registry import make_bot
from voltige.core.event import EVERYONE, Journal
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, SPECTATOR, State
from voltige.locale import LANGUAGES
from voltige.locale.sources import variables
from voltige.wording import make_wording
from voltige.wording.forming import say
from voltige.wording.text import Text
from voltige.wording.wording import Wording

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal")
PLAIN = {"plain-words", "plain-fact"}  # for games without sentences
RAW = re.compile(r"[a-z]_[a-z0-9]|\w=\w|[{}]|\$|None|True|False|^$")
GOOD: set[bytes] = set()  # texts that were heard at any table: a text is said alike everywhere


class Ear:
    """Hears sentences, each different one once, and objects to bad ones."""

    def __init__(self) -> None:
        self.heard: set[bytes] = set()
        self.choices: dict[tuple[Any, ...], bytes] = {}  # by their words and what they need

    def hear(self, text: Text) -> None:
        """Form a text in every language."""
        key = msgspec.json.encode(text)
        if key in self.heard:
            return
        self.heard.add(key)
        if key in GOOD:
            return
        check_params(text)
        for language in LANGUAGES:
            sentence = say(text, language)
            assert not RAW.search(sentence), f"{language} {text}: {sentence}"
        GOOD.add(key)


def check_params(text: Text) -> None:
    """Find the key, with exactly the parameters that it needs, all the way down."""
    assert text.key not in PLAIN, text
    assert set(text.params) == set(variables()[text.key]), text
    for value in text.params.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Text):
                check_params(part)
            else:
                assert isinstance(part, str | int | float), text
                assert not isinstance(part, bool), text


def words_of(case: Case) -> Wording:
    """Make the words of a table whose seats have names."""
    return make_wording(case.table(), NAMES[: case.seats])


def told(case: Case, seed: int, steps: int) -> Iterator[tuple[State, Journal]]:
    """Play a random game; give the state after each step, and what happened in it."""
    state = case.start()
    rng = Rng(seed, case.seats)
    for _ in range(steps):
        if state.to_act == NOBODY:
            return
        journal = Journal()
        step(state, rng, journal)
        yield state, journal


def played_well(case: Case, seed: int) -> Iterator[tuple[State, Journal]]:
    """Let heuristics play that are absent-minded now and then."""
    state, rng, bot = case.start(), Rng(seed, case.seats), make_bot("heuristic", case.game.name)
    while state.to_act != NOBODY:
        journal = Journal()
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng), journal)
        elif rng.below(4) == 0:
            state.apply(state.random_action(rng), journal)
        else:
            codes = legal_codes([action.code for action in state.legal_actions()])
            state.apply(bot.choose(state.view(state.to_act), codes, rng), journal)
        yield state, journal


def hear_choices(ear: Ear, words: Wording, state: State) -> None:
    """Hear what every seat that is asked may do; choices that need the same are said alike."""
    for seat in range(int(state.seats())):
        actions = state.legal_actions_of(seat)
        facts = words.facts(state.view(seat)) if actions else {}
        for doubt in words.doubts(facts, actions).values():
            ear.hear(doubt)
        for action in actions:
            aim, brief = words.aim(facts, action), words.brief(action)
            assert (aim is None) == (brief is None)
            for text in (words.choice(facts, action), words.group(action), aim, brief):
                if text is not None:
                    ear.hear(text)
            needs = (words, action.code, *[facts[name] for name in words.needs(action)])
            said = msgspec.json.encode([words.choice(facts, action), aim])
            assert ear.choices.setdefault(needs, said) == said, action.notation


def hear_events(ear: Ear, words: Wording, journal: Journal, watchers: list[int]) -> None:
    """Hear what everybody is told; only those who are spoken to may hear it differently."""
    for event in journal.events:
        others = [seat for seat in watchers if seat not in words.speaks_to(event)]
        if event.to == EVERYONE:
            assert len({msgspec.json.encode(words.event(event, seat)) for seat in others}) <= 1
        for seat in watchers:
            if event.to == EVERYONE or event.to == seat != SPECTATOR:
                ear.hear(words.event(event, seat))


def hear_position(ear: Ear, words: Wording, state: State, watchers: list[int]) -> None:
    """Hear question, position, seats and sheet as everybody sees them."""
    public = words.seats(state.view(SPECTATOR))
    for seat in watchers:
        view = state.view(seat)
        sheet = words.sheet(view)
        seats = words.seats(view)
        assert seats == public or not words.seats_alike
        assert len(seats) == len(sheet.rows) == state.seats()
        assert {len(row) for row in sheet.rows} == {len(sheet.columns)}
        lines = [words.prompt(view), *words.position(view), *sheet.columns]
        for text in [*lines, *(text for row in [*seats, *sheet.rows] for text in row)]:
            ear.hear(text)
