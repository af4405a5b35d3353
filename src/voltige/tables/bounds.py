"""Bounds of what strangers send, checked in one pass over the text before anybody parses it.

What a parser does with nesting, dotted keys and long numbers can cost far more than their length
says. A text that passes costs no more than its length.
"""

import re

from voltige.tables.errors import UnusableError

JSON_DEPTH, JSON_KEYS = 64, 20_000
JSON_TEXTS = 2 * JSON_KEYS + 1  # a key and a value each, and one that stands alone
TOML_DEPTH, TOML_KEYS, TOML_PARTS = 16, 10_000, 16
DIGITS = 40  # of the longest number

# Texts in quotes, also those that never end: each is passed over once.
JSON_TEXT = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)', re.DOTALL)
TOML_TEXT = re.compile(
    r'"""[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*(?:"{3,5}|\\?\Z)'
    r"|'''[^']*(?:'(?!'')[^']*)*(?:'{3,5}|\Z)"
    r'|"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*(?:"|(?=\\?(?:\n|\Z)))'
    r"|'[^'\n]*(?:'|(?=\n|\Z))"
    r"|#[^\n]*",
    re.DOTALL,
)
NUMERIC = b"-+.0123456789eE"  # what numbers are written with
JSON_NUMBER = re.compile(rb"[-+.0-9eE]{41}")  # one more than DIGITS
TOML_NUMBER = re.compile(r"[-+._0-9eE]{41}")
FRACTION = re.compile(r"\d\.\d")
BRACKET = re.compile(r"[][{}]")


def check_json(data: bytes) -> None:
    """Refuse JSON that is too deep, or has too many keys or too long a number."""
    if not is_within(data):
        check_all(data)


def is_within(data: bytes) -> bool:
    """Return whether a text keeps all bounds at first sight, as a move does, whatever is in quotes."""
    return (
        len(data) <= JSON_KEYS
        and data.count(b"[") + data.count(b"{") <= JSON_DEPTH
        and (has_few_digits(data) or JSON_NUMBER.search(data) is None)
    )


def has_few_digits(data: bytes) -> bool:
    """Return whether a text is too short of digits for a long number, which is quickly seen."""
    return len(data) - len(data.translate(None, NUMERIC)) <= DIGITS


def check_all(data: bytes) -> None:
    """Check what stands outside quotes."""
    plain, texts = JSON_TEXT.subn(b"", data, JSON_TEXTS + 1)
    if texts > JSON_TEXTS:
        raise UnusableError("too_many_keys", most=JSON_KEYS)
    if JSON_NUMBER.search(plain):
        raise UnusableError("number_too_long", most=DIGITS)
    check_keys(sum(plain.count(sign) for sign in (b":", b",", b"[", b"{")), JSON_KEYS)
    check_depth(plain.decode("latin-1"), JSON_DEPTH)


def check_toml(text: str) -> None:
    """Refuse TOML that is too deep, or has too many keys or too long a number."""
    plain = TOML_TEXT.sub('""', text)
    if TOML_NUMBER.search(plain):
        raise UnusableError("number_too_long", most=DIGITS)
    check_keys(sum(plain.count(sign) for sign in "=,[{"), TOML_KEYS)
    dotted = FRACTION.sub("0", plain)
    if max(line.count(".") for line in dotted.split("\n")) > TOML_PARTS:
        raise UnusableError("too_deep", most=TOML_PARTS)
    check_depth(plain, TOML_DEPTH)


def check_keys(found: int, most: int) -> None:
    """Refuse what has too many parts."""
    if found > most:
        raise UnusableError("too_many_keys", most=most)


def check_depth(plain: str, most: int) -> None:
    """Refuse what is nested too deeply; where more is closed than was opened, a parser ends, too."""
    depth = 0
    for bracket in BRACKET.finditer(plain):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > most:
            raise UnusableError("too_deep", most=most)
        if depth < 0:
            return
