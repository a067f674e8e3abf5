"""Questions: what people ask about a table. Nothing changes, and nobody else hears of it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import msgspec

from spieltisch import draw
from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.wording import boards
from spieltisch.server.application import Application
from spieltisch.server.faults import Fault
from spieltisch.server.live.news import NewsLine, voice_of
from spieltisch.server.live.screen import hints_allowed
from spieltisch.server.live.table_cache import LiveTable
from spieltisch.server.live.telling import told_on
from spieltisch.server.workers.bot_pool import BotFault, Question
from spieltisch.tables.planning import Ends, Plan, PlanStep
from spieltisch.tables.refusal import Refused
from spieltisch.tables.table import Table

P = ParamSpec("P")
T = TypeVar("T")
LEVEL = "master"
KEPT = 200


class PreviewView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move would cost and bring before luck or others come in.

    In sentences and as `events`; `seals`: it could not be taken back. `after` are my seat's points
    and numbers as they would then be.
    """

    lines: list[str]
    seals: bool
    after: dict[str, Any] | None = None
    events: list[dict[str, Any]] = []


class PlannedMove(msgspec.Struct, frozen=True):
    """A move of the plan and what it would cost and bring, in sentences."""

    move: str
    text: str
    lines: list[str]


class PlanView(msgspec.Struct, frozen=True):
    """The position after the moves, as the seat would see it.

    `steps` are the moves that were possible. `ends` says why the plan goes no further: `luck`,
    `others`, `over`, or `none` where there is nothing to plan; empty while it goes on. `turn`: it
    is not the seat's turn yet, and the plan shows the turn that it would have now.
    """

    scene: dict[str, Any]
    steps: list[PlannedMove]
    ends: Ends
    turn: bool


class Denials(msgspec.Struct, frozen=True):
    """What a seat might look for and cannot have now, where, and why."""

    denials: list[dict[str, Any]]


class StoryView(msgspec.Struct, frozen=True):
    """What has happened, line by line."""

    told: int
    lines: list[NewsLine]


class Hint(msgspec.Struct, frozen=True):
    """A move worth making: the score and the chance to win with it, and the reasons in words.

    `chance` is missing where nobody else plays.
    """

    move: str
    score: float
    reasons: list[str]
    chance: float | None = None


class Hints(msgspec.Struct, frozen=True):
    """Up to three moves, the best first."""

    hints: list[Hint]


class Asker:
    """Somebody who asks at a table, in a language."""

    def __init__(self, app: Application, hot: LiveTable, person: str, language: str) -> None:
        self.app = app
        self.hot = hot
        self.person = person
        self.language = language

    @property
    def table(self) -> Table:
        """The table; only while it is locked."""
        return self.hot.table

    def check_own(self, seat: int) -> None:
        """Refuse whoever does not sit there."""
        if seat not in self.table.seats_of(self.person):
            raise Refused("not-your-seat")

    async def preview(self, seat: int, move: str) -> PreviewView:
        """What one of my moves would cost and bring.

        A move that is no longer offered brings nothing: the page that asks is about to hear of it.
        """
        async with self.hot.lock:
            self.check_own(seat)
            if move not in self.table.open_to(seat):
                return PreviewView([], False)
            copy, voice = Plan(self.table.playing, seat), voice_of(self.table, self.language)
        return await self._try_out(_preview, copy, move, voice)

    async def plan(self, seat: int, moves: list[str], at: int = -1) -> PlanView:
        """Moves tried out on a copy of what my seat may know, until luck or others come in.

        With `at` it is a position of before that the coach has looked at.
        """
        async with self.hot.lock:
            self.check_own(seat)
            before = self.coached.get((self.table.id, seat, at))
            if at >= 0 and before is None:
                raise Refused("not-now")
            copy = Plan(self.table.playing, seat, before)
            voice = voice_of(self.table, self.language)
        return await self._try_out(_plan, copy, moves, voice)

    async def _try_out(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Moves are tried on a copy while the table plays on; one person's one at a time."""
        return await self.app.trials.run(self.person, work, *args, **named)

    async def why(self, seat: int) -> Denials:
        """What my seat cannot do now, and why."""
        async with self.hot.lock:
            self.check_own(seat)
            match = self.table.playing
            if self.table.seats[seat].played_by_bot or seat not in self.table.offers:
                return Denials([])
            copy, voice = Plan(match, seat), voice_of(self.table, self.language)
        return await self._try_out(_denials, copy, voice)

    async def story(self, seat: int, since: int, entry: int) -> StoryView:
        """All that has happened, as one of my seats, or anybody, may know it."""
        async with self.hot.lock:
            table = self.table
            if seat not in (*table.seats_of(self.person), SPECTATOR):
                raise Refused("not-your-seat")
            if table.match is None:
                raise Refused("not-begun")
            feed = self.hot.viewers.screens(table, self.language)
            lines = await told_on(self.app, table, feed, seat, max(0, since), entry)
            return StoryView(feed.told, lines)

    async def hints(self, seat: int) -> Hints:
        """What would a master do? It thinks in a process of its own, and knows what I know."""
        async with self.hot.lock:
            table = self.table
            self.check_own(seat)
            table.playing  # noqa: B018 - refuses unless the game is on
            if seat not in table.offers:
                raise Refused("not-now")
            if not hints_allowed(table):
                raise Refused("no-hints")
            key = (table.id, seat, table.seq, self.language)
            asked = self._asked
            task = asked.get(key)
            if task is None:
                names = voice_of(table, self.language).names
                question = Question(table, seat, LEVEL, self.language, names, asker=self.person)
                task = asked[key] = asyncio.create_task(self._think(question))
                if len(asked) > KEPT:
                    asked.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except BotFault:
            asked.pop(key, None)
            return Hints([])
        except Fault:
            asked.pop(key, None)
            raise

    @property
    def coached(self) -> "OrderedDict[tuple[str, int, int], Any]":
        """Positions before decisions that the coach was asked about, as their seats knew them."""
        kept: OrderedDict[tuple[str, int, int], Any]
        kept = self.app.shared.setdefault("coached", OrderedDict())
        return kept

    async def _think(self, question: Question) -> Hints:
        return Hints(msgspec.convert(await self.app.pool.advise(question), list[Hint]))

    @property
    def _asked(self) -> "OrderedDict[Any, asyncio.Task[Hints]]":
        """What was asked lately: who asks again hears the same, and nobody thinks twice."""
        asked: OrderedDict[Any, asyncio.Task[Hints]]
        asked = self.app.shared.setdefault("hints", OrderedDict())
        return asked


def _preview(copy: Plan, move: str, voice: draw.Voice) -> PreviewView:
    seen = copy.foresee(move)
    if seen is None:
        return PreviewView([], False)
    after = draw.summary_of(copy, copy.seat, voice)
    lines = _step(copy, copy.steps[-1], voice).lines
    events = [{"event": event.name, **event.values} for event in seen.events]
    return PreviewView(lines, seen.seals, dict(after) if after else None, events)


def _denials(copy: Plan, voice: draw.Voice) -> Denials:
    return Denials([dict(one) for one in draw.denials_of(copy, copy.seat, voice)])


def _plan(copy: Plan, moves: list[str], voice: draw.Voice) -> PlanView:
    copy.follow(moves)
    scene = dict(draw.scene_of(copy, copy.seat, voice))
    return PlanView(scene, [_step(copy, step, voice) for step in copy.steps], copy.ends, copy.turn)


def _step(made: Plan, step: PlanStep, voice: draw.Voice) -> PlannedMove:
    lines = draw.told_lines(made.game, step.events, boards(made.game, made.state), voice)
    return PlannedMove(step.move, voice.tell(step.text, step.move), lines)
