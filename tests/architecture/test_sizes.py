"""Files and functions that a reader can hold in mind."""

import ast

from tests.architecture.sources import sources

MOST_LINES = 400  # of a file
MOST_FUNCTION_LINES = 60


def test_no_source_file_is_too_long() -> None:
    lengths = {s.where: len(s.path.read_text(encoding="utf-8").splitlines()) for s in sources()}
    offenders = {where: lines for where, lines in lengths.items() if lines >= MOST_LINES}
    assert offenders == {}


def test_no_function_is_too_long() -> None:
    offenders = {}
    for source in sources():
        for node in ast.walk(source.tree()):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines >= MOST_FUNCTION_LINES:
                    offenders[f"{source.where}:{node.lineno} {node.name}"] = lines
    assert offenders == {}
