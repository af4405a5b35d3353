"""Numbers as a language writes them."""

from voltige.locale import Texts


def percent(words: Texts, share: float) -> str:
    """Write a share as percents."""
    return words.say("odds-percent", value=decimal(words, f"{100 * share:.1f}"))


def percents(words: Texts, low: float, high: float) -> str:
    """Write the ends of an interval."""
    return f"{percent(words, low)} – {percent(words, high)}"


def decimal(words: Texts, number: str) -> str:
    """Write a number with the mark of the language."""
    return number.replace(".", words.say("odds-decimal-mark")).replace("-", "−")
