"""Has anything become slower? This tree against a commit, measured in the same run.

    make bench-compare BASE=HEAD~3

Fails when a figure is worse by more than a quarter. The base is checked out into a folder of its
own and compiled there if this tree is compiled.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.rounds import ROOT, Contender, better_when_higher, house, measure
from spieltisch import native

WORST = 0.75
"""The least part of the base's speed that is accepted."""


@contextmanager
def checked_out(base: str) -> Iterator[Path]:
    """The base's files, in a folder that goes away again."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "base"
        git = ["git", "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", place, base], cwd=ROOT, check=True)
        try:
            yield place
        finally:
            subprocess.run([*git, "remove", "--force", place], cwd=ROOT, check=True)


def compile_core(place: Path) -> None:
    """Compile the base as it would be installed."""
    print("Compiling the base (a minute or two) …", file=sys.stderr)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(command, cwd=place, stdout=subprocess.DEVNULL, check=True)


def fallen(now: Contender, base: Contender) -> list[str]:
    """The figures that are worse by more than a quarter, each with its ratio."""
    found = []
    for figure in sorted(now.figures.keys() & base.figures.keys()):
        ratio = now.median(figure) / base.median(figure)
        speed = ratio if better_when_higher(figure) else 1 / ratio
        mark = "  SLOWER" if speed < WORST else ""
        print(f"{now.name}, {figure:<40} {speed:6.2f} × the base{mark}")
        if mark:
            found.append(f"{now.name}, {figure}: {speed:.2f} × the base")
    return found


def main() -> int:
    """Measure both and say what fell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("base", help="a commit, tag or branch")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    compiled = native.up_to_date()
    with checked_out(given.base) as place:
        pairs = [(house("plain", ROOT / "src", True), house("base, plain", place / "src", True))]
        if compiled and (place / "setup.py").exists():
            compile_core(place)
            ours = house("compiled", ROOT / "src", False)
            pairs.append((ours, house("base, compiled", place / "src", False)))
        measure([contender for pair in pairs for contender in pair], given.rounds)
    slower = [line for now, base in pairs for line in fallen(now, base)]
    print("\n".join(["", "Slower by more than a quarter:", *slower] if slower else ["", "Fine."]))
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
