"""The games as environments for research: arrays, masks, rewards, and words.

- `<game>_v0`, `zoo`: PettingZoo
- `openspiel`: OpenSpiel, registered on import
- `gym`, `vector`: Gymnasium, one seat against bots; many games in worker processes
- `dataset`: recorded games as arrays, in Parquet
- `text`: the table in words, options numbered

Everything here needs the extra `research`; each module imports only the libraries it is for.
"""

from spieltisch.envs.extra import check

check()
