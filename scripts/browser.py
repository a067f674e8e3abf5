"""Make sure that the tests have a Chromium and letters: the system's own, else installed.

    python scripts/browser.py

Silent when all is there. Debian's packages where we may install them, else Playwright's Chromium.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.services import install_packages, may_install

NAMES = ("chromium", "chromium-browser", "google-chrome")
LETTERS = "fonts-liberation"
"""As wide as those that most people have; what fits with them may not fit with others."""


def found() -> str | None:
    """A Chromium on this machine; the environment's CHROMIUM names another."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def has_letters() -> bool:
    """Whether words are as wide here as on most screens; without fontconfig they are."""
    if not shutil.which("fc-match"):
        return True
    asked = ["fc-match", "-f", "%{family}", "Times New Roman"]
    family = subprocess.run(asked, capture_output=True, text=True).stdout
    return any(name in family for name in ("Liberation Serif", "Times New Roman", "Tinos"))


def main() -> int:
    """Install what is missing; the tests that need it are skipped without it."""
    missing = [LETTERS] * (not has_letters()) + ["chromium"] * (not found())
    if not missing:
        return 0
    print(f"Installing for the browser's tests: {' '.join(missing)} …", flush=True)
    if may_install():
        install_packages(missing)
    if not found():
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        if subprocess.run(command, capture_output=True).returncode:
            print("No Chromium: the browser's tests will be skipped.", file=sys.stderr)
    if not has_letters():
        print(f"No {LETTERS}: tests of what fits will be skipped.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
