"""The same games on a Ray cluster of three nodes; one of them is lost on the way."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltisch.arena.play import Outcome, Terms
from spieltisch.arena.puzzles import mine
from spieltisch.arena.ray_cluster import bundle, errand, mining_on_ray, run_on_ray
from spieltisch.arena.tournament import Chunk, Tournament, run_here
from spieltisch.kernel.errors import BadSetup
from tests.judging import judge


def scores(tournament: Tournament) -> list[Any]:
    return [(outcome.number, outcome.scores) for outcome in tournament.standing().outcomes]


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadSetup, match=r"spieltisch\[ray\]"):
        run_on_ray("local")


@pytest.mark.extended
@pytest.mark.filterwarnings("ignore")
def test_a_lost_node_loses_no_game(tmp_path: Path) -> None:
    ray: Any = judge("ray")
    cluster_utils: Any = judge("ray.cluster_utils")
    terms = Terms("burgundy", 2, ["novice", "random"], seed=3)
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    others = [cluster.add_node(num_cpus=1) for _node in range(2)]
    cluster.wait_for_nodes()
    on_ray = run_on_ray(cluster.address)

    def losing_a_node(chunks: Iterable[Chunk]) -> Iterator[list[Outcome]]:
        for number, finished in enumerate(on_ray(chunks)):
            if number == 1:
                # This process hangs on one of them, which cannot be taken away from under it.
                own = ray.get_runtime_context().get_node_id()
                lost = next(node for node in others if node.node_id != own)
                cluster.remove_node(lost, allow_graceful=False)
            yield finished

    tournament = Tournament(terms, 24, checkpoint=tmp_path / "finished.jsonl")
    try:
        tournament.run(losing_a_node)
        nodes = len(ray.nodes())
    finally:
        ray.shutdown()
        cluster.shutdown()
    here = Tournament(terms, 24)
    here.run(run_here)
    assert nodes == 3
    assert scores(tournament) == scores(here)
    assert len((tmp_path / "finished.jsonl").read_text().splitlines()) == 25


def test_errands_are_as_long_as_they_should_be() -> None:
    assert bundle(1, 4.0) == 1
    assert bundle(1, 0.1) == 10
    assert bundle(10, 0.1) == 64, "and no longer than what one would play again"
    assert bundle(4, 0.0) == 64
    done, seconds = errand(abs, [-1, 2])
    assert done == [1, 2]
    assert seconds >= 0


@pytest.mark.extended
@pytest.mark.filterwarnings("ignore")
def test_puzzles_are_found_on_a_cluster_as_at_home(tmp_path: Path) -> None:
    ray: Any = judge("ray")
    wanted = [puzzle.text() for puzzle in mine("burgundy", 2, effort=30)]
    try:
        found = [
            puzzle.text()
            for puzzle in mine("burgundy", 2, effort=30, runner=mining_on_ray("local"))
        ]
    finally:
        ray.shutdown()
    assert found == wanted
