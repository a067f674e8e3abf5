"""Let outside judges and learners have the environments, in a scratch environment of their own.

    python scripts/judges.py [pytest's arguments]

SuperSuit, Stable-Baselines3, MaskablePPO, torch and Ray are too large for everybody's `.venv`. They
go into `.judges`, once, which finds all else in `.venv`. Every test that needs one of them is run;
none may be skipped.
"""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WANTED = Path(__file__).with_suffix(".txt")
PLACE = ROOT / ".judges"
PYTHON = PLACE / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
TESTS = ["tests/envs/test_judges.py", "tests/examples", "tests/arena/test_ray.py"]


def prepare() -> None:
    """Make the scratch environment, unless it is there."""
    stamp, here = PLACE / "ready", WANTED.read_text(encoding="utf-8") + sys.version
    if stamp.exists() and stamp.read_text(encoding="utf-8") == here:
        return
    print("Fetching the judges into .judges (once, some minutes) …", file=sys.stderr)
    venv.create(PLACE, clear=True, with_pip=True)
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    told = subprocess.run([PYTHON, "-c", asked], check=True, capture_output=True, text=True)
    # What it does not hold itself is found where the project develops.
    more = [str(ROOT / "src"), sysconfig.get_path("purelib")]
    (Path(told.stdout.strip()) / "project.pth").write_text("\n".join(more), encoding="utf-8")
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    # torch first: what others would accept may be a newer and larger build.
    torch = next(line for line in here.splitlines() if line.startswith("torch=="))
    subprocess.run([*pip, torch], check=True)
    subprocess.run([*pip, "--requirement", str(WANTED)], check=True)
    stamp.write_text(here, encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Every test with a judge; a test that is skipped counts as failed."""
    prepare()
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "SPIELTISCH_JUDGES": "1"}
    pytest = [str(PYTHON), "-m", "pytest", "-q", "-m", "", "-p", "no:cacheprovider"]
    return subprocess.run([*pytest, *(arguments or TESTS)], cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
