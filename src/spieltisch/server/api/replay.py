"""Endpoints for what was, position by position: scenes to step through, and the log beside them."""

import asyncio
from typing import Any

import msgspec

from spieltisch import draw
from spieltisch.kernel.events import SPECTATOR
from spieltisch.server.live.past import Past, eyes, lines_at, looking, past_of, place, scene_at
from spieltisch.server.routing import Call, Endpoint

LINES_AT_ONCE = 25


class Eyes(msgspec.Struct, frozen=True):
    """A seat through which one may look (-1: a spectator), and its name."""

    seat: int
    name: str


class PastTurn(msgspec.Struct, frozen=True):
    """A turn: after how many moves it begins, whose it is, and the how many-th of that seat."""

    moves: int
    seat: int
    number: int


class PastLine(msgspec.Struct, frozen=True):
    """What a move (0: the set-up) did, and who made it (-1: nobody)."""

    moves: int
    seat: int
    lines: list[str]


class PastView(msgspec.Struct, frozen=True):
    """A game so far: how many moves, everybody's points after each, where turns begin, the log."""

    moves: int
    finished: bool
    seat: int
    names: list[str]
    eyes: list[Eyes]
    turns: list[PastTurn]
    scores: list[list[int]]
    log: list[PastLine]


class PastScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, ready to be drawn; with `stage=1` also its boards."""

    moves: int
    of: int
    scene: dict[str, Any]
    stage: dict[str, Any] | None = None


async def past(call: Call) -> PastView:
    """A game so far, as `seat` may know it: one's own while it runs, anybody's afterwards."""
    found = await past_of(call)
    seat, voice = looking(found, call), found.voice(call.language)
    rerun = found.rerun
    spectator = voice.say("replay-spectator")
    return PastView(
        len(rerun.moves),
        found.finished,
        seat,
        voice.names,
        [Eyes(one, voice.names[one] if one >= 0 else spectator) for one in eyes(found, call)],
        [PastTurn(turn.moves, turn.seat, turn.number) for turn in rerun.turns],
        rerun.scores,
        await _log(found, seat, voice),
    )


async def _log(found: Past, seat: int, voice: draw.Voice) -> list[PastLine]:
    made = []
    for moves in range(len(found.rerun.moves) + 1):
        lines = lines_at(found, moves, seat, voice)
        if lines:
            who = found.rerun.moves[moves - 1].seat if moves else SPECTATOR
            made.append(PastLine(moves, who, lines))
        if moves % LINES_AT_ONCE == 0:
            # A long log must not keep the tables waiting that are being played.
            await asyncio.sleep(0)
    return made


async def past_scene(call: Call) -> PastScene:
    """The table after so many moves, as `seat` saw it."""
    found = await past_of(call)
    moves, seat = place(found, call.path("moves")), looking(found, call)
    voice = found.voice(call.language)
    scene = scene_at(found, moves, seat, voice)
    stage = None
    if call.number("stage", 0):
        rerun = found.rerun
        stage = dict(draw.stage_of(rerun.game, rerun.setup, voice))
    return PastScene(moves, len(found.rerun.moves), scene, stage)


_T = "/tables/{table_id}"
ENDPOINTS = [
    Endpoint("GET", f"{_T}/past", past, PastView, cost=10, query=("language", "seat")),
    Endpoint(
        "GET",
        f"{_T}/past/{{moves}}",
        past_scene,
        PastScene,
        cost=3,
        query=("language", "seat", "stage"),
    ),
]
