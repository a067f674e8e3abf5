"""Without the extra, importing says in plain words what to install."""

import subprocess
import sys

import pytest

from spieltisch.envs.extra import MissingExtra, check


def test_what_is_missing_is_named() -> None:
    check(["json"])
    with pytest.raises(MissingExtra, match=r"needs nothing_like_it.*spieltisch\[research\]"):
        check(["json", "nothing_like_it"])


@pytest.mark.parametrize("library", ["numpy", "pettingzoo", "pyarrow"])
def test_importing_without_a_library(library: str) -> None:
    code = (
        "import importlib.util as util; real = util.find_spec\n"
        f"util.find_spec = lambda name, *more: None if name == {library!r} else real(name, *more)\n"
        "import spieltisch.envs\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"spieltisch.envs needs {library}" in done.stderr
    assert "pip install 'spieltisch[research]'" in done.stderr


def test_importing_the_package_loads_none_of_the_libraries() -> None:
    code = (
        "import sys, spieltisch.envs\n"
        "heavy = {'numpy', 'gymnasium', 'pettingzoo', 'pyarrow', 'pyspiel'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
