"""PPO by self-play in a single file, in the style of CleanRL: one net plays all seats.

    python examples/self_play_ppo.py burgundy --steps 1000000 --out own.npz
    spieltisch benchmark run spieltisch.envs.imitation:PolicyBot=own.npz --task burgundy-2p-v1

Many games advance in one call (`ManyGames` without bots), so a step is a decision of whichever seat
is asked in each of them. A seat's decisions are its trajectory: what others do in between belongs
to its environment, and so do the points that it gains or loses meanwhile.
"""

import argparse
from typing import Any

import numpy as np
import torch
from torch import nn

from spieltisch.envs.policy import Policy
from spieltisch.envs.vector import ManyGames

POINTS = 0.02
DISCOUNT, SMOOTHING = 0.999, 0.95
PASSES, BATCH, CLIP = 4, 512, 0.2
ENTROPY, VALUE, STEEPEST = 0.005, 0.5, 0.5


class Net(nn.Module):  # type: ignore[misc]
    """A policy and a value, each with one hidden layer."""

    def __init__(self, size: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.layer, self.head = nn.Linear(size, hidden), nn.Linear(hidden, actions)
        self.value = nn.Sequential(nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, 1))
        nn.init.orthogonal_(self.head.weight, 0.01)
        nn.init.zeros_(self.head.bias)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        logits = self.head(torch.relu(self.layer(seen))).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(seen)[:, 0]

    def policy(self) -> Policy:
        """The policy alone, in numpy."""
        weights = {
            "in": self.layer.weight.T,
            "in.bias": self.layer.bias,
            "out": self.head.weight.T,
            "out.bias": self.head.bias,
        }
        return Policy({name: one.detach().numpy().copy() for name, one in weights.items()})


def advantages(
    values: Any, seats: Any, gained: Any, ended: Any, last_seats: Any, last_values: Any
) -> Any:
    """How much better each decision went than its seat had expected (GAE, seat by seat).

    Arrays are (steps, games), `gained` has a number for each seat besides. After the last step
    the seat that is asked expects `last_values`, and the others lose together what it wins.
    """
    steps, games, players = gained.shape
    rows = np.arange(games)
    expected = np.repeat(-last_values[:, None] / max(1, players - 1), players, axis=1)
    expected[rows, last_seats] = last_values
    better = np.zeros((games, players), np.float32)
    coming = np.zeros((games, players), np.float32)
    found = np.zeros((steps, games), np.float32)
    for step in reversed(range(steps)):
        for later in (expected, better, coming):
            later[ended[step]] = 0.0
        coming += gained[step]
        own = (rows, seats[step])
        surprise = coming[own] + DISCOUNT * expected[own] - values[step]
        better[own] = surprise + DISCOUNT * SMOOTHING * better[own]
        expected[own], coming[own] = values[step], 0.0
        found[step] = better[own]
    return found


def learn(
    game: str, seats: int, steps: int, games: int, length: int, hidden: int, seed: int
) -> tuple[Net, list[float]]:
    """Play and learn for so many decisions; also the mean points of the games of each round."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    many = ManyGames(
        game, games, workers=0, seats=seats, bots=None, rewards="points", observation="flat"
    )
    size, actions = many.encoding.observer.layout.size, len(many.encoding.actions)
    net = Net(size, actions, hidden)
    adam = torch.optim.Adam(net.parameters(), lr=1e-3, eps=1e-5)
    kept: dict[str, Any] = {
        "seen": np.zeros((length, games, size), np.float32),
        "masks": np.zeros((length, games, actions), bool),
        "actions": np.zeros((length, games), np.int64),
        "chances": np.zeros((length, games), np.float32),
        "values": np.zeros((length, games), np.float32),
        "seats": np.zeros((length, games), np.int64),
        "ended": np.zeros((length, games), bool),
        "gained": np.zeros((length, games, seats), np.float32),
    }
    seen, infos = many.reset(seed=seed)
    rounds, progress = max(1, steps // (games * length)), list[float]()
    for number in range(rounds):
        adam.param_groups[0]["lr"] = 1e-3 * (1 - number / rounds)
        points: list[int] = []
        for step in range(length):
            kept["seen"][step], kept["masks"][step] = seen, infos["action_mask"]
            kept["seats"][step] = infos["seat"]
            with torch.no_grad():
                chances, values = net(*map(torch.from_numpy, (seen, kept["masks"][step])))
                taken = chances.sample()
            kept["actions"][step], kept["values"][step] = taken.numpy(), values.numpy()
            kept["chances"][step] = chances.log_prob(taken).numpy()
            seen, _rewards, ended, _cut, infos = many.step(taken.numpy())
            kept["ended"][step], kept["gained"][step] = ended, POINTS * infos["rewards"]
            points += infos["score"][ended].tolist() if ended.any() else []
        with torch.no_grad():
            masks = torch.from_numpy(infos["action_mask"].astype(bool))
            _chances, last = net(torch.from_numpy(seen), masks)
        told = {name: kept[name] for name in ("values", "seats", "gained", "ended")}
        better = advantages(**told, last_seats=infos["seat"], last_values=last.numpy())
        improve(net, adam, kept, better)
        progress.append(float(np.mean(points)) if points else float("nan"))
        print(f"round {number + 1} of {rounds}: {progress[-1]:.1f} points", flush=True)
    return net, progress


def improve(net: Net, adam: Any, kept: dict[str, Any], better: Any) -> None:
    """Make what went better than expected likelier, within bounds."""
    names = ("seen", "masks", "actions", "chances", "values")
    rows = {
        name: torch.from_numpy(kept[name].reshape(better.size, *kept[name].shape[2:]))
        for name in names
    }
    gain = torch.from_numpy(better.reshape(-1))
    wanted = gain + rows["values"]
    for _pass in range(PASSES):
        for some in torch.randperm(len(gain)).split(BATCH):
            chances, values = net(rows["seen"][some], rows["masks"][some])
            ratio = (chances.log_prob(rows["actions"][some]) - rows["chances"][some]).exp()
            here = (gain[some] - gain[some].mean()) / (gain[some].std(correction=0) + 1e-8)
            bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * here, bounded * here).mean()
            loss += VALUE * (values - wanted[some]).square().mean()
            loss -= ENTROPY * chances.entropy().mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), STEEPEST)
            adam.step()


def main(arguments: list[str] | None = None) -> None:
    """Learn and keep it."""
    parser = argparse.ArgumentParser(description="PPO learns a game by playing all its seats.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=32, help="how many games at once")
    parser.add_argument("--length", type=int, default=64, help="steps between two lessons")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="own.npz")
    given = parser.parse_args(arguments)
    sizes = (given.steps, given.games, given.length, given.hidden)
    net, _progress = learn(given.game, given.seats, *sizes, given.seed)
    net.policy().save(given.out)
    print(f"kept in {given.out}")


if __name__ == "__main__":
    main()
