"""Run the tests on both builds of the core: all of them on plain Python, with coverage, then on the
compiled core all but those that never reach it.

    python scripts/test_builds.py [pytest's arguments]
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTEST = [sys.executable, "-m", "pytest", "-n", "auto", "--maxprocesses", "8", "-q"]
COMPILED = ["kernel", "games", "proving", "tables", "bots", "arena", "envs", "draw"]
"""What lives from the core. Pages, stores and browsers only see what comes out of it."""
NO_TESTS = 5
"""What pytest says when a selection matches nothing."""


def main(arguments: list[str]) -> int:
    """Both runs, one after the other; the first failure counts."""
    plain = subprocess.run(
        [*PYTEST, "--cov", *arguments], cwd=ROOT, env={**os.environ, "SPIELTISCH_PURE": "1"}
    )
    if plain.returncode:
        return plain.returncode
    if not (ROOT / "src" / "spieltisch" / "native.json").exists():
        print("The core is not compiled here: the plain run is all.")
        return 0
    print("\nThe same on the compiled core:", flush=True)
    rooms = [*(f"tests/{room}" for room in COMPILED), "tests/test_native.py"]
    rooms = [room for room in rooms if (ROOT / room).exists()]
    wanted = {**os.environ, "SPIELTISCH_BUILD": "compiled"}
    compiled = subprocess.run([*PYTEST, *_options(arguments), *rooms], cwd=ROOT, env=wanted)
    return 0 if compiled.returncode == NO_TESTS else compiled.returncode


def _options(arguments: list[str]) -> list[str]:
    """Without the paths: the rooms stand for them."""
    return [argument for argument in arguments if not (ROOT / argument.split("::")[0]).exists()]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
