"""Run the tests: all of them on the compiled core, and on plain Python those that speak for it.

    python scripts/test_builds.py [--all] [--cover] [pytest's arguments]

Both builds come from one source, and whole games are compared by their hashes, so plain Python
only proves what the comparison stands on: the kernel, the kit and its planted faults. Without a
compiled core everything runs on plain Python, and with --all on both, the extended tests too.
--cover measures how much of the house the tests outside browsers reach, as plain Python.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORKERS = min(8, 2 * (os.cpu_count() or 1))
"""Two for each core: tests of browsers and servers wait for half of their time."""
PYTEST = [sys.executable, "-m", "pytest", "-q", "-n", str(WORKERS)]
PYTEST += ["--dist", "worksteal"]  # neighbours stay on one worker and share what they start
ON_PLAIN = ["tests/kernel", "tests/proving", "tests/tables", "tests/test_native.py"]
ON_PLAIN += [f"tests/games/{game}/test_kit.py" for game in ("boonlake", "burgundy")]
"""What the plain build must show where the compiled one has shown everything."""
IN_BROWSERS = "tests/client"
"""What these tests reach runs in other processes, which coverage does not see."""
BYTECODE = str(ROOT / ".venv" / "bytecode")
"""Where Python keeps its bytecode; else each of a hundred servers compiles all sources anew."""
NO_TESTS = 5
"""What pytest says when a selection matches nothing."""


def main(arguments: list[str]) -> int:
    """The runs that were asked for, one after the other; the first failure counts."""
    wanted = [argument for argument in arguments if argument not in ("--all", "--cover")]
    if "--cover" in arguments:
        return run("plain", ["--cov", f"--ignore={IN_BROWSERS}", *wanted])
    if "--all" in arguments:
        wanted = ["-m", "", *wanted]
    if not (ROOT / "src" / "spieltisch" / "native.json").exists():
        print("The core is not compiled here: all tests run on plain Python, and take longer.")
        return run("plain", wanted)
    failed = run("compiled", wanted)
    if failed:
        return failed
    print("\nOn plain Python:", flush=True)
    return run("plain", wanted if "--all" in arguments else [*_options(wanted), *ON_PLAIN])


def run(build: str, arguments: list[str]) -> int:
    """One run of pytest on this build."""
    environment = {**os.environ, "SPIELTISCH_BUILD": build, "PYTHONPYCACHEPREFIX": BYTECODE}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["SPIELTISCH_PURE"] = "1" if build == "plain" else ""
    code = subprocess.run([*PYTEST, *arguments], cwd=ROOT, env=environment).returncode
    return 0 if code == NO_TESTS else code


def _options(arguments: list[str]) -> list[str]:
    """Without the paths: the rooms stand for them."""
    return [argument for argument in arguments if not (ROOT / argument.split("::")[0]).exists()]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
