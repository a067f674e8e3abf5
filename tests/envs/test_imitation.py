"""The worked example learns; with enough games it beats Novice."""

from pathlib import Path

import numpy as np
import pytest

from spieltisch.envs.dataset import read, write
from spieltisch.envs.encoding import encoding_of
from spieltisch.envs.imitation import learn, main, measure, watch
from spieltisch.envs.policy import Policy


def test_it_learns_from_a_few_games(tmp_path: Path) -> None:
    watch("burgundy", 4, tmp_path, teacher="novice")
    write([tmp_path], tmp_path / "games.parquet")
    data = read(tmp_path / "games.parquet")
    policy, progress = learn(data, hidden=16, epochs=3)
    assert progress[-1].surprise < progress[0].surprise
    again, _progress = learn(data, hidden=16, epochs=3)
    assert np.array_equal(policy.weights["out"], again.weights["out"]), "learning repeats"
    chances = policy.chances(data.observations[:50], data.masks[:50])
    assert np.allclose(chances.sum(axis=1), 1, atol=1e-4)
    assert not chances[~data.masks[:50]].any()
    policy.save(tmp_path / "policy.npz")
    loaded = Policy.load(tmp_path / "policy.npz")
    actions = [int(action) for action in np.flatnonzero(data.masks[0])]
    assert np.array_equal(
        loaded.preferences(data.observations[0], actions),
        policy.preferences(data.observations[0], actions),
    )
    score = measure(policy, encoding_of("burgundy", 2), "random", count=2)
    assert 0 <= score.rate <= 1


def test_gradients_are_those_of_the_surprise() -> None:
    rng = np.random.default_rng(1)
    policy = Policy.fresh(5, 4, 6, seed=2)
    seen = rng.standard_normal((3, 5)).astype(np.float32)
    masks = np.ones((3, 6), bool)
    masks[:, 2] = False
    actions = np.array([0, 3, 5])
    gradients, _surprise = policy.gradients(seen, masks, actions)
    for name, place in (("in", (2, 1)), ("out", (3, 5)), ("out.bias", (0,)), ("in.bias", (2,))):
        step = np.float32(1e-2)
        surprises = []
        for sign in (1, -1):
            policy.weights[name][place] += sign * step
            surprises.append(policy.gradients(seen, masks, actions)[1])
            policy.weights[name][place] -= sign * step
        slope = (surprises[0] - surprises[1]) / (2 * step)
        assert slope == pytest.approx(float(gradients[name][place]), abs=2e-3)


@pytest.mark.extended
@pytest.mark.parametrize(
    ("game", "games", "least"), [("boonlake", 100, 0.9), ("burgundy", 250, 0.7)]
)
def test_it_beats_novice(
    game: str, games: int, least: float, capsys: pytest.CaptureFixture[str]
) -> None:
    score = main([game, "--games", str(games), "--measure", "100"])
    assert score.rate > least
    assert "against Novice: wins" in capsys.readouterr().out
