"""Make `.venv` ready and stay silent when it already is; `make` calls this before anything else.

    python scripts/setup_venv.py run    enough to play
    python scripts/setup_venv.py dev    also tests, linters and types
    python scripts/setup_venv.py core   the same, and the compiled core is as new as its sources

A stamp inside `.venv` says what it was made from. It is written last and taken away first, so an
interrupted set-up simply starts again. Only the standard library is needed.
"""

import hashlib
import importlib.util
import runpy
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from types import SimpleNamespace

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
LOCKS = {"run": ["build", "run"], "dev": ["dev"]}  # dev holds everything that run holds
PLAIN = """\
Note: the rules run as plain Python. With a C compiler (and without SPIELTISCH_PURE) they are
compiled and bots think about six times faster; remove .venv to set it up again."""


class SetupError(Exception):
    """What went wrong, and what to do about it."""


def main(level: str) -> None:
    """Prepare `.venv`; a second set-up in the same folder waits for the first."""
    with Path(__file__).open("rb") as this_file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(this_file, fcntl.LOCK_EX)
        prepare("dev" if level == "core" else level)
        if level != "dev":
            refresh_core()


def prepare(level: str) -> None:
    """Bring `.venv` up to the level asked for, if it is not there yet."""
    wanted = fingerprint()
    ready = [name for name in LOCKS if PYTHON.exists() and read(stamp(name)) == wanted]
    if level in ready or "dev" in ready:
        return
    if ready:
        say("Adding the development tools to .venv (once, about half a minute) …")
    else:
        say("Setting up .venv (once, one to two minutes) …")

    for name in LOCKS:
        stamp(name).unlink(missing_ok=True)
    if not ready:
        create()
    pip(
        ["--require-hashes", *[f"--requirement=requirements/{lock}.txt" for lock in LOCKS[level]]],
        "pip could not fetch what is needed. Most often it is the network or a proxy:\n"
        "look there, then run the same command again.",
    )
    if not ready:
        install()
        say("" if core().stamp() else PLAIN)
    stamp(level).write_text(wanted)


def install() -> None:
    """Install the package itself; this compiles its core where a C compiler is at hand."""
    pip(
        ["--no-deps", "--no-build-isolation", "--editable=."],
        "The package itself could not be installed: look at pyproject.toml, setup.py and src/.",
    )


def core() -> SimpleNamespace:
    """What `spieltisch.native` knows of the compiled core, without importing the package."""
    return SimpleNamespace(**runpy.run_path(str(ROOT / "src/spieltisch/native.py")))


def refresh_core() -> None:
    """Compile again if the sources have changed since; a core that never was is left alone."""
    native = core()
    if native.STAMP.exists() and not native.plain_wanted() and not native.up_to_date():
        say("The rules have changed: compiling them again (one to two minutes) …")
        install()


def fingerprint() -> str:
    """Everything `.venv` depends on, also its place: an environment cannot be moved."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packaging = [project["build-system"], project["project"], project["tool"]["setuptools"]]
    locks = [path.read_bytes() for path in sorted((ROOT / "requirements").glob("*.txt"))]
    scripts = [path.read_bytes() for path in (Path(__file__), ROOT / "setup.py")]
    parts = [sys.version, ROOT, packaging, locks, scripts]
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def stamp(level: str) -> Path:
    """Where the fingerprint of a finished set-up is kept."""
    return VENV / f"ready-{level}"


def read(path: Path) -> str:
    """A file's text, or nothing."""
    return path.read_text() if path.exists() else ""


def create() -> None:
    """Make an empty `.venv` in place of whatever is there."""
    if not importlib.util.find_spec("ensurepip"):
        raise SetupError(
            "This Python cannot make virtual environments: its venv module is missing.\n"
            "Install it (on Debian and Ubuntu: apt install python3-venv) and try again."
        )
    try:
        venv.create(VENV, clear=True, with_pip=True, symlinks=sys.platform != "win32")
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetupError(
            f"The folder .venv could not be made ({error}).\n"
            "Look whether the disk has room and you may write here, then try again."
        ) from error


def pip(arguments: list[str], advice: str) -> None:
    """Install in silence; on failure show pip's last words and the advice."""
    command = [str(PYTHON), "-m", "pip", "--no-input", "--disable-pip-version-check", "install"]
    done = subprocess.run(
        [*command, "--progress-bar=off", *arguments],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        words = [line for line in done.stdout.splitlines() if not line.startswith("WARNING:")]
        say("\n".join(words[-12:]))
        raise SetupError(advice)


def say(words: str) -> None:
    """Tell the person at the terminal, apart from the output of the command that follows."""
    if words:
        print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else "dev")
    except SetupError as error:
        sys.exit(f"\nSet-up failed.\n{error}")
    except KeyboardInterrupt:
        sys.exit("\nSet-up interrupted; the next command begins it again.")
