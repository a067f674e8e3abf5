"""The benchmark: an agent plays a task, and one document says all that it takes to play it again.

A task belongs to a game and never changes (`titles.Task`): the table, the opponents, the number of
games and the luck of each. The agent takes every seat in turn with the same luck. Opponents think
by counted positions and not by the clock, so the same agent gets the same games everywhere.
"""

import hashlib
import json
import platform
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from spieltisch import games, native, titles
from spieltisch.arena.intervals import mean_interval, wilson
from spieltisch.arena.play import Outcome, Terms
from spieltisch.arena.schedule import OneAgainst
from spieltisch.arena.tournament import Progress, Runner, Tournament
from spieltisch.bots.players import player_of
from spieltisch.kernel.errors import BadSetup
from spieltisch.titles import Task
from spieltisch.version import __version__

Document = dict[str, Any]


class Named(NamedTuple):
    """A task and the game it belongs to."""

    game: str
    task: Task

    @property
    def name(self) -> str:
        return f"{self.game}-{self.task.kind}-v{self.task.version}"

    def plain(self) -> Document:
        """The whole task: with every table option, also those that it leaves as they are."""
        game, task = games.shared(self.game), self.task
        return {
            "name": self.name,
            "game": self.game,
            "seats": task.seats,
            "options": game.setup(task.seats, task.options).options,
            "opponents": list(task.opponents),
            "games": task.games,
            "seed": task.seed,
        }


def tasks() -> dict[str, Named]:
    """All tasks by name."""
    found = [Named(title.name, task) for title in titles.every() for task in title.tasks]
    return {named.name: named for named in found}


def task_of(name: str) -> Named:
    """The task of this name."""
    known = tasks()
    if name not in known:
        raise BadSetup(f"no task {name!r}; there are: {', '.join(known)}")
    return known[name]


def run(
    agent: str,
    named: Named,
    runner: Runner,
    count: int | None = None,
    progress: Callable[[str], Progress | None] | None = None,
) -> Document:
    """Let an agent play a task; `count` cuts it short, which the document says."""
    game, task = games.shared(named.game), named.task
    wanted = count or task.games
    if wanted % task.seats:
        raise BadSetup(f"{wanted} games are not the same number from each of {task.seats} seats")
    met = []
    for opponent in task.opponents or ("",):
        bots = [agent, opponent] if opponent else [agent]
        options = game.setup(task.seats, task.options).options
        terms = Terms(named.game, task.seats, bots, task.seed, options)
        schedule = OneAgainst(task.seats, task.seed)
        tournament = Tournament(terms, wanted, schedule=schedule)
        tournament.run(runner, progress(opponent) if progress else None)
        played = tournament.standing().outcomes
        met.append({"opponent": opponent, **_figures(played, schedule)})
    return {
        "benchmark": named.name,
        "task": named.plain(),
        "agent": {**player_of(agent, named.game), **_source(agent)},
        "opponents": [player_of(opponent, named.game) for opponent in task.opponents],
        "complete": wanted == task.games,
        "engine": __version__,
        "rules": game.rules,
        "pack": game.pack_name,
        "pack_hash": game.pack_hash,
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "where": {
            "build": native.build(),
            "python": platform.python_version(),
            "system": platform.system(),
            "machine": platform.machine(),
        },
        "again": f"spieltisch benchmark run {agent} --task {named.name}"
        + ("" if wanted == task.games else f" --games {wanted}"),
        "results": met,
        "digest": _digest(met),
    }


def repeat(document: Document, runner: Runner) -> tuple[bool, Document]:
    """Play the games of a document again; whether every one of them ended the same."""
    named = task_of(document["benchmark"])
    if named.plain() != document["task"]:
        raise BadSetup(f"{named.name} is another task here than in the document")
    count = document["results"][0]["games"]
    again = run(document["agent"]["bot"], named, runner, count)
    return again["digest"] == document["digest"], again


def _figures(played: Sequence[Outcome], schedule: OneAgainst) -> Document:
    """How the agent did: wins, points, and its lead over the others' mean."""
    wins, decisions, seconds = 0.0, 0, 0.0
    scores: list[float] = []
    leads: dict[int, list[float]] = {}
    faults: list[str] = []
    rows = []
    for outcome in played:
        seat = outcome.bots.index(0)
        if seat in outcome.winners:
            wins += 1 / len(outcome.winners)
        scores.append(outcome.scores[seat])
        decisions += outcome.decisions[seat]
        seconds += outcome.seconds[seat]
        faults += outcome.faults[seat]
        others = [score for at, score in enumerate(outcome.scores) if at != seat]
        if others:
            lead = outcome.scores[seat] - sum(others) / len(others)
            leads.setdefault(outcome.block, []).append(lead)
        rows.append(
            {
                "luck": schedule.fixture(outcome.number).seed,
                "seat": seat,
                "scores": outcome.scores,
                "winners": outcome.winners,
            }
        )
    return {
        "games": len(played),
        "wins": round(wins, 4),
        "win_rate": round(wins / len(played), 4),
        "win_rate_interval": _rounded(wilson(wins, len(played)), 4),
        "score": _mean(scores),
        # Games with the same luck are not independent of each other, so their mean counts once.
        "lead": _mean([sum(block) / len(block) for block in leads.values()]) if leads else None,
        "decisions": decisions,
        "ms_per_decision": round(1000 * seconds / max(1, decisions), 2),
        "faults": len(faults),
        "first_fault": faults[0] if faults else "",
        "played": rows,
    }


def _mean(values: Sequence[float]) -> Document:
    mean, low, high = mean_interval(values)
    return {"mean": round(mean, 2), "interval": _rounded((low, high), 2) if len(values) > 1 else []}


def _rounded(interval: tuple[float, float], digits: int) -> list[float]:
    return [round(end, digits) for end in interval]


def _digest(met: Sequence[Document]) -> str:
    """A hash of how every game ended."""
    ends = json.dumps([[one["opponent"], one["played"]] for one in met], sort_keys=True)
    return hashlib.sha256(ends.encode()).hexdigest()


def _source(agent: str) -> Document:
    """A hash of the file that an agent of one's own stands in."""
    module, colon, _name = agent.partition(":")
    file = import_module(module).__file__ if colon else None
    return {"source": hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16]} if file else {}
