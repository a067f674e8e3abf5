"""Make sure that the tests have a Chromium: the system's own, else one installed as it allows.

    python scripts/browser.py

Silent when there is one. Debian's package where we may install packages, else Playwright's build.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def found() -> str | None:
    """A Chromium on this machine; the environment's CHROMIUM names another."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def ways() -> list[list[list[str]]]:
    """What may be tried, each a list of commands."""
    playwright = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = ["apt-get", "-qq", "-o=Dpkg::Use-Pty=0"]
        apt = [[*quiet, "update"], [*quiet, "install", "-y", "--no-install-recommends", "chromium"]]
        return [apt, playwright]
    return [playwright]


def main() -> int:
    """Install a browser if there is none; the tests that need one are skipped without it."""
    if found():
        return 0
    print("Installing Chromium for the browser's tests …", flush=True)
    for commands in ways():
        done = [subprocess.run(command, capture_output=True) for command in commands]
        if all(result.returncode == 0 for result in done):
            return 0
    print("No Chromium could be installed: the browser's tests will be skipped.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
