"""Check in scratch environments that Spieltisch installs where others install it.

    python -m scripts.check_installs

A copy of the sources goes through what people do: `make play` and `make test` on a machine without
a C compiler, `pip install` of it, and sdist → wheel → install outside the tree, compiled, with its
extras, by the newest Python at hand. Nothing is taken from `.venv`.
"""

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scripts.locked import ROOT, locked

COMPILER = re.compile(r"(.*-)?(cc|gcc|clang|c\+\+|g\+\+|c89|c99|tcc|icx)([-.\d]*)$")
NEWER = [f"python3.{minor}" for minor in range(16, sys.version_info.minor, -1)]
PYENV = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))  # its names need not work
GAME = ["play", "burgundy", "--watch", "--seed", "3"]
SECONDS = 300  # longer than anything here but compiling should take


class InstallError(Exception):
    """What people would have seen."""


class Scratch:
    """A place of its own with an environment of its own."""

    def __init__(self, place: Path, compiler: bool) -> None:
        self.place = place
        place.mkdir()
        path = os.environ["PATH"] if compiler else str(self.without_compilers())
        ours = ("SPIELTISCH_", "PYTHON", "VIRTUAL_ENV", "MAKE", "MFLAGS", "CC", "CXX")
        kept = {key: value for key, value in os.environ.items() if not key.startswith(ours)}
        data = {"XDG_DATA_HOME": str(place / "data"), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        self.environment = {**kept, **data, "PATH": path}

    def without_compilers(self) -> Path:
        """A folder with every command of this machine but the compilers."""
        commands = self.place / "commands"
        commands.mkdir()
        for folder in os.environ["PATH"].split(os.pathsep):
            for command in Path(folder).glob("*"):
                link = commands / command.name
                if not COMPILER.match(command.name) and not link.is_symlink():
                    link.symlink_to(command)
        return commands

    def run(self, *command: str | Path, cwd: Path | None = None, **environment: str) -> str:
        """What a command says; it must succeed, without a traceback."""
        done = subprocess.run(
            command,
            cwd=cwd or self.place,
            env={**self.environment, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=4 * SECONDS,
        )
        if done.returncode or "Traceback" in done.stdout:
            raise InstallError(f"{' '.join(map(str, command))}:\n{done.stdout[-3000:]}")
        return done.stdout

    def venv(self, python: str, name: str) -> Path:
        """A fresh environment; its folder of commands."""
        self.run(python, "-m", "venv", self.place / name)
        return self.place / name / "bin"


def copy_sources(place: Path) -> Path:
    """The sources as a clone would hold them."""
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(git, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, place / name)
    return place


def without_compiler(place: Path, python: str) -> None:
    """`make play` shows the lobby, `make test` tests, `pip install` installs: all plain."""
    bare = Scratch(place, compiler=False)
    clone = copy_sources(place / "clone")
    show_lobby(bare, clone, python)
    tested = bare.run("make", "test", f"PYTHON={python}", "ARGS=tests/test_native.py", cwd=clone)
    expect("passed" in tested and tested.count("as plain Python") == 1, tested)
    say("no compiler: make test")
    bin_ = bare.venv(python, "isolated")
    bare.run(bin_ / "pip", "install", copy_sources(place / "again"))
    plays(bare, bin_, "plain")
    say("no compiler: pip install")


def show_lobby(bare: Scratch, clone: Path, python: str) -> None:
    """What `make play` on a fresh clone leads to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    begun = time.monotonic()
    words = (clone.parent / "play.log").open("w+", encoding="utf-8")
    playing = subprocess.Popen(
        ["make", "play", f"PYTHON={python}", "ARGS=--no-browser"],
        cwd=clone,
        env={**bare.environment, "SPIELTISCH_PORT": str(port)},
        stdin=subprocess.DEVNULL,
        stdout=words,
        stderr=words,
        start_new_session=True,
    )
    page = ""
    try:
        while not page and playing.poll() is None and time.monotonic() - begun < SECONDS:
            with contextlib.suppress(urllib.error.URLError, ConnectionError):
                page = urllib.request.urlopen(f"http://127.0.0.1:{port}/").read().decode()
            time.sleep(0.2)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(playing.pid, signal.SIGINT)
        playing.wait(30)
    words.seek(0)
    said = words.read()
    expect("<title>" in page and "Spieltisch" in page, said)
    expect(said.count("as plain Python (no C compiler") == 1 and "Traceback" not in said, said)
    say(f"no compiler: make play, the lobby after {time.monotonic() - begun:.0f} s")


def built_and_compiled(place: Path, python: str) -> None:
    """sdist → wheel → install outside the tree, as a program and with its extras."""
    there = Scratch(place, compiler=True)
    clone = copy_sources(place / "clone")
    tools = there.venv(python, "tools")
    (place / "build.txt").write_text(locked("build"), encoding="utf-8")
    exact = ("install", "--no-deps", "--require-hashes", "-r")
    there.run(tools / "pip", *exact, place / "build.txt")
    sdist = "import setuptools.build_meta as backend; backend.build_sdist('..')"
    there.run(tools / "python", "-c", sdist, cwd=clone)
    there.run(tools / "pip", "wheel", "--no-deps", "-w", place, next(place.glob("*.tar.gz")))
    wheel = next(place.glob("*.whl"))
    names = set(zipfile.ZipFile(wheel).namelist())
    expect({"spieltisch/py.typed", "spieltisch/native.json"} <= names, f"{sorted(names)}")
    say(f"compiled: sdist and wheel ({wheel.name})")

    bin_ = there.venv(python, "program")
    (place / "run.txt").write_text(locked("run"), encoding="utf-8")
    there.run(bin_ / "pip", *exact, place / "run.txt")
    there.run(bin_ / "pip", "install", "--no-deps", wheel)
    there.run(bin_ / "pip", "check")
    compiled, plain = plays(there, bin_, "compiled"), plays(there, bin_, "plain", "1")
    expect(compiled == plain, f"{compiled}\n{plain}")
    if shutil.which("uv"):
        there.run("uv", "tool", "run", "--from", wheel, "spieltisch", "--help")
    say("compiled: the wheel plays from the lock, outside the tree, and plain if asked")

    bin_ = there.venv(python, "extras")
    there.run(bin_ / "pip", "install", f"{wheel}[host,research]")
    there.run(bin_ / "python", "-c", "import psycopg, redis; from spieltisch import envs")
    there.run(bin_ / "pip", "install", "--dry-run", f"{wheel}[ray]")
    say("compiled: the extras host, research, ray")


def plays(scratch: Scratch, bin_: Path, build: str, pure: str = "") -> str:
    """The command tells its build and plays a game; the result."""
    spieltisch = bin_ / "spieltisch"
    scratch.run(spieltisch, "--help")
    told = scratch.run(spieltisch, "--version", SPIELTISCH_PURE=pure)
    expect(f"({build})" in told, told)
    return scratch.run(spieltisch, *GAME, SPIELTISCH_PURE=pure)


def expect(true: bool, words: str) -> None:
    """Stop with what was said if it is not as promised."""
    if not true:
        raise InstallError(words)


def say(words: str) -> None:
    """One line for what holds."""
    print(f"ok  {words}", flush=True)


def main() -> int:
    """Both ways at once: one mostly waits for the network while the other compiles."""
    found = (path for name in NEWER for path in (name, *PYENV.glob(f"versions/*/bin/{name}")))
    newest = next((str(python) for python in found if works(str(python))), None)
    if newest is None:
        print("No newer Python at hand: all is checked with this one.")
    with tempfile.TemporaryDirectory(prefix="spieltisch-") as folder, ThreadPoolExecutor() as pool:
        place = Path(folder)
        checks = [
            pool.submit(without_compiler, place / "bare", sys.executable),
            pool.submit(built_and_compiled, place / "built", newest or sys.executable),
        ]
        faults = [fault for check in checks if (fault := check.exception())]
    for fault in faults:
        print(f"FAILED  {fault}", file=sys.stderr)
    return 1 if faults else 0


def works(python: str) -> bool:
    """Whether there is such a Python; a name on the path may be a shell of one."""
    if not shutil.which(python):
        return False
    return subprocess.run([python, "-c", ""], capture_output=True).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
