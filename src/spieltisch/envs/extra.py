"""What the extra `research` brings, and what to say where it is missing."""

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

LIBRARIES: Final = ("numpy", "gymnasium", "librt", "pettingzoo", "pyarrow", "PIL", "resvg_py")
NOT_ON_WINDOWS: Final = ("pyspiel",)


class MissingExtra(ModuleNotFoundError):
    """A library of the extra `research` is not installed."""


def check(libraries: Sequence[str] = ()) -> None:
    """Complain in plain words unless all of these can be imported; by default the whole extra."""
    wanted = libraries or (*LIBRARIES, *(() if sys.platform == "win32" else NOT_ON_WINDOWS))
    missing = [library for library in wanted if find_spec(library) is None]
    if missing:
        raise MissingExtra(
            f"spieltisch.envs needs {', '.join(missing)}, which the extra `research` brings: "
            "pip install 'spieltisch[research]'"
        )
