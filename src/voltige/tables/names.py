"""Names and words that people give: nothing in them that cannot be seen or that turns the text."""

import unicodedata

from voltige.tables.errors import UnusableError

UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # control, format, none at all
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
JOINERS = frozenset("\u200c\u200d")  # some scripts and many emoji are written with them


def clean_name(name: str) -> str:
    """Give a name with single spaces, or refuse it."""
    return checked(name, frozenset(), "bad_name")


def clean_words(text: str) -> str:
    """Give what somebody says with single spaces, or refuse it."""
    return checked(text, JOINERS, "bad_words")


def checked(text: str, allowed: frozenset[str], code: str) -> str:
    """Refuse signs that nobody sees."""
    shown = " ".join(text.split())
    for sign in shown:
        unseen = unicodedata.category(sign) in UNSEEN or sign in BLANK
        if unseen and sign not in allowed:
            raise UnusableError(code, sign=f"U+{ord(sign):04X}")
    return shown
