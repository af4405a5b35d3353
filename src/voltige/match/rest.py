"""``"rest"`` in the position of a scenario: all cards that lie nowhere else."""

from typing import Any

from voltige.core.edition import Edition
from voltige.core.game import Game
from voltige.core.options import Values
from voltige.match.errors import ScenarioError
from voltige.match.table import Table

REST = "rest"
PILE = "draw_pile"  # where the games put cards that a position does not mention


def deal_rest(
    game: Game,
    seats: int,
    options: Values,
    edition: Edition | None,
    position: dict[str, Any],
) -> dict[str, Any]:
    """Replace ``"rest"``, for a hand or a pile that counts its cards, by the cards left over.

    The draw pile keeps the cards that the position names for it; it has none if it names none.
    """
    places = rests(position, ())
    if not places:
        return position
    if len(places) > 1:
        raise ScenarioError("scenario_value", key=f"position.{'.'.join(places[1])}"[:40])
    path = places[0]
    trial = changed(position, path, {})
    kept = trial.pop(PILE, {})
    placed = Table.make(game, seats, options, edition, trial).first_state().to_dict()
    pile, filled = placed.get(PILE), found_at(placed, path)
    if not (isinstance(pile, dict) and isinstance(filled, dict) and isinstance(kept, dict)):
        raise ScenarioError("scenario_value", key=f"position.{'.'.join(path)}"[:40])
    dealt = {}
    for card in {**pile, **filled}:
        count = pile.get(card, 0) + filled.get(card, 0) - kept.get(card, 0)
        if count > 0:
            dealt[card] = count
    whole = changed(placed, path, dealt)  # with what the game put into other hands
    return {**position, path[0]: whole[path[0]], PILE: kept}


def found_at(data: Any, path: tuple[str, ...]) -> Any:
    """Return what stands at a place of plain data."""
    value = data
    for key in path:
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def rests(data: Any, path: tuple[str, ...]) -> list[tuple[str, ...]]:
    """List the places where ``"rest"`` stands."""
    if data == REST:
        return [path]
    parts: list[tuple[str, Any]] = []
    if isinstance(data, dict):
        parts = list(data.items())
    elif isinstance(data, list):
        parts = [(str(number), value) for number, value in enumerate(data)]
    return [place for key, value in parts for place in rests(value, (*path, key))]


def changed(data: Any, path: tuple[str, ...], value: Any) -> Any:
    """Copy plain data with another value at one place."""
    if not path:
        return value
    key, deeper = path[0], path[1:]
    if isinstance(data, list):
        copy = list(data)
        copy[int(key)] = changed(copy[int(key)], deeper, value)
        return copy
    return {**data, key: changed(data[key], deeper, value)}
