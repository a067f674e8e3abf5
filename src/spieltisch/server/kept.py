"""What takes long to make and always comes out the same, kept in the user's cache folder.

So a server starts in half the time, and of several workers only the first has to make it. Where
nothing can be kept, it is made each time.
"""

import hashlib
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import platformdirs

FOLDER = Path(platformdirs.user_cache_dir("spieltisch", appauthor=False)) / "made"


def kept(name: str, made_from: bytes, make: Callable[[], bytes]) -> bytes:
    """What `make` makes of this. What was made of something else under this name is forgotten."""
    path = FOLDER / f"{name}-{hashlib.sha256(made_from).hexdigest()}"
    with suppress(OSError):
        return path.read_bytes()
    made = make()
    with suppress(OSError):
        FOLDER.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(f".{path.name}.{os.getpid()}")  # never read half written
        fresh.write_bytes(made)
        fresh.replace(path)
        for old in FOLDER.glob(f"{name}-*"):
            if old != path:
                old.unlink()
    return made
