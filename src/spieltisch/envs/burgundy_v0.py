"""The Castles of Burgundy for PettingZoo: `burgundy_v0.env(seats=4, options={"duchies": "12a"})`.

What `env` takes stands in `zoo`.
"""

from functools import partial

from spieltisch.envs.zoo import SeatsAtOnce, SeatsInTurn, in_turn

env = partial(in_turn, "burgundy")
raw_env = partial(SeatsInTurn, "burgundy")
parallel_env = partial(SeatsAtOnce, "burgundy")
