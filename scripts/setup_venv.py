"""Make `.venv` ready and stay silent when it already is; `make` calls this before anything else.

    python -m scripts.setup_venv run       enough to play; compiles the core in the background
    python -m scripts.setup_venv dev       also tests, linters and types
    python -m scripts.setup_venv core      the same as dev, and waits for the compiled core
    python -m scripts.setup_venv release   the same as dev, and what locks, audits and releases

Packages come from the lock, by uv if it is there and by pip if not. A stamp inside `.venv` says
what it was made from; it is written last and taken away first, so an interrupted set-up simply
starts again. Only the standard library is needed.
"""

import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

from scripts.locked import ROOT, locked

VENV = ROOT / ".venv"
PYTHON = str(VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))
FAILED, LOG = VENV / "not-compiled", VENV / "compile.log"
RUN = ("run", "build")
DEV = (*RUN, "host", "research", "dev")
LEVELS = {"run": RUN, "dev": DEV, "core": DEV, "release": (*DEV, "release")}


def main(level: str) -> None:
    """Prepare `.venv`, then see to the core where it is asked for."""
    if level == "compile":  # what `run` leaves behind
        compile_core()
        return
    with turn(Path(__file__)):
        prepare(LEVELS[level])
    if level in ("run", "core") and not (native().plain_wanted() or native().up_to_date()):
        if reason := why_plain(again=level == "core"):
            say(f"The rules run as plain Python ({reason}): right, only slower.")
        elif level == "core":
            say("Compiling the rules (once after they changed, two to three minutes) …")
            compile_core()
        else:
            none = subprocess.DEVNULL
            again = [sys.executable, "-m", "scripts.setup_venv", "compile"]
            subprocess.Popen(again, stdin=none, stdout=none, stderr=none, start_new_session=True)
            say("The rules are being compiled in the background (some minutes): from the next")
            say("start bots think six times faster. This one runs them as plain Python.")


def prepare(parts: tuple[str, ...]) -> None:
    """Bring `.venv` up to the parts asked for, if it does not hold them yet."""
    stamp, here = VENV / "ready", fingerprint()
    made_from, *held = read(stamp).splitlines() or [""]
    fresh = made_from != here or not Path(PYTHON).exists()
    if not fresh and set(held) >= set(parts):
        return
    say(f"Setting up .venv (once, about {'half a minute' if parts == RUN else 'a minute'}) …")
    stamp.unlink(missing_ok=True)
    uv = shutil.which("uv")
    try:
        if fresh:
            venv.create(VENV, clear=True, with_pip=not uv, symlinks=sys.platform != "win32")
        (VENV / "wanted.txt").write_text(locked(*parts), encoding="utf-8")
    except (OSError, subprocess.CalledProcessError) as fault:
        sys.exit(
            f"\nSet-up failed: the folder .venv could not be made ({fault}).\n"
            "Look whether the disk has room, you may write here, and Python's venv is whole\n"
            "(on Debian and Ubuntu: apt install python3-venv), then try again."
        )
    tool = [uv, "pip", "install", f"--python={PYTHON}"] if uv else [PYTHON, "-m", "pip", "install"]
    wanted = [["--require-hashes", "--requirement=.venv/wanted.txt"]]
    wanted += [["--no-build-isolation", "--editable=."]] if fresh else []
    for what in wanted:
        done = run([*tool, "--no-compile", "--no-deps", *what], SPIELTISCH_PURE="1")
        if done.returncode:
            words = [line for line in done.stdout.splitlines() if not line.startswith("WARNING:")]
            say("\n".join(words[-12:]))
            sys.exit(
                "\nSet-up failed: most often it is the network or a proxy. Look there, then\n"
                "run the same command again."
            )
    stamp.write_text("\n".join([here, *parts]), encoding="utf-8")


def fingerprint() -> str:
    """Everything `.venv` depends on, also its place: an environment cannot be moved."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packaging = [project["build-system"], project["project"], project["tool"]["setuptools"]]
    files = [ROOT / "requirements.txt", ROOT / "setup.py", Path(__file__)]
    parts = [sys.version, ROOT, packaging, *(path.read_bytes() for path in files)]
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def native() -> SimpleNamespace:
    """What `spieltisch.native` knows of the compiled core, without importing the package."""
    return SimpleNamespace(**runpy.run_path(str(ROOT / "src/spieltisch/native.py")))


def why_plain(again: bool) -> str:
    """What keeps the core from being compiled; what failed before is tried only if asked."""
    if not again and read(FAILED) == native().fingerprint():
        return f"compiling them failed, see .venv/{LOG.name}"
    return run([PYTHON, "-c", "import setup; print(setup.why_plain())"]).stdout.split("\n")[-2]


def compile_core() -> None:
    """Compile into the sources' folders, unless another process has just done it."""
    with turn(ROOT / "setup.py"):
        sources = native().fingerprint()
        if native().up_to_date():
            return
        LOG.write_text(run([PYTHON, "setup.py", "build_ext", "--inplace"]).stdout, encoding="utf-8")
        if not native().stamp():
            FAILED.write_text(sources, encoding="utf-8")
            say(f"The rules run as plain Python: compiling them failed, see .venv/{LOG.name}.")


@contextmanager
def turn(file: Path) -> Iterator[None]:
    """One process after the other."""
    with file.open("rb") as held:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def run(command: list[str], **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run in silence; what was said is kept."""
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )


def read(path: Path) -> str:
    """A file's text, or nothing."""
    return path.read_text(encoding="utf-8") if path.exists() else ""


def say(words: str) -> None:
    """Tell the person at the terminal, apart from the output of the command that follows."""
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else "dev")
    except KeyboardInterrupt:
        sys.exit("\nSet-up interrupted; the next command begins it again.")
