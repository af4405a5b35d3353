"""Golden texts: whole games line by line, verbs, keys of views, codes, options, perft counts.

They freeze the rules. ``voltige golden`` rewrites them, and the difference is read as a change of
rules. All numbers in them are whole, so that they are the same on every machine.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from voltige.arena.view_page import views_text
from voltige.bots.bot import Bot, ask
from voltige.bots.registry import HEURISTIC, RANDOM, make_bot
from voltige.core.edition import Edition
from voltige.core.errors import NotationError
from voltige.core.event import EVERYONE, Event, Journal
from voltige.core.fields.kinds import MOST, Kind, Number
from voltige.core.fields.layout import PHASE
from voltige.core.game import Game
from voltige.core.options import Values, parse_options
from voltige.core.perft import perft
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, SPECTATOR, State
from voltige.core.verbs import VerbTable

CODES = "tests/conformance/codes"
OPTIONS = "tests/conformance/options"
PLAYTHROUGHS = "tests/playthroughs"
PERFT = "tests/perft"
VERBS = "docs/verbs"
VIEWS = "docs/views"
FEW = 6  # values that are all named
VIEWS_EVERY = 10  # decisions
HEURISTIC_EVERY = 3  # seeds
LUCK_STREAM = 0  # seat number n thinks with stream n + 1
SHORTER: dict[str, Values] = {  # options that keep the playthroughs of a game readable
    "flying-carpet": {"max_rounds": 25},
    "loops": {"max_rounds": 2, "round_play_cap": 100},
    "lucky-loop": {"round_cap": 3},
}
RICHER: dict[str, Values] = {  # options that show more in a playthrough than the defaults do
    "hydroracers": {"cockpit": "expert", "autopilots": ["bernard"]},  # who flies the basic cockpit
}
FURTHER: dict[str, dict[str, tuple[int, int, Values]]] = {  # by name: seats, seed and options
    "hydroracers": {
        "campaign": (2, 2, {"mode": "campaign", "races": 2}),
    },
}


# -- all files of a game ----------------------------------------------------------------------------


def golden_files(game: Game) -> dict[str, str]:
    """Return the golden files of a game: a path from the root of the repository, and its text.

    Perft files are not among them: their positions are written by hand, see ``renew_perft``.
    """
    files = {
        f"{VERBS}/{game.name}.md": verbs_text(game, game.load_edition()),
        f"{VIEWS}/{game.name}.md": views_text(game),
    }
    for name in game.editions():
        edition = game.load_edition(name)
        files[f"{CODES}/{game.name}-{name}.txt"] = codes_text(game, edition)
        files[f"{OPTIONS}/{game.name}-{name}.txt"] = options_text(game, edition)
        for word, (seats, seed, options) in playthrough_tables(game, edition).items():
            path = f"{PLAYTHROUGHS}/{game.name}/{name}-{word}.txt"
            files[path] = playthrough(game, name, seats, seed, options)
    return files


def playthrough_tables(game: Game, edition: Edition) -> dict[str, tuple[int, int, Values]]:
    """Return seats, seed and options of each playthrough: few, some and many seats, and others."""
    options = {**SHORTER.get(game.name, {}), **RICHER.get(game.name, {})}
    tables = {str(seats): (seats, seed, options) for seed, seats in enumerate(seat_counts(edition))}
    return {**tables, **FURTHER.get(game.name, {})}


def perft_path(game: Game) -> str:
    """Return the path of the game's perft file from the root of the repository."""
    return f"{PERFT}/{game.name}.perft"


def seat_counts(edition: Edition) -> list[int]:
    """Choose the fewest seats, the most, and a number between."""
    fewest, most = edition.min_seats, edition.max_seats
    return sorted({fewest, (fewest + most) // 2, most})


def compact(data: Any) -> str:
    """Write plain data on one line."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


# -- verbs, codes and options --------------------------------------------------------------------------------


def verbs_text(game: Game, edition: Edition) -> str:
    """List the verbs of a game as they are declared, as a page of the documents."""
    state = game.new_state(edition.min_seats, {}, edition)
    table = state.table()
    if not isinstance(table, VerbTable):
        raise TypeError(f"{game.name} declares no verbs")
    phases = next(field.kind for field in state.layout().stored if field.name == PHASE)
    lines = [
        f"# The verbs of `{game.name}`",
        "",
        f"All that a seat can do or try, with the names of the edition `{edition.name}`.",
        "What is *tried* is never an action, but understood or explained.",
        "`voltige golden` makes this page from the declarations.",
        "",
        "| `do` | in the phases | notation | with | rule |",
        "|---|---|---|---|---|",
    ]
    for verb in table.verbs:
        told = [f"`{p.name}`: {values_text(p.kind)}" for p in verb.parameters]
        told += [f"`{key}` (tried)" for key in verb.keys[1 + len(verb.parameters) :]]
        when = ", ".join(f"`{phases.plain(phase)}`" for phase in verb.phases)
        keys = verb.keys[: 1 + len(verb.parameters)]
        is_done = any([*action.data] == keys and verb.fits(action.data) for action in table.actions)
        name = f"`{verb.name}`" if is_done else f"`{verb.name}` (tried)"
        notation = f"`{verb.notation}`" if verb.notation else ""
        lines.append(f"| {name} | {when} | {notation} | {'; '.join(told)} | {verb.rule} |")
    return "\n".join(lines) + "\n"


def values_text(kind: Kind) -> str:
    """Tell the values that a parameter can have, or the first of many."""
    if isinstance(kind, Number):
        return "a number" if kind.high == MOST else f"{kind.low} to {kind.high}"
    try:
        plains = kind.plains()
    except NotImplementedError:
        return "a list"
    words = [f"`{compact(plain)}`" for plain in plains[:FEW]]
    return ", ".join(words) if len(plains) <= FEW else ", ".join([*words[:2], "…"])


def codes_text(game: Game, edition: Edition) -> str:
    """List every action: code, notation, JSON form and rule."""
    lines = [f"# {game.name} {edition.name}, rules version {game.rules_version}"]
    for action in game.new_state(edition.min_seats, {}, edition).table().actions:
        words = [str(action.code), action.notation, compact(action.data), action.rule]
        lines.append("\t".join(words))
    return "\n".join(lines) + "\n"


def options_text(game: Game, edition: Edition) -> str:
    """List every table option: name, kind, allowed values, default and rule."""
    lines = [f"# {game.name} {edition.name}, rules version {game.rules_version}"]
    for option in game.options(edition):
        kind = type(option).__name__
        words = [option.name, kind, option.allowed(), compact(option.default), option.rule]
        lines.append("\t".join(words))
    return "\n".join(lines) + "\n"


# -- playthroughs ---------------------------------------------------------------------------------------


def playthrough(
    game: Game, edition_name: str, seats: int, seed: int, options: Values | None = None
) -> str:
    """Play a whole game and write every step of it; every third seed is played by heuristic bots."""
    bot_name = HEURISTIC if seed % HEURISTIC_EVERY == HEURISTIC_EVERY - 1 else RANDOM
    bot = make_bot(bot_name, game.name)
    state = game.new_state(seats, options, game.load_edition(edition_name))
    streams = [Rng(seed, stream) for stream in range(seats + 1)]
    lines = [
        f"# {game.name} {edition_name}, rules version {game.rules_version}",
        f"# seats {seats}, seed {seed}, bots {bot_name}, options {compact(options or {})}",
    ]
    step = 0
    decisions = 0
    while state.to_act != NOBODY:
        step += 1
        journal = Journal()
        if state.to_act == CHANCE:
            lines += luck_lines(step, state, streams[LUCK_STREAM], journal)
        else:
            if decisions % VIEWS_EVERY == 0:
                lines += view_lines(state)
            decisions += 1
            lines += decision_lines(step, game, state, bot, streams, journal)
        lines += [event_line(event) for event in journal.events]
    places = " ".join(str(place) for place in state.ranking())
    lines += ["end", f"    at     {game.write_state(state)}", f"    places {places}"]
    return "\n".join([*lines, *view_lines(state)]) + "\n"


def luck_lines(step: int, state: State, rng: Rng, journal: Journal) -> list[str]:
    """Let luck decide; write what it could have brought."""
    outcomes = state.chance_outcomes()
    odds = " · ".join(f"{state.outcome_text(outcome)} {weight}" for outcome, weight in outcomes)
    outcome = state.sample_chance(rng)
    brought = state.outcome_text(outcome)
    state.resolve(outcome, journal)
    return [f"{step}. luck", f"    odds   {odds}", f"    brings {brought}"]


def decision_lines(
    step: int, game: Game, state: State, bot: Bot, streams: list[Rng], journal: Journal
) -> list[str]:
    """Let a bot decide; write the position and what it could have done."""
    seat = int(state.to_act)
    position = game.write_state(state)
    legal = state.legal_actions()
    codes = [action.code for action in legal]
    chosen = state.table().actions[ask(bot, state.view(seat), codes, streams[seat + 1])]
    state.apply(chosen.code, journal)
    return [
        f"{step}. seat {seat}",
        f"    at     {position}",
        f"    legal  {' · '.join(f'{action.code} {action.notation}' for action in legal)}",
        f"    plays  {chosen.code} {chosen.notation}",
    ]


def event_line(event: Event) -> str:
    """Write an event with its address."""
    to = "all" if event.to == EVERYONE else f"seat {event.to}"
    return f"    event  {to} {compact(event.to_json())}"


def view_lines(state: State) -> list[str]:
    """Write what a spectator sees, and for each seat what it sees otherwise."""
    shown = state.view(SPECTATOR).to_json()
    lines = [f"    sees   spectator {compact(shown)}"]
    for seat in range(int(state.seats())):
        seen = state.view(seat).to_json()
        other = {key: value for key, value in seen.items() if shown.get(key) != value}
        lines.append(f"    sees   seat {seat} {compact(other)}")
    return lines


# -- perft -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PerftCount:
    """One line of a perft file: the counts below a position at one depth."""

    line: int  # its number in the file, from 1
    position: str  # the id above it
    state: State
    depth: int
    counts: str  # as they are written


def read_perft(text: str, game: Game) -> Iterator[PerftCount]:
    """Read a perft file: ``id``, ``seats``, ``edition`` and ``options`` if any, ``at``, counts."""
    words: dict[str, str] = {}
    state: State | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        key, _, rest = line.strip().partition(" ")
        if key in {"", "#"}:
            continue
        if key == "perft":
            depth, _, counts = rest.strip().partition(" ")
            if state is None or not (depth.isascii() and depth.isdigit()):
                raise NotationError("bad_perft_line", line=number, text=line[:40])
            yield PerftCount(number, words["id"], state, int(depth), " ".join(counts.split()))
            continue
        if key == "id":
            words, state = {}, None
        elif key not in {"seats", "edition", "options", "at"} or "id" not in words:
            raise NotationError("bad_perft_line", line=number, text=line[:40])
        words[key] = rest.strip()
        if key == "at":
            state = perft_state(words, game, number)


def perft_state(words: dict[str, str], game: Game, line: int) -> State:
    """Make the position of a perft file."""
    seats = words.get("seats", "")
    if not (seats.isascii() and seats.isdigit()):
        raise NotationError("bad_perft_line", line=line, text=f"seats {seats}"[:40])
    edition = game.load_edition(words.get("edition"))
    asked = parse_options(game.options(edition), words.get("options", ""))
    values = game.check_values(int(seats), asked, edition)
    return game.read_state(words["at"], int(seats), values, edition)


def renew_perft(text: str, game: Game) -> str:
    """Recount every position of a perft file; all other lines stay as they are."""
    lines = text.splitlines()
    for count in read_perft(text, game):
        found = perft(count.state, count.depth).line()
        lines[count.line - 1] = f"perft {count.depth} {found}"
    return "\n".join(lines) + "\n"
