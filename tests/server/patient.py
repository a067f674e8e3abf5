"""Servers that are started for tests import this: a busy machine makes no work of theirs too late.

And passwords are kept with little work, since nobody's secret is at stake.
"""

import sys
from functools import partial
from typing import Any

from argon2 import PasswordHasher

TIMES = 20
little_work = partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)

_errands = sys.modules.get("spieltisch.server.workers.errands")
if _errands is not None:
    _begin = _errands.Errands.__init__

    def _patiently(self: Any, name: str, threads: int, seconds: float, **more: Any) -> None:
        _begin(self, name, threads, TIMES * seconds, **more)

    _errands.Errands.__init__ = _patiently

_identity = sys.modules.get("spieltisch.server.identity")
if _identity is not None:
    vars(_identity)["PasswordHasher"] = little_work
