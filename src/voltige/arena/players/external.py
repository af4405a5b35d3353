"""Bots that are programs: one JSON line in, one JSON line out (docs/external-bots.md)."""

import json
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from voltige.arena.players.errors import NoAnswerError
from voltige.arena.players.program import Program
from voltige.bots.bot import Bot
from voltige.core.action import ActionTable, Json
from voltige.core.edition import Edition
from voltige.core.errors import shown
from voltige.core.game import Game
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.view import View

GIVE_UP = 3  # failures in a row, after which a program is not asked again in the same game
PATIENCE_S = 10.0  # for one answer


class ExternalBot(Bot):
    """A program at a table of its own process; whoever makes it must close it."""

    def __init__(
        self, name: str, game: Game, edition: Edition, values: Values, seats: int, patience: float
    ) -> None:
        """Take the command and the table; nothing is started yet."""
        self.name = name
        self.program = Program(name, patience)
        self.actions: ActionTable = game.start(seats, values, edition).table()
        self.head: Json = {
            "type": "act",
            "game": game.name,
            "rules": game.rules_version,
            "edition": edition.name,
            "options": values,
            "seats": seats,
        }
        self.failures = 0

    def new_game(self, values: Values) -> None:
        """Ask again, whatever happened in the game before, and tell the options of this one."""
        self.failures = 0
        self.head["options"] = values

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Ask the program."""
        actions = [self.actions.actions[int(code)] for code in legal]
        told = [
            {"code": one.code, "action": one.data, "notation": one.notation, "rule": one.rule}
            for one in actions
        ]
        question = {**self.head, "seat": int(view.seat), "view": view.to_json(), "legal": told}
        if self.failures >= GIVE_UP:
            raise NoAnswerError("program_given_up", name=self.name, failures=GIVE_UP)
        try:
            code = self.ask(question)
        except NoAnswerError:
            self.failures += 1
            raise
        self.failures = 0
        return code

    def ask(self, question: Json) -> int:
        """Send a question and read the code that is chosen."""
        line = self.program.ask(json.dumps(question, separators=(",", ":")).encode())
        return read_answer(line, question["legal"], self.name)

    def close(self) -> None:
        """End the program."""
        self.program.close()


def read_answer(line: bytes, legal: list[Json], name: str) -> int:
    """Read a code or the JSON form of an action; it must be among the legal ones."""
    try:
        said: Any = json.loads(line)
    except (ValueError, RecursionError) as error:
        text = shown(line.decode("utf-8", "replace").strip())
        raise NoAnswerError("program_unreadable", name=name, answer=text) from error
    for choice in legal:
        if isinstance(said, int) and not isinstance(said, bool) and said == choice["code"]:
            return int(said)
        if isinstance(said, dict) and said == choice["action"]:
            return int(choice["code"])
    text = shown(line.decode("utf-8", "replace").strip())
    raise NoAnswerError("program_illegal", name=name, answer=text)
