"""The game that docs/adding-a-game.md builds is complete, short, and keeps every promise."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from spieltisch.kernel.game import Game
from spieltisch.proving import prove_game
from spieltisch.tables.match import Match

PAGE = Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md"
MODULE = "auction_from_the_docs"


def code() -> str:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return "\n".join(blocks)


@pytest.fixture
def auction() -> Iterator[Game[Any]]:
    module = ModuleType(MODULE)
    sys.modules[MODULE] = module  # so that its steps and options can be pickled
    exec(compile(code(), str(PAGE), "exec"), module.__dict__)
    game = module.Auction()
    game.modules = [module]
    yield game
    del sys.modules[MODULE]


def test_is_shorter_than_a_hundred_lines() -> None:
    assert len([line for line in code().splitlines() if line.strip()]) < 100


def test_keeps_every_promise(auction: Game[Any]) -> None:
    report = prove_game(auction, games=12)
    assert report.games == 12


def test_plays_to_the_end(auction: Game[Any]) -> None:
    match = Match(auction, seats=3, seed=7)
    while not match.over:
        choice = match.choices[0]
        match.take(choice.seat, choice.options[0])
    assert match.winners
