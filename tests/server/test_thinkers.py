"""Bots think in processes of their own; a strong one keeps no quick one of another table waiting."""

import asyncio

from voltige.core.options import check_options
from voltige.core.rng import Rng
from voltige.core.state import CHANCE
from voltige.games.loops import GAME
from voltige.server.thinkers import Thinkers
from voltige.tables.thinking import Job

SEATS = 4


def job_of(bot: str, seed: int) -> Job:
    """Make a decision for a bot: the first of a match."""
    edition = GAME.load_edition(GAME.default_edition_name())
    state, luck = GAME.new_state(SEATS, {}, edition), Rng(seed)
    while state.to_act == CHANCE:
        state.resolve(state.sample_chance(luck))
    return Job(
        game=GAME.name,
        edition=GAME.default_edition_name(),
        seats=SEATS,
        options=check_options(GAME.options(edition), {}, SEATS),
        position=state.to_dict(),
        seat=int(state.to_act),
        bot=bot,
        seed=seed,
    )


def test_a_quick_bot_does_not_wait_until_all_masters_have_thought() -> None:
    done: list[str] = []

    async def think() -> None:
        thinkers = Thinkers(2)

        async def ask(bot: str, seed: int) -> None:
            assert await thinkers.choose(job_of(bot, seed)) >= 0
            done.append(bot)

        try:
            await asyncio.gather(*[ask("master", seed) for seed in range(4)], ask("pilot", 4))
        finally:
            await thinkers.stop()

    asyncio.run(think())
    assert sorted(done) == ["master"] * 4 + ["pilot"]
    assert done.index("pilot") < 3
