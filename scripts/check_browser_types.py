"""Check the types that the browser's scripts state in their JSDoc, where Node is at hand.

The scripts are shipped as they are written; TypeScript only reads them. It is installed once,
beside the project's other tools, in the version that `browser_types/package-lock.json` names.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "scripts" / "browser_types"
TOOLS = ROOT / ".venv" / "browser_types"
COMPILER = TOOLS / "node_modules" / "typescript" / "bin" / "tsc"
LISTS = ("package.json", "package-lock.json")


def installed() -> bool:
    """Whether the compiler is there, in the version that is wanted now."""
    return COMPILER.is_file() and all(
        (TOOLS / name).is_file() and (TOOLS / name).read_bytes() == (RULES / name).read_bytes()
        for name in LISTS
    )


def install(npm: str) -> bool:
    """Fetch the compiler; False where it cannot be had."""
    TOOLS.mkdir(parents=True, exist_ok=True)
    for name in LISTS:
        shutil.copy(RULES / name, TOOLS / name)
    command = [npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(command, cwd=TOOLS, check=False, capture_output=True, text=True)
    if done.returncode:
        (TOOLS / LISTS[0]).unlink()
        print(done.stderr.strip(), file=sys.stderr)
    return done.returncode == 0


def main() -> int:
    """What the compiler says; nothing is checked without Node, and that is said."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        print("Types of the browser's scripts: not checked, there is no Node with npm here.")
        return 0
    if not (installed() or install(npm)):
        print("Types of the browser's scripts: not checked, TypeScript could not be installed.")
        return 0
    return subprocess.run([node, str(COMPILER), "-p", str(RULES)], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
