"""Rate limits: everybody has a bucket that fills with time; every request takes what it costs."""

import time
from collections import OrderedDict
from typing import Final

FILL: Final = 20.0
"""Cost units that come back each second."""
DEPTH: Final = 200.0
"""Cost units that may be spent at once."""
MOST_BUCKETS: Final = 20_000


class Limits:
    """Buckets by address and by identity. A scale of 0 means no limits."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, who: str, cost: float, at: float | None = None) -> bool:
        """Take the cost from a bucket; False if it does not hold so much."""
        if self.scale <= 0:
            return True
        moment = time.monotonic() if at is None else at
        full = DEPTH * self.scale
        level, since = self._buckets.pop(who, (full, moment))
        level = min(full, level + (moment - since) * FILL * self.scale)
        allowed = level >= cost
        self._buckets[who] = (level - cost if allowed else level, moment)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed
