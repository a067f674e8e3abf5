"""How the process runs: when garbage is looked for, and how long a thread keeps the others waiting.

Tables are large and live long, and nearly all that a move leaves behind is freed at once. A search
for garbage costs as much as there is alive, and all tables wait for it: so it is made rarely.
"""

import gc
import sys
from typing import Final

YOUNG: Final = 100_000
"""Objects more than before, after which the young ones are searched."""
NEVER: Final = 1_000_000
SWITCH_SECONDS: Final = 0.0005
"""The writer's thread must not keep the event loop waiting for Python's lock."""


def tune() -> None:
    """Once, when everything has been made that lives as long as the process."""
    sweep()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    sys.setswitchinterval(SWITCH_SECONDS)


def sweep() -> None:
    """Search everything; what is alive is left alone until the next time."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
