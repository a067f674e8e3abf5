"""Plain Python and the compiled core: whole games, position by position, with any options and bots.

Because of this, what is shown on one build holds on the other.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spieltisch import native

ROOT = Path(__file__).resolve().parents[2]


def play(pure: str) -> Any:
    done = subprocess.run(
        [sys.executable, "-m", "tests.proving.whole_games"],
        cwd=ROOT,
        env={**os.environ, "SPIELTISCH_PURE": pure},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
def test_both_builds_play_the_same_whole_games() -> None:
    if not native.up_to_date() or native.plain_wanted():
        pytest.skip("compared where the compiled core runs")
    plain, compiled = play("1"), play("")
    assert (plain["build"], compiled["build"]) == ("plain", "compiled")
    assert len(plain["came"]) > 20
    assert plain["came"] == compiled["came"]
