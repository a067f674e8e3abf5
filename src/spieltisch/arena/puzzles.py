"""Puzzles are found: positions of Masters' games in which one line is clearly the best.

Where a turn can be planned as a whole, a line is a whole turn, and two lines that come to the same
position are one; elsewhere it is one decision.
"""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, Final

from spieltisch import games
from spieltisch.bots import Sight, load_bot
from spieltisch.bots.craft import Craft, Judge, craft_for
from spieltisch.bots.effort import Effort
from spieltisch.bots.learned import NO_NET, learned_judge
from spieltisch.bots.search.rollouts import play_on, try_options
from spieltisch.bots.search.turns import best_lines
from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.chance import Sampled, Seeded
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.record import parse
from spieltisch.kernel.wording import notation
from spieltisch.tables.match import Match
from spieltisch.tables.planning import plan
from spieltisch.tables.puzzles import Measure, Puzzle, ending, themes_of

USUAL_EFFORT: Final = 400
"""Positions that are judged for a decision."""
CLEAR: Final = 5.0
"""Points by which the best line must be better than the second."""
TWINS: Final = 1.0
"""Lines that are worth the same within so many points are as good as each other."""
PROMISING: Final = 4.0
"""Points of lead at first sight that are worth a closer look."""
RIVALS: Final = 8
PLAYED_WELL: Final = 3
"""Rivals that a Master plays on: what is only continued badly is no worse."""
WIDTH: Final = 12
SEEDS: Final = 3
"""Searches that must agree; one more, with twice the effort, must agree as well."""
FINDERS: Final = (("novice", 12), ("regular", 4), ("expert@400", 4))
"""Who tries to find the solution, and how often."""
TOO_OFTEN: Final = 0.5
"""What a Novice finds more often than this is no puzzle."""
WELL_WORLDS: Final = 80
"""In which it is seen who is ahead when a Master continues."""
TO_THE_END: Final = 1 << 20
"""Turns: more than any game has."""
ENDS: Final = 40
"""Games that are played to their end after the best line and after the second."""
WORLD_COSTS: Final = 10
"""Of the effort, for each world in which lines are compared."""
APART: Final = 25
"""Moves between two puzzles of a game at least: they shall not be alike."""
MOST_REASONS: Final = 2
WORTH_TELLING: Final = 1.0
LONGEST: Final = 60


Dig = tuple[str, str, int, int, int]
"""A game to look through: its name, what decides its luck, effort, seats, and puzzles at most."""


def lead_of(match: Match, puzzle: Puzzle, rng: Random, worlds: int, turns: int = 0) -> float:
    """By how much the solution is better than the second line, in so many new worlds.

    They are played on for so many turns, or for as many as the search looks ahead. Where a line is
    a move, it is played on as it is and as a Master continues it; the better of both counts.
    """
    miner = _looking_at(match, rng)
    seeds = [rng.getrandbits(62) for _world in range(worlds)]
    lines = [miner.line(puzzle.seat, moves) for moves in (puzzle.solution, puzzle.second)]
    best, second = (miner.worth(puzzle.seat, line, puzzle.measure, seeds, turns) for line in lines)
    return best - second


def lead_played_well(match: Match, puzzle: Puzzle, rng: Random) -> float:
    """By how much the move is better than those that look best beside it, all continued well."""
    miner = _looking_at(match, rng)
    sight = Sight(match.game, match.state, puzzle.seat, match.choices[0].options)
    rivals = [line for line in miner.lines(sight) if line.end not in puzzle.accepted]
    return miner.played_well(puzzle.seat, puzzle.solution, float("inf"), rivals)[0]


def _looking_at(match: Match, rng: Random) -> "_Miner":
    miner = _Miner.__new__(_Miner)
    miner.stand(match)
    miner.rng, miner.effort = rng, USUAL_EFFORT
    return miner


def mine(
    game: str,
    count: int,
    seed: int = 1,
    effort: int = USUAL_EFFORT,
    seats: int = 2,
    each: int = 2,
    tick: Callable[[int, int], None] | None = None,
    runner: Callable[[Iterable[Dig]], Iterator[list[Puzzle]]] | None = None,
) -> Iterator[Puzzle]:
    """Let Masters play so many games and yield the puzzles found in them, `each` at most.

    `runner` lets others dig, the games in their order: a cluster, for example.
    """
    digs = [(game, f"{seed} {number}", effort, seats, each) for number in range(count)]
    for number, found in enumerate(runner(digs) if runner else map(dig, digs), 1):
        yield from found
        if tick:
            tick(number, count)


def dig(work: Dig) -> list[Puzzle]:
    """The puzzles of one game."""
    game, called, effort, seats, each = work
    return list(_Miner(game, called, effort, seats).found(each, called.replace(" ", "-")))


class _Line:
    """A line, the position it comes to, and what it is worth at first sight."""

    def __init__(self, options: list[Option[Any]], end: str, value: float) -> None:
        self.options = options
        self.end = end
        self.value = value


class _Miner:
    def __init__(self, game: str, called: str, effort: int, seats: int) -> None:
        self.themes = themes_of(game)
        self.rng = Random(f"puzzles {called}")
        self.effort = effort
        luck = Seeded(self.rng.getrandbits(62))
        self.stand(Match(games.shared(game), seats, chance=luck))
        bot = load_bot(f"master@{effort}")
        self.bots = [bot(Random(f"{called} {seat}")) for seat in range(seats)]

    def stand(self, match: Match) -> None:
        """Look at a match."""
        self.match = match
        self.game = match.game
        self.craft: Craft = craft_for(match.game)
        self.judge: Judge = learned_judge(self.craft, NO_NET)

    def line(self, seat: int, moves: list[str]) -> _Line:
        """The line of these moves, as far as it can be planned."""
        made, options = plan(self.match, seat, []), list[Option[Any]]()
        for move in moves:
            offered = made.choices[0].options
            options.append(next(o for o in offered if notation(self.game, o) == move))
            made.take(move)
        return _Line(options, ending(made), 0.0)

    def found(self, each: int, called: str) -> Iterator[Puzzle]:
        count, last, next_at = 0, -1, 0
        while not self.match.over and count < each:
            choice = self.match.choices[0]
            seat, options = choice.seat, choice.options
            sight = Sight(self.game, self.match.state, seat, options)
            fresh = seat != last or not self.craft.plans_turns
            ripe = self.match.moves >= next_at
            lines: list[_Line] = []
            if len(options) > 2 and fresh and ripe and self._decides(seat):
                lines = self.lines(sight)
                puzzle = self._puzzle(seat, lines, f"{called}-{self.match.moves}")
                if puzzle is not None:
                    count, next_at = count + 1, self.match.moves + APART
                    yield puzzle
            last = seat
            self.match.take(seat, self._chosen(sight, lines))

    def _chosen(self, sight: Sight, lines: list[_Line]) -> int:
        """What is played: where single moves were searched, the best of them is the Master's."""
        if len(sight.options) == 1:
            return 0
        if lines and not self.craft.plans_turns:
            return sight.options.index(lines[0].options[0])
        return self.bots[sight.seat].choose(sight)

    def _decides(self, seat: int) -> bool:
        """Whether the position is one seat's alone; what others do meanwhile is no puzzle."""
        return [choice.seat for choice in self.match.choices] == [seat]

    def _puzzle(self, seat: int, lines: list[_Line], name: str) -> Puzzle | None:
        best, rivals = _apart(lines)
        if not rivals or best[0].value - rivals[0].value < PROMISING:
            return None
        lead, second, reasons = self._confirmed(seat, best[0], rivals[:RIVALS])
        if lead < CLEAR:
            return None
        measure: Measure = "turn" if self.craft.plans_turns else "move"
        solution = self._to_the_end(seat, best[0])
        if measure == "move":
            lead, second = self.played_well(seat, solution, lead, rivals)
        if lead < CLEAR or not self._stays_ahead(seat, best[0], second):
            return None
        accepted = {line.end for line in best}
        if measure == "turn":
            accepted.add(ending(plan(self.match, seat, solution)))
        record = parse(self.match.record.text())
        puzzle = Puzzle(
            name, record, seat, measure, solution, sorted(accepted), second, lead, "", {}, reasons
        )
        puzzle.theme = self._theme(puzzle)
        puzzle.found = {level.split("@")[0]: self._finds(puzzle, level, n) for level, n in FINDERS}
        return None if puzzle.found[FINDERS[0][0]] > TOO_OFTEN else puzzle

    def lines(self, sight: Sight) -> list[_Line]:
        """The lines from here, the best first."""
        seat = sight.seat
        if not self.craft.plans_turns:
            budget = Effort(positions=self.effort).begin()
            trials = try_options(self.craft, self.judge, sight, 1, budget, self.rng)
            found = [(sight.options[trial.index], trial.mean) for trial in trials]
            lines = [_Line([one], notation(self.game, one), value) for one, value in found]
            return sorted(lines, key=_by_value, reverse=True)
        state = sight.imagine(self.rng)
        made = best_lines(
            self.craft, self.judge, state, seat, WIDTH, Effort().begin(), self.rng, stop=False
        )
        near = [line for line in made if line.value > made[0].value - CLEAR - TWINS]
        if len(near) > 4 * RIVALS:
            # So many turns are nearly as good that none stands out.
            return []
        found_lines: dict[str, _Line] = {}
        for line in [*near, *made[len(near) : len(near) + RIVALS]]:
            end = self._end(seat, line.options)
            found_lines.setdefault(end, _Line(line.options, end, line.value))
        return list(found_lines.values())

    def _end(self, seat: int, options: list[Option[Any]]) -> str:
        return ending(plan(self.match, seat, [notation(self.game, one) for one in options]))

    def _confirmed(
        self, seat: int, best: _Line, rivals: list[_Line]
    ) -> tuple[float, list[str], list[tuple[str, float]]]:
        """By how much the best is better whatever seed is searched with, and twice as long."""
        lead, second, reasons = float("inf"), rivals[0], list[tuple[str, float]]()
        for run in range(SEEDS + 1):
            worlds = self.effort // WORLD_COSTS * (2 if run == SEEDS else 1)
            seeds = [self.rng.getrandbits(62) for _world in range(worlds)]
            ends = [self.played(seat, best, world) for world in seeds]
            own = sum(self.lead(end, seat) for end in ends) / worlds
            for rival in rivals:
                others = [self.played(seat, rival, world) for world in seeds]
                apart = own - sum(self.lead(end, seat) for end in others) / worlds
                if apart < lead:
                    lead, second = apart, rival
                    reasons = self._reasons(seat, ends, others)
                if lead < CLEAR:
                    return lead, [], []
        return lead, [notation(self.game, one) for one in second.options], reasons

    def _stays_ahead(self, seat: int, best: _Line, second: list[str]) -> bool:
        """Whether the best is worth more in the end, too: a look ahead stops too soon for some."""
        seeds = [self.rng.getrandbits(62) for _world in range(ENDS)]
        rival = self.line(seat, second)
        ahead = self.mean_lead(seat, best, seeds, TO_THE_END)
        return ahead - self.mean_lead(seat, rival, seeds, TO_THE_END) >= CLEAR

    def played_well(
        self, seat: int, solution: list[str], lead: float, rivals: list[_Line]
    ) -> tuple[float, list[str]]:
        """The lead, and the best of the others, when a Master continues them in the same turn."""
        seeds = [self.rng.getrandbits(62) for _world in range(WELL_WORLDS)]
        own = self.worth(seat, self.line(seat, solution), "move", seeds)
        second: list[str] = []
        best = float("-inf")
        for rival in rivals[:PLAYED_WELL]:
            moves = self._to_the_end(seat, rival)
            value = self.worth(seat, self.line(seat, moves), "move", seeds)
            if value > best:
                best, second = value, moves
        return min(lead, own - best), second

    def worth(
        self, seat: int, line: _Line, measure: Measure, seeds: list[int], turns: int = 0
    ) -> float:
        """How far ahead the seat is after a line; of a move by itself or as it is continued."""
        whole = self.mean_lead(seat, line, seeds, turns)
        if measure == "turn" or len(line.options) == 1:
            return whole
        move = _Line(line.options[:1], line.end, 0.0)
        return max(whole, self.mean_lead(seat, move, seeds, turns))

    def mean_lead(self, seat: int, line: _Line, seeds: list[int], turns: int = 0) -> float:
        """How far ahead the seat is after a line, in these worlds."""
        ends = [self.played(seat, line, world, turns) for world in seeds]
        return sum(self.lead(end, seat) for end in ends) / len(seeds)

    def played(self, seat: int, line: _Line, world: int, turns: int = 0) -> Any:
        """The position so many turns after the line, or when everybody has had another turn."""
        luck = Random(world)
        state = self.game.imagined(self.match.state, seat, Sampled(luck))
        flow = Flow(Sampled(luck))
        until = sum(state.turns) + (turns or state.seats * (2 if self.craft.plans_turns else 1))
        for option in line.options:
            engine.apply_at(state, engine.branch_of(state, seat), option, flow)
        play_on(self.craft, self.judge, state, until, flow, Effort().begin(), luck)
        return state

    def lead(self, state: Any, seat: int) -> float:
        """By how much the seat may expect to be ahead of the others in the end."""
        scores = [self.judge.score(state, other) for other in range(state.seats)]
        others = [score for other, score in enumerate(scores) if other != seat]
        return scores[seat] - (sum(others) / len(others) if others else 0.0)

    def _reasons(self, seat: int, ends: list[Any], others: list[Any]) -> list[tuple[str, float]]:
        """The terms of the value in which the best line gains most on the second."""
        totals = [0.0] * len(self.craft.term_messages)
        for end, other in zip(ends, others, strict=True):
            pairs = zip(self.craft.terms(end, seat), self.craft.terms(other, seat), strict=True)
            totals = [total + a - b for total, (a, b) in zip(totals, pairs, strict=True)]
        means = [total / len(ends) for total in totals]
        named = sorted(zip(self.craft.term_messages, means, strict=True), key=_by_points)
        return [one for one in named if one[1] >= WORTH_TELLING][:MOST_REASONS]

    def _to_the_end(self, seat: int, line: _Line) -> list[str]:
        """The line's moves, and where they do not end what can be planned, the best that follow."""
        moves = [notation(self.game, option) for option in line.options]
        return self._played_by(seat, "master@400", moves, self.rng)

    def _played_by(self, seat: int, level: str, moves: list[str], rng: Random) -> list[str]:
        """The moves of a bot after the given ones, until luck or others come in."""
        bot, made = load_bot(level)(rng), plan(self.match, seat, moves)
        while not made.ends and len(made.steps) < LONGEST:
            options = made.choices[0].options
            index = bot.choose(Sight(self.game, made.state, seat, options))
            made.take(notation(self.game, options[index]))
        return [step.move for step in made.steps]

    def _finds(self, puzzle: Puzzle, level: str, tries: int) -> float:
        """How often a level finds the solution."""
        seeds = [Random(f"{puzzle.name} {level} {one}") for one in range(tries)]
        lines = [self._played_by(puzzle.seat, level, [], seed) for seed in seeds]
        return sum(puzzle.solved_by(self.match, line) for line in lines) / tries

    def _theme(self, puzzle: Puzzle) -> str:
        made = plan(self.match, puzzle.seat, puzzle.solution)
        events = [event.name for step in made.steps for event in step.events]
        moves = puzzle.solution if puzzle.measure == "turn" else puzzle.solution[:1]
        verbs = [move.split(" ")[0] for move in moves]
        for theme in self.themes:
            if theme.meets(verbs, events):
                return theme.name
        return self.themes[-1].name


def _apart(lines: list[_Line]) -> tuple[list[_Line], list[_Line]]:
    """Those as good as the best, and the others."""
    if not lines:
        return [], []
    near = [line for line in lines if line.value >= lines[0].value - TWINS]
    return near, lines[len(near) :]


def _by_value(line: _Line) -> float:
    return line.value


def _by_points(named: tuple[str, float]) -> float:
    return -named[1]
