"""What nobody can guess: all that tables draw from the operating system."""

import secrets
import string
from collections.abc import Callable
from dataclasses import dataclass

from voltige.match.luck import SEED_BYTES

LETTERS = string.ascii_letters + string.digits
ID_LENGTH = 12
SECRET_BYTES = 24


def new_id() -> str:
    """Make the id of a table; whoever knows it may look, so nobody can guess it."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_secret() -> str:
    """Make the secret of a person, a program or a seat."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_seed() -> bytes:
    """Draw the seed that a table's luck comes from."""
    return secrets.token_bytes(SEED_BYTES)


@dataclass
class Secrets:
    """Where tables get theirs from; tests and other carriers hand in others."""

    new_id: Callable[[], str] = new_id
    new_secret: Callable[[], str] = new_secret
    new_seed: Callable[[], bytes] = new_seed
