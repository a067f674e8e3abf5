"""Make sure that the tests have a Chromium: the system's own, else installed.

    python scripts/browser.py

Silent when all is there. Debian's packages where we may install them, else Playwright's Chromium.
Best is the one without windows: a page costs it half of what it costs a whole Chromium.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.services import install_packages, may_install

WINDOWLESS = "chromium-headless-shell"
NAMES = (WINDOWLESS, "chromium", "chromium-browser", "google-chrome")
ASKED = Path(sys.prefix) / "no-windowless-browser"
"""Left where it could not be had, so that this is tried once."""


def found() -> str | None:
    """A Chromium on this machine; the environment's CHROMIUM names another."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def main() -> int:
    """Install what is missing; the tests that need it are skipped without it."""
    if "CHROMIUM" in os.environ or shutil.which(WINDOWLESS) or (found() and ASKED.exists()):
        return 0
    if may_install():
        print("Installing Chromium for the browser's tests …", flush=True)
        if not install_packages([WINDOWLESS]):
            ASKED.touch()
    if not found() and may_install():
        install_packages(["chromium"])
    if not found():
        print("Fetching Chromium for the browser's tests …", flush=True)
        command = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
        if subprocess.run(command, capture_output=True).returncode:
            print("No Chromium: the browser's tests will be skipped.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
