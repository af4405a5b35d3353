"""The text of a record: TOML, with a block of lines at its end."""

from typing import Any


def document_text(values: dict[str, Any], section: str, key: str, lines: list[str]) -> str:
    """Write the values, and after them the lines as ``key`` of a ``section``; empty tables are left out."""
    import tomlkit  # noqa: PLC0415  (loaded late: most of what imports this writes no record)
    from tomlkit.items import String, StringType, Trivia  # noqa: PLC0415

    document = tomlkit.document()
    for name, value in values.items():
        if value != {}:
            document.add(name, value)
    block = "\n".join(lines) + "\n"
    first = f"\n{block}"  # the lines begin below the quotes
    document.add(section, {key: String(StringType.MLL, block, first, Trivia())})
    return document.as_string()
