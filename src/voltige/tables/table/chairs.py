"""The seats of a table: who they belong to, and who plays for them."""

from dataclasses import dataclass, field

from voltige.match.steps import Sit

OPEN = "open"  # a seat that waits for somebody, and a table that has one
PERSON, AUTOPILOT = "person", "autopilot"  # who plays for any other seat, beside bots


@dataclass
class Chair:
    """A seat: who it belongs to and who plays for it."""

    name: str = ""
    controller: str = OPEN  # open, person, bot:<name>, autopilot, remote:<name>
    holders: set[str] = field(default_factory=set)  # hashes of browsers and programs
    keys: set[str] = field(default_factory=set)  # hashes of recovery keys
    nonce: str = ""  # what it added to the luck, or that it waived that; empty until then
    program: str = ""  # the name of the remote program that holds it
    person: bool = False  # a person or program holds it, whoever plays now
    reserved: str = ""  # kept for this holder
    resigned: bool = False
    muted: bool = False
    coached: bool = False  # has asked for odds in this match


def sit(chair: Chair, step: Sit) -> None:
    """Put somebody on a chair."""
    chair.name = step.name
    chair.controller = step.controller
    chair.nonce = step.nonce
    chair.reserved = ""
    if step.holder:
        chair.person = True
        chair.holders.add(step.holder)
        chair.keys.add(step.key)
        kind, _, name = step.controller.partition(":")
        chair.program = name if kind == "remote" else ""
