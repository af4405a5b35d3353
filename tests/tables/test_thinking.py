"""What a bot at a table is asked: with a clock only where the engine is interpreted."""

from voltige.bots.levels import ACE, MASTER, PILOT
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, State
from voltige.games.loops import GAME
from voltige.pure import is_compiled
from voltige.tables.thinking import Job, choose, patience


def dealt() -> State:
    """Deal a round of LOOPS."""
    state = GAME.new_state(3, None, None)
    rng = Rng(1)
    while state.to_act == CHANCE:
        state.resolve(state.sample_chance(rng))
    return state


def test_a_clock_bounds_levels_only_where_the_engine_is_interpreted() -> None:
    for level in (ACE, MASTER):
        assert (patience(level) is None) == is_compiled()
    assert patience(PILOT) is None


def test_an_ace_answers_a_job() -> None:
    state = dealt()
    job = Job(
        game=GAME.name,
        edition=GAME.default_edition_name(),
        seats=3,
        options=GAME.check_values(3, {}, GAME.load_edition()),
        position=state.to_dict(),
        seat=int(state.to_act),
        bot=ACE,
        seed=3,
    )
    assert choose(job).code in [action.code for action in state.legal_actions()]
