"""Landscapes: the gallery, random ones, and the judge of those being drawn."""

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from voltige.server.routes.common import AnyRequest, address_of, server_of
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

Given = TypeVar("Given")
Done = TypeVar("Done")
Asked = Annotated[Level, QueryParameter(required=False, description="how hard")]
Seed = Annotated[int, QueryParameter(ge=0, le=LAST_SEED, description="its number")]


async def aside(request: AnyRequest, work: Callable[[Given], Done], given: Given) -> Done:
    """Let somebody's landscape be worked on aside, not too often."""
    server = server_of(request)
    server.sketches.check(address_of(request))
    return await server.aside.judge(work, given, LIMITS)


@get("/api/landscapes", tags=["landscapes"], summary="The landscapes")
async def get_landscapes() -> Landscapes:
    """List the ready-made landscapes with what they are built of."""
    return await asyncio.to_thread(landscapes.all_landscapes)


@get("/api/landscapes/random", tags=["landscapes"], summary="A random landscape")
async def get_random(request: AnyRequest, seed: Seed, level: Asked = "classic") -> LandscapeInfo:
    """Give the random landscape with this number: the same number, the same landscape."""
    return await aside(request, landscapes.draw, Wish(level, seed))


@post("/api/landscapes/judge", tags=["landscapes"], summary="Is it legal?", status_code=200)
async def judge_sketch(request: AnyRequest, data: JSONBody[Sketch]) -> Judgement:
    """Judge a landscape by the rules; nothing is stored."""
    return await aside(request, landscapes.judge, data)


@post(
    "/api/landscapes/edition",
    tags=["landscapes"],
    summary="Keep it as an edition",
    status_code=200,
    media_type="text/plain",
)
async def write_edition(request: AnyRequest, data: JSONBody[OwnLandscape]) -> str:
    """Write a landscape as an edition file; nothing is stored."""
    return await aside(request, landscapes.write, data)


HANDLERS = [get_landscapes, get_random, judge_sketch, write_edition]
