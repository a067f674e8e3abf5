"""Ask the public vulnerability database about every locked package.

    python scripts/audit.py

Exit code 1 if a locked version has a known vulnerability; where the database cannot be reached,
it says so and passes: a build must not fail because a service is away.
"""

import json
import re
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SERVICE = "https://api.osv.dev/v1/querybatch"
SECONDS = 20.0


def locked() -> list[tuple[str, str]]:
    """Name and version of every locked package."""
    text = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    return re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE)


def ask(packages: list[tuple[str, str]]) -> list[dict[str, Any]]:
    """What the database knows of each."""
    queries = [
        {"package": {"name": name, "ecosystem": "PyPI"}, "version": version}
        for name, version in packages
    ]
    request = urllib.request.Request(
        SERVICE, json.dumps({"queries": queries}).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        results: list[dict[str, Any]] = json.load(answer)["results"]
    return results


def main() -> int:
    """Print what is known."""
    packages = locked()
    try:
        results = ask(packages)
    except (OSError, urllib.error.URLError, ValueError) as fault:
        print(f"Not audited: the vulnerability database cannot be reached ({fault}).")
        return 0
    found = 0
    for (name, version), result in zip(packages, results, strict=True):
        for known in result.get("vulns", []):
            print(f"{name} {version}: {known['id']}")
            found += 1
    print(f"{len(packages)} locked packages, {found} known vulnerabilities.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
