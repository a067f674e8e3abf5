"""Tasks of the benchmark never change, treat every seat alike, and repeat game for game."""

import json
from pathlib import Path
from typing import Any

import pytest

import tests.auction  # noqa: F401
from benchmarks import agents
from spieltisch import games, titles
from spieltisch.arena import benchmark
from spieltisch.arena.schedule import OneAgainst
from spieltisch.arena.tournament import run_here
from spieltisch.bots import Bot, Sight
from spieltisch.cli import main
from spieltisch.kernel.errors import BadSetup
from spieltisch.titles import Task

PANEL = ("novice", "regular", "expert@300")
FROZEN = {
    f"{game}-{kind}-v1": (seats, 100, opponents, 2026)
    for game in ("boonlake", "burgundy")
    for kind, seats, opponents in (("2p", 2, PANEL), ("4p", 4, PANEL), ("solo", 1, ()))
}


class Stubborn(Bot):
    """Takes the first option; fails where there are exactly three."""

    def choose(self, sight: Sight) -> int:
        return 99 if len(sight.options) == 3 else 0


def test_tasks_are_as_they_were_when_they_were_numbered() -> None:
    found = {
        name: (named.task.seats, named.task.games, named.task.opponents, named.task.seed)
        for name, named in benchmark.tasks().items()
        if named.task.version == 1
    }
    assert found == FROZEN
    assert all(not named.task.options for named in benchmark.tasks().values())


def test_the_agent_takes_every_seat_with_the_same_luck() -> None:
    schedule = OneAgainst(4, 7)
    fixtures = [schedule.fixture(number) for number in range(8)]
    assert [fixture.bots.index(0) for fixture in fixtures] == [0, 3, 2, 1] * 2
    assert all(fixture.bots.count(1) == 3 for fixture in fixtures)
    assert len({fixture.seed for fixture in fixtures[:4]}) == 1
    assert fixtures[4].seed != fixtures[0].seed
    assert OneAgainst(1, 7).fixture(3).bots == (0,)


def run(agent: str, task: str, count: int) -> dict[str, Any]:
    return benchmark.run(agent, benchmark.task_of(task), run_here, count)


def test_a_document_is_repeated_game_for_game() -> None:
    document = json.loads(json.dumps(run("novice", "burgundy-solo-v1", 3)))
    assert document["complete"] is False
    assert document["rules"] == games.load("burgundy").rules
    same, _again = benchmark.repeat(document, run_here)
    assert same
    document["results"][0]["played"][1]["scores"] = [1]
    document["digest"] = benchmark._digest(document["results"])
    same, _again = benchmark.repeat(document, run_here)
    assert not same
    document["task"]["seed"] = 3
    with pytest.raises(BadSetup, match="another task"):
        benchmark.repeat(document, run_here)


def test_faults_of_an_agent_are_told_and_its_source_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    short = benchmark.Named("burgundy", Task("2p", 2, 2, ("random",)))
    document = benchmark.run(f"{__name__}:Stubborn", short, run_here)
    (met,) = document["results"]
    assert met["faults"] > 0
    assert "99" in met["first_fault"]
    assert document["complete"] is True
    assert len(document["agent"]["source"]) == 16
    assert [row["seat"] for row in met["played"]] == [0, 1]
    wins = sum(row["seat"] in row["winners"] for row in met["played"])
    assert met["wins"] == wins


def test_leads_count_games_with_the_same_luck_once() -> None:
    met = run("regular", "burgundy-2p-v1", 4)["results"][0]
    leads = []
    for one, two in (met["played"][:2], met["played"][2:]):
        rows = [row["scores"][row["seat"]] - row["scores"][1 - row["seat"]] for row in (one, two)]
        leads.append(sum(rows) / 2)
    assert met["lead"]["mean"] == pytest.approx(sum(leads) / 2, abs=0.01)


def test_every_seat_plays_equally_often() -> None:
    with pytest.raises(BadSetup, match="each of 4 seats"):
        run("novice", "boonlake-4p-v1", 6)
    with pytest.raises(BadSetup, match="boonlake-2p-v1"):
        benchmark.task_of("boonlake-9p-v1")


def test_the_command_writes_and_repeats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "random.json"
    words = ["benchmark", "run", "random", "--task", "burgundy-solo-v1", "--jobs", "1"]
    assert main([*words, "--games", "2", "--out", str(file)]) == 0
    assert "random on burgundy-solo-v1 (cut short)" in capsys.readouterr().out
    assert main(["benchmark", "repeat", str(file), "--jobs", "1"]) == 0
    assert "the same: all 2 games" in capsys.readouterr().out
    changed = json.loads(file.read_text())
    changed["digest"], changed["engine"] = "", "0.0"
    file.write_text(json.dumps(changed))
    assert main(["benchmark", "repeat", str(file), "--jobs", "1"]) == 1
    assert "engine: 0.0 then" in capsys.readouterr().out
    assert main(["benchmark", "tasks", "--json"]) == 0
    assert [task["name"] for task in json.loads(capsys.readouterr().out)] == list(FROZEN)


def test_the_page_shows_what_the_documents_say() -> None:
    text = agents.PAGE.read_text(encoding="utf-8")
    shown = text.split(agents.BEGIN)[1].split(agents.END)[0]
    assert shown.strip() == agents.tables(agents.documents())
    assert all(name in text for name in benchmark.tasks())


def test_tables_call_agents_by_a_short_name() -> None:
    assert agents._called("expert@300") == "expert@300"
    assert agents._called("examples.text_agent:Scripted") == "scripted"
    assert agents._called("some.module:PolicyBot=runs/self-play.npz") == "self-play"


def test_kept_documents_are_of_the_tasks_as_they_are() -> None:
    for document in agents.documents():
        assert document["task"] == benchmark.task_of(document["benchmark"]).plain()
        assert document["digest"] == benchmark._digest(document["results"])
        assert document["complete"]


def test_titles_without_tasks_have_none() -> None:
    assert titles.Title("chess", rules=None).tasks == ()


@pytest.mark.slow
def test_a_learner_is_taught_once_by_its_recipe_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = ["-m", "spieltisch.envs.imitation", "{game}", "--games", "2", "--epochs", "1"]
    monkeypatch.setitem(agents.RECIPES, "imitation", [*short, "--measure", "2"])
    monkeypatch.setattr(agents, "POLICIES", tmp_path)
    bot = agents.bot_of("imitation", "burgundy")
    written = (tmp_path / "burgundy" / "imitation.npz").stat().st_mtime_ns
    assert agents.bot_of("imitation", "burgundy") == bot
    assert (tmp_path / "burgundy" / "imitation.npz").stat().st_mtime_ns == written
    assert agents._called(bot) == "imitation"
    named = benchmark.Named("burgundy", Task("2p", 2, 2, ("random",)))
    document = benchmark.run(bot, named, run_here)
    assert document["results"][0]["faults"] == 0
    assert agents.bot_of("search", "burgundy") == "examples.openspiel_search:Search"
    assert agents.bot_of("regular", "burgundy") == "regular"
