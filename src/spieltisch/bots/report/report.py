"""The report on a finished game, put together from its luck and its decisions.

What a seat could expect before the first draw, its luck, its own decisions and those of others
add up to its result: every change of what it could expect is counted in one of them. Luck and
losses are in points of the final score; `swing` is what they moved the chance to win.
"""

import math
from collections.abc import Callable
from random import Random
from typing import Any, Literal

from spieltisch.bots.advice import win_chance
from spieltisch.bots.craft import Craft, Judge, craft_for
from spieltisch.bots.effort import Effort
from spieltisch.bots.learned import NO_NET, learned_judge
from spieltisch.bots.report.choices import Assessor, Loss
from spieltisch.bots.report.luck import Gauge, Luck
from spieltisch.bots.report.walk import Moment, beginning, moments
from spieltisch.kernel.game import Game
from spieltisch.kernel.record import Record
from spieltisch.kernel.wording import notation

Progress = Callable[[int, int], None]
Kind = Literal["decision", "luck"]
POINTS_EACH = 3
"""Turning points by decision, and as many by luck, for each seat at most."""
CONFIRMED_EACH = 6
"""Decisions of each seat that are looked at closely."""
WORTH_TELLING = 1.0
"""Points that a turning point must be about."""
REASONS = 2
EFFORT = Effort(positions=6000)
"""For every decision that is looked at closely."""


class TurningPoint:
    """A decision that gave points away, or a stroke of luck, at a move (0: the set-up).

    `reasons` are the terms of the value in which the better option gains, with their points.
    """

    def __init__(self, number: int, kind: Kind, points: float, swing: float) -> None:
        self.number = number
        self.kind = kind
        self.points = points
        self.swing = swing
        self.took = ""
        self.better = ""
        self.reasons: list[tuple[str, float]] = []

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "move": self.number,
            "kind": self.kind,
            "points": round(self.points, 1),
            "swing": round(self.swing, 3),
            "took": self.took,
            "better": self.better,
            "reasons": [[message, round(points, 1)] for message, points in self.reasons],
        }


class SeatReport:
    """One seat: what it could expect, what its luck, it and others made of that; turning points.

    `doubt` is the variance of its luck, which is measured by a limited number of deals.
    """

    def __init__(self) -> None:
        self.start = 0.0
        self.dice = 0.0
        self.draws = 0.0
        self.own = 0.0
        self.others = 0.0
        self.doubt = 0.0
        self.decisions = 0
        self.best = 0
        self.points: list[TurningPoint] = []

    @property
    def luck(self) -> float:
        return self.dice + self.draws

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "start": round(self.start, 1),
            "dice": round(self.dice, 1),
            "draws": round(self.draws, 1),
            "luck": round(self.luck, 1),
            "luck_error": round(math.sqrt(self.doubt), 1),
            "own": round(self.own, 1),
            "others": round(self.others, 1),
            "decisions": self.decisions,
            "best": self.best,
            "turning_points": [point.plain() for point in self.points],
        }


class Report:
    """All seats, and the result that each could expect after every move."""

    def __init__(self, seats: int) -> None:
        self.seats = [SeatReport() for _seat in range(seats)]
        self.expected: list[list[float]] = []

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "seats": [seat.plain() for seat in self.seats],
            "expected": [[round(score, 1) for score in row] for row in self.expected],
        }


def report_on(
    game: Game[Any],
    record: Record,
    seed: int = 1,
    deals: int = 24,
    effort: Effort = EFFORT,
    since: int = 0,
    progress: Progress | None = None,
) -> Report:
    """Walk through a record, or look only at what follows so many moves.

    The same seed tells the same; more deals and effort tell it surer.
    """
    return _Reporter(game, record, Random(seed), deals, effort, since, progress).report()


class _Reporter:
    def __init__(
        self,
        game: Game[Any],
        record: Record,
        rng: Random,
        deals: int,
        effort: Effort,
        since: int,
        progress: Progress | None,
    ) -> None:
        self.game = game
        self.record = record
        self.effort = effort
        self.since = since
        self.craft: Craft = craft_for(game)
        # What decisions cost is measured in the middle of turns, where no net has learned.
        self.judge: Judge = learned_judge(self.craft, NO_NET)
        self.gauge = Gauge(self.craft, self.judge, rng, deals)
        self.assessor = Assessor(game, self.craft, self.judge, rng)
        self.made = Report(record.header.seats)
        self.chances = _Chances(self.craft)
        self.now: list[float] = []
        self.lucks: list[Luck] = []
        self.losses: list[list[Loss]] = [[] for _seat in self.made.seats]
        self.rest: list[float] = []
        self.steps = len(record.moves) + CONFIRMED_EACH * len(self.made.seats)
        self.progress = progress or (lambda done, total: None)
        self.done = 0

    def report(self) -> Report:
        """The whole report."""
        self._set_up()
        for moment in moments(self.game, self.record):
            self._at(moment)
            self._tick()
        for seat in range(len(self.made.seats)):
            self._sum_up(seat)
        self.progress(self.steps, self.steps)
        return self.made

    def _tick(self) -> None:
        self.done += 1
        self.progress(self.done, self.steps)

    def _set_up(self) -> None:
        state, told = beginning(self.game, self.record)
        setup = self.game.setup(self.record.header.seats, self.record.header.options)
        self._note(state)
        if self.since == 0:
            luck = self.gauge.at_set_up(self.game, setup, state, told)
            self._begin(luck.came, luck)

    def _at(self, moment: Moment) -> None:
        self._note(moment.after)
        if moment.number < self.since:
            return
        if moment.number == self.since:
            self._begin(self.gauge.outlook(moment.after))
            return
        luck = self.gauge.at_move(moment)
        for seat, report in enumerate(self.made.seats):
            by_choice = luck.came[seat] - self.now[seat] - luck.of(seat)
            if seat == moment.seat:
                report.own += by_choice
            else:
                report.others += by_choice
        self._count(luck)
        self.losses[moment.seat].append(self.assessor.screen(moment))

    def _begin(self, now: list[float], luck: Luck | None = None) -> None:
        """What is expected where the report begins, before the luck of that moment."""
        for seat, report in enumerate(self.made.seats):
            report.start = now[seat] - (luck.of(seat) if luck else 0.0)
        self.now = now
        if luck:
            self._count(luck)

    def _note(self, state: Any) -> None:
        scores = [self.judge.score(state, seat) for seat in range(state.seats)]
        self.made.expected.append(scores)
        self.rest.append(self.craft.rest_of_game(state))

    def _count(self, luck: Luck) -> None:
        self.now = luck.came
        self.lucks.append(luck)
        for seat, report in enumerate(self.made.seats):
            report.dice += luck.dice[seat]
            report.draws += luck.draws[seat]
            report.doubt += luck.doubt[seat]

    def _sum_up(self, seat: int) -> None:
        report, losses = self.made.seats[seat], self.losses[seat]
        report.decisions = len(losses)
        by_points = sorted(losses, key=lambda loss: loss.points, reverse=True)
        for loss in by_points[:CONFIRMED_EACH]:
            self.assessor.confirm(loss, self.effort)
            self._tick()
        report.best = sum(loss.points < WORTH_TELLING / 2 for loss in losses)
        by_points.sort(key=lambda loss: loss.points, reverse=True)
        found = [self._blunder(loss) for loss in by_points[:POINTS_EACH]]
        lucks = sorted(self.lucks, key=lambda luck: abs(luck.of(seat)), reverse=True)
        found += [self._stroke(luck, seat) for luck in lucks[:POINTS_EACH]]
        worth = [point for point in found if abs(point.points) >= WORTH_TELLING]
        report.points = sorted(worth, key=lambda point: point.number)

    def _blunder(self, loss: Loss) -> TurningPoint:
        moment = loss.moment
        swing = self._swing(moment.number, moment.seat, -loss.points)
        point = TurningPoint(moment.number, "decision", -loss.points, swing)
        point.took = notation(self.game, moment.option)
        point.better = notation(self.game, loss.better) if loss.better else ""
        point.reasons = [(m, gain) for m, gain in loss.terms if gain >= WORTH_TELLING][:REASONS]
        return point

    def _stroke(self, luck: Luck, seat: int) -> TurningPoint:
        points = luck.of(seat)
        return TurningPoint(luck.number, "luck", points, self._swing(luck.number, seat, points))

    def _swing(self, number: int, seat: int, points: float) -> float:
        """How far so many points moved the seat's chance to win at this move."""
        return self.chances.swing(self.made.expected[number], self.rest[number], seat, points)


class _Chances:
    """The chance to win from the scores to expect and the time left, as hints reckon it."""

    def __init__(self, craft: Craft) -> None:
        self.craft = craft

    def swing(self, scores: list[float], rest: float, seat: int, points: float) -> float:
        if len(scores) < 2:
            return 0.0
        without = scores[:]
        without[seat] -= points
        now = win_chance(self.craft, rest, scores, seat)
        return now - win_chance(self.craft, rest, without, seat)
