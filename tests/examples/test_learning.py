"""The examples that learn with torch run at tiny size, and what they learned plays the benchmark.

Run where the learners are installed: `make judges`.
"""

from pathlib import Path

import numpy as np
import pytest

from spieltisch.arena import benchmark
from spieltisch.arena.tournament import run_here
from spieltisch.envs.encoding import encoding_of
from spieltisch.envs.imitation import measure
from tests.judging import judge


@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_maskable_ppo(game: str, tmp_path: Path) -> None:
    judge("sb3_contrib")
    from examples import maskable_ppo

    model = maskable_ppo.learn(game, 2, "random", 64, games=32, seed=1)
    policy = maskable_ppo.exported(model)
    encoding = encoding_of(game, 2)
    rng = np.random.default_rng(1)
    seen = rng.random(encoding.observer.layout.size, np.float32)
    logits = model.policy.get_distribution(model.policy.obs_to_tensor(seen)[0]).distribution.logits
    likes = policy.preferences(seen, list(range(len(encoding.actions))))
    told = logits[0].detach().numpy()
    assert np.allclose(likes - likes.mean(), told - told.mean(), atol=1e-4), "it is the same policy"


def test_self_play_in_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    judge("torch")
    from examples import self_play_ppo

    file = tmp_path / "own.npz"
    sizes = ["--steps", "1024", "--games", "4", "--length", "128", "--hidden", "8"]
    self_play_ppo.main(["boonlake", *sizes, "--out", str(file)])
    assert "round 2 of 2" in capsys.readouterr().out
    agent = f"spieltisch.envs.imitation:PolicyBot={file}"
    document = benchmark.run(agent, benchmark.task_of("boonlake-2p-v1"), run_here, 2)
    assert [met["faults"] for met in document["results"]] == [0, 0, 0]
    assert len(document["agent"]["weights"]) == 16


def test_each_seat_has_its_own_advantages() -> None:
    judge("torch")
    from examples.self_play_ppo import DISCOUNT, SMOOTHING, advantages

    # One game of two seats: seat 0 decides, seat 1 decides and gains 4, seat 0 decides, the end.
    values = np.array([[1.0], [2.0], [3.0]], np.float32)
    seats = np.array([[0], [1], [0]])
    gained = np.zeros((3, 1, 2), np.float32)
    gained[1] = [[-4, 4]]
    gained[2] = [[5, -5]]
    ended = np.array([[False], [False], [True]])
    found = advantages(values, seats, gained, ended, np.array([0]), np.array([9.0]))[:, 0]
    assert found[2] == pytest.approx(5 - 3)
    assert found[1] == pytest.approx(4 - 5 - 2), "nothing comes after the end"
    assert found[0] == pytest.approx(-4 + DISCOUNT * 3 - 1 + DISCOUNT * SMOOTHING * found[2])


def test_self_play_gets_better(tmp_path: Path) -> None:
    """Not luck: the same seed, and it beats who has learned nothing."""
    judge("torch")
    from examples import self_play_ppo

    net, _progress = self_play_ppo.learn("burgundy", 2, 12_288, 16, 64, 32, seed=1)
    score = measure(net.policy(), encoding_of("burgundy", 2), "random", count=10)
    assert score.rate > 0.5
