"""Rounds of measurements: every contender once a round, so that a busy moment hurts all alike."""

import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
Figures = dict[str, list[float]]


class Contender:
    """A process that prints its figures: our engine in one of its builds, or a rival."""

    def __init__(self, name: str, command: list[str], environment: dict[str, str]) -> None:
        self.name = name
        self.command = command
        self.environment = environment
        self.figures: Figures = {}

    def run(self, seed: int) -> None:
        """One round."""
        done = subprocess.run(
            [*self.command, str(seed)],
            cwd=ROOT,
            env={**os.environ, **self.environment},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        for figure, value in json.loads(done.stdout).items():
            self.figures.setdefault(figure, []).append(value)

    def median(self, figure: str) -> float:
        return statistics.median(self.figures[figure])


def house(name: str, source: Path, plain: bool) -> Contender:
    """Our own engine from a source folder."""
    environment = {
        "PYTHONPATH": f"{source}{os.pathsep}{ROOT}",
        "SPIELTISCH_PURE": "1" if plain else "",
    }
    return Contender(name, [sys.executable, "-m", "benchmarks.house"], environment)


def measure(contenders: list[Contender], rounds: int) -> None:
    """All contenders, interleaved."""
    for number in range(rounds):
        for contender in contenders:
            print(f"round {number + 1} of {rounds}: {contender.name}", file=sys.stderr)
            contender.run(number + 1)


def better_when_higher(figure: str) -> bool:
    """Rates should be high, times and sizes low."""
    return "/s" in figure


def machine() -> dict[str, str]:
    """Where it was measured."""
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "machine": platform.machine(),
        "processor": _processor(),
        "cores": str(os.cpu_count()),
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def commit() -> str:
    """The commit that was measured, with a plus sign if something was changed since."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty=+"], cwd=ROOT, capture_output=True, text=True
    )
    return told.stdout.strip() or "unknown"
