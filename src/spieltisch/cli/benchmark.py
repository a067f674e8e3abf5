"""`spieltisch benchmark`: measure an agent by a task that never changes."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from spieltisch.arena import benchmark
from spieltisch.arena.ray_cluster import run_on_ray
from spieltisch.arena.tournament import Progress, Runner, run_here, run_in_processes
from spieltisch.cli import common

FINE, DIFFERENT = 0, 1


def add_to(commands: common.Commands) -> None:
    """Make the command known."""
    parser = commands.add_parser(
        "benchmark",
        description="Measure an agent by a task: fixed opponents, games and luck. The result is "
        "one JSON document with all that it takes to play the same games again.",
    )
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    listing = actions.add_parser("tasks", help="list the tasks")
    common.add_json(listing)
    listing.set_defaults(command=run_list)
    running = actions.add_parser("run", help="let an agent play a task")
    running.add_argument("agent", metavar="AGENT", help="a level (expert@800) or mymodule:MyBot")
    running.add_argument("--task", required=True, help="one of `spieltisch benchmark tasks`")
    running.add_argument(
        "--games", type=common.positive, help="fewer against each opponent, for a first look"
    )
    running.add_argument("--out", metavar="FILE", type=Path, help="write the document here")
    _add_runner(running)
    running.set_defaults(command=run_task)
    again = actions.add_parser("repeat", help="play the games of a document again and compare")
    again.add_argument("document", metavar="FILE", type=Path)
    _add_runner(again)
    again.set_defaults(command=run_again)


def _add_runner(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=common.positive, default=os.cpu_count() or 1)
    parser.add_argument("--ray", metavar="ADDRESS", help="run on this Ray cluster, or 'local'")


def _runner(given: argparse.Namespace) -> Runner:
    if given.ray:
        return run_on_ray(given.ray)
    return run_here if given.jobs == 1 else run_in_processes(given.jobs)


def run_list(given: argparse.Namespace) -> int:
    """List the tasks."""
    found = [named.plain() for named in benchmark.tasks().values()]
    if given.json:
        common.print_json(found)
        return FINE
    for task in found:
        met = ", ".join(task["opponents"]) or "nobody"
        print(f"{task['name']:<22}{task['seats']} seats, {task['games']} games against {met}")
    return FINE


def run_task(given: argparse.Namespace) -> int:
    """Play a task and write the document."""
    named = benchmark.task_of(given.task)
    with common.progress_bar(f"{given.agent}, {named.name}") as tick:

        def progress(_opponent: str) -> Progress | None:
            return tick

        document = benchmark.run(given.agent, named, _runner(given), given.games, progress)
    if given.out is None:
        common.print_json(document)
        return FINE
    given.out.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    print_result(document)
    return FINE


def print_result(document: dict[str, Any]) -> None:
    """What the document says, in short."""
    cut = "" if document["complete"] else " (cut short)"
    print(f"{document['agent']['bot']} on {document['benchmark']}{cut}")
    for met in document["results"]:
        low, high = met["win_rate_interval"]
        score, lead = met["score"], met["lead"]
        ahead = "" if lead is None else f", {lead['mean']:+.1f} ahead"
        against = f"against {met['opponent']}" if met["opponent"] else "alone"
        print(
            f"  {against:<22}{met['win_rate']:.1%} ({low:.1%}–{high:.1%}) of {met['games']} games, "
            f"{score['mean']:.1f} points{ahead}, {met['ms_per_decision']:.1f} ms a decision"
        )
        if met["faults"]:
            print(f"    {met['faults']} faults, the first: {met['first_fault']}")


def run_again(given: argparse.Namespace) -> int:
    """Play a document's games again."""
    document = json.loads(given.document.read_text(encoding="utf-8"))
    same, again = benchmark.repeat(document, _runner(given))
    if same:
        print(f"the same: all {sum(met['games'] for met in again['results'])} games")
        return FINE
    for name in ("engine", "rules", "pack_hash", "agent", "opponents"):
        if document[name] != again[name]:
            print(f"{name}: {document[name]} then, {again[name]} now")
    for before, now in zip(document["results"], again["results"], strict=True):
        pairs = zip(before["played"], now["played"], strict=True)
        changed = sum(one != other for one, other in pairs)
        print(f"against {before['opponent'] or 'nobody'}: {changed} games ended differently")
    return DIFFERENT
