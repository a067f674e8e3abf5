"""The table of docs/benchmark.md: our levels and the baselines on the tasks of the benchmark.

    make benchmark
    make benchmark ARGS="--agents regular --tasks burgundy-solo-v1"
    make benchmark ARGS="--agents all"

Each result is kept as its own document in `benchmarks/results/tasks/`; the page is written from
them, so other agents' documents laid there stand in its tables, too. What learns is taught first,
by its recipe, unless `build/policies/` holds what it has learned already.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.rounds import ROOT
from scripts import judges
from spieltisch.arena import benchmark
from spieltisch.arena.tournament import run_here, run_in_processes

AGENTS = ("random", "novice", "regular", "expert@300", "master@300")
OTHERS = {
    "scripted": "examples.text_agent:Scripted",
    "search": "examples.openspiel_search:Search",
}
RECIPES = {
    "imitation": ["-m", "spieltisch.envs.imitation", "{game}", "--games", "250"],
    "maskable": ["examples/maskable_ppo.py", "{game}"],
    "own": ["examples/self_play_ppo.py", "{game}"],
}
"""How each learner is taught its game. A policy plays the table that it has learned at."""
LEARNED_AT = 2
WITH_TORCH = ("maskable", "own")
POLICIES = Path("build", "policies")
RESULTS = ROOT / "benchmarks" / "results" / "tasks"
PAGE = ROOT / "docs" / "benchmark.md"
BEGIN, END = "<!-- tables, written by make benchmark -->", "<!-- end of tables -->"


def documents() -> list[dict[str, Any]]:
    """All results that are kept."""
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(RESULTS.glob("*.json"))]


def tables(found: list[dict[str, Any]]) -> str:
    """A table for each task, its agents from the weakest to the strongest by their mean score."""
    parts = []
    for name, named in benchmark.tasks().items():
        rows = [document for document in found if document["benchmark"] == name]
        if rows:
            parts.append(_table(name, list(named.task.opponents), sorted(rows, key=_strength)))
    return "\n\n".join(parts)


def _strength(document: dict[str, Any]) -> float:
    means: list[float] = [met["score"]["mean"] for met in document["results"]]
    return sum(means) / len(means)


def _table(name: str, opponents: list[str], rows: list[dict[str, Any]]) -> str:
    wins = [f"wins against {one}" for one in opponents] or ["wins"]
    leads = [f"lead over {one}" for one in opponents]
    heads = [f"`{name}`", *wins, *leads, "points", "ms", "games"]
    lines = [heads, ["---"] * len(heads)]
    for document in rows:
        met = document["results"]
        cells = [_called(document["agent"]["bot"])]
        cells += [_rate(one) for one in met]
        cells += [_span(one["lead"], "+.1f") for one in met if one["lead"] is not None]
        cells.append(" · ".join(f"{one['score']['mean']:.0f}" for one in met))
        cells.append(f"{max(one['ms_per_decision'] for one in met):.1f}")
        cells.append(str(sum(one["games"] for one in met)) + ("" if document["complete"] else "*"))
        lines.append(cells)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _called(bot: str) -> str:
    """An agent's name in a table: of its own ones the class, or the file of what it has learned."""
    if ":" not in bot:
        return bot
    place, _equals, net = bot.partition("=")
    return Path(net).stem if net else place.rpartition(":")[2].lower()


def _rate(met: dict[str, Any]) -> str:
    low, high = met["win_rate_interval"]
    return f"{met['win_rate']:.0%} ({low:.0%}–{high:.0%})"


def _span(figure: dict[str, Any], form: str) -> str:
    low, high = figure["interval"]
    return f"{figure['mean']:{form}} ± {(high - low) / 2:.1f}"


def bot_of(agent: str, game: str) -> str:
    """What the arena calls an agent; who has to learn for it learns first."""
    if agent in RECIPES:
        return f"spieltisch.envs.imitation:PolicyBot={taught(agent, game)}"
    return OTHERS.get(agent, agent)


def taught(agent: str, game: str) -> str:
    """The file of what a learner has learned by its recipe, from the project's folder."""
    file = POLICIES / game / f"{agent}.npz"
    if not (ROOT / file).exists():
        (ROOT / file).parent.mkdir(parents=True, exist_ok=True)
        python = sys.executable
        if agent in WITH_TORCH:
            judges.prepare()
            python = str(judges.PYTHON)
        recipe = [word.format(game=game) for word in RECIPES[agent]]
        subprocess.run([python, *recipe, "--out", str(file)], cwd=ROOT, check=True)
    return file.as_posix()


def write_page() -> None:
    """Put the tables into the page."""
    text = PAGE.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN)
    _old, tail = rest.split(END)
    PAGE.write_text(f"{head}{BEGIN}\n\n{tables(documents())}\n\n{END}{tail}", encoding="utf-8")


def main() -> None:
    """Play what is asked for, keep it, write the page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--agents", default=",".join(AGENTS), help="names, bots, or all")
    parser.add_argument("--tasks", default=",".join(benchmark.tasks()))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    RESULTS.mkdir(parents=True, exist_ok=True)
    every = (*AGENTS, *OTHERS, *RECIPES)
    asked = every if given.agents == "all" else given.agents.split(",")
    for name in given.tasks.split(","):
        named = benchmark.task_of(name)
        for agent in asked:
            if agent in RECIPES and named.task.seats != LEARNED_AT:
                continue
            bot = bot_of(agent, named.game)
            runner = run_here if given.jobs == 1 else run_in_processes(given.jobs)
            document = benchmark.run(bot, named, runner)
            kept = RESULTS / f"{name}-{re.sub(r'[^a-z0-9]+', '-', agent.lower())}.json"
            kept.write_text(json.dumps(document) + "\n", encoding="utf-8")
            print(f"{agent} on {name}: {[_rate(met) for met in document['results']]}", flush=True)
            write_page()


if __name__ == "__main__":
    main()
