"""The text of a record: TOML, with a block of lines at its end."""

from typing import Any


def document_text(values: dict[str, Any], section: str, key: str, lines: list[str]) -> str:
    """Write the values, and after them the lines as ``key`` of a ``section``; empty tables are left out."""
    import tomlkit  # noqa: PLC0415  (loaded late: most of what imports this writes no record)

    document = tomlkit.document()
    for name, value in values.items():
        if value != {}:
            document.add(name, value)
    block = tomlkit.string("\n".join(lines) + "\n", literal=True, multiline=True)
    document.add(section, {key: block})
    return document.as_string()
