"""Lock every dependency by version and hash, for all platforms and all Pythons we support.

    requirements/dev.txt     everything: run-time, tools, and what builds the package
    requirements/run.txt     what `make play` needs
    requirements/build.txt   what builds the package

The last two take their versions from the first, so the three always agree. No file names an index:
each reader's own pip settings decide where packages come from.
"""

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = ["pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
COMPILE += ["--generate-hashes", "--no-emit-index-url", "--no-emit-find-links"]
COMPILE += ["--annotation-style", "line", "--custom-compile-command", "make lock"]


def main(upgrade: bool) -> None:
    """Write the three lock files; keep the present versions unless asked to upgrade."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        build = "\n".join(tomllib.load(file)["build-system"]["requires"])

    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        bin_ = Path(folder, "Scripts" if sys.platform == "win32" else "bin")
        subprocess.run([bin_ / "python", "-m", "pip", "install", "--quiet", "uv"], check=True)

        def lock(name: str, *sources: str) -> None:
            print(f"requirements/{name}.txt")
            arguments = [*COMPILE, *sources, "--output-file", f"requirements/{name}.txt"]
            subprocess.run([bin_ / "uv", *arguments], cwd=ROOT, input=build, text=True, check=True)

        same_versions = ("--constraint", "requirements/dev.txt")
        extras = [f"--extra={name}" for name in ("dev", "host", "research")]
        everything = ("pyproject.toml", "-", *extras)
        lock("dev", *everything, *(["--upgrade"] if upgrade else []))
        lock("run", "pyproject.toml", *same_versions)
        lock("build", "-", *same_versions)


if __name__ == "__main__":
    main(upgrade="--upgrade" in sys.argv[1:])
