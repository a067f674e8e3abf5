"""The tiny game of docs/adding-a-game.md, taken from its code blocks."""

import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from spieltisch import games
from spieltisch.kernel.game import Game
from spieltisch.titles import Title

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


def code() -> str:
    """All Python of the page, as one module."""
    return "\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S))


@cache
def module() -> ModuleType:
    """The page as a module that can be imported, so that its classes can be pickled."""
    import sys

    made = ModuleType("auction_of_the_docs")
    sys.modules[made.__name__] = made
    exec(compile(code(), str(PAGE), "exec"), made.__dict__)
    return made


def make(pack: Path | None = None) -> Game[Any]:
    """The game."""
    game: Game[Any] = module().Auction()
    game.modules = [module()]
    return game


games.add(Title("auction", make))
