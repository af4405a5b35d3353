"""``voltige join``: seat a program at a table of a server, from any machine."""

import argparse
import json
import os
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from voltige.arena.players.errors import NoAnswerError
from voltige.arena.players.external import PATIENCE_S, read_answer
from voltige.arena.players.names import is_program, word_of
from voltige.arena.players.program import Program
from voltige.cli.common import add_language, console
from voltige.cli.errors import CommandError
from voltige.core.errors import shown
from voltige.locale import Texts, texts

Json = dict[str, Any]
REACTION_MS = 150  # after a live race opens; claims within 120 ms count as jumped
EXAMPLE = """example:
  voltige join http://127.0.0.1:8080/table/BZ6ZsZQYQJQo --bot "exec:python3 mybot.py"

The table needs an open seat. The program is the one that simulate and arena take."""


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "join",
        help="seat a program at a table of a server",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("address", metavar="ADDRESS", help="of the table, as the browser shows it")
    parser.add_argument("--bot", required=True, metavar="exec:COMMAND", help="the program")
    parser.add_argument("--name", metavar="NAME", help="how the seat is called")
    parser.add_argument(
        "--token", help="with the scopes read and play (default: VOLTIGE_TOKEN, or a new one)"
    )
    parser.add_argument(
        "--patience", type=float, default=PATIENCE_S, metavar="SECONDS", help="for one answer"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Sit down, play to the end, and say who won."""
    if not is_program(args.bot):
        raise CommandError("join_program", text=args.bot)
    name = args.name or word_of(args.bot)
    program = Program(args.bot, args.patience)
    try:
        client = Client(args.address)
        client.log_in(args.token or os.environ.get("VOLTIGE_TOKEN", ""), name)
        table = play(client, name, Answers(program, texts(args.lang)))
    finally:
        program.close()
    print(json.dumps(table["result"]))
    return 0


class Client:
    """The few calls that a program needs."""

    def __init__(self, address: str) -> None:
        """Take the address of a table."""
        parts = urlsplit(address)
        path = [part for part in parts.path.split("/") if part]
        if parts.scheme not in {"http", "https"} or len(path) < 2 or path[-2] != "table":
            raise CommandError("join_address", text=shown(address))
        self.server = f"{parts.scheme}://{parts.netloc}" + "".join(f"/{part}" for part in path[:-2])
        self.table = path[-1]
        self.headers = {"Content-Type": "application/json"}

    def log_in(self, token: str, name: str) -> None:
        """Use a token, or have one made."""
        wanted = {"name": name, "scopes": ["read", "play"]}
        secret = token or self.post("/api/tokens", wanted).get("secret", "")
        self.headers["Authorization"] = f"Bearer {secret}"

    def open(self, path: str, body: Json | None = None) -> Any:
        """Send a request; a body makes it a POST."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, self.headers)  # noqa: S310  (http)
        try:
            return urllib.request.urlopen(request)  # noqa: S310  (the address is the user's own)
        except urllib.error.HTTPError as error:
            raise CommandError("join_refused", reason=refusal(error)) from error
        except OSError as error:
            reason = shown(getattr(error, "reason", error), 200)
            raise CommandError("join_unreachable", server=self.server, reason=reason) from error

    def post(self, path: str, body: Json) -> Json:
        """Send something and read the answer."""
        with self.open(path, body) as response:
            return dict(json.load(response))

    def messages(self) -> Iterator[Json]:
        """Follow the table; empty lines only keep the connection open."""
        with self.open(f"/api/tables/{self.table}/stream") as lines:
            for line in lines:
                if line.strip():
                    yield json.loads(line)


def refusal(error: urllib.error.HTTPError) -> str:
    """Say why the server has refused."""
    try:
        told = json.load(error)
    except ValueError:
        told = {}
    return str(told.get("detail") or told.get("message") or told.get("code") or error)


class Answers:
    """A program's answers to questions of a server; what it fails to answer is told once."""

    def __init__(self, program: Program, words: Texts) -> None:
        """Take the program."""
        self.program = program
        self.words = words
        self.told: set[str] = set()

    def choose(self, table: Json, state: Json) -> int:
        """Ask the program for a code; without a good answer it is the first one."""
        keys = ("code", "action", "notation", "rule")
        question = {
            "type": "act",
            **{key: table[key] for key in ("game", "rules", "edition", "options")},
            "seats": len(table["seats"]),
            "seat": state["seat"],
            "view": state["view"],
            "legal": [{key: choice[key] for key in keys} for choice in state["legal"]],
        }
        try:
            line = self.program.ask(json.dumps(question, separators=(",", ":")).encode())
            return read_answer(line, question["legal"], self.program.name)
        except NoAnswerError as error:
            if error.code not in self.told:
                self.told.add(error.code)
                told = self.words.say("join-no-answer", reason=self.words.error(error))
                console(stderr=True).print(told, markup=False)
            return int(state["legal"][0]["code"])


def play(client: Client, name: str, answers: Answers) -> Json:
    """Sit down and play until the match is over; give the table as it was then."""
    path = f"/api/tables/{client.table}"
    client.post(f"{path}/sit", {"name": name, "nonce": secrets.token_hex(16)})
    state: Json | None = None
    table: Json = {}
    for message in client.messages():
        state = message.get("state") or state
        table = message.get("table") or table
        if table.get("result"):
            return table
        if message["type"] == "claiming":  # what was tried before it opens is refused as too early
            wait_ms = message["open_at"] - message["now"] + REACTION_MS
            time.sleep(max(0, wait_ms) / 1000)
        if state and state["asked"] and message["type"] in {"welcome", "update", "claiming"}:
            code = answers.choose(table, state)
            request = {"type": "act", "id": secrets.token_hex(8), "version": state["version"]}
            client.post(f"{path}/do", {**request, "code": code})
    raise CommandError("join_ended")
