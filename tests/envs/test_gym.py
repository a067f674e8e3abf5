"""Gymnasium: one seat against bots, alone and many at once."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from spieltisch.bots import Bot, Sight
from spieltisch.envs.gym import SeatEnv
from spieltisch.envs.playing import Play
from spieltisch.envs.seeds import Seeds
from spieltisch.envs.vector import LostWorker, ManyGames, random_legal
from spieltisch.kernel.errors import BadSetup, Illegal
from tests.envs.positions import TABLES, name_of


def choose(observation: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_gymnasiums_own_check(at: tuple[str, int, dict[str, object]]) -> None:
    check_env(SeatEnv(*at, bots="random"), skip_render_check=True)


@pytest.mark.parametrize("game", ["Boonlake", "Burgundy"])
def test_registered_and_rendered(game: str) -> None:
    env = gymnasium.make(f"spieltisch/{game}-v0", seats=2, bots="random", render_mode="ansi")
    observation, _info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    words = env.render()
    assert isinstance(words, str)
    assert "1. " in words
    env.close()


@pytest.mark.parametrize("level", ["random", "novice", "regular"])
@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_a_game_against_each_level(game: str, level: str) -> None:
    env = SeatEnv(game, bots=level, illegal="raise")
    observation, info = env.reset(seed=2)
    rng = np.random.default_rng(1)
    terminated, reward = False, 0.0
    while not terminated:
        assert reward == 0
        assert np.array_equal(observation["action_mask"].astype(bool), env.action_masks())
        observation, reward, terminated, truncated, info = env.step(choose(observation, rng))
        assert not truncated
    assert reward in (-1.0, 0.0, 1.0)
    assert info["won"] == (env.bout.seat in env.bout.play.winners)
    assert info["score"] == env.bout.play.scores[env.bout.seat]


def test_every_opponent_may_be_another_bot_and_the_learner_any_seat() -> None:
    env = SeatEnv("burgundy", 3, bots=["random", "novice"], seat=2)
    env.reset(seed=1)
    assert env.bout.seat == 2
    bots = {seat: type(driver.bot).__name__ for seat, driver in env.bout._drivers.items()}
    assert bots == {0: "RandomBot", 1: "Novice"}
    seats = set()
    anywhere = SeatEnv("burgundy", 3, bots="random")
    for seed in range(20):
        anywhere.reset(seed=seed)
        seats.add(anywhere.bout.seat)
    assert seats == {0, 1, 2}


class Peeker(Bot):
    """A bot of somebody else's that looks where it should not."""

    seen: list[list[int]] = []  # noqa: RUF012

    def choose(self, sight: Sight) -> int:
        state: Any = sight._state
        Peeker.seen.append(list(state.players[1 - sight.seat].hand))
        return 0


def test_bots_of_others_are_blindfolded() -> None:
    Peeker.seen.clear()
    env = SeatEnv("boonlake", bots=f"{__name__}:Peeker", seat=0)
    observation, _info = env.reset(seed=6)
    rng = np.random.default_rng(2)
    hands = [list(env.bout.play.state.players[0].hand)]
    for _decision in range(40):
        observation, _reward, terminated, _truncated, _info = env.step(choose(observation, rng))
        if terminated:
            break
        hands.append(list(env.bout.play.state.players[0].hand))
    assert Peeker.seen
    assert sum(hand in hands for hand in Peeker.seen if len(hand) > 2) < len(Peeker.seen) / 2


def test_an_illegal_action_loses_raises_or_is_replaced() -> None:
    def with_illegal(way: str) -> tuple[float, bool, dict[str, Any]]:
        env = SeatEnv("boonlake", bots="random", illegal=way)
        observation, _info = env.reset(seed=1)
        wrong = int(np.flatnonzero(observation["action_mask"] == 0)[-1])
        _observation, reward, terminated, _truncated, info = env.step(wrong)
        return reward, terminated, info

    assert with_illegal("lose") == (-1.0, True, {"illegal": True})
    assert with_illegal("random") == (0.0, False, {})
    with pytest.raises(Illegal, match="not legal now"):
        with_illegal("raise")


def test_wrong_use_is_explained() -> None:
    with pytest.raises(BadSetup, match="need 2 bots"):
        SeatEnv("boonlake", 3, bots=["novice"])
    with pytest.raises(BadSetup, match="no seat 5"):
        SeatEnv("boonlake", 2, seat=5)
    with pytest.raises(Illegal, match="reset"):
        SeatEnv("boonlake", 2).step(1)


# Many games at once


@pytest.mark.parametrize("bots", ["random", None], ids=["against a bot", "all seats"])
@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_many_games_are_the_same_games_as_one_by_one(
    game: str, workers: int, bots: str | None
) -> None:
    """Whole games: what is seen, what is legal and what it brings, number for number."""
    alone = [SeatEnv(game, bots=bots, rewards="points") for _game in range(3)]
    seen = [env.reset(seed=40 + at)[0] for at, env in enumerate(alone)]
    many = ManyGames(game, 3, workers=workers, bots=bots, rewards="points")
    try:
        together, infos = many.reset(seed=40)
        ended = 0
        rng = np.random.default_rng(5)
        for _step in range(150 if bots else 320):
            for at in range(3):
                assert np.array_equal(together["observation"][at], seen[at]["observation"])
                assert np.array_equal(together["action_mask"][at], seen[at]["action_mask"])
                assert bots or infos["seat"][at] == alone[at].bout.seat
            actions = [choose(one, rng) for one in seen]
            together, rewards, terminated, truncated, infos = many.step(np.array(actions))
            assert not truncated.any()
            for at, env in enumerate(alone):
                one, reward, over, _cut, info = env.step(actions[at])
                assert (reward, over) == (rewards[at], terminated[at])
                assert bots or np.array_equal(infos["rewards"][at], info["rewards"])
                if over:
                    ended += 1
                    assert infos["score"][at] == info["score"]
                    assert infos["won"][at] == info["won"]
                    assert np.array_equal(infos["final_obs"][at], one["observation"])
                    one, _info = env.reset()
                seen[at] = one
        assert ended >= 1, "a new game begins in the step that ends one"
    finally:
        many.close()


def test_who_plays_all_seats_gets_what_pettingzoo_gives() -> None:
    """The same actions in both: the same observations, and the rewards of all seats."""
    env = SeatEnv("burgundy", bots=None)
    seen, info = env.reset(seed=4)
    play = Play(env.encoding, Seeds().begin(4))
    rng = np.random.default_rng(2)
    over = False
    while not over:
        assert info["seat"] == play.seat
        assert np.array_equal(seen["observation"], play.observe(play.seat))
        action = choose(seen, rng)
        play.take(action)
        seen, _reward, over, _cut, info = env.step(action)
        assert list(info["rewards"]) == play.collect()
    assert sorted(info["rewards"]) == [-1.0, 1.0]
    with pytest.raises(BadSetup, match="none can be chosen"):
        SeatEnv("burgundy", bots=None, seat=1)


def test_many_games_have_gymnasiums_shapes() -> None:
    many = ManyGames("burgundy", 4, workers=2, bots="random", seats=2)
    try:
        observations, _infos = many.reset(seed=[1, 2, 3, 4])
        assert many.observation_space.contains(
            {name: array.copy() for name, array in observations.items()}
        )
        assert len(many.encoding.actions) == observations["action_mask"].shape[1]
        assert many.action_space.shape == (4,)
        many.send(observations["action_mask"].argmax(axis=1))
        _observations, rewards, *_rest = many.receive()
        assert rewards.shape == (4,)
    finally:
        many.close()


def test_random_legal_actions_are_legal_and_equally_likely() -> None:
    masks = np.zeros((300, 7), np.int8)
    masks[::3, 6] = 1
    masks[1::3, [0, 4, 5]] = 1
    masks[2::3] = 1
    rng = np.random.default_rng(1)
    drawn = np.array([random_legal(masks, rng) for _time in range(30)])
    for row, legal in enumerate([[6], [0, 4, 5], range(7)]):
        actions, counts = np.unique(drawn[:, row::3], return_counts=True)
        assert actions.tolist() == list(legal)
        assert counts.min() > 0.8 * 3000 / len(actions)
    assert np.array_equal(random_legal(masks.astype(bool)[:1], rng), [6])


def test_a_dead_worker_is_noticed() -> None:
    many = ManyGames("burgundy", 2, workers=2, bots="random")
    try:
        observations, _infos = many.reset(seed=1)
        many._workers[0].kill()
        many._workers[0].join()
        actions = observations["action_mask"].argmax(axis=1)
        with pytest.raises(LostWorker, match="died"):
            many.step(actions)
    finally:
        many.close()


def test_a_workers_fault_is_told() -> None:
    many = ManyGames("burgundy", 2, workers=1, bots="random", illegal="raise")
    try:
        many.reset(seed=1)
        with pytest.raises(LostWorker, match="not legal now"):
            many.step(np.array([0, 0]))
    finally:
        many.close()
