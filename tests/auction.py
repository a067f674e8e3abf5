"""The tiny game of docs/adding-a-game.md, taken from its code blocks: its rules alone."""

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from spieltisch import games
from spieltisch.kernel.game import Game
from spieltisch.titles import Title

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
RULES, REST = PAGE.read_text(encoding="utf-8").split("\n## Words\n")


def code(page: str) -> str:
    """All Python of a page, as one module."""
    return "\n".join(re.findall(r"```python\n(.*?)```", page, re.S))


def words(page: str) -> dict[str, str]:
    """All messages of a page, by language."""
    return dict(re.findall(r"```ftl (\w+)\n(.*?)```", page, re.S))


def run(name: str, page: str, file: Path = PAGE) -> ModuleType:
    """A page as a module that can be imported, so that its classes can be pickled."""
    made = ModuleType(name)
    made.__file__ = str(file)
    sys.modules[name] = made
    exec(compile(code(page), str(PAGE), "exec"), made.__dict__)
    return made


_MODULE = run("auction_of_the_docs", RULES)


def module() -> ModuleType:
    """The rules as a module."""
    return _MODULE


def make(pack: Path | None = None) -> Game[Any]:
    """The game."""
    game: Game[Any] = _MODULE.Auction()
    return game


games.add(Title("auction", make))
