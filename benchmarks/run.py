"""How fast is it? Both builds of our engine, and what others play on, in one interleaved run.

    make bench
    make bench ARGS="--rounds 7 --json"

Prints medians with their spread and the ratio to Catanatron, and keeps everything as JSON in
`benchmarks/results/`. The rivals live in an environment of their own (`.bench`), made when needed.
"""

import argparse
import json
import subprocess
import sys
import venv
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.rounds import ROOT, Contender, commit, house, machine, measure
from spieltisch import native
from spieltisch.version import __version__

RESULTS = Path(__file__).parent / "results"
RIVALS = ROOT / ".bench"
ANCHOR = "catanatron: decisions/s"


def rivals_python() -> Path:
    """The Python of the rivals' environment, made and filled if it is not there yet."""
    python = RIVALS / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    wanted = (Path(__file__).parent / "rivals.txt").read_text(encoding="utf-8")
    stamp = RIVALS / "ready"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        print("Fetching the rivals into .bench (once) …", file=sys.stderr)
        venv.create(RIVALS, clear=True, with_pip=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, "--requirement", "benchmarks/rivals.txt"], cwd=ROOT, check=True)
        stamp.write_text(wanted, encoding="utf-8")
    return python


def contenders(alone: bool) -> list[Contender]:
    """Everybody who runs here; the compiled build only if there is one."""
    found = [house("plain", ROOT / "src", plain=True)]
    if native.up_to_date():
        found.insert(0, house("compiled", ROOT / "src", plain=False))
    else:
        print("The core is not compiled here: only plain Python is measured.", file=sys.stderr)
    if not alone:
        found.append(Contender("rivals", [str(rivals_python()), "benchmarks/rivals.py"], {}))
    return found


def rival_versions() -> dict[str, str]:
    """What Catanatron and OpenSpiel call themselves."""
    told = subprocess.run(
        [rivals_python(), "benchmarks/rivals.py", "versions"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(json.loads(told.stdout))


def report(measured: list[Contender], alone: bool) -> dict[str, object]:
    """Everything there is to keep."""
    return {
        "spieltisch": __version__,
        "commit": commit(),
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "where": machine(),
        "rivals": {} if alone else rival_versions(),
        "figures": {contender.name: contender.figures for contender in measured},
    }


def print_table(measured: list[Contender]) -> None:
    """Medians, spread, and how many times Catanatron's rate."""
    anchor = next((c.median(ANCHOR) for c in measured if ANCHOR in c.figures), 0.0)
    for contender in measured:
        for figure, values in contender.figures.items():
            ratio = contender.median(figure) / anchor if anchor else 0.0
            times = f"{ratio:6.1f} × Catanatron" if ratio and "decisions/s" in figure else ""
            spread = f"({min(values):,.1f} … {max(values):,.1f})"
            name = f"{contender.name}, {figure}"
            print(f"{name:<46} {contender.median(figure):>12,.1f}  {spread:<26} {times}".rstrip())


def main() -> None:
    """Measure, print, keep."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--alone", action="store_true", help="without the rivals")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    given = parser.parse_args()
    measured = contenders(given.alone)
    measure(measured, given.rounds)
    kept = report(measured, given.alone)
    RESULTS.mkdir(exist_ok=True)
    file = RESULTS / f"{str(kept['when'])[:10]}-{str(kept['commit']).rstrip('+')}.json"
    file.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if given.json:
        print(json.dumps(kept, ensure_ascii=False))
    else:
        print_table(measured)


if __name__ == "__main__":
    main()
