"""Where the house takes true luck it takes the same luck while it is tested.

A match without a seed, or one that goes on where a record ends, draws a secret of its own, and so
does every table of a server: what a test sees would be another game in each run.
"""

import secrets
from random import Random
from types import SimpleNamespace
from typing import Any

SEED = 1


def source() -> Any:
    """What `secrets` offers to games: always the same, whatever was asked before."""
    return SimpleNamespace(
        token_bytes=lambda size: Random(SEED).randbytes(size),
        randbits=lambda bits: Random(SEED).getrandbits(bits),
        choice=lambda things: Random(SEED).choice(things),
        SystemRandom=lambda: Random(SEED),
        token_urlsafe=secrets.token_urlsafe,
    )
