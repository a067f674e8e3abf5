"""The coach at a table: what my latest decision cost, in words, and the better line.

It is asked only by who wants to hear it, where hints are allowed, and knows what the seat knew.
"""

from typing import Any, Final

import msgspec

from spieltisch.server.live.news import voice_of
from spieltisch.server.live.questions import LEVEL, Asker
from spieltisch.server.live.screen import hints_allowed
from spieltisch.server.workers.bot_pool import BotFault, Question
from spieltisch.tables.planning import Plan
from spieltisch.tables.refusal import Refused

KEPT: Final = 200


class CoachView(msgspec.Struct, frozen=True):
    """What is to be said of a decision; `text` is empty where it was fine.

    `cost` and `least` are points: about, and at least as far as can be told. The `line` is the
    better one, from before the seat's move `at` on. `turn` is the turn in which it was.
    """

    text: str = ""
    cost: float = 0.0
    least: float = 0.0
    reasons: list[str] = []
    line: list[str] = []
    at: int = -1
    turn: int = 0


async def coach(asker: Asker, seat: int) -> CoachView:
    """Look at the latest decision of a seat."""
    async with asker.hot.lock:
        table = asker.table
        asker.check_own(seat)
        if not hints_allowed(table):
            raise Refused("no-hints")
        match = table.playing
        decided = match.decided.get(seat)
        if decided is None or decided.unasked or decided.index >= match.moves:
            return CoachView()
        seated, move = match.made[decided.index].seat, match.made[decided.index].move
        if seated != seat:
            return CoachView()
        before: Any = match.imagined(decided.before, seat)
        turn = int(sum(decided.before.turns))
        voice = voice_of(table, asker.language)
        plan = Plan(match, seat, before)
        question = Question(
            table,
            seat,
            LEVEL,
            asker.language,
            awaited=False,
            coached=move,
            before=before,
            asker=asker.person,
        )
    try:
        found = await asker.app.pool.advise(question)
    except BotFault:
        return CoachView()
    if found is None or not plan.take(found["line"][0]):
        return CoachView()
    kept = asker.coached
    kept[table.id, seat, decided.index] = before
    while len(kept) > KEPT:
        kept.popitem(last=False)
    better = voice.tell(plan.steps[0].text, found["line"][0])
    text = voice.say("coach-cost", better=better, points=round(found["cost"]))
    return CoachView(text, at=decided.index, turn=turn, **found)
