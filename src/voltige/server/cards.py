"""What is printed on the cards of an edition: for boards, which know no deck by heart."""

from voltige.core.edition import Edition
from voltige.games.loops.edition import LoopsEdition
from voltige.games.loops.terms import KIND_NAMES
from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.terms import COLOUR_NAMES
from voltige.server.wire.bodies import CardInfo


def cards_of(edition: Edition) -> list[CardInfo]:
    """List the cards of an edition; none for games whose boards read all from the view."""
    if isinstance(edition, LoopsEdition):
        return [
            CardInfo(face.id, KIND_NAMES[face.kind], face.value, int(points))
            for face, points in zip(edition.faces, edition.points, strict=True)
        ]
    if isinstance(edition, LuckyLoopEdition):
        return [
            CardInfo(
                name,
                COLOUR_NAMES[edition.colour[card]],
                int(edition.difficulty[card]),
                int(edition.points_exact[card]),
                int(edition.points_exceeded[card]),
            )
            for card, name in enumerate(edition.ids)
        ]
    return []
