"""Boonlake for PettingZoo: `boonlake_v0.env(seats=3)`. What `env` takes stands in `zoo`."""

from functools import partial

from spieltisch.envs.zoo import SeatsAtOnce, SeatsInTurn, in_turn

env = partial(in_turn, "boonlake")
raw_env = partial(SeatsInTurn, "boonlake")
parallel_env = partial(SeatsAtOnce, "boonlake")
