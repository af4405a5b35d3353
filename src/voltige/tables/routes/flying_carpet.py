"""Landscapes: the gallery, random ones, and the judge of those being drawn."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from msgspec import Meta

from voltige.tables.flying_carpet import landscapes
from voltige.tables.flying_carpet.landscapes import LIMITS, Wish
from voltige.tables.flying_carpet.wire import (
    LAST_SEED,
    Judgement,
    LandscapeInfo,
    Landscapes,
    Level,
    OwnLandscape,
    Sketch,
)
from voltige.tables.routes.route import Asked, get, post

Given = TypeVar("Given")
Done = TypeVar("Done")
WishedLevel = Annotated[Level, Meta(description="how hard")]
Seed = Annotated[int, Meta(ge=0, le=LAST_SEED, description="its number")]


async def aside(asked: Asked, work: Callable[[Given], Done], given: Given) -> Done:
    """Let somebody's landscape be worked on aside, not too often."""
    asked.service.sketches.check(asked.address)
    return await asked.service.tables.aside.judge(work, given, LIMITS)


@get("/api/landscapes", "landscapes", "The landscapes")
async def get_landscapes(asked: Asked) -> Landscapes:
    """List the ready-made landscapes with what they are built of."""
    return await asked.service.tables.aside.read(lambda _: landscapes.all_landscapes(), None)


@get("/api/landscapes/random", "landscapes", "A random landscape")
async def get_random(asked: Asked, seed: Seed, level: WishedLevel = "classic") -> LandscapeInfo:
    """Give the random landscape with this number: the same number, the same landscape."""
    return await aside(asked, landscapes.draw, Wish(level, seed))


@post("/api/landscapes/judge", "landscapes", "Is it legal?", status=200)
async def judge_sketch(asked: Asked, data: Sketch) -> Judgement:
    """Judge a landscape by the rules; nothing is stored."""
    return await aside(asked, landscapes.judge, data)


@post("/api/landscapes/edition", "landscapes", "Keep it as an edition", status=200, plain=True)
async def write_edition(asked: Asked, data: OwnLandscape) -> str:
    """Write a landscape as an edition file; nothing is stored."""
    return await aside(asked, landscapes.write, data)


ROUTES = [get_landscapes, get_random, judge_sketch, write_edition]
