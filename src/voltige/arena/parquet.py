"""Results as a Parquet file: a row for each game, in the order of their numbers."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from voltige.arena.extras import needed
from voltige.arena.plan import Plan
from voltige.arena.play import Result
from voltige.core.action import Action

EXTRA = "arena"


def write_parquet(path: Path, plan: Plan, results: Sequence[Result]) -> None:
    """Write the file; the plan stands in its metadata under ``voltige``."""
    arrow, parquet = needed("pyarrow", EXTRA), needed("pyarrow.parquet", EXTRA)
    table = arrow.Table.from_pylist(rows(plan, results), schema=schema(arrow, results))
    told = {b"voltige": msgspec.json.encode(plan.order())}
    parquet.write_table(table.replace_schema_metadata(told), path, compression="zstd")


def schema(arrow: Any, results: Sequence[Result]) -> Any:
    """Name the columns; each statistic of a game has its own."""
    whole, number = arrow.int64(), arrow.float64()
    names = results[0].statistics if results else {}
    return arrow.schema(
        [
            ("game", whole),
            ("deal", whole),
            ("rotation", whole),
            ("varied", arrow.map_(arrow.string(), arrow.string())),
            ("bots", arrow.list_(arrow.string())),
            ("ranking", arrow.list_(whole)),
            ("returns", arrow.list_(number)),
            ("wins", arrow.list_(number)),
            ("decisions", whole),
            ("choices", whole),
            ("widest", whole),
            ("faults", whole),
            ("played", arrow.map_(arrow.string(), whole)),
            ("by_winners", arrow.map_(arrow.string(), whole)),
            *[(f"mean_{name}", number) for name in names],
        ]
    )


def rows(plan: Plan, results: Sequence[Result]) -> list[dict[str, Any]]:
    """Give each game as plain data."""
    actions = plan.game.start(len(plan.bots), plan.values, plan.edition).table().actions
    return [
        {
            "game": result.number,
            "deal": plan.deal(result.number),
            "rotation": plan.rotation(result.number),
            "varied": [(name, str(plan.options_of(result.number)[name])) for name in plan.vary],
            "bots": [plan.bots[who] for who in plan.seating(result.number)],
            "ranking": result.ranking,
            "returns": result.returns,
            "wins": result.wins(),
            "decisions": result.decisions,
            "choices": result.choices,
            "widest": result.widest,
            "faults": sum(fault.count for fault in result.faults),
            "played": by_notation(actions, result.played),
            "by_winners": None
            if result.by_winners is None
            else by_notation(actions, result.by_winners),
            **{f"mean_{name}": value for name, value in result.statistics.items()},
        }
        for result in results
    ]


def by_notation(actions: Sequence[Action], counts: dict[int, int]) -> list[tuple[str, int]]:
    """Give counts of codes by the notation of each."""
    return [(actions[code].notation, count) for code, count in sorted(counts.items())]
