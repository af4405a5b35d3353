"""The components of an edition: for boards, which know no deck, board or circuit by heart."""

from voltige.match.table import Table
from voltige.tables.wire.bodies import Components
from voltige.wording.text import Text
from voltige.wording.wording import Wording


def components_of(table: Table, words: Wording) -> Components:
    """Give everything that the edition of a table holds, with the names of what it lists."""
    data = table.edition.data
    return Components(
        edition=table.edition.name,
        data=data,
        names={kind: names_of(kind, rows, words) for kind, rows in data.items() if is_list(rows)},
    )


def is_list(rows: object) -> bool:
    """Tell whether a part of an edition lists components."""
    return isinstance(rows, list) and bool(rows) and all("id" in row for row in rows)


def names_of(kind: str, rows: list[dict[str, str]], words: Wording) -> dict[str, Text]:
    """Name the components of one kind."""
    return {row["id"]: words.component(kind, row["id"]) for row in rows}
