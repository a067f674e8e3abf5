"""Two builds from one source: which one runs, and that they agree."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import spieltisch
from spieltisch import native

SRC = Path(spieltisch.__file__).parent.parent
STAMP = native.STAMP.name
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
DIGESTS = """
import json
from random import Random
from spieltisch import games, native
from spieltisch.kernel import engine, playout
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.flow import Flow

digests = []
for name in games.names():
    game = games.load(name)
    for seats in game.seat_counts:
        state = game.new(game.setup(seats))
        flow = Flow(Sampled(Random(seats)))
        engine.settle(state, flow)
        decisions = playout.play_at_random(state, Random(seats), flow)
        digests.append([name, seats, decisions, state.digest()])
print(json.dumps({"build": native.build(), "digests": digests}))
"""


def run(code: str, src: Path = SRC, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(src), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_build_that_was_asked_for_runs() -> None:
    wanted = os.environ.get("SPIELTISCH_BUILD", "plain" if native.plain_wanted() else "")
    if wanted:
        assert native.build() == wanted


def test_plain_python_can_be_forced() -> None:
    code = "from spieltisch import native; print(native.build())"
    assert run(code, SPIELTISCH_PURE="1").strip() == "plain"


def test_both_builds_play_the_same_games() -> None:
    if not native.up_to_date():
        pytest.skip("the core is not compiled here")
    plain = json.loads(run(DIGESTS, SPIELTISCH_PURE="1"))
    compiled = json.loads(run(DIGESTS, SPIELTISCH_PURE=""))
    assert (plain["build"], compiled["build"]) == ("plain", "compiled")
    assert plain["digests"] == compiled["digests"]


def test_a_core_older_than_its_sources_is_not_used(tmp_path: Path) -> None:
    """Somebody edits a rule and plays: it is the edited rule that counts."""
    copy = tmp_path / "src"
    shutil.copytree(SRC, copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    rule = copy / "spieltisch" / "kernel" / "piles.py"
    rule.write_text(rule.read_text(encoding="utf-8") + "\nEDITED = True\n", encoding="utf-8")
    stamp = copy / "spieltisch" / "native.json"
    stamp.write_text(json.dumps({"sources": native.fingerprint()}), encoding="utf-8")
    code = "from spieltisch.kernel import piles; from spieltisch import native; print("
    code += "piles.EDITED, native.up_to_date(), native.build())"
    assert run(code, copy, SPIELTISCH_PURE="").split() == ["True", "False", "plain"]


def test_a_half_made_core_is_not_used(tmp_path: Path) -> None:
    """Somebody starts while the core is being compiled: there are files, but no stamp yet."""
    copy = tmp_path / "src"
    shutil.copytree(SRC, copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", STAMP))
    broken = copy / "spieltisch" / "kernel" / f"piles{SUFFIX}"
    broken.unlink(missing_ok=True)
    broken.write_bytes(b"half")
    code = "from spieltisch.kernel import piles; from spieltisch import native; print("
    code += "native.build(), piles.__file__)"
    build, file = run(code, copy, SPIELTISCH_PURE="").split()
    assert (build, Path(file).name) == ("plain", "piles.py")


def test_who_starts_plain_stays_plain(tmp_path: Path) -> None:
    """Also if a core is compiled meanwhile, and also what it starts itself."""
    copy = tmp_path / "src"
    left = shutil.ignore_patterns("__pycache__", "*.egg-info", STAMP, f"*{SUFFIX}")
    shutil.copytree(SRC, copy, ignore=left)
    late = copy / "spieltisch" / "kernel" / f"piles{SUFFIX}"
    code = f"""
import os, pathlib
from spieltisch import native
pathlib.Path({str(late)!r}).write_bytes(b"compiled meanwhile")
native.write_stamp(native.STAMP, native.fingerprint())
from spieltisch.kernel import piles
print(native.up_to_date(), native.build(), os.environ[native.PURE])"""
    assert run(code, copy, SPIELTISCH_PURE="").split() == ["True", "plain", "1"]


def test_a_broken_stamp_means_plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "native.json"
    broken.write_text("{", encoding="utf-8")
    monkeypatch.setattr(native, "STAMP", broken)
    assert native.stamp() == ""
    assert not native.up_to_date()


def test_every_room_that_is_compiled_is_there() -> None:
    for room, files in native.sources().items():
        assert files, room
