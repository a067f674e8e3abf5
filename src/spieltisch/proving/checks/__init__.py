"""The checks, one small function each, by the moment at which they are made.

The order matters to the reader of a failure: what others build on is checked first.
"""

from collections.abc import Callable

from spieltisch.proving.checks.copies import clone, save_load
from spieltisch.proving.checks.dealing import deal_hidden
from spieltisch.proving.checks.hiding import redraws
from spieltisch.proving.checks.options import (
    options_exist,
    options_parse,
    options_stable,
    options_unique,
    pickling,
    refusals,
)
from spieltisch.proving.checks.progress import progress
from spieltisch.proving.checks.records import replay
from spieltisch.proving.checks.table import (
    audit,
    ending,
    honest_luck,
    looking,
    no_seed,
    order,
    repeatable,
    scores,
    steps_unchanged,
)
from spieltisch.proving.checks.travel import travel
from spieltisch.proving.checks.undo import undo
from spieltisch.proving.checks.wording import wording
from spieltisch.proving.checks.worlds import two_worlds
from spieltisch.proving.trial import Trial

Check = Callable[[Trial], None]

AT_THE_START: tuple[Check, ...] = (no_seed, deal_hidden)
AFTER_EVERY_STEP: tuple[Check, ...] = (
    looking,
    options_exist,
    options_unique,
    options_parse,
    options_stable,
    pickling,
    steps_unchanged,
    clone,
    repeatable,
    audit,
    scores,
    order,
    ending,
    honest_luck,
    save_load,
    travel,
    redraws,
    two_worlds,
    wording,
    refusals,
    progress,
    undo,
)
AT_THE_END: tuple[Check, ...] = (no_seed, replay)
