"""Sentences by Python's own Fluent."""

from fluent.runtime import FluentBundle, FluentResource

from voltige.locale import Argument


class FluentWords:
    """The texts of one language."""

    def __init__(self, language: str, sources: list[str]) -> None:
        """Read the sources."""
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        """Return whether there is such a text."""
        return bool(self.bundle.has_message(message))

    def say(self, message: str, arguments: dict[str, Argument]) -> str:
        """Return a text with its arguments filled in; a missing one is a bug and raises."""
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)
