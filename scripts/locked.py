"""The part of `requirements.txt` that somebody needs, for pip to read.

    python scripts/locked.py host | pip install --no-deps --require-hashes -r /dev/stdin

`requirements.txt` is the one lock of everything: version and hashes of each package, and in a
comment which others brought it. A part is what the package itself needs, with the named extras and
groups of pyproject.toml and all that these bring. As the part is whole, nothing is left to resolve.
"""

import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENTRY = re.compile(r"^(\S+?)(?:\[.*?\])?==.*(?:\n .*)*?\n    # via (.*)\n", re.MULTILINE)


def wanted(parts: Iterable[str]) -> set[str]:
    """The packages that pyproject.toml names for the parts: `run`, `build`, extras, groups."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        pyproject = tomllib.load(file)
    lists = {
        "run": pyproject["project"]["dependencies"],
        "build": pyproject["build-system"]["requires"],
        **pyproject["project"]["optional-dependencies"],
        **pyproject["dependency-groups"],
    }
    named = [re.split(r"[^\w.-]", line)[0] for part in parts for line in lists[part]]
    return {re.sub(r"[._-]+", "-", name).lower() for name in named}


def locked(*parts: str) -> str:
    """The lock's entries for these parts and all that they bring."""
    lock = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    entries = [(found[1], found[2].split(", "), found[0]) for found in ENTRY.finditer(lock)]
    needed = wanted(parts)
    more = True
    while more:
        brought = {name for name, via, _ in entries if needed & set(via)}
        more = not brought <= needed
        needed |= brought
    return "".join(text for name, _, text in entries if name in needed)


if __name__ == "__main__":
    print(locked("run", *sys.argv[1:]), end="")
