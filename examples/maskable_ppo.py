"""MaskablePPO of sb3-contrib learns one seat of a game against bots.

    python examples/maskable_ppo.py burgundy --steps 300000 --out maskable.npz
    spieltisch benchmark run spieltisch.envs.imitation:PolicyBot=maskable.npz --task burgundy-2p-v1

Rewards are points ahead as they come, so that it learns from every move. What it has learned is
kept without torch: the policy of `spieltisch.envs.policy`, which any bot can play by.
"""

import argparse
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import spieltisch.envs.gym  # noqa: F401
from spieltisch.envs.policy import Policy

POINTS = 0.02
"""What a point is worth: a game is won or lost by about fifty."""


def table(game: str, seats: int, bots: str) -> gymnasium.Env[Any, Any]:
    """One seat of a table."""
    more: dict[str, Any] = {"bots": bots} if seats > 1 else {}
    env = gymnasium.make(
        f"spieltisch/{game.capitalize()}-v0",
        seats=seats,
        observation="flat",
        rewards="points",
        **more,
    )
    return gymnasium.wrappers.TransformReward(env, lambda reward: POINTS * float(reward))


def learn(game: str, seats: int, bots: str, steps: int, games: int, seed: int) -> MaskablePPO:
    """Play and learn for so many steps."""
    torch.set_num_threads(1)  # more do not pay for nets as small as this
    env = make_vec_env(lambda: table(game, seats, bots), games, seed=seed)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=2048 // games,
        batch_size=256,
        n_epochs=4,
        gamma=0.999,
        learning_rate=1e-3,
        ent_coef=0.005,
        seed=seed,
        policy_kwargs={
            "net_arch": {"pi": [128], "vf": [128]},
            "activation_fn": torch.nn.ReLU,
        },
    )
    return model.learn(steps)


def exported(model: MaskablePPO) -> Policy:
    """The policy alone, in numpy."""
    layer, head = model.policy.mlp_extractor.policy_net[0], model.policy.action_net
    weights = {
        "in": layer.weight.T,
        "in.bias": layer.bias,
        "out": head.weight.T,
        "out.bias": head.bias,
    }
    return Policy({name: one.detach().cpu().numpy().copy() for name, one in weights.items()})


def main(arguments: list[str] | None = None) -> None:
    """Learn and keep it."""
    parser = argparse.ArgumentParser(description="MaskablePPO learns to play against bots.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="novice", help="who sits at the other seats")
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--games", type=int, default=8, help="how many games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="maskable.npz")
    given = parser.parse_args(arguments)
    model = learn(given.game, given.seats, given.bots, given.steps, given.games, given.seed)
    exported(model).save(given.out)
    print(f"{model.num_timesteps} steps, kept in {given.out}")


if __name__ == "__main__":
    main()
