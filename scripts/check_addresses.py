"""Fail if a file of the project names a package registry or a place on somebody's machine.

Where packages come from is each reader's own setting, and a path from one machine means nothing
on another; both slip in easily through lock files, recorded games and notebooks.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

REGISTRY = re.compile(
    r"\b(?:pypi|pythonhosted|npmjs|yarnpkg|debian|conda|anaconda|ghcr|docker)\.(?:org|com|io)\b"
    r"|^\s*--(?:extra-)?index-url\b|^\s*--find-links\b|\bfile://",
    re.MULTILINE,
)
MACHINE = re.compile(
    r"(?<![\w.:/~-])/(?:home|root|Users|work|opt|tmp|mnt|srv|var|private|usr/local)/[\w.-]+"
    r"|\b[A-Z]:\\Users\b"
)
MADE = re.compile(r"^(?:\.venv|\.git|\.\w+_cache|\.hypothesis|build|dist)\b|__pycache__|\.egg-info")


def project_files() -> list[Path]:
    """Every file git tracks or would track; without git, every file that no tool made."""
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(git, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        files = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        files = [path for path in ROOT.rglob("*") if not MADE.search(str(path.relative_to(ROOT)))]
    return sorted(path for path in files if path.is_file())


def findings(text: str) -> Iterator[tuple[int, str]]:
    """Line number and wording of every address in a text."""
    patterns = [REGISTRY, MACHINE]
    if len(ROOT.parts) > 2:
        patterns.append(re.compile(re.escape(str(ROOT)) + r"\b"))
    spots = {match.start(): match.group().strip() for p in patterns for match in p.finditer(text)}
    for start, words in sorted(spots.items()):
        yield text.count("\n", 0, start) + 1, words


def main() -> int:
    """Print every finding; 1 if there was any."""
    found = 0
    for path in project_files():
        for line, words in findings(path.read_text(encoding="utf-8", errors="ignore")):
            print(f"{path.relative_to(ROOT)}:{line}: {words}")
            found += 1
    print(f"{found} addresses to take out." if found else "No stray addresses.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
